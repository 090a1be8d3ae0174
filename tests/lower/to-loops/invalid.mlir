// RUN: not terrace opt %s --lower-to-loops --split-input-file --allow-unregistered-dialect 2>&1
// DIFFERS: upstream has no such pass

func.func @unknown(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "t.op"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

%f = arith.constant 1.0 : f32
%e = tensor.empty() : tensor<4xf32>
%i = arith.constant 1 : index
%t = tensor.insert %f into %e[%i] : tensor<4xf32>
%x = tensor.extract %t[%i] : tensor<4xf32>
vector.print %x : f32

// -----

%f = arith.constant 1.0 : f32
%m = memref.alloc() : memref<4xf32>
linalg.fill ins(%f : f32) outs(%m : memref<4xf32>)

// -----

// Nothing needs these.
%unused = tensor.empty() : tensor<4xf32>
%also_unused = tensor.cast %unused : tensor<4xf32> to tensor<?xf32>
func.func @dead(%t: tensor<4xf32>) { return }

// -----

// Tensors inside of what stands outside of functions.
%true = arith.constant true
scf.if %true {
  %t = "t.op"() : () -> tensor<4xf32>
}
