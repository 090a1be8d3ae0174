// RUN: terrace opt %s "--one-shot-bufferize=bufferize-function-boundaries no-analysis-func-filter=caller buffer-alignment=0"
// DIFFERS: upstream crashes where a function that is not analyzed calls another one.

// A function that is not analyzed copies before it writes, and lets callees write to copies.

func.func private @callee(%t: tensor<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @caller(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = call @callee(%t, %f, %i) : (tensor<?xf32>, f32, index) -> tensor<?xf32>
  %1 = tensor.extract %t[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, f32
}
func.func @caller2(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>) {
  %0 = call @callee(%t, %f, %i) : (tensor<?xf32>, f32, index) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
