// RUN: terrace opt %s --inline
// RUN: terrace opt %s --inline --canonicalize --sccp --cse

// Calls in regions of functions with several blocks (#64674): of scopes of one block and of loops.

func.func @scope_in_switch(%i: index) {
  %m = memref.alloc(%i, %i) : memref<?x?xi32>
  %r = scf.index_switch %i -> f32
  default {
    %f = arith.constant 2.5 : f32
    memref.alloca_scope {
      %n = memref.alloc(%i, %i) : memref<?x?xi32>
      memref.copy %m, %n : memref<?x?xi32> to memref<?x?xi32>
      func.call @endless() : () -> ()
    }
    scf.yield %f : f32
  }
  return
}
func.func private @endless() {
  %f = arith.constant 1.0 : f16
  %i = arith.constant 1 : i32
  cf.br ^a(%f, %i : f16, i32)
^a(%x: f16, %n: i32):
  cf.br ^b(%x : f16)
^b(%y: f16):
  %m = arith.shrui %n, %i : i32
  cf.br ^a(%y, %m : f16, i32)
}
func.func @execute_region(%c: i1, %x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %y = func.call @branches(%c, %x) : (i1, i32) -> i32
    scf.yield %y : i32
  }
  return %r : i32
}
func.func private @branches(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b(%x : i32)
^a:
  %y = arith.addi %x, %x : i32
  cf.br ^b(%y : i32)
^b(%z: i32):
  return %z : i32
}
func.func @loop(%c: i1, %x: i32, %n: index) -> i32 {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %r = scf.for %i = %z to %n step %o iter_args(%a = %x) -> (i32) {
    %y = func.call @branches(%c, %a) : (i1, i32) -> i32
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @scope(%c: i1, %x: i32) -> i32 {
  %r = memref.alloca_scope -> (i32) {
    %y = func.call @branches(%c, %x) : (i1, i32) -> i32
    memref.alloca_scope.return %y : i32
  }
  return %r : i32
}
