// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map unknown-type-conversion=identity-layout-map"

// Functions: callees come first, and callers know what they read, write and return.

func.func private @ext(tensor<?xf32>) -> tensor<?xf32>
func.func private @ro(tensor<?xf32> {bufferization.access = "read"})
func.func @call(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  call @ro(%t) : (tensor<?xf32>) -> ()
  %0 = call @ext(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.extract %t[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, f32
}

// -----

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

// -----

func.func private @f(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %1 = tensor.insert %f into %e[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
func.func @g(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>) {
  %0:2 = call @f(%t, %f, %i) : (tensor<4xf32>, f32, index) -> (tensor<4xf32>, tensor<4xf32>)
  %1 = tensor.insert %f into %0#1[%i] : tensor<4xf32>
  %2 = tensor.extract %0#0[%i] : tensor<4xf32>
  %3 = tensor.insert %2 into %1[%i] : tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

func.func @r1(%t: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %0 = call @r2(%t, %n) : (tensor<4xf32>, index) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @r2(%t: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %0 = call @r1(%t, %n) : (tensor<4xf32>, index) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @ro(%t: tensor<?xf32> {bufferization.writable = false}, %f: f32, %i: index) -> (tensor<?xf32>) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @cf(%c: i1, %t: tensor<?xf32>, %u: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>) {
  cf.cond_br %c, ^bb1(%t : tensor<?xf32>), ^bb2(%u : tensor<?xf32>)
^bb1(%a: tensor<?xf32>):
  cf.br ^bb3(%a : tensor<?xf32>)
^bb2(%b: tensor<?xf32>):
  %0 = tensor.insert %f into %b[%i] : tensor<?xf32>
  cf.br ^bb3(%0 : tensor<?xf32>)
^bb3(%r: tensor<?xf32>):
  return %r : tensor<?xf32>
}
