// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --pass-pipeline='builtin.module(func.func(buffer-loop-hoisting))'
// DIFFERS: upstream moves allocations out of loops that free them, which frees them several times.

func.func @lp(%n: index, %o: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %l = memref.alloc(%n) : memref<?xf32>
    "use"(%l) : (memref<?xf32>) -> ()
    memref.dealloc %l : memref<?xf32>
    scf.for %j = %c0 to %n step %c1 {
      %k = memref.alloc() : memref<2xf32>
      "use"(%k) : (memref<2xf32>) -> ()
      %k1 = memref.alloc(%i) : memref<?xf32>
      "use"(%k1) : (memref<?xf32>) -> ()
    }
  }
  return
}
func.func @dealloc_in_if(%n: index, %c: i1) {
  scf.if %c {
    %l = memref.alloc(%n) : memref<?xf32>
    "use"(%l) : (memref<?xf32>) -> ()
    memref.dealloc %l : memref<?xf32>
  }
  return
}
