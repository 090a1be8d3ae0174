// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

#di_file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, extraData = #int>
#comp = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, name = "array0", line = 10, sizeInBits = 128, alignInBits = 32, elements = #llvm.di_subrange<count = 4>>
#spt = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #int, #ptr, #comp>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #di_file, name = "f", linkageName = "fl", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #spt, annotations = #llvm.di_annotation<name = "foo", value = "bar">>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #di_file, name = "callee", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "Definition", type = #llvm.di_subroutine_type<>>
#spd = #llvm.di_subprogram<scope = #di_file, name = "ext", file = #di_file, type = #spt>
#lb = #llvm.di_lexical_block<scope = #sp, file = #di_file, line = 3, column = 4>
#lbf = #llvm.di_lexical_block_file<scope = #lb, file = #di_file, discriminator = 0>
#var = #llvm.di_local_variable<scope = #lbf, name = "arg", file = #di_file, line = 6, arg = 1, alignInBits = 32, type = #int, flags = Artificial>
#label = #llvm.di_label<scope = #lb, name = "label", file = #di_file, line = 42>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "gl", file = #di_file, line = 5, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_LLVM_fragment(0, 16)]>>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gve]} : i32
llvm.func @ext() loc(fused<#spd>["foo.mlir":1:1])
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
  llvm.intr.dbg.value #var = %a : i32 loc(fused<#lb>["foo.mlir":2:1])
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(16, 8)]> = %a : i32 loc("x.mlir":2:1)
  llvm.intr.dbg.declare #var = %p : !llvm.ptr loc("x.mlir":2:2)
  llvm.intr.dbg.label #label loc("x.mlir":2:3)
  %0 = llvm.add %a, %a : i32 loc("x.mlir":3:1)
  %1 = llvm.add %0, %a : i32 loc(callsite(fused<#sp2>["foo.mlir":7:4] at fused<#sp>["foo.mlir":28:5]))
  %2 = llvm.add %1, %a : i32 loc(fused["x.mlir":3:1, "x.mlir":3:2])
  %3 = llvm.add %2, %a : i32 loc(fused["x.mlir":3:1, "x.mlir":4:2])
  %4 = llvm.add %3, %a : i32 loc(unknown)
  %5 = llvm.add %4, %a : i32 loc("named"("x.mlir":9:9))
  %6 = llvm.add %5, %a : i32 loc(fused<#lbf>["foo.mlir":2:1, fused<#lb>["foo.mlir":2:1]])
  %7 = llvm.add %6, %a : i32 loc(callsite("foo.mlir":7:4 at fused<#sp>["foo.mlir":28:5]))
  %token = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.token loc("x.mlir":9:10)
  llvm.intr.dbg.value #var = %token : !llvm.token loc("x.mlir":9:11)
  llvm.call @ext() : () -> () loc("x.mlir":10:1)
  llvm.return %7 : i32 loc("x.mlir":11:1)
} loc(fused<#sp>["foo.mlir":1:1])
