// RUN: terrace opt %s --convert-scf-to-cf

func.func @while_memref(%m: memref<?xf32>, %n: memref<?xf32>, %c: i1) -> memref<?xf32> {
  %r = scf.while (%x = %m) : (memref<?xf32>) -> memref<?xf32> {
    scf.condition(%c) %x : memref<?xf32>
  } do {
  ^bb0(%y: memref<?xf32>):
    scf.yield %n : memref<?xf32>
  }
  return %r : memref<?xf32>
}
func.func @while_swap(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    scf.yield %y, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @for_unused_results(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    scf.yield %y, %x : i32, i32
  }
  return
}
func.func @if_multi(%c: i1, %d: i1, %a: index) -> (index, index) {
  %r:2 = scf.if %c -> (index, index) {
    %s = scf.if %d -> index {
      scf.yield %a : index
    } else {
      %z = arith.constant 0 : index
      scf.yield %z : index
    }
    scf.yield %s, %a : index, index
  } else {
    scf.yield %a, %a : index, index
  }
  return %r#1, %r#0 : index, index
}
func.func @parallel_in_if(%c: i1, %n: index, %m: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      memref.store %v, %m[%i] : memref<?xi32>
    }
  }
  return
}
func.func @reduce_with_body(%n: index, %init: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%init) -> i32 {
    %v = arith.index_cast %i : index to i32
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %g = arith.cmpi sgt, %a, %b : i32
      %s = scf.if %g -> i32 {
        scf.yield %a : i32
      } else {
        scf.yield %b : i32
      }
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
