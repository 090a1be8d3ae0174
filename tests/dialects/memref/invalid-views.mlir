// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the verifiers of the memref ops say: casts, views and reshapes.

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible}}
  %0 = memref.cast %n : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf64>' are cast incompatible}}
  %0 = memref.cast %n : memref<4xf32> to memref<4xf64>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<?x?xf32>' are cast incompatible}}
  %0 = memref.cast %n : memref<4xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, 1>' are cast incompatible}}
  %0 = memref.cast %n : memref<4xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.cast %n : memref<4xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %0 = memref.cast %u : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.cast' invalid kind of type specified}}
  %0 = memref.cast %n : memref<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[2]>>' are cast incompatible}}
  %0 = memref.cast %n : memref<4xf32> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[1], offset: 2>>' are cast incompatible}}
  %0 = memref.cast %n : memref<4xf32> to memref<4xf32, strided<[1], offset: 2>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, affine_map<(d0) -> (d0 * 2)>>' are cast incompatible}}
  %0 = memref.cast %n : memref<4xf32> to memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<4xf64>' are cast incompatible}}
  %0 = memref.cast %u : memref<*xf32> to memref<4xf64>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>' and result type 'memref<4x4xf32>' are cast incompatible}}
  %0 = memref.cast %af : memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>> to memref<4x4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xf64, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %n : memref<4xf32> to memref<4xf64, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %n : memref<4xf32> to memref<5xf32, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %n : memref<4xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[2]>, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %n : memref<4xf32> to memref<4xf32, strided<[2]>, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.memory_space_cast' invalid kind of type specified}}
  %0 = memref.memory_space_cast %n : memref<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.assume_alignment' op alignment must be power of 2}}
  %0 = memref.assume_alignment %n, 3 : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %n, 0 : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %n, -4 : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = "memref.assume_alignment"(%n) <{alignment = 4 : i64}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+2 {{'memref.assume_alignment' op inferred type(s) 'memref<4xf32>' are incompatible with return type(s) of operation 'memref<?xf32>'}}
  // expected-error @+1 {{'memref.assume_alignment' op failed to infer returned types}}
  %0 = "memref.assume_alignment"(%n) <{alignment = 4 : i32}> : (memref<4xf32>) -> memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.assume_alignment' op requires the same type for all operands and results}}
  %0 = "memref.assume_alignment"(%n) <{alignment = 4 : i32}> : (memref<4xf32>) -> memref<4xf64>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.assume_alignment' op requires attribute 'alignment'}}
  %0 = "memref.assume_alignment"(%n) : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.distinct_objects' op operand types and result types must match}}
  %0:2 = "memref.distinct_objects"(%n, %m) : (memref<4xf32>, memref<?xf32>) -> (memref<?xf32>, memref<4xf32>)
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.distinct_objects' op operand types and result types must match}}
  %0 = "memref.distinct_objects"(%n, %m) : (memref<4xf32>, memref<?xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.distinct_objects' op operand #0 must be variadic of memref of any type values, but got 'f32'}}
  %0 = memref.distinct_objects %f : f32
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result type to be 'memref<4xf32, strided<[1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<5xf32, strided<[1]>>'}}
  %0 = memref.subview %m[0] [4] [1] : memref<?xf32> to memref<5xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0, 0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0] [4, 4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0] [4] [1, 1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result element type to be 'f32', but got 'memref<4xf64, strided<[1]>>'}}
  %0 = memref.subview %m[0] [4] [1] : memref<?xf32> to memref<4xf64, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<?xf32>' and subview memref type 'memref<4xf32, strided<[1]>, 1>'}}
  %0 = memref.subview %m[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result type to be 'memref<4xf32, strided<[1], offset: 2>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[1]>>'}}
  %0 = memref.subview %m[2] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result type to be 'memref<4xf32, strided<[2]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[1]>>'}}
  %0 = memref.subview %m[0] [4] [2] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[?, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4xf32, strided<[1]>>'}}
  %0 = memref.subview %mm[0, 0] [4, 4] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result rank to be smaller or equal to the source rank, but got 'memref<2x2xf32, strided<[2, 1]>>'}}
  %0 = memref.subview %m[0] [4] [1] : memref<?xf32> to memref<2x2xf32, strided<[2, 1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %0 = memref.subview %m[-1] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: -1>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -4}}
  %0 = memref.subview %m[0] [-4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 6 >= 4}}
  %0 = memref.subview %n[3] [4] [1] : memref<4xf32> to memref<4xf32, strided<[1], offset: 3>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 5 >= 4}}
  %0 = memref.subview %n[5] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: 5>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 6 >= 4}}
  %0 = memref.subview %n[0] [4] [2] : memref<4xf32> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.subview' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.subview %u[0] [4] [1] : memref<*xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{base type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>' is not strided}}
  %0 = memref.subview %af[0, 0] [2, 2] [1, 1] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>> to memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result type to be 'memref<4xf32, strided<[1], offset: ?>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[1]>>'}}
  %0 = memref.subview %m[%i] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<?xf32>) -> memref<4xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<?xf32>, index) -> memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.subview' op requires attribute 'static_offsets'}}
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<?xf32>) -> memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result type to be 'memref<4x1x6xf32, strided<[30, 6, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<6x4xf32, strided<[1, 30]>>'}}
  %0 = memref.subview %nn[0, 0, 0] [4, 1, 6] [1, 1, 1] : memref<4x5x6xf32> to memref<6x4xf32, strided<[1, 30]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.view %b[%i][%i] : memref<64xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<4xf32>'}}
  %0 = memref.view %n[%i][] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<64xi8>' and view memref type 'memref<4xf32, 1>'}}
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{unsupported map for result memref type 'memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>'}}
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?x?xf32>'}}
  %0 = memref.view %mm[%i][] : memref<?x?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%b: memref<64xi8, strided<[2]>>, %i: index) {
  // expected-error @+1 {{unsupported map for base memref type 'memref<64xi8, strided<[2]>>'}}
  %0 = memref.view %b[%i][] : memref<64xi8, strided<[2]>> to memref<4xf32>
  return
}

