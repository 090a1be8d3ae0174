// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// How the operation is shown: one line behind the note, or on lines of its own with regions.
func.func @line(%a: i32, %m: memref<4xi32, affine_map<(d0) -> (d0 + 1)>>) {
  %0 = "arith.addi"(%a, %a) {x.a = affine_map<(d0) -> (d0 + 2)>} : (i32, i32) -> i64
  return
}
// -----
func.func @region(%c: i1) {
  %0 = scf.if %c -> i32 {
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  } else {
    scf.yield
  }
  return
}
// -----
func.func @whole(%a: i32, %b: f32) -> i32 {
  cf.br ^a(%a : i32)
^a(%x: i64):
  %0 = arith.constant 7 : i32
  return %0 : i32
}
// -----
func.func @many(%a: i32) {
  %0:2 = "x.two"() : () -> (i32, i64)
  %1 = "arith.addi"(%0#0, %0#1) : (i32, i64) -> i32
  return
}
// -----
func.func @succ(%a: i32) {
  %c = arith.constant true
  "cf.cond_br"(%a)[^b, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^b:
  return
}
// -----
module @outer attributes {plain = 1 : i8} {
  func.func @f() {
    return
  }
}
// -----
func.func @long(%a: i32) {
  %0 = "arith.addi"(%a) {v = dense<[1, 2, 3, 4, 5]> : tensor<5xi8>, s = "text"} : (i32) -> i32
  return
}
