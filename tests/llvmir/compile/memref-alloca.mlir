// RUN: terrace compile %s

func.func @f(%n: index, %i: index, %v: i32) -> i32 {
  %0 = memref.alloca(%n) : memref<?xi32>
  memref.store %v, %0[%i] : memref<?xi32>
  %1 = memref.alloca() {alignment = 32 : i64} : memref<2x3xi32>
  %2 = memref.load %0[%i] : memref<?xi32>
  memref.store %2, %1[%i, %i] : memref<2x3xi32>
  %3 = memref.load %1[%i, %i] : memref<2x3xi32>
  return %3 : i32
}
