; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

@g = global i32 0, !associated !0, !absolute_symbol !1, !foo !2
@h = global ptr null, !type !3, !type !4
@i = ifunc void (), ptr @resolver, !foo !2

define ptr @resolver() {
  ret ptr null
}

define void @f(ptr %p, i32 %x, i1 %c) !prof !5 !type !3 !type !4 !callback !6 !kcfi_type !7 {
entry:
  %a = load i32, ptr %p, align 4, !tbaa !8, !range !11, !noundef !12, !nontemporal !13
  %b = load ptr, ptr %p, align 8, !nonnull !12, !dereferenceable !14, !align !15, !zoo !16, !bar !12
  store i32 %a, ptr %p, align 4, !alias.scope !17, !noalias !17, !nosanitize !12, !annotation !20
  br i1 %c, label %l, label %r, !prof !21, !unpredictable !12

l:
  br i1 %c, label %l, label %r, !llvm.loop !22

r:
  call void @f(ptr %b, i32 %a, i1 %c), !callees !27, !srcloc !28, !mem !29
  ret void, !ret !30
}

define void @entry(ptr %p) !prof !31 {
  call void %p(), !heap !32, !prof !26
  ret void
}

declare void @llvm.foo.bar(ptr)

!named = !{!12, !16, !22}
!llvm.module.flags = !{!33, !34, !35}
!llvm.ident = !{!36}
!odd\20name = !{!12}
!empty = !{}

!0 = !{ptr @h}
!1 = !{i64 0, i64 256}
!2 = !{!"text", i32 7, ptr @g, ptr null, ptr addrspace(1) null, null, !"", float 1.500000e+00, i128 1, x86_fp80 0xK3FFF8CCCCCCCCCCCCCCD}
!3 = !{i64 0, !"_ZTS1A"}
!4 = !{i64 8, !37}
!5 = !{!"synthetic_function_entry_count", i64 10}
!6 = !{!38}
!7 = !{i32 -42}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"root"}
!11 = !{i32 0, i32 10, i32 20, i32 30}
!12 = !{}
!13 = !{i32 1}
!14 = !{i64 8}
!15 = !{i64 16}
!16 = distinct !{!16, !12, !39}
!17 = !{!18}
!18 = distinct !{!18, !19, !"scope"}
!19 = distinct !{!19}
!20 = !{!"note", !40}
!21 = !{!"branch_weights", !"expected", i32 1, i32 2}
!22 = distinct !{!22, !23, !24, !25}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unknown.item", i32 3, !12}
!25 = !{!"llvm.loop.unroll.count", i32 4}
!26 = !{!"VP", i32 0, i64 100, i64 1, i64 90}
!27 = !{ptr @f, ptr @resolver}
!28 = !{i64 1234}
!29 = !{ptr addrspace(3) addrspacecast (ptr @g to ptr addrspace(3)), ptr getelementptr (i8, ptr @g, i64 4)}
!30 = !{!"r", !41}
!31 = !{!"function_entry_count", i64 1, i64 22, i64 33}
!32 = !{<2 x i32> <i32 1, i32 2>, { i32, ptr } { i32 1, ptr @g }}
!33 = !{i32 1, !"wchar_size", i64 4}
!34 = !{i32 2, !"other", !{!"a", i32 1}}
!35 = !{i32 4, !"string", !"value"}
!36 = !{!"producer"}
!37 = distinct !{}
!38 = !{i64 0, i64 -1, i1 true}
!39 = !{!42}
!40 = !{!"pair", !"x"}
!41 = !{!41}
!42 = !{!39}
