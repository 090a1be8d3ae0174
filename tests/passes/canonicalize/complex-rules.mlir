// RUN: terrace opt %s --canonicalize
// Each rule of `complex`, in the order of its table.

func.func @MergeComplexBitcastToComplex(%x: i64) -> complex<f32> {
  %0 = complex.bitcast %x : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to i64
  %2 = complex.bitcast %1 : i64 to complex<f32>
  return %2 : complex<f32>
}
func.func @MergeComplexBitcastToNumber(%x: i64) -> f64 {
  %0 = complex.bitcast %x : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to f64
  return %1 : f64
}
func.func @MergeComplexBitcastOfNumber(%x: f64) -> complex<f32> {
  %0 = arith.bitcast %x : f64 to i64
  %1 = complex.bitcast %0 : i64 to complex<f32>
  return %1 : complex<f32>
}
func.func @MergeArithBitcast(%x: complex<f32>) -> f64 {
  %0 = complex.bitcast %x : complex<f32> to i64
  %1 = arith.bitcast %0 : i64 to f64
  return %1 : f64
}
func.func @FoldComponentNegIm(%x: f32, %y: f32) -> f32 {
  %0 = complex.create %x, %y : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.im %1 : complex<f32>
  return %2 : f32
}
func.func @FoldComponentNegRe(%x: f32, %y: f32) -> f32 {
  %0 = complex.create %x, %y : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.re %1 : complex<f32>
  return %2 : f32
}
