// RUN: terrace opt %s --lower-to-loops
// DIFFERS: upstream has no such pass

// Functions give the buffers of tensors to their callers, and free those that they do not return.

func.func @new(%n: index, %v: f32) -> tensor<?xf32> {
  %0 = tensor.splat %v[%n] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @given(%t: tensor<?xf32>) -> tensor<?xf32> {
  return %t : tensor<?xf32>
}

func.func private @unknown(tensor<?xf32>) -> tensor<?xf32>

func.func @caller(%n: index, %v: f32) -> f32 {
  %0 = call @new(%n, %v) : (index, f32) -> tensor<?xf32>
  %1 = call @given(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = call @unknown(%1) : (tensor<?xf32>) -> tensor<?xf32>
  %3 = tensor.extract %2[%n] : tensor<?xf32>
  return %3 : f32
}

func.func @written(%t: tensor<4xf32>, %v: f32, %i: index) -> (f32, f32) {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  return %1, %2 : f32, f32
}

func.func @constant() -> tensor<2xi32> {
  %0 = arith.constant dense<[1, 2]> : tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// A callee may write to what it gets without a rank: each call gets a tensor of its own, a constant is copied before.
func.func private @take(tensor<*xf32>)

func.func @unranked(%t: tensor<2xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %constant = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %a = tensor.cast %constant : tensor<2xf32> to tensor<*xf32>
  call @take(%a) : (tensor<*xf32>) -> ()
  %sum = arith.addf %t, %constant : tensor<2xf32>
  %b = tensor.cast %sum : tensor<2xf32> to tensor<*xf32>
  scf.for %i = %c0 to %n step %c1 {
    func.call @take(%b) : (tensor<*xf32>) -> ()
  }
  return
}

// -----

// Others may change the buffer: the tensor is what it holds now.
func.func @unrestricted(%m: memref<2xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %t = bufferization.to_tensor %m : memref<2xf32> to tensor<2xf32>
  memref.store %zero, %m[%c0] : memref<2xf32>
  return %t : tensor<2xf32>
}
