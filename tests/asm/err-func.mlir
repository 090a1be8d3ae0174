// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// The signature of a function.

// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func f() 

// -----

// expected-error@+1 {{expected '('}}
func.func @f

// -----

// expected-error@+1 {{expected non-function type}}
func.func @f(

// -----

// expected-error@+1 {{expected '('}}
func.func @f)

// -----

// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @f(i32) {
  return
}

// -----

// expected-error@+1 {{expected ':'}}
func.func private @f(%a)

// -----

// expected-error@+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: i32, i32)

// -----

// expected-error@+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func private @f(i32, %a: i32)

// -----

// expected-error@+1 {{expected ':'}}
func.func @f(%a i32) {
  return
}

// -----

// expected-error@+1 {{expected non-function type}}
func.func @f(%a: ) {
  return
}

// -----

// expected-error@+1 {{expected attribute name}}
func.func @f(%a: i32 {) {
  return
}

// -----

// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
func.func @f(%a: i32 {a = 1, a = 2}) {
  return
}

// -----

// expected-error@+1 {{expected non-function type}}
func.func @f() -> {
  return
}

// -----

// expected-error@+1 {{expected attribute name}}
func.func @f() -> (i32 {) {
  return
}

// -----

// expected-error@+1 {{expected non-function type}}
func.func @f() -> (%a: i32) {
  return
}

// -----

// expected-error@+1 {{custom op 'a' is unknown (tried 'func.a' as well)}}
func.func @f() -> i32 {a = 1} {
  return
}

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f() attributes {
  return
}

// -----

// expected-error@+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_name = "g"} {
  return
}

// -----

// expected-error@+1 {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {function_type = () -> ()} {
  return
}

// -----

// expected-error@+1 {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_visibility = "private"} {
  return
}

// -----

// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func hidden @f()

// -----

// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func public private @f()

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f()

// -----

// expected-error@+1 {{custom op 'func.func' expected non-empty function body}}
func.func private @f() {
}

// -----

func.func @f() {
  return
// expected-error@+1 {{expected operation name in quotes}}
} {
  return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
func.func @f() }

// -----

// expected-error@+1 {{expected ')'}}
func.func @f(%a: i32 = 1) {
  return
}

// -----

// expected-error@+1 {{expected non-function type}}
func.func @f(...) {
  return
}

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(i32, ...)

// -----

// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 i32 {
  return
}
