// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=vector-contract-lowering=dot
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=vector-contract-lowering=outerproduct
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=vector-contract-lowering=llvmintr
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=vector-contract-lowering=parallelarith
// DIFFERS: upstream multiplies integers of type index as floats, and fails

func.func @idx(%a: vector<2x2xindex>, %b: vector<2x2xindex>, %c: vector<2x2xindex>) -> vector<2x2xindex> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2xindex>, vector<2x2xindex> into vector<2x2xindex>
  return %0 : vector<2x2xindex>
}
