// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops"

// Extents of new buffers.

// Operands that are constants count as integers.
func.func @pad_constants(%t: tensor<?x2xf32>, %f: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[0, %c0] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x2xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// Variables of loops, and extents of what loops carry, are no symbols.
func.func @pad_in_loop(%t: tensor<?x2xf32>, %n: index, %f: f32) -> tensor<?x2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%u = %t) -> tensor<?x2xf32> {
    %p = tensor.pad %u low[%k, 0] high[2, 1] {
    ^bb0(%i: index, %j: index):
      tensor.yield %f : f32
    } : tensor<?x2xf32> to tensor<?x3xf32>
    %x = tensor.extract %p[%k, %k] : tensor<?x3xf32>
    %v = tensor.insert %x into %u[%k, %k] : tensor<?x2xf32>
    scf.yield %v : tensor<?x2xf32>
  }
  return %r : tensor<?x2xf32>
}

// -----

func.func @concat_in_loop(%t: tensor<1x?xf32>, %u: tensor<1x?xf32>, %n: index) -> tensor<1x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%v = %t) -> tensor<1x?xf32> {
    %e = tensor.empty(%k) : tensor<1x?xf32>
    %c = tensor.concat dim(1) %v, %e, %u : (tensor<1x?xf32>, tensor<1x?xf32>, tensor<1x?xf32>) -> tensor<1x?xf32>
    scf.yield %c : tensor<1x?xf32>
  }
  return %r : tensor<1x?xf32>
}

// -----

// The extent of a buffer that was allocated before is the operand of its allocation.
func.func @concat_allocated(%t: tensor<1x?xf32>, %f: f32, %i: index) -> (tensor<1x?xf32>, tensor<1x?xf32>) {
  %c0 = arith.constant 0 : index
  %new = tensor.insert %f into %t[%c0, %i] : tensor<1x?xf32>
  %c = tensor.concat dim(1) %t, %new : (tensor<1x?xf32>, tensor<1x?xf32>) -> tensor<1x?xf32>
  return %c, %t : tensor<1x?xf32>, tensor<1x?xf32>
}

// -----

// Those of a copy are the extents of the slice that is copied.
func.func private @copied_slice(%t: tensor<2x1xi32>, %n: index, %x: i32) -> tensor<?x?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %t[%c1, %n] [%c0, %c0] [1, 1] : tensor<2x1xi32> to tensor<?x?xi32>
  %f = linalg.fill ins(%x : i32) outs(%s : tensor<?x?xi32>) -> tensor<?x?xi32>
  %0 = tensor.insert_slice %f into %t[%c1, %n] [%c0, %c0] [1, 1] : tensor<?x?xi32> into tensor<2x1xi32>
  return %s : tensor<?x?xi32>
}

// -----

// An extent is that of the slice, not that of its copy.
func.func @extent_of_slice(%t: tensor<?xf32>, %n: index, %x: f32) -> (index, tensor<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[%n] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %new = tensor.insert %x into %t[%n] : tensor<?xf32>
  %d = tensor.dim %s, %c0 : tensor<?xf32>
  %old = tensor.extract %s[%d] : tensor<?xf32>
  return %d, %new, %old : index, tensor<?xf32>, f32
}

// -----

// The extents of a result are those of the operands, which fold to sizes.
func.func @generated_output(%n: index, %t: tensor<?xi32>, %x: i32) -> (tensor<?xi32>, tensor<?xi32>) {
  %g = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %x : i32
  } : tensor<?xi32>
  %0 = linalg.min ins(%g, %t : tensor<?xi32>, tensor<?xi32>) outs(%g : tensor<?xi32>) -> tensor<?xi32>
  %1 = linalg.fill ins(%x : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
  return %1, %0 : tensor<?xi32>, tensor<?xi32>
}

// -----

func.func @one_element(%t: tensor<?xi32>, %x: i32) -> (tensor<?xi32>, tensor<?xi32>) {
  %c1 = arith.constant 1 : index
  %g = tensor.generate %c1 {
  ^bb0(%i: index):
    tensor.yield %x : i32
  } : tensor<?xi32>
  %0 = linalg.min ins(%g, %t : tensor<?xi32>, tensor<?xi32>) outs(%g : tensor<?xi32>) -> tensor<?xi32>
  %1 = linalg.fill ins(%x : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
  return %1, %0 : tensor<?xi32>, tensor<?xi32>
}
