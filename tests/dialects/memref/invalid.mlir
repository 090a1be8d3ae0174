// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the verifiers of the memref ops say: allocation and access.

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.alloc() : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.alloc(%i) : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = memref.alloc(%i) : memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %0 = memref.alloc()[%i] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 2, got 0}}
  %0 = memref.alloc() : memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 0 : i64} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = -4 : i64} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 8 : i32} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = "8"} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.alloc() : memref<*xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'}}
  %0 = memref.alloc() : tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloc' op operand #0 must be variadic of index, but got 'i32'}}
  %0 = "memref.alloc"(%a) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloc' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 1>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloc' op requires one result}}
  "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloca' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.alloca() : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloca' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.alloca(%i) : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloca' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %0 = memref.alloca()[%i] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.alloca' 'memref.alloca' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloca() {alignment = 3 : i64} : memref<4xf32>
  return
}

// -----

func.func @g(%i: index) {
  return
}
// expected-error @+1 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
%0 = memref.alloca() : memref<4xf32>

// -----

module {
  // expected-error @+1 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
  %0 = memref.alloca() : memref<4xf32>
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.dealloc' invalid kind of type specified}}
  memref.dealloc %f : f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.dealloc' invalid kind of type specified}}
  memref.dealloc %t : tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dealloc' op requires a single operand}}
  "memref.dealloc"() : () -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{missing dimension operand for result type 'memref<?xf32>'}}
  %0 = memref.realloc %m : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{unnecessary dimension operand for result type 'memref<8xf32>'}}
  %0 = memref.realloc %n(%i) : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<?x?xf32>'}}
  %0 = memref.realloc %mm(%i) : memref<?x?xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{different element types specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xf64>'}}
  %0 = memref.realloc %n : memref<4xf32> to memref<8xf64>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{different memory spaces specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xf32, 1>'}}
  %0 = memref.realloc %n : memref<4xf32> to memref<8xf32, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.realloc' op result #0 must be 1D memref of any type values, but got 'memref<2x4xf32>'}}
  %0 = memref.realloc %n : memref<4xf32> to memref<2x4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{unsupported layout for result memref type 'memref<8xf32, strided<[2]>>'}}
  %0 = memref.realloc %n : memref<4xf32> to memref<8xf32, strided<[2]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.realloc' 'memref.realloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.realloc %n {alignment = 3 : i64} : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.realloc' op operand group starting at #1 requires 0 or 1 element, but found 2}}
  %0 = "memref.realloc"(%n, %i, %i) : (memref<4xf32>, index, index) -> memref<8xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<f32>'}}
  %0 = memref.realloc %z : memref<f32> to memref<8xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 1 but got 0}}
  %0 = memref.load %m[] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 1 but got 2}}
  %0 = memref.load %m[%i, %i] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 0 but got 1}}
  %0 = memref.load %z[%i] : memref<f32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %0 = "memref.load"(%m, %i) : (memref<?xf32>, index) -> i32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.load' op operand #1 must be variadic of index, but got 'i32'}}
  %0 = "memref.load"(%m, %a) : (memref<?xf32>, i32) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.load %u[%i] : memref<*xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'}}
  %0 = memref.load %t[%i] : tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'nontemporal' failed to satisfy constraint: bool attribute}}
  %0 = memref.load %m[%i] {nontemporal = 1} : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i] {alignment = 3 : i64} : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i] {alignment = 0 : i64} : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i] {alignment = 4 : i32} : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.load' op expected 1 or more operands, but found 0}}
  %0 = "memref.load"() : () -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %f, %m[] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %f, %m[%i, %i] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%a, %m, %i) : (i32, memref<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.store' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  memref.store %f, %u[%i] : memref<*xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.store' 'memref.store' op attribute 'nontemporal' failed to satisfy constraint: bool attribute}}
  memref.store %f, %m[%i] {nontemporal = unit} : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.store' 'memref.store' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  memref.store %f, %m[%i] {alignment = -8 : i64} : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.store' op expected 2 or more operands, but found 1}}
  "memref.store"(%f) : (f32) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.prefetch' op too few indices}}
  memref.prefetch %m[], read, locality<0>, data : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.prefetch' op too few indices}}
  memref.prefetch %m[%i, %i], read, locality<0>, data : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %m[%i], read, locality<4>, data : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  "memref.prefetch"(%m, %i) <{isDataCache = true, isWrite = true, localityHint = -1 : i32}> : (memref<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  "memref.prefetch"(%m, %i) <{isDataCache = true, isWrite = true, localityHint = 1 : i64}> : (memref<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.prefetch' op requires attribute 'isDataCache'}}
  "memref.prefetch"(%m, %i) : (memref<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.prefetch' op requires attribute 'isWrite'}}
  "memref.prefetch"(%m, %i) <{isDataCache = true, localityHint = 1 : i32}> : (memref<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
  %0 = memref.dim %z, %i : memref<f32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'tensor<4xf32>'}}
  %0 = memref.dim %t, %i : tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dim' op operand #1 must be index, but got 'i32'}}
  %0 = "memref.dim"(%m, %a) : (memref<?xf32>, i32) -> index
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dim' op result #0 must be index, but got 'i32'}}
  %0 = "memref.dim"(%m, %i) : (memref<?xf32>, index) -> i32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.rank' invalid kind of type specified}}
  %0 = memref.rank %t : tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.rank' op result #0 must be index, but got 'i32'}}
  %0 = "memref.rank"(%m) : (memref<?xf32>) -> i32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op result #0 must be index, but got 'i64'}}
  %0 = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> i64
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.extract_aligned_pointer_as_index' invalid kind of type specified}}
  %0 = memref.extract_aligned_pointer_as_index %t : tensor<4xf32> -> index
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0:3 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op result #3 must be variadic of index, but got 'i32'}}
  %0:4 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, i32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'memref<1xf32>'}}
  %0:4 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<1xf32>, index, index, index
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<i32>', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0:4 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<i32>, index, index, index
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>'}}
  %0:6 = memref.extract_strided_metadata %af : memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>> -> memref<f32>, index, index, index, index, index
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0:6 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index, index, index
  return
}

// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @g : memref<?xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<*xf32>'}}
memref.global @g : memref<*xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'tensor<4xf32>'}}
memref.global @g : tensor<4xf32>

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
memref.global @g : memref<4xf32> = dense<1>

// -----

// expected-error @+1 {{expected operation name in quotes}}
memref.global @g : memref<4xf32> = dense<1.0> : tensor<4xf32>

// -----

memref.global @g : memref<4xf32> = 1.0
// expected-error @+1 {{floating point value not valid for specified type}}
func.func private @h()

// -----

// expected-error @+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
memref.global @g : memref<4xf32> = "x"

// -----

// expected-error @+1 {{'memref.global' op initial value shape expected to be 4 but was 5}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : tensor<5xf32>}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1> : tensor<4xi32>}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value should be a unit or elements attribute, but got 1 : i32}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = 1 : i32}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "g", type = tensor<4xf32>}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op requires attribute 'type'}}
"memref.global"() <{sym_name = "g"}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op requires attribute 'sym_name'}}
"memref.global"() <{type = memref<4xf32>}> : () -> ()

// -----

// expected-error @+1 {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @g : memref<4xf32> {alignment = 3 : i64}

// -----

// expected-error @+1 {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @g : memref<4xf32> {alignment = 4 : i32}

// -----

// expected-error @+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, sym_visibility = "hidden"}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
memref.global "hidden" @g : memref<4xf32>

// -----

// expected-note @+1 {{see existing symbol definition here}}
memref.global @g : memref<4xf32>
// expected-error @+1 {{redefinition of symbol named 'g'}}
memref.global @g : memref<4xf32>

// -----

