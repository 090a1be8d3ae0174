// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Floating-point arithmetic.

func.func @single(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %0, %b : f32
  %2 = arith.mulf %1, %b : f32
  %3 = arith.divf %2, %b : f32
  %4 = arith.remf %3, %b : f32
  %5 = arith.maximumf %4, %b : f32
  %6 = arith.minimumf %5, %b : f32
  %7 = arith.maxnumf %6, %b : f32
  %8 = arith.minnumf %7, %b : f32
  %n = arith.negf %8 : f32
  return %n : f32
}

func.func @double(%a: f64, %b: f64) -> f64 {
  %0 = arith.addf %a, %b : f64
  %1 = arith.subf %0, %b : f64
  %2 = arith.mulf %1, %b : f64
  %3 = arith.divf %2, %b : f64
  %4 = arith.remf %3, %b : f64
  %5 = arith.maximumf %4, %b : f64
  %6 = arith.minimumf %5, %b : f64
  %7 = arith.maxnumf %6, %b : f64
  %8 = arith.minnumf %7, %b : f64
  %n = arith.negf %8 : f64
  return %n : f64
}

func.func @half(%a: f16, %b: f16) -> f16 {
  %0 = arith.addf %a, %b : f16
  %1 = arith.subf %0, %b : f16
  %2 = arith.mulf %1, %b : f16
  %3 = arith.divf %2, %b : f16
  %4 = arith.remf %3, %b : f16
  %5 = arith.maximumf %4, %b : f16
  %6 = arith.minimumf %5, %b : f16
  %7 = arith.maxnumf %6, %b : f16
  %8 = arith.minnumf %7, %b : f16
  %n = arith.negf %8 : f16
  return %n : f16
}

func.func @bfloat(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.addf %a, %b : bf16
  %1 = arith.subf %0, %b : bf16
  %2 = arith.mulf %1, %b : bf16
  %3 = arith.divf %2, %b : bf16
  %4 = arith.remf %3, %b : bf16
  %5 = arith.maximumf %4, %b : bf16
  %6 = arith.minimumf %5, %b : bf16
  %7 = arith.maxnumf %6, %b : bf16
  %8 = arith.minnumf %7, %b : bf16
  %n = arith.negf %8 : bf16
  return %n : bf16
}

func.func @tf32(%a: tf32, %b: tf32) -> tf32 {
  %0 = arith.addf %a, %b : tf32
  %1 = arith.subf %0, %b : tf32
  %2 = arith.mulf %1, %b : tf32
  %3 = arith.divf %2, %b : tf32
  %4 = arith.remf %3, %b : tf32
  %5 = arith.maximumf %4, %b : tf32
  %6 = arith.minimumf %5, %b : tf32
  %7 = arith.maxnumf %6, %b : tf32
  %8 = arith.minnumf %7, %b : tf32
  %n = arith.negf %8 : tf32
  return %n : tf32
}

func.func @f80(%a: f80, %b: f80) -> f80 {
  %0 = arith.addf %a, %b : f80
  %1 = arith.subf %0, %b : f80
  %2 = arith.mulf %1, %b : f80
  %3 = arith.divf %2, %b : f80
  %4 = arith.remf %3, %b : f80
  %5 = arith.maximumf %4, %b : f80
  %6 = arith.minimumf %5, %b : f80
  %7 = arith.maxnumf %6, %b : f80
  %8 = arith.minnumf %7, %b : f80
  %n = arith.negf %8 : f80
  return %n : f80
}

func.func @quad(%a: f128, %b: f128) -> f128 {
  %0 = arith.addf %a, %b : f128
  %1 = arith.subf %0, %b : f128
  %2 = arith.mulf %1, %b : f128
  %3 = arith.divf %2, %b : f128
  %4 = arith.remf %3, %b : f128
  %5 = arith.maximumf %4, %b : f128
  %6 = arith.minimumf %5, %b : f128
  %7 = arith.maxnumf %6, %b : f128
  %8 = arith.minnumf %7, %b : f128
  %n = arith.negf %8 : f128
  return %n : f128
}

func.func @f8(%a: f8E4M3FN, %b: f8E4M3FN) -> f8E4M3FN {
  %0 = arith.addf %a, %b : f8E4M3FN
  %1 = arith.subf %0, %b : f8E4M3FN
  %2 = arith.mulf %1, %b : f8E4M3FN
  %3 = arith.divf %2, %b : f8E4M3FN
  %4 = arith.remf %3, %b : f8E4M3FN
  %5 = arith.maximumf %4, %b : f8E4M3FN
  %6 = arith.minimumf %5, %b : f8E4M3FN
  %7 = arith.maxnumf %6, %b : f8E4M3FN
  %8 = arith.minnumf %7, %b : f8E4M3FN
  %n = arith.negf %8 : f8E4M3FN
  return %n : f8E4M3FN
}

