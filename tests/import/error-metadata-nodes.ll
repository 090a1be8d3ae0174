; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1

!named = !{!0}
!0 = !DISubrange(count: 9223372036854775808)

; // -----

!0 = !DISubrange(count: -2)

; // -----

!0 = !DISubrange(lowerBound: -9223372036854775809)

; // -----

!0 = !DISubprogram(thisAdjustment: 2147483648)

; // -----

!0 = distinct !DIAssignID(x: 1)

; // -----

!0 = !DIFile(filename: "a", directory: "b", checksumkind: "MD5")

; // -----

!0 = !{!1}
!2 = !{!3}
!1 = !{!3}

; // -----

!0 = !{}
!0 = 7

; // -----

define void @f(i32 %x) {
  call void @llvm.bar(metadata !{i32 %x, i32 0})
  ret void
}
declare void @llvm.bar(metadata)

; // -----

define void @f(i32 %x) {
  call void @llvm.bar(metadata !DIArgList(1))
  ret void
}
declare void @llvm.bar(metadata)

; // -----

!0 = !DIArgList(i32 1)
