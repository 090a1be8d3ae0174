// RUN: terrace opt %s --pass-pipeline="builtin.module(llvm.func(sroa))"

llvm.func @f(%x: i32) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.struct<"q", (i32, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @neg(%x: i32) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.struct<"q", (i32, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[2, -4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @neg2(%x: i32) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.struct<"q", (i32, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, -4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @big(%x: i32) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.struct<"q", (i32, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<0 x i32>>
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @z(%x: i8) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.struct<"q", (i32, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 7] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<0 x i8>
  llvm.store %x, %p : i8, !llvm.ptr
  llvm.return
}
llvm.func @arr(%x: i16) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 7] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i16>
  llvm.store %x, %p : i16, !llvm.ptr
  llvm.return
}
