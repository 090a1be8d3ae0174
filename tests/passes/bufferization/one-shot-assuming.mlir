// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries
// RUN: terrace opt %s --one-shot-bufferize='bufferize-function-boundaries test-analysis-only'

func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>, %i: index, %v: f32) -> (tensor<?xf32>, index) {
  %w = shape.const_witness true
  %0:2 = shape.assuming %w -> (tensor<?xf32>, index) {
    %1 = tensor.insert %v into %a[%i] : tensor<?xf32>
    shape.assuming_yield %1, %i : tensor<?xf32>, index
  }
  %2 = tensor.insert %v into %0#0[%i] : tensor<?xf32>
  return %2, %0#1 : tensor<?xf32>, index
}
func.func @g(%a: tensor<?xf32>, %i: index, %v: f32) -> (tensor<?xf32>, f32) {
  %w = shape.const_witness true
  %0 = shape.assuming %w -> (tensor<?xf32>) {
    shape.assuming_yield %a : tensor<?xf32>
  }
  %2 = tensor.insert %v into %0[%i] : tensor<?xf32>
  %3 = tensor.extract %a[%i] : tensor<?xf32>
  return %2, %3 : tensor<?xf32>, f32
}
