// RUN: terrace opt %s --gpu-kernel-outlining --split-input-file

// Kernels that refer to functions with launches, perhaps to their own function.

func.func @f(%m: memref<4xi32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : i32
  gpu.launch blocks(%a,%b,%c) in (%d=%c1,%e=%c1,%ff=%c1) threads(%g,%h,%i) in (%j=%c1,%k=%c1,%l=%c1) {
    memref.store %c0, %m[%c1] : memref<4xi32>
    func.call @f(%m) : (memref<4xi32>) -> ()
    gpu.terminator
  }
  return
}

// -----

func.func @f(%n: index) {
  gpu.launch blocks(%a,%b,%c) in (%d=%n,%e=%n,%ff=%n) threads(%g,%h,%i) in (%j=%n,%k=%n,%l=%n) {
    func.call @g(%a) : (index) -> ()
    gpu.terminator
  }
  return
}
func.func @g(%n: index) {
  gpu.launch blocks(%a,%b,%c) in (%d=%n,%e=%n,%ff=%n) threads(%g,%h,%i) in (%j=%n,%k=%n,%l=%n) {
    func.call @h(%a) : (index) -> ()
    gpu.terminator
  }
  return
}
func.func @h(%n: index) {
  gpu.launch blocks(%a,%b,%c) in (%d=%n,%e=%n,%ff=%n) threads(%g,%h,%i) in (%j=%n,%k=%n,%l=%n) {
    gpu.terminator
  }
  return
}

// -----

// The launch is in the module that its kernel goes to.

module attributes {gpu.container_module} {
  gpu.module @m {
    func.func @f() {
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%a,%b,%c) in (%d=%c1,%e=%c1,%ff=%c1) threads(%g,%h,%i) in (%j=%c1,%k=%c1,%l=%c1) module(@m) {
      gpu.terminator
    }
    return
  }
  }
}
