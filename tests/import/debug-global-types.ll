; RUN: terrace translate %s --import-llvm 2>&1
; DIFFERS: upstream crashes while it prints a global variable of a subrange type

; The llvm dialect has no subrange types.
@index = global i32 1, !dbg !0
@count = global i32 2, !dbg !7

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "index", scope: !2, file: !3, line: 1, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_Ada95, file: !3, emissionKind: FullDebug, globals: !{!0, !7})
!3 = !DIFile(filename: "range.adb", directory: "/d")
!4 = !DISubrangeType(name: "small", file: !3, line: 1, size: 32, baseType: !6, lowerBound: i64 1, upperBound: i64 9)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 2, type: !6, isLocal: false, isDefinition: true)
