// RUN: terrace opt %s --split-input-file --one-shot-bufferize=bufferize-function-boundaries
// RUN: terrace opt %s --split-input-file --one-shot-bufferize="bufferize-function-boundaries copy-before-write"

// The elements that no thread writes are those of the output in front of the loop.
func.func @no_write(%t: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0 = scf.forall (%i) in (2) shared_outs(%out = %t) -> (tensor<2xi32>) {
  }
  return %0, %t : tensor<2xi32>, tensor<2xi32>
}

// -----

func.func @all_written(%t: tensor<2xi32>, %s: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0 = scf.forall (%i) in (2) shared_outs(%out = %t) -> (tensor<2xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %out[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
    }
  }
  return %0, %t : tensor<2xi32>, tensor<2xi32>
}

// -----

func.func @dynamic(%t: tensor<1x?xi32>) -> (tensor<1x?xi32>, tensor<1x?xi32>) {
  %0 = scf.forall (%i) = (1) to (3) step (1) shared_outs(%out = %t) -> (tensor<1x?xi32>) {
  }
  return %0, %t : tensor<1x?xi32>, tensor<1x?xi32>
}
