// RUN: terrace opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1

// Memrefs without a static shape cannot be passed as bare pointers.
func.func @dynamic(%m: memref<?xf32>) {
  return
}
func.func private @dynamic_result() -> memref<?xf32>
func.func @dynamic_strides(%m: memref<4xf32, strided<[?]>>) {
  return
}
func.func @ok(%m: memref<4xf32>) {
  return
}
