// RUN: terrace opt %s --canonicalize
// Each rule of `cf`, `index` and `memref`, in the order of their tables.

func.func @Assert() {
  %true = arith.constant true
  cf.assert %true, "holds"
  return
}
func.func @Cmp(%x: index, %y: index) -> (i1, i1) {
  %c0 = index.constant 0
  %0 = index.sub %x, %y
  %1 = index.cmp eq(%0, %c0)
  %2 = index.cmp ne(%c0, %0)
  return %1, %2 : i1, i1
}
func.func @FoldEmptyCopy(%x: memref<0x2xf32>, %y: memref<0x2xf32>) {
  memref.copy %x, %y : memref<0x2xf32> to memref<0x2xf32>
  return
}
func.func @FoldSelfCopy(%x: memref<4xf32>) {
  memref.copy %x, %x : memref<4xf32> to memref<4xf32>
  return
}
