define ccc void @f() {
  call ccc void @g()
  ret void
}
declare ccc void @g()
; -----
define fastcc void @f() {
  call fastcc void @g()
  ret void
}
declare fastcc void @g()
; -----
define coldcc void @f() {
  call coldcc void @g()
  ret void
}
declare coldcc void @g()
; -----
define ghccc void @f() {
  call ghccc void @g()
  ret void
}
declare ghccc void @g()
; -----
define anyregcc void @f() {
  call anyregcc void @g()
  ret void
}
declare anyregcc void @g()
; -----
define preserve_mostcc void @f() {
  call preserve_mostcc void @g()
  ret void
}
declare preserve_mostcc void @g()
; -----
define preserve_allcc void @f() {
  call preserve_allcc void @g()
  ret void
}
declare preserve_allcc void @g()
; -----
define swiftcc void @f() {
  call swiftcc void @g()
  ret void
}
declare swiftcc void @g()
; -----
define cxx_fast_tlscc void @f() {
  call cxx_fast_tlscc void @g()
  ret void
}
declare cxx_fast_tlscc void @g()
; -----
define tailcc void @f() {
  call tailcc void @g()
  ret void
}
declare tailcc void @g()
; -----
define cfguard_checkcc void @f() {
  call cfguard_checkcc void @g()
  ret void
}
declare cfguard_checkcc void @g()
; -----
define swifttailcc void @f() {
  call swifttailcc void @g()
  ret void
}
declare swifttailcc void @g()
; -----
define preserve_nonecc void @f() {
  call preserve_nonecc void @g()
  ret void
}
declare preserve_nonecc void @g()
; -----
define x86_stdcallcc void @f() {
  call x86_stdcallcc void @g()
  ret void
}
declare x86_stdcallcc void @g()
; -----
define x86_fastcallcc void @f() {
  call x86_fastcallcc void @g()
  ret void
}
declare x86_fastcallcc void @g()
; -----
define arm_apcscc void @f() {
  call arm_apcscc void @g()
  ret void
}
declare arm_apcscc void @g()
; -----
define arm_aapcscc void @f() {
  call arm_aapcscc void @g()
  ret void
}
declare arm_aapcscc void @g()
; -----
define arm_aapcs_vfpcc void @f() {
  call arm_aapcs_vfpcc void @g()
  ret void
}
declare arm_aapcs_vfpcc void @g()
; -----
define msp430_intrcc void @f() {
  call msp430_intrcc void @g()
  ret void
}
declare msp430_intrcc void @g()
; -----
define x86_thiscallcc void @f() {
  call x86_thiscallcc void @g()
  ret void
}
declare x86_thiscallcc void @g()
; -----
define ptx_kernel void @f() {
  call ptx_kernel void @g()
  ret void
}
declare ptx_kernel void @g()
; -----
define ptx_device void @f() {
  call ptx_device void @g()
  ret void
}
declare ptx_device void @g()
; -----
define spir_func void @f() {
  call spir_func void @g()
  ret void
}
declare spir_func void @g()
; -----
define intel_ocl_bicc void @f() {
  call intel_ocl_bicc void @g()
  ret void
}
declare intel_ocl_bicc void @g()
; -----
define x86_64_sysvcc void @f() {
  call x86_64_sysvcc void @g()
  ret void
}
declare x86_64_sysvcc void @g()
; -----
define win64cc void @f() {
  call win64cc void @g()
  ret void
}
declare win64cc void @g()
; -----
define x86_vectorcallcc void @f() {
  call x86_vectorcallcc void @g()
  ret void
}
declare x86_vectorcallcc void @g()
; -----
define hhvmcc void @f() {
  call hhvmcc void @g()
  ret void
}
declare hhvmcc void @g()
; -----
define hhvm_ccc void @f() {
  call hhvm_ccc void @g()
  ret void
}
declare hhvm_ccc void @g()
; -----
define x86_intrcc void @f() {
  call x86_intrcc void @g()
  ret void
}
declare x86_intrcc void @g()
; -----
define avr_intrcc void @f() {
  call avr_intrcc void @g()
  ret void
}
declare avr_intrcc void @g()
; -----
define avr_signalcc void @f() {
  call avr_signalcc void @g()
  ret void
}
declare avr_signalcc void @g()
; -----
define x86_regcallcc void @f() {
  call x86_regcallcc void @g()
  ret void
}
declare x86_regcallcc void @g()
; -----
define aarch64_vector_pcs void @f() {
  call aarch64_vector_pcs void @g()
  ret void
}
declare aarch64_vector_pcs void @g()
; -----
define aarch64_sve_vector_pcs void @f() {
  call aarch64_sve_vector_pcs void @g()
  ret void
}
declare aarch64_sve_vector_pcs void @g()
; -----
define amdgpu_gfx void @f() {
  call amdgpu_gfx void @g()
  ret void
}
declare amdgpu_gfx void @g()
; -----
define aarch64_sme_preservemost_from_x0 void @f() {
  call aarch64_sme_preservemost_from_x0 void @g()
  ret void
}
declare aarch64_sme_preservemost_from_x0 void @g()
; -----
define aarch64_sme_preservemost_from_x2 void @f() {
  call aarch64_sme_preservemost_from_x2 void @g()
  ret void
}
declare aarch64_sme_preservemost_from_x2 void @g()
; -----
define m68k_rtdcc void @f() {
  call m68k_rtdcc void @g()
  ret void
}
declare m68k_rtdcc void @g()
; -----
define graalcc void @f() {
  call graalcc void @g()
  ret void
}
declare graalcc void @g()
; -----
define riscv_vector_cc void @f() {
  call riscv_vector_cc void @g()
  ret void
}
declare riscv_vector_cc void @g()
; -----
define aarch64_sme_preservemost_from_x1 void @f() {
  call aarch64_sme_preservemost_from_x1 void @g()
  ret void
}
declare aarch64_sme_preservemost_from_x1 void @g()
; -----
define cheriot_compartmentcallcc void @f() {
  call cheriot_compartmentcallcc void @g()
  ret void
}
declare cheriot_compartmentcallcc void @g()
; -----
define cheriot_compartmentcalleecc void @f() {
  call cheriot_compartmentcalleecc void @g()
  ret void
}
declare cheriot_compartmentcalleecc void @g()
; -----
define cheriot_librarycallcc void @f() {
  call cheriot_librarycallcc void @g()
  ret void
}
declare cheriot_librarycallcc void @g()
; -----
declare cc0 void @g(i1)
; -----
declare cc1 void @g(i1)
; -----
declare cc2 void @g(i1)
; -----
declare cc3 void @g(i1)
; -----
declare cc4 void @g(i1)
; -----
declare cc5 void @g(i1)
; -----
declare cc6 void @g(i1)
; -----
declare cc7 void @g(i1)
; -----
declare cc8 void @g(i1)
; -----
declare cc9 void @g(i1)
; -----
declare cc10 void @g(i1)
; -----
declare cc11 void @g(i1)
; -----
declare cc12 void @g(i1)
; -----
declare cc13 void @g(i1)
; -----
declare cc14 void @g(i1)
; -----
declare cc15 void @g(i1)
; -----
declare cc16 void @g(i1)
; -----
declare cc17 void @g(i1)
; -----
declare cc18 void @g(i1)
; -----
declare cc19 void @g(i1)
; -----
declare cc20 void @g(i1)
; -----
declare cc21 void @g(i1)
; -----
declare cc22 void @g(i1)
; -----
declare cc23 void @g(i1)
; -----
declare cc24 void @g(i1)
; -----
declare cc25 void @g(i1)
; -----
declare cc26 void @g(i1)
; -----
declare cc27 void @g(i1)
; -----
declare cc28 void @g(i1)
; -----
declare cc29 void @g(i1)
; -----
declare cc30 void @g(i1)
; -----
declare cc31 void @g(i1)
; -----
declare cc32 void @g(i1)
; -----
declare cc33 void @g(i1)
; -----
declare cc34 void @g(i1)
; -----
declare cc35 void @g(i1)
; -----
declare cc36 void @g(i1)
; -----
declare cc37 void @g(i1)
; -----
declare cc38 void @g(i1)
; -----
declare cc39 void @g(i1)
; -----
declare cc40 void @g(i1)
; -----
declare cc41 void @g(i1)
; -----
declare cc42 void @g(i1)
; -----
declare cc43 void @g(i1)
; -----
declare cc44 void @g(i1)
; -----
declare cc45 void @g(i1)
; -----
declare cc46 void @g(i1)
; -----
declare cc47 void @g(i1)
; -----
declare cc48 void @g(i1)
; -----
declare cc49 void @g(i1)
; -----
declare cc50 void @g(i1)
; -----
declare cc51 void @g(i1)
; -----
declare cc52 void @g(i1)
; -----
declare cc53 void @g(i1)
; -----
declare cc54 void @g(i1)
; -----
declare cc55 void @g(i1)
; -----
declare cc56 void @g(i1)
; -----
declare cc57 void @g(i1)
; -----
declare cc58 void @g(i1)
; -----
declare cc59 void @g(i1)
; -----
declare cc60 void @g(i1)
; -----
declare cc61 void @g(i1)
; -----
declare cc62 void @g(i1)
; -----
declare cc63 void @g(i1)
; -----
declare cc64 void @g(i1)
; -----
declare cc65 void @g(i1)
; -----
declare cc66 void @g(i1)
; -----
declare cc67 void @g(i1)
; -----
declare cc68 void @g(i1)
; -----
declare cc69 void @g(i1)
; -----
declare cc70 void @g(i1)
; -----
declare cc71 void @g(i1)
; -----
declare cc72 void @g(i1)
; -----
declare cc73 void @g(i1)
; -----
declare cc74 void @g(i1)
; -----
declare cc75 void @g(i1)
; -----
declare cc76 void @g(i1)
; -----
declare cc77 void @g(i1)
; -----
declare cc78 void @g(i1)
; -----
declare cc79 void @g(i1)
; -----
declare cc80 void @g(i1)
; -----
declare cc81 void @g(i1)
; -----
declare cc82 void @g(i1)
; -----
declare cc84 void @g(i1)
; -----
declare cc85 void @g(i1)
; -----
declare cc86 void @g(i1)
; -----
declare cc87 void @g(i1)
; -----
declare cc88 void @g(i1)
; -----
declare cc89 void @g(i1)
; -----
declare cc90 void @g(i1)
; -----
declare cc91 void @g(i1)
; -----
declare cc92 void @g(i1)
; -----
declare cc93 void @g(i1)
; -----
declare cc94 void @g(i1)
; -----
declare cc95 void @g(i1)
; -----
declare cc96 void @g(i1)
; -----
declare cc97 void @g(i1)
; -----
declare cc98 void @g(i1)
; -----
declare cc99 void @g(i1)
; -----
declare cc100 void @g(i1)
; -----
declare cc101 void @g(i1)
; -----
declare cc102 void @g(i1)
; -----
declare cc103 void @g(i1)
; -----
declare cc104 void @g(i1)
; -----
declare cc105 void @g(i1)
; -----
declare cc106 void @g(i1)
; -----
declare cc107 void @g(i1)
; -----
declare cc108 void @g(i1)
; -----
declare cc109 void @g(i1)
; -----
declare cc110 void @g(i1)
; -----
declare cc111 void @g(i1)
; -----
declare cc112 void @g(i1)
; -----
declare cc113 void @g(i1)
; -----
declare cc114 void @g(i1)
; -----
declare cc115 void @g(i1)
; -----
declare cc116 void @g(i1)
; -----
declare cc117 void @g(i1)
; -----
declare cc118 void @g(i1)
; -----
declare cc119 void @g(i1)
; -----
declare cc120 void @g(i1)
; -----
declare cc121 void @g(i1)
; -----
declare cc122 void @g(i1)
; -----
declare cc123 void @g(i1)
; -----
declare cc124 void @g(i1)
; -----
declare cc125 void @g(i1)
; -----
declare cc126 void @g(i1)
; -----
declare cc127 void @g(i1)
; -----
declare cc128 void @g(i1)
; -----
declare cc129 void @g(i1)
