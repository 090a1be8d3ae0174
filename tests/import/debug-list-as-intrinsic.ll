; RUN: terrace translate %s --import-llvm --convert-debug-rec-to-intrinsics --emit-expensive-warnings 2>&1
define void @f(i32 %0, i32 %1) !dbg !5 {
  #dbg_value(!DIArgList(i32 %0, i32 %1), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
  %3 = add i32 %0, %1
  #dbg_value(!DIArgList(i32 %3, i32 1), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
  #dbg_declare(!{}, !9, !DIExpression(), !10)
  #dbg_value(!DIArgList(), !9, !DIExpression(DW_OP_deref), !10)
  ret void, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "c", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 1, type: !8)
!10 = !DILocation(line: 2, scope: !5)
