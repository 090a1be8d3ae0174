// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @f(%i: index) {
  // expected-error @below {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = bufferization.alloc_tensor(%i) : tensor<?x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @below {{dynamic sizes not needed when copying a tensor}}
  %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<4x?xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %0 = bufferization.alloc_tensor() : f32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{expected '='}}
  %0 = bufferization.alloc_tensor() size_hint %i : tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{expected '('}}
  %0 = bufferization.alloc_tensor() copy %t : tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4x?xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{custom op 'bufferization.dealloc_tensor' invalid kind of type specified}}
  bufferization.dealloc_tensor %x : f32
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %0 = bufferization.materialize_in_destination %t in %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %t in %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
  return
}

// -----

func.func @f(%d: tensor<?xindex>, %m: memref<4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  %0 = bufferization.materialize_in_destination %d in writable %m : (tensor<?xindex>, memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %m: memref<4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x?xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%u: tensor<*xf32>, %m: memref<4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  %0 = bufferization.materialize_in_destination %u in writable %m : (tensor<*xf32>, memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>, %m: memref<4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %u in writable %m : (tensor<*xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%u: tensor<*xf32>, %m: memref<4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %u in %m : (tensor<*xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %0 = bufferization.materialize_in_destination %t in restrict %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %v: vector<4x4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  %0 = bufferization.materialize_in_destination %t in %v : (tensor<4x?xf32>, vector<4x4xf32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+2 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  // expected-error @below {{shapes do not match}}
  %0 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+2 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  // expected-error @below {{element types do not match}}
  %0 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xi32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{custom op 'bufferization.to_buffer' invalid kind of type specified}}
  %0 = bufferization.to_buffer %t : tensor<4x?xf32> to tensor<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  // expected-error @below {{custom op 'bufferization.to_tensor' expected 'to'}}
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+2 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  // expected-error @below {{shapes do not match}}
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+2 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  // expected-error @below {{element types do not match}}
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{expected ':'}}
  %0 = bufferization.to_tensor %m writable restrict : memref<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{custom op 'bufferization.to_tensor' invalid kind of type specified}}
  %0 = bufferization.to_tensor %t : tensor<4x?xf32> to tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{'bufferization.to_tensor' op operand #0 must be BufferLikeType instance, but got 'tensor<4x?xf32>'}}
  %0 = "bufferization.to_tensor"(%t) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'bufferization.to_tensor' op result #0 must be TensorLikeType instance, but got 'memref<4xf32>'}}
  %0 = "bufferization.to_tensor"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'arith.constant' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = arith.constant {bufferization.manual_deallocation} 0 : index
  return
}

// -----

func.func @f() {
  // expected-error @below {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
  %0 = arith.constant {bufferization.writable = true} 0 : index
  return
}

// -----

// expected-error @below {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.writable = 1}) {
  
  return
}

// -----

// expected-error @below {{invalid value for 'bufferization.access'}}
func.func @f(%t: tensor<4xf32> {bufferization.access = "foo"}) {
  
  return
}

// -----

// expected-error @below {{'bufferization.access' is expected to be a string attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.access = 1}) {
  
  return
}

// -----

// expected-error @below {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.buffer_layout = 1}) {
  
  return
}
