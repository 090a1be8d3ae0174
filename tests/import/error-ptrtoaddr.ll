; RUN: not terrace translate %s --import-llvm 2>&1

define i32 @f(ptr %p, i32 %x) !dbg !1 {
  %1 = ptrtoaddr ptr %p to i64, !dbg !5
  ret i32 3
}
!1 = distinct !DISubprogram(name: "f", file: !31, scope: !31, line: 5, unit: !32, spFlags: DISPFlagDefinition)
!31 = !DIFile(filename: "a.c", directory: "/")
!32 = distinct !DICompileUnit(language: DW_LANG_C, file: !31, emissionKind: FullDebug)
!5 = !DILocation(line: 7, column: 3, scope: !1)
!llvm.dbg.cu = !{!32}
!llvm.module.flags = !{!41}
!41 = !{i32 2, !"Debug Info Version", i32 3}
