; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s

define void @call_alignstack() {
  call void @callee(ptr null) alignstack(8)
  ret void
}

define void @call_allockind() {
  %r = call ptr @alloc(i64 8) allockind("alloc,zeroed") "alloc-family"="malloc"
  ret void
}

define void @call_allocsize() {
  %r = call ptr @alloc(i64 8) allocsize(0)
  ret void
}

define void @call_alwaysinline() {
  call void @callee(ptr null) alwaysinline
  ret void
}

define void @call_builtin() {
  call void @callee(ptr null) builtin
  ret void
}

define void @call_cold() {
  call void @callee(ptr null) cold
  ret void
}

define void @call_convergent() {
  call void @callee(ptr null) convergent
  ret void
}

define void @call_coro_elide_safe() {
  call void @callee(ptr null) coro_elide_safe
  ret void
}

define void @call_coro_only_destroy_when_complete() {
  call void @callee(ptr null) coro_only_destroy_when_complete
  ret void
}

define void @call_disable_sanitizer_instrumentation() {
  call void @callee(ptr null) disable_sanitizer_instrumentation
  ret void
}

define void @call_fn_ret_thunk_extern() {
  call void @callee(ptr null) fn_ret_thunk_extern
  ret void
}

define void @call_hot() {
  call void @callee(ptr null) hot
  ret void
}

define void @call_hybrid_patchable() {
  call void @callee(ptr null) hybrid_patchable
  ret void
}

define void @call_inlinehint() {
  call void @callee(ptr null) inlinehint
  ret void
}

define void @call_memory() {
  call void @callee(ptr null) memory(argmem: read, inaccessiblemem: write)
  ret void
}

define void @call_minsize() {
  call void @callee(ptr null) minsize
  ret void
}

define void @call_mustprogress() {
  call void @callee(ptr null) mustprogress
  ret void
}

define void @call_naked() {
  call void @callee(ptr null) naked
  ret void
}

define void @call_nobuiltin() {
  call void @callee(ptr null) nobuiltin
  ret void
}

define void @call_nocallback() {
  call void @callee(ptr null) nocallback
  ret void
}

define void @call_nocf_check() {
  call void @callee(ptr null) nocf_check
  ret void
}

define void @call_nocreateundeforpoison() {
  call void @callee(ptr null) nocreateundeforpoison
  ret void
}

define void @call_nodivergencesource() {
  call void @callee(ptr null) nodivergencesource
  ret void
}

define void @call_noduplicate() {
  call void @callee(ptr null) noduplicate
  ret void
}

define void @call_nofree() {
  call void @callee(ptr null) nofree
  ret void
}

define void @call_noimplicitfloat() {
  call void @callee(ptr null) noimplicitfloat
  ret void
}

define void @call_noinline() {
  call void @callee(ptr null) noinline
  ret void
}

define void @call_nomerge() {
  call void @callee(ptr null) nomerge
  ret void
}

define void @call_nonlazybind() {
  call void @callee(ptr null) nonlazybind
  ret void
}

define void @call_noprofile() {
  call void @callee(ptr null) noprofile
  ret void
}

define void @call_norecurse() {
  call void @callee(ptr null) norecurse
  ret void
}

define void @call_noredzone() {
  call void @callee(ptr null) noredzone
  ret void
}

define void @call_noreturn() {
  call void @callee(ptr null) noreturn
  ret void
}

define void @call_nosanitize_bounds() {
  call void @callee(ptr null) nosanitize_bounds
  ret void
}

define void @call_nosanitize_coverage() {
  call void @callee(ptr null) nosanitize_coverage
  ret void
}

define void @call_nosync() {
  call void @callee(ptr null) nosync
  ret void
}

define void @call_nounwind() {
  call void @callee(ptr null) nounwind
  ret void
}

define void @call_null_pointer_is_valid() {
  call void @callee(ptr null) null_pointer_is_valid
  ret void
}

define void @call_optdebug() {
  call void @callee(ptr null) optdebug
  ret void
}

define void @call_optforfuzzing() {
  call void @callee(ptr null) optforfuzzing
  ret void
}

define void @call_optnone() {
  call void @callee(ptr null) optnone noinline
  ret void
}

