// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

module attributes {x.a = #dlti.dl_entry<3, 3>} {}

// -----

module attributes {x.a = #dlti.dl_entry<i32 = 3>} {}

// -----

module attributes {x.a = #dlti.dl_entry<"">} {}

// -----

module attributes {x.a = #dlti.dl_entry<"a" 3>} {}

// -----

module attributes {x.a = #dlti.dl_entry<"a", 3} {}

// -----

module attributes {x.a = #dlti.dl_entry} {}

// -----

module attributes {x.a = #dlti.dl_spec<"foo" = 3 : i32, "foo" = 3>} {}

// -----

module attributes {x.a = #dlti.dl_spec<i32 = 3, i32 = 4>} {}

// -----

module attributes {x.a = #dlti.dl_spec<"foo" 3>} {}

// -----

module attributes {x.a = #dlti.dl_spec<foo = 3>} {}

// -----

module attributes {x.a = #dlti.dl_spec<#dlti.dl_spec<>>} {}

// -----

module attributes {x.a = #dlti.dl_spec<3>} {}

// -----

module attributes {x.a = #dlti.map<"a" = 3, "a" = 4>} {}

// -----

module attributes {x.a = #dlti.map<"" = 3>} {}

// -----

module attributes {x.a = #dlti.target_system_spec<>} {}

// -----

module attributes {x.a = #dlti.target_system_spec} {}

// -----

module attributes {x.a = #dlti.target_system_spec<"CPU" = 3>} {}

// -----

module attributes {x.a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<>, "CPU" = #dlti.target_device_spec<>>} {}

// -----

module attributes {x.a = #dlti.target_system_spec<i32 = #dlti.target_device_spec<>>} {}

// -----

module attributes {x.a = #dlti.target_system_spec<"CPU" = #dlti.dl_spec<>>} {}

// -----

module attributes {x.a = #dlti.target_system_spec<"CPU" = #llvm.target<triple = "a", chip = "b">>} {}

// -----

module attributes {x.a = #dlti.target_device_spec<>} {}

// -----

module attributes {x.a = #dlti.target_device_spec<"a" = 3, "a" = 4>} {}

// -----

module attributes {x.a = #dlti.target_device_spec<i32 = 4>} {}

// -----

module attributes {x.a = #dlti.target_device_spec<"" = 4>} {}

// -----

module attributes {x.a = #dlti.function_pointer_alignment<x, function_dependent = true>} {}

// -----

module attributes {x.a = #dlti.function_pointer_alignment<64, function_dependent = 3>} {}

// -----

module attributes {x.a = #dlti.function_pointer_alignment<64>} {}

// -----

module attributes {x.a = #dlti.foo} {}

// -----

module attributes {dlti.dl_spec = 3} {}

// -----

module attributes {dlti.dl_spec = #dlti.map<>} {}

// -----

module attributes {dlti.foo = 3} {}

// -----

module attributes {dlti.map = 3} {}

// -----

module attributes {dlti.target_system_spec = 3} {}

// -----

module attributes {dlti.target_device_spec = 3} {}

// -----

module attributes {dlti.target_device_spec = #dlti.target_device_spec<"L1" = 4096 : ui32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 16]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64]> : vector<2xi32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64, 3]> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<memref<f32> = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xf32> = dense<[64, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[64, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "foo">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = "foo">} {}