// -----

func.func @f(%b: memref<64xi8, strided<[1], offset: 4>>, %i: index) {
  // expected-error @+1 {{unsupported map for base memref type 'memref<64xi8, strided<[1], offset: 4>>'}}
  %0 = memref.view %b[%i][] : memref<64xi8, strided<[1], offset: 4>> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.view' op result #0 must be memref of any type values, but got 'memref<*xf32>'}}
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<*xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.view' op expected 2 or more operands, but found 1}}
  %0 = "memref.view"(%b) : (memref<64xi8>) -> memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result type with size = 4 instead of 5 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<5xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{different element types specified for source type 'memref<?xf32>' and result memref type 'memref<4xi32, strided<[1]>>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xi32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{different memory spaces specified for source type 'memref<?xf32>' and result memref type 'memref<4xf32, strided<[1]>, 1>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>, 1>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result type with offset = 1 instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result type with offset = dynamic instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected result type with size = dynamic instead of 4 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0, 0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (0 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected 1 size values, got 2}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?xf32> to memref<16xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<4xf32, affine_map<(d0) -> ((d0 * 3) mod 2)>>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, affine_map<(d0) -> (d0 * 3 mod 2)>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -4}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [-4], strides: [1] : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{custom op 'memref.reinterpret_cast' invalid kind of type specified}}
  %0 = memref.reinterpret_cast %f to offset: [0], sizes: [4], strides: [1] : f32 to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %0 = memref.reshape %n(%ti) : (memref<4xf32>, memref<1xi32>) -> memref<4xf64>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %0 = memref.reshape %n(%ti) : (memref<4xf32>, memref<1xi32>) -> memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.reshape' op result memref type should have identity affine map}}
  %0 = memref.reshape %n(%ti) : (memref<4xf32>, memref<1xi32>) -> memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.reshape' op source memref type should have identity affine map}}
  %0 = memref.reshape %s(%ti) : (memref<4x5xf32, strided<[10, 1], offset: 3>>, memref<1xi32>) -> memref<20xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<f32>'}}
  %0 = memref.reshape %n(%z) : (memref<4xf32>, memref<f32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<4xf32>'}}
  %0 = memref.reshape %n(%n) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%n: memref<4xf32>, %s: memref<?xi32>) {
  // expected-error @+1 {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %0 = memref.reshape %n(%s) : (memref<4xf32>, memref<?xi32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.reshape' op result #0 must be ranked or unranked memref of any type values, but got 'tensor<4xf32>'}}
  %0 = memref.reshape %n(%ti) : (memref<4xf32>, memref<1xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim size (21) must equal reassociation group size (20)}}
  %0 = memref.collapse_shape %nn [[0, 1], [2]] : memref<4x5x6xf32> into memref<21x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
  %0 = memref.collapse_shape %nn [[0, 1]] : memref<4x5x6xf32> into memref<20xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %nn [[0, 2], [1]] : memref<4x5x6xf32> into memref<24x5xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %nn [[1, 0], [2]] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation index 3 is out of bounds}}
  %0 = memref.collapse_shape %nn [[0, 1], [2, 3]] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<20x6xf32>' but found 'memref<20x6xf64>'}}
  %0 = memref.collapse_shape %nn [[0, 1], [2]] : memref<4x5x6xf32> into memref<20x6xf64>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %nn [[0, 1], [2]] : memref<4x5x6xf32> into memref<?x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %s [[0, 1]] : memref<4x5xf32, strided<[10, 1], offset: 3>> into memref<20xf32, strided<[1], offset: 3>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<20x6xf32>' but found 'memref<20x6xf32, strided<[12, 2]>>'}}
  %0 = memref.collapse_shape %nn [[0, 1], [2]] : memref<4x5x6xf32> into memref<20x6xf32, strided<[12, 2]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %nn [] : memref<4x5x6xf32> into memref<f32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim size (6) must equal reassociation group size (1)}}
  %0 = memref.collapse_shape %nn [[0, 1], []] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op operand #0 must be strided memref of any type values, but got 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>'}}
  %0 = memref.collapse_shape %af [[0, 1]] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>> into memref<16xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
  %0 = "memref.collapse_shape"(%nn) <{reassociation = [0, 1]}> : (memref<4x5x6xf32>) -> memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op requires attribute 'reassociation'}}
  %0 = "memref.collapse_shape"(%nn) : (memref<4x5x6xf32>) -> memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %nn [[0, 1], [1, 2]] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim size (20) must equal reassociation group size (120)}}
  %0 = memref.collapse_shape %nn [[0, 1, 2], [2]] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim size (4) must equal reassociation group size (6)}}
  %0 = memref.expand_shape %n [[0, 1]] output_shape [2, 3] : memref<4xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim size (4) must equal reassociation group size (6)}}
  %0 = memref.expand_shape %n [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %n [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<?x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = memref.expand_shape %n [[0, 1]] output_shape [2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2xf32>' but found 'memref<2x2xf64>'}}
  %0 = memref.expand_shape %n [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf64>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.expand_shape %n [[0], [1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op reassociation index 2 is out of bounds}}
  %0 = memref.expand_shape %n [[0, 1, 2]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<?xf32> into memref<2x4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 0}}
  %0 = memref.expand_shape %n [[0, 1]] output_shape [%i, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2xf32>' but found 'memref<2x2xf32, strided<[4, 2]>>'}}
  %0 = memref.expand_shape %n [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32, strided<[4, 2]>>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.expand_shape %z [] output_shape [2] : memref<f32> into memref<2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 1, expected 2}}
  %0 = memref.expand_shape %mm [[0, 1]] output_shape [2, %i] : memref<?x?xf32> into memref<2x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.expand_shape' op requires attribute 'static_output_shape'}}
  %0 = "memref.expand_shape"(%n) <{reassociation = [[0, 1]]}> : (memref<4xf32>) -> memref<2x2xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<?x?xf32>' is not equivalent to the canonical transposed input type 'memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>'}}
  %0 = memref.transpose %mm (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %mm (i, j) -> (i) : memref<?x?xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %mm (i, j) -> (i, i) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %mm (i) -> (i) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %mm (i, j) -> (i + 1, j) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<4x5x6xf32>' is not equivalent to the canonical transposed input type 'memref<6x5x4xf32, affine_map<(d0, d1, d2) -> (d0 + d1 * 6 + d2 * 30)>>'}}
  %0 = memref.transpose %nn (i, j, k) -> (k, j, i) : memref<4x5x6xf32> to memref<4x5x6xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.transpose' op operand #0 must be strided memref of any type values, but got 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>'}}
  %0 = memref.transpose %af (i, j) -> (j, i) : memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>> to memref<4x4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32, %f: f32, %l: i64, %m: memref<?xf32>, %n: memref<4xf32>, %mm: memref<?x?xf32>, %u: memref<*xf32>, %z: memref<f32>, %b: memref<64xi8>, %ti: memref<1xi32>, %t: tensor<4xf32>, %s: memref<4x5xf32, strided<[10, 1], offset: 3>>, %nn: memref<4x5x6xf32>, %af: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>, %k: memref<4xindex>, %v: memref<4xvector<2xf32>>) {
  // expected-error @+1 {{'memref.transpose' op requires attribute 'permutation'}}
  %0 = "memref.transpose"(%mm) : (memref<?x?xf32>) -> memref<?x?xf32>
  return
}
