; RUN: terrace translate %s --import-llvm
; Addresses of older debug information: constants of the expression are added up.
define void @f(ptr %p) !dbg !5 {
  call void @llvm.dbg.addr(metadata ptr %p, metadata !7, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_plus_uconst, 4)), !dbg !9
  call void @llvm.dbg.addr(metadata ptr %p, metadata !7, metadata !DIExpression(DW_OP_constu, 3, DW_OP_plus, DW_OP_plus_uconst, 4)), !dbg !9
  call void @llvm.dbg.addr(metadata ptr %p, metadata !7, metadata !DIExpression(DW_OP_constu, 0, DW_OP_plus)), !dbg !9
  call void @llvm.dbg.addr(metadata ptr %p, metadata !7, metadata !DIExpression(DW_OP_constu, 8, DW_OP_minus)), !dbg !9
  call void @llvm.dbg.addr(metadata ptr %p, metadata !7, metadata !DIExpression(DW_OP_constu, 1, DW_OP_mul)), !dbg !9
  call void @llvm.dbg.addr(metadata ptr %p, metadata !7, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value)), !dbg !9
  call void @llvm.dbg.addr(metadata ptr %p, metadata !7, metadata !DIExpression(DW_OP_plus_uconst, 0, DW_OP_deref, DW_OP_plus_uconst, 0, DW_OP_LLVM_fragment, 0, 8)), !dbg !9
  ret void
}
declare void @llvm.dbg.addr(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "x.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !8)
!7 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 1, type: !10)
!8 = !{null}
!9 = !DILocation(line: 1, scope: !5)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
