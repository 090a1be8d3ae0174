// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.func @args(%arg0: i32 {llvm.noundef}, %arg1: i8 {llvm.signext}, %arg2: i8 {llvm.zeroext}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.readonly}, %arg4: !llvm.ptr {llvm.nonnull, llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64}) {
  llvm.return
}
llvm.func @typed(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<(i32, i64)>}, %arg1: !llvm.ptr {llvm.byval = i64}, %arg2: !llvm.ptr {llvm.byref = f32}, %arg3: !llvm.ptr {llvm.inalloca = i32}) {
  llvm.return
}
llvm.func @more(%arg0: !llvm.ptr {llvm.nest}, %arg1: !llvm.ptr {llvm.writeonly}, %arg2: !llvm.ptr {llvm.readnone}, %arg3: i32 {llvm.returned}, %arg4: i32 {llvm.inreg}, %arg5: !llvm.ptr {llvm.nofree, llvm.dereferenceable_or_null = 8 : i64}) -> i32 {
  llvm.return %arg3 : i32
}
llvm.func @result(i32 {llvm.noundef}) -> (i32 {llvm.noundef, llvm.zeroext})
llvm.func @result_ptr() -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.align = 8 : i64})
llvm.func @ignored(%arg0: i32 {other.attr, llvm.unknown_attr = 1 : i32}) {
  llvm.return
}