define void @call_optsize() {
  call void @callee(ptr null) optsize
  ret void
}

define void @call_presplitcoroutine() {
  call void @callee(ptr null) presplitcoroutine
  ret void
}

define void @call_returns_twice() {
  call void @callee(ptr null) returns_twice
  ret void
}

define void @call_safestack() {
  call void @callee(ptr null) safestack
  ret void
}

define void @call_sanitize_address() {
  call void @callee(ptr null) sanitize_address
  ret void
}

define void @call_sanitize_alloc_token() {
  call void @callee(ptr null) sanitize_alloc_token
  ret void
}

define void @call_sanitize_hwaddress() {
  call void @callee(ptr null) sanitize_hwaddress
  ret void
}

define void @call_sanitize_memory() {
  call void @callee(ptr null) sanitize_memory
  ret void
}

define void @call_sanitize_memtag() {
  call void @callee(ptr null) sanitize_memtag
  ret void
}

define void @call_sanitize_numerical_stability() {
  call void @callee(ptr null) sanitize_numerical_stability
  ret void
}

define void @call_sanitize_realtime() {
  call void @callee(ptr null) sanitize_realtime
  ret void
}

define void @call_sanitize_realtime_blocking() {
  call void @callee(ptr null) sanitize_realtime_blocking
  ret void
}

define void @call_sanitize_thread() {
  call void @callee(ptr null) sanitize_thread
  ret void
}

define void @call_sanitize_type() {
  call void @callee(ptr null) sanitize_type
  ret void
}

define void @call_shadowcallstack() {
  call void @callee(ptr null) shadowcallstack
  ret void
}

define void @call_skipprofile() {
  call void @callee(ptr null) skipprofile
  ret void
}

define void @call_speculative_load_hardening() {
  call void @callee(ptr null) speculative_load_hardening
  ret void
}

define void @call_ssp() {
  call void @callee(ptr null) ssp
  ret void
}

define void @call_sspreq() {
  call void @callee(ptr null) sspreq
  ret void
}

define void @call_sspstrong() {
  call void @callee(ptr null) sspstrong
  ret void
}

define void @call_strictfp() strictfp {
  call void @callee(ptr null) strictfp
  ret void
}

define void @call_uwtable() {
  call void @callee(ptr null) uwtable(sync)
  ret void
}

define void @call_vscale_range() {
  call void @callee(ptr null) vscale_range(1,16)
  ret void
}

define void @call_willreturn() {
  call void @callee(ptr null) willreturn
  ret void
}

define void @call_string() {
  call void @callee(ptr null) "key"="value" "flag"
  ret void
}

define void @arg_align(ptr %p) {
  call void @callee(ptr align 16 %p)
  ret void
}

define void @arg_alignstack(ptr %p) {
  call void @callee(ptr alignstack(8) %p)
  ret void
}

define void @arg_allocalign(ptr %p) {
  %r = call ptr @alloc(i64 allocalign 8)
  ret void
}

define void @arg_allocptr(ptr %p) {
  call void @callee(ptr allocptr %p)
  ret void
}

define void @arg_byref(ptr %p) {
  call void @callee(ptr byref(i32) %p)
  ret void
}

define void @arg_byval(ptr %p) {
  call void @callee(ptr byval(i32) %p)
  ret void
}

define void @arg_captures(ptr %p) {
  call void @callee(ptr captures(address, ret: provenance) %p)
  ret void
}

define void @arg_dead_on_return(ptr %p) {
  call void @callee(ptr dead_on_return %p)
  ret void
}

define void @arg_dead_on_unwind(ptr %p) {
  call void @callee(ptr dead_on_unwind %p)
  ret void
}

define void @arg_dereferenceable(ptr %p) {
  call void @callee(ptr dereferenceable(8) %p)
  ret void
}

define void @arg_dereferenceable_or_null(ptr %p) {
  call void @callee(ptr dereferenceable_or_null(8) %p)
  ret void
}

define void @arg_elementtype(ptr %p) {
  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([4 x i32]) %p, i32 0, i32 1)
  ret void
}

