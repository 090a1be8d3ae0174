// DIFFERS: upstream puts transposes into the region of a mask, which is refused
// RUN: terrace opt %s --convert-vector-to-gpu | FileCheck %s
// RUN: terrace opt %s --convert-vector-to-gpu=use-nvgpu | FileCheck %s

#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d2, d1)>
#rhs_t = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
#product = {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
#product_t = {indexing_maps = [#lhs, #rhs_t, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}

// The contraction is all that a mask's region may have.
// CHECK-LABEL: @masked
// CHECK-NOT: vector.transpose
// CHECK: vector.mask %arg1 { vector.contract
// CHECK: vector.mask %arg1 { vector.contract
// CHECK-NOT: vector.transpose
func.func @masked(%a: vector<16x16xf16>, %m: vector<16x16x16xi1>) -> vector<16x16xf16> {
  %0 = vector.mask %m { vector.contract #product_t %a, %a, %a : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16> } : vector<16x16x16xi1> -> vector<16x16xf16>
  %1 = vector.mask %m { vector.contract #product %a, %a, %a : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16> } : vector<16x16x16xi1> -> vector<16x16xf16>
  %2 = arith.addf %0, %1 : vector<16x16xf16>
  return %2 : vector<16x16xf16>
}
