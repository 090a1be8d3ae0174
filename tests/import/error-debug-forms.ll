; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1

define void @f() {
    #dbg_label(!0, !1)
  call void @llvm.dbg.value(metadata i32 0, metadata !2, metadata !DIExpression())
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!0 = !{}
!1 = !{}
!2 = !{}

; // -----

define void @f() {
  call void @llvm.dbg.value(metadata i32 0, metadata !2, metadata !DIExpression())
  ret void
}
define void @g() {
    #dbg_label(!0, !1)
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!0 = !{}
!1 = !{}
!2 = !{}
