// RUN: terrace opt %s --split-input-file
// RUN: terrace opt %s --split-input-file --mlir-print-op-generic

spirv.func @f() "None" { spirv.Return }

// -----

spirv.EntryPoint "GLCompute" @f

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
 spirv.EntryPoint "GLCompute" @f
 spirv.EntryPoint "Fragment" @f }

// -----

spirv.module Logical GLSL450 { spirv.func @f(%a: i32) "Inline |Pure" { spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @f(%a: index) "None" { spirv.Return } }

// -----

spirv.func @f(%a: i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0,1), StorageBuffer>}) "None" { spirv.Return }

// -----

spirv.func @f(%a: i32 {spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return }

// -----

spirv.func @f() "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "a", linkage_type=<Import>>} { spirv.Return }

// -----

spirv.func @f() "None" attributes {linkage_attributes = 3} { spirv.Return }

// -----

spirv.func @f() "None" attributes {linkage_attributes = ["a", "Import"]} { spirv.Return }

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.loop {}
  spirv.mlir.selection {}
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  %0 = spirv.mlir.selection -> i32 { spirv.Branch ^a
^a:  spirv.mlir.merge }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  %0 = spirv.mlir.selection -> i32 { spirv.Branch ^a
^a:  spirv.mlir.merge %c : i1 }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  %0:2 = spirv.mlir.selection -> i1, i1 { spirv.Branch ^a
^a:  spirv.mlir.merge %c, %c : i1, i1 }
  spirv.Return
}
