// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file 2>&1

// Structural rules: terminators, blocks, dominance.

func.func @f() {
// expected-error@+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %0 = arith.constant 1 : i32
}

// -----

func.func @f() {
  return
// expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f() {
// expected-error@+1 {{'func.return' op must be the last operation in the parent block}}
  return
  return
}

// -----

func.func @f() {
// expected-error@+1 {{operation with block successors must terminate its parent block}}
  cf.br ^a
  return
^a:
  return
}

// -----

func.func @f() {
// expected-error@+1 {{operation with block successors must terminate its parent block}}
  "x.br"()[^a] : () -> ()
  return
^a:
  return
}

// -----

func.func @f() {
  "x.r"() ({
    %0 = arith.constant 1 : i32
    "x.y"() : () -> ()
  ^a:
// expected-error@+1 {{block with no terminator, has %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
    %1 = arith.constant 1 : i32
  }) : () -> ()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{empty block: expect at least a terminator}}
  "x.r"() ({
  ^a:
  ^b:
    "x.y"() : () -> ()
  }) : () -> ()
  return
}

// -----

// expected-error@+1 {{entry block of region may not have predecessors}}
func.func @f() {
^a:
  cf.br ^a
}

// -----

func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
// expected-note@+1 {{operand defined here (op in the same region)}}
  %0 = arith.constant 1 : i32
  cf.br ^b
^b:
// expected-error@+1 {{operand #0 does not dominate this use}}
  "x.use"(%0) : (i32) -> ()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{operand #0 does not dominate this use}}
  "x.use"(%0) : (i32) -> ()
// expected-note@+1 {{operand defined here (op in the same block)}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f() {
// expected-error@+2 {{operand #0 does not dominate this use}}
// expected-note@+1 {{operand defined here (op in the same block)}}
  %0 = arith.addi %0, %0 : i32
  return
}

// -----

// expected-note@+1 {{operand defined as a block argument (block #1 in the same region)}}
func.func @f(%c: i1) {
  cf.br ^b
^a(%x: i32):
  return
^b:
// expected-error@+1 {{operand #0 does not dominate this use}}
  "x.use"(%x) : (i32) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  scf.if %c {
// expected-error@+1 {{operand #0 does not dominate this use}}
    "x.use"(%0) : (i32) -> ()
  }
// expected-note@+1 {{operand defined here (op in a parent region)}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%c: i1) {
// expected-note@+1 {{operand defined here (op in a parent region)}}
  %0 = "x.r"() ({
// expected-error@+1 {{operand #0 does not dominate this use}}
    "x.use"(%0) : (i32) -> ()
    "x.y"() : () -> ()
  }) : () -> i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @g() {
    "x.use"(%a) : (i32) -> ()
    return
  }
  return
}

// -----

%0 = arith.constant 1 : i32
// expected-note@+1 {{required by region isolation constraints}}
func.func @f() -> i32 {
// expected-error@+1 {{'func.return' op using value defined outside the region}}
  return %0 : i32
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
  cf.br ^bb1
^bb1(%b: i32):
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^bb1(%a : i32)
^bb1(%b: i64):
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{branch has 2 operands for successor #0, but target block has 1}}
  cf.br ^bb1(%a, %a : i32, i32)
^bb1(%b: i32):
  return
}

// -----

// expected-error@+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({
}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^a(%x: i32):
  "x.y"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
  "x.a"() : () -> ()
^b:
  "x.y"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%x: i64):
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{custom op 'return' is unknown (tried 'builtin.return' as well)}}
return

// -----

func.func @f() {
// expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}

// -----

func.func @f() {
// expected-error@+1 {{custom op 'module' is unknown (tried 'func.module' as well)}}
  module {
    return
  }
  return
}
