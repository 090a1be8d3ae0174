// RUN: terrace opt %s --canonicalize
// DIFFERS: mlir-opt folds elements that are no numbers to foreign memory, makes invalid operations, repeats loads behind stores, and gives loops the wrong sizes.

// Poison, and vectors, are not elements of a constant.
func.func @elements_of_poison() -> tensor<2xf32> {
  %a = ub.poison : f32
  %0 = tensor.from_elements %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @elements_of_vectors() -> tensor<2xvector<2xf32>> {
  %a = arith.constant dense<1.0> : vector<2xf32>
  %0 = tensor.from_elements %a, %a : tensor<2xvector<2xf32>>
  return %0 : tensor<2xvector<2xf32>>
}

// The source lacks the second dimension of size one, not the first one.
func.func @other_unit_dimension(%s: tensor<1x?x?xf32>, %d: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %d[0, 0, 0, 0] [1, %c2, 1, %c2] [1, 1, 1, 1] : tensor<1x?x?xf32> into tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

func.func @other_unit_dimension_in_parallel(%s: tensor<1x?x?xf32>, %d: tensor<?x?x?x?xf32>, %n: index) -> tensor<?x?x?x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<?x?x?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0, 0, 0] [1, %c2, 1, %c2] [1, 1, 1, 1] : tensor<1x?x?xf32> into tensor<?x?x?x?xf32>
    }
  }
  return %0 : tensor<?x?x?x?xf32>
}

// The last dimension of size one is the one that is dropped.
func.func @last_unit_dimension(%t: tensor<?x?x?xf32>, %i: index) -> tensor<1x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %t[%c2, 0, 0] [1, %i, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

func.func @insert_last_unit_dimension(%s: tensor<1x?xf32>, %d: tensor<?x?x?xf32>, %i: index) -> tensor<?x?x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %d[%c2, 0, 0] [1, %i, 1] [1, 1, 1] : tensor<1x?xf32> into tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// Code that never runs: the joined operation would not verify.
func.func @bitcasts_of_other_sizes(%a: tensor<2xi32>) -> tensor<3xf32> {
  %0 = tensor.bitcast %a : tensor<2xi32> to tensor<*xi32>
  %1 = tensor.bitcast %0 : tensor<*xi32> to tensor<3xf32>
  return %1 : tensor<3xf32>
}

func.func @slice_outside(%a: tensor<4xf32>, %j: index) -> tensor<8xf32> {
  %0 = tensor.extract_slice %a[0] [%j] [1] : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}

func.func @dimension_of_scalar(%a: tensor<f32>, %i: index) -> index {
  %u = tensor.cast %a : tensor<f32> to tensor<*xf32>
  %0 = tensor.dim %u, %i : tensor<*xf32>
  return %0 : index
}

// The tensor has the elements from before the store.
func.func @generated_before_store(%i: index, %x: f32, %m: memref<4xf32>) -> f32 {
  %h = tensor.generate %i {
  ^bb0(%a: index):
    %s = memref.load %m[%a] : memref<4xf32>
    tensor.yield %s : f32
  } : tensor<?xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %1 = tensor.extract %h[%i] : tensor<?xf32>
  return %1 : f32
}

// The function may return a tensor of another size.
func.func private @resize(tensor<?xf32>) -> tensor<?xf32>

func.func @loop_that_resizes(%t: tensor<32xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %1 = scf.for %i = %lb to %ub step %s iter_args(%a = %0) -> (tensor<?xf32>) {
    %2 = func.call @resize(%a) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %1 : tensor<?xf32>
}

// The insertions are not in the order of the outputs.
func.func @outputs_in_other_order(%t: tensor<8xf32>, %u: tensor<16xf32>, %n: index) -> (tensor<?xf32>, tensor<16xf32>) {
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1:2 = scf.forall (%i) in (%n) shared_outs(%o = %0, %p = %u) -> (tensor<?xf32>, tensor<16xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %p[%i] [1] [1] : tensor<1xf32> into tensor<16xf32>
      tensor.parallel_insert_slice %s into %o[0] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %1#0, %1#1 : tensor<?xf32>, tensor<16xf32>
}

func.func @insertions_in_other_order(%t: tensor<8xf32>, %u: tensor<16xf32>, %s: tensor<1xf32>, %r: tensor<1xf32>) -> (tensor<8xf32>, tensor<16xf32>) {
  %1:2 = scf.forall (%i) in (1) shared_outs(%o = %t, %p = %u) -> (tensor<8xf32>, tensor<16xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %p[3] [1] [1] : tensor<1xf32> into tensor<16xf32>
      tensor.parallel_insert_slice %s into %o[0] [1] [1] : tensor<1xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %r into %o[1] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %1#0, %1#1 : tensor<8xf32>, tensor<16xf32>
}

// The memory space and the hint of the size stay.
func.func @memory_space(%i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c4 = arith.constant 4 : index
  %0 = bufferization.alloc_tensor(%c4) {memory_space = 1 : i64} : tensor<?xf32>
  %1 = bufferization.alloc_tensor(%c4) size_hint=%i : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

func.func @unranked_of_other_space(%m: memref<*xf32, 1>) -> memref<*xf32> {
  %0 = bufferization.to_tensor %m : memref<*xf32, 1> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

// Both never run: they would be out of bounds of the static extents.
func.func @inserted_outside(%s: tensor<?x?xf32>, %d: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %c9 = arith.constant 9 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %d[0, 0] [%c9, %c4] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @inserted_outside_in_parallel(%s: tensor<9xf32>, %d: tensor<8xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.cast %d : tensor<8xf32> to tensor<?xf32>
  %1 = scf.forall (%i) in (%n) shared_outs(%o = %0) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0] [9] [1] : tensor<9xf32> into tensor<?xf32>
    }
  }
  return %1 : tensor<?xf32>
}

// The shapes of the cast's source and the destination do not fit.
func.func @materialize_other_extents(%t: tensor<5x4xi32>, %m : memref<3x?xi32>) {
  %c = tensor.cast %t : tensor<5x4xi32> to tensor<?x?xi32>
  bufferization.materialize_in_destination %c in restrict writable %m : (tensor<?x?xi32>, memref<3x?xi32>) -> ()
  return
}
