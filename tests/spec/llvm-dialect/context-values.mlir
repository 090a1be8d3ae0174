// RUN: terrace opt %s
// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @values(%out: !llvm.ptr) -> !llvm.struct<(i32, f32)> {
  %undef = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %poison = llvm.mlir.poison : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %other = llvm.mlir.zero : !llvm.ptr<1>
  %int = llvm.mlir.constant(42 : i32) : i32
  %splat = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  llvm.store %null, %out : !llvm.ptr, !llvm.ptr
  llvm.store %other, %out : !llvm.ptr<1>, !llvm.ptr
  llvm.store %int, %out : i32, !llvm.ptr
  llvm.store %poison, %out : i32, !llvm.ptr
  llvm.store %splat, %out : vector<4xf32>, !llvm.ptr
  llvm.return %undef : !llvm.struct<(i32, f32)>
}
