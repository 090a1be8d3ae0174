// RUN: terrace opt %s --one-shot-bufferize='test-analysis-only bufferize-function-boundaries print-conflicts dump-alias-sets'
// RUN: terrace opt %s --one-shot-bufferize='test-analysis-only print-conflicts dump-alias-sets'
// RUN: terrace opt %s --one-shot-bufferize='test-analysis-only bufferize-function-boundaries'

// The first insertion would change what is read afterwards.
func.func @conflict(%a: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
  %x = tensor.extract %a[%i] : tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  return %1, %x : tensor<4xf32>, f32
}

func.func @read_only(%a: tensor<4xf32> {bufferization.writable = false}, %i: index, %f: f32, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
  %c = arith.constant dense<1.0> : tensor<4xf32>
  %1 = tensor.insert %f into %c[%i] : tensor<4xf32>
  %2:2 = call @conflict(%0, %i, %f) : (tensor<4xf32>, index, f32) -> (tensor<4xf32>, f32)
  return %b, %2#0 : tensor<4xf32>, tensor<4xf32>
}

func.func @loop(%a: tensor<4xf32>, %i: index, %f: f32, %c: i1) -> tensor<4xf32> {
  %r = scf.for %k = %i to %i step %i iter_args(%t = %a) -> tensor<4xf32> {
    %0 = tensor.insert %f into %t[%k] : tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  %q = scf.if %c -> tensor<4xf32> {
    scf.yield %r : tensor<4xf32>
  } else {
    %e = tensor.empty() : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  return %q : tensor<4xf32>
}

// Both returns pass on the same argument as the first result only.
func.func @returns(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: i1) -> (tensor<4xf32>, tensor<4xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a, %b : tensor<4xf32>, tensor<4xf32>
^bb2:
  return %a, %a : tensor<4xf32>, tensor<4xf32>
}

func.func private @write_only(%a: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func private @unused(tensor<4xf32> {bufferization.access = "none"})

func.func private @declared(tensor<4xf32> {bufferization.access = "write"}, i32, tensor<4xf32>) -> tensor<4xf32>
