// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: position, source line, caret, notes.

func.func @e1(%a: i32, %b: index) {
  %0 = index.add %a, %b
  return
}

// -----

func.func @e2(%a: i32, %b: index) {
  %0 = index.casts %a : i32 to i64
  return
}

// -----

func.func @e3(%a: i32, %b: index) {
  %0 = index.casts %b : index to f32
  return
}

// -----

func.func @e4(%a: i32, %b: index) {
  %0 = index.casts %b : index to index
  return
}

// -----

func.func @e5(%a: i32, %b: index) {
  %0 = index.cmp foo(%b, %b)
  return
}

// -----

func.func @e6(%a: i32, %b: index) {
  %0 = index.constant 4 : i32
  return
}

// -----

func.func @e7(%a: i32, %b: index) {
  %0 = index.constant 4.0
  return
}

// -----

func.func @e8(%a: i32, %b: index) {
  %0 = index.bool.constant 4
  return
}

// -----

func.func @e9(%a: i32, %b: index) {
  %0 = "index.constant"() {value = 4 : i32} : () -> index
  return
}

// -----

func.func @e10(%a: i32, %b: index) {
  %0 = "index.bool.constant"() {value = 4 : i32} : () -> i1
  return
}

// -----

func.func @e11(%a: i32, %b: index) {
  %0 = "index.cmp"(%b, %b) {pred = 1 : i64} : (index, index) -> i1
  return
}

// -----

func.func @e12(%a: i32, %b: index) {
  %0 = "index.cmp"(%b, %b) {pred = #index<cmp_predicate foo>} : (index, index) -> i1
  return
}

// -----

func.func @e13(%a: i32, %b: index) {
  %0 = "index.cmp"(%b, %b) {pred = #index<cmp_predicate slt>} : (index, index) -> i2
  return
}

// -----

func.func @e14(%a: i32, %b: index) {
  %0 = "index.add"(%b, %a) : (index, i32) -> index
  return
}

// -----

func.func @e15(%a: i32, %b: index) {
  %0 = "index.add"(%b, %b) : (index, index) -> i32
  return
}

// -----

func.func @e16(%a: i32, %b: index) {
  %0 = "index.cmp"(%b, %b)  : (index, index) -> i1
  return
}

// -----

func.func @e17(%a: i32, %b: index) {
  %0 = index.casts %a : i32 to si64
  return
}

// -----

func.func @e17(%a: si32, %b: index) {
  %0 = index.casts %a : si32 to index
  %1 = "index.constant"()  : () -> index
  return
}

// -----

func.func @e17(%a: si32, %b: index) {
  %0 = index.casts %b : index to i64, i32
  return
}

// -----

func.func @e18(%b: index) {
  %0 = index.constant 99999999999999999999999999
  return
}
