// RUN: not terrace opt %s --split-input-file 2>&1

// Which of several errors is told: the first in the order of verification.

// Attributes before operands, operands before results.
func.func @f(%a: f32) {
  %0 = "arith.cmpi"(%a, %a) : (f32, f32) -> i32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (f32, f32) -> i32
  return
}

// -----

// The number of operands before everything.
func.func @f(%a: f32) {
  %0 = "arith.cmpi"(%a) : (f32) -> i32
  return
}

// -----

// An operation before its regions, an earlier one before a later one.
func.func @f(%c: i32) {
  "scf.if"(%c) ({
    %0 = "arith.addi"(%c, %c) : (i32, i32) -> i64
    scf.yield
  }, {
  }) : (i32) -> ()
  return
}

// -----

// Inner operations before the dominance of outer values.
func.func @f(%c: i1) {
  "memref.alloca_scope"() ({
    %1 = arith.addi %0, %0 : i32
    memref.alloca_scope.return
  }) : () -> ()
  %0 = arith.constant 1 : i32
  %2 = "arith.addi"(%0, %0) : (i32, i32) -> i64
  return
}

// -----

// Symbol uses come after the bodies.
func.func @f() {
  call @missing() : () -> ()
  %0 = "arith.constant"() : () -> i32
  return
}

// -----

// The first function with an error.
func.func @f() {
  call @missing() : () -> ()
  return
}
func.func @g() -> i32 {
  return
}

// -----

// Errors of several functions are all told.
func.func @f() -> i32 {
  return
}
func.func @g() -> i32 {
  return
}
func.func @h() -> i64 {
  return
}

// -----

// Duplicate symbols and broken bodies.
func.func @f() {
  return
}
func.func @f() -> i32 {
  return
}

// -----

func.func @isolated_then_dominance(%a: i32) {
  %0 = arith.addi %1, %1 : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %3, %3 : i32
  %3 = arith.addi %a, %a : i32
  return
}
