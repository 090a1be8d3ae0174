// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file 2>&1

// Counts and traits, seen through the generic form.

func.func @f(%a: i32) {
// expected-error@+1 {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{'arith.addi' op expected 2 operands, but found 3}}
  %0 = "arith.addi"(%a, %a, %a) : (i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{'arith.addi' op requires one result}}
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{'arith.addi' op requires one result}}
  %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
// expected-error@+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}

// -----

func.func @f(%a: f32) {
// expected-error@+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{'arith.addi' op requires zero regions}}
  %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{successors in non-terminator}}
  %0 = "arith.addi"(%a, %a)[^b] : (i32, i32) -> i32
^b:
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{invalid properties {overflowFlags = 1 : i32} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: 1 : i32}}
  %0 = "arith.addi"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{'arith.constant' op requires zero operands}}
  %0 = "arith.constant"(%a) <{value = 1 : i32}> : (i32) -> i32
  return
}

// -----

func.func @f() {
// expected-error@+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}

// -----

func.func @f() {
// expected-error@+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() <{value = "s"}> : () -> i64
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{expected list element}}
  "cf.br"(%a)[] : (i32) -> ()
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{'cf.br' op requires 1 successor but found 0}}
  "cf.br"() : () -> ()
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{'cf.br' op requires 1 successor but found 2}}
  "cf.br"()[^b, ^b] : () -> ()
^b:
  return
}

// -----

func.func @f(%a: i1) {
// expected-error@+1 {{'cf.cond_br' op requires 2 successors but found 1}}
  "cf.cond_br"(%a)[^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^b:
  return
}

// -----

func.func @f(%a: i1) {
// expected-error@+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%a)[^b, ^b] : (i1) -> ()
^b:
  return
}

// -----

func.func @f(%a: i1) {
// expected-error@+1 {{'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%a)[^b, ^b] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^b:
  return
}

// -----

func.func @f(%a: i1) {
// expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0>} for op cf.cond_br: size mismatch in attribute conversion: 2 vs 3}}
  "cf.cond_br"(%a)[^b, ^b] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^b:
  return
}

// -----

func.func @f(%a: i1) {
// expected-error@+1 {{invalid properties {operandSegmentSizes = array<i64: 1, 0, 0>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%a)[^b, ^b] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> ()
^b:
  return
}

// -----

func.func @f(%a: i1) {
// expected-error@+1 {{'cf.cond_br' op 'operandSegmentSizes' attribute cannot have negative elements}}
  "cf.cond_br"(%a)[^b, ^b] <{operandSegmentSizes = array<i32: 2, -1, 0>}> : (i1) -> ()
^b:
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{'cf.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.cond_br"(%a)[^b, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^b:
  return
}

// -----

func.func @f(%c: i1) {
// expected-error@+1 {{'scf.if' op expected 2 regions}}
  "scf.if"(%c) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1) {
// expected-error@+1 {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "scf.if"(%c) ({
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1) {
// expected-error@+2 {{'scf.if' op expects regions to end with 'scf.yield', found 'x.y'}}
// expected-note@+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.if"(%c) ({
    "x.y"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1) {
// expected-error@+1 {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({
  ^bb0(%x: i32):
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1) {
// expected-error@+1 {{'scf.if' op expects region #0 to have 0 or 1 blocks}}
  "scf.if"(%c) ({
    cf.br ^a
  ^a:
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%m: memref<4xi32>) {
// expected-error@+1 {{'memref.load' op incorrect number of indices for load, expected 1 but got 0}}
  %0 = "memref.load"(%m) : (memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index) {
// expected-error@+1 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %0 = "memref.load"(%m, %i) : (memref<4xi32>, index) -> f32
  return
}

// -----

func.func @f(%m: i32) {
// expected-error@+1 {{'memref.load' op operand #0 must be memref of any type values, but got 'i32'}}
  %0 = "memref.load"(%m) : (i32) -> i32
  return
}

// -----

// expected-error@+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"() : () -> ()

// -----

// expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
"func.return"() : () -> ()

// -----

// expected-error@+1 {{invalid properties {sym_visibility = 1 : i64} for op builtin.module: Invalid attribute `sym_visibility` in property conversion: 1 : i64}}
"builtin.module"() <{sym_visibility = 1}> ({
^bb0:
}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = () -> (), sym_name = "f", sym_visibility = 1 : i64} for op func.func: Invalid attribute `sym_visibility` in property conversion: 1 : i64}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = 1}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires zero results}}
%0 = "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> i32

// -----

// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "g", type = i32}> : () -> ()
