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
