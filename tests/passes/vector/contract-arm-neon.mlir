// RUN: terrace opt %s --convert-vector-to-llvm="enable-arm-neon enable-arm-i8mm"
// RUN: terrace opt %s --convert-vector-to-llvm="enable-arm-neon enable-arm-bf16"
// RUN: terrace opt %s --convert-vector-to-llvm="enable-arm-neon enable-arm-i8mm enable-arm-bf16 vector-contract-lowering=outerproduct"
// RUN: terrace opt %s --convert-vector-to-llvm="enable-arm-sve enable-arm-i8mm enable-arm-bf16"
// RUN: terrace opt %s --convert-vector-to-llvm="enable-arm-i8mm enable-arm-bf16"

// Contractions of fixed vectors by matrix instructions.

// One instruction.
func.func @signed(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}

// Unsigned bytes.
func.func @unsigned(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extui %b : vector<2x8xi8> to vector<2x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}

// Unsigned by signed bytes.
func.func @mixed(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}

// Signed by unsigned bytes: the transposed product of the exchanged factors.
func.func @reversed(%a: vector<2x24xi8>, %b: vector<4x24xi8>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
  %0 = arith.extsi %a : vector<2x24xi8> to vector<2x24xi32>
  %1 = arith.extui %b : vector<4x24xi8> to vector<4x24xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x24xi32>, vector<4x24xi32> into vector<2x4xi32>
  return %2 : vector<2x4xi32>
}

// Tiles of rows, columns and depth.
func.func @tiles(%a: vector<4x8xi8>, %b: vector<4x8xi8>, %c: vector<4x4xi32>) -> vector<4x4xi32> {
  %0 = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %1 = arith.extsi %b : vector<4x8xi8> to vector<4x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<4x8xi32>, vector<4x8xi32> into vector<4x4xi32>
  return %2 : vector<4x4xi32>
}

// One row gets a row of zeros.
func.func @one_row(%a: vector<1x16xi8>, %b: vector<4x16xi8>, %c: vector<1x4xi32>) -> vector<1x4xi32> {
  %0 = arith.extsi %a : vector<1x16xi8> to vector<1x16xi32>
  %1 = arith.extui %b : vector<4x16xi8> to vector<4x16xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<1x16xi32>, vector<4x16xi32> into vector<1x4xi32>
  return %2 : vector<1x4xi32>
}

// A vector as a row.
func.func @row_vector(%a: vector<16xi8>, %b: vector<4x16xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %0 = arith.extui %a : vector<16xi8> to vector<16xi32>
  %1 = arith.extui %b : vector<4x16xi8> to vector<4x16xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d1, d2) -> (d2)>, affine_map<(d1, d2) -> (d1, d2)>, affine_map<(d1, d2) -> (d1)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<16xi32>, vector<4x16xi32> into vector<4xi32>
  return %2 : vector<4xi32>
}

// A vector by unsigned bytes.
func.func @row_vector_reversed(%a: vector<8xi8>, %b: vector<4x8xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %0 = arith.extsi %a : vector<8xi8> to vector<8xi32>
  %1 = arith.extui %b : vector<4x8xi8> to vector<4x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d1, d2) -> (d2)>, affine_map<(d1, d2) -> (d1, d2)>, affine_map<(d1, d2) -> (d1)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<8xi32>, vector<4x8xi32> into vector<4xi32>
  return %2 : vector<4xi32>
}

// Bytes that the contraction itself extends.
func.func @implicit(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<2x8xi8> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}

// Fewer than eight bits.
func.func @narrow(%a: vector<2x8xi4>, %b: vector<2x8xi4>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extsi %a : vector<2x8xi4> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<2x8xi4> to vector<2x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}

// A constant accumulator.
func.func @constant(%a: vector<2x16xi8>, %b: vector<2x16xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extsi %a : vector<2x16xi8> to vector<2x16xi32>
  %1 = arith.extsi %b : vector<2x16xi8> to vector<2x16xi32>
  %cc = arith.constant dense<7> : vector<2x2xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %cc : vector<2x16xi32>, vector<2x16xi32> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}

