// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --canonicalize --cse

// Loops that carry tensors, and shared outputs.

func.func @for_cast_uses(%t: tensor<32xf32>, %lb: index, %ub: index, %s: index, %x: f32) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %1 = scf.for %i = %lb to %ub step %s iter_args(%a = %0) -> (tensor<?xf32>) {
    %2 = tensor.insert %x into %a[%i] : tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  %d = tensor.dim %1, %c0 : tensor<?xf32>
  return %1, %d : tensor<?xf32>, index
}

func.func @for_cast_slices(%t: tensor<32xf32>, %lb: index, %ub: index, %s: index, %x: f32) -> (tensor<32xf32>) {
  %0 = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %1 = scf.for %i = %lb to %ub step %s iter_args(%a = %0) -> (tensor<?xf32>) {
    %p = tensor.extract_slice %a[%i] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %q = arith.addf %p, %p : tensor<4xf32>
    %2 = tensor.insert_slice %q into %a[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  %r = tensor.cast %1 : tensor<?xf32> to tensor<32xf32>
  return %r : tensor<32xf32>
}

func.func @dim_forall(%t: tensor<?xf32>, %n: index) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    %q = arith.addf %s, %s : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  return %0, %d : tensor<?xf32>, index
}

func.func @forall_cast(%t: tensor<8xf32>, %u: tensor<16xf32>, %n: index) -> (tensor<?xf32>, tensor<16xf32>) {
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1:2 = scf.forall (%i) in (%n) shared_outs(%o = %0, %p = %u) -> (tensor<?xf32>, tensor<16xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %s into %p[%i] [1] [1] : tensor<1xf32> into tensor<16xf32>
    }
  } {abc}
  return %1#0, %1#1 : tensor<?xf32>, tensor<16xf32>
}

func.func @forall_cast_back(%t: tensor<?xf32>, %n: index) -> (tensor<8xf32>) {
  %0 = tensor.cast %t : tensor<?xf32> to tensor<8xf32>
  %1 = scf.forall (%i) in (%n) shared_outs(%o = %0) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    %q = arith.addf %s, %s : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %1 : tensor<8xf32>
}

func.func @forall_unused(%t: tensor<8xf32>, %u: tensor<16xf32>, %n: index) -> (tensor<8xf32>) {
  %1:2 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %u) -> (tensor<8xf32>, tensor<16xf32>) {
    %s = tensor.extract_slice %p[%i] [1] [1] : tensor<16xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %p[%i] [1] [1] : tensor<1xf32> into tensor<16xf32>
    }
  }
  return %1#0 : tensor<8xf32>
}

func.func @forall_unchanged(%t: tensor<8xf32>, %u: tensor<16xf32>, %n: index) -> (tensor<8xf32>, tensor<16xf32>) {
  %1:2 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %u) -> (tensor<8xf32>, tensor<16xf32>) {
    %s = tensor.extract_slice %p[%i] [1] [1] : tensor<16xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  } {abc}
  return %1#0, %1#1 : tensor<8xf32>, tensor<16xf32>
}

func.func @forall_all_unused(%t: tensor<8xf32>, %n: index, %m: memref<8xf32>, %x: f32) {
  %1 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    memref.store %x, %m[%i] : memref<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return
}

func.func @forall_once(%t: tensor<8xf32>, %s: tensor<1xf32>) -> (tensor<8xf32>) {
  %1 = scf.forall (%i) in (1) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %q = arith.addf %s, %s : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %1 : tensor<8xf32>
}

func.func @forall_once_dyn(%t: tensor<8xf32>, %s: tensor<1xf32>, %k: index) -> (tensor<8xf32>) {
  %c1 = arith.constant 1 : index
  %e = arith.addi %k, %c1 overflow<nsw> : index
  %1 = scf.forall (%i) = (%k) to (%e) step (1) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %q = arith.addf %s, %s : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %1 : tensor<8xf32>
}

func.func @forall_one_dim(%t: tensor<8xf32>, %s: tensor<1xf32>, %n: index) -> (tensor<8xf32>) {
  %1 = scf.forall (%i, %j) in (1, %n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %q = arith.addf %s, %s : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%j] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %1 : tensor<8xf32>
}

func.func @forall_once_two(%t: tensor<8xf32>, %u: tensor<8xf32>, %s: tensor<1xf32>, %r: tensor<1xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %1:2 = scf.forall (%i) in (1) shared_outs(%o = %t, %p = %u) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %r into %p[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %1#0, %1#1 : tensor<8xf32>, tensor<8xf32>
}

func.func @forall_zero(%t: tensor<8xf32>, %s: tensor<1xf32>) -> (tensor<8xf32>) {
  %1 = scf.forall (%i) in (0) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %1 : tensor<8xf32>
}

func.func @forall_same_twice(%t: tensor<8xf32>, %s: tensor<1xf32>, %r: tensor<1xf32>, %n: index) -> (tensor<8xf32>) {
  %1 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %r into %o[0] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %1 : tensor<8xf32>
}
