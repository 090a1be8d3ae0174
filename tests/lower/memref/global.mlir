// RUN: terrace opt %s --finalize-memref-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect

memref.global @uninitialized : memref<4xf32> = uninitialized
memref.global @external : memref<2x3xi32>
memref.global "private" @hidden : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
memref.global "private" constant @table : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global constant @splat : memref<2x2xf64> = dense<0.5>
memref.global "private" constant @aligned : memref<4xi8> = dense<1> {alignment = 64}
memref.global "private" @scalar : memref<i32> = dense<7>
memref.global "private" @space : memref<4xf32, 3> = dense<0.0>
memref.global "public" @pub : memref<1xi1> = dense<true>
memref.global "private" @index : memref<2xindex> = dense<[1, 2]>
memref.global "nested" @nested : memref<2xi8>
memref.global "private" constant @attr : memref<1xi8> = dense<1> {my.attr = 1 : i32}
func.func @get() -> memref<2x3xi32> {
  %0 = memref.get_global @table : memref<2x3xi32>
  return %0 : memref<2x3xi32>
}
func.func @get_scalar() -> i32 {
  %0 = memref.get_global @scalar : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}
func.func @get_space() -> memref<4xf32, 3> {
  %0 = memref.get_global @space : memref<4xf32, 3>
  return %0 : memref<4xf32, 3>
}
func.func @get_uninitialized(%i: index) -> f32 {
  %0 = memref.get_global @uninitialized : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}
