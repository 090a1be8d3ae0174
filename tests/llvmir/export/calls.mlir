// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.func @void()
llvm.func @one(i32) -> i32
llvm.func @pair(i32, i64) -> !llvm.struct<(i32, i64)>
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @caller(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr, %arg3: f64) -> i32 {
  llvm.call @void() : () -> ()
  %0 = llvm.call @one(%arg0) : (i32) -> i32
  %1 = llvm.call @pair(%0, %arg1) : (i32, i64) -> !llvm.struct<(i32, i64)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, i64)>
  %3 = llvm.call @printf(%arg2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  %4 = llvm.call @printf(%arg2, %arg0, %arg3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64) -> i32
  %5 = llvm.call @local(%2) : (i32) -> i32
  llvm.return %5 : i32
}
llvm.func internal @local(%arg0: i32) -> i32 {
  %0 = llvm.call @local(%arg0) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @indirect(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
  %0 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
  llvm.call %arg0() : !llvm.ptr, () -> ()
  %1 = llvm.call %arg0(%arg1, %0) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, i32) -> i32
  llvm.return %0 : i32
}
llvm.func @address(%arg0: i32) -> i32 {
  %0 = llvm.mlir.addressof @one : !llvm.ptr
  %1 = llvm.call %0(%arg0) : !llvm.ptr, (i32) -> i32
  llvm.return %1 : i32
}
llvm.func fastcc @fast(%arg0: i32) -> i32 {
  llvm.return %arg0 : i32
}
llvm.func @conventions(%arg0: i32) -> i32 {
  %0 = llvm.call fastcc @fast(%arg0) : (i32) -> i32
  %1 = llvm.call tail @one(%0) : (i32) -> i32
  %2 = llvm.call notail @one(%1) : (i32) -> i32
  llvm.return %2 : i32
}
llvm.func @attrs(%arg0: i32) -> i32 {
  %0 = llvm.call @one(%arg0) : (i32 {llvm.noundef}) -> (i32 {llvm.signext})
  %1 = llvm.call @one(%arg0) {no_unwind, will_return} : (i32) -> i32
  %2 = llvm.call @one(%arg0) {fastmathFlags = #llvm.fastmath<none>} : (i32) -> i32
  llvm.return %0 : i32
}
