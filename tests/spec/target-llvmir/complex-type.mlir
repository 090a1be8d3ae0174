// A complex number is a structure of two parts.
// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-to-llvm --reconcile-unrealized-casts | terrace translate --mlir-to-llvmir

func.func @same(%z: complex<f32>) -> complex<f32> {
  return %z : complex<f32>
}
func.func private @double(complex<f64>)
