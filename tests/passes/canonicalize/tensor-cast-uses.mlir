// RUN: terrace opt %s --canonicalize

// Operations in destination style use the sources of casts that hide extents.
func.func @materialize_in_memref(%t: tensor<2x4xi32>, %m : memref<?x?xi32>) {
  %c = tensor.cast %t : tensor<2x4xi32> to tensor<?x4xi32>
  bufferization.materialize_in_destination %c in writable %m : (tensor<?x4xi32>, memref<?x?xi32>) -> ()
  return
}

func.func @materialize_in_tensor(%t: tensor<2x4xi32>, %m : tensor<?x?xi32>) -> tensor<?x?xi32> {
  %c = tensor.cast %t : tensor<2x4xi32> to tensor<?x?xi32>
  %r = bufferization.materialize_in_destination %c in %m : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

func.func @materialize_in_cast(%t: tensor<2x4xi32>, %m : tensor<2x?xi32>) -> tensor<?x?xi32> {
  %c = tensor.cast %m : tensor<2x?xi32> to tensor<?x?xi32>
  %d = tensor.cast %t : tensor<2x4xi32> to tensor<?x?xi32>
  %r = bufferization.materialize_in_destination %d in %c : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

func.func @cast_that_shows(%t: tensor<?x?xi32>, %m : memref<?x?xi32>) {
  %c = tensor.cast %t : tensor<?x?xi32> to tensor<?x4xi32>
  bufferization.materialize_in_destination %c in writable %m : (tensor<?x4xi32>, memref<?x?xi32>) -> ()
  return
}

func.func @shapes_that_may_fit(%t: tensor<?x4xi32>, %m : memref<3x?xi32>) {
  %c = tensor.cast %t : tensor<?x4xi32> to tensor<?x?xi32>
  bufferization.materialize_in_destination %c in restrict writable %m {foo} : (tensor<?x?xi32>, memref<3x?xi32>) -> ()
  return
}

func.func @write(%t: tensor<2x4xf32>, %v: vector<4xf32>, %i: index) -> tensor<?x?xf32> {
  %c = tensor.cast %t : tensor<2x4xf32> to tensor<?x?xf32>
  %r = vector.transfer_write %v, %c[%i, %i] : vector<4xf32>, tensor<?x?xf32>
  return %r: tensor<?x?xf32>
}

func.func @read(%t: tensor<2x4xf32>, %v: vector<4xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %c = tensor.cast %t : tensor<2x4xf32> to tensor<?x?xf32>
  %r = vector.transfer_read %c[%i, %i], %p : tensor<?x?xf32>, vector<4xf32>
  return %r: vector<4xf32>
}

func.func @masked_read(%t: tensor<4xf32>, %m: vector<2xi1>, %i: index, %p: f32) -> vector<2xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %r = vector.transfer_read %c[%i], %p, %m {in_bounds = [true]} : tensor<?xf32>, vector<2xf32>
  return %r : vector<2xf32>
}

func.func @read_of_shown(%t: tensor<?xf32>, %i: index, %p: f32) -> vector<2xf32> {
  %c = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  %r = vector.transfer_read %c[%i], %p : tensor<4xf32>, vector<2xf32>
  return %r : vector<2xf32>
}

// The padding of a cast takes the source first, then becomes static.
func.func @pad(%t: tensor<4x2xf32>, %x: f32) -> tensor<5x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %t : tensor<4x2xf32> to tensor<4x?xf32>
  %p = tensor.pad %c low[%c0, %c0] high[%c1, %c0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  return %p : tensor<5x?xf32>
}
