// RUN: terrace translate --mlir-to-llvmir %s --split-input-file --verify-diagnostics
// DIFFERS: LLVM's verifier says the same, without a location

llvm.func @f(%a0: i32) {
  // expected-error@below {{immarg operand has non-immediate parameter}}
  llvm.call_intrinsic "llvm.nvvm.setmaxnreg.inc.sync.aligned.u32"(%a0) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  %c0 = llvm.mlir.constant(16 : i32) : i32
  // expected-error@below {{immarg value 16 out of range [24, 257)}}
  llvm.call_intrinsic "llvm.nvvm.setmaxnreg.inc.sync.aligned.u32"(%c0) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  %c0 = llvm.mlir.constant(260 : i32) : i32
  // expected-error@below {{immarg value 260 out of range [24, 257)}}
  llvm.call_intrinsic "llvm.nvvm.setmaxnreg.dec.sync.aligned.u32"(%c0) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  %c0 = llvm.mlir.constant(30 : i32) : i32
  // expected-error@below {{reg_count argument to nvvm.setmaxnreg must be in multiples of 8}}
  llvm.call_intrinsic "llvm.nvvm.setmaxnreg.dec.sync.aligned.u32"(%c0) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr) -> i64 {
  // expected-error@below {{Intrinsic requires elementtype attribute on first argument.}}
  %r = llvm.call_intrinsic "llvm.aarch64.ldaxr"(%a0) : (!llvm.ptr) -> i64
  llvm.return %r : i64
}

// -----

llvm.func @f(%a0: i64, %a1: !llvm.ptr) -> i32 {
  // expected-error@below {{Intrinsic requires elementtype attribute on second argument.}}
  %r = llvm.call_intrinsic "llvm.aarch64.stxr"(%a0, %a1) : (i64, !llvm.ptr) -> i32
  llvm.return %r : i32
}

// -----

llvm.func @f(%a0: !llvm.ptr) -> i32 {
  // expected-error@below {{Intrinsic requires elementtype attribute on first argument.}}
  %r = llvm.call_intrinsic "llvm.arm.ldrex"(%a0) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}

// -----

llvm.func @f(%a0: i32, %a1: !llvm.ptr) -> i32 {
  // expected-error@below {{Intrinsic requires elementtype attribute on second argument.}}
  %r = llvm.call_intrinsic "llvm.arm.stlex"(%a0, %a1) : (i32, !llvm.ptr) -> i32
  llvm.return %r : i32
}

// -----

