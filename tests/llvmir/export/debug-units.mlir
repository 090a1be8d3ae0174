// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

#di_file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#cu2 = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR2", isOptimized = true, emissionKind = Full>
#cu3 = #llvm.di_compile_unit<id = distinct[4]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR3", isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #di_file, name = "f", linkageName = "fl", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized">
#sp3 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu3, scope = #di_file, name = "f3", linkageName = "fl", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized">
#spd = #llvm.di_subprogram<scope = #di_file, name = "ext", file = #di_file>
#gv = #llvm.di_global_variable<scope = #cu2, name = "g", linkageName = "gl", file = #di_file, line = 5, type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int">, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_LLVM_fragment(0, 16)]>>
#gve2 = #llvm.di_global_variable_expression<var = #gv>
module attributes {llvm.ident = "x", llvm.dependent_libraries = #llvm.dependent_libraries<"a">, llvm.commandline = "y"} {
llvm.func @ext() loc(fused<#spd>["foo.mlir":1:1])
llvm.func @f3() {
  llvm.return loc(callsite(fused<#sp3>["foo.mlir":7:4] at fused<#sp3>["foo.mlir":28:5]))
} loc(fused<#sp3>["foo.mlir":1:1])
llvm.linker_options ["a"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.func @f() {
  llvm.return loc("foo.mlir":70000:70000)
} loc(fused<#sp>["foo.mlir":1:1])
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gve, #gve2]} : i32
}
