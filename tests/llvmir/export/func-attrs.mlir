// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.func @passthrough() attributes {passthrough = ["noinline", ["custom", "value"], "cold"]} {
  llvm.return
}
llvm.func @same_as_before() attributes {passthrough = ["noinline", ["custom", "value"], "cold"]} {
  llvm.return
}
llvm.func @same_again() attributes {passthrough = ["noinline", ["custom", "value"], "cold"]}
llvm.func @memory() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.return
}
llvm.func @readnone() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.return
}
llvm.func @flags() attributes {always_inline, no_unwind, will_return} {
  llvm.return
}
llvm.func @inlining() attributes {no_inline, optimize_none} {
  llvm.return
}
llvm.func @frame() attributes {frame_pointer = #llvm.framePointerKind<all>, target_cpu = "generic", tune_cpu = "x"} {
  llvm.return
}
llvm.func @section() attributes {section = ".text.special", alignment = 32 : i64, garbageCollector = "statepoint-example"} {
  llvm.return
}
llvm.func @conv() attributes {convergent} {
  llvm.return
}
llvm.func @entry_count() attributes {function_entry_count = 42 : i64} {
  llvm.return
}
