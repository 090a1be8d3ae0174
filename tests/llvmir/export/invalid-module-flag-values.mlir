// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: what LLVM refuses is reported at the operation; upstream says it without a location, or not at all.

llvm.module_flags [#llvm.mlir.module_flag<append, "a", "s">]

// -----

llvm.module_flags [#llvm.mlir.module_flag<append_unique, "a", "s">]

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "a", 1 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<max, "a", "s">]

// -----

llvm.module_flags [#llvm.mlir.module_flag<min, "a", "s">]

// -----

llvm.module_flags [#llvm.mlir.module_flag<min, "a", -1 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", "s">]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "Linker Options", "s">]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "SemanticInterposition", "s">]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "aarch64-elf-pauthabi-platform", 1 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "PIC Level", "s">]

// -----

llvm.module_flags [#llvm.mlir.module_flag<max, "PIC Level", -1 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "PIE Level", "s">]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "branch-target-enforcement", -1 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "sign-return-address-all", "s">]
