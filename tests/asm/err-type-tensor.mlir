// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Malformed tensor types.

// expected-error@+1 {{expected '<' in tensor type}}
func.func private @f(tensor)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(tensor<4>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<4x>)

// -----

// expected-error@+1 {{expected '>' in tensor type}}
func.func private @f(tensor<4xf32)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<-1xf32>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<4x*xf32>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(tensor<*>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(tensor<*f32>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<*x>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<4 x x f32>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(tensor<??xf32>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(tensor<4x?f32>)

// -----

// expected-error@+1 {{invalid tensor element type}}
func.func private @f(tensor<4xtensor<2xf32>>)

// -----

// expected-error@+1 {{invalid tensor element type}}
func.func private @f(tensor<4xmemref<2xf32>>)

// -----

// expected-error@+1 {{invalid tensor element type}}
func.func private @f(tensor<4x() -> ()>)

// -----

// expected-error@+1 {{invalid tensor element type}}
func.func private @f(tensor<4xtuple<i32>>)

// -----

// expected-error@+1 {{invalid tensor element type}}
func.func private @f(tensor<4xnone>)

// -----

// expected-error@+1 {{expected '>' in tensor type}}
func.func private @f(tensor<4xf32, "a", "b">)

// -----

// expected-error@+1 {{cannot apply encoding to unranked tensor}}
func.func private @f(tensor<*xf32, "a">)

// -----

// expected-error@+1 {{invalid dimension}}
func.func private @f(tensor<9223372036854775808xf32>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<0x>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<0xf32x>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<[4]xf32>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<4xf33>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<axf32>)
