// RUN: terrace opt %s --canonicalize
// DIFFERS: upstream folds sums that round, zeros that change signs, and logarithms of other branches.

func.func @cancel(%x: complex<f32>, %y: complex<f32>) -> (complex<f32>, complex<f32>) {
  %0 = complex.add %x, %y fastmath<reassoc,nsz> : complex<f32>
  %1 = complex.sub %0, %y fastmath<reassoc,nsz> : complex<f32>
  %2 = complex.sub %x, %y fastmath<fast> : complex<f32>
  %3 = complex.add %2, %y fastmath<nsz> : complex<f32>
  return %1, %3 : complex<f32>, complex<f32>
}
func.func @zeros(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %p = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %n = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %x, %p : complex<f32>
  %1 = complex.add %x, %n : complex<f32>
  %2 = complex.sub %x, %p : complex<f32>
  %3 = complex.sub %x, %n : complex<f32>
  %4 = complex.add %x, %p fastmath<nsz> : complex<f32>
  return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
func.func @log(%x: complex<f32>, %r: f32) -> (complex<f32>, complex<f32>, complex<f32>) {
  %one = arith.constant 1.0 : f32
  %ten = arith.constant 10.0 : f32
  %a = complex.create %r, %one : complex<f32>
  %b = complex.create %r, %ten : complex<f32>
  %0 = complex.exp %x : complex<f32>
  %1 = complex.log %0 : complex<f32>
  %2 = complex.exp %a : complex<f32>
  %3 = complex.log %2 : complex<f32>
  %4 = complex.exp %b : complex<f32>
  %5 = complex.log %4 : complex<f32>
  return %1, %3, %5 : complex<f32>, complex<f32>, complex<f32>
}
