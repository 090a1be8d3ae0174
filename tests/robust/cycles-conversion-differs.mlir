// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --lower-affine
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --convert-arith-to-llvm
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --arith-expand
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --convert-index-to-llvm
// DIFFERS: upstream follows the replacements forever.

// In graph regions operations can fold to each other.

%a = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
%b = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
%c = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
%d = tensor.cast %c : tensor<?xf32> to tensor<4xf32>
"test.use"(%b, %d) : (tensor<4xf32>, tensor<4xf32>) -> ()

// -----

%a = bufferization.to_buffer %b : tensor<4xf32> to memref<4xf32>
%b = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf32>
"test.use"(%b) : (tensor<4xf32>) -> ()

// -----

%a = tensor.expand_shape %b [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
%b = tensor.collapse_shape %a [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
%m = memref.expand_shape %n [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
%n = memref.collapse_shape %m [[0, 1]] : memref<2x2xf32> into memref<4xf32>
"test.use"(%b, %n) : (tensor<4xf32>, memref<4xf32>) -> ()

// -----

// Casts of one type are replaced by each other.
%a = arith.index_cast %b : index to i64
%b = arith.index_cast %a : i64 to index
%c = index.casts %d : index to i64
%d = index.casts %c : i64 to index
"test.use"(%a, %d) : (i64, index) -> ()
