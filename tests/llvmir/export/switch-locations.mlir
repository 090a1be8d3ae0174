// RUN: terrace translate --mlir-to-llvmir %s

// Blocks in between, for a block that a terminator names twice: their values have the locations of the block's
// arguments, their branches that of the terminator.

#file = #llvm.di_file<"a.c" in "/src">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, subprogramFlags = Definition>

llvm.func @f(%x: i32, %y: i64, %c: i1) -> i32 {
  llvm.switch %x : i32, ^join(%x, %y : i32, i64) [
    1: ^join(%x, %y : i32, i64),
    2: ^end
  ] loc("a.c":3:4)
^join(%0: i32 loc("a.c":5:6), %1: i64 loc(unknown)):
  llvm.cond_br %c, ^join(%x, %1 : i32, i64), ^join(%0, %y : i32, i64) loc("a.c":7:8)
^end:
  llvm.return %x : i32 loc("a.c":9:1)
} loc(fused<#sp>["a.c":1:1])

llvm.func @g(%x: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^join(%x : i32), ^join(%x : i32) loc(unknown)
^join(%0: i32 loc("a.c":5:6)):
  llvm.return %x : i32 loc("a.c":9:1)
} loc(fused<#sp2>["a.c":1:1])
