// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

// Intrinsics on floats.

llvm.func @unary(%h: f16, %r: bf16, %f: f32, %d: f64, %x: f80, %q: f128, %u: vector<4xf32>, %v: vector<[2]xf64>, %n: i32, %m: vector<4xi32>, %k: i64) {
  %0 = "llvm.intr.acos"(%f) : (f32) -> f32
  %1 = "llvm.intr.acos"(%d) : (f64) -> f64
  %2 = "llvm.intr.acos"(%u) : (vector<4xf32>) -> vector<4xf32>
  %3 = "llvm.intr.acos"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %4 = "llvm.intr.acos"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %5 = "llvm.intr.asin"(%f) : (f32) -> f32
  %6 = "llvm.intr.asin"(%d) : (f64) -> f64
  %7 = "llvm.intr.asin"(%u) : (vector<4xf32>) -> vector<4xf32>
  %8 = "llvm.intr.asin"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %9 = "llvm.intr.asin"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %10 = "llvm.intr.atan"(%f) : (f32) -> f32
  %11 = "llvm.intr.atan"(%d) : (f64) -> f64
  %12 = "llvm.intr.atan"(%u) : (vector<4xf32>) -> vector<4xf32>
  %13 = "llvm.intr.atan"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %14 = "llvm.intr.atan"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %15 = "llvm.intr.ceil"(%f) : (f32) -> f32
  %16 = "llvm.intr.ceil"(%d) : (f64) -> f64
  %17 = "llvm.intr.ceil"(%u) : (vector<4xf32>) -> vector<4xf32>
  %18 = "llvm.intr.ceil"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %19 = "llvm.intr.ceil"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %20 = "llvm.intr.cos"(%f) : (f32) -> f32
  %21 = "llvm.intr.cos"(%d) : (f64) -> f64
  %22 = "llvm.intr.cos"(%u) : (vector<4xf32>) -> vector<4xf32>
  %23 = "llvm.intr.cos"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %24 = "llvm.intr.cos"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %25 = "llvm.intr.cosh"(%f) : (f32) -> f32
  %26 = "llvm.intr.cosh"(%d) : (f64) -> f64
  %27 = "llvm.intr.cosh"(%u) : (vector<4xf32>) -> vector<4xf32>
  %28 = "llvm.intr.cosh"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %29 = "llvm.intr.cosh"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %30 = "llvm.intr.exp"(%f) : (f32) -> f32
  %31 = "llvm.intr.exp"(%d) : (f64) -> f64
  %32 = "llvm.intr.exp"(%u) : (vector<4xf32>) -> vector<4xf32>
  %33 = "llvm.intr.exp"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %34 = "llvm.intr.exp"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %35 = "llvm.intr.exp10"(%f) : (f32) -> f32
  %36 = "llvm.intr.exp10"(%d) : (f64) -> f64
  %37 = "llvm.intr.exp10"(%u) : (vector<4xf32>) -> vector<4xf32>
  %38 = "llvm.intr.exp10"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %39 = "llvm.intr.exp10"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %40 = "llvm.intr.exp2"(%f) : (f32) -> f32
  %41 = "llvm.intr.exp2"(%d) : (f64) -> f64
  %42 = "llvm.intr.exp2"(%u) : (vector<4xf32>) -> vector<4xf32>
  %43 = "llvm.intr.exp2"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %44 = "llvm.intr.exp2"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %45 = "llvm.intr.fabs"(%f) : (f32) -> f32
  %46 = "llvm.intr.fabs"(%d) : (f64) -> f64
  %47 = "llvm.intr.fabs"(%u) : (vector<4xf32>) -> vector<4xf32>
  %48 = "llvm.intr.fabs"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %49 = "llvm.intr.fabs"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %50 = "llvm.intr.floor"(%f) : (f32) -> f32
  %51 = "llvm.intr.floor"(%d) : (f64) -> f64
  %52 = "llvm.intr.floor"(%u) : (vector<4xf32>) -> vector<4xf32>
  %53 = "llvm.intr.floor"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %54 = "llvm.intr.floor"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %55 = "llvm.intr.log"(%f) : (f32) -> f32
  %56 = "llvm.intr.log"(%d) : (f64) -> f64
  %57 = "llvm.intr.log"(%u) : (vector<4xf32>) -> vector<4xf32>
  %58 = "llvm.intr.log"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %59 = "llvm.intr.log"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %60 = "llvm.intr.log10"(%f) : (f32) -> f32
  %61 = "llvm.intr.log10"(%d) : (f64) -> f64
  %62 = "llvm.intr.log10"(%u) : (vector<4xf32>) -> vector<4xf32>
  %63 = "llvm.intr.log10"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %64 = "llvm.intr.log10"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %65 = "llvm.intr.log2"(%f) : (f32) -> f32
  %66 = "llvm.intr.log2"(%d) : (f64) -> f64
  %67 = "llvm.intr.log2"(%u) : (vector<4xf32>) -> vector<4xf32>
  %68 = "llvm.intr.log2"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %69 = "llvm.intr.log2"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %70 = "llvm.intr.nearbyint"(%f) : (f32) -> f32
  %71 = "llvm.intr.nearbyint"(%d) : (f64) -> f64
  %72 = "llvm.intr.nearbyint"(%u) : (vector<4xf32>) -> vector<4xf32>
  %73 = "llvm.intr.nearbyint"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %74 = "llvm.intr.nearbyint"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %75 = "llvm.intr.rint"(%f) : (f32) -> f32
  %76 = "llvm.intr.rint"(%d) : (f64) -> f64
  %77 = "llvm.intr.rint"(%u) : (vector<4xf32>) -> vector<4xf32>
  %78 = "llvm.intr.rint"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %79 = "llvm.intr.rint"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %80 = "llvm.intr.round"(%f) : (f32) -> f32
  %81 = "llvm.intr.round"(%d) : (f64) -> f64
  %82 = "llvm.intr.round"(%u) : (vector<4xf32>) -> vector<4xf32>
  %83 = "llvm.intr.round"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %84 = "llvm.intr.round"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %85 = "llvm.intr.roundeven"(%f) : (f32) -> f32
  %86 = "llvm.intr.roundeven"(%d) : (f64) -> f64
  %87 = "llvm.intr.roundeven"(%u) : (vector<4xf32>) -> vector<4xf32>
  %88 = "llvm.intr.roundeven"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %89 = "llvm.intr.roundeven"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %90 = "llvm.intr.sin"(%f) : (f32) -> f32
  %91 = "llvm.intr.sin"(%d) : (f64) -> f64
  %92 = "llvm.intr.sin"(%u) : (vector<4xf32>) -> vector<4xf32>
  %93 = "llvm.intr.sin"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %94 = "llvm.intr.sin"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %95 = "llvm.intr.sinh"(%f) : (f32) -> f32
  %96 = "llvm.intr.sinh"(%d) : (f64) -> f64
  %97 = "llvm.intr.sinh"(%u) : (vector<4xf32>) -> vector<4xf32>
  %98 = "llvm.intr.sinh"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %99 = "llvm.intr.sinh"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %100 = "llvm.intr.sqrt"(%f) : (f32) -> f32
  %101 = "llvm.intr.sqrt"(%d) : (f64) -> f64
  %102 = "llvm.intr.sqrt"(%u) : (vector<4xf32>) -> vector<4xf32>
  %103 = "llvm.intr.sqrt"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %104 = "llvm.intr.sqrt"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %105 = "llvm.intr.tan"(%f) : (f32) -> f32
  %106 = "llvm.intr.tan"(%d) : (f64) -> f64
  %107 = "llvm.intr.tan"(%u) : (vector<4xf32>) -> vector<4xf32>
  %108 = "llvm.intr.tan"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %109 = "llvm.intr.tan"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %110 = "llvm.intr.tanh"(%f) : (f32) -> f32
  %111 = "llvm.intr.tanh"(%d) : (f64) -> f64
  %112 = "llvm.intr.tanh"(%u) : (vector<4xf32>) -> vector<4xf32>
  %113 = "llvm.intr.tanh"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %114 = "llvm.intr.tanh"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %115 = "llvm.intr.trunc"(%f) : (f32) -> f32
  %116 = "llvm.intr.trunc"(%d) : (f64) -> f64
  %117 = "llvm.intr.trunc"(%u) : (vector<4xf32>) -> vector<4xf32>
  %118 = "llvm.intr.trunc"(%v) : (vector<[2]xf64>) -> vector<[2]xf64>
  %119 = "llvm.intr.trunc"(%f) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
  %120 = "llvm.intr.sqrt"(%h) : (f16) -> f16
  %121 = "llvm.intr.sqrt"(%r) : (bf16) -> bf16
  %122 = "llvm.intr.sqrt"(%x) : (f80) -> f80
  %123 = "llvm.intr.sqrt"(%q) : (f128) -> f128
  llvm.return
}

