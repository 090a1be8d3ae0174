// RUN: terrace opt %s --convert-scf-to-cf --allow-unregistered-dialect
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf))' --allow-unregistered-dialect

// Loops in blocks that already branch.
func.func @after_branch(%c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  cf.cond_br %c, ^bb1, ^bb2(%z : i32)
^bb1:
  scf.for %i = %c0 to %n step %c1 {
    "test.use"(%i) : (index) -> ()
  }
  cf.br ^bb2(%z : i32)
^bb2(%x: i32):
  %r = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @fold_does_not_happen(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %t = arith.constant true
  %0 = arith.addi %x, %c0 : i32
  %r = scf.if %t -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @other_region() {
  "test.region"() ({
    %c = "test.c"() : () -> i1
    scf.if %c {
      "test.then"() : () -> ()
    }
    "test.end"() : () -> ()
  }) : () -> ()
  return
}
func.func @while_in_for(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %a) -> i32 {
    %w = scf.while (%x = %acc) : (i32) -> i32 {
      %c = "test.c"(%x) : (i32) -> i1
      scf.condition(%c) %x : i32
    } do {
    ^bb0(%y: i32):
      scf.yield %y : i32
    }
    scf.yield %w : i32
  }
  return %r : i32
}
