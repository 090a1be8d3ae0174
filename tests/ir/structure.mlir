// RUN: terrace opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Regions, operands, results and successors in the wrong number.

// expected-error @+1 {{'func.func' op requires one region}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
}, {
}) : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
^bb0:
^bb1:
}) : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.constant' op requires one result}}
  "arith.constant"(%a) <{value = 1 : i32}> : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'func.return' op requires zero regions}}
  "func.return"() ({}) : () -> ()
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'func.return' op requires zero results}}
  %0 = "func.return"() : () -> i32
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'func.return' op requires 0 successors but found 1}}
  "func.return"()[^b] : () -> ()
^b:
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'memref.dim' op requires zero regions}}
  "memref.dim"(%a, %a) ({}) : (index, index) -> index
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @+1 {{'scf.if' op expected 2 regions}}
  "scf.if"(%c) ({
    scf.yield
  }, {
    scf.yield
  }, {
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @+1 {{'arith.constant' op requires one result}}
  %0:2 = "arith.constant"() <{value = 1 : i32}> : () -> (i32, i32)
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @+1 {{'memref.dim' op requires one result}}
  %0:2 = "memref.dim"(%m) : (memref<?xf32>) -> (index, index)
  return
}

// -----

func.func @f() {
  %0 = "memref.alloc"() : () -> memref<4xf32>
  return
}
func.func @g(%i: index) {
  // expected-error @+1 {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%i) : (index) -> memref<?xf32>
  return
}
