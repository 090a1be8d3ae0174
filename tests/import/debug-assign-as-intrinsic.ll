; RUN: terrace translate %s --import-llvm --convert-debug-rec-to-intrinsics
; DIFFERS: upstream has no translation of the call that the record of an assignment becomes

; An assignment is left out, as without the option.

define void @f(i32 %x) !dbg !3 {
  %a = alloca i32, align 4, !DIAssignID !7
    #dbg_assign(i32 %x, !5, !DIExpression(), !7, ptr %a, !DIExpression(), !6)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2, type: !8)
!6 = !DILocation(line: 2, column: 1, scope: !3)
!7 = distinct !DIAssignID()
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
