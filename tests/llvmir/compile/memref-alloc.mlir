// RUN: terrace compile %s

func.func @dynamic(%n: index, %m: index) -> memref<?x4x?xf32> {
  %0 = memref.alloc(%n, %m) : memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}
func.func @static(%i: index, %v: f64) -> f64 {
  %0 = memref.alloc() : memref<16xf64>
  memref.store %v, %0[%i] : memref<16xf64>
  %1 = memref.load %0[%i] : memref<16xf64>
  memref.dealloc %0 : memref<16xf64>
  return %1 : f64
}
func.func @aligned(%n: index) -> memref<?xi8> {
  %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?xi8>
  return %0 : memref<?xi8>
}
func.func @vector_elements(%n: index) -> memref<?xvector<4xf32>> {
  %0 = memref.alloc(%n) : memref<?xvector<4xf32>>
  return %0 : memref<?xvector<4xf32>>
}
