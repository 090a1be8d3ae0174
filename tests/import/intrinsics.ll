; RUN: terrace translate %s --import-llvm 

define void @f(ptr %p, <4 x i1> %m, <4 x i32> %v, <4 x ptr> %ps, i32 %x, float %f, <4 x float> %vf, ...) !dbg !22 {
  %v1 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %m, <4 x i32> zeroinitializer)
  %v1b = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %m, <4 x i32> poison), !nontemporal !9
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 8 %p, <4 x i1> %m)
  %v2 = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %ps, <4 x i1> %m, <4 x i32> poison)
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %v, <4 x ptr> align 4 %ps, <4 x i1> %m)
  %v3 = call <4 x i32> @llvm.masked.expandload.v4i32(ptr align 4 %p, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %v, ptr align 4 %p, <4 x i1> %m)
  %v4 = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr align 4 %p, i64 2, i1 false, i32 2, i32 2)
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %v4, ptr align 4 %p, i64 2, i1 true, i32 2, i32 2)
  %v5 = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v4, <4 x float> %v4, i32 2, i32 2, i32 2)
  %v6 = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %v4, i32 2, i32 2)
  %v7 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double 1.0, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %v8 = call double @llvm.experimental.constrained.fpext.f64.f32(float %f, metadata !"fpexcept.ignore")
  %v9 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 %x, metadata !"round.dynamic", metadata !"fpexcept.maytrap")
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %v10 = call i1 @llvm.is.fpclass.f32(float %f, i32 3)
  %v11 = call float @llvm.powi.f32.i32(float %f, i32 %x)
  %v12 = call fast float @llvm.sqrt.f32(float %f)
  %v13 = call { float, i32 } @llvm.frexp.f32.i32(float %f)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 1, i32 1)
  %v14 = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %v14)
  %v15 = call i32 @llvm.vscale.i32()
  %v16 = call <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32> poison, <4 x i32> %v, i64 0)
  %v17 = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  call void @llvm.invariant.end.p0(ptr %v17, i64 4, ptr %p)
  call void @llvm.ubsantrap(i8 3)
  call void @llvm.memset.inline.p0.i32(ptr align 4 %p, i8 0, i32 8, i1 true), !tbaa !3
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 4 %p, ptr %p, i64 8, i1 true)
  call void @llvm.donothing()
  call void @llvm.x86.sse2.pause()
  %v18 = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  call void @llvm.lifetime.start.p0(ptr poison)
  %v19 = call i32 @llvm.expect.with.probability.i32(i32 %x, i32 1, double 0.5)
  %v20 = tail call i32 @llvm.umax.i32(i32 %x, i32 3), !range !8
  call void @llvm.va_start.p0(ptr %p)
  %v21 = call float @llvm.vector.reduce.fadd.v4f32(float %f, <4 x float> %vf)
  %v22 = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %v, <4 x i32> %v, <4 x i1> %m, i32 4)
  %v23 = call i64 @llvm.ptrauth.blend(i64 1, i64 2)
  %v24 = call float @llvm.fabs.f32(float noundef %f) #1
  %v25 = call float @llvm.canonicalize.f32(float %f)
  %v26 = call nnan float @llvm.canonicalize.f32(float nofpclass(nan) %f)
  ret void
}
attributes #1 = { nounwind }
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"root"}
!8 = !{i32 0, i32 4}
!9 = !{i32 1}
!20 = !DILocalVariable(name: "x", scope: !22)
!21 = !DILocation(line: 1, scope: !22)
!22 = distinct !DISubprogram(name: "f", file: !31, scope: !31, line: 5, unit: !32, spFlags: DISPFlagDefinition)
!31 = !DIFile(filename: "a.c", directory: "/")
!32 = distinct !DICompileUnit(language: DW_LANG_C, file: !31, emissionKind: FullDebug)
!llvm.dbg.cu = !{!32}
!llvm.module.flags = !{!41}
!41 = !{i32 2, !"Debug Info Version", i32 3}