llvm.func @f(%a0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(2 : i32) : i32
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{write argument to llvm.aarch64.prefetch must be 0 or 1}}
  llvm.call_intrinsic "llvm.aarch64.prefetch"(%a0, %c1, %c2, %c3, %c4) : (!llvm.ptr, i32, i32, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(4 : i32) : i32
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{target argument to llvm.aarch64.prefetch must be 0-3}}
  llvm.call_intrinsic "llvm.aarch64.prefetch"(%a0, %c1, %c2, %c3, %c4) : (!llvm.ptr, i32, i32, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(3 : i32) : i32
  %c3 = llvm.mlir.constant(2 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{stream argument to llvm.aarch64.prefetch must be 0 or 1}}
  llvm.call_intrinsic "llvm.aarch64.prefetch"(%a0, %c1, %c2, %c3, %c4) : (!llvm.ptr, i32, i32, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(3 : i32) : i32
  %c3 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(2 : i32) : i32
  // expected-error@below {{isdata argument to llvm.aarch64.prefetch must be 0 or 1}}
  llvm.call_intrinsic "llvm.aarch64.prefetch"(%a0, %c1, %c2, %c3, %c4) : (!llvm.ptr, i32, i32, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a3: i64) {
  %c1 = llvm.mlir.constant(2 : i32) : i32
  %c2 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{write argument to llvm.aarch64.range.prefetch must be 0 or 1}}
  llvm.call_intrinsic "llvm.aarch64.range.prefetch"(%a0, %c1, %c2, %a3) : (!llvm.ptr, i32, i32, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a3: i64) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  // expected-error@below {{stream argument to llvm.aarch64.range.prefetch must be 0 or 1}}
  llvm.call_intrinsic "llvm.aarch64.range.prefetch"(%a0, %c1, %c2, %a3) : (!llvm.ptr, i32, i32, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: i32) {
  // expected-error@below {{llvm.amdgcn.s.prefetch.data only supports global or constant memory}}
  llvm.call_intrinsic "llvm.amdgcn.s.prefetch.data"(%a0, %a1) : (!llvm.ptr<3>, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: i32) {
  %c1 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{only inreg arguments to the parent function are valid as inputs to this intrinsic}}
  llvm.call_intrinsic "llvm.amdgcn.init.exec.from.input"(%a0, %c1) : (i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %a6: i32, %a8: i32) -> vector<4xf32> {
  %c3 = llvm.mlir.constant(5 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{invalid value for cbsz format}}
  %r = llvm.call_intrinsic "llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// -----

llvm.func @f(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %a6: i32, %a8: i32) -> vector<4xf32> {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(5 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{invalid value for blgp format}}
  %r = llvm.call_intrinsic "llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// -----

llvm.func @f(%a0: vector<12xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %a6: i32, %a8: i32) -> vector<4xf32> {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{operand 0 must be 4, 6 or 8 element i32 vector}}
  %r = llvm.call_intrinsic "llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) : (vector<12xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// -----

llvm.func @f(%a0: vector<8xi32>, %a1: vector<8xi16>, %a2: vector<4xf32>, %a6: i32, %a8: i32) -> vector<4xf32> {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{operand 1 must be 4, 6 or 8 element i32 vector}}
  %r = llvm.call_intrinsic "llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) : (vector<8xi32>, vector<8xi16>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// -----

llvm.func @f(%a0: vector<6xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %a6: i32, %a8: i32) -> vector<4xf32> {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{invalid vector type for format}}
  %r = llvm.call_intrinsic "llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) : (vector<6xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// -----

llvm.func @f(%a0: vector<8xi32>, %a1: vector<4xi32>, %a2: vector<4xf32>, %a6: i32, %a8: i32) -> vector<4xf32> {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(2 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{invalid vector type for format}}
  %r = llvm.call_intrinsic "llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) : (vector<8xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// -----

llvm.func @f(%a1: vector<16xi32>, %a3: vector<16xi32>, %a5: vector<8xf32>) -> vector<8xf32> {
  %c0 = llvm.mlir.constant(5 : i32) : i32
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i16) : i16
  // expected-error@below {{invalid value for matrix format}}
  %r = llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x128.f8f6f4"(%c0, %a1, %c2, %a3, %c4, %a5) : (i32, vector<16xi32>, i32, vector<16xi32>, i16, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// -----

llvm.func @f(%a1: vector<16xi32>, %a3: vector<16xi32>, %a5: vector<8xf32>) -> vector<8xf32> {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c2 = llvm.mlir.constant(5 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i16) : i16
  // expected-error@below {{invalid value for matrix format}}
  %r = llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x128.f8f6f4"(%c0, %a1, %c2, %a3, %c4, %a5) : (i32, vector<16xi32>, i32, vector<16xi32>, i16, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// -----

llvm.func @f(%a1: vector<4xi32>, %a3: vector<16xi32>, %a5: vector<8xf32>) -> vector<8xf32> {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i16) : i16
  // expected-error@below {{operand 1 must be 8, 12 or 16 element i32 vector}}
  %r = llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x128.f8f6f4"(%c0, %a1, %c2, %a3, %c4, %a5) : (i32, vector<4xi32>, i32, vector<16xi32>, i16, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// -----

llvm.func @f(%a1: vector<16xi32>, %a3: vector<9xi32>, %a5: vector<8xf32>) -> vector<8xf32> {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i16) : i16
  // expected-error@below {{operand 3 must be 8, 12 or 16 element i32 vector}}
  %r = llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x128.f8f6f4"(%c0, %a1, %c2, %a3, %c4, %a5) : (i32, vector<16xi32>, i32, vector<9xi32>, i16, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// -----

llvm.func @f(%a1: vector<12xi32>, %a3: vector<16xi32>, %a5: vector<8xf32>) -> vector<8xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i16) : i16
  // expected-error@below {{invalid vector type for format}}
  %r = llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x128.f8f6f4"(%c0, %a1, %c2, %a3, %c4, %a5) : (i32, vector<12xi32>, i32, vector<16xi32>, i16, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// -----

llvm.func @f(%a1: vector<16xi32>, %a3: vector<8xi32>, %a5: vector<8xf32>) -> vector<8xf32> {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c2 = llvm.mlir.constant(3 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i16) : i16
  // expected-error@below {{invalid vector type for format}}
  %r = llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x128.f8f6f4"(%c0, %a1, %c2, %a3, %c4, %a5) : (i32, vector<16xi32>, i32, vector<8xi32>, i16, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// -----

llvm.func @f(%a0: i32, %a1: i32) -> i32 {
  // expected-error@below {{Intrinsic can only be used from functions with the amdgpu_cs_chain or amdgpu_cs_chain_preserve calling conventions}}
  %r = llvm.call_intrinsic "llvm.amdgcn.set.inactive.chain.arg"(%a0, %a1) : (i32, i32) -> i32
  llvm.return %r : i32
}

// -----

llvm.func @f(%a0: !llvm.ptr) -> f32 {
  // expected-error@below {{Indirect whole wave calls are not allowed}}
  %r = llvm.call_intrinsic "llvm.amdgcn.call.whole.wave"(%a0) : (!llvm.ptr) -> f32
  llvm.return %r : f32
}

// -----

llvm.func amdgpu_gfxcc @callee(i1) -> f32
llvm.func @f() -> f32 {
  %a0 = llvm.mlir.addressof @callee : !llvm.ptr
  // expected-error@below {{Callee must have the amdgpu_gfx_whole_wave calling convention}}
  %r = llvm.call_intrinsic "llvm.amdgcn.call.whole.wave"(%a0) : (!llvm.ptr) -> f32
  llvm.return %r : f32
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: i64, %a2: i32, %a3: i64) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{Intrinsic cannot be called from functions with this calling convention}}
  llvm.call_intrinsic "llvm.amdgcn.cs.chain"(%a0, %a1, %a2, %a3, %c4) : (!llvm.ptr, i64, i32, i64, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: i1) {
  // expected-error@below {{experimental_guard must have exactly one "deopt" operand bundle}}
  llvm.call_intrinsic "llvm.experimental.guard"(%a0) : (i1) -> ()
  llvm.return
}

// -----

llvm.func @f() -> i32 {
  // expected-error@below {{experimental_deoptimize must have exactly one "deopt" operand bundle}}
  %r = llvm.call_intrinsic "llvm.experimental.deoptimize"() : () -> i32
  llvm.return %r : i32
}

// -----

llvm.func @f(%a0: !llvm.ptr<1>) -> !llvm.ptr {
  // expected-error@below {{gc.get.pointer.base operand and result must be of the same type}}
  %r = llvm.call_intrinsic "llvm.experimental.gc.get.pointer.base"(%a0) : (!llvm.ptr<1>) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// -----

llvm.func @f() -> i32 {
  // expected-error@below {{get_dynamic_area_offset result type must be scalar integer matching alloca address space width}}
  %r = llvm.call_intrinsic "llvm.get.dynamic.area.offset"() : () -> i32
  llvm.return %r : i32
}

// -----

llvm.func @f() -> !llvm.ptr<1> {
  // expected-error@below {{llvm.thread.pointer intrinsic return type must be for the globals address space}}
  %r = llvm.call_intrinsic "llvm.thread.pointer"() : () -> !llvm.ptr<1>
  llvm.return %r : !llvm.ptr<1>
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: !llvm.ptr) {
  // expected-error@below {{llvm.init_trampoline parameter #2 must resolve to a function.}}
  llvm.call_intrinsic "llvm.init.trampoline"(%a0, %a1, %a2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr) {
  // expected-error@below {{llvm.stackprotector parameter #2 must resolve to an alloca.}}
  llvm.call_intrinsic "llvm.stackprotector"(%a0, %a1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr) -> !llvm.ptr {
  %c2 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{llvm.localrecover first argument must be function defined in this module}}
  %r = llvm.call_intrinsic "llvm.localrecover"(%a0, %a1, %c2) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// -----

llvm.func @declared()
llvm.func @defined_below() {
  llvm.return
}
llvm.func @f(%a1: !llvm.ptr) -> !llvm.ptr {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %a0 = llvm.mlir.addressof @defined_below : !llvm.ptr
  %r = llvm.call_intrinsic "llvm.localrecover"(%a0, %a1, %c0) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
  %a2 = llvm.mlir.addressof @declared : !llvm.ptr
  // expected-error@below {{llvm.localrecover first argument must be function defined in this module}}
  %s = llvm.call_intrinsic "llvm.localrecover"(%a2, %a1, %c0) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
  llvm.return %s : !llvm.ptr
}

// -----

llvm.func @f(%a0: !llvm.ptr) -> !llvm.ptr {
  %c1 = llvm.mlir.constant(0 : i32) : i32
  %c2 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{Intrinsic requires elementtype attribute on first argument.}}
  %r = llvm.call_intrinsic "llvm.preserve.array.access.index"(%a0, %c1, %c2) : (!llvm.ptr, i32, i32) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// -----

llvm.func @f(%a0: !llvm.ptr) -> !llvm.ptr {
  %c1 = llvm.mlir.constant(0 : i32) : i32
  %c2 = llvm.mlir.constant(0 : i32) : i32
  // expected-error@below {{Intrinsic requires elementtype attribute on first argument.}}
  %r = llvm.call_intrinsic "llvm.preserve.struct.access.index"(%a0, %c1, %c2) : (!llvm.ptr, i32, i32) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  // expected-error@below {{llvm.stackprotector parameter #2 must resolve to an alloca.}}
  llvm.call_intrinsic "llvm.stackprotector"(%p, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.return
^bb1:
  %0 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, i8
  // expected-error@below {{llvm.stackprotector parameter #2 must resolve to an alloca.}}
  llvm.call_intrinsic "llvm.stackprotector"(%p, %0) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb1
}
