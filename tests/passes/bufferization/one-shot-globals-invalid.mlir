// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries --split-input-file --verify-diagnostics
// DIFFERS: upstream reports these after it has made memref operations that do not verify, takes any global with the last name of a nested reference, or crashes.

// expected-error @below {{'ml_program.global' op has no buffer of a fixed size, since its type 'tensor<?xi32>' is not static}}
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<?xi32>

// -----

// expected-error @below {{'ml_program.global' op has no buffer of a fixed size, since its type 'tensor<*xi32>' is not static}}
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<*xi32>

// -----

// expected-error @below {{'ml_program.global' op initial value should be a unit or elements attribute, but got "text"}}
ml_program.global private mutable @g("text") : tensor<4xi32>

// -----

ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
module @inner {
  ml_program.global private @g(dense<5> : tensor<4xi32>) : tensor<4xi32>
}
func.func @f() -> tensor<4xi32> {
  // expected-error @below {{a global of another symbol table has no buffer; move it next to the function}}
  // expected-error @below {{failed to bufferize op}}
  %0 = ml_program.global_load @inner::@g : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// expected-error @below {{initial value shape expected to be 4 but was 2}}
ml_program.global private @g(dense<4> : tensor<2xi32>) : tensor<4xi32>

// -----

// expected-error @below {{initial value expected to be of type 'tensor<4xi32>', but was of type 'vector<4xi32>'}}
ml_program.global private @g(dense<4> : vector<4xi32>) : tensor<4xi32>

// -----

ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f() -> tensor<4xi32> {
  // expected-error @below {{op was not bufferized}}
  %0 = ml_program.global_load_const @g : tensor<4xi32>
  return %0 : tensor<4xi32>
}
