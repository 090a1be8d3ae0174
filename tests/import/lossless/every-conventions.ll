; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s

declare fastcc void @c_fastcc()
define fastcc void @d_fastcc() {
  call fastcc void @c_fastcc()
  ret void
}

declare coldcc void @c_coldcc()
define coldcc void @d_coldcc() {
  call coldcc void @c_coldcc()
  ret void
}

declare ghccc void @c_ghccc()
define ghccc void @d_ghccc() {
  call ghccc void @c_ghccc()
  ret void
}

declare cc11 void @c_cc11()
define cc11 void @d_cc11() {
  call cc11 void @c_cc11()
  ret void
}

declare anyregcc void @c_anyregcc()
define anyregcc void @d_anyregcc() {
  call anyregcc void @c_anyregcc()
  ret void
}

declare preserve_mostcc void @c_preserve_mostcc()
define preserve_mostcc void @d_preserve_mostcc() {
  call preserve_mostcc void @c_preserve_mostcc()
  ret void
}

declare preserve_allcc void @c_preserve_allcc()
define preserve_allcc void @d_preserve_allcc() {
  call preserve_allcc void @c_preserve_allcc()
  ret void
}

declare swiftcc void @c_swiftcc()
define swiftcc void @d_swiftcc() {
  call swiftcc void @c_swiftcc()
  ret void
}

declare cxx_fast_tlscc void @c_cxx_fast_tlscc()
define cxx_fast_tlscc void @d_cxx_fast_tlscc() {
  call cxx_fast_tlscc void @c_cxx_fast_tlscc()
  ret void
}

declare tailcc void @c_tailcc()
define tailcc void @d_tailcc() {
  call tailcc void @c_tailcc()
  ret void
}

declare cfguard_checkcc void @c_cfguard_checkcc()
define cfguard_checkcc void @d_cfguard_checkcc() {
  call cfguard_checkcc void @c_cfguard_checkcc()
  ret void
}

declare swifttailcc void @c_swifttailcc()
define swifttailcc void @d_swifttailcc() {
  call swifttailcc void @c_swifttailcc()
  ret void
}

declare x86_stdcallcc void @c_x86_stdcallcc()
define x86_stdcallcc void @d_x86_stdcallcc() {
  call x86_stdcallcc void @c_x86_stdcallcc()
  ret void
}

declare x86_fastcallcc void @c_x86_fastcallcc()
define x86_fastcallcc void @d_x86_fastcallcc() {
  call x86_fastcallcc void @c_x86_fastcallcc()
  ret void
}

declare arm_apcscc void @c_arm_apcscc()
define arm_apcscc void @d_arm_apcscc() {
  call arm_apcscc void @c_arm_apcscc()
  ret void
}

declare arm_aapcscc void @c_arm_aapcscc()
define arm_aapcscc void @d_arm_aapcscc() {
  call arm_aapcscc void @c_arm_aapcscc()
  ret void
}

declare arm_aapcs_vfpcc void @c_arm_aapcs_vfpcc()
define arm_aapcs_vfpcc void @d_arm_aapcs_vfpcc() {
  call arm_aapcs_vfpcc void @c_arm_aapcs_vfpcc()
  ret void
}

declare msp430_intrcc void @c_msp430_intrcc()
define msp430_intrcc void @d_msp430_intrcc() {
  call msp430_intrcc void @c_msp430_intrcc()
  ret void
}

declare x86_thiscallcc void @c_x86_thiscallcc()
define x86_thiscallcc void @d_x86_thiscallcc() {
  call x86_thiscallcc void @c_x86_thiscallcc()
  ret void
}

declare ptx_kernel void @c_ptx_kernel()

declare ptx_device void @c_ptx_device()
define ptx_device void @d_ptx_device() {
  call ptx_device void @c_ptx_device()
  ret void
}

declare spir_func void @c_spir_func()
define spir_func void @d_spir_func() {
  call spir_func void @c_spir_func()
  ret void
}

declare spir_kernel void @c_spir_kernel()

declare intel_ocl_bicc void @c_intel_ocl_bicc()
define intel_ocl_bicc void @d_intel_ocl_bicc() {
  call intel_ocl_bicc void @c_intel_ocl_bicc()
  ret void
}

declare x86_64_sysvcc void @c_x86_64_sysvcc()
define x86_64_sysvcc void @d_x86_64_sysvcc() {
  call x86_64_sysvcc void @c_x86_64_sysvcc()
  ret void
}

declare win64cc void @c_win64cc()
define win64cc void @d_win64cc() {
  call win64cc void @c_win64cc()
  ret void
}

declare x86_vectorcallcc void @c_x86_vectorcallcc()
define x86_vectorcallcc void @d_x86_vectorcallcc() {
  call x86_vectorcallcc void @c_x86_vectorcallcc()
  ret void
}

declare hhvmcc void @c_hhvmcc()
define hhvmcc void @d_hhvmcc() {
  call hhvmcc void @c_hhvmcc()
  ret void
}

declare hhvm_ccc void @c_hhvm_ccc()
define hhvm_ccc void @d_hhvm_ccc() {
  call hhvm_ccc void @c_hhvm_ccc()
  ret void
}

declare x86_intrcc void @c_x86_intrcc(ptr byval(i32))
define x86_intrcc void @d_x86_intrcc(ptr byval(i32) %p) {
  call x86_intrcc void @c_x86_intrcc(ptr byval(i32) %p)
  ret void
}

declare avr_intrcc void @c_avr_intrcc()
define avr_intrcc void @d_avr_intrcc() {
  call avr_intrcc void @c_avr_intrcc()
  ret void
}

declare cc86 void @c_cc86()
define cc86 void @d_cc86() {
  call cc86 void @c_cc86()
  ret void
}

declare amdgpu_vs void @c_amdgpu_vs()

declare amdgpu_gs void @c_amdgpu_gs()

declare amdgpu_cs void @c_amdgpu_cs()

declare amdgpu_kernel void @c_amdgpu_kernel()

declare x86_regcallcc void @c_x86_regcallcc()
define x86_regcallcc void @d_x86_regcallcc() {
  call x86_regcallcc void @c_x86_regcallcc()
  ret void
}

declare amdgpu_hs void @c_amdgpu_hs()

declare cc94 void @c_cc94()

declare amdgpu_ls void @c_amdgpu_ls()

declare amdgpu_es void @c_amdgpu_es()

declare aarch64_vector_pcs void @c_aarch64_vector_pcs()
define aarch64_vector_pcs void @d_aarch64_vector_pcs() {
  call aarch64_vector_pcs void @c_aarch64_vector_pcs()
  ret void
}

declare aarch64_sve_vector_pcs void @c_aarch64_sve_vector_pcs()
define aarch64_sve_vector_pcs void @d_aarch64_sve_vector_pcs() {
  call aarch64_sve_vector_pcs void @c_aarch64_sve_vector_pcs()
  ret void
}

declare cc99 void @c_cc99()
define cc99 void @d_cc99() {
  call cc99 void @c_cc99()
  ret void
}

declare amdgpu_gfx void @c_amdgpu_gfx()
define amdgpu_gfx void @d_amdgpu_gfx() {
  call amdgpu_gfx void @c_amdgpu_gfx()
  ret void
}

declare cc101 void @c_cc101()
define cc101 void @d_cc101() {
  call cc101 void @c_cc101()
  ret void
}
