// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

"cf.br"()[^nowhere] : () -> ()

// -----

module {
  cf.br ^nowhere
}

// -----

func.func @f() {
  call 1() : () -> ()
  return
}

// -----

func.func @f() {
  %0 = memref.get_global "g" : no_type
  return
}

// -----

func.func @f(%m: memref<f32>) {
  %0 = memref.transpose %m () -> () : f64 to memref<f32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.transpose %m (d0) -> (d0) : memref<4xf32> to i32
  return
}

// -----

func.func @f(%t: tensor<?xf32>) {
  scf.forall (%x) in (4) shared_outs(%o = %t) {
  }
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  %0 = scf.for %k = %i to %i step %i iter_args(%x = %f -> (f32) {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.subview %m[0, 0] [[4, 1] [1, 1] : memref<4x4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: i32) {
  scf.index_switch %a case {
  }
  return
}

// -----

func.func @f(%a: i32) {
  scf.index_switch %a
  default {
  }
  return
}

// -----

func.func @f(%i: index) {
  scf.for %k = %i to %i step %k {
  }
  return
}

// -----

func.func @f(%i: i32) {
  scf.for %k = %i to %i step %i {
    arith.nothing
  }
  return
}

// -----

func.func @f(i32) {
}

// -----

func.func @f() {
}

// -----

%0:0x2x = "t.def"() : () -> (i32, i32)

// -----

%0:0x3 = "t.def"() : () -> (i32, i32)
