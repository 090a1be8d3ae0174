// RUN: terrace opt %s --buffer-hoisting
// RUN: terrace opt %s --buffer-loop-hoisting
// DIFFERS: upstream crashes on allocations in blocks that nothing reaches.

func.func @freed() {
  return
^bb1:
  %a = memref.alloc() : memref<4xf32>
  cf.br ^bb2
^bb2:
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  return
^bb1:
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<4xf32>
    %x = memref.load %a[%c0] : memref<4xf32>
    memref.store %x, %a[%c1] : memref<4xf32>
  }
  cf.br ^bb2
^bb2:
  return
}
