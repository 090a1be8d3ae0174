// RUN: terrace opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{invalid function result type: '!llvm.func<void ()>'}}
func.func private @f(!llvm.func<func<void ()> ()>)

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
func.func private @f(!llvm.func<i32 (void)>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
func.func private @f(!llvm.array<2 x void>)

// -----

// Vectors do not nest.
// expected-error@+1 {{failed to verify 'elementType'}}
func.func private @f(vector<2xvector<2xi32>>)
