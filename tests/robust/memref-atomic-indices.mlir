// RUN: not terrace compile %s 2>&1
// DIFFERS: upstream reads indices that are not there

// #178211
func.func @too_few(%m: memref<4x4xi32>, %i: index, %v: i32) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4x4xi32> {
  ^bb0(%x: i32):
    memref.atomic_yield %v : i32
  }
  return
}
