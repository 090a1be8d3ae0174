; RUN: not terrace translate --import-llvm %s --split-input-file 2>&1

; What the dialect has no place for is an error without --lossless.

declare alignstack(8) ptr @r_alignstack()

// -----

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
declare i32 @gxx(...)
declare i32 @seh(...)
declare void @throws()
@typeinfo = external constant ptr

// -----

define i32 @callbr(i32 %x) {
  callbr void asm sideeffect "", "r,!i"(i32 %x) to label %direct [label %indirect]
direct:
  ret i32 0
indirect:
  ret i32 1
}
declare i32 @gxx(...)
declare i32 @seh(...)
declare void @throws()
@typeinfo = external constant ptr

// -----

@k_23 = global ptr no_cfi @fn
@g = external global i8
@h = external global i8
declare void @fn()

// -----

@k_24 = global ptr ptrauth (ptr @fn, i32 2, i64 5)
@g = external global i8
@h = external global i8
declare void @fn()
