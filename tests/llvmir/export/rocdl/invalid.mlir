// RUN: terrace translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

// expected-error@below {{rocdl.max_flat_work_group_size must be an integer}}
llvm.func @f() attributes {rocdl.max_flat_work_group_size = "1"}

// -----

// expected-error@below {{rocdl.flat_work_group_size must be a string}}
llvm.func @f() attributes {rocdl.flat_work_group_size = 1}

// -----

// expected-error@below {{rocdl.waves_per_eu must be an integer}}
llvm.func @f() attributes {rocdl.waves_per_eu}

// -----

// expected-error@below {{rocdl.unsafe_fp_atomics must be a boolean}}
llvm.func @f() attributes {rocdl.unsafe_fp_atomics = 1 : i32}

// -----

// expected-error@below {{rocdl.uniform_work_group_size must be a boolean}}
llvm.func @f() attributes {rocdl.uniform_work_group_size}

// -----

// expected-error@below {{rocdl.reqd_work_group_size must be a dense i32 array attribute}}
llvm.func @f() attributes {rocdl.reqd_work_group_size = array<i64: 1>}

// -----

llvm.func @f() {
  // expected-error@below {{rocdl.waves_per_eu is only supported on `llvm.func` operations}}
  llvm.return {rocdl.waves_per_eu = 1 : i32}
}

// -----

// expected-error@below {{rocdl.waves_per_eu is only supported on `llvm.func` operations}}
llvm.mlir.global external @x() {rocdl.waves_per_eu = 1 : i32} : i32
