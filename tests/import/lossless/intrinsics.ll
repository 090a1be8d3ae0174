; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

define void @metadata_operands(ptr %p, float %f, i32 %x, i1 %c) strictfp {
  %r = call i64 @llvm.read_register.i64(metadata !0)
  call void @llvm.write_register.i64(metadata !0, i64 %r)
  %a = call float @llvm.experimental.constrained.fadd.f32(float %f, float %f, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %b = call i1 @llvm.experimental.constrained.fcmp.f32(float %f, float %a, metadata !"oeq", metadata !"fpexcept.ignore") strictfp
  %d = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %f, metadata !"fpexcept.maytrap") strictfp
  call void @llvm.experimental.noalias.scope.decl(metadata !1)
  %t = call i1 @llvm.type.test(ptr %p, metadata !"_ZTS1A")
  call void @llvm.pseudoprobe(i64 1, i64 2, i32 0, i64 -1)
  call void @llvm.assume(i1 %t)
  %e = call i32 @llvm.expect.i32(i32 %x, i32 1)
  %m = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %p, <4 x i1> splat (i1 true), <4 x i32> poison)
  %n = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, <4 x i1> splat (i1 true), <4 x i32> poison)
  %o = tail call nsz float @llvm.fmuladd.f32(float nofpclass(nan) %f, float %f, float %a) nounwind
  %q = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %e)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  %v = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %s = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %m)
  %al = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %al)
  %any = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @str, ptr @str, i32 1, ptr null)
  call void @llvm.trap() noreturn
  ret void
}

@str = private unnamed_addr constant [2 x i8] c"a\00"
declare i64 @llvm.read_register.i64(metadata)
declare void @llvm.write_register.i64(metadata, i64)
declare void @llvm.trap()
!0 = !{!"sp"}
!1 = !{!2}
!2 = distinct !{!2, !3}
!3 = distinct !{!3}
