// RUN: terrace translate --mlir-to-llvmir %s

#file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[8]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#sp2 = #llvm.di_subprogram<id = distinct[9]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, subprogramFlags = Definition>
#b1 = #llvm.di_lexical_block<scope = #sp, file = #file, line = 3, column = 4>
#b2 = #llvm.di_lexical_block<scope = #b1, file = #file, line = 4, column = 4>
#b3 = #llvm.di_lexical_block<scope = #b1, file = #file, line = 5, column = 4>
#c1 = #llvm.di_lexical_block<scope = #sp2, file = #file, line = 5, column = 4>
#bf = #llvm.di_lexical_block_file<scope = #b1, file = #file, discriminator = 2>
llvm.func @f(%a: i32) {
  %0 = llvm.add %a, %a : i32 loc(fused[fused<#b2>["x":1:2], fused<#b3>["x":1:2]])
  %1 = llvm.add %a, %a : i32 loc(fused[fused<#b2>["x":1:2], fused<#b1>["x":1:3]])
  %2 = llvm.add %a, %a : i32 loc(fused[fused<#b2>["x":1:2], fused<#c1>["x":1:2]])
  %3 = llvm.add %a, %a : i32 loc(fused[callsite(fused<#c1>["x":1:2] at fused<#b2>["x":9:2]), fused<#b3>["x":1:2]])
  %4 = llvm.add %a, %a : i32 loc(fused[callsite(fused<#c1>["x":1:2] at fused<#b2>["x":9:2]), callsite(fused<#c1>["x":1:2] at fused<#b3>["x":10:2])])
  %5 = llvm.add %a, %a : i32 loc(fused[callsite(fused<#c1>["x":1:2] at fused<#b2>["x":9:2]), callsite(fused<#sp2>["x":1:2] at fused<#b2>["x":9:2])])
  %6 = llvm.add %a, %a : i32 loc(fused[fused<#bf>["x":1:2], fused<#b3>["x":1:2]])
  %7 = llvm.add %a, %a : i32 loc(fused[fused<#b3>["x":1:2], unknown, "x":1:2])
  %8 = llvm.add %a, %a : i32 loc(fused["x":1:2, "y":1:2, "z":1:5])
  %9 = llvm.add %a, %a : i32 loc(callsite(callsite(fused<#c1>["x":1:2] at fused<#sp2>["x":8:8]) at "m":9:9))
  %10 = llvm.add %a, %a : i32 loc(callsite("aa":1:2 at callsite(fused<#c1>["x":1:2] at "m":9:9)))
  %11 = llvm.add %a, %a : i32 loc(callsite(unknown at unknown))
  %12 = llvm.add %a, %a : i32 loc("nm"(callsite(unknown at "x":1:2)))
  %13 = llvm.add %a, %a : i32 loc("nm")
  %14 = llvm.add %a, %a : i32 loc("f":1:2 to 3:4)
  llvm.br ^bb1(%a, %a : i32, i32) loc("f":9:9)
^bb1(%x : i32 loc("f":7:7), %y : i32 loc(unknown)):
  llvm.return loc("a":1:1)
} loc(fused<#sp>["foo.mlir":1:1])
llvm.func @noscope(%a: i32) {
  %0 = llvm.add %a, %a : i32 loc(fused[fused<#b2>["x":1:2], fused<#b3>["x":1:2]])
  llvm.return loc(fused<#sp>["foo.mlir":1:1])
}
