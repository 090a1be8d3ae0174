// RUN: terrace opt %s --split-input-file --verify-diagnostics

// Types and attributes that do not parse.

// expected-error @+1 {{undefined symbol alias id 'llvm'}}
func.func private @f() attributes {u.a = !llvm}
func.func private @after()

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f() attributes {u.a = !llvm.}
func.func private @after()

// -----

// expected-error @+1 {{unknown LLVM type: nosuch}}
func.func private @f() attributes {u.a = !llvm.nosuch}
func.func private @after()

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f() attributes {u.a = !llvm.ptr<}
func.func private @after()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f() attributes {u.a = !llvm.ptr<i32>}
func.func private @after()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f() attributes {u.a = !llvm.ptr<99999999999>}
func.func private @after()

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f() attributes {u.a = !llvm.ptr<1, 2>}
func.func private @after()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f() attributes {u.a = !llvm.ptr<>}
func.func private @after()

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f() attributes {u.a = !llvm.array}
func.func private @after()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f() attributes {u.a = !llvm.array<>}
func.func private @after()

// -----

// expected-error @+1 {{expected 'x'}}
func.func private @f() attributes {u.a = !llvm.array<4xi32>}
func.func private @after()

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f() attributes {u.a = !llvm.array<4 x>}
func.func private @after()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f() attributes {u.a = !llvm.array<x i32>}
func.func private @after()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f() attributes {u.a = !llvm.array<? x i32>}
func.func private @after()

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f() attributes {u.a = !llvm.array<4 x i32}
func.func private @after()

// -----

// expected-error @+1 {{invalid array element type: '!llvm.void'}}
func.func private @f() attributes {u.a = !llvm.array<4 x void>}
func.func private @after()

// -----

// expected-error @+1 {{invalid array element type: '!llvm.func<void ()>'}}
func.func private @f() attributes {u.a = !llvm.array<4 x func<void ()>>}
func.func private @after()

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f() attributes {u.a = !llvm.struct}
func.func private @after()

// -----

// expected-error @+1 {{expected '('}}
func.func private @f() attributes {u.a = !llvm.struct<>}
func.func private @after()

// -----

// expected-error @+1 {{expected '('}}
func.func private @f() attributes {u.a = !llvm.struct<i32>}
func.func private @after()

// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f() attributes {u.a = !llvm.struct<(i32>}
func.func private @after()

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.void'}}
func.func private @f() attributes {u.a = !llvm.struct<(void)>}
func.func private @after()

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.label'}}
func.func private @f() attributes {u.a = !llvm.struct<(i32, label)>}
func.func private @after()

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f() attributes {u.a = !llvm.struct<(i32,)>}
func.func private @after()

// -----

// expected-error @+1 {{expected '('}}
func.func private @f() attributes {u.a = !llvm.struct<packed i32>}
func.func private @after()

// -----

// expected-error @+1 {{expected '('}}
func.func private @f() attributes {u.a = !llvm.struct<packed>}
func.func private @after()

// -----

// expected-error @+1 {{only identified structs can be opaque}}
func.func private @f() attributes {u.a = !llvm.struct<opaque>}
func.func private @after()

// -----

// expected-error @+1 {{struct without a body only allowed in a recursive struct}}
func.func private @f() attributes {u.a = !llvm.struct<"">}
func.func private @after()

// -----

// expected-error @+1 {{struct without a body only allowed in a recursive struct}}
func.func private @f() attributes {u.a = !llvm.struct<"a">}
func.func private @after()

// -----

// expected-error @+1 {{expected '('}}
func.func private @f() attributes {u.a = !llvm.struct<"a",>}
func.func private @after()

// -----

// expected-error @+1 {{expected '('}}
func.func private @f() attributes {u.a = !llvm.struct<"a", i32>}
func.func private @after()

// -----

// expected-error @+1 {{expected ','}}
func.func private @f() attributes {u.a = !llvm.struct<"a" (i32)>}
func.func private @after()

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f() attributes {u.a = !llvm.struct<"a", opaque, (i32)>}
func.func private @after()

// -----

// expected-error @+1 {{expected '('}}
func.func private @f() attributes {u.a = !llvm.struct<"a", packed opaque>}
func.func private @after()

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.void'}}
func.func private @f() attributes {u.a = !llvm.struct<"a", (void)>}
func.func private @after()

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f() attributes {u.a = !llvm.func}
func.func private @after()

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f() attributes {u.a = !llvm.func<>}
func.func private @after()

// -----

// expected-error @+1 {{expected '('}}
func.func private @f() attributes {u.a = !llvm.func<i32>}
func.func private @after()

// -----

// expected-error @+1 {{invalid function argument type: '!llvm.void'}}
func.func private @f() attributes {u.a = !llvm.func<void (void)>}
func.func private @after()

// -----

// expected-error @+1 {{expected ')'}}
func.func private @f() attributes {u.a = !llvm.func<void (..., i32)>}
func.func private @after()

// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f() attributes {u.a = !llvm.func<void (i32, i32>}
func.func private @after()

// -----

