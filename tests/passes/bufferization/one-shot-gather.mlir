// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries
// RUN: terrace opt %s --one-shot-bufferize='bufferize-function-boundaries test-analysis-only'

func.func @gather(%a: tensor<?xf32>, %i: index, %idx: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>, %v: f32) -> (vector<4xf32>, tensor<?xf32>) {
  %0 = vector.gather %a[%i] [%idx], %m, %p {alignment = 8, foo} : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = tensor.insert %v into %a[%i] : tensor<?xf32>
  %2 = vector.gather %a[%i] [%idx], %m, %p : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %s = arith.addf %0, %2 : vector<4xf32>
  return %s, %1 : vector<4xf32>, tensor<?xf32>
}
