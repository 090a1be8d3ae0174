// RUN: terrace opt %s --ownership-based-buffer-deallocation
// DIFFERS: upstream looks for the result of a loop that it has replaced, and crashes

// The result of the loop lives on in a block without predecessors; the loop gets a result that says who owns it.
func.func @f(%m: memref<?xf32>, %n: index, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %m) -> (memref<?xf32>) {
    scf.yield %x : memref<?xf32>
  }
  return
^bb1:
  %dim = memref.dim %0, %n : memref<?xf32>
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  cf.br ^bb1
^bb3:
  cf.br ^bb1
}
