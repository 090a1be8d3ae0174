// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the parsers of the func ops say.

func.func
// expected-error @+2 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}

// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
func.func @

// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func f() {
  return
}

// -----

// expected-error @+1 {{expected '('}}
func.func @f {
  return
}

// -----

// expected-error @+1 {{expected non-function type}}
func.func @f( {
  return
}

// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a) {
  return
}

// -----

// expected-error @+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @f(i32) {
  return
}

// -----

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: i32, f32)

// -----

// expected-error @+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func private @f(i32, %a: f32)

// -----

// expected-error @+2 {{region entry argument '%a' is already in use}}
// expected-note @+1 {{previously referenced here}}
func.func @f(%a: i32, %a: i32) {
  return
}

// -----

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func @f(%a: i32,) {
  return
}

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func @f(%a: i32 {x) {
  return
}

// -----

// expected-error @+1 {{duplicate key 'x' in dictionary attribute}}
func.func @f(%a: i32 {x, x}) {
  return
}

// -----

// expected-error @+1 {{expected non-function type}}
func.func @f() -> {
  return
}

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f() -> i32, i32 {
  return
}

// -----

func.func @f() -> (i32 {
  return
// expected-error @+1 {{expected ')'}}
}

// -----

// expected-error @+1 {{expected non-function type}}
func.func @f() -> (i32,) {
  return
}

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f() i32 {
  return
}

// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(...) {
  return
}

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(i32, ...)

// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func secret @f() {
  return
}

// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func public private @f() {
  return
}

// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func "private" @f()

// -----

// expected-error @+1 {{custom op 'a' is unknown (tried 'func.a' as well)}}
func.func @f() {a = 1} {
  return
}

// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f() attributes {
  return
}

// -----

// expected-error @+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_name = "g"} {
  return
}

// -----

// expected-error @+1 {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_visibility = "private"} {
  return
}

// -----

// expected-error @+1 {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {function_type = i32} {
  return
}

// -----

// expected-error @+1 {{'func.func' op entry block must have 0 arguments to match function signature}}
func.func @f() {
^bb0(%a: i32):
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected ':'}}
  return %a
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected non-function type}}
  return %a :
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'func.return' number of operands and types do not match: got 2 operands and 1 types}}
  return %a, %a : i32
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected operation name in quotes}}
  return : i32
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected operation name in quotes}}
  return %a : i32 {x}
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected attribute value}}
  call f() : () -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected '('}}
  call @f : () -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'func.call' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  call @f(%a) : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected ':'}}
  call @f(%a)
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'func.call' number of operands and types do not match: got 1 operands and 0 types}}
  call @f(%a) : () -> ()
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  call @f(%a) : (f32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected ')'}}
  call @f(%a : i32) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'func.call' invalid kind of attribute specified}}
  call @a::@b(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = call @f(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected attribute value}}
  call %a(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'func.call_indirect' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  call_indirect %a(%a) : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{expected SSA operand}}
  call_indirect @f(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: (i32) -> i32) {
  // expected-error @+1 {{custom op 'func.call_indirect' number of operands and types do not match: got 0 operands and 1 types}}
  %0 = call_indirect %a() : (i32) -> i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: (i32) -> i32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: '(i64) -> i32' vs '(i32) -> i32'}}
  %0 = call_indirect %a(%a) : (i64) -> i32
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected attribute value}}
  %0 = constant f : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected ':'}}
  %0 = constant @f
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected non-function type}}
  %0 = constant @f : 
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'func.constant' invalid kind of attribute specified}}
  %0 = constant @f::@g : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'nosuch' is unknown (tried 'func.nosuch' as well)}}
  nosuch
}

// -----

func.func @f() {
  // expected-error @+1 {{expected operation name in quotes}}
  return

// -----

func.func @f() {
  // expected-error @+1 {{expected operation name in quotes}}
  return }}
