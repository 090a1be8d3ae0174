// RUN: terrace opt %s --gpu-to-llvm --split-input-file

func.func @reg(%d: memref<*xindex>) {
  gpu.host_register %d : memref<*xindex>
  return
}

// -----

func.func @reg(%d: memref<*xvector<4x4xf32>>) {
  gpu.host_register %d : memref<*xvector<4x4xf32>>
  return
}

// -----

func.func @reg(%d: memref<*xmemref<4xf32>>) {
  gpu.host_register %d : memref<*xmemref<4xf32>>
  return
}

// -----

func.func @unregister(%m: memref<*xi8>) {
  gpu.host_unregister %m : memref<*xi8>
  return
}
