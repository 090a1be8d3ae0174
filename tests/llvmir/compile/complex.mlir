// RUN: terrace compile %s

// Complex numbers as upstream lowers them.

func.func @parts(%a: f32, %b: f32) -> (complex<f32>, f32, f32) {
  %0 = complex.create %a, %b : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  return %0, %1, %2 : complex<f32>, f32, f32
}

func.func @arithmetic(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b fastmath<nnan,contract> : complex<f64>
  %1 = complex.sub %0, %b : complex<f64>
  %2 = complex.mul %1, %b fastmath<nnan> : complex<f64>
  %3 = complex.constant [1.0, -2.5] : complex<f64>
  %4 = complex.mul %2, %3 fastmath<fast> : complex<f64>
  return %4 : complex<f64>
}

func.func @memory(%m: memref<4xcomplex<f32>>, %i: index, %v: complex<f32>) -> complex<f32> {
  %0 = memref.load %m[%i] : memref<4xcomplex<f32>>
  memref.store %v, %m[%i] : memref<4xcomplex<f32>>
  return %0 : complex<f32>
}
// DIFFERS: upstream folds sums that round, zeros that change signs, and logarithms of other branches.
