// RUN: terrace opt %s --expand-realloc
// RUN: terrace opt %s --expand-realloc=emit-deallocs=false
// RUN: terrace opt %s --expand-realloc --mlir-print-debuginfo --mlir-print-local-scope
// RUN: terrace opt %s --expand-realloc --expand-strided-metadata --lower-affine

func.func @r0(%s: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %s(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @r2(%s: memref<16xf32>) -> memref<32xf32> {
  %0 = memref.realloc %s {alignment = 8} : memref<16xf32> to memref<32xf32>
  return %0 : memref<32xf32>
}
func.func @r3(%s: memref<16xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %s(%n) : memref<16xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @r4(%s: memref<?xf32>) -> memref<4xf32> {
  %0 = memref.realloc %s : memref<?xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @r1(%k: index, %n: index) -> memref<?xf32, 3> {
  %s = memref.alloc(%k) : memref<?xf32, 3>
  %0 = memref.realloc %s(%n) : memref<?xf32, 3> to memref<?xf32, 3>
  return %0 : memref<?xf32, 3>
}
func.func @r5(%k: index) -> memref<?xf32> {
  %s = memref.alloc(%k) : memref<?xf32>
  %n = arith.constant 7 : index
  %0 = memref.realloc %s(%n) {foo} : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %0(%n) : memref<?xf32> to memref<?xf32>
  %c = memref.cast %1 : memref<?xf32> to memref<?xf32>
  return %c : memref<?xf32>
}
