// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Malformed vector types.

// expected-error@+1 {{expected '<' in vector type}}
func.func private @f(vector)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(vector<>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(vector<4>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(vector<4x>)

// -----

// expected-error@+1 {{expected '>' in vector type}}
func.func private @f(vector<4xf32)

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
func.func private @f(vector<0xf32>)

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 4, 0}}
func.func private @f(vector<4x0xf32>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(vector<-1xf32>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(vector<?xf32>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(vector<*xf32>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(vector<4 f32>)

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f(vector<4xtensor<2xf32>>)

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f(vector<4xvector<2xf32>>)

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f(vector<4xtuple<>>)

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f(vector<4x(i32) -> i32>)

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f(vector<4xcomplex<f32>>)

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f(vector<4xnone>)

// -----

// expected-error@+1 {{missing ']' closing scalable dimension}}
func.func private @f(vector<[4xf32>)

// -----

// expected-error@+1 {{invalid dimension}}
func.func private @f(vector<[]xf32>)

// -----

// expected-error@+1 {{invalid dimension}}
func.func private @f(vector<[?]xf32>)

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
func.func private @f(vector<[0]xf32>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(vector<4]xf32>)

// -----

// expected-error@+1 {{missing ']' closing scalable dimension}}
func.func private @f(vector<[2x4]xf32>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(vector<4yf32>)

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 0, 4}}
func.func private @f(vector<0x4xf32>)

// -----

// expected-error@+1 {{invalid dimension}}
func.func private @f(vector<99999999999999999999xf32>)

// -----

// expected-error@+1 {{expected '>' in vector type}}
func.func private @f(vector<4xf32, 1>)

// -----

// expected-error@+1 {{expected '<' in vector type}}
func.func private @f(vector 4xf32)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(vector<f32x4>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(vector<4.0xf32>)
