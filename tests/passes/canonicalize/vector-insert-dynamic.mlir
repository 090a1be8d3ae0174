// RUN: terrace opt %s --canonicalize

func.func @argument(%x: f32, %v: vector<1xf32>, %i: index) -> vector<1xf32> {
  %0 = vector.insert %x, %v[%i] : f32 into vector<1xf32>
  return %0 : vector<1xf32>
}
func.func @outside(%v: vector<1xf32>) -> vector<1xf32> {
  %c = arith.constant 9 : index
  %y = arith.constant 2.5 : f32
  %0 = vector.insert %y, %v[%c] : f32 into vector<1xf32>
  return %0 : vector<1xf32>
}
func.func @splat(%i: index) -> (vector<1xf32>, vector<3xf32>) {
  %y = arith.constant 2.5 : f32
  %v = arith.constant dense<2.5> : vector<1xf32>
  %w = vector.broadcast %y : f32 to vector<3xf32>
  %0 = vector.insert %y, %v[%i] : f32 into vector<1xf32>
  %1 = vector.insert %y, %w[%i] : f32 into vector<3xf32>
  return %0, %1 : vector<1xf32>, vector<3xf32>
}
func.func @row(%x: vector<4xf32>, %v: vector<1x4xf32>, %i: index) -> vector<1x4xf32> {
  %0 = vector.insert %x, %v[%i] : vector<4xf32> into vector<1x4xf32>
  return %0 : vector<1x4xf32>
}
func.func @static(%x: f32, %v: vector<1xf32>, %w: vector<f32>, %u: vector<1x1xf32>) -> (vector<1xf32>, vector<f32>, vector<1x1xf32>) {
  %0 = vector.insert %x, %v[0] : f32 into vector<1xf32>
  %1 = vector.insert %x, %w[] : f32 into vector<f32>
  %2 = vector.insert %x, %u[0, 0] : f32 into vector<1x1xf32>
  return %0, %1, %2 : vector<1xf32>, vector<f32>, vector<1x1xf32>
}
