// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// ONE-WAY: the text of vector.mask has no location for the operation inside

// Masked operations.

#map = affine_map<(d0, d1) -> (d1)>
#mm = affine_map<(d0, d1) -> (d0, d1)>
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#trait = {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @mask(%m: memref<?x?xf32>, %mv: memref<?xvector<4xf32>>, %t: tensor<?x?xf32>, %v: vector<4xf32>, %w: vector<2x4xf32>, %i: index, %mask: vector<4xi1>, %p: f32, %z: vector<f32>, %m0: memref<f32>, %iv: vector<4xi32>, %m1: memref<?xf32>) {
  %4 = vector.maskedload %m[%i, %i], %mask, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %mask, %v {alignment = 4 : i64} : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %19 = vector.mask %mask { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %20 = vector.mask %mask, %v { vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %mask { vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
  %21 = vector.mask %mask { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %mask { } : vector<4xi1>
  vector.mask %mask { vector.yield } : vector<4xi1>
  vector.mask %mask { vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32> 
    vector.yield } {my.tag} : vector<4xi1>
  return
}
func.func @contract(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %mask: vector<2x4x3xi1>) {
  %3 = vector.mask %mask { vector.contract #trait %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
  return
}
