// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s --mlir-print-debuginfo

// Types as scopes, subprograms with and without an id, definitions and declarations.

#file = #llvm.di_file<"a.cpp" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #file, isOptimized = false, emissionKind = Full>
#void = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#class = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "C", file = #file, line = 1, flags = "TypePassByValue">
#inner = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "D", file = #file, line = 2, scope = #class>
#typedef = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "T", baseType = #class>
#enum = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, name = "E", scope = #typedef, baseType = #int>
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#method = #llvm.di_subprogram<scope = #self, name = "m", linkageName = "_ZN1R1mEv", file = #file, line = 3, type = #void>
#rec = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "R", file = #file, line = 3, elements = #method>
#member = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #inner, name = "f", linkageName = "_ZN1C1D1fEv", file = #file, line = 4, scopeLine = 4, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #enum, #rec>>
#noid = #llvm.di_subprogram<compileUnit = #cu, scope = #class, name = "g", file = #file, line = 5, subprogramFlags = "Definition|Optimized", type = #void>
#decl = #llvm.di_subprogram<id = distinct[3]<>, scope = #class, name = "h", file = #file, line = 6, type = #void>
#var = #llvm.di_local_variable<scope = #member, name = "x", file = #file, line = 4, arg = 1, type = #inner>
#global = #llvm.di_global_variable<scope = #class, name = "s", linkageName = "_ZN1C1sE", file = #file, line = 7, type = #int, isDefined = true>

llvm.mlir.global external @s(1 : i32) {addr_space = 0 : i32, dbg_exprs = [#llvm.di_global_variable_expression<var = #global, expr = <>>]} : i32
llvm.func @f(%x: !llvm.ptr) {
  llvm.intr.dbg.declare #var = %x : !llvm.ptr loc(fused<#member>["a.cpp":4:2])
  llvm.call @h() : () -> () loc(fused<#member>["a.cpp":4:3])
  llvm.return loc(fused<#member>["a.cpp":4:4])
} loc(fused<#member>["a.cpp":4:1])
llvm.func @g() {
  llvm.return loc("a.cpp":5:4)
} loc(fused<#noid>["a.cpp":5:1])
llvm.func @h() loc(fused<#decl>["a.cpp":6:1])
