define void @f() {
  %x = add i32 %y, foo
  ret void
}
; -----
define void @f() {
	%x = add i32 %y, 1
  ret void
}
; -----
define i32 @f() {
  ret void
}
; -----
define void @f() {
  ret i32 5
}
; -----
define void @f() {
  br i32 5, label %a, label %b
}
; -----
define void @f() {
  br label %a
}
; -----
define void @f(i32 %a) {
a:
  ret void
}
; -----
define void @f(i32 %a) {
  br label %a
}
; -----
define void @f(i32 %a, i32 %a) {
  ret void
}
; -----
define void @f(i32 %a) {
  %b = add i64 %a, 1
  ret void
}
; -----
define void @f(i32 %a) {
  %b = add i64 %c, 1
  %c = add i32 1, 2
  ret void
}
; -----
define void @f(i32 %a) {
  %b = add i64 %c, 1
  %d = add i32 %c, 1
  %c = add i32 1, 2
  ret void
}
; -----
define void @f(i32) {
  %b = add i32 %5, 1
  ret void
}
; -----
define void @f(i32) {
3:
  ret void
}
; -----
define void @f(i32) {
0:
  ret void
}
; -----
define void @f() {
  %a = call void @f()
  ret void
}
; -----
define void @f() {
  %0 = call void @f()
  ret void
}
; -----
define void @f() {
  call void @g()
  ret void
}
; -----
declare void @g(i32)
define void @f() {
  call void @g()
  ret void
}
; -----
declare void @g(i32)
define void @f() {
  call void (i32) @g()
  ret void
}
; -----
declare void @g(i32)
define void @f() {
  call void (i32) @g(i64 5)
  ret void
}
; -----
declare void @g(i32)
define void @f() {
  call void (i32) @g(i32 5, i32 6)
  ret void
}
; -----
declare void @g(i32, ...)
define void @f() {
  call void (i32, ...) @g(i32 5, i32 6)
  ret void
}
; -----
define void @f() {
  call void @g(...)
  ret void
}
; -----
define void @f() {
  musttail call void @f(...)
  ret void
}
; -----
define void @f(...) {
  musttail call void (...) @f(...)
  ret void
}
; -----
define void @f(i32 %x, ...) {
  musttail call void (i32, ...) @f(i32 %x, ...)
  ret void
}
; -----
define void @f(i32 %x) {
  switch i32 %x, label %a [i32 1, label %a
  i32 1, label %a]
a:
  ret void
}
; -----
define void @f(i32 %x) {
  switch i32 %x, label %a [i32 1, label %a i32 %x, label %a]
a:
  ret void
}
; -----
define void @f(float %x) {
  switch float %x, label %a []
a:
  ret void
}
; -----
define void @f(ptr %x) {
  %a = load i32, i32 5
  ret void
}
; -----
define void @f(ptr %x) {
  %a = load void, ptr %x
  ret void
}
; -----
define void @f(ptr %x) {
  %a = load atomic i32, ptr %x seq_cst
  ret void
}
; -----
define void @f(ptr %x) {
  %a = load atomic i32, ptr %x release, align 4
  ret void
}
; -----
define void @f(ptr %x) {
  store atomic i32 4, ptr %x acquire, align 4
  ret void
}
; -----
define void @f(ptr %x) {
  %a = load i32, ptr %x, align 3
  ret void
}
; -----
define void @f(ptr %x) {
  %a = load i32, ptr %x, foo
  ret void
}
; -----
define void @f(ptr %x) {
  %a = load i32, ptr %x, align 4, !foo !0, !range !1
  ret void
}
!0 = !{}
!1 = !{i32 0, i32 5}
; -----
define void @f(ptr %x) {
  store i32 5, i32 6
  ret void
}
; -----
%o = type opaque
define void @f(ptr %x) {
  %y = load %o, ptr %x
  ret void
}
; -----
%o = type opaque
define void @f(ptr %x) {
  %y = getelementptr %o, ptr %x, i32 1
  ret void
}
; -----
define void @f(ptr %x) {
  %y = getelementptr {i32, i32}, ptr %x, i32 1, i32 5
  ret void
}
; -----
define void @f(ptr %x) {
  %y = getelementptr i32, i32 %x, i32 1
  ret void
}
; -----
define void @f(ptr %x) {
  %y = getelementptr i32, ptr %x, float 1.0
  ret void
}
; -----
define void @f(ptr %x) {
  %y = getelementptr inbounds nuw {i32, [4 x i16]}, ptr %x, i64 1, i32 1, i8 3, !dbg !0
  %z = getelementptr i8, ptr %x
  %w = getelementptr nusw nuw i8, ptr %x, <4 x i32> zeroinitializer
  ret void
}
!0 = !{}
; -----
define void @f(ptr %x) {
  fence unordered
  ret void
}
; -----
define void @f(ptr %x) {
  fence syncscope("foo") acquire
  %a = cmpxchg weak volatile ptr %x, i32 1, i32 2 syncscope("singlethread") acq_rel monotonic, align 8
  %b = cmpxchg ptr %x, ptr null, ptr %x seq_cst seq_cst
  %c = atomicrmw volatile umax ptr %x, i64 5 syncscope("agent") monotonic
  %d = atomicrmw fadd ptr %x, float 1.0 release, align 4
  %e = atomicrmw xchg ptr %x, ptr null acquire
  %g = atomicrmw fmaximum ptr %x, <2 x half> zeroinitializer acquire
  ret void
}
; -----
define void @f(ptr %x) {
  %b = cmpxchg ptr %x, ptr null, i32 4 seq_cst seq_cst
  ret void
}
; -----
define void @f(ptr %x) {
  %b = cmpxchg ptr %x, i32 4, i32 4 seq_cst release
  ret void
}
; -----
define void @f(ptr %x) {
  %c = atomicrmw add ptr %x, float 5.0 monotonic
  ret void
}
; -----
define void @f(ptr %x) {
  %c = atomicrmw fadd ptr %x, i32 5 monotonic
  ret void
}
; -----
define void @f(ptr %x) {
  %c = atomicrmw add ptr %x, i7 5 monotonic
  ret void
}
; -----
define void @f(ptr %x) {
  %c = atomicrmw foo ptr %x, i7 5 monotonic
  ret void
}
; -----
define void @f(ptr %x) {
  %c = icmp foo ptr %x, null
  ret void
}
; -----
define void @f(ptr %x) {
  %c = icmp samesign ult i32 1, 2
  %d = fcmp nnan fast oeq float 1.0, 2.0
  %e = fcmp ueq i32 1, 2
  ret void
}
; -----
define void @f(i32 %x, float %y, <4 x i32> %v) {
  %a = trunc nuw nsw i32 %x to i8
  %b = zext nneg i32 %x to i64
  %c = uitofp nneg i32 %x to half
  %d = fptrunc fast float %y to bfloat
  %e = bitcast <4 x i32> %v to i128
  %g = or disjoint i32 %x, 7
  %h = udiv exact i32 %x, 7
  %i = sub nuw i32 0, %x
  %j = fneg nsz arcp contract afn float %y
  %k = select reassoc i1 true, float %y, float 0.0
  %l = freeze <4 x i32> %v
  %m = extractelement <4 x i32> %v, i32 1
  %n = insertelement <4 x i32> %v, i32 %m, i64 2
  %o = shufflevector <4 x i32> %v, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 undef, i32 7, i32 0, i32 0, i32 0>
  %p = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> zeroinitializer
  %q = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> undef
  ret void
}
; -----
define void @f(i32 %x) {
  %a = zext i32 %x to i8
  ret void
}
; -----
define void @f(i32 %x) {
  %a = bitcast i32 %x to ptr
  ret void
}
; -----
define void @f(i32 %x) {
  %a = shufflevector i32 %x, i32 1, i32 2
  ret void
}
; -----
define void @f(<4 x i32> %x) {
  %a = shufflevector <4 x i32> %x, <4 x i32> %x, <2 x i32> <i32 8, i32 1>
  ret void
}
; -----
define void @f({i32, [2 x i64]} %x) {
  %a = extractvalue {i32, [2 x i64]} %x, 1, 1
  %b = insertvalue {i32, [2 x i64]} %x, i64 5, 1, 0
  %c = extractvalue {i32, [2 x i64]} %x, 2
  ret void
}
; -----
define void @f({i32, [2 x i64]} %x) {
  %b = insertvalue {i32, [2 x i64]} %x, i32 5, 1, 0
  ret void
}
; -----
define void @f({i32, [2 x i64]} %x) {
  %b = extractvalue {i32, [2 x i64]} %x
  ret void
}
; -----
define void @f() {
  %b = extractvalue i32 5, 0
  ret void
}
; -----
define void @f() {
  %b = alloca i32, i64 4, align 8, addrspace(5)
  %c = alloca inalloca {i32, i8}
  %d = alloca swifterror ptr
  %e = alloca [4 x i8], align 16
  %g = alloca i8, addrspace(3)
  %h = alloca i8, i8 5, addrspace(3), !dbg !0
  ret void
}
!0 = !{}
; -----
define void @f() {
  %b = alloca void
  ret void
}
; -----
define void @f() {
  %b = alloca i32, float 1.0
  ret void
}
; -----
define void @f() {
  %b = phi i32 [1, %0]
  ret void
}
; -----
define void @f() {
  br label %a
a:
  %b = phi nnan float [ 1.0, %0 ], [ %c, %a ], !foo !0
  %c = fadd float %b, 1.0
  br i1 true, label %a, label %d
d:
  %e = phi i32
  ret void
}
!0 = !{}
; -----
define void @f() {
  %a = phi nnan i32 [ 1, %0 ]
  ret void
}
; -----
define void @f() {
  unreachable
  ret void
}
; -----
define void @f() {
}
; -----
define void @f() {
  ret void
; -----
define void @f()
; -----
declare void @f() {
; -----
define void @f() { foo }
; -----
define void @f() { 5 }
; -----
define void @f(i32 %x) {
  call void asm sideeffect alignstack inteldialect unwind "foo $0", "r,~{memory}"(i32 %x)
  %1 = call { i32, i32 } asm "x", "=r,=r"()
  ret void
}
; -----
define void @f(i32 %x) {
  call void asm "foo $0", "=r"(i32 %x)
  ret void
}
; -----
define void @f(i32 %x) {
  call void asm "foo $0", "*#$%%,"(i32 %x)
  ret void
}
; -----
define void @f(i32 %x) {
  call void @f(i32 %x) [ "foo"(i32 1, ptr null), "bar"() ]
  call fastcc void @f(i32 noundef signext %x) nounwind "a"="b" [ "deopt"(i32 %x) ], !foo !0
  tail call void @f(i32 %x) #0
  notail call ccc void @f(i32 %x)
  call cc 42 void @f(i32 %x)
  call cc42 void @f(i32 %x)
  ret void
}
attributes #0 = { nounwind }
!0 = !{}
; -----
define void @f(i32 %x) {
  call void @f(i32 %x) [ ]
  ret void
}
; -----
define i32 @f(i32 %x) personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  %c = invoke i32 @f(i32 %x) to label %d unwind label %b
d:
  ret i32 %c
b:
  %e = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @x]
  resume { ptr, i32 } %e
}
declare void @g()
declare i32 @p(...)
@x = external global i8
; -----
define void @f() {
  callbr void asm "", "r,!i,!i"(i32 5) to label %a [label %b, label %c]
a:
  ret void
b:
  ret void
c:
  ret void
}
; -----
define void @f() personality ptr @p {
  cleanupret from none unwind to caller
}
declare i32 @p(...)
; -----
define void @f(ptr %a) {
  indirectbr ptr %a, [label %b, label %c]
b:
  indirectbr ptr %a, []
c:
  %x = va_arg ptr %a, i32
  ret void
}
; -----
@a = global ptr blockaddress(@f, %b)
@b = global ptr blockaddress(@f, %1)
define void @f() {
  br label %1
1:
  br label %b
b:
  %x = icmp eq ptr blockaddress(@f, %b), blockaddress(@g, %z)
  ret void
}
define void @g() {
  br label %z
z:
  %x = icmp eq ptr blockaddress(@f, %b), blockaddress(@f, %1)
  ret void
}
; -----
@a = global ptr blockaddress(@f, %zz)
define void @f() {
  ret void
}
; -----
@a = global ptr blockaddress(@f, %zz)
declare void @f()
; -----
@a = global ptr blockaddress(@q, %zz)
; -----
@a = global ptr dso_local_equivalent @f
@b = global ptr no_cfi @f
@c = global ptr ptrauth (ptr @f, i32 1)
@d = global ptr ptrauth (ptr @f, i32 1, i64 5)
@e = global ptr ptrauth (ptr @f, i32 1, i64 0, ptr @e)
declare void @f()
; -----
define void @f(i32 %a) {
  ret void
  uselistorder i32 %a, { 1 }
}
; -----
define void @f(i32 %a) {
  ret void
  uselistorder i32 %a, { 0, 1 }
}
; -----
define void @f(i32 %a) {
  ret void
  uselistorder i32 %a, { 1, 1 }
}
; -----
@x = global i32 0
define void @f() {
  %a = load i32, ptr @y
  ret void
}
; -----
define void @f() {
  %a = load i32, ptr @f, align 4, align 8
  %b = load volatile i32, ptr @f, align 4
  store volatile i32 5, ptr @f, align 1
  %c = load atomic volatile i32, ptr @f syncscope("x") acquire, align 4
  store atomic volatile i64 5, ptr @f release, align 8
  ret void
}
; -----
define void @f() { 
  %a = fadd fast <2 x float> <float 1.0, float 2.0>, zeroinitializer
  %b = frem nnan double 1.0, 0x3FF0000000000000
  %c = mul nuw nsw <4 x i32> splat (i32 5), poison
  %d = shl nsw i32 1, 2
  %e = ashr exact i8 4, 1
  %g = xor i32 1, -1
  %h = add i32 undef, 2147483648
  ret void
}
; -----
define void @f() { 
  %a = add float 1.0, 2.0
  ret void
}
; -----
define void @f() { 
  %a = fadd i32 1, 2
  ret void
}
; -----
define void @f() { 
  %a = and float 1.0, 2.0
  ret void
}
; -----
define void @f() { 
  %a = add i32 1
  ret void
}
; -----
define void @f() { 
  %a = select i32 1, i32 2, i32 3
  ret void
}
; -----
define void @f() { 
  %a = select i1 1, i32 2, i64 3
  ret void
}
; -----
define void @f() { 
  %a = select <2 x i1> zeroinitializer, i32 2, i32 3
  ret void
}
; -----
define void @f() { 
  %a = select nnan i1 1, i32 2, i32 3
  ret void
}
; -----
define void @f() { 
  %a = call nnan i32 @g()
  ret void
}
declare i32 @g()
; -----
define void @f() { 
  %a = extractelement i32 5, i32 1
  ret void
}
; -----
define void @f() { 
  %a = insertelement <2 x i32> zeroinitializer, i64 1, i32 1
  ret void
}
; -----
define void @f() personality ptr @f { 
  %a = landingpad i32 foo
  ret void
}
; -----
define void @f() personality ptr @f { 
  %a = landingpad i32 filter ptr null
  ret void
}
; -----
define void @f() personality ptr @f { 
  %a = landingpad i32 catch [1 x ptr] [ptr null]
  ret void
}
; -----
define void @f() { 
  resume i32 5
}
; -----
define void @f() { 
  catchret 5
}
; -----
define void @f() { 
  %a = catchswitch within 5 [] unwind to caller
}
; -----
define void @f() { 
  invoke void @f() label %a
}
; -----
define void @f() { 
  tail invoke void @f()
}
; -----
define void @f() { 
  call addrspace(1) void @f()
  ret void
}
; -----
target datalayout = "P1-G2-A5"
define void @f() { 
  call void @f()
  %a = alloca i32
  %b = call addrspace(0) i32 @h()
  ret void
}
declare i32 @h() addrspace(0)
@g = addrspace(2) global i32 0
@h2 = addrspace("G") global i32 0
@p = external global ptr addrspace("A")
; -----
define void @f() { 
  call void asm "nop", ""(), !srcloc !0
  call void asm sideeffect "nop", "~{dirflag},~{fpsr},~{flags}"() #1
  ret void
}
attributes #1 = { nounwind }
!0 = !{i64 5}
; -----
declare target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @f(target("aarch64.svcount"), target("riscv.vector.tuple", <vscale x 8 x i8>, 2))
@x = global target("spirv.Sampler") zeroinitializer
; -----
declare void @f(i32*, i8 addrspace(1)*, void (i32)*, [4 x i8*]*)
; -----
declare void @f(ptr (i32))
; -----
%a = type { i32, ptr }
%b = type <{ i8, %a, [3 x %b.c] }>
%b.c = type { <4 x float>, { i8 } }
%"odd name" = type { }
@x = global %b zeroinitializer
@y = global %"odd name" zeroinitializer
define void @g(%a %x) { 
  %p = alloca %a
  %q = getelementptr %a, ptr %p, i32 0, i32 1
  ret void
}
; -----
@llvm.used = appending global [1 x ptr] [ptr @x], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]
@x = internal global i32 0
define internal void @f() { ret void }
; -----
@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 65535, ptr @f }]
define internal void @f() { ret void }

; -----
define metadata @f() {
  ret metadata !0
}
!0 = !{}

; -----
define void @f(i1 %c) {
  %v = select i1 %c, metadata !0, metadata !0
  ret void
}
!0 = !{}

; -----
define void @f(i32 %x) {
  %y = add i32 %x, %x
  ret void
  uselistorder metadata !0, { 1, 0 }
}
!0 = !{}

; -----
define void @f() {
  ret void
}
uselistorder metadata !DIExpression(), { 1, 0 }
; -----
define ptr @f(ptr swifterror %p) {
  %q = alloca swifterror ptr
  store ptr null, ptr %q
  %x = load ptr, ptr %p
  call void @g(ptr swifterror %p, ptr %x) [ "a"(ptr %q) ]
  call void %p(i32 1)
  call void @g(ptr %q, ptr null)
  ret ptr %x
}

declare void @g(ptr swifterror, ptr)
; -----
define ptr @f(ptr swifterror %p) {
  ret ptr %p
}

; -----
define void @f(i1 %c) {
  br label %3
3:
  br label %4
4:
  ret void
3:
  ret void
}

; -----
@address = global ptr blockaddress(@f, %b)
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  ret void
}
uselistorder_bb @f, %b, { 0, 2, 1 }
