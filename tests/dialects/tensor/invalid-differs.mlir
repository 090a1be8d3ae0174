// RUN: terrace opt %s --split-input-file --verify-diagnostics
// DIFFERS: mlir-opt accepts reshapes to another number of elements, crashes on a negative dimension, and takes the rank of unranked tensors from foreign memory.

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op rank 0 tensors can only be extended/collapsed with/from ones}}
  %0 = tensor.collapse_shape %a [] : tensor<2x3xf32> into tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error @below {{'tensor.expand_shape' op rank 0 tensors can only be extended/collapsed with/from ones}}
  %0 = tensor.expand_shape %a [] output_shape [2] : tensor<f32> into tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %i: index) {
  // expected-error @below {{'tensor.expand_shape' op invalid output shape provided at pos 1}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, 3] : tensor<?xf32> into tensor<?x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @below {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(-1) %a : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected the expanded type, 'tensor<*xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<1xf32>'.}}
  %0 = tensor.collapse_shape %a [[0]] : tensor<*xf32> into tensor<1xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'bufferization.alloc_tensor' op of an unranked tensor needs a tensor to copy}}
  %0 = bufferization.alloc_tensor() : tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %x: f32) {
  // expected-error @below {{expected 1 dynamic low values}}
  %0 = "tensor.pad"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index):
    tensor.yield %x : f32
  }) : (tensor<4xf32>) -> tensor<?xf32>
  return
}
