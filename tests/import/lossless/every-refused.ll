; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

declare alignstack(8) ptr @r_alignstack()

define i64 @ptrtoaddr(ptr %p) {
  %r = ptrtoaddr ptr %p to i64
  ret i64 %r
}

define void @funclets() personality ptr @seh {
entry:
  invoke void @throws() to label %ok unwind label %dispatch
ok:
  ret void
dispatch:
  %s = catchswitch within none [label %handler] unwind label %clean
handler:
  %c = catchpad within %s [ptr null, i32 64, ptr null]
  call void @throws() [ "funclet"(token %c) ]
  catchret from %c to label %ok
clean:
  %k = cleanuppad within none []
  cleanupret from %k unwind to caller
}

define i32 @callbr(i32 %x) {
  callbr void asm sideeffect "", "r,!i"(i32 %x) to label %direct [label %indirect]
direct:
  ret i32 0
indirect:
  ret i32 1
}

@k_2 = global i64 ptrtoaddr (ptr @g to i64)

@k_23 = global ptr no_cfi @fn

@k_24 = global ptr ptrauth (ptr @fn, i32 2, i64 5)

declare i32 @gxx(...)
declare i32 @seh(...)
declare void @throws()
@typeinfo = external constant ptr
@g = external global i8
@h = external global i8
declare void @fn()
