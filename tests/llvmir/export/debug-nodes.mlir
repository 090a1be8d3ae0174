// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

#file = #llvm.di_file<"foo.mlir" in "/test/">
#file2 = #llvm.di_file<"bar\22.c" in "">
#tn = #llvm.di_null_type
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#cu2 = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #file2, isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = None, splitDebugFilename = "x.dwo">
#cu3 = #llvm.di_compile_unit<id = distinct[21]<>, sourceLanguage = DW_LANG_C, file = #file2, isOptimized = false, emissionKind = None, nameTableKind = GNU>
#cu4 = #llvm.di_compile_unit<id = distinct[22]<>, sourceLanguage = DW_LANG_C, file = #file2, isOptimized = false, emissionKind = DebugDirectivesOnly, nameTableKind = Apple>
#int0 = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "int0">
#int1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int1, sizeInBits = 64, alignInBits = 32>
#ptr2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "named", baseType = #tn, dwarfAddressSpace = 3>
#ptr3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #tn, dwarfAddressSpace = 0>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #int1, offsetInBits = 32, sizeInBits = 32>
#arr = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int1, line = 10, sizeInBits = 128, alignInBits = 32, elements = #llvm.di_subrange<count = 4>>
#spt1 = #llvm.di_subroutine_type<types = #tn, #int1, #ptr, #ptr2, #ptr3, #arr, #int0>
#sp0 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "value", linkageName = "value_link", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #spt1, annotations = #llvm.di_annotation<name = "foo", value = "bar">>
#v = #llvm.di_local_variable<scope = #sp0, name = "n", type = #int1>
#gv0 = #llvm.di_global_variable<scope = #cu, name = "gn", file = #file, line = 1, type = #int1>
#arr2 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int1, elements = #llvm.di_subrange<count = #v, lowerBound = -3 : i32, stride = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(32), DW_OP_deref]>>, #llvm.di_subrange<lowerBound = 0, upperBound = #gv0>>
#arr3 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array1", file = #file, scope = #file, baseType = #int0, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_consts(3)]>, allocated = <[DW_OP_deref]>, associated = <[DW_OP_lit0, DW_OP_ne]>, elements = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(24), DW_OP_deref]>, stride = #llvm.di_expression<[DW_OP_constu(3), DW_OP_plus]>>>
#arr4 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int0, elements = #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_consts(18446744073709551613)]>, lowerBound = #llvm.di_expression<[DW_OP_constu(3)]>, stride = #llvm.di_expression<[DW_OP_consts(3), DW_OP_stack_value]>>>
#strct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 3, flags = "Public|Virtual", elements = #member>
#cls = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "c", flags = "FwdDecl|Virtual|TypePassByValue|SingleInheritance|Protected", elements = #member>
#enum = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, name = "e", baseType = #int1, flags = EnumClass>
#un = #llvm.di_composite_type<tag = DW_TAG_union_type, name = "u", flags = "AllCallsDescribed|BigEndian">
#st = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLength = #v, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, stringLocationExp = <[DW_OP_push_object_address, DW_OP_deref]>, encoding = DW_ATE_ASCII>
#spt0 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#spt2 = #llvm.di_subroutine_type<callingConvention = DW_CC_program, types = #strct, #cls, #enum, #un>
#ns = #llvm.di_namespace<name = "ns", scope = #file, exportSymbols = false>
#sp1 = #llvm.di_subprogram<scope = #ns, name = "decl", file = #file, type = #spt2>
#mod = #llvm.di_module<file = #file, scope = #cu, name = "m", configMacros = "bar", includePath = "/", apinotes = "/n", line = 42, isDecl = true>
#mod2 = #llvm.di_module<scope = #cu2, name = "m2">
#ie2 = #llvm.di_imported_entity<tag = DW_TAG_imported_declaration, scope = #sp0, entity = #gv0>
#ie = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sp0, entity = #mod2, file = #file, line = 1, name = "x", elements = #ie2>
#lb = #llvm.di_lexical_block<scope = #sp0, file = #file, line = 3, column = 4>
#label2 = #llvm.di_label<scope = #lb, name = "l2">
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu2, scope = #mod, name = "f2", file = #file2, subprogramFlags = "LocalToUnit|Definition|Pure|Elemental|Recursive|MainSubprogram|ObjCDirect", type = #spt0>
#ns2 = #llvm.di_namespace<scope = #ns, exportSymbols = true>
#sp3 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #cu3, scope = #ns2, name = "f3", file = #file2, subprogramFlags = "Definition|PureVirtual", type = #spt0>
#sp4 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu4, scope = #ns2, name = "f4", file = #file2, subprogramFlags = "Definition|Virtual|Deleted", type = #spt0>
#lb2 = #llvm.di_lexical_block<scope = #lb>
#lbf = #llvm.di_lexical_block_file<scope = #lb2, file = #file2, discriminator = 7>
#lbf0 = #llvm.di_lexical_block_file<scope = #lb2, discriminator = 0>
#var = #llvm.di_local_variable<scope = #lbf, name = "arg", file = #file, line = 6, arg = 1, alignInBits = 32, type = #arr2, flags = "Artificial|ObjectPointer">
#var2 = #llvm.di_local_variable<scope = #lbf0>
#var3 = #llvm.di_local_variable<scope = #lbf0, name = "s", type = #st>
#label = #llvm.di_label<scope = #lb, name = "label", file = #file, line = 42>
#gv = #llvm.di_global_variable<scope = #mod, name = "g", linkageName = "gl", file = #file, line = 5, type = #arr3, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_LLVM_fragment(0, 16)]>>
#cb = #llvm.di_common_block<scope = #sp0, decl = #gv0, name = "cb", file = #file, line = 3>
#gv2 = #llvm.di_global_variable<scope = #cb, name = "g2", file = #file, line = 5, type = #arr4>
#gve2 = #llvm.di_global_variable_expression<var = #gv2>
#gv3 = #llvm.di_global_variable<scope = #sp2, name = "g3", file = #file, line = 5, type = #int1>
#gve3 = #llvm.di_global_variable_expression<var = #gv3>
#gv4 = #llvm.di_global_variable<name = "g4", file = #file, line = 5, type = #int1>
#gve4 = #llvm.di_global_variable_expression<var = #gv4>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gve, #gve2]} : i32
llvm.mlir.global external @g3() {dbg_exprs = [#gve3]} : i32
llvm.mlir.global external @g4() {dbg_exprs = [#gve4]} : i32
llvm.func @decl() loc(fused<#sp1>["foo.mlir":1:1])
llvm.func @value(%a: i32, %p: !llvm.ptr) -> i32 {
  llvm.intr.dbg.value #var = %a : i32 loc(fused<#lb>["foo.mlir":2:1])
  llvm.intr.dbg.value #var2 #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_convert(32, DW_ATE_unsigned), DW_OP_stack_value]> = %a : i32 loc("x.mlir":2:1)
  %c = llvm.mlir.constant(3 : i32) : i32
  llvm.intr.dbg.value #var3 #llvm.di_expression<[DW_OP_LLVM_arg(0), DW_OP_plus_uconst(3), DW_OP_LLVM_tag_offset(2), DW_OP_stack_value]> = %c : i32 loc("x.mlir":2:1)
  %u = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  llvm.intr.dbg.value #var3 = %u : !llvm.struct<(i32, ptr)> loc("x.mlir":2:1)
  %f = llvm.mlir.addressof @value : !llvm.ptr
  llvm.intr.dbg.declare #var #llvm.di_expression<[DW_OP_deref]> = %f : !llvm.ptr loc("x.mlir":2:2)
  llvm.intr.dbg.label #label loc("x.mlir":2:3)
  llvm.intr.dbg.label #label2 loc(unknown)
  llvm.return %a : i32 loc("x.mlir":11:1)
} loc(fused<#sp0>["foo.mlir":1:1])
llvm.func @f2() { llvm.return } loc("n"(fused<#sp2>["foo.mlir":1:1]))
llvm.func @f3() { llvm.return } loc(callsite(fused<#sp3>["foo.mlir":1:1] at "a":2:3))
llvm.func @f4() { llvm.return } loc(fused[fused<#sp4>["foo.mlir":1:1], "b":2:3])

// NOT IN BYTECODE: `splitDebugFilename`.
