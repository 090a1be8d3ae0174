// RUN: terrace opt %s "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops"

// Iterations that yield other buffers than they got: they are copied only if something outside of the loop may share them.

func.func @fresh(%a: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %i step %c1 iter_args(%t = %a) -> tensor<?xf32> {
    %e = tensor.empty(%k) : tensor<?xf32>
    %c = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %c : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// A part of the carried tensor alone.
func.func @part(%a: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %i step %c1 iter_args(%t = %a) -> tensor<?xf32> {
    %s = tensor.extract_slice %t[1] [%k] [1] : tensor<?xf32> to tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

func.func @outside(%a: tensor<?xf32>, %b: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %i step %c1 iter_args(%t = %a) -> tensor<?xf32> {
    scf.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// One of two carried tensors.
func.func @other(%a: tensor<?xf32>, %b: tensor<?xf32>, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %k = %c0 to %i step %c1 iter_args(%t = %a, %u = %b) -> (tensor<?xf32>, tensor<?xf32>) {
    scf.yield %u, %u : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// The result of a loop inside is made inside.
func.func @nested(%a: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %i step %c1 iter_args(%t = %a) -> tensor<?xf32> {
    %e = tensor.splat %f[%k] : tensor<?xf32>
    %s = scf.for %l = %c0 to %i step %c1 iter_args(%u = %e) -> tensor<?xf32> {
      %n = tensor.insert %f into %u[%l] : tensor<?xf32>
      scf.yield %n : tensor<?xf32>
    }
    scf.yield %s : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
