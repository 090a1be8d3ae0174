// RUN: terrace opt %s --convert-complex-to-rocdl-library-calls
// RUN: terrace opt %s --convert-complex-to-rocdl-library-calls --mlir-print-debuginfo --mlir-print-local-scope

func.func @f32(%z: complex<f32>, %n: i32) {
  %abs = complex.abs %z fastmath<nnan> {a} : complex<f32>
  %cos = complex.cos %z fastmath<nnan> {a} : complex<f32>
  %exp = complex.exp %z fastmath<nnan> {a} : complex<f32>
  %log = complex.log %z fastmath<nnan> {a} : complex<f32>
  %sin = complex.sin %z fastmath<nnan> {a} : complex<f32>
  %sqrt = complex.sqrt %z fastmath<nnan> {a} : complex<f32>
  %tan = complex.tan %z fastmath<nnan> {a} : complex<f32>
  %tanh = complex.tanh %z fastmath<nnan> {a} : complex<f32>
  %pow = complex.pow %z, %z fastmath<fast> : complex<f32>
  %powi = complex.powi %z, %n : complex<f32>, i32
  %fast = complex.powi %z, %n fastmath<fast> : complex<f32>, i32
  return
}

func.func @f64(%z: complex<f64>, %n: i32) {
  %abs = complex.abs %z fastmath<nnan> {a} : complex<f64>
  %cos = complex.cos %z fastmath<nnan> {a} : complex<f64>
  %exp = complex.exp %z fastmath<nnan> {a} : complex<f64>
  %log = complex.log %z fastmath<nnan> {a} : complex<f64>
  %sin = complex.sin %z fastmath<nnan> {a} : complex<f64>
  %sqrt = complex.sqrt %z fastmath<nnan> {a} : complex<f64>
  %tan = complex.tan %z fastmath<nnan> {a} : complex<f64>
  %tanh = complex.tanh %z fastmath<nnan> {a} : complex<f64>
  %pow = complex.pow %z, %z fastmath<fast> : complex<f64>
  %powi = complex.powi %z, %n : complex<f64>, i32
  %fast = complex.powi %z, %n fastmath<fast> : complex<f64>, i32
  return
}

func.func @left(%z: complex<f32>, %h: complex<f16>) {
  %angle = complex.angle %z : complex<f32>
  %conj = complex.conj %z : complex<f32>
  %expm1 = complex.expm1 %z : complex<f32>
  %log1p = complex.log1p %z : complex<f32>
  %neg = complex.neg %z : complex<f32>
  %rsqrt = complex.rsqrt %z : complex<f32>
  %sign = complex.sign %z : complex<f32>
  %atan2 = complex.atan2 %z, %z : complex<f32>
  %half = complex.conj %h : complex<f16>
  return
}

// Legal operations do not fold.
func.func @folds(%z: complex<f32>, %n: i32) -> (complex<f32>, complex<f32>, i32, f32) {
  %re = complex.re %z : complex<f32>
  %im = complex.im %z : complex<f32>
  %whole = complex.create %re, %im : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %product = complex.mul %z, %one : complex<f32>
  %zero = arith.constant 0 : i32
  %sum = arith.addi %n, %zero : i32
  %part = complex.re %whole : complex<f32>
  %cos = complex.cos %whole : complex<f32>
  return %cos, %product, %sum, %part : complex<f32>, complex<f32>, i32, f32
}

// Each symbol table has its declarations.
module @nested {
  func.func @f(%z: complex<f32>) -> complex<f32> {
    %0 = complex.sin %z : complex<f32>
    return %0 : complex<f32>
  }
  func.func private @__ocml_csin_f32(complex<f32>) -> complex<f32>
}
