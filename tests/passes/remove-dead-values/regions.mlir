// RUN: terrace opt %s --remove-dead-values
// RUN: terrace opt %s --remove-dead-values=canonicalize=0

func.func @for(%x: i32, %m: memref<i32>, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %r:3 = scf.for %i = %c0 to %n step %s iter_args(%a = %x, %b = %x, %d = %x) -> (i32, i32, i32) {
    memref.store %a, %m[] : memref<i32>
    %y = arith.addi %a, %x : i32
    %z = arith.addi %b, %x : i32
    scf.yield %y, %z, %b : i32, i32, i32
  }
  return
}

func.func @for_result(%x: i32, %y: i32, %n: index, %s: index) -> i32 {
  %r:2 = scf.for %i = %s to %n step %s iter_args(%a = %x, %b = %y) -> (i32, i32) {
    %p = arith.addi %a, %a : i32
    %q = arith.addi %b, %x : i32
    scf.yield %p, %q : i32, i32
  }
  return %r#0 : i32
}

func.func @while(%x: i32, %m: memref<i32>, %c: i1) {
  %w:2 = scf.while (%p = %x, %q = %x) : (i32, i32) -> (i32, i32) {
    memref.store %p, %m[] : memref<i32>
    scf.condition(%c) %p, %q : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    scf.yield %p, %q : i32, i32
  }
  return
}

func.func @while_swaps(%x: i32, %y: i32, %m: memref<i32>) -> i32 {
  %c0 = arith.constant 0 : i32
  %w:2 = scf.while (%p = %x, %q = %y) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %p, %c0 : i32
    scf.condition(%c) %q, %p : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %t = arith.addi %p, %q : i32
    scf.yield %t, %q : i32, i32
  }
  return %w#1 : i32
}

func.func @if(%x: i32, %m: memref<i32>, %c: i1) -> i32 {
  %k:3 = scf.if %c -> (i32, i32, i32) {
    memref.store %x, %m[] : memref<i32>
    %y = arith.muli %x, %x : i32
    scf.yield %x, %y, %x : i32, i32, i32
  } else {
    %y = arith.muli %x, %x : i32
    scf.yield %y, %x, %y : i32, i32, i32
  }
  return %k#1 : i32
}

func.func @pure_if(%x: i32, %c: i1, %y: i32) {
  %d = arith.cmpi slt, %x, %y : i32
  %k = scf.if %d -> (i32) {
    %z = arith.muli %x, %x : i32
    scf.yield %z : i32
  } else {
    scf.yield %x : i32
  }
  return
}

func.func @switch(%x: i32, %m: memref<i32>, %i: index) -> i32 {
  %k:2 = scf.index_switch %i -> i32, i32
  case 1 {
    memref.store %x, %m[] : memref<i32>
    scf.yield %x, %x : i32, i32
  }
  default {
    %y = arith.muli %x, %x : i32
    scf.yield %y, %x : i32, i32
  }
  return %k#1 : i32
}

func.func @execute_region(%x: i32, %m: memref<i32>) {
  %z = scf.execute_region -> i32 {
    %d = arith.addi %x, %x : i32
    memref.store %x, %m[] : memref<i32>
    scf.yield %d : i32
  }
  return
}

func.func @alloca_scope(%x: i32, %m: memref<i32>) {
  %z = memref.alloca_scope -> i32 {
    %d = arith.addi %x, %x : i32
    memref.store %x, %m[] : memref<i32>
    memref.alloca_scope.return %d : i32
  }
  return
}

func.func @affine(%x: i32, %m: memref<10xi32>) -> i32 {
  %u:2 = affine.for %i = 0 to 10 iter_args(%t = %x, %v = %x) -> (i32, i32) {
    affine.store %t, %m[%i] : memref<10xi32>
    %p = arith.addi %v, %v : i32
    affine.yield %t, %p : i32, i32
  }
  return %u#0 : i32
}

func.func @parallel(%m: memref<?xi32>, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> i32 {
    %l = memref.load %m[%i] : memref<?xi32>
    %unused = arith.addi %l, %l : i32
    scf.reduce(%l : i32) {
    ^bb0(%a: i32, %b: i32):
      %q = arith.addi %a, %b : i32
      %unused2 = arith.muli %a, %b : i32
      scf.reduce.return %q : i32
    }
  }
  return %p : i32
}

func.func @forall(%m: memref<?xi32>, %n: index) {
  scf.forall (%i) in (%n) {
    %l = memref.load %m[%i] : memref<?xi32>
    %unused = arith.addi %l, %l : i32
    memref.store %l, %m[%i] : memref<?xi32>
  }
  return
}
