// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @casts_of_integers(%a: i32) {
  // expected-error @+1 {{'index.casts' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = index.casts %a : i32 to i64
  return
}

// -----

func.func @castu_of_indices(%a: index) {
  // expected-error @+1 {{'index.castu' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.castu %a : index to index
  return
}

// -----

func.func @casts_to_float(%a: index) {
  // expected-error @+1 {{'index.casts' op result #0 must be integer or index, but got 'f32'}}
  %0 = index.casts %a : index to f32
  return
}

// -----

func.func @add_of_integer(%a: index, %b: i32) {
  // expected-error @+1 {{'index.add' op operand #1 must be index, but got 'i32'}}
  %0 = "index.add"(%a, %b) : (index, i32) -> index
  return
}

// -----

func.func @add_to_integer(%a: index) {
  // expected-error @+1 {{'index.add' op result #0 must be index, but got 'i64'}}
  %0 = "index.add"(%a, %a) : (index, index) -> i64
  return
}

// -----

func.func @unknown_predicate(%a: index) {
  // expected-error @+2 {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  // expected-error @+1 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
  %0 = index.cmp less(%a, %a)
  return
}

// -----

func.func @no_predicate(%a: index) {
  // expected-error @+1 {{'index.cmp' op requires attribute 'pred'}}
  %0 = "index.cmp"(%a, %a) : (index, index) -> i1
  return
}

// -----

func.func @number_as_predicate(%a: index) {
  // expected-error @+1 {{'index.cmp' op attribute 'pred' failed to satisfy constraint: index comparison predicate kind}}
  %0 = "index.cmp"(%a, %a) {pred = 2 : i64} : (index, index) -> i1
  return
}

// -----

func.func @constant_type() {
  // expected-error @+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = "index.constant"() {value = 4 : i32} : () -> index
  return
}

// -----

func.func @constant_range() {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %0 = index.constant 99999999999999999999999999
  return
}

// -----

func.func @bool_constant_type() {
  // expected-error @+1 {{'index.bool.constant' op attribute 'value' failed to satisfy constraint: bool attribute}}
  %0 = "index.bool.constant"() {value = 4 : i32} : () -> i1
  return
}

// -----

func.func @no_value() {
  // expected-error @+1 {{'index.constant' op requires attribute 'value'}}
  %0 = "index.constant"() : () -> index
  return
}
