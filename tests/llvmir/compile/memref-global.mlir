// RUN: terrace compile %s

memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 4, 8]>
memref.global "private" @counter : memref<i64> = dense<0>
memref.global @buffer : memref<2x3xf32> = uninitialized
memref.global "private" constant @aligned : memref<2xf64> = dense<0.5> {alignment = 32}
memref.global @imported : memref<8xi8>
func.func @lookup(%i: index) -> i32 {
  %0 = memref.get_global @table : memref<4xi32>
  %1 = memref.load %0[%i] : memref<4xi32>
  return %1 : i32
}
func.func @count() -> i64 {
  %c1 = arith.constant 1 : i64
  %0 = memref.get_global @counter : memref<i64>
  %1 = memref.load %0[] : memref<i64>
  %2 = arith.addi %1, %c1 : i64
  memref.store %2, %0[] : memref<i64>
  return %2 : i64
}
func.func @other(%i: index, %v: f32) -> memref<2x3xf32> {
  %0 = memref.get_global @buffer : memref<2x3xf32>
  memref.store %v, %0[%i, %i] : memref<2x3xf32>
  return %0 : memref<2x3xf32>
}
