; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1
; DIFFERS: upstream takes the memory of other constants for an integer and prints any number, or crashes.
!llvm.module.flags = !{!0}
!types = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIBasicType(name: "a", size: float 1.0, encoding: DW_ATE_signed)

; // -----

!llvm.module.flags = !{!0}
!types = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIDerivedType(tag: DW_TAG_member, baseType: null, offset: i64 undef)
