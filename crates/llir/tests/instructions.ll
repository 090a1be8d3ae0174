; ModuleID = 'kitchen.ll'
source_filename = "kitchen.ll"
target datalayout = "e-m:e-p3:32:32-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl x"
module asm ".ascii \22\\00\22"

%0 = type { target("spirv.Image", void, i32, 1, 0) }
%node = type <{ ptr, [2 x %node.0], %0 }>
%node.0 = type { <4 x i8> }
%"strange name" = type opaque

$defined = comdat any

$group = comdat exactmatch

@spaced = external addrspace(3) global i32
@spaced0 = external dllimport externally_initialized global i32
@c0 = constant %node zeroinitializer
@c1 = constant ptr null
@c2 = constant bfloat 0xR3F80
@c3 = constant x86_fp80 0xK3FFF8000000000000000
@c4 = constant fp128 0xL00000000000000003FFF000000000000
@c5 = constant ppc_fp128 0xM3FF00000000000000000000000000000
@c6 = constant i129 -340282366920938463463374607431768211456
@c7 = constant i128 -1
@c8 = constant <2 x i32> <i32 1, i32 poison>
@c9 = constant <{ i8, i32 }> <{ i8 -1, i32 undef }>
@c10 = constant [4 x i8] c"aaaa"
@c11 = constant [4 x i8] c"a\\\22\FF"
@c12 = constant [3 x half] [half 0xH3C00, half 0xH0000, half 0xH0201]
@c13 = constant <3 x i1> <i1 true, i1 false, i1 true>
@c14 = constant [2 x ptr] [ptr @spaced0, ptr null]
@c15 = constant [2 x ptr] [ptr @spaced0, ptr @spaced0]
@c16 = constant [3 x i32] [i32 5, i32 5, i32 5]
@c17 = constant ptr dso_local_equivalent @may_throw
@c18 = constant ptr no_cfi @may_throw
@c19 = constant [2 x <{ i8, i32 }>] undef
@opaque = external global %"strange name"
@0 = private global i32 1
@tls = weak_odr dso_local thread_local(initialexec) global i32 0, section ".tdata", partition "part", code_model "large", comdat($group)

@alias = weak unnamed_addr alias i32, ptr @tls
@inside = alias i8, getelementptr inbounds nuw (i8, ptr @tls, i64 1)

@picked = ifunc void (i32, ...), ptr @resolver

declare i32 @may_throw(i32)

define void @scalars(i32 %0, i64 %1, float %2, ptr %3, <4 x float> %4, <vscale x 4 x i32> %5, ptr addrspace(3) %6) {
  %8 = add nuw nsw i32 %0, %0
  %9 = sub nsw i32 %0, %0
  %10 = mul nuw i32 %0, %0
  %11 = udiv exact i32 %0, %0
  %12 = sdiv exact i32 %0, %0
  %13 = urem i32 %0, %0
  %14 = srem i32 %0, %0
  %15 = shl nuw i32 %0, %0
  %16 = lshr exact i32 %0, %0
  %17 = ashr exact i32 %0, %0
  %18 = and i32 %0, %0
  %19 = or disjoint i32 %0, %0
  %20 = xor i32 %0, %0
  %21 = fadd fast float %2, %2
  %22 = fsub nnan ninf nsz float %2, %2
  %23 = fmul arcp contract float %2, %2
  %24 = fdiv reassoc afn float %2, %2
  %25 = frem <4 x float> %4, %4
  %26 = fneg nsz float %2
  %27 = icmp eq i32 %0, %0
  %28 = icmp ne i32 %0, %0
  %29 = icmp ugt i32 %0, %0
  %30 = icmp uge i32 %0, %0
  %31 = icmp ult i32 %0, %0
  %32 = icmp ule i32 %0, %0
  %33 = icmp sgt i32 %0, %0
  %34 = icmp sge i32 %0, %0
  %35 = icmp slt i32 %0, %0
  %36 = icmp sle i32 %0, %0
  %37 = icmp samesign ult i32 %0, %0
  %38 = icmp eq ptr %3, %3
  %39 = icmp eq <vscale x 4 x i32> %5, %5
  %40 = fcmp nnan false float %2, %2
  %41 = fcmp nnan oeq float %2, %2
  %42 = fcmp nnan ogt float %2, %2
  %43 = fcmp nnan oge float %2, %2
  %44 = fcmp nnan olt float %2, %2
  %45 = fcmp nnan ole float %2, %2
  %46 = fcmp nnan one float %2, %2
  %47 = fcmp nnan ord float %2, %2
  %48 = fcmp nnan uno float %2, %2
  %49 = fcmp nnan ueq float %2, %2
  %50 = fcmp nnan ugt float %2, %2
  %51 = fcmp nnan uge float %2, %2
  %52 = fcmp nnan ult float %2, %2
  %53 = fcmp nnan ule float %2, %2
  %54 = fcmp nnan une float %2, %2
  %55 = fcmp nnan true float %2, %2
  %56 = trunc nsw i64 %1 to i32
  %57 = zext nneg i32 %0 to i64
  %58 = sext i32 %0 to i64
  %59 = fptoui float %2 to i32
  %60 = fptosi float %2 to i32
  %61 = uitofp nneg i32 %0 to float
  %62 = sitofp i32 %0 to float
  %63 = fpext float %2 to double
  %64 = fptrunc double %63 to float
  %65 = ptrtoint ptr %3 to i64
  %66 = ptrtoaddr ptr %3 to i64
  %67 = inttoptr i64 %1 to ptr
  %68 = bitcast float %2 to i32
  %69 = addrspacecast ptr addrspace(3) %6 to ptr
  %70 = icmp slt i32 %0, %0
  %71 = select fast i1 %70, float %2, float %2
  %72 = select i1 %70, i32 %0, i32 %0
  %73 = freeze i32 %0
  %74 = extractelement <4 x float> %4, i32 %0
  %75 = insertelement <4 x float> %4, float %74, i32 %0
  %76 = shufflevector <4 x float> %4, <4 x float> %4, <4 x i32> <i32 0, i32 poison, i32 7, i32 3>
  %77 = shufflevector <4 x float> %4, <4 x float> %4, <2 x i32> zeroinitializer
  %78 = shufflevector <4 x float> %4, <4 x float> %4, <2 x i32> poison
  %79 = shufflevector <vscale x 4 x i32> %5, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %80 = add <vscale x 4 x i32> %5, splat (i32 7)
  %81 = fadd <4 x float> %4, splat (float 1.500000e+00)
  %82 = va_arg ptr %3, i32
  ret void
}

