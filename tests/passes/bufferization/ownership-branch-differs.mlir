// RUN: terrace opt %s --ownership-based-buffer-deallocation
// DIFFERS: upstream crashes where a buffer of a loop is returned in a later block.

func.func @f(%n: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> memref<?xf32> {
    %b = memref.alloc(%n) : memref<?xf32>
    scf.yield %b : memref<?xf32>
  }
  cf.br ^bb1
^bb1:
  return %r : memref<?xf32>
}
