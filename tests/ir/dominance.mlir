// RUN: terrace opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// A definition must dominate its uses.

func.func @within_block() {
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "u.use"(%0) : (i32) -> ()
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @itself() {
  // expected-error @+2 {{operand #0 does not dominate this use}}
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %0 = arith.addi %0, %0 : i32
  return
}

// -----

func.func @sibling(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  // expected-note @+1 {{operand defined here (op in the same region)}}
  %0 = arith.constant 1 : i32
  return
^b:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "u.use"(%0) : (i32) -> ()
  return
}

// -----

func.func @join(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  // expected-note @+1 {{operand defined here (op in the same region)}}
  %0 = arith.constant 1 : i32
  cf.br ^b
^b:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "u.use"(%0) : (i32) -> ()
  return
}

// -----

func.func @earlier_block() {
  cf.br ^b
^a:
  // expected-note @+1 {{operand defined here (op in the same region)}}
  %0 = arith.constant 1 : i32
  return
^b:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "u.use"(%0) : (i32) -> ()
  cf.br ^a
}

// -----

func.func @loop(%c: i1) {
  cf.br ^head
^head:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "u.use"(%0) : (i32) -> ()
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^head, ^exit
^exit:
  return
}

// -----

func.func @block_argument(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^b:
  cf.br ^d(%c : i1)
^d(%x: i1):
  return
^e:
  "u.use"(%x) : (i1) -> ()
  cf.br ^f
^f:
  "u.use"(%x) : (i1) -> ()
  return
}
// expected-note @+1 {{operand defined as a block argument (block #3 in the same region)}}
func.func @other(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^c(%c : i1)
^b:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "u.use"(%x) : (i1) -> ()
  return
^c(%x: i1):
  return
}

// -----

func.func @region_to_parent(%c: i1) {
  scf.if %c {
    %0 = arith.constant 1 : i32
  }
  // expected-error @+1 {{use of undeclared SSA value name}}
  "u.use"(%0) : (i32) -> ()
  return
}

// -----

func.func @own_region() {
  // expected-note @+1 {{operand defined here (op in a parent region)}}
  %0 = scf.execute_region -> i32 {
    // expected-error @+1 {{operand #0 does not dominate this use}}
    scf.yield %0 : i32
  }
  return
}

// -----

func.func @between_regions(%c: i1) {
  scf.if %c {
    %0 = arith.constant 1 : i32
  } else {
    // expected-error @+1 {{use of undeclared SSA value name}}
    "u.use"(%0) : (i32) -> ()
  }
  return
}

// -----

func.func @region_before_parent_use(%c: i1) {
  scf.if %c {
    // expected-error @+1 {{operand #0 does not dominate this use}}
    "u.use"(%0) : (i32) -> ()
  }
  // expected-note @+1 {{operand defined here (op in a parent region)}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @terminator_operand(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  // expected-note @+1 {{operand defined here (op in the same region)}}
  %0 = arith.constant 1 : i32
  return
^b:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  cf.br ^d(%0 : i32)
^d(%x: i32):
  return
}

// -----

func.func @several_results(%c: i1) {
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "u.use"(%0#1) : (i32) -> ()
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %0:2 = "u.def"() : () -> (i32, i32)
  return
}

// -----

"u.ssa"() ({
  "u.use"(%0) : (i32) -> ()
  %0 = "u.def"() : () -> i32
}) : () -> ()
func.func @f() {
  "u.region"() ({
    "u.use"(%1) : (i32) -> ()
    %1 = "u.def"() : () -> i32
    "u.end"() : () -> ()
  }) : () -> ()
  scf.execute_region {
    // expected-error @+1 {{operand #0 does not dominate this use}}
    "u.use"(%1) : (i32) -> ()
    // expected-note @+1 {{operand defined here (op in the same block)}}
    %1 = "u.def"() : () -> i32
    scf.yield
  }
  return
}
