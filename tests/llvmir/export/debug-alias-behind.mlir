// RUN: not terrace translate --mlir-to-llvmir %s 2>&1

// Only an alias that is a whole location may be defined further on, not one inside of a location.
#file = #llvm.di_file<"a.mlir" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return loc(fused<#sp>[#behind])
} loc(fused<#sp>["a.mlir":1:2])
#behind = loc("a.mlir":1:1)
