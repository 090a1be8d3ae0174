// RUN: terrace opt %s --split-input-file "--one-shot-bufferize"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map unknown-type-conversion=identity-layout-map"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries check-parallel-regions=0"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=copy-before-write"

// Loops and alternatives.

func.func @for(%t: tensor<?xf32>, %f: f32, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

func.func @for_read(%t: tensor<?xf32>, %f: f32, %n: index) -> (tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %x = tensor.extract %t[%i] : tensor<?xf32>
    %0 = tensor.insert %x into %a[%i] : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

func.func @if(%c: i1, %t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %r = scf.if %c -> tensor<4xf32> {
    %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  } else {
    scf.yield %u : tensor<4xf32>
  }
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %r, %1 : tensor<4xf32>, f32
}

// -----

func.func @if2(%c: i1, %t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>) {
  %r = scf.if %c -> tensor<4xf32> {
    scf.yield %t : tensor<4xf32>
  } else {
    scf.yield %u : tensor<4xf32>
  }
  %0 = tensor.insert %f into %r[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @nested(%t: tensor<8x8xf32>, %f: f32) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %t) -> tensor<8x8xf32> {
    %q = scf.for %j = %c0 to %c8 step %c1 iter_args(%b = %a) -> tensor<8x8xf32> {
      %s = tensor.extract_slice %b[%i, %j] [1, 1] [1, 1] : tensor<8x8xf32> to tensor<1x1xf32>
      %x = tensor.extract %s[%c0, %c0] : tensor<1x1xf32>
      %y = arith.addf %x, %f : f32
      %0 = tensor.insert %y into %b[%i, %j] : tensor<8x8xf32>
      scf.yield %0 : tensor<8x8xf32>
    }
    scf.yield %q : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// -----

func.func @while(%t: tensor<5xi1>, %i: index) -> (tensor<5xi1>, tensor<5xi1>) {
  %u = bufferization.alloc_tensor() : tensor<5xi1>
  %r0, %r1 = scf.while (%w0 = %t, %w1 = %u) : (tensor<5xi1>, tensor<5xi1>) -> (tensor<5xi1>, tensor<5xi1>) {
    %c = tensor.extract %w0[%i] : tensor<5xi1>
    scf.condition(%c) %w0, %w1 : tensor<5xi1>, tensor<5xi1>
  } do {
  ^bb0(%b0: tensor<5xi1>, %b1: tensor<5xi1>):
    %f = arith.constant 0 : i1
    %x = tensor.insert %f into %b0[%i] : tensor<5xi1>
    scf.yield %x, %b1 : tensor<5xi1>, tensor<5xi1>
  }
  return %r0, %r1 : tensor<5xi1>, tensor<5xi1>
}

// -----

func.func @exec(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0, %1 = scf.execute_region -> (tensor<?xf32>, f32) {
    %r = tensor.insert %f into %t[%i] : tensor<?xf32>
    scf.yield %r, %f : tensor<?xf32>, f32
  }
  return %0, %1 : tensor<?xf32>, f32
}

// -----

func.func @exec_cf(%c: i1, %t: tensor<5xf32>, %u: tensor<5xf32>) -> tensor<5xf32> {
  %0 = scf.execute_region -> tensor<5xf32> {
    cf.cond_br %c, ^bb1(%t : tensor<5xf32>), ^bb2(%u : tensor<5xf32>)
  ^bb1(%a: tensor<5xf32>):
    cf.br ^bb3(%a : tensor<5xf32>)
  ^bb2(%b: tensor<5xf32>):
    cf.br ^bb3(%b : tensor<5xf32>)
  ^bb3(%r: tensor<5xf32>):
    scf.yield %r : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}

// -----

func.func @switch(%i: index, %t: tensor<4xf32>, %u: tensor<4xf32>, %v: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %0 = scf.index_switch %i -> tensor<4xf32>
  case 2 { scf.yield %t : tensor<4xf32> }
  case 5 { %x = tensor.insert %f into %u[%i] : tensor<4xf32>
    scf.yield %x : tensor<4xf32> }
  default { scf.yield %v : tensor<4xf32> }
  return %0 : tensor<4xf32>
}

// -----

func.func @forall(%t: tensor<10xf32>, %u: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %c1 = arith.constant 1 : index
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<10xf32> {
    %s = tensor.extract_slice %u[%i] [1] [1] : tensor<10xf32> to tensor<1xf32>
    %d = tensor.extract_slice %o[%i] [1] [1] : tensor<10xf32> to tensor<1xf32>
    %c0 = arith.constant 0 : index
    %x = tensor.extract %s[%c0] : tensor<1xf32>
    %y = tensor.insert %x into %d[%c0] : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %o[%i] [1] [1] : tensor<1xf32> into tensor<10xf32>
    }
  }
  return %0 : tensor<10xf32>
}

// -----

func.func @forall_private(%t: tensor<10xf32>, %f: f32) -> tensor<10xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %0 = scf.forall (%i) in (10) shared_outs(%o = %t) -> tensor<10xf32> {
    %c0 = arith.constant 0 : index
    %y = tensor.insert %f into %e[%c0] : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %o[%i] [1] [1] : tensor<1xf32> into tensor<10xf32>
    }
  }
  return %0 : tensor<10xf32>
}
