// RUN: terrace opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ':'}}
func.func @a() attributes {c = #complex.number<3.0, -1.0>} { return }

// -----

// expected-error @+1 {{expected ','}}
func.func @a() attributes {c = #complex.number<:f32 3.0>} { return }

// -----

// expected-error @+1 {{expected '<'}}
func.func @a() attributes {c = #complex.number} { return }

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `complex`}}
func.func @a() attributes {c = #complex.foo<:f32 3.0, 4.0>} { return }

// -----

// expected-error @+1 {{expected floating point literal}}
func.func @a() attributes {c = #complex.number<:f64 1.0, inf>} {return}

// -----

// expected-error @+1 {{requires 'value' to be a complex constant, represented as array of two values}}
%c = complex.constant [1.0 : f32] : complex<f32>

// -----

// expected-error @+1 {{requires 'value' to be a complex constant, represented as array of two values}}
%c = complex.constant [] : complex<f32>

// -----

// expected-error @+1 {{requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')}}
%c = complex.constant [1.0 : f32, 2.0 : f64] : complex<f32>

// -----

// expected-error @+1 {{requires attribute's element types ('f64', 'f64') to match the element type of the op's return type ('f32')}}
%c = complex.constant [1.0 : f64, 2.0 : f64] : complex<f32>

// -----

// expected-error @+1 {{requires attribute's element types ('i32', 'f64') to match the element type of the op's return type ('i32')}}
%c = complex.constant [1 : i32, 2.0 : f64] : complex<i32>

// -----

// expected-error @+1 {{requires attribute's elements to be float or integer attributes}}
%c = complex.constant ["a", 2.0 : f64] : complex<f64>

// -----

// expected-error @+1 {{invalid kind of type specified: expected builtin.complex, but found 'f32'}}
%c = complex.constant [1.0 : f32, 2.0 : f32] : f32

// -----

// expected-error @+1 {{attribute 'value' failed to satisfy constraint: array attribute}}
%c = "complex.constant"() {value = 1 : i32} : () -> complex<f32>

// -----

// expected-error @+1 {{requires attribute 'value'}}
%c = "complex.constant"() : () -> complex<f32>

// -----

// expected-error @+1 {{result #0 must be complex-type, but got 'f32'}}
%c = "complex.constant"() {value = [1.0 : f32, 1.0 : f32]} : () -> f32

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{requires that either input or output has a complex type}}
  %0 = complex.bitcast %f : f32 to i32
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{requires that either input or output has a complex type}}
  %0 = complex.bitcast %i : i64 to f64
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{casting bitwidths do not match}}
  %0 = complex.bitcast %c : complex<f32> to i32
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{casting bitwidths do not match}}
  %0 = complex.bitcast %i : i64 to complex<f64>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{requires that either input or output has a complex type}}
  %0 = complex.bitcast %c : complex<f32> to complex<i32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{operand must be int/float/complex}}
  %0 = complex.bitcast %v : vector<2xf32> to complex<i32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{result must be int/float/complex}}
  %0 = complex.bitcast %c : complex<f32> to vector<2xf32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{operand must be int/float/complex}}
  %0 = complex.bitcast %t : tensor<2xf32> to i64
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{result must be int/float/complex}}
  %0 = complex.bitcast %c : complex<f32> to index
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.add %ci, %ci : complex<i32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.sin %ci : complex<i32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{failed to verify that complex element type matches result type}}
  %0 = "complex.abs"(%c) : (complex<f32>) -> f64
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{failed to verify that complex element type matches result type}}
  %0 = "complex.im"(%cd) : (complex<f64>) -> f32
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{failed to verify that complex element type matches result type}}
  %0 = "complex.re"(%cd) : (complex<f64>) -> f32
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{failed to verify that complex element type matches result type}}
  %0 = "complex.angle"(%cd) : (complex<f64>) -> f32
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.abs %f : f32
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.sin %f : f32
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.add %f, %f : f32
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.eq %f, %f : f32
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.create %f, %f : f32
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{custom op 'complex.abs' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.abs %ci : complex<i32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{custom op 'complex.create' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.create %f, %f : complex<i32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.eq %ci, %ci : complex<i32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{failed to verify that all of {real, imaginary} have same type}}
  %0 = "complex.create"(%f, %d) : (f32, f64) -> complex<f32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%d, %d) : (f64, f64) -> complex<f32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{requires the same type for all operands and results}}
  %0 = "complex.sin"(%cd) : (complex<f64>) -> complex<f32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{requires the same type for all operands and results}}
  %0 = "complex.add"(%cd, %cd) : (complex<f64>, complex<f64>) -> complex<f32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{failed to verify that all of {lhs, rhs} have same type}}
  %0 = "complex.eq"(%cd, %c) : (complex<f64>, complex<f32>) -> i1
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{result #0 must be 1-bit signless integer, but got 'i8'}}
  %0 = "complex.neq"(%cd, %cd) : (complex<f64>, complex<f64>) -> i8
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{failed to verify that all of {lhs, result} have same type}}
  %0 = "complex.powi"(%cd, %n) : (complex<f64>, i32) -> complex<f32>
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.integer, but found 'index'}}
  %0 = complex.powi %c, %x : complex<f32>, index
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = "complex.angle"(%cd) {fastmath = 3 : i32} : (complex<f64>) -> f64
  return
}

// -----

func.func @a(%f: f32, %i: i64, %c: complex<f32>, %ci: complex<i32>, %d: f64, %cd: complex<f64>, %v: vector<2xf32>, %t: tensor<2xf32>, %x: index, %n: i32) {
  // expected-error @+1 {{attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = "complex.powi"(%c, %n) {fastmath = 3 : i32} : (complex<f32>, i32) -> complex<f32>
  return
}