define void @arg_inalloca(ptr %p) {
  %i = alloca inalloca i32
  call void @callee(ptr inalloca(i32) %i)
  ret void
}

define void @arg_initializes(ptr %p) {
  call void @callee(ptr initializes((0, 4), (8, 12)) %p)
  ret void
}

define void @arg_inreg(ptr %p) {
  call void @callee_int(i32 inreg 7)
  ret void
}

define void @arg_nest(ptr %p) {
  call void @callee(ptr nest %p)
  ret void
}

define void @arg_noalias(ptr %p) {
  call void @callee(ptr noalias %p)
  ret void
}

define void @arg_noext(ptr %p) {
  call void @callee_int(i32 noext 7)
  ret void
}

define void @arg_nofpclass(ptr %p) {
  call void @callee_float(float nofpclass(nan inf) 1.0)
  ret void
}

define void @arg_nofree(ptr %p) {
  call void @callee(ptr nofree %p)
  ret void
}

define void @arg_nonnull(ptr %p) {
  call void @callee(ptr nonnull %p)
  ret void
}

define void @arg_noundef(ptr %p) {
  call void @callee_int(i32 noundef 7)
  ret void
}

define void @arg_range(ptr %p) {
  call void @callee_int(i32 range(i32 0, 100) 7)
  ret void
}

define void @arg_readnone(ptr %p) {
  call void @callee(ptr readnone %p)
  ret void
}

define void @arg_readonly(ptr %p) {
  call void @callee(ptr readonly %p)
  ret void
}

define void @arg_returned(ptr %p) {
  %r = call ptr @same(ptr returned %p)
  ret void
}

define void @arg_signext(ptr %p) {
  call void @callee_int(i32 signext 7)
  ret void
}

define void @arg_sret(ptr %p) {
  call void @callee(ptr sret(i32) %p)
  ret void
}

define void @arg_swiftasync(ptr %p) {
  call void @callee(ptr swiftasync %p)
  ret void
}

define void @arg_swifterror(ptr %p) {
  %e = alloca swifterror ptr
  call void @callee(ptr swifterror %e)
  ret void
}

define void @arg_swiftself(ptr %p) {
  call void @callee(ptr swiftself %p)
  ret void
}

define void @arg_writable(ptr %p) {
  call void @callee(ptr writable %p)
  ret void
}

define void @arg_writeonly(ptr %p) {
  call void @callee(ptr writeonly %p)
  ret void
}

define void @arg_zeroext(ptr %p) {
  call void @callee_int(i32 zeroext 7)
  ret void
}

define ptr @res_align() {
  %r = call align 16 ptr @result()
  ret ptr %r
}

define ptr @res_alignstack() {
  %r = call alignstack(8) ptr @result()
  ret ptr %r
}

define ptr @res_dereferenceable() {
  %r = call dereferenceable(8) ptr @result()
  ret ptr %r
}

define ptr @res_dereferenceable_or_null() {
  %r = call dereferenceable_or_null(8) ptr @result()
  ret ptr %r
}

define i32 @res_inreg() {
  %r = call inreg i32 @result_int()
  ret i32 %r
}

define ptr @res_noalias() {
  %r = call noalias ptr @result()
  ret ptr %r
}

define i32 @res_noext() {
  %r = call noext i32 @result_int()
  ret i32 %r
}

define float @res_nofpclass() {
  %r = call nofpclass(nan inf) float @result_float()
  ret float %r
}

define ptr @res_nonnull() {
  %r = call nonnull ptr @result()
  ret ptr %r
}

define i32 @res_noundef() {
  %r = call noundef i32 @result_int()
  ret i32 %r
}

define i32 @res_range() {
  %r = call range(i32 0, 100) i32 @result_int()
  ret i32 %r
}

define i32 @res_signext() {
  %r = call signext i32 @result_int()
  ret i32 %r
}

define i32 @res_zeroext() {
  %r = call zeroext i32 @result_int()
  ret i32 %r
}

declare ptr @same(ptr)
declare void @callee(ptr)
declare void @callee_int(i32)
declare void @callee_float(float)
declare ptr @result()
declare i32 @result_int()
declare float @result_float()
declare ptr @alloc(i64)
