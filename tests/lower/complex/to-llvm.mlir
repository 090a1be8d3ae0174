// RUN: terrace opt %s --convert-complex-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @abs_f16(%a: complex<f16>) -> f16 {
  %0 = complex.abs %a : complex<f16>
  return %0 : f16
}

func.func @abs_f32(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a : complex<f32>
  return %0 : f32
}

func.func @abs_f64(%a: complex<f64>) -> f64 {
  %0 = complex.abs %a : complex<f64>
  return %0 : f64
}

func.func @abs_flags(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a fastmath<reassoc,nsz> : complex<f32>
  return %0 : f32
}

func.func @abs_fast(%a: complex<f128>) -> f128 {
  %0 = complex.abs %a fastmath<fast> : complex<f128>
  return %0 : f128
}

func.func @add_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.add %a, %b : complex<f16>
  return %0 : complex<f16>
}

func.func @add_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  return %0 : complex<f32>
}

func.func @add_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b : complex<f64>
  return %0 : complex<f64>
}

func.func @add_flags(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<reassoc,nsz> : complex<f32>
  return %0 : complex<f32>
}

func.func @add_fast(%a: complex<f128>, %b: complex<f128>) -> complex<f128> {
  %0 = complex.add %a, %b fastmath<fast> : complex<f128>
  return %0 : complex<f128>
}

func.func @im_f16(%a: complex<f16>) -> f16 {
  %0 = complex.im %a : complex<f16>
  return %0 : f16
}

func.func @im_f32(%a: complex<f32>) -> f32 {
  %0 = complex.im %a : complex<f32>
  return %0 : f32
}

func.func @im_f64(%a: complex<f64>) -> f64 {
  %0 = complex.im %a : complex<f64>
  return %0 : f64
}

func.func @im_flags(%a: complex<f32>) -> f32 {
  %0 = complex.im %a fastmath<reassoc,nsz> : complex<f32>
  return %0 : f32
}

func.func @im_fast(%a: complex<f128>) -> f128 {
  %0 = complex.im %a fastmath<fast> : complex<f128>
  return %0 : f128
}

func.func @mul_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.mul %a, %b : complex<f16>
  return %0 : complex<f16>
}

func.func @mul_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b : complex<f32>
  return %0 : complex<f32>
}

func.func @mul_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.mul %a, %b : complex<f64>
  return %0 : complex<f64>
}

func.func @mul_flags(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b fastmath<reassoc,nsz> : complex<f32>
  return %0 : complex<f32>
}

func.func @mul_fast(%a: complex<f128>, %b: complex<f128>) -> complex<f128> {
  %0 = complex.mul %a, %b fastmath<fast> : complex<f128>
  return %0 : complex<f128>
}

func.func @re_f16(%a: complex<f16>) -> f16 {
  %0 = complex.re %a : complex<f16>
  return %0 : f16
}

func.func @re_f32(%a: complex<f32>) -> f32 {
  %0 = complex.re %a : complex<f32>
  return %0 : f32
}

func.func @re_f64(%a: complex<f64>) -> f64 {
  %0 = complex.re %a : complex<f64>
  return %0 : f64
}

func.func @re_flags(%a: complex<f32>) -> f32 {
  %0 = complex.re %a fastmath<reassoc,nsz> : complex<f32>
  return %0 : f32
}

func.func @re_fast(%a: complex<f128>) -> f128 {
  %0 = complex.re %a fastmath<fast> : complex<f128>
  return %0 : f128
}

func.func @sub_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.sub %a, %b : complex<f16>
  return %0 : complex<f16>
}

func.func @sub_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  return %0 : complex<f32>
}

func.func @sub_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.sub %a, %b : complex<f64>
  return %0 : complex<f64>
}

func.func @sub_flags(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<reassoc,nsz> : complex<f32>
  return %0 : complex<f32>
}

func.func @sub_fast(%a: complex<f128>, %b: complex<f128>) -> complex<f128> {
  %0 = complex.sub %a, %b fastmath<fast> : complex<f128>
  return %0 : complex<f128>
}

func.func @constants() -> (complex<f32>, complex<i32>) {
  %0 = complex.constant [1.0 : f32, -2.5 : f32] {tag} : complex<f32>
  %1 = complex.constant [1 : i32, 2 : i32] : complex<i32>
  return %0, %1 : complex<f32>, complex<i32>
}

func.func @create(%x: f64, %y: f64) -> complex<f64> {
  %0 = complex.create %x, %y {tag} : complex<f64>
  return %0 : complex<f64>
}
