// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: position, source line, caret, notes.

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.alloc() : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.alloc()[%i] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.alloc() : memref<*xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = "memref.alloc"(%a) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 1>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  return
}

// -----

func.func @g(%i: index) {
  return
}
%0 = memref.alloca() : memref<4xf32>

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.dealloc %f : f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.dealloc"() : () -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.realloc %m : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.realloc %n(%i) : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.realloc %n : memref<4xf32> to memref<8xf64>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.realloc %n : memref<4xf32> to memref<8xf32, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.realloc %n : memref<4xf32> to memref<2x4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.realloc %n : memref<4xf32> to memref<8xf32, strided<[2]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = "memref.realloc"(%n, %i, %i) : (memref<4xf32>, index, index) -> memref<8xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.load %m[] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = "memref.load"(%m, %i) : (memref<?xf32>, index) -> i32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.load %m[%i] {nontemporal = 1} : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = "memref.load"() : () -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.store %f, %m[] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.store"(%a, %m, %i) : (i32, memref<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.prefetch %m[], read, locality<0>, data : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.prefetch %m[%i], read, locality<4>, data : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.prefetch"(%m, %i) : (memref<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0:3 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0:4 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<i32>, index, index, index
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0:6 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index, index, index
  return
}

// -----

memref.global @g : memref<?xf32>

// -----

memref.global @g : memref<4xf32> = dense<1>

// -----

memref.global @g : memref<4xf32> = dense<1.0> : tensor<4xf32>

// -----

memref.global @g : memref<4xf32> = 1.0
func.func private @h()

// -----

memref.global @g : memref<4xf32> = "x"

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : tensor<5xf32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1> : tensor<4xi32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = 1 : i32}> : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = tensor<4xf32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, sym_visibility = "hidden"}> : () -> ()

// -----

memref.global @g : memref<4xf32>
memref.global @g : memref<4xf32>

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, constant = 1}> : () -> ()

// -----

func.func @f() {
  memref.global @g : memref<4xf32>
  return
}

// -----

memref.global @r : memref<4xf32> = dense<[1.0, 2.0]>

// -----

func.func @f() {
  %0 = memref.get_global @nope : memref<4xf32>
  return
}

// -----

