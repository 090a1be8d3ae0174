// RUN: terrace opt %s "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops"
// DIFFERS: upstream does not copy what a loop yields if it has copied it in front of the loop: the next iteration writes to
// it. It does not know either that the result of a switch has the buffer of a case, and that the end of a parallel loop
// keeps the elements that no slice replaces.

func.func @yield(%n: index, %x: i64) -> (tensor<2xi64>, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %base = tensor.splat %x : tensor<4xi64>
  %old = tensor.extract_slice %base[0] [2] [1] : tensor<4xi64> to tensor<2xi64>
  %new = tensor.insert %x into %base[%c0] : tensor<4xi64>
  %first = tensor.extract %new[%c0] : tensor<4xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %old) -> tensor<2xi64> {
    %u = tensor.insert %x into %t[%c0] : tensor<2xi64>
    %z = tensor.extract %u[%c0] : tensor<2xi64>
    scf.yield %old : tensor<2xi64>
  }
  return %r, %first : tensor<2xi64>, i64
}

func.func @switch(%s: index, %a: tensor<4xindex>, %b: tensor<4xindex>, %i: index) -> (index, tensor<4xindex>) {
  %r = scf.index_switch %s -> tensor<4xindex>
  case 1 {
    scf.yield %a : tensor<4xindex>
  }
  default {
    scf.yield %b : tensor<4xindex>
  }
  %new = tensor.insert %i into %r[%i] : tensor<4xindex>
  %x = tensor.extract %a[%i] : tensor<4xindex>
  return %x, %new : index, tensor<4xindex>
}

func.func @threads(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %r = scf.forall (%k) in (2) shared_outs(%o = %t) -> (tensor<4xf32>) {
    %new = tensor.insert %f into %o[%i] : tensor<4xf32>
    %x = tensor.extract %new[%k] : tensor<4xf32>
    %s = tensor.from_elements %x : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%k] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}
