; RUN: not terrace translate %s --import-llvm 2>&1

define i32 @f(i32 %x) {
  %1 = call i64 @llvm.experimental.constrained.fptosi.i64.f32(float 1.0, metadata !"fpexcept.strict")
  ret i32 0
}
