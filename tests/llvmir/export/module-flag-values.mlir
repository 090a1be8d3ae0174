// RUN: terrace translate --mlir-to-llvmir --split-input-file %s

llvm.func @f()
llvm.module_flags [
  #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @f, count = 3>]>,
  #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>,
  #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>,
  #llvm.mlir.module_flag<min, "sign-return-address", 0 : i32>,
  #llvm.mlir.module_flag<error, "aarch64-elf-pauthabi-platform", 1 : i32>,
  #llvm.mlir.module_flag<error, "aarch64-elf-pauthabi-version", 2 : i32>,
  #llvm.mlir.module_flag<max, "negative", -1 : i32>
]

// -----

// Only numbers count.
llvm.module_flags [#llvm.mlir.module_flag<error, "aarch64-elf-pauthabi-platform", "s">]
