// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-local-scope

#file = #llvm.di_file<"foo.mlir" in "/test/">
#tn = #llvm.di_null_type
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#cu2 = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #file, isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = None, splitDebugFilename = "x.dwo">
#int0 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int0">
#int1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int1, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, extraData = #int1>
#ptr2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "named", baseType = #tn, dwarfAddressSpace = 3>
#comp0 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array0", line = 10, sizeInBits = 128, alignInBits = 32, elements = #llvm.di_subrange<count = 4>>
#comp1 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array1", file = #file, scope = #file, baseType = #int0, flags = "Public|Virtual", dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <>, allocated = <[DW_OP_deref]>, associated = <>, elements = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(24), DW_OP_deref]>, stride = #llvm.di_expression<[DW_OP_constu(3), DW_OP_plus]>>, #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>>
#spt0 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#spt1 = #llvm.di_subroutine_type<types = #tn, #int1>
#sp0 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "value", linkageName = "value", file = #file, subprogramFlags = "Definition|Optimized", type = #spt1, line = 3, scopeLine = 3, annotations = #llvm.di_annotation<name = "foo", value = "bar">>
#sp1 = #llvm.di_subprogram<scope = #file, name = "decl", file = #file, type = #spt0>
#lb = #llvm.di_lexical_block<scope = #sp0, file = #file, line = 3, column = 4>
#lbf = #llvm.di_lexical_block_file<scope = #lb, file = #file, discriminator = 0>
#var = #llvm.di_local_variable<scope = #lbf, name = "arg", file = #file, line = 6, arg = 1, alignInBits = 32, type = #int1, flags = Artificial>
#label = #llvm.di_label<scope = #lb, name = "label", file = #file, line = 42>
#ns = #llvm.di_namespace<name = "ns", scope = #file, exportSymbols = false>
#mod = #llvm.di_module<file = #file, scope = #file, name = "m", configMacros = "bar", includePath = "/", apinotes = "/n", line = 42, isDecl = true>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "gl", file = #file, line = 5, type = #int1, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_LLVM_fragment(0, 16)]>>
#gve2 = #llvm.di_global_variable_expression<var = <file = #file, line = 5, type = #int1>>
#cb = #llvm.di_common_block<scope = #sp0, decl = #gv, name = "cb", file = #file, line = 3>
#ie = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sp0, entity = #mod, file = #file, line = 1, name = "x", elements = #ns, #mod>
#st = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLength = #var, stringLengthExp = <[DW_OP_deref]>, stringLocationExp = <[DW_OP_push_object_address]>, encoding = DW_ATE_ASCII>
#rs = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>
#rp = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #rs>
#rc = #llvm.di_composite_type<tag = DW_TAG_class_type, recId = distinct[5]<>, name = "rec", elements = #rp>
module attributes {x.a = [#tn, #cu, #cu2, #int0, #int1, #ptr, #ptr2, #comp0, #comp1, #spt0, #spt1, #sp0, #sp1, #lb, #lbf, #var, #label, #ns, #mod, #gv, #gve, #gve2, #cb, #ie, #st, #rc, #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_arg(0)]>, #llvm.di_subrange<>, #llvm.di_expression<>]} {}

// NOT IN BYTECODE: `splitDebugFilename`.
