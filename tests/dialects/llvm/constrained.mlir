// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-version=24
// RUN: terrace opt %s --mlir-version=24 | terrace opt
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace translate --mlir-to-llvmir %s
// RUN: not terrace opt %s --mlir-version=23 2>&1

// DIFFERS: MLIR 22 does not have these operations

llvm.func @rounded(%a: f32, %b: f32, %i: i32, %v: vector<4xf32>) {
  %0 = llvm.intr.experimental.constrained.acos %a towardzero maytrap : f32
  %1 = llvm.intr.experimental.constrained.asin %a tonearest strict : f32
  %2 = llvm.intr.experimental.constrained.atan %a upward ignore : f32
  %3 = llvm.intr.experimental.constrained.cos %a downward maytrap : f32
  %4 = llvm.intr.experimental.constrained.cosh %a tonearestaway strict : f32
  %5 = llvm.intr.experimental.constrained.exp %a dynamic ignore : f32
  %6 = llvm.intr.experimental.constrained.exp2 %a towardzero maytrap : f32
  %7 = llvm.intr.experimental.constrained.log %a tonearest strict : f32
  %8 = llvm.intr.experimental.constrained.log10 %a upward ignore : f32
  %9 = llvm.intr.experimental.constrained.log2 %a downward maytrap : f32
  %10 = llvm.intr.experimental.constrained.nearbyint %a tonearestaway strict : f32
  %11 = llvm.intr.experimental.constrained.rint %a dynamic ignore : f32
  %12 = llvm.intr.experimental.constrained.sin %a towardzero maytrap : f32
  %13 = llvm.intr.experimental.constrained.sinh %a tonearest strict : f32
  %14 = llvm.intr.experimental.constrained.sqrt %a upward ignore : f32
  %15 = llvm.intr.experimental.constrained.tan %a downward maytrap : f32
  %16 = llvm.intr.experimental.constrained.tanh %a tonearestaway strict : f32
  %17 = llvm.intr.experimental.constrained.ceil %v ignore : vector<4xf32>
  %18 = llvm.intr.experimental.constrained.floor %v maytrap : vector<4xf32>
  %19 = llvm.intr.experimental.constrained.round %v strict : vector<4xf32>
  %20 = llvm.intr.experimental.constrained.roundeven %v ignore : vector<4xf32>
  %21 = llvm.intr.experimental.constrained.trunc %v maytrap : vector<4xf32>
  %22 = llvm.intr.experimental.constrained.atan2 %a, %b towardzero strict : f32
  %23 = llvm.intr.experimental.constrained.fadd %a, %b tonearest ignore : f32
  %24 = llvm.intr.experimental.constrained.fdiv %a, %b upward maytrap : f32
  %25 = llvm.intr.experimental.constrained.fmul %a, %b downward strict : f32
  %26 = llvm.intr.experimental.constrained.frem %a, %b tonearestaway ignore : f32
  %27 = llvm.intr.experimental.constrained.fsub %a, %b dynamic maytrap : f32
  %28 = llvm.intr.experimental.constrained.pow %a, %b towardzero strict : f32
  %29 = llvm.intr.experimental.constrained.maximum %a, %b ignore : f32
  %30 = llvm.intr.experimental.constrained.maxnum %a, %b maytrap : f32
  %31 = llvm.intr.experimental.constrained.minimum %a, %b strict : f32
  %32 = llvm.intr.experimental.constrained.minnum %a, %b ignore : f32
  %33 = llvm.intr.experimental.constrained.fma %a, %b, %a towardzero maytrap fastmath<contract> {note} : f32
  %34 = llvm.intr.experimental.constrained.fmuladd %a, %b, %a tonearest strict fastmath<contract> {note} : f32
  %35 = llvm.intr.experimental.constrained.fcmp oeq %v, %v ignore : vector<4xf32>
  %36 = llvm.intr.experimental.constrained.fcmps ord %v, %v maytrap : vector<4xf32>
  %37 = llvm.intr.experimental.constrained.fcmp une %v, %v strict : vector<4xf32>
  %38 = llvm.intr.experimental.constrained.fptosi %a ignore : f32 to i64
  %39 = llvm.intr.experimental.constrained.fptoui %a maytrap : f32 to i64
  %40 = llvm.intr.experimental.constrained.llround %a strict : f32 to i64
  %41 = llvm.intr.experimental.constrained.lround %a ignore : f32 to i64
  %42 = llvm.intr.experimental.constrained.llrint %a upward maytrap : f32 to i64
  %43 = llvm.intr.experimental.constrained.lrint %a upward strict : f32 to i64
  %44 = llvm.intr.experimental.constrained.ldexp %a, %i dynamic ignore fastmath<fast> : (f32, i32) -> f32
  %45 = llvm.intr.experimental.constrained.powi %a, %i dynamic maytrap fastmath<fast> : (f32, i32) -> f32
  llvm.return
}
