// RUN: terrace opt %s --split-input-file --verify-diagnostics

// Malformed custom syntax: what the parser of each op says.

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ','}}
  %0 = arith.addi %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.addi %a, %a
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected non-function type}}
  %0 = arith.addi %a, %a :
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ','}}
  %0 = arith.addi %a %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = arith.addi %a, : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = arith.addi : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.addi %a, %a, %a : i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = arith.addi %a, %b : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  %0 = arith.addi %a, %nope : i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: '(i32, i32) -> i32' vs 'i32'}}
  %0 = arith.addi %a, %a : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected '<'}}
  %0 = arith.addi %a, %a overflow : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+2 {{custom op 'arith.addi' expected valid keyword or string}}
  // expected-error @+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<> : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+2 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
  // expected-error @+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<fast> : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected '>'}}
  %0 = arith.addi %a, %a overflow<nsw : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected '>'}}
  %0 = arith.addi %a, %a overflow<nsw nuw> : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+2 {{custom op 'arith.addi' expected valid keyword or string}}
  // expected-error @+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<1> : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.addi %a, %a exact : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.andi %a, %a overflow<nsw> : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+2 {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error @+1 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.addf %f, %f fastmath<quick> : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+2 {{custom op 'arith.addf' expected valid keyword or string}}
  // expected-error @+1 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.addf %f, %f fastmath<nnan,> : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected '<'}}
  %0 = arith.addf %f, %f fastmath : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected '>'}}
  %0 = arith.addf %f, %f fastmath<nnan|ninf> : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi foo, %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi oeq, %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ','}}
  %0 = arith.cmpi eq %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.cmpi' invalid predicate attribute specification: "bad"}}
  %0 = arith.cmpi "bad", %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi 1, %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = arith.cmpi eq, %a, %a : i32, i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.cmpf' expected string or keyword containing one of the following enum values for attribute 'predicate' [false, oeq, ogt, oge, olt, ole, one, ord, ueq, ugt, uge, ult, ule, une, uno, true]}}
  %0 = arith.cmpf eq, %f, %f : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+2 {{custom op 'arith.cmpf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error @+1 {{custom op 'arith.cmpf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.cmpf oeq, %f, %f fastmath<x> : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.select' expected 3 operands}}
  %0 = arith.select %c, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.select %c, %a, %a
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = arith.select %c, %a, %a : i1, i32, i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = arith.select %c, %a, %b : i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
  %0 = arith.select %a, %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.extsi %a : i32
  // expected-error @+1 {{custom op 'arith.extsi' expected 'to'}}
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.extsi' expected 'to'}}
  %0 = arith.extsi %a : i32 i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected non-function type}}
  %0 = arith.extsi %a : i32 to
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.extsi' expected 'to'}}
  %0 = arith.extsi %a : i32 -> i64
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = arith.extsi %b : i32 to i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = arith.extsi : i32 to i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.truncf %d sideways : f64 to f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.truncf %d 7 : f64 to f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected attribute value}}
  %0 = arith.constant {tag}
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected attribute value}}
  %0 = arith.constant : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = arith.constant 1 : i32 : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = arith.constant 1 {a}
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected attribute value}}
  %0 = arith.constant value = 1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
  %0, %1 = arith.addi %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = arith.addi %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = arith.addui_extended %a, %a : i32, i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ','}}
  %0:2 = arith.addui_extended %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.nosuch' is unknown}}
  %0 = arith.nosuch %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith' is unknown (tried 'func.arith' as well)}}
  %0 = arith %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'addi' is unknown (tried 'func.addi' as well)}}
  %0 = addi %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{unregistered operation 'arith.nosuch' found in dialect ('arith') that does not allow unknown operations}}
  %0 = "arith.nosuch"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+2 {{expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error @+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = "arith.addi"(%a, %a) {fn = #arith.fastmath<bad>} : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{unknown attribute `nosuch` in dialect `arith`}}
  %0 = "arith.addi"(%a, %a) {fn = #arith.nosuch<bad>} : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected '<'}}
  %0 = "arith.addi"(%a, %a) {fn = #arith.overflow} : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{custom op 'arith.addi' 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = arith.addi %a, %a {overflowFlags = 1} : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ','}}
  %0 = arith.scaling_extf %f, %f : f32 to f64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  // expected-error @+1 {{expected ','}}
  %0 = arith.scaling_truncf %f : f32, f32 to f16
  return
}
