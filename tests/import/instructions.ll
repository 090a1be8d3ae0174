; RUN: terrace translate %s --import-llvm --mlir-print-debuginfo

%S = type { i32, [2 x float], <2 x i64> }
@a = external global i32
declare i32 @ext(ptr, ...)
declare void @v()
define { i32, i1 } @f1(i32 %x, float %f, ptr %p, <4 x i32> %v, <vscale x 4 x i32> %sv, i1 %b) personality ptr @ext {
  %1 = load atomic volatile i32, ptr %p syncscope("singlethread") acquire, align 4
  store atomic i32 1, ptr %p seq_cst, align 4
  %2 = cmpxchg weak volatile ptr %p, i32 0, i32 1 acq_rel monotonic
  %3 = atomicrmw xchg ptr %p, i32 5 syncscope("agent") seq_cst
  fence syncscope("one") acquire
  %4 = extractvalue { i32, i1 } %2, 0
  %5 = insertvalue { i32, i1 } undef, i32 %4, 0
  %6 = insertvalue { i32, i1 } poison, i1 true, 1
  %7 = extractelement <4 x i32> %v, i64 1
  %8 = insertelement <4 x i32> %v, i32 %7, i32 0
  %9 = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %10 = select i1 %b, float %f, float 0.0
  %11 = freeze i32 %x
  %12 = alloca i32, i32 4, align 16
  %13 = alloca inalloca [4 x i32]
  %14 = getelementptr inbounds nuw i32, ptr %p, i32 %x
  %15 = getelementptr %S, ptr %p, i64 0, i32 1, i32 %x
  %16 = getelementptr i8, ptr %p, <4 x i32> %v
  %17 = trunc nuw nsw i32 %x to i8
  %18 = zext nneg i32 %x to i64
  %19 = uitofp nneg i32 %x to float
  %20 = fcmp fast oeq float %f, 1.0
  %21 = icmp samesign ult i32 %x, 5
  %22 = or disjoint i32 %x, 1
  %23 = sdiv exact i32 %x, 3
  %24 = fneg nnan float %f
  %25 = call i32 (ptr, ...) @ext(ptr @a, i32 %x)
  %26 = tail call fastcc i32 @fc(i32 noundef %x) #0
  %27 = call float %p(float %f)
  %28 = call i32 asm sideeffect alignstack "foo $0", "=r,r"(i32 %x)
  %29 = va_arg ptr %p, i32
  %30 = addrspacecast ptr %p to ptr addrspace(1)
  %31 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %v, i1 true)
  %32 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  %33 = call <4 x float> @llvm.x86.sse.rcp.ps(<4 x float> zeroinitializer)
  %34 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 1)
  switch i32 %x, label %def [ i32 0, label %a
                              i32 1, label %bb
                              i32 -5, label %a ]
a:
  %p1 = phi i32 [ 7, %0 ], [ 7, %0 ]
  invoke void @v() to label %bb unwind label %lp
bb:
  unreachable
lp:
  %l = landingpad { ptr, i32 } cleanup catch ptr null catch ptr @a filter [1 x ptr] [ptr @a]
  resume { ptr, i32 } %l
def:
  %35 = add <vscale x 4 x i32> %sv, splat (i32 3)
  %36 = load i32, ptr inttoptr (i64 ptrtoint (ptr @a to i64) to ptr)
  %37 = icmp eq ptr %p, getelementptr inbounds (i8, ptr @a, i64 4)
  ret { i32, i1 } { i32 5, i1 true }
}
define internal fastcc i32 @fc(i32 %x) { ret i32 %x }
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)
attributes #0 = { nounwind memory(none) }
