; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s

define void @integers(i32 %x, i32 %y) {
  %add = add i32 %x, %y
  %addnuw = add nuw i32 %x, %y
  %addnsw = add nsw i32 %x, %y
  %addnuw_nsw = add nuw nsw i32 %x, %y
  %sub = sub i32 %x, %y
  %subnuw_nsw = sub nuw nsw i32 %x, %y
  %mul = mul i32 %x, %y
  %mulnuw = mul nuw i32 %x, %y
  %mulnsw = mul nsw i32 %x, %y
  %udiv = udiv i32 %x, %y
  %udivexact = udiv exact i32 %x, %y
  %sdiv = sdiv i32 %x, %y
  %sdivexact = sdiv exact i32 %x, %y
  %urem = urem i32 %x, %y
  %srem = srem i32 %x, %y
  %shl = shl i32 %x, %y
  %shlnuw_nsw = shl nuw nsw i32 %x, %y
  %lshr = lshr i32 %x, %y
  %lshrexact = lshr exact i32 %x, %y
  %ashr = ashr i32 %x, %y
  %ashrexact = ashr exact i32 %x, %y
  %and = and i32 %x, %y
  %or = or i32 %x, %y
  %ordisjoint = or disjoint i32 %x, %y
  %xor = xor i32 %x, %y
  ret void
}

define void @floats(float %x, float %y) {
  %fadd = fadd float %x, %y
  %faddnnan_ninf = fadd nnan ninf float %x, %y
  %faddfast = fadd fast float %x, %y
  %fsub = fsub float %x, %y
  %fsubnsz = fsub nsz float %x, %y
  %fsubfast = fsub fast float %x, %y
  %fmul = fmul float %x, %y
  %fmularcp_contract = fmul arcp contract float %x, %y
  %fmulfast = fmul fast float %x, %y
  %fdiv = fdiv float %x, %y
  %fdivafn = fdiv afn float %x, %y
  %fdivfast = fdiv fast float %x, %y
  %frem = frem float %x, %y
  %fremreassoc = frem reassoc float %x, %y
  %fremfast = frem fast float %x, %y
  %neg = fneg nnan float %x
  ret void
}

define void @casts(i32 %x, float %f, double %d, ptr %p) {
  %b = icmp eq i32 %x, 0
  %tr = trunc i32 %x to i8
  %trw = trunc nuw nsw i32 %x to i8
  %ze = zext i8 %tr to i64
  %zn = zext nneg i8 %tr to i64
  %se = sext i8 %tr to i64
  %fu = fptoui float %f to i32
  %fs = fptosi float %f to i32
  %uf = uitofp i32 %x to float
  %un = uitofp nneg i32 %x to float
  %sf = sitofp i32 %x to float
  %ft = fptrunc double %d to float
  %ftf = fptrunc fast double %d to float
  %fe = fpext float %f to double
  %pi = ptrtoint ptr %p to i64
  %ip = inttoptr i64 %pi to ptr
  %bc = bitcast float %f to i32
  %ac = addrspacecast ptr %p to ptr addrspace(1)
  %fz = freeze i32 %x
  %sel = select i1 %b, i32 %x, i32 7
  %va = va_arg ptr %p, i32
  ret void
}

define void @comparisons(i32 %x, float %f) {
  %ieq = icmp eq i32 %x, 7
  %ine = icmp ne i32 %x, 7
  %iugt = icmp ugt i32 %x, 7
  %iuge = icmp uge i32 %x, 7
  %iult = icmp ult i32 %x, 7
  %iule = icmp ule i32 %x, 7
  %isgt = icmp sgt i32 %x, 7
  %isge = icmp sge i32 %x, 7
  %islt = icmp slt i32 %x, 7
  %isle = icmp sle i32 %x, 7
  %same = icmp samesign ult i32 %x, 7
  %ffalse = fcmp false float %f, 1.0
  %foeq = fcmp oeq float %f, 1.0
  %fogt = fcmp ogt float %f, 1.0
  %foge = fcmp oge float %f, 1.0
  %folt = fcmp olt float %f, 1.0
  %fole = fcmp ole float %f, 1.0
  %fone = fcmp one float %f, 1.0
  %ford = fcmp ord float %f, 1.0
  %fueq = fcmp ueq float %f, 1.0
  %fugt = fcmp ugt float %f, 1.0
  %fuge = fcmp uge float %f, 1.0
  %fult = fcmp ult float %f, 1.0
  %fule = fcmp ule float %f, 1.0
  %fune = fcmp une float %f, 1.0
  %funo = fcmp uno float %f, 1.0
  %ftrue = fcmp true float %f, 1.0
  %fast = fcmp fast oeq float %f, 2.0
  ret void
}

define ptr @memory(ptr %p, i64 %n, { i32, float } %agg, <4 x i32> %v) {
  %a = alloca i32, i64 %n, align 8
  %g = getelementptr inbounds nuw [4 x i32], ptr %p, i64 %n, i64 1
  %h = getelementptr nusw i8, ptr %g, i64 %n
  %e = extractvalue { i32, float } %agg, 0
  %i = insertvalue { i32, float } %agg, i32 7, 0
  %x = extractelement <4 x i32> %v, i64 %n
  %y = insertelement <4 x i32> %v, i32 %x, i64 0
  %s = shufflevector <4 x i32> %v, <4 x i32> %y, <4 x i32> <i32 0, i32 5, i32 poison, i32 7>
  %z = shufflevector <vscale x 4 x i32> zeroinitializer, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  store <4 x i32> %s, ptr %h, align 16
  %l = load x86_fp80, ptr %h, align 16
  ret ptr %a
}

define i32 @control(i32 %x, ptr %p) {
entry:
  switch i32 %x, label %other [
    i32 1, label %one
    i32 2, label %one
  ]
one:
  %m = phi i32 [ 1, %entry ], [ 1, %entry ]
  br label %other
other:
  %i = phi i32 [ %m, %one ], [ %x, %entry ]
  %c = icmp ne i32 %i, 0
  br i1 %c, label %last, label %dead
last:
  %r = musttail call i32 @control(i32 %i, ptr %p)
  ret i32 %r
dead:
  %t = notail call i32 @control(i32 0, ptr %p)
  %u = tail call i32 @control(i32 0, ptr %p)
  unreachable
}

define void @indirect(ptr %p) {
  indirectbr ptr %p, [label %a, label %b]
a:
  ret void
b:
  ret void
}
@targets = constant [2 x ptr] [ptr blockaddress(@indirect, %a), ptr blockaddress(@indirect, %b)]
