; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

declare preserve_nonecc void @c_preserve_nonecc()
define preserve_nonecc void @d_preserve_nonecc() {
  call preserve_nonecc void @c_preserve_nonecc()
  ret void
}

declare avr_signalcc void @c_avr_signalcc()
define avr_signalcc void @d_avr_signalcc() {
  call avr_signalcc void @c_avr_signalcc()
  ret void
}

declare amdgpu_ps void @c_amdgpu_ps()

declare aarch64_sme_preservemost_from_x0 void @c_aarch64_sme_preservemost_from_x0()
define aarch64_sme_preservemost_from_x0 void @d_aarch64_sme_preservemost_from_x0() {
  call aarch64_sme_preservemost_from_x0 void @c_aarch64_sme_preservemost_from_x0()
  ret void
}

declare aarch64_sme_preservemost_from_x2 void @c_aarch64_sme_preservemost_from_x2()
define aarch64_sme_preservemost_from_x2 void @d_aarch64_sme_preservemost_from_x2() {
  call aarch64_sme_preservemost_from_x2 void @c_aarch64_sme_preservemost_from_x2()
  ret void
}

declare amdgpu_cs_chain void @c_amdgpu_cs_chain()

declare amdgpu_cs_chain_preserve void @c_amdgpu_cs_chain_preserve()

declare m68k_rtdcc void @c_m68k_rtdcc()
define m68k_rtdcc void @d_m68k_rtdcc() {
  call m68k_rtdcc void @c_m68k_rtdcc()
  ret void
}

declare graalcc void @c_graalcc()
define graalcc void @d_graalcc() {
  call graalcc void @c_graalcc()
  ret void
}

declare cc108 void @c_cc108()
define cc108 void @d_cc108() {
  call cc108 void @c_cc108()
  ret void
}

declare cc109 void @c_cc109()
define cc109 void @d_cc109() {
  call cc109 void @c_cc109()
  ret void
}

declare riscv_vector_cc void @c_riscv_vector_cc()
define riscv_vector_cc void @d_riscv_vector_cc() {
  call riscv_vector_cc void @c_riscv_vector_cc()
  ret void
}

declare aarch64_sme_preservemost_from_x1 void @c_aarch64_sme_preservemost_from_x1()
define aarch64_sme_preservemost_from_x1 void @d_aarch64_sme_preservemost_from_x1() {
  call aarch64_sme_preservemost_from_x1 void @c_aarch64_sme_preservemost_from_x1()
  ret void
}

declare riscv_vls_cc(256) void @c_riscv_vls_cc()
define riscv_vls_cc(256) void @d_riscv_vls_cc() {
  call riscv_vls_cc(256) void @c_riscv_vls_cc()
  ret void
}

declare amdgpu_gfx_whole_wave i32 @c_wave(i1, i32)

declare cheriot_compartmentcallcc void @c_cheriot_compartmentcallcc()
define cheriot_compartmentcallcc void @d_cheriot_compartmentcallcc() {
  call cheriot_compartmentcallcc void @c_cheriot_compartmentcallcc()
  ret void
}

declare cheriot_compartmentcalleecc void @c_cheriot_compartmentcalleecc()
define cheriot_compartmentcalleecc void @d_cheriot_compartmentcalleecc() {
  call cheriot_compartmentcalleecc void @c_cheriot_compartmentcalleecc()
  ret void
}

declare cheriot_librarycallcc void @c_cheriot_librarycallcc()
define cheriot_librarycallcc void @d_cheriot_librarycallcc() {
  call cheriot_librarycallcc void @c_cheriot_librarycallcc()
  ret void
}

declare cc1023 void @c_cc1023()
define cc1023 void @d_cc1023() {
  call cc1023 void @c_cc1023()
  ret void
}
