// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file 2>&1

// Symbols.

// expected-note@+1 {{see existing symbol definition here}}
func.func private @f()
// expected-error@+1 {{redefinition of symbol named 'f'}}
func.func private @f()

// -----

// expected-note@+1 {{see existing symbol definition here}}
func.func private @f()
// expected-error@+1 {{redefinition of symbol named 'f'}}
module @f {
}

// -----

module @a {
// expected-note@+1 {{see existing symbol definition here}}
  func.func private @f()
// expected-error@+1 {{redefinition of symbol named 'f'}}
  func.func private @f(i32)
}

// -----

func.func @f() {
// expected-error@+1 {{'func.call' op 'undefined' does not reference a valid function}}
  call @undefined() : () -> ()
  return
}

// -----

module @m {
}
func.func @f() {
// expected-error@+1 {{'func.call' op 'm' does not reference a valid function}}
  call @m() : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f() {
// expected-error@+1 {{'func.call' op incorrect number of operands for callee}}
  call @g() : () -> ()
  return
}

// -----

func.func private @g(i32) -> i32
func.func @f(%a: i64) {
// expected-error@+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  %0 = call @g(%a) : (i64) -> i32
  return
}

// -----

func.func private @g() -> i32
func.func @f() {
// expected-error@+3 {{'func.call' op result type mismatch at index 0}}
// expected-note@+2 {{op result types: 'i64'}}
// expected-note@+1 {{function result types: 'i32'}}
  %0 = call @g() : () -> i64
  return
}

// -----

func.func @f() {
// expected-error@+1 {{'func.constant' op reference to undefined function 'undefined'}}
  %0 = constant @undefined : () -> ()
  return
}

// -----

func.func private @g()
func.func @f() {
// expected-error@+1 {{'func.constant' op reference to function with mismatched type}}
  %0 = constant @g : () -> i32
  return
}

// -----

func.func @f() {
// expected-error@+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @g() {
    return
  }
  return
}

// -----

// expected-error@+1 {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f() attributes {sym_visibility = "odd"}

// -----

// expected-error@+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "odd"}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "odd"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "public"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 0}}
"func.func"() <{function_type = () -> (), sym_name = "f", arg_attrs = [{}]}> ({"func.return"() : () -> ()}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op arguments may only have dialect attributes}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = [{a = 1}], sym_visibility = "private"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = [1], sym_visibility = "private"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 2, but expected 1}}
"func.func"() <{function_type = (i32) -> i32, sym_name = "f", res_attrs = [{}, {}], sym_visibility = "private"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'plain'}}
module attributes {plain = 1} {
}

// -----

// expected-error@+1 {{custom op 'builtin.module' 'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
module attributes {sym_name = 1} {
}
