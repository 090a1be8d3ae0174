// RUN: terrace opt %s --loop-invariant-subset-hoisting
// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(loop-invariant-subset-hoisting,canonicalize))"

func.func @two(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> tensor<16xf32> {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %a2 = vector.transfer_read %x[%c8], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %b = arith.addf %a, %a2 : vector<4xf32>
    %w = vector.transfer_write %b, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    %w2 = vector.transfer_write %a2, %w[%c8] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w2 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @overlap(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 2 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> tensor<16xf32> {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %a2 = vector.transfer_read %x[%c8], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %b = arith.addf %a, %a2 : vector<4xf32>
    %w = vector.transfer_write %b, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    %w2 = vector.transfer_write %a2, %w[%c8] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w2 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @readonly(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %r:2 = scf.for %k = %i to %j step %n iter_args(%x = %t, %y = %v) -> (tensor<16xf32>, vector<4xf32>) {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %b = arith.addf %a, %y : vector<4xf32>
    scf.yield %x, %b : tensor<16xf32>, vector<4xf32>
  }
  return %r#0, %r#1 : tensor<16xf32>, vector<4xf32>
}

func.func @writeonly(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %w = vector.transfer_write %v, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @variant(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %a = vector.transfer_read %x[%k], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %w = vector.transfer_write %v, %x[%k] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @swap(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>, tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r:2 = scf.for %k = %i to %j step %n iter_args(%x = %t, %y = %t2) -> (tensor<16xf32>, tensor<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %b = arith.addf %a, %v : vector<4xf32>
    %w = vector.transfer_write %b, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %y, %w : tensor<16xf32>, tensor<16xf32>
  }
  return %r#0, %r#1 : tensor<16xf32>, tensor<16xf32>
}

func.func @otherargs(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>, tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r:2 = scf.for %k = %i to %j step %n iter_args(%x = %t, %y = %t2) -> (tensor<16xf32>, tensor<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %a2 = vector.transfer_read %y[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %b = arith.addf %a, %a2 : vector<4xf32>
    %w = vector.transfer_write %b, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    %w2 = vector.transfer_write %a, %y[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w, %w2 : tensor<16xf32>, tensor<16xf32>
  }
  return %r#0, %r#1 : tensor<16xf32>, tensor<16xf32>
}

func.func @nested(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
   %r2 = scf.for %k2 = %i to %j step %n iter_args(%y = %x) -> (tensor<16xf32>) {
    %a = vector.transfer_read %y[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %b = arith.addf %a, %v : vector<4xf32>
    %w = vector.transfer_write %b, %y[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w : tensor<16xf32>
   }
   scf.yield %r2 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @nestedvar(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %a0 = vector.transfer_read %x[%c8], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %b0 = arith.addf %a0, %v : vector<4xf32>
    %w0 = vector.transfer_write %b0, %x[%c8] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
   %r2 = scf.for %k2 = %i to %j step %n iter_args(%y = %w0) -> (tensor<16xf32>) {
    %a = vector.transfer_read %y[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %b = arith.addf %a, %v : vector<4xf32>
    %w = vector.transfer_write %b, %y[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    %a3 = vector.transfer_read %w[%c8], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %w3 = vector.transfer_write %a3, %w[%c8] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w3 : tensor<16xf32>
   }
   scf.yield %r2 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @permdiff(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %tt) -> (tensor<?x?xf32>) {
    %a = vector.transfer_read %x[%c0, %i], %f {permutation_map = affine_map<(d0, d1)->(d0)>} : tensor<?x?xf32>, vector<4xf32>
    %w = vector.transfer_write %a, %x[%c0, %i] {permutation_map = affine_map<(d0, d1)->(d1)>} : vector<4xf32>, tensor<?x?xf32>
    scf.yield %w : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

func.func @dyn(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %i4 = arith.addi %i, %c4 : index
  %aff = affine.apply affine_map<(d0)->(d0+4)>(%i)
  %r = scf.for %k = %i to %j step %n iter_args(%x = %tt) -> (tensor<?x?xf32>) {
    %a = vector.transfer_read %x[%c0, %i], %f {in_bounds=[true]} : tensor<?x?xf32>, vector<4xf32>
    %a2 = vector.transfer_read %x[%c0, %aff], %f {in_bounds=[true]} : tensor<?x?xf32>, vector<4xf32>
    %w = vector.transfer_write %a2, %x[%c0, %i] {in_bounds=[true]} : vector<4xf32>, tensor<?x?xf32>
    %w2 = vector.transfer_write %a, %w[%c0, %aff] {in_bounds=[true]} : vector<4xf32>, tensor<?x?xf32>
    scf.yield %w2 : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

func.func @dyn2(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %i4 = arith.addi %i, %c4 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %tt) -> (tensor<?x?xf32>) {
    %a = vector.transfer_read %x[%c0, %i], %f {in_bounds=[true]} : tensor<?x?xf32>, vector<4xf32>
    %a2 = vector.transfer_read %x[%c0, %i4], %f {in_bounds=[true]} : tensor<?x?xf32>, vector<4xf32>
    %w = vector.transfer_write %a2, %x[%c0, %i] {in_bounds=[true]} : vector<4xf32>, tensor<?x?xf32>
    %w2 = vector.transfer_write %a, %w[%c0, %i4] {in_bounds=[true]} : vector<4xf32>, tensor<?x?xf32>
    scf.yield %w2 : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

func.func @otheruse(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>, f32) {
  %c0 = arith.constant 0 : index
  %r:2 = scf.for %k = %i to %j step %n iter_args(%x = %t, %y = %f) -> (tensor<16xf32>, f32) {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %e = vector.reduction <add>, %a : vector<4xf32> into f32
    %w = vector.transfer_write %v, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    %q = builtin.unrealized_conversion_cast %w : tensor<16xf32> to f32
    scf.yield %w, %q : tensor<16xf32>, f32
  }
  return %r#0, %r#1 : tensor<16xf32>, f32
}

func.func @while(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.while (%x = %t) : (tensor<16xf32>) -> (tensor<16xf32>) {
    scf.condition(%cond) %x : tensor<16xf32>
  } do {
  ^bb0(%x: tensor<16xf32>):
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %b = arith.addf %a, %v : vector<4xf32>
    %w = vector.transfer_write %b, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @readafterwrite(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %w = vector.transfer_write %v, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    %a = vector.transfer_read %w[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %b = arith.addf %a, %v : vector<4xf32>
    %w2 = vector.transfer_write %b, %w[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w2 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @memref(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %m) -> (memref<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : memref<16xf32>, vector<4xf32>
    %b = arith.addf %a, %v : vector<4xf32>
    vector.transfer_write %b, %x[%c0] {in_bounds=[true]} : vector<4xf32>, memref<16xf32>
    scf.yield %x : memref<16xf32>
  }
  return %r : memref<16xf32>
}

func.func @twosame(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %a2 = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %b = arith.addf %a, %a2 : vector<4xf32>
    %w = vector.transfer_write %b, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @readwider(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<8xf32>
    %b = vector.extract_strided_slice %a {offsets=[0], sizes=[4], strides=[1]} : vector<8xf32> to vector<4xf32>
    %w = vector.transfer_write %b, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @wr(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %r:2 = scf.for %k = %i to %j step %n iter_args(%x = %t, %y = %v) -> (tensor<16xf32>, vector<4xf32>) {
    %b = arith.addf %y, %y : vector<4xf32>
    %w = vector.transfer_write %b, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    %a = vector.transfer_read %w[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    scf.yield %w, %a : tensor<16xf32>, vector<4xf32>
  }
  return %r#0, %r#1 : tensor<16xf32>, vector<4xf32>
}

func.func @nestread(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %r:2 = scf.for %k = %i to %j step %n iter_args(%x = %t, %y = %v) -> (tensor<16xf32>, vector<4xf32>) {
    %r2:2 = scf.for %k2 = %i to %j step %n iter_args(%x2 = %x, %y2 = %y) -> (tensor<16xf32>, vector<4xf32>) {
    %a = vector.transfer_read %x2[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    scf.yield %x2, %a : tensor<16xf32>, vector<4xf32>
    }
    %w = vector.transfer_write %y, %r2#0[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w, %r2#1 : tensor<16xf32>, vector<4xf32>
  }
  return %r#0, %r#1 : tensor<16xf32>, vector<4xf32>
}

func.func @innerread(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %r:2 = scf.for %k = %i to %j step %n iter_args(%x = %t, %y = %v) -> (tensor<16xf32>, vector<4xf32>) {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %y2 = scf.if %cond -> vector<4xf32> {
    %a2 = vector.transfer_read %x[%c8], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    scf.yield %a2 : vector<4xf32>
    } else {
    scf.yield %y : vector<4xf32>
    }
    %w = vector.transfer_write %a, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w, %y2 : tensor<16xf32>, vector<4xf32>
  }
  return %r#0, %r#1 : tensor<16xf32>, vector<4xf32>
}

func.func @difftype(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %a2 = vector.transfer_read %x[%c8], %f {in_bounds=[true]} : tensor<16xf32>, vector<2xf32>
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %w = vector.transfer_write %a, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @twowrites(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %w = vector.transfer_write %a, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    %w2 = vector.transfer_write %v, %w[%c8] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w2 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @forall(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.while (%x = %t) : (tensor<16xf32>) -> tensor<16xf32> {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %w = vector.transfer_write %a, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.condition(%cond) %w : tensor<16xf32>
  } do {
  ^bb0(%q: tensor<16xf32>):
    scf.yield %q : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
