// RUN: terrace opt %s --convert-math-to-funcs
// RUN: terrace opt %s --convert-math-to-funcs=convert-ctlz
// RUN: terrace opt %s --convert-math-to-funcs=min-width-of-fpowi-exponent=33

func.func @f(%a: f32, %b: f64, %i: i32, %j: i64) {
  %0 = math.fpowi %a, %i fastmath<fast> {x} : f32, i32
  %1 = math.fpowi %b, %j : f64, i64
  %2 = math.ipowi %i, %i : i32
  %4 = math.ctlz %i : i32
  return
}
func.func @a(%x: i32) -> i32 {
  %c = arith.constant 2 : i32
  %0 = math.ipowi %x, %x : i32
  %1 = math.ctlz %c : i32
  return %0 : i32
}
func.func @b(%x: i64, %f: f32, %i: i16) -> i64 {
  %0 = math.ipowi %x, %x : i64
  %1 = math.fpowi %f, %i : f32, i16
  %2 = math.fpowi %f, %x : f32, i64
  %t = math.sin %f : f32
  return %0 : i64
}
func.func @c(%x: i8) -> i8 {
  %0 = math.ipowi %x, %x : i8
  return %0 : i8
}
func.func @widths(%a: i1, %b: i8, %h: f16, %q: i128) {
  %0 = math.ipowi %a, %a : i1
  %1 = math.ctlz %a : i1
  %2 = math.fpowi %h, %b : f16, i8
  %3 = math.ipowi %q, %q : i128
  return
}

func.func @left(%i: index, %a: f32, %t: tensor<4xi32>) {
  %0 = math.ipowi %i, %i : index
  %1 = math.fpowi %a, %i : f32, index
  %2 = math.ctlz %i : index
  %3 = math.cttz %t : tensor<4xi32>
  %c = arith.constant 1.0 : f32
  %4 = math.exp %c : f32
  return
}
