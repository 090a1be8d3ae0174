// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: LLVM's verifier reports these without a location.

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
#d = #llvm.di_basic_type<tag = DW_TAG_array_type, name = "x">
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #d>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
#d = #llvm.di_composite_type<tag = DW_TAG_base_type, name = "x">
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #d>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
#d = #llvm.di_derived_type<tag = DW_TAG_base_type, name = "x", baseType = #int>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #d>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
#d = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "x", baseType = #int, elements = #llvm.di_subrange<count = 4, upperBound = 3 : i64>>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #d>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[3]<>, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
llvm.func @f(%a: i32) { 
  llvm.return  } loc(fused<#decl>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
llvm.func @f() { 
  llvm.return  } loc(fused<#sp>["a.c":1:1])
llvm.func @g() { 
  llvm.return  } loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
llvm.func @f() { 
  llvm.return loc(fused<#sp2>["a.c":1:1]) } loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
#b = #llvm.di_lexical_block<scope = #sp2, file = #file, line = 1, column = 2>
llvm.func @f() { 
  llvm.return loc(fused<#b>["a.c":1:1]) } loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
#l = #llvm.di_label<scope = #sp2, name = "l", file = #file, line = 3>
llvm.func @f(%a: i32) { 
  llvm.intr.dbg.label #l loc(fused<#sp>["a.c":1:1])
  llvm.return  } loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
llvm.func @f(%a: i32) { 
  llvm.intr.dbg.value #v3 = %a : i32 loc(fused<#sp>["a.c":1:1])
  llvm.return  } loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
llvm.func @f(%a: i32) { 
  llvm.intr.dbg.value #v1 = %a : i32 loc(fused<#sp>["a.c":1:1])
  llvm.intr.dbg.value #v2 = %a : i32 loc(fused<#sp>["a.c":1:1])
  llvm.return  } loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
llvm.func @f(%a: i32) { 
  llvm.intr.dbg.value #v1 #llvm.di_expression<[DW_OP_LLVM_fragment(16, 32)]> = %a : i32 loc(fused<#sp>["a.c":1:1])
  llvm.return  } loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
llvm.func @f(%a: i32) { 
  llvm.intr.dbg.value #v1 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32)]> = %a : i32 loc(fused<#sp>["a.c":1:1])
  llvm.return  } loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
llvm.func @f(%a: i32) { 
  llvm.intr.dbg.value #v1 #llvm.di_expression<[DW_OP_deref(1)]> = %a : i32 loc(fused<#sp>["a.c":1:1])
  llvm.return  } loc(fused<#sp>["a.c":1:1])
