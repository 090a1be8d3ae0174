// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: upstream exports the static member without its flag, which LLVM calls an invalid tag.

#file = #llvm.di_file<"a.cpp" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#static = #llvm.di_derived_type<tag = DW_TAG_variable, name = "count", baseType = #int>
#field = #llvm.di_derived_type<tag = DW_TAG_member, name = "x", baseType = #int, sizeInBits = 32>
#struct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "S", file = #file, line = 1, sizeInBits = 32, elements = #static, #field>
#s = #llvm.di_global_variable<scope = #unit, name = "s", file = #file, line = 5, type = #struct, isDefined = true>

llvm.mlir.global external @s() {dbg_exprs = [#llvm.di_global_variable_expression<var = #s>]} : !llvm.struct<(i32)>
