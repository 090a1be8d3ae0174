// RUN: terrace opt %s --sccp

func.func @loop(%n: index, %x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %c7, %q = %x) -> (i32, i32) {
    %s = arith.muli %p, %c7 : i32
    %t = arith.divsi %s, %c7 : i32
    scf.yield %t, %q : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

func.func @loop_changes(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %c7) -> (i32) {
    %s = arith.addi %p, %c7 : i32
    scf.yield %s : i32
  }
  return %r : i32
}

func.func @if_true(%x: i32) -> i32 {
  %true = arith.constant true
  %c2 = arith.constant 2 : i32
  %r = scf.if %true -> i32 {
    scf.yield %c2 : i32
  } else {
    scf.yield %x : i32
  }
  %s = arith.addi %r, %c2 : i32
  return %s : i32
}

func.func @if_without_else(%m: memref<i32>, %c: i1) -> i32 {
  %false = arith.constant false
  %c2 = arith.constant 2 : i32
  scf.if %false {
    %t = arith.addi %c2, %c2 : i32
    memref.store %t, %m[] : memref<i32>
  }
  scf.if %c {
    %t = arith.addi %c2, %c2 : i32
    memref.store %t, %m[] : memref<i32>
  }
  return %c2 : i32
}

func.func @both_arms_agree(%c: i1) -> i32 {
  %r = scf.if %c -> i32 {
    %a = arith.constant 3 : i32
    scf.yield %a : i32
  } else {
    %b = arith.constant 1 : i32
    %d = arith.constant 2 : i32
    %e = arith.addi %b, %d : i32
    scf.yield %e : i32
  }
  return %r : i32
}

func.func @while_never(%x: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %false = arith.constant false
  %r = scf.while (%a = %c5) : (i32) -> i32 {
    scf.condition(%false) %a : i32
  } do {
  ^bb0(%b: i32):
    %y = arith.addi %b, %x : i32
    scf.yield %y : i32
  }
  return %r : i32
}

func.func @while_same(%c: i1) -> i32 {
  %c5 = arith.constant 5 : i32
  %r = scf.while (%a = %c5) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return %r : i32
}

func.func @index_switch(%x: i32, %i: index) -> (i32, i32, i32) {
  %c5 = arith.constant 5 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : i32
  %r = scf.index_switch %c5 -> i32
  case 2 {
    scf.yield %x : i32
  }
  case 5 {
    scf.yield %c9 : i32
  }
  default {
    scf.yield %x : i32
  }
  %s = scf.index_switch %c4 -> i32
  case 2 {
    scf.yield %x : i32
  }
  default {
    scf.yield %c9 : i32
  }
  %t = scf.index_switch %i -> i32
  case 2 {
    scf.yield %c9 : i32
  }
  default {
    scf.yield %c9 : i32
  }
  return %r, %s, %t : i32, i32, i32
}

func.func @execute_region(%c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^a(%c1 : i32), ^b
  ^a(%p: i32):
    scf.yield %p : i32
  ^b:
    cf.br ^a(%c1 : i32)
  }
  return %r : i32
}

func.func @parallel(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> f32 {
    %o = arith.constant 1.0 : f32
    %t = arith.addf %o, %o : f32
    scf.reduce(%t : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

func.func @affine(%m: memref<10xf32>) -> (f32, f32) {
  %z = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 10 iter_args(%a = %z) -> f32 {
    affine.yield %a : f32
  }
  %s = affine.for %i = 0 to 0 iter_args(%a = %z) -> f32 {
    %l = affine.load %m[%i] : memref<10xf32>
    affine.yield %l : f32
  }
  return %r, %s : f32, f32
}

func.func @alloca_scope() -> i32 {
  %c1 = arith.constant 1 : i32
  %r = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %c1 : i32
  }
  return %r : i32
}

module {
  func.func private @inner(%x: i32) -> i32 {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %s = arith.addi %c1, %c2 : i32
    return %s : i32
  }
}
