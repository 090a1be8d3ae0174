; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

define i32 @f(i1 %c, i32 %x) !dbg !3 {
entry:
  br i1 %c, label %late, label %early

early:
    #dbg_value(i32 %b, !6, !DIExpression(), !7)
    #dbg_value(!DIArgList(i32 %x, i32 %p, i32 %b), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus), !7)
  br label %join

late:
  %b = add i32 %x, 1
  br label %join

join:
  %p = phi i32 [ %b, %late ], [ 0, %early ]
    #dbg_value(i32 %b, !6, !DIExpression(), !7)
  ret i32 %p
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "r.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !5)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2)
!7 = !DILocation(line: 2, scope: !3)
