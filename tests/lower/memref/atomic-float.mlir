// RUN: terrace opt %s --finalize-memref-to-llvm
// DIFFERS: upstream makes an `llvm.cmpxchg` of floats, which is not valid

func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%v: f32):
    memref.atomic_yield %v : f32
  }
  return %0 : f32
}
