// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries
// DIFFERS: upstream copies all operands of operations outside of functions.

// Functions are found by their names, whatever stands before them.
%e = tensor.empty() : tensor<4xf32>
func.func private @takes(tensor<4xf32>)
func.func private @other(index) -> index
func.call @takes(%e) : (tensor<4xf32>) -> ()
