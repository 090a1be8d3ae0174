// RUN: terrace opt %s
// RUN: terrace opt %s | terrace opt
// DIFFERS: upstream prints annotations behind retained nodes, and reads them as one of these

#file = #llvm.di_file<"a.c" in "/src">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#self = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>
#v = #llvm.di_local_variable<scope = #self, name = "v", file = #file>
#sp = #llvm.di_subprogram<recId = distinct[1]<>, id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition, retainedNodes = #v, annotations = #llvm.di_annotation<name = "k", value = "v">>
module attributes {x.a = #sp} {}
