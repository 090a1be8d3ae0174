; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1

define void @flags(i32 %x) {
  tail call fast void @flags(i32 %x)
  ret void
}

// -----

define void @few(i32 %x) {
  notail   call void (i32) @few()
  ret void
}

// -----

define void @many(i32 %x) {
  musttail call void (i32) @many(i32 %x, i32 %x)
  ret void
}

// -----

define void @plain(i32 %x) {
  call void (i32) @plain()
  ret void
}

// -----

declare i32 @g()

define i32 @result() {
  %r = tail call nnan i32 @g()
  ret i32 %r
}
