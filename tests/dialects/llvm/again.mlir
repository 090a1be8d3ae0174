// RUN: terrace opt %s --mlir-print-debuginfo
// RUN: terrace translate --mlir-to-llvmir %s

// The same pieces of text again and again, and pieces that begin alike.

#file = #llvm.di_file<"a.mlir" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#int2 = #llvm.di_basic_type< encoding = DW_ATE_signed , sizeInBits = 0x40,
    name = "a\22b", tag = DW_TAG_base_type>
#ty = #llvm.di_subroutine_type<types = #int, #int2>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #ty>
#sp2 = #llvm.di_subprogram<subprogramFlags = Definition, id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 9, type = #ty>
#a = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>

!two = !llvm.struct<(i32, i64)>

llvm.func @f(%a: i32, %s: !llvm.struct<(i32, array<2 x i64>)>, %t: !llvm.struct<(i32, array<3 x i64>)>) -> i32 {
  llvm.intr.dbg.value #a = %a : i32 loc(fused<#sp>["a.mlir":1:3])
  %b = llvm.add %a, %a : i32 loc(fused<#sp>["a.mlir":1:3])
  %c = llvm.add %b, %a : i32 loc(fused<#sp>["a.mlir":1:30])
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "c", file = #file, line = 2> = %c : i32 loc(fused<#sp>["a.mlir" :1 : 30])
  %d = llvm.sub %c, %a : i32 loc("a.mlir":7:1 to :9)
  %e = llvm.mul %d, %a : i32 loc("a.mlir":8:1)
  %e2 = llvm.mul %e, %a : i32 loc(#late)
  %e3 = llvm.mul %e2, %a : i32 loc("name"("a.mlir":8:2))
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, array<2 x i64>)>
  %1 = llvm.extractvalue %t[0] : !llvm.struct<(i32, array<3 x i64>)>
  %2 = llvm.extractvalue %s[1, 1] : !llvm.struct<(i32, array<2 x i64>)>
  %3 = llvm.extractvalue %t[1, 1] : !llvm.struct<(i32, array<3 x i64>)> loc(unknown)
  %4 = llvm.extractvalue %t[1, 1] {x} : !llvm.struct<(i32, array<3 x i64>)>
  %5 = llvm.insertvalue %4, %s[1, 1] : !llvm.struct<(i32, array<2 x i64>)>
  %6 = llvm.insertvalue %4, %t[1,1] : !llvm.struct<(i32, array<3 x i64>)>
  %7 = llvm.mlir.undef : !two
  %8 = llvm.insertvalue %a, %7[0] : !two
  %9 = llvm.extractvalue %8[0] : !two
  %10 = llvm.mlir.zero : !llvm.struct<"named", (i32)>
  %11 = llvm.extractvalue %10[0] : !llvm.struct<"named", (i32)>
  llvm.return %e3 : i32 loc(fused<#sp>["a.mlir":9:1])
} loc(fused<#sp>["a.mlir":1:3])
llvm.func @g() {
  llvm.return loc(fused<#sp2>["a.mlir":9:1])
} loc(fused<#sp2>["a.mlir":9:3])
#late = loc("late.mlir":3:4)
llvm.func @flags(%a: i64, %b: i64, %p: !llvm.ptr, %i: i32) {
  %0 = llvm.add %a, %b overflow<nsw> : i64
  %1 = llvm.mul %0, %b overflow<nsw, nuw> : i64
  %2 = llvm.mul %1, %b overflow<nsw, nuw> : i64
  %3 = llvm.shl %2, %b overflow<none> : i64
  %4 = llvm.sub %i, %i overflow<nuw> {x} : i32
  %5 = llvm.sub %i, %i overflow<nuw> : i32 loc("a.mlir":8:1)
  %6 = llvm.getelementptr %p[%a] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %7 = llvm.getelementptr %6[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f64
  %8 = llvm.getelementptr inbounds|nuw %7[%a] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %9 = llvm.getelementptr inbounds %8[%a] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %10 = llvm.getelementptr nusw %9[%a] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %11 = llvm.getelementptr %10[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %12 = llvm.getelementptr %11[%a] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %13 = llvm.mlir.constant(2 : index) : i64
  %14 = llvm.mlir.constant(2 : index) : i64
  %15 = llvm.mlir.constant(2 : i8) : i8
  %16 = llvm.mlir.constant(255 : i8) : i8
  %17 = llvm.mlir.constant(-1 : i8) : i8
  %18 = llvm.mlir.constant(7) : i64
  %19 = llvm.mlir.constant(0x10 : i64) : i64
  %20 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %21 = llvm.mlir.constant(1.0 : f32) : f32
  %22 = llvm.mlir.constant(true) : i1
  %23 = llvm.add %13, %20 overflow<nsw, nuw> : i64
  llvm.return
}
