// RUN: terrace opt %s --remove-dead-values
// DIFFERS: upstream erases operations with effects in front of metadata that folds to constants

func.func @store_in_front(%m: memref<8xf32>, %n: index, %step: index, %v: f32, %c: i1) -> f32 {
  cf.cond_br %c, ^a, ^b
^a:
  return %v : f32
^b:
  scf.for %i = %step to %n step %step {
    %y = arith.addf %v, %v : f32
    memref.store %y, %m[%i] : memref<8xf32>
    %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<8xf32> -> memref<f32>, index, index, index
    %p = arith.remsi %n, %size : index
  }
  return %v : f32
}
