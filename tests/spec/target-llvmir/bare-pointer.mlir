// RUN: terrace opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// RUN: terrace opt %s --finalize-memref-to-llvm --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 --reconcile-unrealized-casts | terrace translate --mlir-to-llvmir

func.func private @callee(memref<2x4xf32>)
func.func @caller(%m: memref<2x4xf32>) {
  call @callee(%m) : (memref<2x4xf32>) -> ()
  return
}
func.func @result(%m: memref<2x4xf32>) -> memref<2x4xf32> {
  return %m : memref<2x4xf32>
}
