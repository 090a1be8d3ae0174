// RUN: terrace translate --mlir-to-llvmir %s

#r = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#m = #llvm.di_derived_type<tag = DW_TAG_member, name = "v", baseType = #r>
#v = #llvm.di_composite_type<tag = DW_TAG_variant_part, elements = #m>
#s = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[0]<>, name = "S", elements = #v>
#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#g = #llvm.di_global_variable<scope = #cu, name = "g", file = #file, line = 1, type = #s, isLocalToUnit = false, isDefined = true>
#ge = #llvm.di_global_variable_expression<var = #g, expr = <>>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#ge]} : i32
