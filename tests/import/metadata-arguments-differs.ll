; RUN: terrace translate %s --import-llvm
; RUN: terrace translate %s --import-llvm | terrace translate --mlir-to-llvmir
; DIFFERS: arguments that are metadata are refused

define i64 @register() {
  %value = call i64 @llvm.read_register.i64(metadata !0)
  call void @llvm.write_register.i64(metadata !0, i64 %value)
  ret i64 %value
}

define float @constrained(float %x, double %y) strictfp {
  %sum = call float @llvm.experimental.constrained.fadd.f32(float %x, float 1.0, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  %small = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %sum, metadata !"olt", metadata !"fpexcept.maytrap") strictfp
  %narrow = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %y, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %result = select i1 %small, float %sum, float %narrow
  ret float %result
}

define i1 @has_type(ptr %p) {
  %is = call i1 @llvm.type.test(ptr %p, metadata !"_ZTS1A")
  ret i1 %is
}

!0 = !{!"rsp"}
