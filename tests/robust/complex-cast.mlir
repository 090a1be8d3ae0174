// A result of complex type that the program itself casts to a structure. (llvm-project#96207)
// RUN: terrace opt %s --convert-scf-to-cf --convert-to-llvm
// RUN: terrace opt %s --convert-scf-to-cf --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// RUN: terrace opt %s --convert-complex-to-llvm --convert-scf-to-cf --convert-cf-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts

func.func @choose(%c: i1, %a: complex<f32>, %b: complex<f32>) -> !llvm.struct<(f32, f32)> {
  %z = scf.if %c -> complex<f32> {
    scf.yield %a : complex<f32>
  } else {
    scf.yield %b : complex<f32>
  }
  %s = builtin.unrealized_conversion_cast %z : complex<f32> to !llvm.struct<(f32, f32)>
  return %s : !llvm.struct<(f32, f32)>
}
