; RUN: terrace translate %s --import-llvm
; Orders of uses of intrinsics that LLVM replaces.
define void @f(ptr %p) {
  call void @llvm.dbg.value(metadata ptr %p, metadata !1, metadata !DIExpression()), !dbg !4
  call void @llvm.dbg.value(metadata ptr null, metadata !1, metadata !DIExpression()), !dbg !4
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
uselistorder ptr @llvm.dbg.value, { 1, 0 }
!0 = !DIFile(filename: "x.c", directory: "/")
!1 = !DILocalVariable(name: "v", scope: !2)
!2 = distinct !DISubprogram(name: "f", file: !0)
!4 = !DILocation(line: 1, scope: !2)
