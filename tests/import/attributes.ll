; RUN: terrace translate %s --import-llvm 

declare ptr @k0(i64, i64) allockind("alloc")
declare ptr @k1(i64, i64) alwaysinline
declare ptr @k3(i64, i64) cold
declare ptr @k4(i64, i64) convergent
declare ptr @k5(i64, i64) coro_only_destroy_when_complete
declare ptr @k6(i64, i64) coro_elide_safe
declare ptr @k7(i64, i64) disable_sanitizer_instrumentation
declare ptr @k8(i64, i64) fn_ret_thunk_extern
declare ptr @k9(i64, i64) hot
declare ptr @k10(i64, i64) hybrid_patchable
declare ptr @k11(i64, i64) inlinehint
declare ptr @k13(i64, i64) minsize
declare ptr @k14(i64, i64) mustprogress
declare ptr @k15(i64, i64) naked
declare ptr @k16(i64, i64) nobuiltin
declare ptr @k17(i64, i64) nocallback
declare ptr @k18(i64, i64) nocf_check
declare ptr @k19(i64, i64) nodivergencesource
declare ptr @k20(i64, i64) noduplicate
declare ptr @k21(i64, i64) nofree
declare ptr @k22(i64, i64) noimplicitfloat
declare ptr @k23(i64, i64) noinline
declare ptr @k24(i64, i64) nomerge
declare ptr @k25(i64, i64) noprofile
declare ptr @k26(i64, i64) norecurse
declare ptr @k27(i64, i64) noredzone
declare ptr @k28(i64, i64) noreturn
declare ptr @k29(i64, i64) nosanitize_bounds
declare ptr @k30(i64, i64) nosanitize_coverage
declare ptr @k31(i64, i64) nosync
declare ptr @k32(i64, i64) nounwind
declare ptr @k33(i64, i64) nonlazybind
declare ptr @k34(i64, i64) null_pointer_is_valid
declare ptr @k35(i64, i64) optforfuzzing
declare ptr @k36(i64, i64) optdebug
declare ptr @k37(i64, i64) optsize
declare ptr @k38(i64, i64) presplitcoroutine
declare ptr @k39(i64, i64) returns_twice
declare ptr @k40(i64, i64) safestack
declare ptr @k41(i64, i64) sanitize_address
declare ptr @k42(i64, i64) sanitize_alloc_token
declare ptr @k43(i64, i64) sanitize_hwaddress
declare ptr @k44(i64, i64) sanitize_memtag
declare ptr @k45(i64, i64) sanitize_memory
declare ptr @k46(i64, i64) sanitize_numerical_stability
declare ptr @k47(i64, i64) sanitize_realtime
declare ptr @k48(i64, i64) sanitize_realtime_blocking
declare ptr @k49(i64, i64) sanitize_thread
declare ptr @k50(i64, i64) sanitize_type
declare ptr @k51(i64, i64) shadowcallstack
declare ptr @k52(i64, i64) skipprofile
declare ptr @k53(i64, i64) speculatable
declare ptr @k54(i64, i64) speculative_load_hardening
declare ptr @k55(i64, i64) ssp
declare ptr @k56(i64, i64) sspreq
declare ptr @k57(i64, i64) sspstrong
declare ptr @k58(i64, i64) strictfp
declare ptr @k59(i64, i64) willreturn
declare ptr @k60(i64, i64) allocsize(0,1)
declare ptr @k61(i64, i64) memory(argmem:read)
declare ptr @k62(i64, i64) alignstack(16)
declare ptr @k63(i64, i64) uwtable(sync)
declare ptr @k64(i64, i64) vscale_range(1,16)
declare void @s0() "aarch64_pstate_sm_enabled"
declare void @s1() "aarch64_pstate_sm_body"
declare void @s2() "aarch64_pstate_sm_compatible"
declare void @s3() "aarch64_new_za"
declare void @s4() "aarch64_in_za"
declare void @s5() "aarch64_out_za"
declare void @s6() "aarch64_inout_za"
declare void @s7() "aarch64_preserves_za"
declare void @s8() "frame-pointer"="all"
declare void @s9() "target-cpu"="a"
declare void @s10() "tune-cpu"="b"
declare void @s11() "target-features"="+c,-d"
declare void @s12() "reciprocal-estimates"="x"
declare void @s13() "prefer-vector-width"="128"
declare void @s14() "no-infs-fp-math"="true"
declare void @s15() "no-nans-fp-math"="true"
declare void @s16() "no-signed-zeros-fp-math"="false"
declare void @s17() "unsafe-fp-math"="true"
declare void @s18() "approx-func-fp-math"="true"
declare void @s19() "denormal-fp-math"="ieee"
declare void @s20() "denormal-fp-math-f32"="preserve-sign"
declare void @s21() "fp-contract"="fast"
declare void @s22() "instrument-function-entry"="i1"
declare void @s23() "instrument-function-exit"="i2"
declare void @s24() "strictfp"
declare void @s25() "zero"
declare void @s26() "custom"="1"
declare void @s27() "frame-pointer"="non-leaf"
declare void @o() optnone noinline
declare void @p0(ptr inreg)
declare void @p1(ptr nest)
declare void @p2(ptr noalias)
declare void @p3(ptr nocapture)
declare void @p4(ptr nofree)
declare void @p5(ptr nonnull)
declare void @p6(ptr noundef)
declare void @p7(ptr readnone)
declare void @p8(ptr readonly)
declare void @p10(i32 signext)
declare void @p11(ptr swiftasync)
declare void @p12(ptr swiftself)
declare void @p13(ptr writable)
declare void @p14(ptr writeonly)
declare void @p15(i32 zeroext)
declare void @p16(ptr byref(i32))
declare void @p17(ptr byval(i32))
declare void @p19(ptr inalloca(i32))
declare void @p20(ptr preallocated(i32))
declare void @p21(ptr sret(i32))
declare void @p22(ptr align(8))
declare void @p23(ptr captures(none))
declare void @p24(ptr captures(address))
declare void @p25(ptr dereferenceable(4))
declare void @p26(ptr dereferenceable_or_null(8))
declare void @p27(float nofpclass(nan))
declare void @p28(ptr alignstack(4))
declare void @p29(ptr initializes((0,4)))
declare void @p30(i32 allocalign)
declare void @p31(ptr allocptr)
declare void @p32(ptr dead_on_unwind)
declare void @p33(i32 noext)
declare void @p34(ptr "str")
declare range(i32 0, 5) i32 @r()
declare void @pr(i8 range(i8 -1, 5) %x)