define i32 @memory(ptr %0, i32 %1, ptr addrspace(3) %2) {
  %4 = alloca i32, align 4
  %5 = alloca { i8, [10 x i32] }, i32 %1, align 64
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca swifterror ptr, align 8
  %8 = alloca inalloca i32, align 4
  %9 = load i32, ptr %0, align 4
  %10 = load volatile i32, ptr %0, align 1
  %11 = load atomic i32, ptr %0 seq_cst, align 4
  %12 = load atomic volatile i32, ptr %0 syncscope("agent") seq_cst, align 4
  %13 = load atomic i32, ptr addrspace(3) %2 syncscope("singlethread") unordered, align 4
  store i32 %1, ptr %0, align 4
  store atomic volatile i32 %1, ptr %0 syncscope("agent") release, align 4
  %14 = getelementptr i8, ptr %0, i32 %1
  %15 = getelementptr inbounds { i8, [10 x i32] }, ptr %0, i32 %1, i32 1, i32 %1
  %16 = getelementptr nusw nuw i8, ptr %0, i32 %1
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 %1
  %18 = getelementptr i8, ptr %0, <2 x i32> splat (i32 4)
  fence acq_rel
  fence syncscope("agent") seq_cst
  %19 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  %20 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  %21 = atomicrmw sub ptr %0, i32 %1 seq_cst, align 4
  %22 = atomicrmw and ptr %0, i32 %1 seq_cst, align 4
  %23 = atomicrmw nand ptr %0, i32 %1 seq_cst, align 4
  %24 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  %25 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  %26 = atomicrmw max ptr %0, i32 %1 seq_cst, align 4
  %27 = atomicrmw min ptr %0, i32 %1 seq_cst, align 4
  %28 = atomicrmw umax ptr %0, i32 %1 seq_cst, align 4
  %29 = atomicrmw umin ptr %0, i32 %1 seq_cst, align 4
  %30 = atomicrmw fadd ptr %0, float 1.000000e+00 seq_cst, align 4
  %31 = atomicrmw fsub ptr %0, float 1.000000e+00 seq_cst, align 4
  %32 = atomicrmw fmax ptr %0, float 1.000000e+00 seq_cst, align 4
  %33 = atomicrmw fmin ptr %0, float 1.000000e+00 seq_cst, align 4
  %34 = atomicrmw fmaximum ptr %0, float 1.000000e+00 seq_cst, align 4
  %35 = atomicrmw fminimum ptr %0, float 1.000000e+00 seq_cst, align 4
  %36 = atomicrmw uinc_wrap ptr %0, i32 %1 seq_cst, align 4
  %37 = atomicrmw udec_wrap ptr %0, i32 %1 seq_cst, align 4
  %38 = atomicrmw usub_cond ptr %0, i32 %1 seq_cst, align 4
  %39 = atomicrmw usub_sat ptr %0, i32 %1 seq_cst, align 4
  %40 = atomicrmw volatile xchg ptr %0, ptr %0 syncscope("agent") monotonic, align 8
  %41 = cmpxchg weak volatile ptr %0, i32 %1, i32 %1 seq_cst monotonic, align 4
  %42 = cmpxchg ptr %0, i32 %1, i32 %1 syncscope("agent") seq_cst monotonic, align 4
  %43 = extractvalue { i32, i1 } %41, 0
  %44 = insertvalue { i32, i1 } %41, i32 %43, 0
  %45 = freeze <{ { i8, [10 x i32] }, i32 }> poison
  %46 = extractvalue <{ { i8, [10 x i32] }, i32 }> %45, 0, 1, 3
  %47 = insertvalue <{ { i8, [10 x i32] }, i32 }> %45, i32 %1, 0, 1, 3
  %48 = load i32, ptr %0, align 4, !invariant.load !3, !annotation !4, !my.kind !5
  ret i32 %1
}

