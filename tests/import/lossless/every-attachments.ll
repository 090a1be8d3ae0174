; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s

define void @at_tbaa(ptr %p, i32 %x, float %f) {
  store i32 0, ptr %p, align 4, !tbaa !1
  ret void
}

define void @at_prof(ptr %p, i32 %x, float %f) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b, !prof !4
a:
  br label %b
b:
  ret void
}

define void @at_fpmath(ptr %p, i32 %x, float %f) {
  %r = fdiv float %f, %f, !fpmath !5
  ret void
}

define void @at_range(ptr %p, i32 %x, float %f) {
  %r = load i32, ptr %p, align 4, !range !6
  ret void
}

define void @at_tbaa_struct(ptr %p, i32 %x, float %f) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 8, i1 false), !tbaa.struct !7
  ret void
}

define void @at_invariant_load(ptr %p, i32 %x, float %f) {
  %r = load i32, ptr %p, align 4, !invariant.load !0
  ret void
}

define void @at_alias_scope(ptr %p, i32 %x, float %f) {
  %r = load i32, ptr %p, align 4, !alias.scope !8
  ret void
}

define void @at_noalias(ptr %p, i32 %x, float %f) {
  %r = load i32, ptr %p, align 4, !noalias !8
  ret void
}

define void @at_nontemporal(ptr %p, i32 %x, float %f) {
  store i32 0, ptr %p, align 4, !nontemporal !11
  ret void
}

define void @at_llvm_mem_parallel_loop_access(ptr %p, i32 %x, float %f) {
  store i32 0, ptr %p, align 4, !llvm.mem.parallel_loop_access !12
  ret void
}

define void @at_nonnull(ptr %p, i32 %x, float %f) {
  %r = load ptr, ptr %p, align 8, !nonnull !0
  ret void
}

define void @at_dereferenceable(ptr %p, i32 %x, float %f) {
  %r = load ptr, ptr %p, align 8, !dereferenceable !13
  ret void
}

define void @at_dereferenceable_or_null(ptr %p, i32 %x, float %f) {
  %r = load ptr, ptr %p, align 8, !dereferenceable_or_null !13
  ret void
}

define void @at_make_implicit(ptr %p, i32 %x, float %f) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %a, label %b, !make.implicit !0
a:
  br label %b
b:
  ret void
}

define void @at_unpredictable(ptr %p, i32 %x, float %f) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b, !unpredictable !0
a:
  br label %b
b:
  ret void
}

define void @at_invariant_group(ptr %p, i32 %x, float %f) {
  %r = load i32, ptr %p, align 4, !invariant.group !0
  ret void
}

define void @at_align(ptr %p, i32 %x, float %f) {
  %r = load ptr, ptr %p, align 8, !align !13
  ret void
}

define void @at_llvm_loop(ptr %p, i32 %x, float %f) {
  br label %loop
loop:
  br i1 true, label %loop, label %end, !llvm.loop !12
end:
  ret void
}

@at_type = constant i32 0, !type !14

define void @at_section_prefix() !section_prefix !15 {
  ret void
}

@at_absolute = external global i8, !absolute_symbol !16

@at_associated = global i32 0, section "a", !associated !17

define void @at_callees(ptr %p, i32 %x, float %f) {
  call void %p(), !callees !18
  ret void
}

define void @at_irr_loop(ptr %p, i32 %x, float %f) {
  br label %l
l:
  %c = icmp eq i32 %x, 0
  br i1 %c, label %l, label %e, !irr_loop !19
e:
  ret void
}

define void @at_llvm_access_group(ptr %p, i32 %x, float %f) {
  store i32 0, ptr %p, align 4, !llvm.access.group !20
  ret void
}

declare !callback !21 void @at_callback(ptr, ptr)

define void @at_llvm_preserve_access_index(ptr %p, i32 %x, float %f) {
  %r = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr elementtype({ i32, i32 }) %p, i32 0, i32 1), !llvm.preserve.access.index !0
  ret void
}

