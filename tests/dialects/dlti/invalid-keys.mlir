// RUN: not terrace opt %s --split-input-file 2>&1

// Keys that are repeated, or no keys.

module attributes {dlti.map = #dlti.map<i32 = 3, i32 = 4>} {}
// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"x" = 1>, "a" = #dlti.target_device_spec<"x" = 1>>} {}
// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"x" = 1>>} {}
// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<i32 = 1>>} {}
// -----

module attributes {dlti.map = #dlti.map<!foo = 3>} {}
// -----

module attributes {dlti.map = #dlti.map<3 = 3>} {}
// -----

module attributes {dlti.map = #dlti.map<!llvm.foo = 3>} {}
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!foo = 3>} {}
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 3, i32 = 4>} {}
// -----

module attributes {dlti.map = #dlti.map<"a" = 3, "a" = 4>} {}
// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<!foo = #dlti.target_device_spec<"x" = 1>>} {}
// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"x" = 1>, "a" = #dlti.target_device_spec<"x" = 2>>} {}
// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"x" = 1>, "b" = #dlti.target_device_spec<"x" = 2, "x" = 3>>} {}
// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = 3, "a" = 4>} {}
// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"x" = 1>, "a" = 4>} {}
