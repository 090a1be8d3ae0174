// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s --mlir-print-debuginfo

// Where two locations in different files are merged.

#file = #llvm.di_file<"foo.mlir" in "/test/">
#file2 = #llvm.di_file<"bar.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[8]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 77, subprogramFlags = Definition>
#b1 = #llvm.di_lexical_block<scope = #sp, file = #file, line = 3, column = 4>
#b2 = #llvm.di_lexical_block<scope = #b1, file = #file, line = 4, column = 4>
#x1 = #llvm.di_lexical_block<scope = #b1, file = #file2, line = 7, column = 7>
#x2 = #llvm.di_lexical_block<scope = #b2, file = #file2, line = 7, column = 7>
#x3 = #llvm.di_lexical_block<scope = #b1, file = #file2, line = 8, column = 7>
#f1 = #llvm.di_lexical_block_file<scope = #b1, file = #file2, discriminator = 2>
#f2 = #llvm.di_lexical_block_file<scope = #b2, file = #file2, discriminator = 3>
#y1 = #llvm.di_lexical_block<scope = #f1, file = #file2, line = 9, column = 7>
#y2 = #llvm.di_lexical_block<scope = #f2, file = #file2, line = 9, column = 8>
llvm.func @f(%a: i32) {
  %0 = llvm.add %a, %a : i32 loc(fused[fused<#x1>["x":1:2], fused<#x2>["x":1:2]])
  %1 = llvm.add %a, %a : i32 loc(fused[fused<#x2>["x":1:2], fused<#x1>["x":1:3]])
  %2 = llvm.add %a, %a : i32 loc(fused[fused<#x3>["x":1:2], fused<#x1>["x":1:2]])
  %3 = llvm.add %a, %a : i32 loc(fused[fused<#x3>["x":1:2], fused<#b1>["x":2:2]])
  %4 = llvm.add %a, %a : i32 loc(fused[fused<#f1>["x":1:2], fused<#f2>["x":1:2]])
  %5 = llvm.add %a, %a : i32 loc(fused[fused<#f1>["x":1:2], fused<#f2>["x":2:2]])
  %6 = llvm.add %a, %a : i32 loc(fused[fused<#y1>["x":1:2], fused<#y2>["x":2:2]])
  %7 = llvm.add %a, %a : i32 loc(fused[fused<#f1>["x":5:2], fused<#b1>["x":5:2]])
  %8 = llvm.add %a, %a : i32 loc(fused[fused<#f2>["x":5:2], fused<#sp>["x":5:2]])
  %9 = llvm.add %a, %a : i32 loc(fused[fused<#x2>["x":5:2], fused<#y2>["x":5:2]])
  %10 = llvm.add %a, %a : i32 loc(fused[fused<#x2>["x":5:2], fused<#f1>["x":7:7]])
  %11 = llvm.add %a, %a : i32 loc(fused[fused<#f1>["x":7:7], fused<#x2>["x":5:2]])
  %12 = llvm.add %a, %a : i32 loc(fused[fused<#f1>["x":7:7], fused<#x1>["x":5:2], fused<#b1>["x":5:2]])
  llvm.return loc("a":1:1)
} loc(fused<#sp>["foo.mlir":1:1])