@at_vcall = constant i32 0, !vcall_visibility !11

define void @at_noundef(ptr %p, i32 %x, float %f) {
  %r = load i32, ptr %p, align 4, !noundef !0
  ret void
}

define void @at_annotation(ptr %p, i32 %x, float %f) {
  store i32 0, ptr %p, align 4, !annotation !23
  ret void
}

define void @at_nosanitize(ptr %p, i32 %x, float %f) {
  store i32 0, ptr %p, align 4, !nosanitize !0
  ret void
}

define void @at_func_sanitize() !func_sanitize !24 {
  ret void
}

@at_exclude = global i32 0, section "a", !exclude !0

define void @at_memprof(ptr %p, i32 %x, float %f) {
  %r = call ptr @at_alloc(i64 8), !memprof !25, !callsite !28
  ret void
}

define void @at_callsite(ptr %p, i32 %x, float %f) {
  %r = call ptr @at_alloc(i64 8), !callsite !28
  ret void
}

define void @at_kcfi() !kcfi_type !11 {
  ret void
}

define void @at_pcsections(ptr %p, i32 %x, float %f) {
  store i32 0, ptr %p, align 4, !pcsections !23
  ret void
}

define void @at_coro_outside_frame(ptr %p, i32 %x, float %f) {
  %a = alloca i32, align 4, !coro.outside.frame !0
  ret void
}

define void @at_mmra(ptr %p, i32 %x, float %f) {
  fence seq_cst, !mmra !30
  ret void
}

define void @at_noalias_addrspace(ptr %p, i32 %x, float %f) {
  %r = load i32, ptr %p, align 4, !noalias.addrspace !31
  ret void
}

define void @at_callee_type(ptr %p, i32 %x, float %f) {
  call void %p(), !callee_type !32
  ret void
}

define void @at_nofree(i64 %x) {
  %r = inttoptr i64 %x to ptr, !nofree !0
  ret void
}

define void @at_captures(ptr %p, i32 %x, float %f) {
  store ptr %p, ptr %p, align 8, !captures !33
  ret void
}

define void @at_alloc_token(ptr %p, i32 %x, float %f) {
  %r = call ptr @at_alloc(i64 8), !alloc_token !34
  ret void
}

@at_ref = global i32 0, !implicit.ref !17

define void @at_other(ptr %p, i32 %x, float %f) {
  store i32 0, ptr %p, align 4, !of.mine !0
  ret void
}

declare ptr @at_alloc(i64)
@at_target = global i32 0

!0 = !{}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}
!4 = !{!"branch_weights", i32 1, i32 2}
!5 = !{float 2.5}
!6 = !{i32 0, i32 7}
!7 = !{i64 0, i64 4, !1}
!8 = !{!9}
!9 = distinct !{!9, !10, !"scope"}
!10 = distinct !{!10, !"domain"}
!11 = !{i32 1}
!12 = distinct !{!12, !{!"llvm.loop.mustprogress"}}
!13 = !{i64 8}
!14 = !{i64 0, !"typeid"}
!15 = !{!"section_prefix", !"hot"}
!16 = !{i64 0, i64 256}
!17 = !{ptr @at_target}
!18 = !{ptr @at_vcallee}
!19 = !{!"loop_header_weight", i64 100}
!20 = distinct !{}
!21 = !{!22}
!22 = !{i64 0, i64 1, i1 false}
!23 = !{!"auto-init"}
!24 = !{i32 1, i32 2}
!25 = !{!26}
!26 = !{!27, !"cold"}
!27 = !{i64 1, i64 2}
!28 = !{i64 1}
!29 = distinct !DIAssignID()
!30 = !{!"amdgpu-as", !"local"}
!31 = !{i32 5, i32 6}
!32 = !{!35}
!33 = !{!"address"}
!34 = !{!"int", i1 false}
!35 = !{i64 0, !"_ZTSFvvE.generalized"}
declare void @at_vcallee()
