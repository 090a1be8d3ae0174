// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// DIFFERS: upstream's convert-to-llvm leaves a reshape with dynamic sizes, sizes that are not `index` get a cast that nothing resolves
// or are read as indices all the same, and the layout of the shape is not looked at.

func.func @reshape(%m: memref<*xf32>, %s: memref<2xindex>) -> memref<?x?xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

func.func @reshape_i32(%m: memref<?xf32>, %s: memref<3xi32>) -> memref<?x4x?xf32> {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<3xi32>) -> memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

func.func @reshape_unranked(%m: memref<?xf32>, %s: memref<?xindex>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

func.func @reshape_unranked_i32(%m: memref<?xf32>, %s: memref<?xi32>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xi32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

func.func @reshape_unranked_strided(%m: memref<?xf32>, %s: memref<?xindex, strided<[?], offset: 3>>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xindex, strided<[?], offset: 3>>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
