// RUN: terrace opt %s --inline

#f = #llvm.di_file<"loop.c" in "/src">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #f, isOptimized = true, emissionKind = Full>
#callee = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "spin", file = #f, line = 1, subprogramFlags = Definition>
#caller = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #f, name = "run", file = #f, line = 20, subprogramFlags = Definition>
#start = loc("loop.c":2:3)
#end = loc("loop.c":5:3)
#call = loc("loop.c":22:3)
#def = loc("loop.c":20:1)
#in_callee = loc(fused<#callee>[#start])
#in_callee_end = loc(fused<#callee>[#end])
#in_caller = loc(fused<#caller>[#call])
#of_caller = loc(fused<#caller>[#def])
#follow = #llvm.loop_annotation<startLoc = #in_callee, mustProgress = true>
#unroll = #llvm.loop_unroll<disable = false, followupUnrolled = #follow>
#annotation = #llvm.loop_annotation<unroll = #unroll, startLoc = #in_callee, endLoc = #in_callee_end>
#plain = #llvm.loop_annotation<mustProgress = true>
llvm.func @spin(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #annotation}
^bb2:
  llvm.cond_br %c, ^bb2, ^bb3 {loop_annotation = #plain}
^bb3:
  llvm.return
}
llvm.func @run(%c: i1) {
  llvm.call @spin(%c) : (i1) -> () loc(#in_caller)
  llvm.return
} loc(#of_caller)
llvm.func @without_debug_information(%c: i1) {
  llvm.call @spin(%c) : (i1) -> () loc(#in_caller)
  llvm.return
}

// NOT IN BYTECODE: that attributes which are text share a distinct attribute.
