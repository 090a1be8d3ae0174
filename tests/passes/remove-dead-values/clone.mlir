// RUN: terrace opt %s --remove-dead-values

// A clone writes to nothing but the memory that it allocates.
func.func @f(%c: i1, %m: memref<16xi8>, %i: index) {
  scf.if %c {
    memref.dma_wait %m[%i], %i : memref<16xi8>
  } else {
    %0:2 = scf.index_switch %i -> index, memref<16xi8>
    default {
      %1 = bufferization.clone %m : memref<16xi8> to memref<16xi8>
      scf.yield %i, %1 : index, memref<16xi8>
    }
  }
  return
}
