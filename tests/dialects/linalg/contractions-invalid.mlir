// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  // expected-error@below {{cannot name an operation with no results}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>] {cast = #linalg.type_fn<cast_unsigned>, foo} ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) attrs = {bar} -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  // expected-error@below {{'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 8}}
  %0 = linalg.matmul  indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) {foo} -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// -----

func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  // expected-error@below {{custom op 'linalg.matmul' attribute 'indexing_maps' occurs more than once in the attribute list}}
  %0 = linalg.matmul {indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], x} ins(%a, %b : tensor<8x4xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xindex>) {
  // expected-error@below {{expected add/mul op in the body}}
  "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
     "linalg.yield"(%z) : (f32) -> ()
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xindex>) {
  // expected-error@below {{custom op 'linalg.matmul' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'}}
  linalg.matmul indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>] {foo} ins(%i, %i: memref<4x4xindex>, memref<4x4xindex>) outs(%i: memref<4x4xindex>) {bar}
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xindex>) {
  // expected-error@below {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  linalg.contract ins(%i, %i: memref<4x4xindex>, memref<4x4xindex>) outs(%i: memref<4x4xindex>) {bar}
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xindex>) {
  // expected-error@below {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  // expected-error@below {{custom op 'linalg.contract' element of indexing_maps array is not an affine_map}}
  linalg.contract indexing_maps = [1] ins(%i, %i: memref<4x4xindex>, memref<4x4xindex>) outs(%i: memref<4x4xindex>) {bar}
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xindex>) {
  // expected-error@below {{custom op 'linalg.matmul' invalid kind of attribute specified}}
  linalg.matmul indexing_maps = affine_map<(m)->(m)> ins(%i, %i: memref<4x4xindex>, memref<4x4xindex>) outs(%i: memref<4x4xindex>) {bar}
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xindex>) {
  // expected-error@below {{custom op 'linalg.matmul' element of indexing_maps array is not an affine_map}}
  linalg.matmul indexing_maps = [affine_map<(m)->(m)>, 1 : i32] ins(%i, %i: memref<4x4xindex>, memref<4x4xindex>) outs(%i: memref<4x4xindex>) {bar}
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xindex>) {
  // expected-error@below {{custom op 'linalg.batch_matmul' expected affine map attribute}}
  linalg.batch_matmul indexing_maps = [affine_map<(m)->(m)>, 1 : i32] ins(%i, %i: memref<4x4xindex>, memref<4x4xindex>) outs(%i: memref<4x4xindex>) {bar}
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xindex>) {
  // expected-error@below {{'linalg.batch_reduce_matmul' op Indexing_map attribute must have 3 affine maps.}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(m)->(m)>, affine_map<(m)->(m)>] ins(%a, %a: memref<4x4xf32>, memref<4x4xf32>) outs(%a: memref<4x4xf32>) {bar}
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xindex>) {
  // expected-error@below {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps = [affine_map<(m)->(m)>, affine_map<(m)->(m)>] ins(%a, %a: memref<4x4xf32>, memref<4x4xf32>) outs(%a: memref<4x4xf32>) {bar}
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %b: memref<*xf32>, %s: f32) {
  // expected-error@below {{invalid properties {operandSegmentSizes = array<i32: 1, 1, 1>} for op linalg.matmul: size mismatch in attribute conversion: 3 vs 2}}
  "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %b: memref<*xf32>, %s: f32) {
  // expected-error@below {{'linalg.matmul' op operand count (3) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "linalg.matmul"(%a, %a, %a) ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<f32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%a, %b : memref<f32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}

// -----

func.func @f(%a: memref<?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%a, %b : memref<?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}

// -----

func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Invalid batch dimension expression.}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}

// -----

func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<f32>) {
  // expected-error@below {{'linalg.batch_matmul' op expects 3 dims, but got (0).}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> ()>] ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<f32>)
  return
}

// -----

func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>] ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}

// -----

func.func @f(%a: memref<?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  // expected-error@below {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %b : memref<?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  // expected-error@below {{expected indexing maps to be projected permutations}}
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// -----

func.func @f(%a: memref<f32>, %b: memref<f32>, %c: memref<f32>) {
  // expected-error@below {{iteration space dim at index 0 not used to access any operand}}
  linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> ()>] ins(%a, %b : memref<f32>, memref<f32>) outs(%c : memref<f32>)
  return
}

// -----

func.func @f(%a: memref<f32>, %b: memref<f32>, %c: memref<?xf32>) {
  // expected-error@below {{provided affine_map is not a projected permutation}}
  linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0 + d1)>] ins(%a, %b : memref<f32>, memref<f32>) outs(%c : memref<?xf32>)
  return
}

// -----

func.func @f(%a: memref<f32>, %b: memref<?xf32>, %c: memref<?xf32>) {
  // expected-error@below {{iteration space dim at index 0 is neither a contracting dim nor of parallel iteration type}}
  linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d1)>] ins(%a, %b : memref<f32>, memref<?xf32>) outs(%c : memref<?xf32>)
  return
}

// -----

func.func @f(%a: memref<f32>, %b: memref<?xf32>, %c: memref<?x?x?xf32>) {
  // expected-error@below {{'indexing_maps' do not specify a contracting dimension}}
  linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>] ins(%a, %b : memref<f32>, memref<?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
