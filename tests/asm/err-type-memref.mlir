// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Malformed memref types.

// expected-error@+1 {{expected '<' in memref type}}
func.func private @f(memref)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(memref<>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4>)

// -----

// expected-error@+1 {{expected ',' or '>' in memref type}}
func.func private @f(memref<4xf32)

// -----

// expected-error@+1 {{expected ',' or '>' in memref type}}
func.func private @f(memref<4xf32 1>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(memref<-4xf32>)

// -----

// expected-error@+1 {{invalid memref element type}}
func.func private @f(memref<4xtensor<2xf32>>)

// -----

// expected-error@+1 {{invalid memref element type}}
func.func private @f(memref<4x() -> ()>)

// -----

// expected-error@+1 {{invalid memref element type}}
func.func private @f(memref<4xtuple<i32>>)

// -----

// expected-error@+1 {{invalid memref element type}}
func.func private @f(memref<4xnone>)

// -----

// expected-error@+1 {{invalid memref element type}}
func.func private @f(memref<4x!llvm.ptr>)

// -----

// expected-error@+1 {{cannot have affine map for unranked memref type}}
func.func private @f(memref<*xf32, affine_map<(d0) -> (d0)>>)

// -----

// expected-error@+1 {{cannot have affine map for unranked memref type}}
func.func private @f(memref<*xf32, strided<[1]>>)

// -----

// expected-error@+1 {{multiple memory spaces specified in memref type}}
func.func private @f(memref<4xf32, 1, 2>)

// -----

// expected-error@+1 {{expected memory space to be last in memref type}}
func.func private @f(memref<4xf32, 1, affine_map<(d0) -> (d0)>>)

// -----

// expected-error@+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
func.func private @f(memref<4xf32, affine_map<(d0, d1) -> (d0)>>)

// -----

// expected-error@+1 {{memref layout mismatch between rank and affine map: 2 != 1}}
func.func private @f(memref<4x4xf32, affine_map<(d0) -> (d0)>>)

// -----

// expected-error@+1 {{expected the number of strides to match the rank}}
func.func private @f(memref<4xf32, strided<[1, 2]>>)

// -----

// expected-error@+1 {{expected the number of strides to match the rank}}
func.func private @f(memref<4xf32, strided<[]>>)

// -----

// expected-error@+1 {{expected '['}}
func.func private @f(memref<4xf32, strided<1>>)

// -----

// expected-error@+1 {{expected ']'}}
func.func private @f(memref<4xf32, strided<[1>>)

// -----

// expected-error@+1 {{expected 'offset' after comma}}
func.func private @f(memref<4xf32, strided<[1], 3>>)

// -----

// expected-error@+1 {{expected ':' after 'offset'}}
func.func private @f(memref<4xf32, strided<[1], offset 3>>)

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4xf32, strided<[1], offset: x>>)

// -----

// expected-error@+1 {{expected ',' or '>'}}
func.func private @f(memref<4xf32, strided<[1], offset: 3>)

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f(memref<4xf32, strided<[x]>>)

// -----

// expected-error@+1 {{expected '<' after 'strided'}}
func.func private @f(memref<4xf32, strided>)

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
func.func private @f(memref<4xf32, [1]>)

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
func.func private @f(memref<4xf32, i32>)

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
func.func private @f(memref<4xf32, unit>)

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
func.func private @f(memref<4xf32, 1.0>)

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
func.func private @f(memref<4xf32, @sym>)

// -----

// expected-error@+1 {{expected list element}}
func.func private @f(memref<4xf32,>)

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
func.func private @f(memref<4xf32, affine_set<(d0) : (d0 == 0)>>)

// -----

// expected-error@+1 {{invalid dimension}}
func.func private @f(memref<9999999999999999999xf32>)

// -----

// expected-error@+1 {{multiple memory spaces specified in memref type}}
func.func private @f(memref<*xf32, 1, 2>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(memref<*>)
