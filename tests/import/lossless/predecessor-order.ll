; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

; Orders of uses decide the order of predecessors in the text; addresses of blocks are uses, too.
@before = global ptr blockaddress(@taken, %both)

define void @plain(i1 %c, i32 %n) {
entry:
  br i1 %c, label %both, label %other
other:
  switch i32 %n, label %both [
    i32 0, label %both
    i32 1, label %last
  ]
both:
  br i1 %c, label %last, label %entry.loop
entry.loop:
  br label %both
last:
  ret void

  uselistorder label %both, { 2, 0, 1, 3 }
  uselistorder label %last, { 1, 0 }
}

define void @phis(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  %x = phi i32 [ 1, %a ], [ 2, %b ]
  ret void

  uselistorder label %join, { 1, 0 }
}

define void @taken(i1 %c, ptr %p) {
entry:
  store ptr blockaddress(@taken, %late), ptr %p
  br i1 %c, label %both, label %late
late:
  store ptr blockaddress(@taken, %last), ptr %p
  br i1 %c, label %both, label %last
both:
  br label %last
last:
  indirectbr ptr %p, [label %both, label %late, label %late]

  uselistorder label %late, { 3, 1, 2, 0 }
}
uselistorder_bb @taken, %both, { 2, 0, 3, 1 }
uselistorder_bb @taken, %last, { 1, 0, 2 }

define void @invoked() personality ptr null {
entry:
  invoke void @invoked() to label %normal unwind label %pad
normal:
  invoke void @invoked() to label %done unwind label %pad
pad:
  %l = landingpad { ptr, i32 } cleanup
  br label %done
done:
  ret void

  uselistorder label %pad, { 1, 0 }
  uselistorder label %done, { 1, 0 }
}
