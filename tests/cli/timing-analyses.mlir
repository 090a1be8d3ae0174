// RUN: terrace opt %s --mlir-timing --mlir-timing-display=tree '--pass-pipeline=builtin.module(inline,func.func(cse,cse,mem2reg,cse,sroa,sroa))' -o /dev/null 2>&1 | FileCheck %s
// RUN: terrace opt %s --mlir-timing --mlir-timing-display=tree '--pass-pipeline=builtin.module(inline{op-pipelines=func.func(cse,canonicalize)},inline)' -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: terrace opt %s --mlir-timing --mlir-timing-display=tree --mlir-disable-threading '--pass-pipeline=builtin.module(func.func(composite-fixed-point-pass{pipeline=canonicalize,cse}))' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FIXED
// RUN: terrace opt %s --mlir-timing --mlir-timing-display=tree '--pass-pipeline=builtin.module(func.func(cse),llvm.func(cse),func.func(sroa))' -o /dev/null 2>&1 | FileCheck %s --check-prefix=MIXED
// RUN: terrace opt %s --mlir-timing --mlir-timing-display=tree '--pass-pipeline=builtin.module(func.func(lift-cf-to-scf,affine-scalrep,scf-parallel-loop-fusion),control-flow-sink,remove-dead-values,finalize-memref-to-llvm,convert-func-to-llvm)' -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHERS
// RUN: terrace opt %s --mlir-timing --mlir-timing-display=tree --mlir-output-format=json --mem2reg -o /dev/null 2>&1 | FileCheck %s --check-prefix=JSON
// RUN: terrace opt %s --mlir-timing --mem2reg -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIST

// CHECK: %) Parser
// CHECK-NEXT: %) Inliner
// CHECK-NEXT: %) (A) CallGraph
// CHECK-NEXT: %) 'func.func' Pipeline
// CHECK-NEXT: %) Canonicalizer
// CHECK-NEXT: %) 'func.func' Pipeline
// CHECK-NEXT: %) CSE
// CHECK-NEXT: %) (A) DominanceInfo
// CHECK-NEXT: %) CSE
// CHECK-NEXT: %) Mem2Reg
// CHECK-NEXT: %) (A) DataLayoutAnalysis
// CHECK-NEXT: %) CSE
// CHECK-NEXT: %) (A) DominanceInfo
// CHECK-NEXT: %) SROA
// CHECK-NEXT: %) (A) DataLayoutAnalysis
// CHECK-NEXT: %) SROA
// CHECK-NEXT: %) Output

// TWICE: %) Parser
// TWICE-NEXT: %) Inliner
// TWICE-NEXT: %) (A) CallGraph
// TWICE-NEXT: %) 'func.func' Pipeline
// TWICE-NEXT: %) CSE
// TWICE-NEXT: %) (A) DominanceInfo
// TWICE-NEXT: %) Canonicalizer
// TWICE-NEXT: %) Canonicalizer
// TWICE-NEXT: %) Inliner
// TWICE-NEXT: %) (A) CallGraph
// TWICE-NEXT: %) Output

// FIXED: %) Parser
// FIXED-NEXT: %) 'func.func' Pipeline
// FIXED-NEXT: %) CompositeFixedPointPass
// FIXED-NEXT: %) 'any' Pipeline
// FIXED-NEXT: %) Canonicalizer
// FIXED-NEXT: %) CSE
// FIXED-NEXT: %) (A) DominanceInfo
// FIXED-NEXT: %) Output

// MIXED: %) Parser
// MIXED-NEXT: %) Pipeline Collection : ['func.func', 'llvm.func']
// MIXED-NEXT: %) 'func.func' Pipeline
// MIXED-NEXT: %) CSE
// MIXED-NEXT: %) (A) DominanceInfo
// MIXED-NEXT: %) SROA
// MIXED-NEXT: %) (A) DataLayoutAnalysis
// MIXED-NEXT: %) Output

// OTHERS: %) Parser
// OTHERS-NEXT: %) 'func.func' Pipeline
// OTHERS-NEXT: %) LiftControlFlowToSCFPass
// OTHERS-NEXT: %) (A) DominanceInfo
// OTHERS-NEXT: %) AffineScalarReplacement
// OTHERS-NEXT: %) (A) PostDominanceInfo
// OTHERS-NEXT: %) (A) AliasAnalysis
// OTHERS-NEXT: %) SCFParallelLoopFusion
// OTHERS-NEXT: %) (A) AliasAnalysis
// OTHERS-NEXT: %) ControlFlowSink
// OTHERS-NEXT: %) (A) DominanceInfo
// OTHERS-NEXT: %) RemoveDeadValues
// OTHERS-NEXT: %) (A) dataflow::RunLivenessAnalysis
// OTHERS-NEXT: %) FinalizeMemRefToLLVMConversionPass
// OTHERS-NEXT: %) (A) DataLayoutAnalysis
// OTHERS-NEXT: %) ConvertFuncToLLVMPass
// OTHERS-NEXT: %) (A) DataLayoutAnalysis
// OTHERS-NEXT: %) Output

// JSON: "name": "Mem2Reg", "passes": [
// JSON-NEXT: "name": "(A) DataLayoutAnalysis", "passes": [
// JSON-NEXT: {}]},
// JSON-NEXT: "name": "(A) DominanceInfo", "passes": [
// JSON-NEXT: {}]},
// JSON-NEXT: {}]},

// LIST-DAG: %) Mem2Reg
// LIST-DAG: %) (A) DataLayoutAnalysis
// LIST-DAG: %) (A) DominanceInfo
// LIST: %) Rest
func.func @calls(%x: i32) -> i32 {
  %0 = func.call @adds(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @adds(%x: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.addi %x, %c : i32
  return %0 : i32
}
func.func @stores() -> i32 {
  %a = memref.alloca() : memref<i32>
  %c = arith.constant 1 : i32
  memref.store %c, %a[] : memref<i32>
  %l = memref.load %a[] : memref<i32>
  return %l : i32
}
