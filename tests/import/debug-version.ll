; RUN: terrace translate %s --import-llvm 2>&1
; RUN: terrace translate %s --import-llvm --lossless 2>&1
; DIFFERS: upstream's warning has no location
; Debug information of another version is dropped.
define void @f() !dbg !3 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 2}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
