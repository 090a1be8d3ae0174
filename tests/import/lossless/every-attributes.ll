; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s

declare void @f_alignstack() alignstack(8)

declare ptr @f_allockind(i64) allockind("alloc,zeroed") "alloc-family"="malloc"

declare ptr @f_allocsize(i64) allocsize(0)

declare void @f_alwaysinline() alwaysinline

declare void @f_cold() cold

declare void @f_convergent() convergent

declare void @f_coro_elide_safe() coro_elide_safe

declare void @f_coro_only_destroy_when_complete() coro_only_destroy_when_complete

declare void @f_disable_sanitizer_instrumentation() disable_sanitizer_instrumentation

declare void @f_fn_ret_thunk_extern() fn_ret_thunk_extern

declare void @f_hot() hot

declare void @f_hybrid_patchable() hybrid_patchable

declare void @f_inlinehint() inlinehint

declare void @f_jumptable() unnamed_addr jumptable

declare void @f_memory() memory(argmem: read, inaccessiblemem: write)

declare void @f_minsize() minsize

declare void @f_mustprogress() mustprogress

declare void @f_naked() naked

declare void @f_nobuiltin() nobuiltin

declare void @f_nocallback() nocallback

declare void @f_nocf_check() nocf_check

declare void @f_nocreateundeforpoison() nocreateundeforpoison

declare void @f_nodivergencesource() nodivergencesource

declare void @f_noduplicate() noduplicate

declare void @f_nofree() nofree

declare void @f_noimplicitfloat() noimplicitfloat

declare void @f_noinline() noinline

declare void @f_nomerge() nomerge

declare void @f_nonlazybind() nonlazybind

declare void @f_noprofile() noprofile

declare void @f_norecurse() norecurse

declare void @f_noredzone() noredzone

declare void @f_noreturn() noreturn

declare void @f_nosanitize_bounds() nosanitize_bounds

declare void @f_nosanitize_coverage() nosanitize_coverage

declare void @f_nosync() nosync

declare void @f_nounwind() nounwind

declare void @f_null_pointer_is_valid() null_pointer_is_valid

declare void @f_optdebug() optdebug

declare void @f_optforfuzzing() optforfuzzing

declare void @f_optnone() optnone noinline

declare void @f_optsize() optsize

declare void @f_preallocated(i32) preallocated(i32)

declare void @f_presplitcoroutine() presplitcoroutine

declare void @f_returns_twice() returns_twice

declare void @f_safestack() safestack

declare void @f_sanitize_address() sanitize_address

declare void @f_sanitize_alloc_token() sanitize_alloc_token

declare void @f_sanitize_hwaddress() sanitize_hwaddress

declare void @f_sanitize_memory() sanitize_memory

declare void @f_sanitize_memtag() sanitize_memtag

declare void @f_sanitize_numerical_stability() sanitize_numerical_stability

declare void @f_sanitize_realtime() sanitize_realtime

declare void @f_sanitize_realtime_blocking() sanitize_realtime_blocking

declare void @f_sanitize_thread() sanitize_thread

declare void @f_sanitize_type() sanitize_type

declare void @f_shadowcallstack() shadowcallstack

declare void @f_skipprofile() skipprofile

declare void @f_speculatable() speculatable

declare void @f_speculative_load_hardening() speculative_load_hardening

declare void @f_ssp() ssp

declare void @f_sspreq() sspreq

declare void @f_sspstrong() sspstrong

declare void @f_strictfp() strictfp

declare void @f_uwtable() uwtable(sync)

declare void @f_vscale_range() vscale_range(1,16)

declare void @f_willreturn() willreturn

declare void @f_string() "key"="value" "flag"

declare void @p_align(ptr align 16)

declare void @p_alignstack(ptr alignstack(8))

declare void @p_allocalign(i64 allocalign)

declare void @p_allocptr(ptr allocptr)

declare void @p_byref(ptr byref(i32))

declare void @p_byval(ptr byval(i32))

declare void @p_captures(ptr captures(address, ret: provenance))

declare void @p_dead_on_return(ptr dead_on_return)

declare void @p_dead_on_unwind(ptr dead_on_unwind)

declare void @p_dereferenceable(ptr dereferenceable(8))

declare void @p_dereferenceable_or_null(ptr dereferenceable_or_null(8))

declare void @p_inalloca(ptr inalloca(i32))

declare void @p_initializes(ptr initializes((0, 4), (8, 12)))

declare void @p_inreg(i32 inreg)

declare void @p_nest(ptr nest)

declare void @p_noalias(ptr noalias)

declare void @p_noext(i32 noext)

declare void @p_nofpclass(float nofpclass(nan inf))

declare void @p_nofree(ptr nofree)

declare void @p_nonnull(ptr nonnull)

declare void @p_noundef(i32 noundef)

declare void @p_preallocated(ptr preallocated(i32))

declare void @p_range(i32 range(i32 0, 100))

declare void @p_readnone(ptr readnone)

declare void @p_readonly(ptr readonly)

declare ptr @p_returned(ptr returned)

declare void @p_signext(i32 signext)

declare void @p_sret(ptr sret(i32))

declare void @p_swiftasync(ptr swiftasync)

declare void @p_swifterror(ptr swifterror)

declare void @p_swiftself(ptr swiftself)

declare void @p_writable(ptr writable)

declare void @p_writeonly(ptr writeonly)

declare void @p_zeroext(i32 zeroext)

declare align 16 ptr @r_align()

declare dereferenceable(8) ptr @r_dereferenceable()

declare dereferenceable_or_null(8) ptr @r_dereferenceable_or_null()

declare inreg i32 @r_inreg()

declare noalias ptr @r_noalias()

declare noext i32 @r_noext()

declare nofpclass(nan inf) float @r_nofpclass()

declare nonnull ptr @r_nonnull()

declare noundef i32 @r_noundef()

declare range(i32 0, 100) i32 @r_range()

declare signext i32 @r_signext()

declare zeroext i32 @r_zeroext()
