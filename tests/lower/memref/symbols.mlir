// RUN: terrace opt %s --finalize-memref-to-llvm --split-input-file 2>&1

llvm.func @malloc(i32) -> !llvm.ptr
func.func @other_type() {
  %0 = memref.alloc() : memref<4xf32>
  return
}
// -----
func.func private @malloc(index) -> memref<4xf32>
func.func @not_an_llvm_function() {
  %0 = memref.alloc() : memref<4xf32>
  return
}
// -----
llvm.mlir.global external @free() : i32
func.func @a_global(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
