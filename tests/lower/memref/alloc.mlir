// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --finalize-memref-to-llvm=use-aligned-alloc=1
// RUN: terrace opt %s --finalize-memref-to-llvm=use-generic-functions=1
// RUN: terrace opt %s --finalize-memref-to-llvm="use-generic-functions=1 use-aligned-alloc=1 index-bitwidth=32"

func.func @rank0() {
  %0 = memref.alloc() : memref<f32>
  return
}
func.func @static() -> memref<4x8xf32> {
  %0 = memref.alloc() : memref<4x8xf32>
  return %0 : memref<4x8xf32>
}
func.func @dynamic(%m: index, %n: index) -> memref<?x3x?xf64> {
  %0 = memref.alloc(%m, %n) : memref<?x3x?xf64>
  return %0 : memref<?x3x?xf64>
}
func.func @aligned(%n: index) {
  %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?xi8>
  %1 = memref.alloc() {alignment = 8 : i64} : memref<4xf32>
  return
}
func.func @elements() {
  %0 = memref.alloc() : memref<2xvector<4xf32>>
  %1 = memref.alloc() : memref<2xindex>
  %2 = memref.alloc() : memref<2xi1>
  %3 = memref.alloc() : memref<2xcomplex<f32>>
  %4 = memref.alloc() : memref<2xvector<2x3xf32>>
  %5 = memref.alloc() : memref<2xmemref<4xf32>>
  %6 = memref.alloc() : memref<3xvector<3xi8>>
  return
}
func.func @zero() {
  %0 = memref.alloc() : memref<0x4xf32>
  return
}
func.func @space() {
  %0 = memref.alloc() : memref<4xf32, 1>
  return
}
