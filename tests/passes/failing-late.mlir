// RUN: not terrace opt %s --dump-pass-pipeline --convert-scf-to-cf --convert-arith-to-llvm --convert-complex-to-llvm 2>&1

// Several conversions before the one that fails: what is told is told once, and as if each had been verified.
func.func @f(%n: index, %z: complex<f32>, %m: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  }
  %a = complex.angle %z : complex<f32>
  return %a : f32
}
