define void @f(ptr %p) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %a), !foo !0
  %q = getelementptr i8, ptr %a, i64 0
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  tail call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %q) nounwind
  ret void
}
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
!0 = !{}

; -----
define void @f(ptr %p) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a), !foo !0
  call void @llvm.lifetime.start.p0(ptr %p)
  call void @llvm.lifetime.start.p0i8(ptr poison)
  ret void
}
!0 = !{}

; -----
define void @f(ptr addrspace(5) %p) {
  %a = alloca i32, addrspace(5)
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %a), !foo !0
  ret void
}
declare void @llvm.lifetime.start.p5(i64, ptr addrspace(5))
declare void @llvm.lifetime.end.p5(i64, ptr addrspace(5))
!0 = !{}

; -----
define void @records(ptr %p, i1 %c) !dbg !4 {
entry:
  %a = alloca { i32, i64 }, !dbg !9
    #dbg_declare(ptr %a, !8, !DIExpression(), !9)
  call void @llvm.lifetime.start.p0(i64 16, ptr %a), !dbg !9
    #dbg_value(i32 1, !8, !DIExpression(), !9)
  call void @llvm.lifetime.start.p0(i64 16, ptr %p), !dbg !9
    #dbg_value(i32 2, !8, !DIExpression(), !9)
  call void @llvm.lifetime.end.p0(i64 16, ptr %p), !dbg !9
    #dbg_value(i32 3, !8, !DIExpression(), !9)
  br label %next, !dbg !9
last:
  ; The pointer's definition follows, and other copies add something.
  call void @llvm.lifetime.end.p0(i64 -1, ptr %q), !dbg !9
  %r = getelementptr i8, ptr %a, i64 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %r), !dbg !9
  %s = select i1 %c, ptr %a, ptr %q
  call void @llvm.lifetime.end.p0(i64 16, ptr %s), !dbg !9
  call void @llvm.lifetime.end.p0(i64 16, ptr null), !dbg !9
  ret void
next:
  %q = getelementptr { i32, i64 }, ptr %a, i64 0, i32 0
  br label %last
}

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "records", scope: !1, file: !1, line: 1, type: !5, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !7)
!9 = !DILocation(line: 3, scope: !4)

; -----
define void @casts(i1 %c) {
  %a = alloca i32, addrspace(5)
  %g = addrspacecast ptr addrspace(5) %a to ptr
  %h = bitcast ptr %g to ptr
  call void @llvm.lifetime.start.p0(i64 4, ptr %h) #0
  br i1 %c, label %exit, label %exit
dead:
  %x = getelementptr i8, ptr %y, i64 0
  %y = getelementptr i8, ptr %x, i64 0
  call void @llvm.lifetime.start.p0(i64 4, ptr %y) #0
  br label %exit
exit:
  ret void
}
declare void @llvm.lifetime.start.p0(i64, ptr)
attributes #0 = { nounwind }
