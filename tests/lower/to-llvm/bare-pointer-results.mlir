// RUN: terrace opt %s --lower-to-llvm=use-bare-ptr-memref-call-conv
// RUN: terrace opt %s --lower-to-llvm="use-bare-ptr-memref-call-conv use-generic-functions"
// DIFFERS: upstream has no such pass; its passes return the allocated pointer, also where the data are elsewhere

func.func @v() -> memref<3xvector<4xf32>> {
  %m = memref.alloc() : memref<3xvector<4xf32>>
  return %m : memref<3xvector<4xf32>>
}
func.func @m() -> memref<3xmemref<4xf32>> {
  %m = memref.alloc() : memref<3xmemref<4xf32>>
  return %m : memref<3xmemref<4xf32>>
}
func.func @a() -> memref<3xi32> {
  %m = memref.alloc() {alignment = 64} : memref<3xi32>
  return %m : memref<3xi32>
}
func.func @s() -> memref<3xi32> {
  %m = memref.alloc() {alignment = 8} : memref<3xi32>
  return %m : memref<3xi32>
}
memref.global "private" constant @g : memref<4xi32> = dense<7>
func.func @global() -> memref<4xi32> {
  %m = memref.get_global @g : memref<4xi32>
  return %m : memref<4xi32>
}
func.func @view(%b: memref<64xi8>) -> memref<4xi32> {
  %c = arith.constant 16 : index
  %m = memref.view %b[%c][] : memref<64xi8> to memref<4xi32>
  return %m : memref<4xi32>
}
func.func @dynamic(%n: index) {
  %m = memref.alloc(%n) {alignment = 32} : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return
}
func.func @pair() -> (memref<2xf64>, i32) {
  %m = memref.alloc() {alignment = 16} : memref<2xf64>
  %c = arith.constant 1 : i32
  return %m, %c : memref<2xf64>, i32
}
func.func @complex() -> memref<3xcomplex<f64>> {
  %m = memref.alloc() : memref<3xcomplex<f64>>
  return %m : memref<3xcomplex<f64>>
}
