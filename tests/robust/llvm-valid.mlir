// RUN: terrace translate --mlir-to-llvmir %s

// Valid modules that upstream once crashed on or got wrong.

llvm.func @const_shl() -> i64 {
  %0 = llvm.mlir.constant(1 : i8) : i64
  %1 = llvm.shl %0, %0 : i64
  llvm.return %1 : i64
}

llvm.func @dense_index() -> vector<3xi32> {
  %0 = llvm.mlir.constant(dense<[0, 1, 2]> : vector<3xindex>) : vector<3xi32>
  llvm.return %0 : vector<3xi32>
}

llvm.func @dense_index64() -> vector<3xi64> {
  %0 = llvm.mlir.constant(dense<[0, 1, 2]> : vector<3xindex>) : vector<3xi64>
  llvm.return %0 : vector<3xi64>
}

llvm.mlir.global internal @gep_neg_g() : !llvm.array<4 x i32>
llvm.func @gep_neg_gep_neg() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @gep_neg_g : !llvm.ptr
  %1 = llvm.getelementptr %0[0, -1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %c = llvm.mlir.constant(-1 : i32) : i32
  %2 = llvm.getelementptr %0[%c] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}

llvm.func @packed() {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<packed (i3, i17, i65)> : (i32) -> !llvm.ptr
  %q = llvm.alloca %c x !llvm.struct<packed (i1, array<3 x i7>)> : (i32) -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> !llvm.struct<packed (i3, i17, i65)>
  llvm.store %v, %p : !llvm.struct<packed (i3, i17, i65)>, !llvm.ptr
  llvm.return
}

llvm.mlir.global internal @s2() : !llvm.struct<(i32, f32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2.0 : f32) : f32
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, f32)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(i32, f32)>
  llvm.return %4 : !llvm.struct<(i32, f32)>
}
llvm.func @struct_global() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @s2 : !llvm.ptr
  %1 = llvm.mlir.addressof @s2 : !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
