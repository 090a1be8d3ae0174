; RUN: not terrace compile %s 2>&1
; DIFFERS: upstream does not end

define void @f() !dbg !3 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = distinct !DILocation(line: 1, scope: !3, inlinedAt: !7)
!7 = distinct !DILocation(line: 2, scope: !3, inlinedAt: !8)
!8 = distinct !DILocation(line: 3, scope: !3, inlinedAt: !7)
