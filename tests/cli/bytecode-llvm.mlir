// RUN: terrace opt %s --emit-bytecode
// RUN: terrace opt %s --emit-bytecode | terrace opt -

// Debug information and loop annotations have encodings of their own.

#file = #llvm.di_file<"a.c" in "/dir">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "p", isOptimized = true, emissionKind = Full, nameTableKind = GNU>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, dwarfAddressSpace = 3, extraData = #int>
#plain = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "t", baseType = #int>
#range = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, flags = Vector, sizeInBits = 128, elements = #range>
#null = #llvm.di_null_type
#fn = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #pointer, #array, #plain>
#space = #llvm.di_namespace<name = "n", scope = #file, exportSymbols = true>
#import = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #unit, entity = #space, file = #file, line = 4, name = "i">
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", linkageName = "_f", file = #file, line = 1, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #fn, retainedNodes = #import>
#block = #llvm.di_lexical_block<scope = #sp, file = #file, line = 3, column = 5>
#block_file = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 2>
#var = #llvm.di_local_variable<scope = #block_file, name = "x", file = #file, line = 4, arg = 1, alignInBits = 32, type = #int, flags = Artificial>
#label = #llvm.di_label<scope = #block, name = "l", file = #file, line = 9>
#global = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "_g", file = #file, line = 7, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#global_expr = #llvm.di_global_variable_expression<var = #global, expr = <[DW_OP_plus_uconst(4)]>>
#group = #llvm.access_group<id = distinct[2]<>>
#loop = #llvm.loop_annotation<disableNonforced = true, vectorize = <disable = false, width = 4 : i32>, unroll = <full = true>, mustProgress = true, parallelAccesses = #group>

llvm.mlir.global external @g(0 : i32) {dbg_exprs = [#global_expr]} : i32
llvm.func @f(%p: !llvm.ptr, %c: i1) {
  llvm.intr.dbg.declare #var #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 8)]> = %p : !llvm.ptr
  llvm.intr.dbg.label #label
  %x = llvm.load %p {access_groups = [#group]} : !llvm.ptr -> i32
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #loop}
^bb2:
  llvm.return
} loc(fused<#sp>["a.c":1:1])
