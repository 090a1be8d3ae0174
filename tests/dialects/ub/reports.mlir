// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: position, source line, caret, notes.

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  %0 = "ub.poison"() : () -> ()
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  %0 = "ub.poison"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  %0 = "ub.poison"() <{value = 1}> : () -> i32
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  %0 = "ub.poison"() {value = 1} : () -> i32
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  %0 = ub.poison
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  %0 = ub.poison <> : i32
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  %0 = ub.poison <1> : i32
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  %0 = ub.poison : 
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  ub.unreachable
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  %0 = "ub.unreachable"() : () -> i32
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  "ub.unreachable"()[^x] : () -> ()
^x:
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64, %f: f32) {
  ub.nosuch
}

// -----

func.func @f() attributes {a = #ub.nosuch} {
  return
}