// expected-error @+1 {{invalid function result type: '!llvm.func<void ()>'}}
func.func private @f() attributes {u.a = !llvm.func<func<void ()> ()>}
func.func private @after()

// -----

// expected-error @+1 {{invalid function result type: '!llvm.label'}}
func.func private @f() attributes {u.a = !llvm.func<label ()>}
func.func private @after()

// -----

// expected-error @+1 {{invalid function argument type: '!llvm.func<void ()>'}}
func.func private @f() attributes {u.a = !llvm.func<void (func<void ()>)>}
func.func private @after()

// -----

// expected-error @+1 {{expected '('}}
func.func private @f() attributes {u.a = !llvm.func<(i32) -> i32>}
func.func private @after()

// -----

// expected-error @+1 {{unknown LLVM type: vec}}
func.func private @f() attributes {u.a = !llvm.vec<4 x i32>}
func.func private @after()

// -----

// expected-error @+1 {{unknown LLVM type: vec}}
func.func private @f() attributes {u.a = !llvm.vec<4 x ptr>}
func.func private @after()

// -----

// expected-error @+1 {{unexpected type, expected keyword}}
func.func private @f() attributes {u.a = !llvm.i32}
func.func private @after()

// -----

// expected-error @+1 {{unknown LLVM type: float}}
func.func private @f() attributes {u.a = !llvm.float}
func.func private @after()

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f() attributes {u.a = !llvm.target}
func.func private @after()

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
func.func private @f() attributes {u.a = !llvm.target<>}
func.func private @after()

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
func.func private @f() attributes {u.a = !llvm.target<x>}
func.func private @after()

// -----

// expected-error @+1 {{failed to parse parameter list for target extension type}}
func.func private @f() attributes {u.a = !llvm.target<"x", 1, i32>}
func.func private @after()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
func.func private @f() attributes {u.a = !llvm.target<"x",>}
func.func private @after()

// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f() attributes {u.a = vector<2x!llvm.struct<(i32)>>}
func.func private @after()

// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f() attributes {u.a = vector<2x!llvm.array<2 x i32>>}
func.func private @after()

// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f() attributes {u.a = vector<2x!llvm.void>}
func.func private @after()

// -----

// expected-error @+1 {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"s", (i32)>, !llvm.struct<"s", (i64)>)
func.func private @after()

// -----

// expected-error @+1 {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"s", (i32)>, !llvm.struct<"s", packed (i32)>)
func.func private @after()

// -----

// expected-error @+1 {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"s", opaque>, !llvm.struct<"s", (i32)>)
func.func private @after()

// -----

// expected-error @+1 {{redeclaring defined struct as opaque}}
func.func private @f(!llvm.struct<"s", (i32)>, !llvm.struct<"s", opaque>)
func.func private @after()

// -----

// expected-error @+1 {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"s", (i32)>, !llvm.struct<"t", (struct<"s", (i8)>)>)
func.func private @after()

// -----

// expected-error @+1 {{unknown attribute `nosuch` in dialect `llvm`}}
func.func private @f() attributes {u.a = #llvm.nosuch}
func.func private @after()

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f() attributes {u.a = #llvm.fastmath}
func.func private @after()

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
func.func private @f() attributes {u.a = #llvm.fastmath<>}
func.func private @after()

// -----

// expected-error @+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
func.func private @f() attributes {u.a = #llvm.fastmath<x>}
func.func private @after()

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f() attributes {u.a = #llvm.fastmath<nnan ninf>}
func.func private @after()

// -----

// expected-error @+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: x}}
// expected-error @+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
func.func private @f() attributes {u.a = #llvm.linkage<x>}
func.func private @after()

// -----

// expected-error @+2 {{expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: x}}
// expected-error @+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
func.func private @f() attributes {u.a = #llvm.cconv<x>}
func.func private @after()

// -----

// expected-error @+2 {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: x}}
// expected-error @+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
func.func private @f() attributes {u.a = #llvm.memory_effects<other = x>}
func.func private @after()

// -----

// expected-error @+2 {{expected one of [none, "non-leaf"non-leaf, all, reserved, "non-leaf-no-reserve"non-leaf-no-reserve] for LLVM FramePointerKind, got: x}}
// expected-error @+1 {{failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`}}
func.func private @f() attributes {u.a = #llvm.framePointerKind<x>}
func.func private @after()

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f() attributes {u.a = #llvm.linkage}
func.func private @after()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
func.func private @f() attributes {u.a = #llvm.target_features<[1]>}
func.func private @after()

// -----

// expected-error @+1 {{target features must start with '+' or '-'}}
func.func private @f() attributes {u.a = #llvm.target_features<["x"]>}
func.func private @after()

// -----

// expected-error @+1 {{expected ','}}
func.func private @f() attributes {u.a = #llvm.vscale_range<minRange = 1>}
func.func private @after()

// -----

// expected-error @+2 {{expected one of [none, sync, async] for LLVM Unwind Behavior, got: x}}
// expected-error @+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
func.func private @f() attributes {u.a = #llvm.uwtableKind<x>}
func.func private @after()
