// RUN: terrace opt %s --convert-linalg-to-std

#m0 = affine_map<(d0) -> (d0)>
#m1 = affine_map<(d0) -> ()>
func.func @f(%a: memref<4x?xf32>, %b: memref<?x8xf32, strided<[?, 1], offset: ?>>, %c: memref<4x8xf32>, %f: f32, %x: memref<?xf32>, %y: memref<f32>, %z: memref<4xcomplex<f32>>, %v: memref<4xvector<4xf32>>, %i : memref<4xindex, 3>) {
  linalg.matmul ins(%a, %b : memref<4x?xf32>, memref<?x8xf32, strided<[?, 1], offset: ?>>) outs(%c : memref<4x8xf32>)
  linalg.fill ins(%f : f32) outs(%c : memref<4x8xf32>)
  linalg.matmul ins(%a, %b : memref<4x?xf32>, memref<?x8xf32, strided<[?, 1], offset: ?>>) outs(%c : memref<4x8xf32>)
  linalg.dot ins(%x, %x : memref<?xf32>, memref<?xf32>) outs(%y : memref<f32>)
  linalg.generic {library_call = "foo", indexing_maps = [#m0, #m0], iterator_types = ["parallel"]} ins(%x : memref<?xf32>) outs(%x: memref<?xf32>) {
   ^bb0(%q: f32, %w: f32):
    linalg.yield %q : f32
  }
  linalg.copy ins(%v : memref<4xvector<4xf32>>) outs(%v : memref<4xvector<4xf32>>)
  linalg.copy ins(%i : memref<4xindex, 3>) outs(%i : memref<4xindex, 3>)
  linalg.exp ins(%x : memref<?xf32>) outs(%x: memref<?xf32>)
  linalg.transpose  ins(%c : memref<4x8xf32>) outs(%c: memref<4x8xf32>) permutation=[0, 1]
  return
}
func.func @nested(%bb: memref<?x?x?xf16>, %a: memref<4x4xf32>, %c: memref<4x4xf32>, %x: memref<4xi1, strided<[2], offset: 3>>, %t: tensor<4xf32>, %cc: i1) {
  scf.if %cc {
   linalg.copy ins(%x : memref<4xi1, strided<[2], offset: 3>>) outs(%x: memref<4xi1, strided<[2], offset: 3>>)
  }
  linalg.batch_matmul ins(%bb, %bb : memref<?x?x?xf16>, memref<?x?x?xf16>) outs(%bb : memref<?x?x?xf16>)
  return
}
module {
func.func @g(%a: memref<4x4xf32>) {
   linalg.copy ins(%a : memref<4x4xf32>) outs(%a: memref<4x4xf32>)
   return
}
}
module {
func.func @f(%a: memref<4xf32>, %b: memref<4x8xf32>) {
  linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x8xf32>) dimensions=[1]
  return
}
module {
func.func @f(%a: memref<4x4xf32>, %x: memref<2x4xf32>, %p: memref<2x4xf32>) {
  linalg.contract indexing_maps=[affine_map<(m,n,k)->(m,k)>,affine_map<(m,n,k)->(k,n)>,affine_map<(m,n,k)->(m,n)>] ins(%x, %a : memref<2x4xf32>, memref<4x4xf32>) outs(%p: memref<2x4xf32>)
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%x, %a : memref<2x4xf32>, memref<4x4xf32>) outs(%p: memref<2x4xf32>)
  return
}
}
}
