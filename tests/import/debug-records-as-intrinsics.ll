; RUN: terrace translate %s --import-llvm
; RUN: terrace translate %s --import-llvm --convert-debug-rec-to-intrinsics

; Records in front of a call of an intrinsic are lost, unless they are turned into calls of intrinsics first.

define i32 @f(i32 %x, ptr %p) !dbg !5 {
entry:
  %a = alloca i32
    #dbg_declare(ptr %a, !9, !DIExpression(), !11)
    #dbg_value(i32 %x, !9, !DIExpression(), !11)
    #dbg_value(i32 7, !9, !DIExpression(), !11)
    #dbg_value(i32 poison, !9, !DIExpression(), !11)
    #dbg_value(!DIArgList(i32 %x, i32 %x), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !11)
    #dbg_label(!12, !11)
  %y = add i32 %x, 1, !dbg !11
    #dbg_value(i32 %y, !9, !DIExpression(), !11)
  call void @llvm.assume(i1 true)
    #dbg_value(i32 %y, !9, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !11)
  br label %next
next:
  %z = phi i32 [ %y, %entry ]
    #dbg_value(i32 %z, !9, !DIExpression(), !11)
    #dbg_value(ptr undef, !9, !DIExpression(), !11)
  ret i32 %z, !dbg !11
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 2, type: !8)
!11 = !DILocation(line: 2, scope: !5)
!12 = !DILabel(scope: !5, name: "l", file: !1, line: 3)
!13 = distinct !DIAssignID()