func.func @f8e5m2(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %0 = arith.addf %a, %b : f8E5M2
  %1 = arith.subf %0, %b : f8E5M2
  %2 = arith.mulf %1, %b : f8E5M2
  %3 = arith.divf %2, %b : f8E5M2
  %4 = arith.remf %3, %b : f8E5M2
  %5 = arith.maximumf %4, %b : f8E5M2
  %6 = arith.minimumf %5, %b : f8E5M2
  %7 = arith.maxnumf %6, %b : f8E5M2
  %8 = arith.minnumf %7, %b : f8E5M2
  %n = arith.negf %8 : f8E5M2
  return %n : f8E5M2
}

func.func @f4(%a: f4E2M1FN, %b: f4E2M1FN) -> f4E2M1FN {
  %0 = arith.addf %a, %b : f4E2M1FN
  %1 = arith.subf %0, %b : f4E2M1FN
  %2 = arith.mulf %1, %b : f4E2M1FN
  %3 = arith.divf %2, %b : f4E2M1FN
  %4 = arith.remf %3, %b : f4E2M1FN
  %5 = arith.maximumf %4, %b : f4E2M1FN
  %6 = arith.minimumf %5, %b : f4E2M1FN
  %7 = arith.maxnumf %6, %b : f4E2M1FN
  %8 = arith.minnumf %7, %b : f4E2M1FN
  %n = arith.negf %8 : f4E2M1FN
  return %n : f4E2M1FN
}

func.func @f6(%a: f6E3M2FN, %b: f6E3M2FN) -> f6E3M2FN {
  %0 = arith.addf %a, %b : f6E3M2FN
  %1 = arith.subf %0, %b : f6E3M2FN
  %2 = arith.mulf %1, %b : f6E3M2FN
  %3 = arith.divf %2, %b : f6E3M2FN
  %4 = arith.remf %3, %b : f6E3M2FN
  %5 = arith.maximumf %4, %b : f6E3M2FN
  %6 = arith.minimumf %5, %b : f6E3M2FN
  %7 = arith.maxnumf %6, %b : f6E3M2FN
  %8 = arith.minnumf %7, %b : f6E3M2FN
  %n = arith.negf %8 : f6E3M2FN
  return %n : f6E3M2FN
}

func.func @e8m0(%a: f8E8M0FNU, %b: f8E8M0FNU) -> f8E8M0FNU {
  %0 = arith.addf %a, %b : f8E8M0FNU
  %1 = arith.subf %0, %b : f8E8M0FNU
  %2 = arith.mulf %1, %b : f8E8M0FNU
  %3 = arith.divf %2, %b : f8E8M0FNU
  %4 = arith.remf %3, %b : f8E8M0FNU
  %5 = arith.maximumf %4, %b : f8E8M0FNU
  %6 = arith.minimumf %5, %b : f8E8M0FNU
  %7 = arith.maxnumf %6, %b : f8E8M0FNU
  %8 = arith.minnumf %7, %b : f8E8M0FNU
  %n = arith.negf %8 : f8E8M0FNU
  return %n : f8E8M0FNU
}

func.func @vec(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.addf %a, %b : vector<4xf32>
  %1 = arith.subf %0, %b : vector<4xf32>
  %2 = arith.mulf %1, %b : vector<4xf32>
  %3 = arith.divf %2, %b : vector<4xf32>
  %4 = arith.remf %3, %b : vector<4xf32>
  %5 = arith.maximumf %4, %b : vector<4xf32>
  %6 = arith.minimumf %5, %b : vector<4xf32>
  %7 = arith.maxnumf %6, %b : vector<4xf32>
  %8 = arith.minnumf %7, %b : vector<4xf32>
  %n = arith.negf %8 : vector<4xf32>
  return %n : vector<4xf32>
}

func.func @scalable(%a: vector<[8]xf64>, %b: vector<[8]xf64>) -> vector<[8]xf64> {
  %0 = arith.addf %a, %b : vector<[8]xf64>
  %1 = arith.subf %0, %b : vector<[8]xf64>
  %2 = arith.mulf %1, %b : vector<[8]xf64>
  %3 = arith.divf %2, %b : vector<[8]xf64>
  %4 = arith.remf %3, %b : vector<[8]xf64>
  %5 = arith.maximumf %4, %b : vector<[8]xf64>
  %6 = arith.minimumf %5, %b : vector<[8]xf64>
  %7 = arith.maxnumf %6, %b : vector<[8]xf64>
  %8 = arith.minnumf %7, %b : vector<[8]xf64>
  %n = arith.negf %8 : vector<[8]xf64>
  return %n : vector<[8]xf64>
}

