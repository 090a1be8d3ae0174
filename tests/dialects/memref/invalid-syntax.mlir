// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the parsers of the memref ops say.

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '('}}
  %0 = memref.alloc : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  %0 = memref.alloc() memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  %0 = memref.alloc()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ')'}}
  %0 = memref.alloc(%i : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ')'}}
  %0 = memref.alloc(4) : memref<?xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = memref.alloc(%a) : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  %0 = memref.alloc() : f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ',' or '>' in memref type}}
  %0 = memref.alloc() : memref<4xf32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '->' in function type}}
  %0 = memref.alloca() : (memref<4xf32>)
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected SSA operand}}
  memref.dealloc : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  memref.dealloc %n
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  memref.dealloc %n, %n : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = memref.dealloc %n : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.realloc %n : memref<4xf32>
  // expected-error @+1 {{custom op 'memref.realloc' expected 'to'}}
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ')'}}
  %0 = memref.realloc %n(%i, %i) : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '['}}
  %0 = memref.load %m : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ']'}}
  %0 = memref.load %m[%i : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  %0 = memref.load %m[%i]
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  %0 = memref.load %m[%i] : f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ']'}}
  %0 = memref.load %m[0] : memref<?xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = memref.load %m[%a] : memref<?xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'memref<4xf32>' vs 'memref<?xf32>'}}
  %0 = memref.load %m[%i] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = memref.load %m[%i] : memref<?xf32> {x}
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = memref.load %m[%i,] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ','}}
  memref.store %f %m[%i] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '['}}
  memref.store %f, %m : memref<?xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  memref.store %a, %m[%i] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  memref.store %f, %m[%i]
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = memref.store %f, %m[%i] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ','}}
  memref.store %m[%i] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ','}}
  memref.prefetch %m[%i] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.prefetch' expected valid keyword}}
  memref.prefetch %m[%i], : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
  memref.prefetch %m[%i], load, locality<0>, data : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.prefetch' expected 'locality'}}
  memref.prefetch %m[%i], read, data : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected attribute value}}
  memref.prefetch %m[%i], read, locality<a>, data : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
  memref.prefetch %m[%i], read, locality<0>, cache : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ','}}
  memref.prefetch %m[%i], read, locality<0> : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  memref.prefetch %m[%i], read, locality<0>, data
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'memref<4xf32>' vs 'memref<?xf32>'}}
  memref.prefetch %m[%i], read, locality<0>, data : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ','}}
  %0 = memref.dim %m : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = memref.dim %m, 0 : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  %0 = memref.dim %m, %i
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = memref.dim %m, %a : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = memref.rank : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  %0 = memref.rank %m
  return
}

// -----

memref.global
// expected-error @+2 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}

// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
memref.global @

// -----

// expected-error @+1 {{expected ':'}}
memref.global @g

// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global g : memref<4xf32>

// -----

// expected-error @+1 {{expected non-function type}}
memref.global @g :

// -----

// expected-error @+1 {{expected attribute value}}
memref.global @g : memref<4xf32> =

// -----

// expected-error @+1 {{expected '>'}}
memref.global @g : memref<4xf32> = dense<1.0

// -----

// expected-error @+1 {{expected attribute value}}
memref.global @g : memref<4xf32> = undefined

// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'f32'}}
memref.global @g : f32

// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global constant constant @g : memref<4xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global private @g : memref<4xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global constant "private" @g : memref<4xf32>

// -----

// expected-error @+1 {{custom op 'attributes' is unknown (tried 'builtin.attributes' as well)}}
memref.global @g : memref<4xf32> attributes {x}

// -----

// expected-error @+1 {{inferred shape of elements literal ([1]) does not match type ([4])}}
memref.global @g : memref<4xf32> = dense<[1.0]>

// -----

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
memref.global @g : memref<4xf32> = dense<"abc">

// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global "private" : memref<4xf32>

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = memref.get_global : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  %0 = memref.get_global @g
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = memref.get_global g : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.get_global' invalid kind of attribute specified}}
  %0 = memref.get_global @g::@h : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.get_global' invalid kind of attribute specified}}
  %0 = memref.get_global "g" : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw sub %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = memref.atomic_rmw addf, %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '('}}
  %0 = memref.atomic_rmw addf %f, %m[%i] : f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '->'}}
  %0 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<?xf32>)
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '['}}
  %0 = memref.atomic_rmw addf %f, %m : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.atomic_rmw' invalid kind attribute specification: "bad"}}
  %0 = memref.atomic_rmw "bad" %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '[' in operand list}}
  %0 = memref.generic_atomic_rmw %m : memref<?xf32> {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'f32' vs 'memref<?xf32>'}}
  %0 = memref.generic_atomic_rmw %m[%i] : f32 {
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  %0 = memref.generic_atomic_rmw %m[%i] {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'memref<*xf32>' vs 'memref<?xf32>'}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<*xf32> {
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  memref.alloca_scope
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected non-function type}}
  memref.alloca_scope -> {
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  memref.alloca_scope -> i32 {
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  memref.alloca_scope i32 {
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ','}}
  memref.copy %n : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.copy %n, %m : memref<4xf32>
  // expected-error @+1 {{custom op 'memref.copy' expected 'to'}}
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.copy' expected 'to'}}
  memref.copy %n, %m : memref<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ','}}
  memref.dma_start %n[%i], %m[%i], %i : memref<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %n[%i], %m[%i], %i, %ti[%i] : memref<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %n[%i], %m[%i], %i, %ti[%i], %i : memref<4xf32>, memref<?xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '[' in operand list}}
  memref.dma_start %n, %m[%i], %i, %ti[%i] : memref<4xf32>, memref<?xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %n[%i], %m[%i], %i, %ti[%i], %i, %i, %i : memref<4xf32>, memref<?xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ','}}
  memref.dma_start %n[%i] %m[%i], %i, %ti[%i] : memref<4xf32>, memref<?xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ','}}
  memref.dma_wait %ti[%i] : memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '['}}
  memref.dma_wait %ti, %i : memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.cast %n : memref<4xf32>
  // expected-error @+1 {{custom op 'memref.cast' expected 'to'}}
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.cast' expected 'to'}}
  %0 = memref.cast %n : memref<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  %0 = memref.cast %n to memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ','}}
  %0 = memref.assume_alignment %n : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = memref.assume_alignment %n, a : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  %0 = memref.assume_alignment %n, 4
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.assume_alignment' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
  %0 = memref.assume_alignment %n, 4 : i32 : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.distinct_objects' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = memref.distinct_objects %n, %m : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.distinct_objects' number of operands and types do not match: got 0 operands and 1 types}}
  memref.distinct_objects : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{expected '[' in dynamic index list}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[0] [4] : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %m[0] [4] [1] : memref<?xf32>
  // expected-error @+1 {{custom op 'memref.subview' expected 'to'}}
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{expected '[' in dynamic index list}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m [0], [4], [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{custom op 'memref.subview' expected integer value}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[?] [4] [1] : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{expected ']' in dynamic index list}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[0] [4] [1 : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{custom op 'memref.subview' expected integer value}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[0.5] [4] [1] : memref<?xf32> to memref<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = memref.subview %m[%a] [4] [1] : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{expected '[' in dynamic index list}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '['}}
  %0 = memref.view %b[%i] : memref<64xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = memref.view %b[][] : memref<64xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = memref.view %b[0][] : memref<64xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ']'}}
  %0 = memref.view %b[%i, %i][] : memref<64xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.reinterpret_cast' expected 'to'}}
  %0 = memref.reinterpret_cast %m : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ':'}}
  %0 = memref.reinterpret_cast %m to offset [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.reinterpret_cast' expected 'sizes'}}
  %0 = memref.reinterpret_cast %m to offset: [0], strides: [1] : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{expected '[' in dynamic index list}}
  // expected-error @+1 {{custom op 'memref.reinterpret_cast' expected SSA value or integer}}
  %0 = memref.reinterpret_cast %m to offset: 0, sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ','}}
  %0 = memref.reinterpret_cast %m to offset: [0] sizes: [4] strides: [1] : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '('}}
  %0 = memref.reshape %n : (memref<4xf32>, memref<1xi32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.reshape' invalid kind of type specified: expected builtin.function, but found 'memref<4xf32>'}}
  %0 = memref.reshape %n(%ti) : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.reshape' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = memref.reshape %n(%ti) : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = memref.collapse_shape %nn : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
  %0 = memref.collapse_shape %nn [0, 1] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = memref.collapse_shape %nn [[a]] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.collapse_shape' expected 'into'}}
  %0 = memref.collapse_shape %nn [[0, 1], [2]] : memref<4x5x6xf32> to memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected ',' or ']'}}
  %0 = memref.collapse_shape %nn [[0, 1], [2] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
  %0 = memref.collapse_shape %nn [["a"]] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
  %0 = memref.collapse_shape %nn [[0 : i32, 1 : i32], [2 : i32]] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.expand_shape' expected 'output_shape'}}
  %0 = memref.expand_shape %n [[0, 1]] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{expected '[' in dynamic index list}}
  // expected-error @+1 {{custom op 'memref.expand_shape' expected SSA value or integer}}
  %0 = memref.expand_shape %n [[0, 1]] output_shape 2, 2 : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.expand_shape' expected 'into'}}
  %0 = memref.expand_shape %n [[0, 1]] output_shape [2, 2] : memref<4xf32> to memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '(' in dimensional identifier list}}
  %0 = memref.transpose %mm : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '(' in integer set constraint list}}
  %0 = memref.transpose %mm (i, j) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{use of undeclared identifier}}
  %0 = memref.transpose %mm (i, j) -> (j, k) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected '(' in dimensional identifier list}}
  %0 = memref.transpose %mm affine_map<(i, j) -> (j, i)> : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.transpose %mm (i, j) -> (j, i) : memref<?x?xf32>
  // expected-error @+1 {{custom op 'memref.transpose' expected 'to'}}
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.nosuch' is unknown}}
  memref.nosuch
  return
}
