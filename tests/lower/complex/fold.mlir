// RUN: terrace opt %s --convert-complex-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @add_sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  %1 = complex.add %0, %b : complex<f32>
  return %1 : complex<f32>
}

func.func @add_sub_right(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  %1 = complex.add %b, %0 : complex<f32>
  return %1 : complex<f32>
}

func.func @add_sub_other(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  %1 = complex.add %0, %a : complex<f32>
  return %1 : complex<f32>
}

func.func @sub_add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %0, %b : complex<f32>
  return %1 : complex<f32>
}

func.func @sub_add_other(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %0, %a : complex<f32>
  return %1 : complex<f32>
}

func.func @add_one(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %c : complex<f32>
  return %0 : complex<f32>
}

func.func @one_add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %c, %a : complex<f32>
  return %0 : complex<f32>
}

func.func @sub_one(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.sub %a, %c : complex<f32>
  return %0 : complex<f32>
}

func.func @one_sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.sub %c, %a : complex<f32>
  return %0 : complex<f32>
}

func.func @mul_one(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %c : complex<f32>
  return %0 : complex<f32>
}

func.func @one_mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %c, %a : complex<f32>
  return %0 : complex<f32>
}

func.func @div_one(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.div %a, %c : complex<f32>
  return %0 : complex<f32>
}

func.func @one_div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.div %c, %a : complex<f32>
  return %0 : complex<f32>
}

func.func @add_zero(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %a, %c : complex<f32>
  return %0 : complex<f32>
}

func.func @zero_add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %c, %a : complex<f32>
  return %0 : complex<f32>
}

func.func @sub_zero(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.sub %a, %c : complex<f32>
  return %0 : complex<f32>
}

func.func @zero_sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.sub %c, %a : complex<f32>
  return %0 : complex<f32>
}

func.func @mul_zero(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %c : complex<f32>
  return %0 : complex<f32>
}

func.func @zero_mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.mul %c, %a : complex<f32>
  return %0 : complex<f32>
}

func.func @div_zero(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.div %a, %c : complex<f32>
  return %0 : complex<f32>
}

func.func @zero_div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.div %c, %a : complex<f32>
  return %0 : complex<f32>
}

func.func @add_two(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.add %a, %c : complex<f32>
  return %0 : complex<f32>
}

func.func @two_add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.add %c, %a : complex<f32>
  return %0 : complex<f32>
}

func.func @sub_two(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.sub %a, %c : complex<f32>
  return %0 : complex<f32>
}

func.func @two_sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.sub %c, %a : complex<f32>
  return %0 : complex<f32>
}

func.func @mul_two(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.mul %a, %c : complex<f32>
  return %0 : complex<f32>
}

func.func @two_mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.mul %c, %a : complex<f32>
  return %0 : complex<f32>
}

func.func @div_two(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.div %a, %c : complex<f32>
  return %0 : complex<f32>
}

func.func @two_div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.div %c, %a : complex<f32>
  return %0 : complex<f32>
}

func.func @create_same(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.re %a : complex<f32>
  %1 = complex.im %a : complex<f32>
  %2 = complex.create %0, %1 : complex<f32>
  return %2 : complex<f32>
}

func.func @create_other(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.re %a : complex<f32>
  %1 = complex.im %b : complex<f32>
  %2 = complex.create %0, %1 : complex<f32>
  return %2 : complex<f32>
}

func.func @re_create(%x: f32, %y: f32) -> f32 {
  %0 = complex.create %x, %y : complex<f32>
  %1 = complex.re %0 : complex<f32>
  return %1 : f32
}

func.func @re_constant() -> f32 {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %1 = complex.re %c : complex<f32>
  return %1 : f32
}

func.func @im_create(%x: f32, %y: f32) -> f32 {
  %0 = complex.create %x, %y : complex<f32>
  %1 = complex.im %0 : complex<f32>
  return %1 : f32
}

func.func @im_constant() -> f32 {
  %c = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %1 = complex.im %c : complex<f32>
  return %1 : f32
}

func.func @bitcast(%x: i64) -> i64 {
  %0 = complex.bitcast %x : i64 to i64
  return %0 : i64
}
// DIFFERS: upstream folds sums that round, zeros that change signs, and logarithms of other branches.
