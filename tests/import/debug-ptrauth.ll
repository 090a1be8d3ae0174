; RUN: not terrace translate %s --import-llvm 2>&1
; RUN: terrace translate %s --import-llvm --lossless | terrace translate --mlir-to-llvmir --lossless
; DIFFERS: upstream leaves the record out, with an error and exit code 0

@g = external global i32

define void @f() !dbg !3 {
    #dbg_declare(ptr ptrauth (ptr @g, i32 2, i64 569), !5, !DIExpression(), !6)
  ret void, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !7)
!5 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 2)
!6 = !DILocation(line: 2, column: 3, scope: !3)
!7 = !{null}
