// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the verifiers and parsers of the ub ops say.

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = "ub.poison"() : () -> ()
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'ub.poison' op requires zero operands}}
  %0 = "ub.poison"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{invalid properties {value = 1 : i64} for op ub.poison: Invalid attribute `value` in property conversion: 1 : i64}}
  %0 = "ub.poison"() <{value = 1}> : () -> i32
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance}}
  %0 = "ub.poison"() {value = 1} : () -> i32
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ':'}}
  %0 = ub.poison
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected ':'}}
  %0 = ub.poison i32
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected attribute value}}
  %0 = ub.poison <> : i32
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'ub.poison' invalid kind of attribute specified}}
  %0 = ub.poison <1> : i32
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected '>'}}
  %0 = ub.poison <#ub.poison : i32
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{expected non-function type}}
  %0 = ub.poison : 
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'ub.unreachable' op requires zero results}}
  %0 = "ub.unreachable"() : () -> i32
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'ub.unreachable' op requires 0 successors but found 1}}
  "ub.unreachable"()[^x] : () -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'ub.nosuch' is unknown}}
  ub.nosuch
}

// -----

// expected-error @+1 {{unknown attribute `nosuch` in dialect `ub`}}
func.func @f() attributes {a = #ub.nosuch} {
  return
}
