// RUN: not terrace opt %s --split-input-file 2>&1

#m = affine_map<(i, j) -> (i, j)>
#n = affine_map<(i, j) -> (i)>
func.func @unsigned(%a: vector<2x3xui8>, %c: vector<2xui32>) -> vector<2xui32> {
  %0 = vector.contract {indexing_maps = [#m, #m, #n], iterator_types = ["parallel", "reduction"], kind = #vector.kind<minnumf>} %a, %a, %c : vector<2x3xui8>, vector<2x3xui8> into vector<2xui32>
  return %0 : vector<2xui32>
}
// -----
#m = affine_map<(i, j) -> (i, j)>
#n = affine_map<(i, j) -> (i)>
func.func @other_error_hidden(%a: vector<2x3xsi8>, %c: vector<5xsi32>) -> vector<5xsi32> {
  %0 = vector.contract {indexing_maps = [#m, #n, #n], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %c : vector<2x3xsi8>, vector<2x3xsi8> into vector<5xsi32>
  return %0 : vector<5xsi32>
}
// -----
#m = affine_map<(i, j) -> (i, j)>
#n = affine_map<(i, j) -> (i)>
func.func @result_alone(%a: vector<2x3xi8>, %c: vector<2xsi32>) -> vector<2xsi32> {
  %0 = vector.contract {indexing_maps = [#m, #m, #n], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %c : vector<2x3xi8>, vector<2x3xi8> into vector<2xsi32>
  return %0 : vector<2xsi32>
}
