// RUN: terrace opt %s --convert-vector-to-llvm="enable-arm-sve enable-arm-i8mm enable-arm-bf16"
// RUN: terrace opt %s --convert-vector-to-llvm="enable-arm-sve enable-arm-neon enable-arm-i8mm enable-arm-bf16"

// Contractions with a scalable number of columns by matrix instructions.

// Rows of two columns in turns.
func.func @signed(%a: vector<2x8xi8>, %b: vector<[4]x8xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %2 : vector<2x[4]xi32>
}

// Unsigned bytes.
func.func @unsigned(%a: vector<4x8xi8>, %b: vector<[4]x8xi8>, %c: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
  %0 = arith.extui %a : vector<4x8xi8> to vector<4x8xi32>
  %1 = arith.extui %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
  return %2 : vector<4x[4]xi32>
}

// Unsigned by signed bytes.
func.func @mixed(%a: vector<2x8xi8>, %b: vector<[16]x8xi8>, %c: vector<2x[16]xi32>) -> vector<2x[16]xi32> {
  %0 = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<[16]x8xi8> to vector<[16]x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<[16]x8xi32> into vector<2x[16]xi32>
  return %2 : vector<2x[16]xi32>
}

// Signed by unsigned bytes: single elements in turns.
func.func @reversed(%a: vector<4x8xi8>, %b: vector<[8]x8xi8>, %c: vector<4x[8]xi32>) -> vector<4x[8]xi32> {
  %0 = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %1 = arith.extui %b : vector<[8]x8xi8> to vector<[8]x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<4x8xi32>, vector<[8]x8xi32> into vector<4x[8]xi32>
  return %2 : vector<4x[8]xi32>
}

// One register.
func.func @one_register(%a: vector<2x8xi8>, %b: vector<[2]x8xi8>, %c: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extui %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<[2]x8xi32> into vector<2x[2]xi32>
  return %2 : vector<2x[2]xi32>
}

// Three registers.
func.func @three_registers(%a: vector<2x8xi8>, %b: vector<[6]x8xi8>, %c: vector<2x[6]xi32>) -> vector<2x[6]xi32> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<[6]x8xi8> to vector<[6]x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<[6]x8xi32> into vector<2x[6]xi32>
  return %2 : vector<2x[6]xi32>
}

// Bytes that the contraction itself extends.
func.func @implicit(%a: vector<2x8xi8>, %b: vector<[4]x8xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<[4]x8xi8> into vector<2x[4]xi32>
  return %2 : vector<2x[4]xi32>
}

// A constant accumulator.
func.func @constant(%a: vector<2x8xi8>, %b: vector<[4]x8xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %cc = arith.constant dense<0> : vector<2x[4]xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %cc : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %2 : vector<2x[4]xi32>
}

// `bf16`.
func.func @bfloat(%a: vector<4x4xbf16>, %b: vector<[8]x4xbf16>, %c: vector<4x[8]xf32>) -> vector<4x[8]xf32> {
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xbf16>, vector<[8]x4xbf16> into vector<4x[8]xf32>
  return %2 : vector<4x[8]xf32>
}

// One register of `bf16`.
func.func @bfloat_register(%a: vector<2x4xbf16>, %b: vector<[2]x4xbf16>, %c: vector<2x[2]xf32>) -> vector<2x[2]xf32> {
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<[2]x4xbf16> into vector<2x[2]xf32>
  return %2 : vector<2x[2]xf32>
}
