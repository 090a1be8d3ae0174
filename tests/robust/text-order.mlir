// Several things are wrong: which is said first, and where.
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

func.func @f-1() {
  return
}

// -----

func.func @f->() {
  return
}

// -----

"builtin.module"() <{sym_name = 1}> ({
^bb0:
}) ( () -> ()

// -----

func.func @f(%c: i1) {
  "cf.assert"(%c) <{msg = 1}> : (i1) -> () loc(
}

// -----

func.func @f(%c: i1) {
  "cf.assert"(%c) {msg = 1} : (i1) -> () loc(
}

// -----

func.func @f(%c: f32) {
  "cf.assert"(%c) {msg = 1} : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  "cf.assert"(%c) <{msg = 1}> {msg = 2} : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  "cf.assert"(%c) <{msg = 1}> : (i1, i2) -> ()
  return
}

// -----

func.func @f(%a: i32, %t: tensor<4xi32>) {
  %0 = arith.cmpf oeq, %t, %a : i32
  return
}

// -----

"t.use"(%a) : (index) -> ()
func.func @f(%a: i32) {
  return
}

// -----

func.func @f(%g: (i32) -> i32) {
  %0 = call_indirect %g() : (i32) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<1xi32>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: i32) {
  scf.parallel (%p) = (%a) < (%i) step (%i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) -> f32 {
    arith.nothing
  }
  return
}

// -----

func.func @f(%i: index, %v: f32) {
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) init (%v) -> f32 {
    scf.reduce( : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }
  }
  return
}

// -----

func.func @f(%a: i32) {
  %0 = arith.select <, %a, %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = arith.select (%a, %a, %a : i32
  return
}

// -----

func.func @f(%a #1: i32) {
  return
}

// -----

func.func @f(%a#x: i32) {
  return
}

// -----

func.func @f(%a: i32) {
  return %a #x : i32
}

// -----

func.func private @f(i32, %a: i32i32)

// -----

func.func private @f(i32, %a: i32)

// -----

func.func private @f(%a: i32, i32i32)

// -----

func.func private @f() attributes {t.z = #complex.number<:i32 1.0, inf>}
