// RUN: terrace opt %s --arith-emulate-unsupported-floats="source-types=bf16,f8E4M3FN target-type=f32"
// RUN: terrace opt %s --arith-emulate-unsupported-floats="source-types=bf16"
// RUN: terrace opt %s --arith-emulate-unsupported-floats
// RUN: not terrace opt %s --arith-emulate-unsupported-floats="source-types=bf16,tf32" 2>&1
// RUN: not terrace opt %s --arith-emulate-unsupported-floats="source-types=bf16 target-type=i32" 2>&1
// RUN: not terrace opt %s --arith-emulate-unsupported-floats="source-types=f32" 2>&1

// Arithmetic on floats that a target lacks, and options that cannot be.

func.func @f(%a: bf16, %b: bf16, %v: vector<4xf8E4M3FN>, %c: i1) -> (bf16, vector<4xf8E4M3FN>, i1) {
  %0 = arith.addf %a, %b fastmath<nnan> : bf16
  %1 = arith.mulf %0, %b : bf16
  %cst = arith.constant 1.0 : bf16
  %2 = arith.subf %1, %cst : bf16
  %3 = arith.addf %v, %v : vector<4xf8E4M3FN>
  %4 = arith.cmpf olt, %2, %a : bf16
  %5 = arith.select %c, %2, %a : bf16
  %6 = arith.negf %5 : bf16
  %7 = arith.extf %6 : bf16 to f32
  %8 = arith.truncf %7 : f32 to bf16
  %9 = arith.bitcast %8 : bf16 to i16
  %10 = arith.sitofp %9 : i16 to bf16
  %11 = arith.fptosi %10 : bf16 to i32
  %12 = arith.remf %10, %8 : bf16
  %13 = arith.maximumf %12, %8 : bf16
  %14 = arith.uitofp %11 : i32 to bf16
  %15 = arith.minnumf %13, %14 : bf16
  %16 = arith.extf %15 : bf16 to f64
  %17 = func.call @g(%15) : (bf16) -> bf16
  return %17, %3, %4 : bf16, vector<4xf8E4M3FN>, i1
}
func.func private @g(bf16) -> bf16
func.func @m(%a: memref<4xbf16>, %i: index, %t: tensor<?xbf16>, %z: complex<bf16>) -> tensor<?xbf16> {
  %0 = memref.load %a[%i] : memref<4xbf16>
  %1 = scf.for %k = %i to %i step %i iter_args(%x = %0) -> bf16 {
    %2 = arith.addf %x, %0 : bf16
    scf.yield %2 : bf16
  }
  memref.store %1, %a[%i] : memref<4xbf16>
  %3 = arith.addf %t, %t : tensor<?xbf16>
  %4 = complex.add %z, %z : complex<bf16>
  return %3 : tensor<?xbf16>
}
