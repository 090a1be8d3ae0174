// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: upstream takes 'llvm.data_layout' silently.

module attributes {llvm.data_layout = "e-i64:64", dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {}

// -----

module attributes {llvm.data_layout = "e-i64:64", dlti.dl_spec = #dlti.dl_spec<i64 = dense<32> : vector<2xi64>>} {}

// -----

module attributes {llvm.data_layout = "e-i64:64", dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", i64 = dense<64> : vector<2xi64>, index = 64>} {}