// Iterators in another order.
func.func @columns_first(%a: vector<2x16xi8>, %b: vector<6x16xi8>, %c: vector<2x6xi32>) -> vector<2x6xi32> {
  %0 = arith.extsi %a : vector<2x16xi8> to vector<2x16xi32>
  %1 = arith.extui %b : vector<6x16xi8> to vector<6x16xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d1, d0, d2) -> (d0, d2)>, affine_map<(d1, d0, d2) -> (d1, d2)>, affine_map<(d1, d0, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x16xi32>, vector<6x16xi32> into vector<2x6xi32>
  return %2 : vector<2x6xi32>
}

// Other names of the iterators.
func.func @renamed(%a: vector<2x8xi8>, %b: vector<4x8xi8>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extui %b : vector<4x8xi8> to vector<4x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<4x8xi32> into vector<2x4xi32>
  return %2 : vector<2x4xi32>
}

// No multiple of the size of a tile: products of vectors.
func.func @odd_depth(%a: vector<2x12xi8>, %b: vector<2x12xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extsi %a : vector<2x12xi8> to vector<2x12xi32>
  %1 = arith.extsi %b : vector<2x12xi8> to vector<2x12xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x12xi32>, vector<2x12xi32> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}

// Neither: integers that are too wide.
func.func @wide(%a: vector<2x8xi16>, %b: vector<2x8xi16>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extsi %a : vector<2x8xi16> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<2x8xi16> to vector<2x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}

// Factors of different types after extension.
func.func @half(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi16>
  %1 = arith.extsi %b : vector<2x8xi8> to vector<2x8xi16>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi16>, vector<2x8xi16> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}

// A matrix by a vector.
func.func @column_vector(%a: vector<2x8xi8>, %b: vector<8xi8>, %c: vector<2xi32>) -> vector<2xi32> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<8xi8> to vector<8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d2) -> (d0, d2)>, affine_map<(d0, d2) -> (d2)>, affine_map<(d0, d2) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<8xi32> into vector<2xi32>
  return %2 : vector<2xi32>
}

// `bf16`.
func.func @bfloat(%a: vector<2x12xbf16>, %b: vector<4x12xbf16>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x12xbf16>, vector<4x12xbf16> into vector<2x4xf32>
  return %2 : vector<2x4xf32>
}

// One row of `bf16`.
func.func @bfloat_row(%a: vector<1x8xbf16>, %b: vector<4x8xbf16>, %c: vector<1x4xf32>) -> vector<1x4xf32> {
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x8xbf16>, vector<4x8xbf16> into vector<1x4xf32>
  return %2 : vector<1x4xf32>
}

// A vector of `bf16`.
func.func @bfloat_vector(%a: vector<8xbf16>, %b: vector<4x8xbf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %2 = vector.contract {indexing_maps = [affine_map<(d1, d2) -> (d2)>, affine_map<(d1, d2) -> (d1, d2)>, affine_map<(d1, d2) -> (d1)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8xbf16>, vector<4x8xbf16> into vector<4xf32>
  return %2 : vector<4xf32>
}

// Extended `bf16` have products of `f32`.
func.func @bfloat_extended(%a: vector<2x4xbf16>, %b: vector<2x4xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = arith.extf %a : vector<2x4xbf16> to vector<2x4xf32>
  %1 = arith.extf %b : vector<2x4xbf16> to vector<2x4xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x4xf32>, vector<2x4xf32> into vector<2x2xf32>
  return %2 : vector<2x2xf32>
}

// A depth that is no multiple of four.
func.func @bfloat_odd(%a: vector<2x6xbf16>, %b: vector<2x6xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x6xbf16>, vector<2x6xbf16> into vector<2x2xf32>
  return %2 : vector<2x2xf32>
}

// Half precision.
func.func @half_float(%a: vector<2x4xf16>, %b: vector<2x4xf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf16>, vector<2x4xf16> into vector<2x2xf32>
  return %2 : vector<2x2xf32>
}
