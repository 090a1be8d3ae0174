; RUN: terrace translate %s --import-llvm
; A flag that only subprograms have, which the dialect does not keep.
define void @f() !dbg !0 {
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!0 = distinct !DISubprogram(name: "f<int>", scope: !2, file: !2, line: 1, type: !4, flags: DIFlagPrototyped | DIFlagNameIsSimplified, spFlags: DISPFlagDefinition, unit: !1)
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "x.cpp", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !5)
!5 = !{null}
