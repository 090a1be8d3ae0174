// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Malformed builtin types.

// expected-error@+1 {{expected non-function type}}
func.func private @f(i)

// -----

// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
func.func private @f(i16777216)

// -----

// expected-error@+1 {{invalid integer width}}
func.func private @f(i99999999999999999999)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(si)

// -----

// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
func.func private @f(ui16777216)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(f33)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(f8)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(float)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(I32)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(int)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(1)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(@a)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f("i32")

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(,)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(i32,)

// -----

// expected-error@+1 {{expected ')'}}
func.func private @f(i32 i32)

// -----

// expected-error@+1 {{expected ')'}}
func.func private @f(i32

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f() -> 

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f() -> (

// -----

// expected-error@+1 {{expected ')'}}
func.func private @f() -> (i32

// -----

// expected-error@+1 {{expected '->' in function type}}
func.func private @f(() i32)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(() -> )

// -----

// expected-error@+1 {{expected '->' in function type}}
func.func private @f((i32))

// -----

// expected-error@+1 {{expected ')'}}
func.func private @f((i32) -> i32 -> i32)

// -----

// expected-error@+1 {{expected '<' in complex type}}
func.func private @f(complex)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(complex<>)

// -----

// expected-error@+1 {{expected '>' in complex type}}
func.func private @f(complex<f32)

// -----

// expected-error@+1 {{invalid element type for complex}}
func.func private @f(complex<index>)

// -----

// expected-error@+1 {{invalid element type for complex}}
func.func private @f(complex<vector<2xf32>>)

// -----

// expected-error@+1 {{invalid element type for complex}}
func.func private @f(complex<complex<f32>>)

// -----

// expected-error@+1 {{invalid element type for complex}}
func.func private @f(complex<!llvm.ptr>)

// -----

// expected-error@+1 {{expected '<' in tuple type}}
func.func private @f(tuple)

// -----

// expected-error@+1 {{expected '>' in tuple type}}
func.func private @f(tuple<i32)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tuple<,>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tuple<i32,>)

// -----

// expected-error@+1 {{expected '>' in tuple type}}
func.func private @f(tuple<i32 f32>)

// -----

// expected-error@+1 {{expected ')'}}
func.func private @f(none<>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(index32)