func.func @tensor(%a: tensor<?x2xf16>, %b: tensor<?x2xf16>) -> tensor<?x2xf16> {
  %0 = arith.addf %a, %b : tensor<?x2xf16>
  %1 = arith.subf %0, %b : tensor<?x2xf16>
  %2 = arith.mulf %1, %b : tensor<?x2xf16>
  %3 = arith.divf %2, %b : tensor<?x2xf16>
  %4 = arith.remf %3, %b : tensor<?x2xf16>
  %5 = arith.maximumf %4, %b : tensor<?x2xf16>
  %6 = arith.minimumf %5, %b : tensor<?x2xf16>
  %7 = arith.maxnumf %6, %b : tensor<?x2xf16>
  %8 = arith.minnumf %7, %b : tensor<?x2xf16>
  %n = arith.negf %8 : tensor<?x2xf16>
  return %n : tensor<?x2xf16>
}

func.func @unranked(%a: tensor<*xbf16>, %b: tensor<*xbf16>) -> tensor<*xbf16> {
  %0 = arith.addf %a, %b : tensor<*xbf16>
  %1 = arith.subf %0, %b : tensor<*xbf16>
  %2 = arith.mulf %1, %b : tensor<*xbf16>
  %3 = arith.divf %2, %b : tensor<*xbf16>
  %4 = arith.remf %3, %b : tensor<*xbf16>
  %5 = arith.maximumf %4, %b : tensor<*xbf16>
  %6 = arith.minimumf %5, %b : tensor<*xbf16>
  %7 = arith.maxnumf %6, %b : tensor<*xbf16>
  %8 = arith.minnumf %7, %b : tensor<*xbf16>
  %n = arith.negf %8 : tensor<*xbf16>
  return %n : tensor<*xbf16>
}

// Fast-math flags: each alone, several, all, in any order.
func.func @fastmath(%a: f32, %b: f32, %v: vector<2xf64>) {
  %0 = arith.addf %a, %b fastmath<none> : f32
  %1 = arith.addf %a, %b fastmath<reassoc> : f32
  %2 = arith.addf %a, %b fastmath<nnan> : f32
  %3 = arith.addf %a, %b fastmath<ninf> : f32
  %4 = arith.addf %a, %b fastmath<nsz> : f32
  %5 = arith.addf %a, %b fastmath<arcp> : f32
  %6 = arith.addf %a, %b fastmath<contract> : f32
  %7 = arith.addf %a, %b fastmath<afn> : f32
  %8 = arith.addf %a, %b fastmath<fast> : f32
  %9 = arith.addf %a, %b fastmath<reassoc,nnan> : f32
  %10 = arith.addf %a, %b fastmath<nnan,reassoc> : f32
  %11 = arith.addf %a, %b fastmath<ninf,nsz,arcp> : f32
  %12 = arith.addf %a, %b fastmath<afn,contract,arcp,nsz,ninf,nnan,reassoc> : f32
  %13 = arith.addf %a, %b fastmath<fast,nnan> : f32
  %14 = arith.addf %a, %b fastmath<none,nnan> : f32
  %15 = arith.addf %a, %b fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : f32
  %16 = arith.subf %a, %b fastmath<nnan,contract> : f32
  %17 = arith.mulf %a, %b fastmath<nnan,contract> : f32
  %18 = arith.divf %a, %b fastmath<nnan,contract> : f32
  %19 = arith.remf %a, %b fastmath<nnan,contract> : f32
  %20 = arith.maximumf %a, %b fastmath<nnan,contract> : f32
  %21 = arith.minimumf %a, %b fastmath<nnan,contract> : f32
  %22 = arith.maxnumf %a, %b fastmath<nnan,contract> : f32
  %23 = arith.minnumf %a, %b fastmath<nnan,contract> : f32
  %24 = arith.negf %a fastmath<fast> : f32
  %25 = arith.mulf %v, %v fastmath<reassoc> {keep = [1, 2]} : vector<2xf64>
  %26 = arith.mulf %v, %v {fastmath = #arith.fastmath<afn>} : vector<2xf64>
  %27 = "arith.mulf"(%v, %v) {fastmath = #arith.fastmath<afn>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  %28 = "arith.mulf"(%v, %v) <{fastmath = #arith.fastmath<none>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  %29 = "arith.mulf"(%v, %v) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  %30 = "arith.negf"(%a) <{fastmath = #arith.fastmath<nsz, ninf>}> {z = 1 : i64} : (f32) -> f32
  return
}
