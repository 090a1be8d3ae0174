; RUN: terrace translate %s --import-llvm
; Flags and sections of Objective-C and AMDGPU of older versions.
@a = private global i32 0, section "__DATA, __objc_catlist, regular, no_dead_strip"
@b = private global i32 0, section "__DATA, __objc_imageinfo, regular"
@c = private global i32 0, section "__DATA, __objc_catlist ,  regular"
!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular, no_dead_strip"}
!1 = !{i32 4, !"Objective-C Garbage Collection", i32 84346112}
!2 = !{i32 1, !"Objective-C Image Info Version", i32 2}
!3 = !{i32 1, !"amdgpu_code_object_version", i32 500}