memref.global @g : memref<4xf32>
func.func @f() {
  %0 = memref.get_global @g : memref<5xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addf %a, %ti[%i] : (i32, memref<1xi32>) -> i32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addf %f, %m[] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addf %f, %ti[%i] : (f32, memref<1xi32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<?xf32>) -> f64
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0:
    memref.atomic_yield %f : f32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
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
    memref.atomic_yield %a : i32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    func.return
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    %1 = memref.load %m[%i] : memref<?xf32>
    memref.atomic_yield %1 : f32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
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
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }) : (memref<?xf32>, index) -> f64
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = "memref.generic_atomic_rmw"(%m, %i) : (memref<?xf32>, index) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %f : f32
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.alloca_scope -> (i32) {
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.alloca_scope {
  ^bb0(%x: i32):
    memref.alloca_scope.return
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.alloca_scope"() ({
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.copy %n, %z : memref<4xf32> to memref<f32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.copy %n, %ti : memref<4xf32> to memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.dma_start"(%n, %i, %m) : (memref<4xf32>, index, memref<?xf32>) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.dma_start"(%f, %i, %m, %i, %i, %ti, %i) : (f32, index, memref<?xf32>, index, index, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.dma_start"(%n, %a, %m, %i, %i, %ti, %i) : (memref<4xf32>, i32, memref<?xf32>, index, index, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.dma_start"(%n, %i, %f, %i, %i, %ti, %i) : (memref<4xf32>, index, f32, index, index, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.dma_start"(%n, %i, %m, %a, %i, %ti, %i) : (memref<4xf32>, index, memref<?xf32>, i32, index, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.dma_start"(%n, %i, %m, %i, %a, %ti, %i) : (memref<4xf32>, index, memref<?xf32>, index, i32, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.dma_start"(%n, %i, %m, %i, %i, %f, %i) : (memref<4xf32>, index, memref<?xf32>, index, index, f32, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.dma_start"(%n, %i, %m, %i, %i, %ti, %a) : (memref<4xf32>, index, memref<?xf32>, index, index, memref<1xi32>, i32) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.dma_start"(%n, %i, %m, %i, %i, %ti, %i, %i) : (memref<4xf32>, index, memref<?xf32>, index, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.dma_start"(%n, %i, %m, %i, %i, %ti, %i, %a, %i) : (memref<4xf32>, index, memref<?xf32>, index, index, memref<1xi32>, index, i32, index) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.dma_wait %ti[], %i : memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.alloc : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.alloc(%a) : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.alloc() : memref<4xf32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.alloca() : (memref<4xf32>)
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.dealloc : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.dealloc %n : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.realloc %n : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.prefetch %m[%i], : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.prefetch %m[%i], load, locality<0>, data : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.prefetch %m[%i], read, locality<a>, data : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.prefetch %m[%i], read, locality<0>, cache : memref<?xf32>
  return
}

// -----

memref.global

// -----

memref.global @

// -----

memref.global @g :

// -----

memref.global @g : memref<4xf32> attributes {x}

// -----

memref.global @g : memref<4xf32> = dense<"abc">

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.get_global @g::@h : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw "bad" %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m : memref<?xf32> {
  }
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.dma_start %n[%i], %m[%i], %i, %ti[%i] : memref<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.dma_start %n[%i], %m[%i], %i, %ti[%i], %i : memref<4xf32>, memref<?xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.distinct_objects %n, %m : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %m[0] [4] : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %m[?] [4] [1] : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reshape %n(%ti) : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.collapse_shape %nn [0, 1] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.collapse_shape %nn [[0, 1], [2] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.transpose %mm : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.transpose %mm (i, j) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.transpose %mm (i, j) -> (j, k) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  memref.nosuch
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.cast %n : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.assume_alignment %n, 3 : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.assume_alignment %n, 0 : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = "memref.assume_alignment"(%n) <{alignment = 4 : i32}> : (memref<4xf32>) -> memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = "memref.assume_alignment"(%n) <{alignment = 4 : i32}> : (memref<4xf32>) -> memref<4xf64>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0:2 = "memref.distinct_objects"(%n, %m) : (memref<4xf32>, memref<?xf32>) -> (memref<?xf32>, memref<4xf32>)
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %m[0] [4] [1] : memref<?xf32> to memref<5xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %m[0, 0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %m[0] [4, 4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %m[0] [4] [1] : memref<?xf32> to memref<4xf64, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %m[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %m[2] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %m[0] [4] [1] : memref<?xf32> to memref<2x2xf32, strided<[2, 1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %m[-1] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: -1>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %m[0] [-4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %n[3] [4] [1] : memref<4xf32> to memref<4xf32, strided<[1], offset: 3>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %n[5] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: 5>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.subview %af[0, 0] [2, 2] [1, 1] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>> to memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<?xf32>) -> memref<4xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%b: memref<64xi8, strided<[2]>>, %i: index) {
  %0 = memref.view %b[%i][] : memref<64xi8, strided<[2]>> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<5xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xi32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?xf32> to memref<16xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reshape %n(%ti) : (memref<4xf32>, memref<1xi32>) -> memref<4xf64>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reshape %n(%ti) : (memref<4xf32>, memref<1xi32>) -> memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reshape %n(%ti) : (memref<4xf32>, memref<1xi32>) -> memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.reshape %s(%ti) : (memref<4x5xf32, strided<[10, 1], offset: 3>>, memref<1xi32>) -> memref<20xf32>
  return
}

// -----

func.func @f(%n: memref<4xf32>, %s: memref<?xi32>) {
  %0 = memref.reshape %n(%s) : (memref<4xf32>, memref<?xi32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.collapse_shape %nn [[0, 1], [2]] : memref<4x5x6xf32> into memref<21x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.collapse_shape %nn [[0, 1]] : memref<4x5x6xf32> into memref<20xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.collapse_shape %nn [[0, 2], [1]] : memref<4x5x6xf32> into memref<24x5xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.collapse_shape %nn [[0, 1], [2, 3]] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.collapse_shape %nn [[0, 1], [2]] : memref<4x5x6xf32> into memref<20x6xf64>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.collapse_shape %nn [[0, 1], [2]] : memref<4x5x6xf32> into memref<?x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.collapse_shape %s [[0, 1]] : memref<4x5xf32, strided<[10, 1], offset: 3>> into memref<20xf32, strided<[1], offset: 3>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.collapse_shape %nn [] : memref<4x5x6xf32> into memref<f32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.expand_shape %n [[0, 1]] output_shape [2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.expand_shape %n [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf64>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.expand_shape %n [[0], [1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.expand_shape %n [[0, 1]] output_shape [%i, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.transpose %mm (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.transpose %mm (i, j) -> (i) : memref<?x?xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  %0 = memref.transpose %mm (i) -> (i) : memref<?x?xf32> to memref<?x?xf32>
  return
}
