// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=vector-contract-lowering=outerproduct
// DIFFERS: upstream transposes the mask of a product with transposed result wrongly, and fails
// ONE-WAY: the text of vector.mask has no location for the operation inside

func.func @mmmask1(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<3x2xf32>, %m: vector<2x3x4xi1>) -> vector<3x2xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf32>, vector<4x3xf32> into vector<3x2xf32> } : vector<2x3x4xi1> -> vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// -----

func.func @mmmask3(%a: vector<2x4xf32>, %b: vector<3x4xf32>, %c: vector<3x2xf32>, %m: vector<2x3x4xi1>) -> vector<3x2xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf32>, vector<3x4xf32> into vector<3x2xf32> } : vector<2x3x4xi1> -> vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// -----

func.func @mmmask5(%a: vector<4x2xf32>, %b: vector<4x3xf32>, %c: vector<3x2xf32>, %m: vector<2x3x4xi1>) -> vector<3x2xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x2xf32>, vector<4x3xf32> into vector<3x2xf32> } : vector<2x3x4xi1> -> vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// -----

func.func @mmmask7(%a: vector<4x2xf32>, %b: vector<3x4xf32>, %c: vector<3x2xf32>, %m: vector<2x3x4xi1>) -> vector<3x2xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x2xf32>, vector<3x4xf32> into vector<3x2xf32> } : vector<2x3x4xi1> -> vector<3x2xf32>
  return %0 : vector<3x2xf32>
}