llvm.func @binary(%h: f16, %r: bf16, %f: f32, %d: f64, %x: f80, %q: f128, %u: vector<4xf32>, %v: vector<[2]xf64>, %n: i32, %m: vector<4xi32>, %k: i64) {
  %0 = "llvm.intr.atan2"(%h, %h) : (f16, f16) -> f16
  %1 = "llvm.intr.atan2"(%f, %f) : (f32, f32) -> f32
  %2 = "llvm.intr.atan2"(%d, %d) : (f64, f64) -> f64
  %3 = "llvm.intr.atan2"(%u, %u) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %4 = "llvm.intr.atan2"(%u, %u) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %5 = "llvm.intr.copysign"(%h, %h) : (f16, f16) -> f16
  %6 = "llvm.intr.copysign"(%f, %f) : (f32, f32) -> f32
  %7 = "llvm.intr.copysign"(%d, %d) : (f64, f64) -> f64
  %8 = "llvm.intr.copysign"(%u, %u) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %9 = "llvm.intr.copysign"(%u, %u) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %10 = "llvm.intr.maximum"(%h, %h) : (f16, f16) -> f16
  %11 = "llvm.intr.maximum"(%f, %f) : (f32, f32) -> f32
  %12 = "llvm.intr.maximum"(%d, %d) : (f64, f64) -> f64
  %13 = "llvm.intr.maximum"(%u, %u) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %14 = "llvm.intr.maximum"(%u, %u) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %15 = "llvm.intr.maxnum"(%h, %h) : (f16, f16) -> f16
  %16 = "llvm.intr.maxnum"(%f, %f) : (f32, f32) -> f32
  %17 = "llvm.intr.maxnum"(%d, %d) : (f64, f64) -> f64
  %18 = "llvm.intr.maxnum"(%u, %u) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %19 = "llvm.intr.maxnum"(%u, %u) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %20 = "llvm.intr.minimum"(%h, %h) : (f16, f16) -> f16
  %21 = "llvm.intr.minimum"(%f, %f) : (f32, f32) -> f32
  %22 = "llvm.intr.minimum"(%d, %d) : (f64, f64) -> f64
  %23 = "llvm.intr.minimum"(%u, %u) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %24 = "llvm.intr.minimum"(%u, %u) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %25 = "llvm.intr.minnum"(%h, %h) : (f16, f16) -> f16
  %26 = "llvm.intr.minnum"(%f, %f) : (f32, f32) -> f32
  %27 = "llvm.intr.minnum"(%d, %d) : (f64, f64) -> f64
  %28 = "llvm.intr.minnum"(%u, %u) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %29 = "llvm.intr.minnum"(%u, %u) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %30 = "llvm.intr.pow"(%h, %h) : (f16, f16) -> f16
  %31 = "llvm.intr.pow"(%f, %f) : (f32, f32) -> f32
  %32 = "llvm.intr.pow"(%d, %d) : (f64, f64) -> f64
  %33 = "llvm.intr.pow"(%u, %u) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %34 = "llvm.intr.pow"(%u, %u) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %35 = "llvm.intr.fma"(%h, %h, %h) : (f16, f16, f16) -> f16
  %36 = "llvm.intr.fma"(%f, %f, %f) : (f32, f32, f32) -> f32
  %37 = "llvm.intr.fma"(%d, %d, %d) : (f64, f64, f64) -> f64
  %38 = "llvm.intr.fma"(%u, %u, %u) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %39 = "llvm.intr.fma"(%f, %f, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, f32, f32) -> f32
  %40 = "llvm.intr.fmuladd"(%h, %h, %h) : (f16, f16, f16) -> f16
  %41 = "llvm.intr.fmuladd"(%f, %f, %f) : (f32, f32, f32) -> f32
  %42 = "llvm.intr.fmuladd"(%d, %d, %d) : (f64, f64, f64) -> f64
  %43 = "llvm.intr.fmuladd"(%u, %u, %u) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %44 = "llvm.intr.fmuladd"(%f, %f, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, f32, f32) -> f32
  llvm.return
}

