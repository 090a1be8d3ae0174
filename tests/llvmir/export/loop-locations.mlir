// RUN: terrace translate --mlir-to-llvmir %s

#file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[8]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#lb1 = #llvm.di_lexical_block<scope = #sp, file = #file, line = 3, column = 4>
#la = #llvm.loop_annotation<startLoc = loc(fused<#sp>["foo.mlir":42:4]), endLoc = loc(fused<#lb1>["foo.mlir":52:4]), mustProgress = true>
#lb = #llvm.loop_annotation<startLoc = loc(fused["foo.mlir":42:4, "b":1:2])>
llvm.func @f(%c: i1) {
  llvm.br ^bb1 {loop_annotation = #la} loc("a":1:1)
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #lb} loc("a":1:1)
^bb2:
  llvm.return
} loc(fused<#sp>["foo.mlir":1:1])
llvm.func @g(%c: i1) {
  llvm.br ^bb1 {loop_annotation = #la} loc("a":1:1)
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 loc("a":1:1)
^bb2:
  llvm.return
}
