// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: position, source line, caret, notes.

func.func @f() -> i32 {
  return
}

// -----

func.func @f(%a: i64) -> i32 {
  return %a : i64
}

// -----

func.return

// -----

func.func @f() {
  call @nope() : () -> ()
  return
}

// -----

func.func private @g(i32) -> i32
func.func @f() {
  call @g() : () -> ()
  return
}

// -----

func.func private @g(i32) -> i32
func.func @f(%a: i32) {
  call @g(%a) : (i32) -> ()
  return
}

// -----

func.func private @g(i32) -> i32
func.func @f(%a: f32) {
  %0 = call @g(%a) : (f32) -> i32
  return
}

// -----

func.func private @g(i32) -> i32
func.func @f(%a: i32) {
  %0 = call @g(%a) : (i32) -> f32
  return
}

// -----

func.func private @g(i32, i32) -> (i32, i64)
func.func @f(%a: i32) {
  %0:2 = call @g(%a, %a) : (i32, i32) -> (i32, i32)
  return
}

// -----

func.func @f() {
  "func.call"() : () -> ()
  return
}

// -----

func.func @f() {
  "func.call"() <{callee = "f"}> : () -> ()
  return
}

// -----

func.func @f() {
  "func.call"() {callee = @a::@b} : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f(%a: i32) {
  "func.call"(%a) <{callee = @g, arg_attrs = [1]}> : (i32) -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f(%a: i32) {
  func.call @g(%a) {no_inline = 1} : (i32) -> ()
  return
}

// -----

func.func @f(%g: i32) {
  "func.call_indirect"(%g) : (i32) -> ()
  return
}

// -----

func.func @f(%g: (i32) -> i32) {
  %0 = "func.call_indirect"(%g) : ((i32) -> i32) -> i32
  return
}

// -----

func.func @f(%g: (i32) -> i32, %a: i32) {
  %0 = "func.call_indirect"(%g, %a) : ((i32) -> i32, i32) -> f32
  return
}

// -----

func.func @f() {
  "func.call_indirect"() : () -> ()
  return
}

// -----

func.func @f() {
  %0 = constant @nope : () -> ()
  return
}

// -----

func.func @f() {
  %0 = constant @f : (i32) -> ()
  return
}

// -----

"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0:
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: f32):
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = i32, sym_name = "f"}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "secret"}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = ""}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "f"}> : () -> ()

// -----

%0 = "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> i32

// -----

"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [{}, {}]}> ({}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private", res_attrs = [{}, {}]}> ({}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private", arg_attrs = [{plain = 1}]}> ({}) : () -> ()

// -----

func.func private @f() -> (i32 {plain = 2})

// -----

func.func @f() {
}

// -----

func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
^b:
  return
}

// -----

func.func @f() {
  %0 = arith.constant 1 : i32
}

// -----

func.func @f() {
  func.func @g() {
    return
  }
  func.func @g() {
    return
  }
  return
}

// -----

func.func @f() {
  return
}
func.func @f() {
  return
}

// -----

func.func @f() {
  return
  %0 = arith.constant 1 : i32
}

// -----

func.func @f() {
^entry:
  cf.br ^entry
}

// -----

func.func

// -----

func.func @

// -----

func.func @f( {
  return
}

// -----

func.func private @f(%a: i32, f32)

// -----

func.func private @f(i32, %a: f32)

// -----

func.func @f(%a: i32, %a: i32) {
  return
}

// -----

func.func @f(%a: i32 {x) {
  return
}

// -----

func.func @f(%a: i32 {x, x}) {
  return
}

// -----

func.func @f() -> i32, i32 {
  return
}

// -----

func.func @f() {a = 1} {
  return
}

// -----

func.func @f() attributes {sym_name = "g"} {
  return
}

// -----

func.func @f(%a: i32) {
  return %a, %a : i32
}

// -----

func.func @f(%a: i32) {
  call f() : () -> ()
  return
}

// -----

func.func @f(%a: i32) {
  call @f(%a) : i32
  return
}

// -----

func.func @f(%a: i32) {
  call @f(%a) : (f32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  call @a::@b(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  %0 = call @f(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  call_indirect @f(%a) : (i32) -> ()
  return
}
