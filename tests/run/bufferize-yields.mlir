// PASSES: --one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops --convert-linalg-to-loops --lower-to-llvm
// DIFFERS: upstream does not copy what a loop yields if it has copied it in front of the loop, and does not know that the
// result of a switch has the buffer of a case, nor that a parallel loop keeps the elements that no slice replaces.

// Each iteration doubles 7 in the tensor that the one before yields, which is the old one.
func.func private @yield(%n: index) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i64
  %base = tensor.from_elements %seven, %seven, %seven, %seven : tensor<4xi64>
  %old = tensor.extract_slice %base[0] [2] [1] : tensor<4xi64> to tensor<2xi64>
  %x = arith.constant 99 : i64
  %new = tensor.insert %x into %base[%c0] : tensor<4xi64>
  %first = tensor.extract %new[%c0] : tensor<4xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %old) -> tensor<2xi64> {
    %a = tensor.extract %t[%c0] : tensor<2xi64>
    %b = arith.addi %a, %a : i64
    %u = tensor.insert %b into %t[%c0] : tensor<2xi64>
    %z = tensor.extract %u[%c0] : tensor<2xi64>
    vector.print %z : i64
    scf.yield %old : tensor<2xi64>
  }
  %e = tensor.extract %r[%c0] : tensor<2xi64>
  return %e, %first : i64, i64
}

// The tensor of the case keeps its element.
func.func private @switch(%s: index, %x: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i64
  %a = tensor.splat %x : tensor<4xi64>
  %b = tensor.splat %one : tensor<4xi64>
  %r = scf.index_switch %s -> tensor<4xi64>
  case 1 {
    scf.yield %a : tensor<4xi64>
  }
  default {
    scf.yield %b : tensor<4xi64>
  }
  %new = tensor.insert %one into %r[%c0] : tensor<4xi64>
  %old = tensor.extract %a[%c0] : tensor<4xi64>
  %now = tensor.extract %new[%c0] : tensor<4xi64>
  return %old, %now : i64, i64
}

// Each thread writes to a tensor of its own; two elements of the shared one are replaced.
func.func private @threads(%x: i64) -> tensor<4xi64> {
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i64
  %t = tensor.splat %x : tensor<4xi64>
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<4xi64>) {
    %new = tensor.insert %one into %o[%c3] : tensor<4xi64>
    %a = tensor.extract %new[%i] : tensor<4xi64>
    %b = tensor.extract %new[%c3] : tensor<4xi64>
    %sum = arith.addi %a, %b : i64
    %s = tensor.from_elements %sum : tensor<1xi64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi64> into tensor<4xi64>
    }
  }
  return %r : tensor<4xi64>
}

func.func @main() -> i32 {
  %n = arith.constant 3 : index
  %r:2 = call @yield(%n) : (index) -> (i64, i64)
  vector.print %r#0 : i64
  vector.print %r#1 : i64
  %c1 = arith.constant 1 : index
  %x = arith.constant 5 : i64
  %s:2 = call @switch(%c1, %x) : (index, i64) -> (i64, i64)
  vector.print %s#0 : i64
  vector.print %s#1 : i64
  %c0 = arith.constant 0 : index
  %t = call @threads(%x) : (i64) -> tensor<4xi64>
  %v = vector.transfer_read %t[%c0], %x {in_bounds = [true]} : tensor<4xi64>, vector<4xi64>
  vector.print %v : vector<4xi64>
  %status = arith.constant 0 : i32
  return %status : i32
}
