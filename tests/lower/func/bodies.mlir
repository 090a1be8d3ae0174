// RUN: terrace opt %s --convert-func-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect

// Block arguments of the entry block are converted with the signature; those of the other blocks belong to branches.
func.func @used_memref(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}
func.func @used_index(%i: index, %j: index) -> index {
  %0 = arith.addi %i, %j : index
  return %0 : index
}
func.func @blocks(%i: index, %c: i1) -> index {
  cf.cond_br %c, ^bb1(%i : index), ^bb2
^bb1(%x: index):
  cf.br ^bb3(%x : index)
^bb2:
  cf.br ^bb3(%i : index)
^bb3(%y: index):
  return %y : index
}
func.func @regions(%i: index, %c: i1) -> index {
  %0 = scf.if %c -> index {
    scf.yield %i : index
  } else {
    %1 = "test.index"(%i) : (index) -> index
    scf.yield %1 : index
  }
  return %0 : index
}
func.func @results() -> (index, memref<2xi32>) {
  %0:2 = "test.two"() : () -> (index, memref<2xi32>)
  return %0#0, %0#1 : index, memref<2xi32>
}
func.func @nested_call(%i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %i step %c1 iter_args(%acc = %c0) -> index {
    %n = func.call @nested_call(%k) : (index) -> index
    scf.yield %n : index
  }
  return %r : index
}
