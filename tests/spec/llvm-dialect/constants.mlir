// RUN: terrace opt %s
// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @use(i32, i64, f32, f64, vector<4xf32>, vector<4xi32>)
llvm.func @constants() {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.mlir.constant(42) : i64
  %2 = llvm.mlir.constant(42.0 : f32) : f32
  %3 = llvm.mlir.constant(4.25) : f64
  %4 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %5 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %6 = llvm.mlir.constant(sparse<[[0], [2]], [1.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  llvm.call @use(%0, %1, %2, %3, %4, %5) : (i32, i64, f32, f64, vector<4xf32>, vector<4xi32>) -> ()
  llvm.call @use(%0, %1, %2, %3, %6, %5) : (i32, i64, f32, f64, vector<4xf32>, vector<4xi32>) -> ()
  llvm.return
}
