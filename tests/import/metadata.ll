; RUN: terrace translate %s --import-llvm 2>&1
; RUN: terrace translate %s --import-llvm --mlir-print-debuginfo 2>/dev/null

define void @f(ptr %p, i32 %x, i1 %c) !foo !0 !prof !20 !dbg !30 {
  %a = load i32, ptr %p, !range !1, !nontemporal !2, !invariant.load !0, !tbaa !4
  %b = load i32, ptr %p, !alias.scope !8, !noalias !8, !llvm.access.group !10, !invariant.group !0
  %cc = load i32, ptr %p, !llvm.access.group !12
  store i32 %a, ptr %p, !nontemporal !2, !tbaa.struct !0, !annotation !50
  %i = inttoptr i64 5 to ptr, !dereferenceable_or_null !3
  %d = load ptr, ptr %p, !dereferenceable_or_null !3
  call void @g(), !prof !21
  %s = select i1 %c, i32 1, i32 2, !prof !22, !unpredictable !0
  %m = atomicrmw add ptr %p, i32 1 seq_cst, !mmra !25
  %fp = fdiv float 1.0, 2.0, !fpmath !26
  call void asm sideeffect "nop", ""(), !srcloc !0
  call i32 %p(), !callees !0, !prof !27
  br i1 %c, label %l, label %e, !prof !23
l:
  br i1 %c, label %l, label %e, !llvm.loop !13, !prof !24
e:
  switch i32 %x, label %r [i32 0, label %r
    i32 1, label %r2], !prof !28, !llvm.loop !13
r:
  br label %r2, !llvm.loop !14
r2:
  ret void
}
declare void @g()
!0 = !{}
!1 = !{i32 0, i32 5}
!2 = !{i32 1}
!3 = !{i64 16}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omni", !7, i64 0}
!7 = !{!"root"}
!8 = !{!9}
!9 = distinct !{!9, !11, !"scope"}
!10 = distinct !{}
!11 = distinct !{!11, !"domain"}
!12 = !{!10, !15}
!13 = distinct !{!13, !16, !17, !18, !19}
!14 = distinct !{!14, !40}
!15 = distinct !{}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!"llvm.loop.vectorize.width", i32 4}
!19 = !{!"llvm.loop.parallel_accesses", !10}
!20 = !{!"function_entry_count", i64 55}
!21 = !{!"branch_weights", i32 7}
!22 = !{!"branch_weights", i32 7, i32 8}
!23 = !{!"branch_weights", !"expected", i32 7, i32 8}
!24 = !{!"branch_weights", i32 3, i32 8}
!25 = !{!"foo", !"bar"}
!26 = !{float 2.5}
!27 = !{!"VP", i32 0, i64 1600, i64 123, i64 1000}
!28 = !{!"branch_weights", i32 1, i32 2, i32 3}
!29 = !{!"synthetic_function_entry_count", i64 100}
!30 = distinct !DISubprogram(name: "f", file: !31, scope: !31, line: 5, unit: !32, spFlags: DISPFlagDefinition)
!31 = !DIFile(filename: "a.c", directory: "/")
!32 = distinct !DICompileUnit(language: DW_LANG_C, file: !31, emissionKind: FullDebug)
!40 = !{!"llvm.loop.unknown"}
!llvm.module.flags = !{!41, !43, !44, !45, !46,!47}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 5, !"node", !0}
!44 = !{i32 1, !"f", float 1.0}
!45 = !{i32 1, !"w64", i64 5}
!46 = !{i32 4, !"ptr", ptr @g}
!47 = !{i32 7, !"wide", i1 1}
!llvm.linker.options = !{!50, !51}
!50 = !{!"-lm"}
!51 = !{!"-a", !"-b"}
!llvm.commandline = !{!52}
!52 = !{!"clang -x"}
!llvm.ident = !{!52, !50}
!llvm.dependent-libraries = !{!50, !52}
!llvm.errno.tbaa = !{!4}
!named = !{!0}
!llvm.dbg.cu = !{!32}
!42 = !{i32 1, !"foo", !"bar"}
