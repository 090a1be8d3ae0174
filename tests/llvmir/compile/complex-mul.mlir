// RUN: terrace compile %s
// DIFFERS: upstream's product of infinities is NaN

func.func @product(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b : complex<f32>
  return %0 : complex<f32>
}

// The branch is made where the region around has one block.
func.func @in_region(%m: memref<4xf32>, %i: index, %a: complex<f32>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    %z = complex.create %x, %x : complex<f32>
    %p = complex.mul %z, %a : complex<f32>
    %y = complex.re %p : complex<f32>
    memref.atomic_yield %y : f32
  }
  return
}
