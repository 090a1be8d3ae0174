// RUN: terrace opt %s --bufferization-lower-deallocations
// RUN: terrace opt %s --convert-bufferization-to-memref

// Conversions do not see blocks that control never reaches.
func.func @unreachable(%a: memref<*xi32>, %b: memref<4xi1>, %c: i1) {
  bufferization.dealloc (%b : memref<4xi1>) if (%c)
  cf.br ^end
^loop:
  %r = bufferization.dealloc (%a : memref<*xi32>) if (%c) retain (%b : memref<4xi1>)
  scf.if %r {
    bufferization.dealloc (%b : memref<4xi1>) if (%r)
  }
  cf.br ^loop
^end:
  return
}
