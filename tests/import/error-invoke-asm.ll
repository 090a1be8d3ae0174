; RUN: not terrace translate %s --import-llvm 2>&1

declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f(ptr %p, i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  invoke void asm "nop", ""() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller
}
