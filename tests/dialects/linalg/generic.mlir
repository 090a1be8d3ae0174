// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt -

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#none = affine_map<(i, j) -> ()>
#sums = {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], doc = "sums of rows", library_call = "row_sums"}

func.func @sums(%a: memref<4x?xf32>, %c: memref<4xf32>) {
  linalg.generic #sums ins(%a : memref<4x?xf32>) outs(%c : memref<4xf32>) attrs = {note, other = 1 : i32} {
  ^bb0(%x: f32, %s: f32):
    %0 = arith.addf %x, %s : f32
    linalg.yield %0 : f32
  }
  return
}

func.func @several(%a: tensor<4x?xf32>, %s: f32, %c: tensor<4x?xf32>) -> (tensor<4x?xf32>, tensor<4x?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #none, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %s : tensor<4x?xf32>, f32) outs(%c, %c : tensor<4x?xf32>, tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32, %u: f32, %v: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 {note} : index
    %k = arith.addi %i, %j : index
    %n = arith.index_cast %k : index to i32
    %f = arith.sitofp %n : i32 to f32
    linalg.yield %f, %y : f32, f32
  } -> (tensor<4x?xf32>, tensor<4x?xf32>)
  return %0#0, %0#1 : tensor<4x?xf32>, tensor<4x?xf32>
}

func.func @without_operands() {
  linalg.generic {indexing_maps = [], iterator_types = []} attrs = {note} {
    linalg.yield
  }
  return
}

func.func @without_inputs(%c: memref<4x4xindex>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%c : memref<4x4xindex>) {
  ^bb0(%u: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  }
  return
}

// Inside, operations of other dialects may have regions.
func.func @control_flow(%p: i1, %c: memref<4x4xf32>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%c : memref<4x4xf32>) {
  ^bb0(%u: f32):
    %0 = scf.if %p -> f32 {
      %1 = arith.addf %u, %u : f32
      scf.yield %1 : f32
    } else {
      scf.yield %u : f32
    }
    linalg.yield %0 : f32
  }
  return
}

func.func private @attributes() attributes {
  a = #linalg.iterator_type<parallel>, b = #linalg.type_fn<cast_signed>, c = #linalg.unary_fn<exp>,
  d = #linalg.binary_fn<powf>, e = #linalg.ternary_fn<select>, f = #linalg.elementwise_kind<max_unsigned>}
