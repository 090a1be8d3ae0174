// RUN: terrace opt %s

// A comma may stand behind the number of elements.

func.func @start(%a: memref<64xf32>, %b: memref<8xf32, 2>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[%i], %t[0], %n, : memref<64xf32>, memref<8xf32, 2>, memref<1xi32>
    affine.dma_start %a[%i], %b[%i], %t[0], %n, %n, %n : memref<64xf32>, memref<8xf32, 2>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}