llvm.func @others(%h: f16, %r: bf16, %f: f32, %d: f64, %x: f80, %q: f128, %u: vector<4xf32>, %v: vector<[2]xf64>, %n: i32, %m: vector<4xi32>, %k: i64) {
  %0 = "llvm.intr.powi"(%f, %n) : (f32, i32) -> f32
  %1 = "llvm.intr.powi"(%d, %n) : (f64, i32) -> f64
  %2 = "llvm.intr.powi"(%f, %n) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32, i32) -> f32
  %3 = "llvm.intr.ldexp"(%f, %n) : (f32, i32) -> f32
  %4 = "llvm.intr.ldexp"(%d, %n) : (f64, i32) -> f64
  %5 = "llvm.intr.ldexp"(%f, %n) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32, i32) -> f32
  %6 = "llvm.intr.llrint"(%f) : (f32) -> i32
  %7 = "llvm.intr.llrint"(%f) : (f32) -> i64
  %8 = "llvm.intr.llrint"(%d) : (f64) -> i32
  %9 = "llvm.intr.llrint"(%d) : (f64) -> i64
  %10 = "llvm.intr.lrint"(%f) : (f32) -> i32
  %11 = "llvm.intr.lrint"(%f) : (f32) -> i64
  %12 = "llvm.intr.lrint"(%d) : (f64) -> i32
  %13 = "llvm.intr.lrint"(%d) : (f64) -> i64
  %14 = "llvm.intr.lround"(%f) : (f32) -> i32
  %15 = "llvm.intr.lround"(%f) : (f32) -> i64
  %16 = "llvm.intr.lround"(%d) : (f64) -> i32
  %17 = "llvm.intr.lround"(%d) : (f64) -> i64
  %18 = "llvm.intr.llround"(%f) : (f32) -> i32
  %19 = "llvm.intr.llround"(%f) : (f32) -> i64
  %20 = "llvm.intr.llround"(%d) : (f64) -> i32
  %21 = "llvm.intr.llround"(%d) : (f64) -> i64
  %22 = "llvm.intr.llrint"(%u) : (vector<4xf32>) -> vector<4xi64>
  %23 = "llvm.intr.lrint"(%u) : (vector<4xf32>) -> vector<4xi64>
  %24 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  %25 = "llvm.intr.is.fpclass"(%u) <{bit = 512 : i32}> : (vector<4xf32>) -> vector<4xi1>
  %26 = "llvm.intr.frexp"(%f) : (f32) -> !llvm.struct<(f32, i32)>
  %27 = "llvm.intr.frexp"(%u) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xi32>)>
  %28 = "llvm.intr.sincos"(%f) : (f32) -> !llvm.struct<(f32, f32)>
  %29 = "llvm.intr.sincos"(%u) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  llvm.return
}

