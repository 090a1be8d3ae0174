// RUN: terrace opt %s '--gpu-to-llvm=use-bare-pointers-for-host=1'

// DIFFERS: MLIR passes the descriptor of an unranked memref whole if host functions get bare pointers, which is invalid.
func.func @reg(%d: memref<*xindex>) {
  gpu.host_register %d : memref<*xindex>
  return
}
