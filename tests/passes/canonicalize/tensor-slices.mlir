// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --canonicalize --cse

// Slices with constants, of casts and of each other.

func.func @extract_1(%a: tensor<8x?xf32>, %i: index) -> (tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[%c0, 0] [%c4, %i] [1, 1] : tensor<8x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @extract_2(%a: tensor<8x?xf32>) -> (tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[%c0, %c1] [%c4, %c2] [%c1, %c2] : tensor<8x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @extract_3(%a: tensor<8x?xf32>, %i: index) -> (tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[%i, 0] [%c1, %c4] [1, %c2] : tensor<8x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @extract_4(%a: tensor<8x?xf32>) -> (tensor<?xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[0, 0] [1, %c4] [1, 1] : tensor<8x?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @extract_5(%a: tensor<8x?xf32>) -> (tensor<?xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[0, 0] [%c4, 1] [1, 1] : tensor<8x?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @extract_6(%a: tensor<?x?x?xf32>) -> (tensor<?x1xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[0, 0, 0] [1, %c4, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}

func.func @extract_7(%a: tensor<?x?x?xf32>) -> (tensor<?x1xf32>) {
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[0, 0, 0] [1, %c1, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}

func.func @extract_8(%a: tensor<?x?x?xf32>) -> (tensor<1x?xf32>) {
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[0, 0, 0] [1, %c1, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

func.func @extract_9(%a: tensor<?x?x?xf32>) -> (tensor<?xf32>) {
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[0, 0, 0] [1, %c1, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @extract_10(%a: tensor<8x?xf32>) -> (tensor<8x?xf32>) {
  %cm = arith.constant -1 : index
  %0 = tensor.extract_slice %a[0, 0] [8, %cm] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @extract_11(%a: tensor<?x?xf32>) -> (tensor<8x1xf32>) {
  %cm = arith.constant -1 : index
  %0 = tensor.extract_slice %a[%cm, 0] [8, 1] [1, 1] : tensor<?x?xf32> to tensor<8x1xf32>
  return %0 : tensor<8x1xf32>
}

func.func @extract_12(%a: tensor<?x?xf32>) -> (tensor<8x1xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %a[0, 0] [8, 1] [%c0, 1] : tensor<?x?xf32> to tensor<8x1xf32>
  return %0 : tensor<8x1xf32>
}

func.func @extract_13(%a: tensor<?x?xf32>) -> (tensor<8x1xf32>) {
  %cm = arith.constant -1 : index
  %0 = tensor.extract_slice %a[0, 0] [8, 1] [%cm, 1] : tensor<?x?xf32> to tensor<8x1xf32>
  return %0 : tensor<8x1xf32>
}

func.func @extract_14(%a: tensor<4x4xf32>) -> (tensor<1x1xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[%c4, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

func.func @extract_15(%a: tensor<4x4xf32>) -> (tensor<4x1xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %a[%c2, 0] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4x1xf32>
  return %0 : tensor<4x1xf32>
}

func.func @extract_16(%a: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

func.func @extract_17(%a: tensor<4x4xf32>) -> (tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[%c0, %c0] [%c4, 4] [1, %c1] : tensor<4x4xf32> to tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

func.func @extract_18(%a: tensor<4x?xf32>, %i: index) -> (tensor<4x?xf32>) {
  %0 = tensor.extract_slice %a[0, 0] [4, %i] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @extract_19(%a: tensor<4x?xf32, "e">, %i: index) -> (tensor<?x?xf32, "e">) {
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %a[0, 0] [%c2, %i] [1, 1] : tensor<4x?xf32, "e"> to tensor<?x?xf32, "e">
  return %0 : tensor<?x?xf32, "e">
}

func.func @extract_20(%a: tensor<4x?xf32, "e">) -> (tensor<?xf32, "e">) {
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %a[0, 0] [1, %c2] [1, 1] : tensor<4x?xf32, "e"> to tensor<?xf32, "e">
  return %0 : tensor<?xf32, "e">
}

func.func @extract_21(%a: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<2x?xf32>) {
  %z = tensor.cast %a : tensor<8x?xf32> to tensor<?x?xf32>
  %0 = tensor.extract_slice %z[0, %i] [2, %j] [1, 1] : tensor<?x?xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

func.func @extract_22(%a: tensor<?x?xf32>, %i: index, %j: index) -> (tensor<2x?xf32>) {
  %z = tensor.cast %a : tensor<?x?xf32> to tensor<8x?xf32>
  %0 = tensor.extract_slice %z[0, %i] [2, %j] [1, 1] : tensor<8x?xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

func.func @extract_23(%a: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<9x?xf32>) {
  %z = tensor.cast %a : tensor<8x?xf32> to tensor<?x?xf32>
  %0 = tensor.extract_slice %z[0, %i] [9, %j] [1, 1] : tensor<?x?xf32> to tensor<9x?xf32>
  return %0 : tensor<9x?xf32>
}

func.func @extract_24(%a: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<?xf32>) {
  %z = tensor.cast %a : tensor<8x?xf32> to tensor<?x?xf32>
  %0 = tensor.extract_slice %z[0, %i] [1, %j] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @extract_25(%a: tensor<8x?xf32>, %j: index) -> (tensor<?xf32>) {
  %c1 = arith.constant 1 : index
  %z = tensor.cast %a : tensor<8x?xf32> to tensor<?x?xf32>
  %0 = tensor.extract_slice %z[0, %c1] [1, %j] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @extract_26(%a: tensor<8x4xf32>, %i: index) -> (tensor<2x4xf32>) {
  %z = tensor.cast %a : tensor<8x4xf32> to tensor<?x?xf32>
  %0 = tensor.extract_slice %z[%i, 0] [2, 4] [1, 1] : tensor<?x?xf32> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

func.func @extract_27(%a: tensor<8x4xf32>) -> (tensor<8x4xf32>) {
  %z = tensor.cast %a : tensor<8x4xf32> to tensor<?x?xf32>
  %0 = tensor.extract_slice %z[0, 0] [8, 4] [1, 1] : tensor<?x?xf32> to tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

func.func @both_1(%a: tensor<8x?xf32>, %s: tensor<2x?xf32>, %i: index, %j: index) -> (tensor<2x?xf32>, tensor<1x?xf32>) {
  %0 = tensor.insert_slice %s into %a[%i, 0] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
  %1 = tensor.extract_slice %0[%i, 0] [2, %j] [1, 1] : tensor<8x?xf32> to tensor<2x?xf32>
  %2 = tensor.extract_slice %0[%i, 0] [1, %j] [1, 1] : tensor<8x?xf32> to tensor<1x?xf32>
  return %1, %2 : tensor<2x?xf32>, tensor<1x?xf32>
}

func.func @both_2(%a: tensor<8x?xf32>, %s: tensor<?xf32>, %i: index, %j: index) -> (tensor<?xf32>, tensor<1x?xf32>) {
  %0 = tensor.insert_slice %s into %a[%i, 0] [1, %j] [1, 1] : tensor<?xf32> into tensor<8x?xf32>
  %1 = tensor.extract_slice %0[%i, 0] [1, %j] [1, 1] : tensor<8x?xf32> to tensor<?xf32>
  %2 = tensor.extract_slice %0[%i, 0] [1, %j] [1, 1] : tensor<8x?xf32> to tensor<1x?xf32>
  return %1, %2 : tensor<?xf32>, tensor<1x?xf32>
}

func.func @both_3(%a: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<8x?xf32>) {
  %0 = tensor.extract_slice %a[%i, 0] [2, %j] [1, 1] : tensor<8x?xf32> to tensor<2x?xf32>
  %1 = tensor.insert_slice %0 into %a[%i, 0] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

func.func @insert_1(%a: tensor<8x?xf32>, %s: tensor<2x?xf32>, %t: tensor<2x?xf32>, %i: index, %j: index) -> (tensor<8x?xf32>) {
  %0 = tensor.insert_slice %s into %a[%i, 0] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
  %1 = tensor.insert_slice %t into %0[%i, 0] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

func.func @extract_28(%i: index) -> (tensor<2x4xf32>, tensor<?xf32>, tensor<1xf32>, tensor<0x4xf32>) {
  %c = arith.constant dense<1.0> : tensor<8x8xf32>
  %d = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = tensor.extract_slice %c[%i, 0] [2, 4] [1, 1] : tensor<8x8xf32> to tensor<2x4xf32>
  %1 = tensor.extract_slice %c[%i, 0] [1, %i] [1, 1] : tensor<8x8xf32> to tensor<?xf32>
  %2 = tensor.extract_slice %d[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
  %3 = tensor.extract_slice %c[%i, 0] [0, 4] [1, 1] : tensor<8x8xf32> to tensor<0x4xf32>
  return %0, %1, %2, %3 : tensor<2x4xf32>, tensor<?xf32>, tensor<1xf32>, tensor<0x4xf32>
}

func.func @insert_2(%s: tensor<?x?xf32>, %d: tensor<8x?xf32>, %i: index) -> (tensor<8x?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %d[%c0, 0] [%c4, %i] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_1(%s: tensor<?x?xf32>, %d: tensor<8x?xf32>, %i: index, %n: index) -> (tensor<8x?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%c0, 0] [%c4, %i] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_3(%s: tensor<4x?xf32>, %d: tensor<8x?xf32>, %i: index) -> (tensor<8x?xf32>) {
  %0 = tensor.insert_slice %s into %d[0, 0] [4, %i] [1, 1] : tensor<4x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_2(%s: tensor<4x?xf32>, %d: tensor<8x?xf32>, %i: index, %n: index) -> (tensor<8x?xf32>) {
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0] [4, %i] [1, 1] : tensor<4x?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_4(%s: tensor<4x?xf32>, %d: tensor<8x?xf32>, %i: index) -> (tensor<8x?xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %d[0, %c1] [4, %i] [1, %c2] : tensor<4x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_3(%s: tensor<4x?xf32>, %d: tensor<8x?xf32>, %i: index, %n: index) -> (tensor<8x?xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %c1] [4, %i] [1, %c2] : tensor<4x?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_5(%s: tensor<?xf32>, %d: tensor<8x?xf32>) -> (tensor<8x?xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %d[0, 0] [1, %c4] [1, 1] : tensor<?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_4(%s: tensor<?xf32>, %d: tensor<8x?xf32>, %n: index) -> (tensor<8x?xf32>) {
  %c4 = arith.constant 4 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0] [1, %c4] [1, 1] : tensor<?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_6(%s: tensor<?x?xf32>, %d: tensor<8x?xf32>) -> (tensor<8x?xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %d[0, 0] [%c1, %c4] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_5(%s: tensor<?x?xf32>, %d: tensor<8x?xf32>, %n: index) -> (tensor<8x?xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0] [%c1, %c4] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_7(%s: tensor<?x1xf32>, %d: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %d[0, 0, 0] [1, %c2, 1] [1, 1, 1] : tensor<?x1xf32> into tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

func.func @parallel_insert_6(%s: tensor<?x1xf32>, %d: tensor<?x?x?xf32>, %n: index) -> (tensor<?x?x?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<?x?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0, 0] [1, %c2, 1] [1, 1, 1] : tensor<?x1xf32> into tensor<?x?x?xf32>
    }
  }
  return %0 : tensor<?x?x?xf32>
}

func.func @insert_8(%s: tensor<?x1xf32>, %d: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) {
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %s into %d[0, 0, 0] [1, %c1, 1] [1, 1, 1] : tensor<?x1xf32> into tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

func.func @parallel_insert_7(%s: tensor<?x1xf32>, %d: tensor<?x?x?xf32>, %n: index) -> (tensor<?x?x?xf32>) {
  %c1 = arith.constant 1 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<?x?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0, 0] [1, %c1, 1] [1, 1, 1] : tensor<?x1xf32> into tensor<?x?x?xf32>
    }
  }
  return %0 : tensor<?x?x?xf32>
}

func.func @insert_9(%s: tensor<?x1x?xf32>, %d: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %d[0, 0, 0, 0] [1, %c2, 1, %c2] [1, 1, 1, 1] : tensor<?x1x?xf32> into tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

func.func @parallel_insert_8(%s: tensor<?x1x?xf32>, %d: tensor<?x?x?x?xf32>, %n: index) -> (tensor<?x?x?x?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<?x?x?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0, 0, 0] [1, %c2, 1, %c2] [1, 1, 1, 1] : tensor<?x1x?xf32> into tensor<?x?x?x?xf32>
    }
  }
  return %0 : tensor<?x?x?x?xf32>
}

func.func @insert_10(%s: tensor<?x?xf32>, %d: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %d[0, 0, 0, 0] [1, %c2, 1, %c2] [1, 1, 1, 1] : tensor<?x?xf32> into tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

func.func @parallel_insert_9(%s: tensor<?x?xf32>, %d: tensor<?x?x?x?xf32>, %n: index) -> (tensor<?x?x?x?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<?x?x?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0, 0, 0] [1, %c2, 1, %c2] [1, 1, 1, 1] : tensor<?x?xf32> into tensor<?x?x?x?xf32>
    }
  }
  return %0 : tensor<?x?x?x?xf32>
}

func.func @insert_11(%s: tensor<?x1xf32>, %d: tensor<8x?xf32>) -> (tensor<8x?xf32>) {
  %cm = arith.constant -1 : index
  %0 = tensor.insert_slice %s into %d[0, 0] [%cm, 1] [1, 1] : tensor<?x1xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_10(%s: tensor<?x1xf32>, %d: tensor<8x?xf32>, %n: index) -> (tensor<8x?xf32>) {
  %cm = arith.constant -1 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0] [%cm, 1] [1, 1] : tensor<?x1xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_12(%s: tensor<1x1xf32>, %d: tensor<8x?xf32>) -> (tensor<8x?xf32>) {
  %cm = arith.constant -1 : index
  %0 = tensor.insert_slice %s into %d[%cm, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_11(%s: tensor<1x1xf32>, %d: tensor<8x?xf32>, %n: index) -> (tensor<8x?xf32>) {
  %cm = arith.constant -1 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%cm, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_13(%s: tensor<1x1xf32>, %d: tensor<8x?xf32>) -> (tensor<8x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %s into %d[0, 0] [1, 1] [%c0, 1] : tensor<1x1xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_12(%s: tensor<1x1xf32>, %d: tensor<8x?xf32>, %n: index) -> (tensor<8x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0] [1, 1] [%c0, 1] : tensor<1x1xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_14(%s: tensor<4x1xf32>, %d: tensor<8x?xf32>) -> (tensor<8x?xf32>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %d[%c4, 0] [4, 1] [%c2, 1] : tensor<4x1xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_13(%s: tensor<4x1xf32>, %d: tensor<8x?xf32>, %n: index) -> (tensor<8x?xf32>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%c4, 0] [4, 1] [%c2, 1] : tensor<4x1xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_15(%s: tensor<8x4xf32>, %d: tensor<8x4xf32>) -> (tensor<8x4xf32>) {
  %0 = tensor.insert_slice %s into %d[0, 0] [8, 4] [1, 1] : tensor<8x4xf32> into tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

func.func @parallel_insert_14(%s: tensor<8x4xf32>, %d: tensor<8x4xf32>, %n: index) -> (tensor<8x4xf32>) {
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0] [8, 4] [1, 1] : tensor<8x4xf32> into tensor<8x4xf32>
    }
  }
  return %0 : tensor<8x4xf32>
}

func.func @insert_16(%s: tensor<8x4xf32>, %d: tensor<8x4xf32>) -> (tensor<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %s into %d[%c0, 0] [8, 4] [%c1, 1] : tensor<8x4xf32> into tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

func.func @parallel_insert_15(%s: tensor<8x4xf32>, %d: tensor<8x4xf32>, %n: index) -> (tensor<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%c0, 0] [8, 4] [%c1, 1] : tensor<8x4xf32> into tensor<8x4xf32>
    }
  }
  return %0 : tensor<8x4xf32>
}

func.func @insert_17(%s: tensor<8x0xf32>, %d: tensor<8x4xf32>, %i: index) -> (tensor<8x4xf32>) {
  %0 = tensor.insert_slice %s into %d[0, %i] [8, 0] [1, 1] : tensor<8x0xf32> into tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

func.func @parallel_insert_16(%s: tensor<8x0xf32>, %d: tensor<8x4xf32>, %i: index, %n: index) -> (tensor<8x4xf32>) {
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %i] [8, 0] [1, 1] : tensor<8x0xf32> into tensor<8x4xf32>
    }
  }
  return %0 : tensor<8x4xf32>
}

func.func @insert_18(%s: tensor<?x?xf32>, %d: tensor<8x4xf32>, %i: index, %j: index) -> (tensor<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %s into %d[0, %i] [%j, %c0] [1, 1] : tensor<?x?xf32> into tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

func.func @parallel_insert_17(%s: tensor<?x?xf32>, %d: tensor<8x4xf32>, %i: index, %j: index, %n: index) -> (tensor<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %i] [%j, %c0] [1, 1] : tensor<?x?xf32> into tensor<8x4xf32>
    }
  }
  return %0 : tensor<8x4xf32>
}

func.func @insert_19(%s: tensor<4x4xf32>, %d: tensor<8x?xf32>) -> (tensor<8x?xf32>) {
  %0 = tensor.insert_slice %s into %d[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_18(%s: tensor<4x4xf32>, %d: tensor<8x?xf32>, %n: index) -> (tensor<8x?xf32>) {
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_20(%s: tensor<?x?xf32, "e">, %d: tensor<8x?xf32, "e">, %i: index) -> (tensor<8x?xf32, "e">) {
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %d[0, 0] [%i, %c4] [1, 1] : tensor<?x?xf32, "e"> into tensor<8x?xf32, "e">
  return %0 : tensor<8x?xf32, "e">
}

func.func @parallel_insert_19(%s: tensor<?x?xf32, "e">, %d: tensor<8x?xf32, "e">, %i: index, %n: index) -> (tensor<8x?xf32, "e">) {
  %c4 = arith.constant 4 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32, "e">) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0] [%i, %c4] [1, 1] : tensor<?x?xf32, "e"> into tensor<8x?xf32, "e">
    }
  }
  return %0 : tensor<8x?xf32, "e">
}

func.func @insert_21(%s: tensor<?xf32, "e">, %d: tensor<8x?xf32, "e">) -> (tensor<8x?xf32, "e">) {
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %d[0, 0] [1, %c4] [1, 1] : tensor<?xf32, "e"> into tensor<8x?xf32, "e">
  return %0 : tensor<8x?xf32, "e">
}

func.func @parallel_insert_20(%s: tensor<?xf32, "e">, %d: tensor<8x?xf32, "e">, %n: index) -> (tensor<8x?xf32, "e">) {
  %c4 = arith.constant 4 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32, "e">) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0] [1, %c4] [1, 1] : tensor<?xf32, "e"> into tensor<8x?xf32, "e">
    }
  }
  return %0 : tensor<8x?xf32, "e">
}

func.func @insert_22(%s: tensor<2x4xf32>, %d: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<8x?xf32>) {
  %z = tensor.cast %s : tensor<2x4xf32> to tensor<2x?xf32>
  %0 = tensor.insert_slice %z into %d[0, %i] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_21(%s: tensor<2x4xf32>, %d: tensor<8x?xf32>, %i: index, %j: index, %n: index) -> (tensor<8x?xf32>) {
  %z = tensor.cast %s : tensor<2x4xf32> to tensor<2x?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[0, %i] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_23(%s: tensor<2x4xf32>, %d: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<8x?xf32>) {
  %z = tensor.cast %s : tensor<2x4xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %z into %d[0, %i] [%j, %j] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_22(%s: tensor<2x4xf32>, %d: tensor<8x?xf32>, %i: index, %j: index, %n: index) -> (tensor<8x?xf32>) {
  %z = tensor.cast %s : tensor<2x4xf32> to tensor<?x?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[0, %i] [%j, %j] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_24(%s: tensor<?x4xf32>, %d: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<8x?xf32>) {
  %z = tensor.cast %s : tensor<?x4xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %z into %d[0, %i] [%j, %j] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_23(%s: tensor<?x4xf32>, %d: tensor<8x?xf32>, %i: index, %j: index, %n: index) -> (tensor<8x?xf32>) {
  %z = tensor.cast %s : tensor<?x4xf32> to tensor<?x?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[0, %i] [%j, %j] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_25(%s: tensor<2x?xf32>, %d: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<8x?xf32>) {
  %z = tensor.cast %s : tensor<2x?xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %z into %d[0, %i] [%j, %j] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_24(%s: tensor<2x?xf32>, %d: tensor<8x?xf32>, %i: index, %j: index, %n: index) -> (tensor<8x?xf32>) {
  %z = tensor.cast %s : tensor<2x?xf32> to tensor<?x?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[0, %i] [%j, %j] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_26(%s: tensor<4xf32>, %d: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<8x?xf32>) {
  %z = tensor.cast %s : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.insert_slice %z into %d[0, %i] [1, %j] [1, 1] : tensor<?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_25(%s: tensor<4xf32>, %d: tensor<8x?xf32>, %i: index, %j: index, %n: index) -> (tensor<8x?xf32>) {
  %z = tensor.cast %s : tensor<4xf32> to tensor<?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[0, %i] [1, %j] [1, 1] : tensor<?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_27(%s: tensor<2x4xf32>, %d: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<?x?xf32>) {
  %z = tensor.cast %s : tensor<2x4xf32> to tensor<?x?xf32>
  %y = tensor.cast %d : tensor<8x?xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %z into %y[0, %i] [%j, %j] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @parallel_insert_26(%s: tensor<2x4xf32>, %d: tensor<8x?xf32>, %i: index, %j: index, %n: index) -> (tensor<?x?xf32>) {
  %z = tensor.cast %s : tensor<2x4xf32> to tensor<?x?xf32>
  %y = tensor.cast %d : tensor<8x?xf32> to tensor<?x?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %y) -> (tensor<?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[0, %i] [%j, %j] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    }
  }
  return %0 : tensor<?x?xf32>
}

func.func @insert_28(%s: tensor<2x?xf32>, %d: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<?x?xf32>) {
  %y = tensor.cast %d : tensor<8x?xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %s into %y[0, %i] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @parallel_insert_27(%s: tensor<2x?xf32>, %d: tensor<8x?xf32>, %i: index, %j: index, %n: index) -> (tensor<?x?xf32>) {
  %y = tensor.cast %d : tensor<8x?xf32> to tensor<?x?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %y) -> (tensor<?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %i] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<?x?xf32>
    }
  }
  return %0 : tensor<?x?xf32>
}

func.func @insert_29(%s: tensor<2x?xf32>, %d: tensor<?x?xf32>, %i: index, %j: index) -> (tensor<8x?xf32>) {
  %y = tensor.cast %d : tensor<?x?xf32> to tensor<8x?xf32>
  %0 = tensor.insert_slice %s into %y[0, %i] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_28(%s: tensor<2x?xf32>, %d: tensor<?x?xf32>, %i: index, %j: index, %n: index) -> (tensor<8x?xf32>) {
  %y = tensor.cast %d : tensor<?x?xf32> to tensor<8x?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %y) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %i] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_30(%s: tensor<9x?xf32>, %d: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<?x?xf32>) {
  %y = tensor.cast %d : tensor<8x?xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %s into %y[0, %i] [9, %j] [1, 1] : tensor<9x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @insert_31(%s: tensor<?x?xf32>, %d: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<8x?xf32>) {
  %z = tensor.cast %s : tensor<?x?xf32> to tensor<2x?xf32>
  %0 = tensor.insert_slice %z into %d[0, %i] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_29(%s: tensor<?x?xf32>, %d: tensor<8x?xf32>, %i: index, %j: index, %n: index) -> (tensor<8x?xf32>) {
  %z = tensor.cast %s : tensor<?x?xf32> to tensor<2x?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[0, %i] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_32(%s: tensor<2x1xf32>, %d: tensor<8x?x?xf32>, %i: index, %j: index) -> (tensor<8x?x?xf32>) {
  %z = tensor.cast %s : tensor<2x1xf32> to tensor<?x1xf32>
  %0 = tensor.insert_slice %z into %d[0, %i, 0] [1, %j, 1] [1, 1, 1] : tensor<?x1xf32> into tensor<8x?x?xf32>
  return %0 : tensor<8x?x?xf32>
}

func.func @parallel_insert_30(%s: tensor<2x1xf32>, %d: tensor<8x?x?xf32>, %i: index, %j: index, %n: index) -> (tensor<8x?x?xf32>) {
  %z = tensor.cast %s : tensor<2x1xf32> to tensor<?x1xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[0, %i, 0] [1, %j, 1] [1, 1, 1] : tensor<?x1xf32> into tensor<8x?x?xf32>
    }
  }
  return %0 : tensor<8x?x?xf32>
}

func.func @insert_33(%s: tensor<1x1xf32>, %d: tensor<8x?x?xf32>, %i: index, %j: index) -> (tensor<8x?x?xf32>) {
  %z = tensor.cast %s : tensor<1x1xf32> to tensor<?x1xf32>
  %0 = tensor.insert_slice %z into %d[0, %i, 0] [1, %j, 1] [1, 1, 1] : tensor<?x1xf32> into tensor<8x?x?xf32>
  return %0 : tensor<8x?x?xf32>
}

func.func @parallel_insert_31(%s: tensor<1x1xf32>, %d: tensor<8x?x?xf32>, %i: index, %j: index, %n: index) -> (tensor<8x?x?xf32>) {
  %z = tensor.cast %s : tensor<1x1xf32> to tensor<?x1xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[0, %i, 0] [1, %j, 1] [1, 1, 1] : tensor<?x1xf32> into tensor<8x?x?xf32>
    }
  }
  return %0 : tensor<8x?x?xf32>
}

func.func @insert_34(%s: tensor<1x1xf32>, %d: tensor<8x?x?xf32>, %i: index, %j: index) -> (tensor<8x?x?xf32>) {
  %z = tensor.cast %s : tensor<1x1xf32> to tensor<1x?xf32>
  %0 = tensor.insert_slice %z into %d[0, %i, 0] [1, %j, 1] [1, 1, 1] : tensor<1x?xf32> into tensor<8x?x?xf32>
  return %0 : tensor<8x?x?xf32>
}

func.func @parallel_insert_32(%s: tensor<1x1xf32>, %d: tensor<8x?x?xf32>, %i: index, %j: index, %n: index) -> (tensor<8x?x?xf32>) {
  %z = tensor.cast %s : tensor<1x1xf32> to tensor<1x?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[0, %i, 0] [1, %j, 1] [1, 1, 1] : tensor<1x?xf32> into tensor<8x?x?xf32>
    }
  }
  return %0 : tensor<8x?x?xf32>
}

func.func @insert_35(%s: tensor<2x4xf32>, %d: tensor<8x?xf32>, %j: index) -> (tensor<8x?xf32>) {
  %c1 = arith.constant 1 : index
  %z = tensor.cast %s : tensor<2x4xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %z into %d[0, %c1] [%j, %j] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_33(%s: tensor<2x4xf32>, %d: tensor<8x?xf32>, %j: index, %n: index) -> (tensor<8x?xf32>) {
  %c1 = arith.constant 1 : index
  %z = tensor.cast %s : tensor<2x4xf32> to tensor<?x?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[0, %c1] [%j, %j] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}

func.func @insert_36(%s: tensor<2x?xf32>, %d: tensor<8x?xf32>, %i: index, %j: index) -> (tensor<8x?xf32>) {
  %0 = tensor.insert_slice %s into %d[0, %i] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @parallel_insert_34(%s: tensor<2x?xf32>, %d: tensor<8x?xf32>, %i: index, %j: index, %n: index) -> (tensor<8x?xf32>) {
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %i] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}
