// RUN: not terrace opt %s --split-input-file 2>&1

// What is said of entries for types of the llvm dialect and of others.

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[1,2,3]> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[1,2,3]> : vector<3xi32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64,32]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64,31]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[0]> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[7]> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[8]> : vector<1xi32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = 3 : i64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<1.0> : vector<1xf32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<1.0> : vector<1xf32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"a", (i32)> = dense<[32]> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<packed ()> = dense<[32]> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = dense<[32]> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<[32]> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = 3 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.func<void ()> = 3 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = 3 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.x86_amx = 3 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.target<"spirv.Image", i32> = 3 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.token = 3 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.label = 3 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.metadata = 3 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xi32> = 3 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<memref<4xi32> = 3 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<none = 3 : i32>} {}