declare i32 @may_throw.1(i32)

declare i32 @__gxx_personality_v0(...)

define i32 @control(i32 %0, ptr %1) personality ptr @__gxx_personality_v0 {
  switch i32 %0, label %3 [
    i32 1, label %5
    i32 -7, label %5
    i32 9, label %6
  ]

3:                                                ; preds = %2
  %4 = invoke i32 @may_throw.1(i32 %0)
          to label %8 unwind label %10

5:                                                ; preds = %2, %2
  indirectbr ptr %1, [label %6, label %12]

6:                                                ; preds = %5, %2
  %7 = phi i32 [ %0, %2 ], [ 1, %5 ]
  br i1 true, label %8, label %12

8:                                                ; preds = %6, %3
  %9 = phi i32 [ %4, %3 ], [ %7, %6 ]
  ret i32 %9

10:                                               ; preds = %3
  %11 = landingpad { ptr, i32 }
          cleanup
          catch ptr @spaced0
          filter [2 x ptr] [ptr @spaced0, ptr null]
          catch ptr null
  resume { ptr, i32 } %11

12:                                               ; preds = %13, %6, %5
  call void %1(ptr blockaddress(@control, %6))
  unreachable

13:                                               ; No predecessors!
  br label %12
}

declare i32 @printf(ptr, ...)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare void @1()

declare fastcc void @"fast callee"()

define void @calls(ptr %0, float %1, ...) {
  %3 = call i32 (ptr, ...) @printf(ptr %0, float %1)
  %4 = tail call noundef zeroext i32 (ptr, ...) @printf(ptr nonnull align 8 dereferenceable(16) %0) #3
  %5 = call fast float @llvm.fabs.f32(float %1)
  call void @llvm.memcpy.p0.p0.i64(ptr %0, ptr %0, i64 4, i1 false)
  call void @1()
  call fastcc void @"fast callee"()
  notail call void %0() [ "deopt"(float %1, ptr %0), "x"() ]
  %6 = call i32 asm sideeffect alignstack inteldialect "add $0, \22$1\22\0A", "=r,r"(i32 3)
  musttail call void (ptr, float, ...) %0(ptr %0, float %1, ...)
  ret void
}

; Function Attrs: noinline allockind("alloc,zeroed") allocsize(0,1) memory(argmem: read) alignstack(16) uwtable vscale_range(1,16)
declare extern_weak hidden ptx_kernel noundef dereferenceable_or_null(8) ptr @declared(ptr noalias byref([4 x i32]), ptr byval({ i32, i64 }) align 4, i32 range(i32 -5, 7), ptr captures(address, read_provenance, ret: address, provenance) initializes((0, 4), (8, 12)), i64 immarg signext, float nofpclass(nan inf)) local_unnamed_addr #2

define linkonce_odr protected void @defined(i32 %"named arg", ...) section ".text.\01" comdat align 32 gc "statepoint-example" prefix i32 1 prologue i32 2 !prof !6 {
entry:
  ret void
}

define ptr @resolver() {
  ret ptr null
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noinline allockind("alloc,zeroed") allocsize(0,1) memory(argmem: read) alignstack=16 uwtable vscale_range(1,16) "flag" "frame-pointer"="all" "target-cpu"="x86-64" }
attributes #3 = { cold "key"="v\22" }

!llvm.ident = !{!0}
!odd\20name = !{!1}

!0 = !{!"terrace"}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
!3 = !{}
!4 = !{!"a\22b", null, !3}
!5 = distinct !{ptr addrspace(3) @spaced}
!6 = !{!"function_entry_count", i64 7}
