// RUN: not terrace opt %s --gpu-kernel-outlining 2>&1
// DIFFERS: upstream does not end.

// The module of each kernel needs a copy of @g, whose launch needs a kernel.

func.func @f(%n: index) {
  gpu.launch blocks(%a,%b,%c) in (%d=%n,%e=%n,%ff=%n) threads(%g,%h,%i) in (%j=%n,%k=%n,%l=%n) {
    func.call @g(%a) : (index) -> ()
    gpu.terminator
  }
  return
}
func.func @g(%n: index) {
  gpu.launch blocks(%a,%b,%c) in (%d=%n,%e=%n,%ff=%n) threads(%g,%h,%i) in (%j=%n,%k=%n,%l=%n) {
    func.call @g(%a) : (index) -> ()
    gpu.terminator
  }
  return
}
