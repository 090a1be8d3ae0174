; RUN: not terrace translate --import-llvm %s --split-input-file 2>&1
; DIFFERS: upstream writes functions with a convention that has no name, which its parser rejects

declare preserve_nonecc void @c_preserve_nonecc()
// -----
declare avr_signalcc void @c_avr_signalcc()
// -----
declare amdgpu_ps void @c_amdgpu_ps()
// -----
declare aarch64_sme_preservemost_from_x0 void @c_aarch64_sme_preservemost_from_x0()
// -----
declare aarch64_sme_preservemost_from_x2 void @c_aarch64_sme_preservemost_from_x2()
// -----
declare amdgpu_cs_chain void @c_amdgpu_cs_chain()
// -----
declare amdgpu_cs_chain_preserve void @c_amdgpu_cs_chain_preserve()
// -----
declare m68k_rtdcc void @c_m68k_rtdcc()
// -----
declare graalcc void @c_graalcc()
// -----
declare cc108 void @c_cc108()
// -----
declare cc109 void @c_cc109()
// -----
declare riscv_vector_cc void @c_riscv_vector_cc()
// -----
declare aarch64_sme_preservemost_from_x1 void @c_aarch64_sme_preservemost_from_x1()
// -----
declare riscv_vls_cc(256) void @c_riscv_vls_cc()
// -----
declare amdgpu_gfx_whole_wave i32 @c_wave(i1, i32)
// -----
declare cheriot_compartmentcallcc void @c_cheriot_compartmentcallcc()
// -----
declare cheriot_compartmentcalleecc void @c_cheriot_compartmentcalleecc()
// -----
declare cheriot_librarycallcc void @c_cheriot_librarycallcc()
// -----
declare cc1023 void @c_cc1023()
