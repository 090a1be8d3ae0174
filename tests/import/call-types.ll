; RUN: terrace translate %s --import-llvm
; Calls whose type differs from the function's: variadic functions take any arguments behind their own.
declare i32 @printf(ptr, ...)
declare void @any(...)
declare double @fixed(i32)
define void @calls(ptr %s, i32 %x) personality ptr @any {
  %a = call i32 @printf(ptr noundef %s)
  %b = notail call i32 @printf(ptr %s, i32 zeroext %x, double 1.0)
  call void @any()
  call void @any(i32 %x)
  %c = call double (i32, ...) @fixed(i32 %x)
  %d = call i32 @printf(i32 %x)
  %e = call i64 @printf(ptr %s)
  %f = call double (...) @fixed(i32 %x)
  invoke void @any(i32 %x) to label %ok unwind label %bad
ok:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
