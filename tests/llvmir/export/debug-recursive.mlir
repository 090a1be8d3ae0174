// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

#file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#rs = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>
#rp = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #rs>
#rm = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #rp>
#rc = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "rec", elements = #rm>
#rs2 = #llvm.di_composite_type<recId = distinct[6]<>, isRecSelf = true>
#rp2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #rs2>
#rc2 = #llvm.di_composite_type<recId = distinct[6]<>, tag = DW_TAG_union_type, name = "arr", baseType = #rp2>
#sps = #llvm.di_subprogram<recId = distinct[7]<>, isRecSelf = true>
#ve = #llvm.di_local_variable<scope = #sps, name = "v", type = #rc>
#spt = #llvm.di_subroutine_type<types = #int, #rc, #rc2>
#im = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sps, entity = #file>
#sp = #llvm.di_subprogram<recId = distinct[7]<>, id = distinct[8]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #spt, retainedNodes = #ve, #im>
#rsi = #llvm.di_composite_type<recId = distinct[15]<>, isRecSelf = true>
#rso = #llvm.di_composite_type<recId = distinct[16]<>, isRecSelf = true>
#mi = #llvm.di_derived_type<tag = DW_TAG_member, name = "inner", baseType = #rsi>
#mo = #llvm.di_derived_type<tag = DW_TAG_member, name = "outer", baseType = #rso>
#inner = #llvm.di_composite_type<recId = distinct[15]<>, tag = DW_TAG_structure_type, name = "inner", elements = #mi, #mo>
#mx = #llvm.di_derived_type<tag = DW_TAG_member, name = "x", baseType = #inner>
#outer = #llvm.di_composite_type<recId = distinct[16]<>, tag = DW_TAG_structure_type, name = "outer", elements = #mx, #mo>
#v1 = #llvm.di_local_variable<scope = #sp, name = "v1", type = #outer>
#rp2x = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #rc2>
#v2 = #llvm.di_local_variable<scope = #sp, name = "v2", type = #rp2x>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #v1 = %a : i32 loc("a":1:1)
  llvm.intr.dbg.value #v2 = %a : i32 loc("a":1:1)
  llvm.return loc("a":1:1)
} loc(fused<#sp>["foo.mlir":1:1])
