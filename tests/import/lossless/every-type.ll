; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s --mlir-print-debuginfo

; Types of debug information that other files lack.

define void @f(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !10, !DIExpression(), !9)
    #dbg_value(i32 %x, !11, !DIExpression(), !9)
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_Ada95, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.adb", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !8}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DISubrangeType(name: "range", scope: !1, file: !1, line: 3, size: 32, align: 8, baseType: !7, lowerBound: i64 -5, upperBound: !DIExpression(DW_OP_constu, 3))
!9 = !DILocation(line: 3, scope: !4)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !8)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !12)
!12 = !DIFixedPointType(name: "fixed", size: 32, align: 8, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
