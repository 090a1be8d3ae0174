// RUN: terrace opt %s --scf-for-loop-canonicalization

// Extents of tensors that loops carry.

func.func @loops(%t: tensor<?x?xf32>, %s: tensor<1x4xf32>, %n: index) -> (index, index, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?x?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?x?xf32>
    %q = scf.for %j = %c0 to %d step %c1 iter_args(%b = %a) -> (tensor<?x?xf32>) {
      %e = tensor.dim %b, %c1 : tensor<?x?xf32>
      %o = arith.remui %j, %e : index
      %w = tensor.insert_slice %s into %b[%j, %o] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x?xf32>
      scf.yield %w : tensor<?x?xf32>
    }
    scf.yield %q : tensor<?x?xf32>
  }
  %x = tensor.dim %r, %c0 : tensor<?x?xf32>
  %y = tensor.dim %r, %n : tensor<?x?xf32>
  return %x, %y, %r : index, index, tensor<?x?xf32>
}

func.func @other(%t: tensor<?xf32>, %x: f32, %n: index) -> (index, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    %w = tensor.insert %x into %a[%d] : tensor<?xf32>
    scf.yield %w : tensor<?xf32>
  }
  %y = tensor.dim %r, %c0 : tensor<?xf32>
  return %y, %r : index, tensor<?xf32>
}
