; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

define i1 @flags(i32 %a, i32 %b, double %d, float %f, ptr %p, i64 %i) {
  %c1 = icmp samesign ult i32 %a, %b
  %t1 = fptrunc nnan contract double %d to float
  %e1 = fpext ninf nsz float %f to double
  %t2 = trunc nuw nsw i64 %i to i32
  %z = zext nneg i32 %a to i64
  %u = uitofp nneg i32 %a to float
  %o = or disjoint i32 %a, %b
  %d1 = udiv exact i32 %a, %b
  %s1 = shl nuw nsw i32 %a, 1
  %g1 = getelementptr inbounds nuw i8, ptr %p, i64 %i
  %g2 = getelementptr nusw nuw i8, ptr %p, i64 %i
  %g3 = getelementptr nusw i8, ptr %p, i64 4
  %sel = select fast i1 %c1, float %f, float %t1
  %n = fneg reassoc afn arcp float %f
  %m = call nnan nsz float @llvm.maxnum.f32(float %n, float %sel)
  %q = call fast float @f(float %m)
  %fc = fcmp nnan ord float %q, %u
  ret i1 %fc
}

define void @swift() {
  %s = alloca swifterror ptr, align 8
  %t = alloca inalloca i32, align 4
  %u = alloca i32, i64 7, align 16
  %v = alloca i32, i64 1, align 4
  ret void
}

define i32 @unfolded() {
  %a = add i32 1, 2
  %b = icmp eq i32 %a, 3
  %c = select i1 true, i32 %a, i32 4
  %d = bitcast i32 %c to i32
  %e = getelementptr i8, ptr null, i64 0
  %f = extractvalue { i32, i32 } { i32 1, i32 2 }, 1
  %g = insertelement <2 x i32> zeroinitializer, i32 1, i32 0
  %h = ptrtoint ptr @g to i32
  %i = fneg float 1.0
  ret i32 %f
}

@g = external global i32

declare float @f(float)
