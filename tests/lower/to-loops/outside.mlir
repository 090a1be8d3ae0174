// RUN: terrace opt %s --lower-to-loops --split-input-file
// DIFFERS: upstream has no such pass

// Operations outside of functions that nothing needs go, with what uses them.
%c0 = arith.constant 0 : index
%t = tensor.empty() : tensor<4xf32>
%d = tensor.dim %t, %c0 : tensor<4xf32>
%j = arith.addi %d, %d : index

// -----

%true = arith.constant true
%i = arith.constant 1 : index
%t = tensor.empty() : tensor<4xf32>
scf.if %true { %v = tensor.extract %t[%i] : tensor<4xf32> }
