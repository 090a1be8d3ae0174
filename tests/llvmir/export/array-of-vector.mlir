// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: upstream makes a vector of the elements of an array that are written as a vector, which LLVM refuses.

llvm.func @g(!llvm.array<4 x i32>)

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2, -3, 4]> : vector<4xi32>) : !llvm.array<4 x i32>
  llvm.call @g(%0) : (!llvm.array<4 x i32>) -> ()
  llvm.return
}
