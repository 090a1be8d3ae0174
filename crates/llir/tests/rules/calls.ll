; EXPECT: Function has metadata parameter but isn't an intrinsic
define void @f(ptr %p) {
  call void %p(metadata !0)
  ret void
}
!0 = !{}
; -----
; EXPECT: Function has token parameter but isn't an intrinsic
define void @f(ptr %p) {
  call void %p(token none)
  ret void
}
; -----
; EXPECT: Return type cannot be token for indirect call!
define void @f(ptr %p) {
  %t = call token %p()
  ret void
}
; -----
; EXPECT: Return type cannot be x86_amx for indirect call!
define void @f(ptr %p) {
  %t = call x86_amx %p()
  ret void
}
; -----
; EXPECT: Callbr: indirect function / invalid signature
define void @f(ptr %p) {
  callbr void %p() to label %a [label %b]
a:
  ret void
b:
  ret void
}
; -----
; EXPECT: Callbr currently only supports asm-goto and selected intrinsics
declare void @llvm.donothing()
define void @f() {
  callbr void @llvm.donothing() to label %a [label %b]
a:
  ret void
b:
  ret void
}
; -----
; EXPECT: preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)
declare void @g(ptr preallocated(i32))
define void @f(ptr %p) {
  call void @g(ptr preallocated(i32) %p)
  ret void
}
; -----
; EXPECT: inalloca argument for call has mismatched alloca
declare void @g(ptr inalloca(i32))
define void @f() {
  %p = alloca i32
  call void @g(ptr inalloca(i32) %p)
  ret void
}
; -----
; EXPECT: Operand for indirect constraint must have pointer type
define void @f() {
  call void asm "", "*m"(i32 0)
  ret void
}
; -----
; EXPECT: Operand for indirect constraint must have elementtype attribute
define void @f(ptr %p) {
  call void asm "", "*m"(ptr %p)
  ret void
}
; -----
; EXPECT: Elementtype attribute can only be applied for indirect constraints
define void @f(ptr %p) {
  call void asm "", "r"(ptr elementtype(i32) %p)
  ret void
}
; -----
; EXPECT: Unwinding from Callbr is not allowed
define void @f() {
  callbr void asm unwind "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}
; -----
; EXPECT: Number of label constraints does not match number of callbr dests
define void @f() {
  callbr void asm "", ""() to label %a [label %b]
a:
  ret void
b:
  ret void
}
; -----
; EXPECT: Label constraints can only be used with callbr
define void @f() {
  call void asm "", "!i"()
  ret void
}
; -----
; EXPECT: Attribute 'sret' cannot be used for vararg call arguments!
declare void @g(...)
define void @f(ptr %p) {
  call void (...) @g(ptr sret(i32) %p)
  ret void
}
; -----
; EXPECT: Intrinsic called with incompatible signature
declare void @llvm.donothing()
define void @f() {
  call void @llvm.donothing(i32 0)
  ret void
}
; -----
; EXPECT: Missing funclet token on intrinsic call
declare ptr @llvm.objc.retain(ptr)
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  %r = call ptr @llvm.objc.retain(ptr %p)
  cleanupret from %c unwind to caller
}
; -----
; EXPECT: !id.scope.list must point to a list with a single scope
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f() {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}
!0 = !{!1, !2}
!1 = distinct !{!1, !3}
!2 = distinct !{!2, !3}
!3 = distinct !{!3}
; -----
; EXPECT: va_start called in a non-varargs function
declare void @llvm.va_start.p0(ptr)
define void @f(ptr %p) {
  call void @llvm.va_start.p0(ptr %p)
  ret void
}
; -----
; EXPECT: Multiple deopt operand bundles
declare void @g()
define void @f(ptr %p) {
  call void @g() ["deopt"(), "deopt"()]
  ret void
}
; -----
; EXPECT: Multiple gc-transition operand bundles
declare void @g()
define void @f(ptr %p) {
  call void @g() ["gc-transition"(), "gc-transition"()]
  ret void
}
; -----
; EXPECT: Multiple gc-live operand bundles
declare void @g()
define void @f(ptr %p) {
  call void @g() ["gc-live"(), "gc-live"()]
  ret void
}
; -----
; EXPECT: Multiple funclet operand bundles
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  call void @g() ["funclet"(token %c), "funclet"(token %c)]
  cleanupret from %c unwind to caller
}
; -----
; EXPECT: Multiple CFGuardTarget operand bundles
declare void @g()
define void @f(ptr %p) {
  call void @g() ["cfguardtarget"(ptr %p), "cfguardtarget"(ptr %p)]
  ret void
}
; -----
; EXPECT: Multiple ptrauth operand bundles
define void @f(ptr %p) {
  call void %p() ["ptrauth"(i32 0, i64 0), "ptrauth"(i32 0, i64 0)]
  ret void
}
; -----
; EXPECT: Multiple kcfi operand bundles
define void @f(ptr %p) {
  call void %p() ["kcfi"(i32 0), "kcfi"(i32 0)]
  ret void
}
; -----
; EXPECT: Multiple preallocated operand bundles
declare token @llvm.call.preallocated.setup(i32)
declare void @g(ptr preallocated(i32))
define void @f(ptr %p) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void @g(ptr preallocated(i32) %p) ["preallocated"(token %t), "preallocated"(token %t)]
  ret void
}
; -----
; EXPECT: Multiple "clang.arc.attachedcall" operand bundles
declare ptr @g()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
define void @f(ptr %p) {
  %r = call ptr @g() ["clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue), "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue)]
  ret void
}
; -----
; EXPECT: The 'convergencectrl' bundle can occur at most once on a call
declare void @g() convergent
declare token @llvm.experimental.convergence.entry()
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @g() ["convergencectrl"(token %t), "convergencectrl"(token %t)]
  ret void
}
; -----
; EXPECT: Expected exactly one funclet bundle operand
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  call void @g() ["funclet"(token %c, token %c)]
  cleanupret from %c unwind to caller
}
; -----
; EXPECT: Funclet bundle operands should correspond to a FuncletPadInst
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  call void @g() ["funclet"(token none)]
  cleanupret from %c unwind to caller
}
; -----
; EXPECT: Expected exactly one cfguardtarget bundle operand
declare void @g()
define void @f(ptr %p) {
  call void @g() ["cfguardtarget"()]
  ret void
}
; -----
; EXPECT: Expected exactly two ptrauth bundle operands
define void @f(ptr %p, i32 %i) {
  call void %p() ["ptrauth"(i32 0)]
  ret void
}
; -----
; EXPECT: Ptrauth bundle key operand must be an i32 constant
define void @f(ptr %p, i32 %i) {
  call void %p() ["ptrauth"(i32 %i, i64 0)]
  ret void
}
; -----
; EXPECT: Ptrauth bundle discriminator operand must be an i64
define void @f(ptr %p, i32 %i) {
  call void %p() ["ptrauth"(i32 0, i32 0)]
  ret void
}
; -----
; EXPECT: Expected exactly one kcfi bundle operand
define void @f(ptr %p, i32 %i) {
  call void %p() ["kcfi"()]
  ret void
}
; -----
; EXPECT: Kcfi bundle operand must be an i32 constant
define void @f(ptr %p, i32 %i) {
  call void %p() ["kcfi"(i32 %i)]
  ret void
}
; -----
; EXPECT: Expected exactly one preallocated bundle operand
declare void @g(ptr preallocated(i32))
define void @f(ptr %p) {
  call void @g(ptr preallocated(i32) %p) ["preallocated"()]
  ret void
}
; -----
; EXPECT: "preallocated" argument must be a token from llvm.call.preallocated.setup
declare void @g(ptr preallocated(i32))
define void @f(ptr %p) {
  call void @g(ptr preallocated(i32) %p) ["preallocated"(i32 0)]
  ret void
}
; -----
; EXPECT: The 'convergencectrl' bundle requires exactly one token use.
declare void @g() convergent
define void @f() convergent {
  call void @g() ["convergencectrl"(i32 0)]
  ret void
}
; -----
; EXPECT: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
declare void @g()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
define void @f(ptr %p) {
  call void @g() ["clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue)]
  ret void
}
; -----
; EXPECT: operand bundle "clang.arc.attachedcall" requires one function as an argument
declare ptr @g()
define void @f(ptr %p) {
  %r = call ptr @g() ["clang.arc.attachedcall"()]
  ret void
}
; -----
; EXPECT: invalid function argument
declare ptr @g()
declare ptr @h(ptr)
define void @f(ptr %p) {
  %r = call ptr @g() ["clang.arc.attachedcall"(ptr @h)]
  ret void
}
; -----
; EXPECT: cannot guarantee tail call due to mismatched varargs
declare void @g()
define void @f(...) {
  musttail call void @g(...)
  ret void
}
; -----
; EXPECT: cannot guarantee tail call due to mismatched return types
declare i32 @g()
define void @f() {
  %r = musttail call i32 @g()
  ret void
}
; -----
; EXPECT: cannot guarantee tail call due to mismatched calling conv
declare fastcc void @g()
define void @f() {
  musttail call fastcc void @g()
  ret void
}
; -----
; EXPECT: cannot guarantee tail call due to mismatched parameter counts
declare void @g(i32)
define void @f() {
  musttail call void @g(i32 0)
  ret void
}
; -----
; EXPECT: cannot guarantee tail call due to mismatched parameter types
declare void @g(i32)
define void @f(i64 %i) {
  musttail call void @g(i32 0)
  ret void
}
; -----
; EXPECT: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(i32 inreg)
define void @f(i32 %i) {
  musttail call void @g(i32 inreg %i)
  ret void
}
; -----
; EXPECT: musttail call must precede a ret with an optional bitcast
declare void @g()
define void @f() {
  musttail call void @g()
  unreachable
}
; -----
; EXPECT: The unwind destination does not have an exception handling instruction!
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  ret void
}
; -----
; EXPECT: Global is marked as dllimport, but not external
@g = dllimport global i32 0
; -----
; EXPECT: Only global arrays can have appending linkage!
@g = appending global i32 0
; -----
; EXPECT: 'common' global may not be marked constant!
@g = common constant i32 0
; -----
; EXPECT: 'common' global may not be in a Comdat!
$g = comdat any
@g = common global i32 0, comdat
; -----
; EXPECT: Aliasee should be either GlobalValue or ConstantExpr
@a = alias i32, ptr null
; -----
; EXPECT: Aliases cannot form a cycle
@a = alias i32, ptr @b
@b = alias i32, ptr @a
; -----
; EXPECT: IFunc must have a Function resolver
@g = global i32 0
@i = ifunc void (), ptr @g
; -----
; EXPECT: IFunc resolver must be a definition
declare ptr @r()
@i = ifunc void (), ptr @r
; -----
; EXPECT: IFunc resolver must return a pointer
@i = ifunc void (), ptr @r
define void @r() {
  ret void
}
; -----
; EXPECT: Function takes metadata but isn't an intrinsic
declare void @f(metadata)
; -----
; EXPECT: Function takes token but isn't an intrinsic
declare void @f(token)
; -----
; EXPECT: Function takes x86_amx but isn't an intrinsic
declare void @f(x86_amx)
; -----
; EXPECT: Function returns a token but isn't an intrinsic
declare token @f()
; -----
; EXPECT: Function returns a x86_amx but isn't an intrinsic
declare x86_amx @f()
; -----
; EXPECT: llvm intrinsics cannot be defined!
define void @llvm.donothing() {
  ret void
}
; -----
; EXPECT: Calling convention does not allow sret
declare amdgpu_kernel void @f(ptr sret(i32))
; -----
; EXPECT: Calling convention disallows preallocated
declare amdgpu_kernel void @f(ptr preallocated(i32))
; -----
; EXPECT: Calling convention disallows inalloca
declare amdgpu_kernel void @f(ptr inalloca(i32))
; -----
; EXPECT: Calling convention disallows stack byref
declare amdgpu_kernel void @f(ptr byref(i32))
; -----
; EXPECT: Calling convention requires first argument to be i1
declare amdgpu_gfx_whole_wave void @f(i32)
; -----
; EXPECT: Only global variables can have appending linkage!
@i = appending ifunc void (), ptr @r
define ptr @r() {
  ret ptr null
}
; -----
; EXPECT: This instruction shall not have a TBAA access tag!
define void @f(ptr %p) {
  fence seq_cst, !tbaa !0
  ret void
}
!0 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: TBAA metadata cannot have 0 operands
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{}
; -----
; EXPECT: Struct tag metadata must have either 3 or 4 operands
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!8, !8, i64 0, i64 0, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: Immutability tag on struct tag metadata must be a constant
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!8, !8, i64 0, !9}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: Immutability part of the struct tag metadata must be either 0 or 1
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!8, !8, i64 0, i64 2}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!8, null, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: Access type node must be a valid scalar type
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!8, !7, i64 0}
!7 = !{!7}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: Offset must be constant integer
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!8, !8, !9}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: Cycle detected in struct path
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !8, i64 0}
!1 = !{!"s", !1, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: Access bit-width not the same as description bit-width
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !8, i32 0}
!1 = !{!"s", !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: Struct tag nodes must have an odd number of operands!
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !8, i64 0}
!1 = !{!"s", !8, i64 0, !8}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: Struct tag nodes have a string as their first operand
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !8, i64 0}
!1 = !{i32 0, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: Incorrect field entry in struct type node!
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !8, i64 0}
!1 = !{!"s", !"x", i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: Offset entries must be constants!
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !8, i64 0}
!1 = !{!"s", !8, !8}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: Bitwidth between the offsets and struct type entries must match
define void @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !8, i64 0}
!1 = !{!"s", !8, i64 0, !8, i32 4}
!8 = !{!"int", !9, i64 0}
!9 = !{!"root"}
; -----
; EXPECT: swifterror argument for call has mismatched parameter
define void @f(ptr %p) {
  call void @g(ptr swifterror %p)
  ret void
}

declare void @g(ptr swifterror)
; -----
; EXPECT: swifterror argument for call has mismatched alloca
define void @f() {
  %p = alloca ptr
  call void @g(ptr swifterror %p)
  ret void
}

declare void @g(ptr swifterror)
; -----
; EXPECT: swifterror argument should come from an alloca or parameter
define void @f(ptr swifterror %p) {
  %a = load ptr, ptr %p
  call void @g(ptr swifterror %a)
  ret void
}

declare void @g(ptr swifterror)
; -----
; EXPECT: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(ptr swifterror %p) {
  %x = getelementptr i8, ptr %p, i64 4
  ret void
}
; -----
; EXPECT: swifterror value when used in a callsite should be marked with swifterror attribute
define void @f() {
  %p = alloca swifterror ptr
  call void @g(ptr %p)
  ret void
}

declare void @g(ptr)
; -----
; EXPECT: swifterror value should be the second operand when used by stores
define void @f(ptr %q) {
  %p = alloca swifterror ptr
  store ptr %p, ptr %q
  ret void
}
