define void @f(ptr %p, i32 %n) !dbg !4 {
entry:
  call void @llvm.dbg.declare(metadata ptr %p, metadata !7, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.value(metadata i32 %n, metadata !7, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.value(metadata !DIArgList(i32 %n, i32 5), metadata !7, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !9
  call void @llvm.dbg.label(metadata !10), !dbg !9
  call void @llvm.dbg.assign(metadata i32 %n, metadata !7, metadata !DIExpression(), metadata !11, metadata ptr %p, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.value(metadata !{}, metadata !7, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.value(metadata i32 %n, i64 0, metadata !7, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.addr(metadata ptr %p, metadata !7, metadata !DIExpression()), !dbg !9
  ret void, !dbg !9
}
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
declare void @llvm.dbg.addr(metadata, metadata, metadata)
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
!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, !"PIC Level", i32 2}
!2 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang"}
; -----
define i32 @f(i32 %x) {
  br label %l
l:
  br i1 true, label %l, label %e, !llvm.loop !0
e:
  ret i32 0
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.vectorizer.unroll", i32 4}
!2 = !{!"llvm.loop.unroll.disable"}
; -----
define void @f() nocapture { ret void }
; -----
define void @f() "no-frame-pointer-elim"="true" { ret void }
define void @g() "null-pointer-is-valid"="true" "amdgpu-unsafe-fp-atomics"="true" { ret void }
define void @h() "unsafe-fp-math"="true" "frame-pointer"="all" { ret void }
; -----
target datalayout = "e-m:e-p:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; -----
define void @at(ptr %p) {
  %a = alloca i32, align 4, !DIAssignID !29
  ret void
}
!29 = distinct !DIAssignID()
!0 = !{}

; -----
define void @at(ptr %p) {
  %a = call ptr @m(), !heapallocsite !5
  br label %l
l:
  br i1 true, label %l, label %e, !llvm.loop !1
e:
  br i1 true, label %l, label %f, !llvm.loop !9
f:
  ret void
}
declare ptr @m()
!1 = distinct !{!1, !2, !3, !4}
!2 = !DILocation(line: 1, column: 2, scope: !6)
!4 = !DILocation(line: 5, column: 2, scope: !6)
!3 = !{!"llvm.loop.mustprogress"}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = distinct !DISubprogram(name: "x", unit: !7)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !8)
!8 = !DIFile(filename: "a", directory: "b")
!9 = distinct !{!9, !2}

; -----
define void @at(ptr %p) {
  br label %l
l:
  br i1 true, label %l, label %e, !llvm.loop !1
e:
  br i1 true, label %l, label %f, !llvm.loop !9
f:
  br i1 true, label %l, label %g, !llvm.loop !1
g:
  br i1 true, label %l, label %h, !llvm.loop !13
h:
  ret void
}
!1 = distinct !{!1, !2, !3, !4}
!2 = !DILocation(line: 1, column: 2, scope: !6)
!3 = !{!"llvm.loop.vectorize.followup_all", !{!"x", !2}, !10, !11, !12}
!4 = !{!4, !2}
!5 = !{!2}
!6 = distinct !DISubprogram(name: "x", unit: !7)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !8)
!8 = !DIFile(filename: "a", directory: "b")
!9 = distinct !{!9, !2, null}
!10 = !{!2}
!11 = distinct !{!11, !2, !"y"}
!12 = distinct !{!"z", !2}
!13 = distinct !{!13, !2, !{!"a"}, null, !2}
!llvm.gcov = !{!5}
