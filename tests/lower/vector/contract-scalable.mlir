// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=vector-contract-lowering=dot
// DIFFERS: upstream computes only as many elements as a scalable vector has when vscale is 1
// ONE-WAY: the text of vector.mask has no location for the operation inside

func.func @sc1(%a: vector<2x4xf32>, %b: vector<4x[4]xf32>, %c: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf32>, vector<4x[4]xf32> into vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// -----

func.func @sc2(%a: vector<1x[4]xf32>, %b: vector<1x[4]xf32>, %c: vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x[4]xf32>, vector<1x[4]xf32> into vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// -----

func.func @sc4(%a: vector<[4]x2xf32>, %b: vector<2xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x2xf32>, vector<2xf32> into vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @sc5(%a: vector<2x[4]xf32>, %b: vector<2xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x[4]xf32>, vector<2xf32> into vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @sc1m(%a: vector<2x4xf32>, %b: vector<4x[4]xf32>, %c: vector<2x[4]xf32>, %m: vector<2x[4]x4xi1>) -> vector<2x[4]xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf32>, vector<4x[4]xf32> into vector<2x[4]xf32> } : vector<2x[4]x4xi1> -> vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
