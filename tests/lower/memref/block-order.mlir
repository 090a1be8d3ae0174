// RUN: terrace opt %s --finalize-memref-to-llvm

// Blocks are converted depth first along their successors, so %b is cast before %a is.
func.func @successors(%a: memref<f32>, %b: memref<f32>, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  memref.dealloc %b : memref<f32>
  return
^bb3:
  memref.dealloc %a : memref<f32>
  return
}
