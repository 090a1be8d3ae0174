// RUN: terrace opt %s --convert-vector-to-llvm="enable-arm-sve enable-arm-i8mm enable-arm-bf16"
// DIFFERS: upstream unrolls scalable dimensions as if `vscale` was one.
// ONE-WAY: the operation in a `vector.mask` has no location in the custom form.

// Contractions of which an extent or layout fits no instruction.

// An odd number of rows.
func.func @odd_rows(%a: vector<3x8xi8>, %b: vector<[4]x8xi8>, %c: vector<3x[4]xi32>) -> vector<3x[4]xi32> {
  %0 = arith.extsi %a : vector<3x8xi8> to vector<3x8xi32>
  %1 = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<3x8xi32>, vector<[4]x8xi32> into vector<3x[4]xi32>
  return %2 : vector<3x[4]xi32>
}

// A greater depth.
func.func @depth(%a: vector<4x16xi8>, %b: vector<[4]x16xi8>, %c: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
  %0 = arith.extui %a : vector<4x16xi8> to vector<4x16xi32>
  %1 = arith.extsi %b : vector<[4]x16xi8> to vector<[4]x16xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<4x16xi32>, vector<[4]x16xi32> into vector<4x[4]xi32>
  return %2 : vector<4x[4]xi32>
}

// Fewer bits.
func.func @narrow(%a: vector<2x8xi4>, %b: vector<[4]x8xi4>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %0 = arith.extsi %a : vector<2x8xi4> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<[4]x8xi4> to vector<[4]x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %2 : vector<2x[4]xi32>
}

// Transposed columns.
func.func @transposed_columns(%a: vector<4x8xi8>, %b: vector<8x[4]xi8>, %c: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
  %0 = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %1 = arith.extsi %b : vector<8x[4]xi8> to vector<8x[4]xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<4x8xi32>, vector<8x[4]xi32> into vector<4x[4]xi32>
  return %2 : vector<4x[4]xi32>
}

// A vector.
func.func @row_vector(%a: vector<8xi8>, %b: vector<[4]x8xi8>, %c: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = arith.extsi %a : vector<8xi8> to vector<8xi32>
  %1 = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d1, d2) -> (d2)>, affine_map<(d1, d2) -> (d1, d2)>, affine_map<(d1, d2) -> (d1)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<8xi32>, vector<[4]x8xi32> into vector<[4]xi32>
  return %2 : vector<[4]xi32>
}

// A mask.
func.func @masked(%a: vector<2x8xi8>, %b: vector<[4]x8xi8>, %c: vector<2x[4]xi32>, %m: vector<2x[4]x8xi1>) -> vector<2x[4]xi32> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %2 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32> } : vector<2x[4]x8xi1> -> vector<2x[4]xi32>
  return %2 : vector<2x[4]xi32>
}

// Extended floats.
func.func @bfloat_extended(%a: vector<2x4xbf16>, %b: vector<[4]x4xbf16>, %c: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = arith.extf %a : vector<2x4xbf16> to vector<2x4xf32>
  %1 = arith.extf %b : vector<[4]x4xbf16> to vector<[4]x4xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x4xf32>, vector<[4]x4xf32> into vector<2x[4]xf32>
  return %2 : vector<2x[4]xf32>
}
