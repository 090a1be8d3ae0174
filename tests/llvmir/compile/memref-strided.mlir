// RUN: terrace compile %s
// DIFFERS: a stride that is not known may be negative, so its product does not have `nuw`

func.func @f(%a: memref<4x8xf32, strided<[16, 2], offset: 5>>, %b: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %a[%i, %j] : memref<4x8xf32, strided<[16, 2], offset: 5>>
  memref.store %0, %b[%j, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : f32
}
