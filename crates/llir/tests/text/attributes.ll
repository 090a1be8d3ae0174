attributes #0 = { }
; -----
attributes #0 = { foo }
; -----
attributes #0 { nounwind }
; -----
attributes = { nounwind }
; -----
attributes #0 = { nounwind
; -----
attributes #0 = { nounwind #1 }
; -----
declare void @f() #5
; -----
declare void @f(i32 %a, i32, i32 %b)
declare void @g(i32 %5)
; -----
declare void @f(i32 %0, i32 %0)
; -----
declare void @f(void)
; -----
declare void @f(label)
; -----
declare void @f(metadata)
; -----
declare label @f()
; -----
declare void @f(i32, ..., i32)
; -----
declare void @f(i32
; -----
declare void f()
; -----
declare void @f
; -----
declare internal void @f()
; -----
declare common void @f()
; -----
define extern_weak void @f() { ret void }
; -----
declare extern_weak dso_local fastcc void @f() unnamed_addr addrspace(0) noinline section "a" align 16 gc "x" prefix i32 5 prologue i8 6 personality ptr @f
; -----
define available_externally hidden swifttailcc void @f() local_unnamed_addr section "a" partition "p" comdat align 4 gc "x" prefix i32 5 prologue i8 6 personality ptr @g !foo !0 !bar !1 { ret void }
declare !foo !0 void @g()
$f = comdat any
!0 = !{i32 1}
!1 = distinct !{}
; -----
declare i32 @f(ptr sret(i32))
; -----
declare void @f() align 3
; -----
declare void @f() allocsize(1,1)
; -----
declare void @f() vscale_range(0)
; -----
declare void @f() uwtable(foo)
; -----
declare void @f() uwtable(sync)
declare void @g() uwtable(async)
; -----
declare void @f() allockind("foo")
; -----
declare void @f() memory()
; -----
declare void @f() memory(argmem: read, write)
; -----
declare void @f(ptr captures(none, address))
; -----
declare void @f(ptr captures(foo))
; -----
declare void @f(float nofpclass())
; -----
declare void @f(float nofpclass(foo))
; -----
declare void @f(i32 range(i32 5, 5))
; -----
declare void @f(i32 range(ptr 0, 5))
; -----
declare void @f(ptr initializes((4, 0)))
; -----
declare void @f(ptr initializes((0, 4), (2, 8)))
; -----
declare void @f(ptr dereferenceable(0))
; -----
declare void @f(ptr byval(void))
; -----
target triple = "x86_64-unknown-linux-gnu"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
source_filename = "foo\22bar"
module asm "a \22 b"
module asm "b"
@x = global i32 0
; -----
target datalayout = "foo"
; -----
declare void @f(i32 allocalign)
; -----
declare void @f(ptr allocptr)
; -----
declare void @f(ptr, i32) alwaysinline
; -----
declare void @f(ptr, i32) #0
attributes #0 = { alwaysinline }
; -----
declare void @f(ptr, i32) cold
; -----
declare void @f(ptr, i32) #0
attributes #0 = { cold }
; -----
declare void @f(ptr, i32) convergent
; -----
declare void @f(ptr, i32) #0
attributes #0 = { convergent }
; -----
declare void @f(ptr, i32) coro_only_destroy_when_complete
; -----
declare void @f(ptr, i32) #0
attributes #0 = { coro_only_destroy_when_complete }
; -----
declare void @f(ptr, i32) coro_elide_safe
; -----
declare void @f(ptr, i32) #0
attributes #0 = { coro_elide_safe }
; -----
declare void @f(ptr dead_on_return)
; -----
declare void @f(ptr dead_on_unwind)
; -----
declare void @f(ptr, i32) disable_sanitizer_instrumentation
; -----
declare void @f(ptr, i32) #0
attributes #0 = { disable_sanitizer_instrumentation }
; -----
declare void @f(ptr, i32) fn_ret_thunk_extern
; -----
declare void @f(ptr, i32) #0
attributes #0 = { fn_ret_thunk_extern }
; -----
declare void @f(ptr, i32) hot
; -----
declare void @f(ptr, i32) #0
attributes #0 = { hot }
; -----
declare void @f(ptr, i32) hybrid_patchable
; -----
declare void @f(ptr, i32) #0
attributes #0 = { hybrid_patchable }
; -----
declare void @f(ptr inreg)
; -----
declare void @f(i32 inreg)
; -----
declare inreg ptr @f()
; -----
declare void @f(ptr, i32) inlinehint
; -----
declare void @f(ptr, i32) #0
attributes #0 = { inlinehint }
; -----
declare void @f(ptr, i32) minsize
; -----
declare void @f(ptr, i32) #0
attributes #0 = { minsize }
; -----
declare void @f(ptr, i32) mustprogress
; -----
declare void @f(ptr, i32) #0
attributes #0 = { mustprogress }
; -----
declare void @f(ptr, i32) naked
; -----
declare void @f(ptr, i32) #0
attributes #0 = { naked }
; -----
declare void @f(ptr nest)
; -----
declare void @f(ptr noalias)
; -----
declare noalias ptr @f()
; -----
declare void @f(ptr, i32) nobuiltin
; -----
declare void @f(ptr, i32) #0
attributes #0 = { nobuiltin }
; -----
declare void @f(ptr, i32) nocallback
; -----
declare void @f(ptr, i32) #0
attributes #0 = { nocallback }
; -----
declare void @f(ptr, i32) nocf_check
; -----
declare void @f(ptr, i32) #0
attributes #0 = { nocf_check }
; -----
declare void @f(ptr, i32) nocreateundeforpoison
; -----
declare void @f(ptr, i32) #0
attributes #0 = { nocreateundeforpoison }
; -----
declare void @f(ptr, i32) nodivergencesource
; -----
declare void @f(ptr, i32) #0
attributes #0 = { nodivergencesource }
; -----
declare void @f(ptr, i32) noduplicate
; -----
declare void @f(ptr, i32) #0
attributes #0 = { noduplicate }
; -----
declare void @f(ptr noext)
; -----
declare void @f(i32 noext)
; -----
declare noext ptr @f()
; -----
declare void @f(ptr, i32) nofree
; -----
declare void @f(ptr nofree)
; -----
declare void @f(i32 nofree)
; -----
declare void @f(ptr, i32) #0
attributes #0 = { nofree }
; -----
declare void @f(ptr, i32) noimplicitfloat
; -----
declare void @f(ptr, i32) #0
attributes #0 = { noimplicitfloat }
; -----
declare void @f(ptr, i32) noinline
; -----
declare void @f(ptr, i32) #0
attributes #0 = { noinline }
; -----
declare void @f(ptr, i32) nomerge
; -----
declare void @f(ptr, i32) #0
attributes #0 = { nomerge }
; -----
declare void @f(ptr, i32) noprofile
; -----
declare void @f(ptr, i32) #0
attributes #0 = { noprofile }
; -----
declare void @f(ptr, i32) norecurse
; -----
declare void @f(ptr, i32) #0
attributes #0 = { norecurse }
; -----
declare void @f(ptr, i32) noredzone
; -----
declare void @f(ptr, i32) #0
attributes #0 = { noredzone }
; -----
declare void @f(ptr, i32) noreturn
; -----
declare void @f(ptr, i32) #0
attributes #0 = { noreturn }
; -----
declare void @f(ptr, i32) nosanitize_bounds
; -----
declare void @f(ptr, i32) #0
attributes #0 = { nosanitize_bounds }
; -----
declare void @f(ptr, i32) nosanitize_coverage
; -----
declare void @f(ptr, i32) #0
attributes #0 = { nosanitize_coverage }
; -----
declare void @f(ptr, i32) nosync
; -----
declare void @f(ptr, i32) #0
attributes #0 = { nosync }
; -----
declare void @f(ptr noundef)
; -----
declare void @f(i32 noundef)
; -----
declare noundef ptr @f()
; -----
declare void @f(ptr, i32) nounwind
; -----
declare void @f(ptr, i32) #0
attributes #0 = { nounwind }
; -----
declare void @f(ptr, i32) nonlazybind
; -----
declare void @f(ptr, i32) #0
attributes #0 = { nonlazybind }
; -----
declare void @f(ptr nonnull)
; -----
declare nonnull ptr @f()
; -----
declare void @f(ptr, i32) null_pointer_is_valid
; -----
declare void @f(ptr, i32) #0
attributes #0 = { null_pointer_is_valid }
; -----
declare void @f(ptr, i32) optforfuzzing
; -----
declare void @f(ptr, i32) #0
attributes #0 = { optforfuzzing }
; -----
declare void @f(ptr, i32) optdebug
; -----
declare void @f(ptr, i32) #0
attributes #0 = { optdebug }
; -----
declare void @f(ptr, i32) optsize
; -----
declare void @f(ptr, i32) #0
attributes #0 = { optsize }
; -----
declare void @f(ptr, i32) presplitcoroutine
; -----
declare void @f(ptr, i32) #0
attributes #0 = { presplitcoroutine }
; -----
declare void @f(ptr, i32) readnone
; -----
declare void @f(ptr readnone)
; -----
declare void @f(ptr, i32) #0
attributes #0 = { readnone }
; -----
declare void @f(ptr, i32) readonly
; -----
declare void @f(ptr readonly)
; -----
declare void @f(ptr, i32) #0
attributes #0 = { readonly }
; -----
declare void @f(ptr, i32) returns_twice
; -----
declare void @f(ptr, i32) #0
attributes #0 = { returns_twice }
; -----
declare void @f(i32 signext)
; -----
declare void @f(ptr, i32) safestack
; -----
declare void @f(ptr, i32) #0
attributes #0 = { safestack }
; -----
declare void @f(ptr, i32) sanitize_address
; -----
declare void @f(ptr, i32) #0
attributes #0 = { sanitize_address }
; -----
declare void @f(ptr, i32) sanitize_alloc_token
; -----
declare void @f(ptr, i32) #0
attributes #0 = { sanitize_alloc_token }
; -----
declare void @f(ptr, i32) sanitize_hwaddress
; -----
declare void @f(ptr, i32) #0
attributes #0 = { sanitize_hwaddress }
; -----
declare void @f(ptr, i32) sanitize_memtag
; -----
declare void @f(ptr, i32) #0
attributes #0 = { sanitize_memtag }
; -----
declare void @f(ptr, i32) sanitize_memory
; -----
declare void @f(ptr, i32) #0
attributes #0 = { sanitize_memory }
; -----
declare void @f(ptr, i32) sanitize_numerical_stability
; -----
declare void @f(ptr, i32) #0
attributes #0 = { sanitize_numerical_stability }
; -----
declare void @f(ptr, i32) sanitize_realtime
; -----
declare void @f(ptr, i32) #0
attributes #0 = { sanitize_realtime }
; -----
declare void @f(ptr, i32) sanitize_realtime_blocking
; -----
declare void @f(ptr, i32) #0
attributes #0 = { sanitize_realtime_blocking }
; -----
declare void @f(ptr, i32) sanitize_thread
; -----
declare void @f(ptr, i32) #0
attributes #0 = { sanitize_thread }
; -----
declare void @f(ptr, i32) sanitize_type
; -----
declare void @f(ptr, i32) #0
attributes #0 = { sanitize_type }
; -----
declare void @f(ptr, i32) shadowcallstack
; -----
declare void @f(ptr, i32) #0
attributes #0 = { shadowcallstack }
; -----
declare void @f(ptr, i32) skipprofile
; -----
declare void @f(ptr, i32) #0
attributes #0 = { skipprofile }
; -----
declare void @f(ptr, i32) speculatable
; -----
declare void @f(ptr, i32) #0
attributes #0 = { speculatable }
; -----
declare void @f(ptr, i32) speculative_load_hardening
; -----
declare void @f(ptr, i32) #0
attributes #0 = { speculative_load_hardening }
; -----
declare void @f(ptr, i32) ssp
; -----
declare void @f(ptr, i32) #0
attributes #0 = { ssp }
; -----
declare void @f(ptr, i32) sspreq
; -----
declare void @f(ptr, i32) #0
attributes #0 = { sspreq }
; -----
declare void @f(ptr, i32) sspstrong
; -----
declare void @f(ptr, i32) #0
attributes #0 = { sspstrong }
; -----
declare void @f(ptr, i32) strictfp
; -----
declare void @f(ptr, i32) #0
attributes #0 = { strictfp }
; -----
declare void @f(ptr swiftasync)
; -----
declare void @f(i32 swiftasync)
; -----
declare void @f(ptr swifterror)
; -----
declare void @f(ptr swiftself)
; -----
declare void @f(i32 swiftself)
; -----
declare void @f(ptr, i32) willreturn
; -----
declare void @f(ptr, i32) #0
attributes #0 = { willreturn }
; -----
declare void @f(ptr writable)
; -----
declare void @f(ptr, i32) writeonly
; -----
declare void @f(ptr writeonly)
; -----
declare void @f(i32 writeonly)
; -----
declare void @f(ptr, i32) #0
attributes #0 = { writeonly }
; -----
declare void @f(i32 zeroext)
; -----
declare void @f(ptr byref(i32))
; -----
declare void @f(ptr byval(i32))
; -----
declare void @f(ptr inalloca(i32))
; -----
declare void @f(ptr, i32) preallocated(i32)
; -----
declare void @f(ptr preallocated(i32))
; -----
declare void @f(ptr, i32) #0
attributes #0 = { preallocated(i32) }
; -----
declare void @f(ptr sret(i32))
; -----
declare void @f(ptr, i32) align 8
; -----
declare void @f(ptr align 8)
; -----
declare align 8 ptr @f()
; -----
declare void @f(ptr, i32) #0
attributes #0 = { align=8 }
; -----
declare void @f(ptr, i32) allockind("alloc")
; -----
declare void @f(ptr, i32) #0
attributes #0 = { allockind("alloc") }
; -----
declare void @f(ptr captures(none))
; -----
declare void @f(ptr dereferenceable(8))
; -----
declare dereferenceable(8) ptr @f()
; -----
declare void @f(ptr dereferenceable_or_null(8))
; -----
declare dereferenceable_or_null(8) ptr @f()
; -----
declare void @f(ptr, i32) memory(read)
; -----
declare void @f(ptr, i32) #0
attributes #0 = { memory(read) }
; -----
declare void @f(ptr, i32) alignstack(16)
; -----
declare void @f(ptr alignstack(16))
; -----
declare void @f(i32 alignstack(16))
; -----
declare alignstack(16) ptr @f()
; -----
declare void @f(ptr, i32) #0
attributes #0 = { alignstack=16 }
; -----
declare ptr @f(ptr, i32)
define void @g(ptr %p) {
  %1 = call alignstack(16) ptr @f(ptr alignstack(16) %p, i32 5) alignstack(16)
  ret void
}
; -----
declare void @f(ptr, i32) uwtable
; -----
declare void @f(ptr, i32) #0
attributes #0 = { uwtable }
; -----
declare void @f(ptr, i32) vscale_range(1,2)
; -----
declare void @f(ptr, i32) #0
attributes #0 = { vscale_range(1,2) }
; -----
declare void @f(i32 range(i32 0, 5))
; -----
declare void @f(ptr initializes((0, 4)))
