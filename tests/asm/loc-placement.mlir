// RUN: terrace opt %s --mlir-print-debuginfo --mlir-print-local-scope
// RUN: terrace opt %s --mlir-print-debuginfo --mlir-print-local-scope --mlir-print-op-generic

// Where loc(...) stands in each custom form.
module @m attributes {x.a} {
  memref.global "private" constant @g : memref<2xi8> = dense<1> {alignment = 16} loc("global":1:1)
  func.func private @decl(i32 {x.b} loc("arg":1:1)) -> (i32 {x.c}) attributes {x.d} loc("decl":1:1)
  func.func @f(%a: i32 loc("a":1:1), %c: i1 loc("c":1:1), %n: index loc("n":1:1)) -> i32 attributes {x.e} {
    %0 = arith.constant {x.f} 1 : i32 loc("constant":1:1)
    %1 = arith.addi %a, %0 overflow<nsw> {x.g} : i32 loc("addi":1:1)
    %2 = arith.cmpi slt, %a, %1 : i32 loc("cmpi":1:1)
    %3 = call @decl(%1) {x.h} : (i32) -> i32 loc("call":1:1)
    %m = memref.alloca(%n) {alignment = 8 : i64} : memref<?xi32> loc("alloca":1:1)
    memref.store %3, %m[%n] : memref<?xi32> loc("store":1:1)
    %4 = scf.if %2 -> (i32) {
      scf.yield %3 : i32 loc("yield":1:1)
    } else {
      scf.yield %0 : i32 loc("yield":2:1)
    } {x.i} loc("if":1:1)
    scf.for %i = %n to %n step %n {
      memref.store %3, %m[%i] : memref<?xi32> loc("store":2:1)
    } {x.j} loc("for":1:1)
    %5 = scf.while (%w = %4) : (i32) -> i32 {
      scf.condition(%c) %w : i32 loc("condition":1:1)
    } do {
    ^bb0(%x: i32 loc("x":1:1)):
      scf.yield %x : i32 loc("yield":3:1)
    } attributes {x.k} loc("while":1:1)
    %6 = scf.index_switch %n {x.l} -> i32
    case 1 {
      scf.yield %5 : i32 loc("yield":4:1)
    }
    default {
      scf.yield %0 : i32 loc("yield":5:1)
    } loc("switch":1:1)
    scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
      scf.reduce loc("reduce":1:1)
    } {x.m} loc("parallel":1:1)
    cf.cond_br %c, ^bb1(%5 : i32), ^bb2 {x.n} loc("cond_br":1:1)
  ^bb1(%p: i32 loc("p":1:1)):
    return {x.o} %p : i32 loc("return":1:1)
  ^bb2:
    cf.br ^bb1(%6 : i32) loc("br":1:1)
  } loc("func":1:1)
} loc("module":1:1)
