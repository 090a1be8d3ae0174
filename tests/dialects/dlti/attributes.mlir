// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic

module attributes {x.a = #dlti.dl_entry<"foo", 3 : i32>} {}

// -----

module attributes {x.a = #dlti.dl_entry<i32, 3>} {}

// -----

module attributes {x.a = #dlti.dl_entry<i32, dense<32> : vector<2xi64>>} {}

// -----

module attributes {x.a = #dlti.dl_entry<"", 3>} {}

// -----

module attributes {x.a = #dlti.dl_spec<>} {}

// -----

module attributes {x.a = #dlti.dl_spec<#dlti.dl_entry<"foo", 3 : i32>, #dlti.dl_entry<i32, 3>>} {}

// -----

module attributes {x.a = #dlti.dl_spec<"foo" = 3 : i32, i32 = dense<32> : vector<2xi64>>} {}

// -----

module attributes {x.a = #dlti.dl_spec<i32 = 3, i64 = 4>} {}

// -----

module attributes {x.a = #dlti.dl_spec<"foo" = #dlti.dl_spec<"bar" = 3>>} {}

// -----

module attributes {x.a = #dlti.dl_spec<"dlti.endianness" = "little", "dlti.stack_alignment" = 128 : i64>} {}

// -----

module attributes {x.a = #dlti.dl_spec<"dlti.endianness" = "foo">} {}

// -----

module attributes {x.a = #dlti.dl_spec<"dlti.foo" = "foo">} {}

// -----

module attributes {x.a = #dlti.dl_spec<"dlti.endianness" = 3>} {}

// -----

module attributes {x.a = #dlti.dl_spec<"dlti.stack_alignment" = "foo">} {}

// -----

module attributes {x.a = #dlti.map<>} {}

// -----

module attributes {x.a = #dlti.map<"a" = 3, i32 = 4>} {}

// -----

module attributes {x.a = #dlti.map<"a" = #dlti.map<"b" = 3>>} {}

// -----

module attributes {x.a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : ui32>, "GPU" = #dlti.target_device_spec<"w" = 64 : ui32>>} {}

// -----

module attributes {x.a = #dlti.target_device_spec<"L1" = 4096 : ui32>} {}

// -----

module attributes {x.a = #dlti.function_pointer_alignment<64, function_dependent = false>} {}

// -----

module attributes {x.a = #dlti.function_pointer_alignment<64, function_dependent = true>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<>} {}

// -----

module attributes {dlti.map = #dlti.map<"a" = 3>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : ui32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 33>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = -1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[33, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = dense<[64, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 32]> : vector<4xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 60, 64]> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<5> = dense<[64, 64, 64, 32]> : vector<4xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<[64, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "dlti.default_memory_space" = 7 : ui64, "dlti.alloca_memory_space" = 5 : ui64, "dlti.program_memory_space" = 3 : ui64, "dlti.global_memory_space" = 2 : ui64, "dlti.stack_alignment" = 128 : i64, "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 32, 64>, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.bar" = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.bar" = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"bar" = 3>} {}

// -----

module attributes {llvm.data_layout = "e", dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {}
