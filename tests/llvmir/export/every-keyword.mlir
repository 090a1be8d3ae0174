// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

// Every keyword of calling conventions, atomic operations and frame pointers.

llvm.func ccc @ccc()
llvm.func fastcc @fastcc()
llvm.func coldcc @coldcc()
llvm.func cc_10 @cc_10()
llvm.func cc_11 @cc_11()
llvm.func anyregcc @anyregcc()
llvm.func preserve_mostcc @preserve_mostcc()
llvm.func preserve_allcc @preserve_allcc()
llvm.func swiftcc @swiftcc()
llvm.func cxx_fast_tlscc @cxx_fast_tlscc()
llvm.func tailcc @tailcc()
llvm.func cfguard_checkcc @cfguard_checkcc()
llvm.func swifttailcc @swifttailcc()
llvm.func x86_stdcallcc @x86_stdcallcc()
llvm.func x86_fastcallcc @x86_fastcallcc()
llvm.func arm_apcscc @arm_apcscc()
llvm.func arm_aapcscc @arm_aapcscc()
llvm.func arm_aapcs_vfpcc @arm_aapcs_vfpcc()
llvm.func msp430_intrcc @msp430_intrcc()
llvm.func x86_thiscallcc @x86_thiscallcc()
llvm.func ptx_kernelcc @ptx_kernelcc()
llvm.func ptx_devicecc @ptx_devicecc()
llvm.func spir_funccc @spir_funccc()
llvm.func spir_kernelcc @spir_kernelcc()
llvm.func intel_ocl_bicc @intel_ocl_bicc()
llvm.func x86_64_sysvcc @x86_64_sysvcc()
llvm.func win64cc @win64cc()
llvm.func x86_vectorcallcc @x86_vectorcallcc()
llvm.func hhvmcc @hhvmcc()
llvm.func hhvm_ccc @hhvm_ccc()
llvm.func x86_intrcc @x86_intrcc()
llvm.func avr_intrcc @avr_intrcc()
llvm.func avr_builtincc @avr_builtincc()
llvm.func amdgpu_vscc @amdgpu_vscc()
llvm.func amdgpu_gscc @amdgpu_gscc()
llvm.func amdgpu_cscc @amdgpu_cscc()
llvm.func amdgpu_kernelcc @amdgpu_kernelcc()
llvm.func x86_regcallcc @x86_regcallcc()
llvm.func amdgpu_hscc @amdgpu_hscc()
llvm.func msp430_builtincc @msp430_builtincc()
llvm.func amdgpu_lscc @amdgpu_lscc()
llvm.func amdgpu_escc @amdgpu_escc()
llvm.func aarch64_vectorcallcc @aarch64_vectorcallcc()
llvm.func aarch64_sve_vectorcallcc @aarch64_sve_vectorcallcc()
llvm.func wasm_emscripten_invokecc @wasm_emscripten_invokecc()
llvm.func amdgpu_gfxcc @amdgpu_gfxcc()
llvm.func m68k_intrcc @m68k_intrcc()

llvm.func @fp_none() attributes {frame_pointer = #llvm.framePointerKind<none>}
llvm.func @fp_non_leaf() attributes {frame_pointer = #llvm.framePointerKind<"non-leaf">}
llvm.func @fp_all() attributes {frame_pointer = #llvm.framePointerKind<all>}
llvm.func @fp_reserved() attributes {frame_pointer = #llvm.framePointerKind<reserved>}
llvm.func @fp_non_leaf_no_reserve() attributes {frame_pointer = #llvm.framePointerKind<"non-leaf-no-reserve">}

llvm.func @atomic(%p: !llvm.ptr, %v: i32, %f: f32) {
  %xchg = llvm.atomicrmw xchg %p, %v seq_cst : !llvm.ptr, i32
  %add = llvm.atomicrmw add %p, %v seq_cst : !llvm.ptr, i32
  %sub = llvm.atomicrmw sub %p, %v seq_cst : !llvm.ptr, i32
  %_and = llvm.atomicrmw _and %p, %v seq_cst : !llvm.ptr, i32
  %nand = llvm.atomicrmw nand %p, %v seq_cst : !llvm.ptr, i32
  %_or = llvm.atomicrmw _or %p, %v seq_cst : !llvm.ptr, i32
  %_xor = llvm.atomicrmw _xor %p, %v seq_cst : !llvm.ptr, i32
  %max = llvm.atomicrmw max %p, %v seq_cst : !llvm.ptr, i32
  %min = llvm.atomicrmw min %p, %v seq_cst : !llvm.ptr, i32
  %umax = llvm.atomicrmw umax %p, %v seq_cst : !llvm.ptr, i32
  %umin = llvm.atomicrmw umin %p, %v seq_cst : !llvm.ptr, i32
  %fadd = llvm.atomicrmw fadd %p, %f seq_cst : !llvm.ptr, f32
  %fsub = llvm.atomicrmw fsub %p, %f seq_cst : !llvm.ptr, f32
  %fmax = llvm.atomicrmw fmax %p, %f seq_cst : !llvm.ptr, f32
  %fmin = llvm.atomicrmw fmin %p, %f seq_cst : !llvm.ptr, f32
  %uinc_wrap = llvm.atomicrmw uinc_wrap %p, %v seq_cst : !llvm.ptr, i32
  %udec_wrap = llvm.atomicrmw udec_wrap %p, %v seq_cst : !llvm.ptr, i32
  %usub_cond = llvm.atomicrmw usub_cond %p, %v seq_cst : !llvm.ptr, i32
  %usub_sat = llvm.atomicrmw usub_sat %p, %v seq_cst : !llvm.ptr, i32
  %fmaximum = llvm.atomicrmw fmaximum %p, %f seq_cst : !llvm.ptr, f32
  %fminimum = llvm.atomicrmw fminimum %p, %f seq_cst : !llvm.ptr, f32
  %b = llvm.getelementptr nusw %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %c = llvm.getelementptr nuw %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %d = llvm.getelementptr inbounds|nuw %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
