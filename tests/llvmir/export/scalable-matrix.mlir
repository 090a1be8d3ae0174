// RUN: terrace translate --mlir-to-llvmir %s

// LLVM takes a scalable vector for one of as many elements at least.

llvm.func @f(%p: !llvm.ptr, %v: vector<[4]xi1>, %l: i32) {
  llvm.intr.matrix.column.major.store %v, %p, <stride = %l> {columns = 1 : i32, isVolatile = true, rows = 4 : i32} : vector<[4]xi1> to !llvm.ptr stride i32
  llvm.return
}
