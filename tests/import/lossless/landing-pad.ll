; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

; Debug records of a block's arguments follow the landing pad, or precede it if nothing is lost.
define void @f(i32 %x, i32 %y) personality ptr @p !dbg !6 {
  invoke void @g() to label %next unwind label %pad, !dbg !10
next:
  invoke void @g() to label %ok unwind label %pad, !dbg !10
ok:
  ret void, !dbg !10
pad:
  %v = phi i32 [ %x, %0 ], [ %y, %next ]
    #dbg_value(i32 %v, !9, !DIExpression(), !10)
  %l = landingpad { ptr, i32 } cleanup, !dbg !10
  resume { ptr, i32 } %l, !dbg !10
}

declare void @g()
declare i32 @p(...)

!llvm.module.flags = !{!1}
!llvm.dbg.cu = !{!2}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C_plus_plus, sourceLanguageVersion: 2017, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.c", directory: "/src")
!5 = !DISubroutineType(types: !{null})
!6 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !5, unit: !2)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "x", scope: !6, type: !8)
!10 = !DILocation(line: 1, scope: !6)
