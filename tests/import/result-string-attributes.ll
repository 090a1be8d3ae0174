; RUN: terrace translate %s --import-llvm 2>/dev/null

define "ret"="x" noundef i32 @f() {
  ret i32 0
}

declare "a" noundef "b"="c" ptr @g(i32 "p"="q")

define void @h() {
  %1 = call "r"="s" ptr @g(i32 "z" 3)
  ret void
}
