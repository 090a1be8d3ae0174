// RUN: terrace opt %s --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo

#file = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "has", file = #file, subprogramFlags = Definition>
module {
  llvm.func @has() { llvm.return loc("b.c":1:1) } loc(fused<#sp>["a.c":1:1])
  llvm.func @none() { llvm.return loc("/x/b.c":1:1) } loc("/a.c":3:1)
  module {
    llvm.func @inner() { llvm.return loc("x/b.c":1:1) } loc("x/a.c":3:1)
  }
} loc(fused<#cu>["m.mlir":1:1])
