// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: LLVM's verifier reports these without a location.

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_derived_type<tag = DW_TAG_lexical_block, name = "x", baseType = #int>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_derived_type<tag = DW_TAG_ptr_to_member_type, baseType = #int, extraData = #llvm.di_subrange<count = 4>>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_derived_type<tag = DW_TAG_set_type, baseType = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "t", baseType = #int>>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_derived_type<tag = DW_TAG_member, baseType = #int, dwarfAddressSpace = 3>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "c", flags = "TypePassByValue|TypePassByReference">
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "c", flags = "LValueReference|RValueReference">
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "c", flags = ReservedBit4>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "c", flags = Vector, baseType = #int, elements = #llvm.di_subrange<count = 4>, #llvm.di_subrange<count = 4>>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "c", dataLocation = <>>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "c", associated = <>>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "c", allocated = <>>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "c", rank = <>>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, name = "c", baseType = #int, scope = #llvm.di_derived_type<tag = DW_TAG_lexical_block>>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "c", baseType = #int, elements = #llvm.di_generic_subrange<count = #llvm.di_expression<>, lowerBound = #llvm.di_expression<>, upperBound = #llvm.di_expression<>, stride = #llvm.di_expression<>>>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "c", scope = #llvm.di_module<name = "">>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "c", scope = #llvm.di_lexical_block<scope = #file, line = 1>>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "c", scope = #llvm.di_subprogram<name = "d", line = 4>>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<types = #t>>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_label<scope = #file, name = "l">
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", retainedNodes = #t>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_local_variable<scope = #file, name = "l">
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", retainedNodes = #t>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_subrange<count = 4>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", retainedNodes = #t>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_local_variable<scope = #llvm.di_subprogram<id = distinct[9]<>, compileUnit = #cu, scope = #file, name = "h", subprogramFlags = "Definition">, name = "l">
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", retainedNodes = #t>>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", line = 1, subprogramFlags = "Definition">>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, scope = #file, name = "g", subprogramFlags = "Definition">>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
llvm.func @f() { llvm.return } loc(fused<#llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g">>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition">
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1>
llvm.func @f() {
  llvm.return loc(fused<#decl>["a.c":1:1])
} loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition">
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1>
#l = #llvm.di_lexical_block<scope = #decl, line = 1>
llvm.func @f() {
  llvm.return loc(fused<#l>["a.c":1:1])
} loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition">
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1>
#l = #llvm.di_lexical_block<scope = #sp, column = 1>
llvm.func @f() {
  llvm.return loc(fused<#l>["a.c":1:1])
} loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition">
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1>
#l = #llvm.di_lexical_block_file<scope = #file, discriminator = 1>
llvm.func @f() {
  llvm.return loc(fused<#l>["a.c":1:1])
} loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition">
#v = #llvm.di_local_variable<scope = #sp, name = "l", type = #llvm.di_subroutine_type<types = #llvm.di_null_type>>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #v = %a : i32 loc("a.c":1:2)
  llvm.return
} loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition">
#v = #llvm.di_local_variable<scope = #file, name = "l", type = #int>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #v = %a : i32 loc("a.c":1:2)
  llvm.return
} loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition">
#v = #llvm.di_local_variable<scope = #sp, name = "l", type = #int>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(16, 32)]> = %a : i32 loc("a.c":1:2)
  llvm.return
} loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition">
#v = #llvm.di_local_variable<scope = #sp, name = "l", type = #int>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32)]> = %a : i32 loc("a.c":1:2)
  llvm.return
} loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_global_variable<name = "g", file = #file, line = 1, type = #int, isDefined = true>
llvm.mlir.global external @g() {addr_space = 0 : i32, dbg_exprs = [#llvm.di_global_variable_expression<var = #v, expr = <[DW_OP_LLVM_fragment(0, 32)]>>]} : i32

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_global_variable<name = "g", file = #file, line = 1, type = #int, isDefined = true>
llvm.mlir.global external @g() {addr_space = 0 : i32, dbg_exprs = [#llvm.di_global_variable_expression<var = #v, expr = <[DW_OP_LLVM_fragment(16, 32)]>>]} : i32

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_global_variable<name = "g", file = #file, line = 1, type = #llvm.di_null_type, isDefined = true>
llvm.mlir.global external @g() {addr_space = 0 : i32, dbg_exprs = [#llvm.di_global_variable_expression<var = #v>]} : i32

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition">
llvm.func @f() loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition">
#lb = #llvm.di_lexical_block<scope = #sp, column = 4>
llvm.func @f(%c: i1) {
  llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<startLoc = loc(fused<#lb>["a.c":4:2])>}
^bb1:
  llvm.return
} loc(fused<#sp>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition">
#sp2 = #llvm.di_subprogram<id = distinct[8]<>, compileUnit = #cu, scope = #file, name = "h", file = #file, line = 1, subprogramFlags = "Definition">
llvm.func @f(%c: i1) {
  llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<startLoc = loc(fused<#sp2>["a.c":4:2])>}
^bb1:
  llvm.return
} loc(fused<#sp>["a.c":1:1])
