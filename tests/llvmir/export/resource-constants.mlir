// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: upstream leaves such constants out and succeeds, or crashes

llvm.func @f() {
  %0 = llvm.mlir.constant(dense_resource<x> : vector<3xi32>) : vector<3xi32>
  llvm.return
}
{-# dialect_resources: { builtin: { x: "0x0400000001000000020000" } } #-}
// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense_resource<x> : tensor<2xi3>) : !llvm.array<2 x i3>
  llvm.return
}
{-# dialect_resources: { builtin: { x: "0x040000000102" } } #-}
// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense_resource<x> : tensor<2xf80>) : !llvm.array<2 x f80>
  llvm.return
}
{-# dialect_resources: { builtin: { x: "0x08000000010203040506070801020304050607080102030405060708010203040506070801020304050607080102030405060708" } } #-}
// -----

llvm.mlir.global internal @g() : !llvm.array<2 x i3> {
  %0 = llvm.mlir.constant(dense_resource<x> : tensor<2xi3>) : !llvm.array<2 x i3>
  llvm.return %0 : !llvm.array<2 x i3>
}
{-# dialect_resources: { builtin: { x: "0x040000000102" } } #-}
// -----

llvm.mlir.global internal @g() : !llvm.array<2 x i32> {
  %0 = llvm.mlir.constant(dense_resource<x> : tensor<2xi32>) : !llvm.array<2 x i32>
  llvm.return %0 : !llvm.array<2 x i32>
}
// -----

llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.constant(dense_resource<x> : tensor<2xi32>) : !llvm.array<2 x i32>
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global external @g() : i32
// -----

llvm.mlir.global internal @g() : f32 {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  %1 = llvm.intr.sqrt(%0) : (f32) -> f32
  llvm.return %1 : f32
}
