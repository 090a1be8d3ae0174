; VERSIONS: 7-nvvm
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
%S = type { i32, ptr, float }
@tile = internal addrspace(3) global [4 x float] undef, align 4
@.str = private constant [4 x i8] c"abc\00"
@table = internal constant [3 x ptr] [ptr @h, ptr getelementptr (i8, ptr @.str, i64 1), ptr null]
@other = alias float (ptr, ptr), ptr @h
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @ext(ptr noundef captures(none), i32) memory(argmem: read)
define internal float @h(ptr readonly %p, ptr %q) mustprogress nofree "null" {
  %v = load float, ptr %p
  %n = fneg float %v
  store float %n, ptr %q
  ret float %n
}
define ptx_kernel void @k(ptr addrspace(1) noundef %0, ptr byval(%S) "nvvm.grid_constant" %s, i32 %1) "nvvm.maxntid"="128,1,1" "nvvm.minctasm"="2" {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %8
4:
  %5 = getelementptr inbounds nuw %S, ptr %s, i32 0, i32 1
  %6 = load ptr, ptr %5
  %7 = freeze i32 %1
  store i32 %7, ptr %6
  store ptr %6, ptr %5
  br label %8
8:
  %9 = phi ptr [ %6, %4 ], [ %s, %2 ]
  %a = load float, ptr %9
  %b = call float @h(ptr %9, ptr getelementptr (float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 2))
  %c = addrspacecast ptr addrspace(1) %0 to ptr
  %d = getelementptr float, ptr %c, i32 %1
  %f = load ptr, ptr getelementptr ([3 x ptr], ptr @table, i64 0, i64 1)
  call void %f(i32 poison)
  call void @ext(ptr noundef %c, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr %9, i64 4, i1 false)
  %x = select i1 %3, ptr %c, ptr %9
  %y = icmp eq ptr %x, @.str
  %z = ptrtoint ptr %x to i64
  %v = insertelement <2 x ptr> poison, ptr %d, i64 0
  %w = getelementptr float, <2 x ptr> %v, i64 1
  %l = extractelement <2 x ptr> %w, i64 0
  store i64 %z, ptr %l
  ret void
}
; -----
; VERSIONS: 7-nvvm
define float @atomics(ptr %p, ptr addrspace(3) %s, float %f, i32 %i, double %d) {
  %a = atomicrmw fadd ptr addrspace(3) %s, float %f monotonic, align 4
  %b = atomicrmw fadd ptr %p, double %d seq_cst
  %c = atomicrmw uinc_wrap ptr %p, i32 %i syncscope("block") acquire
  %e = atomicrmw add ptr %p, i32 %i syncscope("device") monotonic
  %g = atomicrmw nand ptr %p, i32 %i monotonic
  %h = load atomic float, ptr %p acquire, align 4
  store atomic i32 %i, ptr %p syncscope("device") seq_cst, align 4
  fence syncscope("block") release
  %j = cmpxchg ptr %p, i32 %i, i32 0 acq_rel monotonic
  %k = atomicrmw xchg ptr %p, float %h monotonic
  ret float %k
}
; -----
; VERSIONS: 7-nvvm
declare float @llvm.maximum.f32(float, float)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>)
declare i32 @llvm.vector.reduce.umax.v2i32(<2 x i32>)
declare <2 x float> @llvm.exp.v2f32(<2 x float>)
declare double @llvm.pow.f64(double, double)
declare { float, float } @llvm.modf.f32(float)
declare { float, float } @llvm.sincos.f32(float)
declare <2 x float> @llvm.masked.load.v2f32.p0(ptr, <2 x i1>, <2 x float>)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32, i32, i32, i32)
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare float @llvm.nvvm.ex2.approx.f32(float)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
declare float @llvm.canonicalize.f32(float)
declare void @llvm.lifetime.start.p0(ptr)
define void @intrinsics(ptr %p, ptr addrspace(3) %s, float %f, i32 %i, double %d, <2 x float> %v, <2 x i1> %m) {
  %stack = alloca i32
  call void @llvm.lifetime.start.p0(ptr %stack)
  %a = call float @llvm.maximum.f32(float %f, float 1.0)
  %b = call i32 @llvm.smin.i32(i32 %i, i32 1)
  %c = call i32 @llvm.abs.i32(i32 %b, i1 false)
  %e = call i32 @llvm.uadd.sat.i32(i32 %c, i32 2)
  %g = call i32 @llvm.ssub.sat.i32(i32 %e, i32 3)
  %h = call reassoc float @llvm.vector.reduce.fadd.v2f32(float %a, <2 x float> %v)
  %j = call <2 x float> @llvm.exp.v2f32(<2 x float> %v)
  %k = call double @llvm.pow.f64(double %d, double %d)
  %l = call { float, float } @llvm.modf.f32(float %h)
  %n = call { float, float } @llvm.sincos.f32(float %h)
  %o = call <2 x float> @llvm.masked.load.v2f32.p0(ptr align 8 %p, <2 x i1> %m, <2 x float> %j)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %q = call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 -1, i32 %g, i32 1, i32 31)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %s, i32 %i)
  %r = call float @llvm.nvvm.ex2.approx.f32(float %h)
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 0, i32 1)
  %u = call i32 @llvm.annotation.i32.p0(i32 %t, ptr %p, ptr %p, i32 0)
  %w = call float @llvm.canonicalize.f32(float %r)
  %vec = bitcast <2 x float> %o to <2 x i32>
  %x = call i32 @llvm.vector.reduce.umax.v2i32(<2 x i32> %vec)
  store i32 %x, ptr %stack
  store float %w, ptr %p
  ret void
}
; -----
; VERSIONS: 7-nvvm
define bfloat @f(bfloat %x) {
  ret bfloat %x
}
; -----
; VERSIONS: 7-nvvm
target triple = "x86_64-unknown-linux-gnu"
; -----
; VERSIONS: 7-nvvm
define void @f() {
  %p = alloca i32, addrspace(5)
  ret void
}
; -----
; VERSIONS: 7-nvvm
define i8 @f(ptr %p) {
  %x = atomicrmw add ptr %p, i8 1 seq_cst
  ret i8 %x
}
; -----
; VERSIONS: 7-nvvm
define void @f(ptr %p) {
  %x = cmpxchg ptr %p, i16 1, i16 2 seq_cst seq_cst
  ret void
}
; -----
; VERSIONS: 7-nvvm
define <2 x i32> @f(ptr %p) {
  %x = load atomic i128, ptr %p seq_cst, align 16
  ret <2 x i32> zeroinitializer
}
; -----
; VERSIONS: 7-nvvm
declare void @llvm.nvvm.tcgen05.fence.after.thread.sync()
define void @f(ptr %p) {
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  ret void
}
; -----
; VERSIONS: 7-nvvm
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
; -----
; VERSIONS: 7-nvvm
@v = global i32 0
@a = alias i32, ptr @v
; -----
; VERSIONS: 7-nvvm
@w = extern_weak global i32
; -----
; VERSIONS: 7-nvvm
@g = addrspace(2) global i32 0
; -----
; VERSIONS: 7-nvvm
@"a b" = global i32 0
; -----
; VERSIONS: 7-nvvm
define void @f() prefix i32 1 {
  ret void
}
; -----
; VERSIONS: 7-nvvm
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
; -----
; VERSIONS: 7-nvvm
define x86_fp80 @f(x86_fp80 %x) {
  ret x86_fp80 %x
}
; -----
; VERSIONS: 7-nvvm
define ptr @f() {
  br label %a
a:
  ret ptr blockaddress(@f, %a)
}
; -----
; VERSIONS: 7-nvvm
define void @f() !dbg !3 {
  ret void, !dbg !4
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", file: !2, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 1, scope: !3)
; -----
; VERSIONS: 7-nvvm
declare float @llvm.maximum.f32(float, float)
declare float @llvm.vector.reduce.fmaximum.v2f32(<2 x float>)
define float @f(<2 x float> %x) {
  %a = call float @llvm.vector.reduce.fmaximum.v2f32(<2 x float> %x)
  ret float %a
}
; -----
; VERSIONS: 7-nvvm
target triple = "nvptx64-nvidia-cuda"
declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k8.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.s8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p0(ptr)
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3))
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3), i32, i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.2d(ptr addrspace(3), ptr, i32, i32, i64, i1)
declare i32 @llvm.nvvm.idp2a.s.u(i32, i32, i1, i32)
declare { i32, i1 } @llvm.nvvm.elect.sync(i32)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.a.row.stride.tf32.p1(ptr addrspace(1), i32)
define ptx_kernel void @k(ptr %p, ptr addrspace(3) %s, ptr addrspace(1) %g, <2 x half> %h, i32 %i) {
  %a = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k8.row.col.f16.f16(<2 x half> %h, <2 x half> %h, <2 x half> %h, <2 x half> zeroinitializer, <2 x half> %h)
  %b = extractvalue { <2 x half>, <2 x half> } %a, 1
  store <2 x half> %b, ptr %p
  %c = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.s8(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 7, i32 1)
  %d = extractvalue { i32, i32, i32, i32 } %c, 3
  %e = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p0(ptr %p)
  %f = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %s)
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3) %s, i32 %e, i32 %f)
  %j = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %s, i32 %d)
  br i1 %j, label %yes, label %no
yes:
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.2d(ptr addrspace(3) %s, ptr %p, i32 0, i32 %i, i64 poison, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.2d(ptr addrspace(3) %s, ptr %p, i32 0, i32 %i, i64 7, i1 true)
  br label %no
no:
  %k = call i32 @llvm.nvvm.idp2a.s.u(i32 %i, i32 %d, i1 true, i32 3)
  %l = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %m = extractvalue { i32, i1 } %l, 1
  %n = zext i1 %m to i32
  %o = call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.a.row.stride.tf32.p1(ptr addrspace(1) %g, i32 %k)
  %q = extractvalue { i32, i32, i32, i32 } %o, 2
  %r = add i32 %n, %q
  store i32 %r, ptr addrspace(1) %g
  ret void
}
; -----
; VERSIONS: 7-nvvm
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i16, i64, i1, i1, i32)
define void @f(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr %p) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr %p, i32 0, i16 0, i64 0, i1 false, i1 false, i32 1)
  ret void
}
