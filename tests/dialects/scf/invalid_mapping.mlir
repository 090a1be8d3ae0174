// RUN: terrace opt %s --split-input-file --verify-diagnostics

// Device mappings of scf.forall (with the gpu dialect).

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%x, %y) in (4, 4) {
  } {mapping = [#gpu.block<x>]}
  return
}
