; ModuleID = 'eh.ll'
source_filename = "eh.ll"
target triple = "x86_64-pc-windows-msvc"

@ti = external global ptr

declare i32 @__CxxFrameHandler3(...)

declare void @throws(i32)

define i32 @seh(i32 %0) personality ptr @__CxxFrameHandler3 {
  %2 = alloca i32, align 4
  invoke void @throws(i32 %0)
          to label %13 unwind label %3

3:                                                ; preds = %1
  %4 = catchswitch within none [label %5, label %9] unwind label %11

5:                                                ; preds = %3
  %6 = catchpad within %4 [ptr @ti, i32 8, ptr %2]
  call void @throws(i32 1) [ "funclet"(token %6) ]
  invoke void @throws(i32 2) [ "funclet"(token %6) ]
          to label %7 unwind label %11

7:                                                ; preds = %5
  catchret from %6 to label %13

8:                                                ; No predecessors!
  unreachable

9:                                                ; preds = %3
  %10 = catchpad within %4 []
  unreachable

11:                                               ; preds = %5, %3
  %12 = cleanuppad within none [i32 1, ptr %2]
  cleanupret from %12 unwind to caller

13:                                               ; preds = %7, %1
  ret i32 0
}

define void @nested() personality ptr @__CxxFrameHandler3 {
  invoke void @throws(i32 0)
          to label %exit unwind label %dispatch

dispatch:                                         ; preds = %0
  %cs = catchswitch within none [label %handler] unwind to caller

handler:                                          ; preds = %dispatch
  %pad = catchpad within %cs [ptr null]
  invoke void @throws(i32 0) [ "funclet"(token %pad) ]
          to label %leave unwind label %inner

inner:                                            ; preds = %handler
  %ics = catchswitch within %pad [label %ih] unwind to caller

ih:                                               ; preds = %inner
  %ip = catchpad within %ics [ptr null, i32 64, ptr null]
  catchret from %ip to label %leave

leave:                                            ; preds = %ih, %handler
  catchret from %pad to label %exit

exit:                                             ; preds = %leave, %0
  ret void
}

define i32 @jump(i32 %0) {
  %2 = callbr i32 asm "mov ${1:l}, $0", "=r,r,!i,!i"(i32 %0) #1
          to label %3 [label %4, label %6]

3:                                                ; preds = %1
  ret i32 %2

4:                                                ; preds = %1
  %5 = call i32 @llvm.callbr.landingpad.i32(i32 %2)
  ret i32 %5

6:                                                ; preds = %1
  ret i32 1
}

define void @jump0() {
  callbr void asm sideeffect "", ""()
          to label %1 []

1:                                                ; preds = %0
  ret void
}

; Function Attrs: nomerge nounwind
declare i32 @llvm.callbr.landingpad.i32(i32) #0

attributes #0 = { nomerge nounwind }
attributes #1 = { nounwind }
