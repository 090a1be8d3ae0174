; RUN: terrace translate %s --import-llvm
; Numbers in metadata that their attributes do not have.
define void @f(ptr %p, i64 %x) !prof !2 {
  %v = load ptr, ptr %p, !dereferenceable !0
  %w = load ptr, ptr %p, !dereferenceable_or_null !1
  %q = inttoptr i64 %x to ptr, !dereferenceable_or_null !0
  ret void
}
!0 = !{i64 -1}
!1 = !{i64 16}
!2 = !{!"function_entry_count", i96 18446744073709551619}