llvm.func @constrained(%h: f16, %r: bf16, %f: f32, %d: f64, %x: f80, %q: f128, %u: vector<4xf32>, %v: vector<[2]xf64>, %n: i32, %m: vector<4xi32>, %k: i64) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%d) <{roundingmode = 0 : i64, fpExceptionBehavior = 0 : i64}> : (f64) -> f32
  %1 = "llvm.intr.experimental.constrained.fptrunc"(%d) <{roundingmode = 0 : i64, fpExceptionBehavior = 1 : i64}> : (f64) -> f32
  %2 = "llvm.intr.experimental.constrained.fptrunc"(%d) <{roundingmode = 0 : i64, fpExceptionBehavior = 2 : i64}> : (f64) -> f32
  %3 = "llvm.intr.experimental.constrained.fptrunc"(%d) <{roundingmode = 1 : i64, fpExceptionBehavior = 0 : i64}> : (f64) -> f32
  %4 = "llvm.intr.experimental.constrained.fptrunc"(%d) <{roundingmode = 1 : i64, fpExceptionBehavior = 1 : i64}> : (f64) -> f32
  %5 = "llvm.intr.experimental.constrained.fptrunc"(%d) <{roundingmode = 1 : i64, fpExceptionBehavior = 2 : i64}> : (f64) -> f32
  %6 = "llvm.intr.experimental.constrained.fptrunc"(%d) <{roundingmode = 2 : i64, fpExceptionBehavior = 2 : i64}> : (f64) -> f32
  %7 = "llvm.intr.experimental.constrained.fptrunc"(%d) <{roundingmode = 3 : i64, fpExceptionBehavior = 2 : i64}> : (f64) -> f32
  %8 = "llvm.intr.experimental.constrained.fptrunc"(%d) <{roundingmode = 4 : i64, fpExceptionBehavior = 0 : i64}> : (f64) -> f32
  %9 = "llvm.intr.experimental.constrained.fptrunc"(%d) <{roundingmode = 4 : i64, fpExceptionBehavior = 1 : i64}> : (f64) -> f32
  %10 = "llvm.intr.experimental.constrained.fptrunc"(%d) <{roundingmode = 4 : i64, fpExceptionBehavior = 2 : i64}> : (f64) -> f32
  %11 = "llvm.intr.experimental.constrained.fptrunc"(%d) <{roundingmode = 7 : i64, fpExceptionBehavior = 0 : i64}> : (f64) -> f16
  %12 = "llvm.intr.experimental.constrained.fpext"(%f) <{fpExceptionBehavior = 0 : i64}> : (f32) -> f64
  %13 = "llvm.intr.experimental.constrained.fpext"(%u) <{fpExceptionBehavior = 2 : i64}> : (vector<4xf32>) -> vector<4xf64>
  %14 = "llvm.intr.experimental.constrained.sitofp"(%n) <{roundingmode = 1 : i64, fpExceptionBehavior = 0 : i64}> : (i32) -> f32
  %15 = "llvm.intr.experimental.constrained.uitofp"(%m) <{roundingmode = 1 : i64, fpExceptionBehavior = 2 : i64}> : (vector<4xi32>) -> vector<4xf32>
  llvm.return
}
