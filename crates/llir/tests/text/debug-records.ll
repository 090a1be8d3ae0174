define void @f(ptr %p, i32 %n) !dbg !4 {
entry:
    #dbg_declare(ptr %p, !7, !DIExpression(), !9)
    #dbg_value(i32 %n, !7, !DIExpression(DW_OP_plus_uconst, 4), !9)
    #dbg_value(!DIArgList(i32 %n, i32 %m, i32 5), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !9)
    #dbg_value(!{}, !7, !DIExpression(), !9)
    #dbg_value(i32 poison, !7, !DIExpression(), !9)
    #dbg_label(!10, !9)
    #dbg_assign(i32 %m, !7, !DIExpression(), !11, ptr %p, !DIExpression(), !9)
  %m = add i32 %n, 1, !dbg !9
  store i32 %m, ptr %p, !DIAssignID !11, !dbg !9
  br label %x, !dbg !9
x:
    #dbg_value(i32 %m, !7, !DIExpression(), !9)
  ret void, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 2, column: 3, scope: !4)
!10 = !DILabel(scope: !4, name: "l", file: !1, line: 4)
!11 = distinct !DIAssignID()
; -----
define i64 @f(ptr %p, i32 %n) {
  %a = call i64 @llvm.read_register.i64(metadata !0)
  call void @llvm.foo(metadata i32 %n, metadata ptr %p)
  %c = call i1 @llvm.type.test(ptr %p, metadata !"foo")
  call void @llvm.experimental.noalias.scope.decl(metadata !1)
  %d = call double @llvm.experimental.constrained.fadd.f64(double 1.0, double 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret i64 %a
}
declare void @llvm.foo(metadata, metadata)
declare i1 @llvm.type.test(ptr, metadata)
declare i64 @llvm.read_register.i64(metadata)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
!0 = !{!"sp"}
!1 = !{!2}
!2 = distinct !{!2, !3}
!3 = distinct !{!3}
; -----
define void @f(ptr %p) {
  #dbg_foo(i32 5)
  ret void
}
; -----
define void @f(ptr %p) {
    #dbg_value(i32 5, !0)
  ret void
}
; -----
define void @f(ptr %p) {
    #dbg_value i32 5
  ret void
}
; -----
define void @f(ptr %p) {
  ret void
    #dbg_value(i32 5, !0, !0, !0)
}
!0 = !{}