// expected-error @+1 {{invalid properties {constant = 1 : i64, sym_name = "g", type = memref<4xf32>} for op memref.global: Invalid attribute `constant` in property conversion: 1 : i64}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, constant = 1}> : () -> ()

// -----

func.func @f() {
  // expected-error @+1 {{'memref.global' op symbol's parent must have the SymbolTable trait}}
  memref.global @g : memref<4xf32>
  return
}

// -----

// expected-error @+1 {{inferred shape of elements literal ([2]) does not match type ([4])}}
memref.global @r : memref<4xf32> = dense<[1.0, 2.0]>

// -----

func.func @f() {
  // expected-error @+1 {{'memref.get_global' op 'nope' does not reference a valid global memref}}
  %0 = memref.get_global @nope : memref<4xf32>
  return
}

// -----

memref.global @g : memref<4xf32>
func.func @f() {
  // expected-error @+1 {{'memref.get_global' op result type 'memref<5xf32>' does not match type 'memref<4xf32>' of the global memref @g}}
  %0 = memref.get_global @g : memref<5xf32>
  return
}

// -----

memref.global @g : memref<4xf32>
func.func @f() {
  // expected-error @+1 {{'memref.get_global' op result type 'memref<4xf32, 1>' does not match type 'memref<4xf32>' of the global memref @g}}
  %0 = memref.get_global @g : memref<4xf32, 1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %0 = memref.get_global @f : memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'memref.get_global' op result #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
  %0 = memref.get_global @f : memref<?xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'memref.get_global' op requires attribute 'name'}}
  %0 = "memref.get_global"() : () -> memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'memref.get_global' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
  %0 = memref.get_global @f : i32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'muli' expects an integer type}}
  %0 = memref.atomic_rmw muli %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'maxs' expects an integer type}}
  %0 = memref.atomic_rmw maxs %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'ori' expects an integer type}}
  %0 = memref.atomic_rmw ori %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %a, %ti[%i] : (i32, memref<1xi32>) -> i32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'mulf' expects a floating-point type}}
  %0 = memref.atomic_rmw mulf %a, %ti[%i] : (i32, memref<1xi32>) -> i32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'maximumf' expects a floating-point type}}
  %0 = memref.atomic_rmw maximumf %a, %ti[%i] : (i32, memref<1xi32>) -> i32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addf %f, %m[] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addf %f, %m[%i, %i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %0 = memref.atomic_rmw addf %f, %ti[%i] : (f32, memref<1xi32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op failed to verify that all of {value, result} have same type}}
  %0 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<?xf32>) -> f64
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'index'}}
  %0 = memref.atomic_rmw addi %i, %k[%i] : (index, memref<4xindex>) -> index
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.atomic_rmw' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.atomic_rmw addf %f, %u[%i] : (f32, memref<*xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_rmw' op requires attribute 'kind'}}
  %0 = "memref.atomic_rmw"(%f, %m, %i) : (f32, memref<?xf32>, index) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{invalid properties {kind = 16 : i64} for op memref.atomic_rmw: Invalid attribute `kind` in property conversion: 16 : i64}}
  %0 = "memref.atomic_rmw"(%f, %m, %i) <{kind = 16 : i64}> : (f32, memref<?xf32>, index) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{invalid properties {kind = 0 : i32} for op memref.atomic_rmw: Invalid attribute `kind` in property conversion: 0 : i32}}
  %0 = "memref.atomic_rmw"(%f, %m, %i) <{kind = 0 : i32}> : (f32, memref<?xf32>, index) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0:
    memref.atomic_yield %f : f32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%x: i32):
    memref.atomic_yield %f : f32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    // expected-error @+1 {{'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
    memref.atomic_yield %a : i32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    // expected-error @+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    %1 = memref.load %m[%i] : memref<?xf32>
    memref.atomic_yield %1 : f32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    // expected-error @+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    memref.store %x, %m[%i] : memref<?xf32>
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%x: f32, %y: f32):
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expects region #0 to have 0 or 1 blocks}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    cf.br ^bb1
  ^bb1:
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'memref<4xindex>'}}
  %0 = memref.generic_atomic_rmw %k[%i] : memref<4xindex> {
  ^bb0(%x: index):
    memref.atomic_yield %x : index
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op failed to verify that result type matches element type of memref}}
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }) : (memref<?xf32>, index) -> f64
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op requires one region}}
  %0 = "memref.generic_atomic_rmw"(%m, %i) : (memref<?xf32>, index) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  memref.atomic_yield %f : f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'}}
  memref.alloca_scope.return
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = memref.alloca_scope -> (i32) {
    // expected-note @+1 {{region branch point}}
    memref.alloca_scope.return %f : f32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = memref.alloca_scope -> (i32) {
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  memref.alloca_scope {
    // expected-note @+1 {{region branch point}}
    memref.alloca_scope.return %f : f32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloca_scope' op region should have no arguments}}
  memref.alloca_scope {
  ^bb0(%x: i32):
    memref.alloca_scope.return
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.alloca_scope' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
  "memref.alloca_scope"() ({
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.alloca_scope {
    // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.copy' op requires the same shape for all operands}}
  memref.copy %n, %z : memref<4xf32> to memref<f32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.copy' op requires the same element type for all operands}}
  memref.copy %n, %ti : memref<4xf32> to memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.copy' op requires the same element type for all operands}}
  memref.copy %n, %k : memref<4xf32> to memref<4xindex>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.copy' op requires the same shape for all operands}}
  memref.copy %n, %mm : memref<4xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.copy' invalid kind of type specified}}
  memref.copy %t, %n : tensor<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%n, %i, %m) : (memref<4xf32>, index, memref<?xf32>) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%f, %i, %m, %i, %i, %ti, %i) : (f32, index, memref<?xf32>, index, index, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%n, %a, %m, %i, %i, %ti, %i) : (memref<4xf32>, i32, memref<?xf32>, index, index, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op expected destination to be of memref type}}
  "memref.dma_start"(%n, %i, %f, %i, %i, %ti, %i) : (memref<4xf32>, index, f32, index, index, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op expected destination indices to be of index type}}
  "memref.dma_start"(%n, %i, %m, %a, %i, %ti, %i) : (memref<4xf32>, index, memref<?xf32>, i32, index, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%n, %i, %m, %i, %a, %ti, %i) : (memref<4xf32>, index, memref<?xf32>, index, i32, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%n, %i, %m, %i, %i, %f, %i) : (memref<4xf32>, index, memref<?xf32>, index, index, f32, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%n, %i, %m, %i, %i, %ti, %a) : (memref<4xf32>, index, memref<?xf32>, index, index, memref<1xi32>, i32) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%n, %i, %m, %i, %i, %ti, %i, %i) : (memref<4xf32>, index, memref<?xf32>, index, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%n, %i, %m, %i, %i, %ti, %i, %a, %i) : (memref<4xf32>, index, memref<?xf32>, index, index, memref<1xi32>, index, i32, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%n, %i, %m, %i, %i, %ti, %i, %i, %i, %i) : (memref<4xf32>, index, memref<?xf32>, index, index, memref<1xi32>, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"() : () -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 5 operands}}
  "memref.dma_start"(%n, %i, %m, %i) : (memref<4xf32>, index, memref<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 0}}
  memref.dma_wait %ti[], %i : memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2}}
  memref.dma_wait %ti[%i, %i], %i : memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 0}}
  "memref.dma_wait"(%ti, %i) : (memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_wait' op operand #1 must be variadic of index, but got 'i32'}}
  "memref.dma_wait"(%ti, %a, %i) : (memref<1xi32>, i32, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.dma_wait' op expected 2 or more operands, but found 1}}
  "memref.dma_wait"(%ti) : (memref<1xi32>) -> ()
  return
}
