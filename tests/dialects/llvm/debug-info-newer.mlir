// RUN: terrace opt %s --mlir-print-debuginfo
// RUN: terrace opt %s --mlir-print-debuginfo --mlir-version=24
// RUN: terrace opt %s --emit-bytecode | terrace opt --mlir-print-debuginfo
// RUN: terrace translate %s --mlir-to-llvmir
// RUN: not terrace opt %s --mlir-print-debuginfo --mlir-version=22 --mlir-print-op-on-diagnostic=false 2>&1
// RUN: terrace opt %s --mlir-version=22

// DIFFERS: MLIR 22 does not have these parameters

#file = #llvm.di_file<"a.cc" in "/">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#self = #llvm.di_compile_unit<recId = distinct[0]<>, isRecSelf = true>
#ns = #llvm.di_namespace<name = "n", scope = #file, exportSymbols = false>
#entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #self, entity = #ns, file = #file, line = 2>
#cu = #llvm.di_compile_unit<recId = distinct[0]<>, id = distinct[1]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #file, isOptimized = true, emissionKind = Full, isDebugInfoForProfiling = true, importedEntities = #entity>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "x", file = #file, line = 3, scope = #ns, baseType = #int, sizeInBits = 32, flags = Public>
#part = #llvm.di_composite_type<tag = DW_TAG_variant_part, name = "v", file = #file, discriminator = #member>
#struct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 2, sizeInBits = 32, identifier = "_ZTS1s", elements = #member, #part>
#type = #llvm.di_subroutine_type<types = #llvm.di_null_type, #struct>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #ns, name = "f", file = #file, line = 4, subprogramFlags = Definition, type = #type>
llvm.func @f() {
  llvm.return
} loc(fused<#sp>["a.cc":4:1])
