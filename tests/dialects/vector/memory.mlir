// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Memory, printing and contractions.

#map = affine_map<(d0, d1) -> (d1)>
#mm = affine_map<(d0, d1) -> (d0, d1)>
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#trait = {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @mem(%m: memref<?x?xf32>, %mv: memref<?xvector<4xf32>>, %t: tensor<?x?xf32>, %v: vector<4xf32>, %w: vector<2x4xf32>, %i: index, %mask: vector<4xi1>, %p: f32, %z: vector<f32>, %m0: memref<f32>, %iv: vector<4xi32>, %m1: memref<?xf32>) -> tensor<?x?xf32> {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  %1 = vector.load %m[%i, %i] {nontemporal = true, alignment = 8 : i64} : memref<?x?xf32>, vector<4xf32>
  vector.store %v, %m[%i, %i] {nontemporal = false} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.load %mv[%i] : memref<?xvector<4xf32>>, vector<4xf32>
  %3 = vector.load %m0[] : memref<f32>, vector<f32>
  vector.store %v, %mv[%i] {my.tag} : memref<?xvector<4xf32>>, vector<4xf32>
  %5 = vector.expandload %m[%i, %i], %mask, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i, %i], %mask, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %6 = vector.gather %m[%i, %i] [%iv], %mask, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %7 = vector.gather %t[%i, %i] [%iv], %mask, %v {alignment = 8} : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i, %i] [%iv], %mask, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %8 = vector.scatter %t[%i, %i] [%iv], %mask, %v : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?x?xf32>
  %9 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %10 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], permutation_map = #map} : memref<?x?xf32>, vector<4xf32>
  %11 = vector.transfer_read %m[%i, %i], %p, %mask {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %12 = vector.transfer_read %m[%i, %i], %p {my.tag, permutation_map = affine_map<(d0, d1)->(d0)>} : memref<?x?xf32>, vector<4xf32>
  %13 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)->(0)>} : memref<?x?xf32>, vector<4xf32>
  %14 = vector.transfer_read %m0[], %p : memref<f32>, vector<f32>
  %15 = vector.transfer_read %t[%i, %i], %p : tensor<?x?xf32>, vector<2x4xf32>
  %16 = vector.transfer_read %mv[%i], %v : memref<?xvector<4xf32>>, vector<1x4xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %mask {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  %17 = vector.transfer_write %v, %t[%i, %i] {permutation_map = affine_map<(d0, d1)->(d0)>} : vector<4xf32>, tensor<?x?xf32>
  %18 = vector.type_cast %m0 : memref<f32> to memref<vector<f32>>
  vector.print %v : vector<4xf32>
  vector.print %v : vector<4xf32> punctuation <comma>
  vector.print punctuation <newline>
  vector.print
  vector.print str "hello\n"
  vector.print %p : f32 {my.tag}
  vector.print %p : f32 punctuation <newline>
  return %17 : tensor<?x?xf32>
}
func.func @contract(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %mask: vector<2x4x3xi1>) {
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = vector.contract #trait %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %2 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c {my.tag} : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}
