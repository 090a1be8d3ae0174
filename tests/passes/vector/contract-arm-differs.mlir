// RUN: terrace opt %s --convert-vector-to-llvm="enable-arm-neon enable-arm-sve enable-arm-i8mm enable-arm-bf16"
// DIFFERS: upstream's matrix instructions ignore the kind and the order of the result, and it fails on masks.
// ONE-WAY: the operation in a `vector.mask` has no location in the custom form.

// Upstream adds, whatever the kind.
func.func @product(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %0, %1, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}

// Upstream adds, whatever the kind.
func.func @maximum(%a: vector<2x4xbf16>, %b: vector<2x4xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>} %a, %b, %c : vector<2x4xbf16>, vector<2x4xbf16> into vector<2x2xf32>
  return %2 : vector<2x2xf32>
}

// Upstream transposes the result.
func.func @transposed(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}

// Upstream's operation in the mask is invalid.
func.func @masked(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>, %m: vector<2x2x8xi1>) -> vector<2x2xi32> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %2 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32> } : vector<2x2x8xi1> -> vector<2x2xi32>
  return %2 : vector<2x2xi32>
}

// Upstream extends unsigned integers of four bits by their sign.
func.func @unsigned_nibbles(%a: vector<2x16xi4>, %b: vector<4x16xi8>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
  %0 = arith.extui %a : vector<2x16xi4> to vector<2x16xi32>
  %1 = arith.extsi %b : vector<4x16xi8> to vector<4x16xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x16xi32>, vector<4x16xi32> into vector<2x4xi32>
  return %2 : vector<2x4xi32>
}

// Upstream's accumulator has 64 bits.
func.func @wide_accumulator(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi64>) -> vector<2x2xi64> {
  %0 = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi64>
  return %2 : vector<2x2xi64>
}

// Upstream crashes on one row in the second iterator.
func.func @second_row(%a: vector<1x16xi8>, %b: vector<4x16xi8>, %c: vector<1x4xi32>) -> vector<1x4xi32> {
  %0 = arith.extsi %a : vector<1x16xi8> to vector<1x16xi32>
  %1 = arith.extui %b : vector<4x16xi8> to vector<4x16xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d1, d0, d2) -> (d0, d2)>, affine_map<(d1, d0, d2) -> (d1, d2)>, affine_map<(d1, d0, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<1x16xi32>, vector<4x16xi32> into vector<1x4xi32>
  return %2 : vector<1x4xi32>
}

// Upstream unrolls a scalable number of rows as if `vscale` was one.
func.func @scalable_rows(%a: vector<[4]x8xi8>, %b: vector<4x8xi8>, %c: vector<[4]x4xi32>) -> vector<[4]x4xi32> {
  %0 = arith.extsi %a : vector<[4]x8xi8> to vector<[4]x8xi32>
  %1 = arith.extsi %b : vector<4x8xi8> to vector<4x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %c : vector<[4]x8xi32>, vector<4x8xi32> into vector<[4]x4xi32>
  return %2 : vector<[4]x4xi32>
}
