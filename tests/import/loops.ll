; RUN: terrace translate %s --import-llvm 2>&1

define void @f(i1 %c) {
e:
  br label %l
l:
  br i1 %c, label %l, label %m, !llvm.loop !0
m:
  br i1 %c, label %m, label %n, !llvm.loop !20
n:
  br i1 %c, label %n, label %o, !llvm.loop !30
o:
  br i1 %c, label %o, label %q, !llvm.loop !40
q:
  br i1 %c, label %q, label %x, !llvm.loop !50
x:
  br i1 %c, label %x, label %r, !llvm.loop !60
r:
  ret void
}
!0 = distinct !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17}
!1 = !{!"llvm.loop.disable_nonforced"}
!2 = !{!"llvm.loop.vectorize.enable", i1 false}
!3 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!4 = !{!"llvm.loop.vectorize.scalable.enable", i1 true}
!5 = !{!"llvm.loop.vectorize.followup_vectorized", !20}
!6 = !{!"llvm.loop.interleave.count", i32 4}
!7 = !{!"llvm.loop.unroll.count", i32 3}
!8 = !{!"llvm.loop.unroll.full"}
!9 = !{!"llvm.loop.unroll.runtime.disable"}
!10 = !{!"llvm.loop.unroll_and_jam.enable"}
!11 = !{!"llvm.licm.disable"}
!12 = !{!"llvm.loop.licm_versioning.disable"}
!13 = !{!"llvm.loop.distribute.enable", i1 true}
!14 = !{!"llvm.loop.pipeline.disable", i1 true}
!15 = !{!"llvm.loop.peeled.count", i32 2}
!16 = !{!"llvm.loop.unswitch.partial.disable"}
!17 = !{!"llvm.loop.isvectorized", i32 1}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.unroll.enable"}
!22 = !{!"llvm.loop.pipeline.initiationinterval", i32 3}
!30 = distinct !{!30, !31, !31}
!31 = !{!"llvm.loop.mustprogress"}
!40 = distinct !{!40, !41}
!41 = !{!"llvm.loop.unroll.count", !0}
!50 = distinct !{!50, !51, !52}
!51 = !{!"llvm.loop.parallel_accesses", !53, !54}
!52 = !{!"llvm.loop.isvectorized"}
!53 = distinct !{}
!54 = distinct !{}
!60 = distinct !{!60, !"foo"}
