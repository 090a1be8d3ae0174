// RUN: not terrace opt %s --split-input-file 2>&1

"spirv.Return"() : () -> ()

// -----

func.func @f() { spirv.EntryPoint "GLCompute" @f
 return }

// -----

spirv.EntryPoint "Foo" @f

// -----

spirv.EntryPoint Foo @f

// -----

spirv.EntryPoint "GLCompute" @f, 3

// -----

spirv.EntryPoint "GLCompute" @f::@g

// -----

spirv.ExecutionMode @f "Foo"

// -----

spirv.ExecutionMode @f "LocalSize", a

// -----

spirv.ExecutionMode @f "LocalSize", 1.0

// -----

func.func @f() { spirv.ExecutionMode @f "LocalSize"
 return }

// -----

spirv.module Foo GLSL450 {}

// -----

spirv.module Logical Foo {}

// -----

spirv.module Logical

// -----

spirv.module Logical GLSL450 requires 3 {}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [], []> attributes {spirv.target_env = 3} {}

// -----

spirv.module Logical GLSL450 { func.func @f() { return } }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { %0 = arith.constant 1 : i32
 spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.EntryPoint "GLCompute" @f }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
 spirv.EntryPoint "GLCompute" @f, @g }

// -----

spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
 spirv.EntryPoint "GLCompute" @f
 spirv.EntryPoint "GLCompute" @f }

// -----

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
^bb0(%a: i32):
}) : () -> ()

// -----

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
}) : () -> ()

// -----

"spirv.module"() <{memory_model = #spirv.memory_model<GLSL450>}> ({
}) : () -> ()

// -----

spirv.module Logical GLSL450 { spirv.func @f() -> (i32, i32) "None" { spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @f() -> i32 "None" { spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @f(%a: i32) -> f32 "None" { spirv.ReturnValue %a : i32 } }

// -----

spirv.module Logical GLSL450 { spirv.func @f(%a: i32) "None" { spirv.ReturnValue %a : i32 } }

// -----

spirv.module Logical GLSL450 { spirv.func @f(%a: i32) "Foo" { spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @f(%a: i32) { spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @f(%a: i32) "None|Inline" { spirv.Return } }

// -----

spirv.func @f(%a: i32) "None" { }

// -----

spirv.func @f(%a: i32 {spirv.interface_var_abi = 3}) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.ptr<i32, Uniform> {spirv.interface_var_abi = #spirv.interface_var_abi<(0,1), StorageBuffer>}) "None" { spirv.Return }

// -----

spirv.func @f(%a: i32 {spirv.decoration = 3}) "None" { spirv.Return }

// -----

spirv.func @f(%a: i32 {spirv.foo = #spirv.decoration<Aliased>}) "None" { spirv.Return }

// -----

func.func private @f() -> (i32 {spirv.foo = 3})

// -----

func.func private @f() attributes {spirv.entry_point_abi = 3}

// -----

func.func private @f() attributes {spirv.foo = 3}

// -----

spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.array<4x!spirv.ptr<i32, PhysicalStorageBuffer>>, Function>) "None" { spirv.Return }

// -----

spirv.func @f() "None" attributes {arg_attrs = [{}]} { spirv.Return }

// -----

"spirv.func"() <{function_type = (i32) -> (), sym_name = "a", function_control = #spirv.function_control<None>}> ({
^bb0(%a: i64):
 spirv.Return
}) : () -> ()

// -----

"spirv.func"() <{function_type = (i32) -> (), sym_name = "a", function_control = #spirv.function_control<None>}> ({
^bb0:
 spirv.Return
}) : () -> ()

// -----

spirv.func @f(%c : i1) "None" {
  spirv.BranchConditional %c [1], ^a, ^a
^a:
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.BranchConditional %c [0, 0], ^a, ^a
^a:
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  "spirv.BranchConditional"(%c) [^a, ^a] <{branch_weights = [1:i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.BranchConditional %c [1.0, 0], ^a, ^a
^a:
  spirv.Return
}

// -----

spirv.func @f(%c : i32) "None" {
  spirv.BranchConditional %c, ^a, ^a
^a:
  spirv.Return
}

// -----

spirv.func @f(%c : i32) "None" {
  spirv.Branch ^a(%c : i64)
^a(%a: i64):
  spirv.Return
}

// -----

spirv.func @f(%c : i32) "None" {
  spirv.Branch ^a(%c : i32)
^a(%a: i64):
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.merge
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.loop { spirv.mlir.merge }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.loop { spirv.Branch ^a 
^a: spirv.mlir.merge }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.loop { spirv.Branch ^a 
^a: spirv.Return }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.loop { spirv.Branch ^b
^a: spirv.Branch ^b
^b: spirv.mlir.merge }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.loop { spirv.Branch ^a
^a: spirv.Branch ^b
^b: spirv.mlir.merge }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.loop { spirv.Branch ^a
^a: spirv.Branch ^c
^c: spirv.Branch ^b
^b: spirv.mlir.merge }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.loop { spirv.Branch ^a
^a: spirv.Branch ^c
^d: spirv.Branch ^a
^c: spirv.Branch ^a
^b: spirv.mlir.merge }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.loop control(Foo) { spirv.Branch ^a
^a: spirv.Branch ^a
^b: spirv.mlir.merge }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.loop control(Unroll) { spirv.Branch ^a
^a: spirv.Branch ^a
^b: spirv.mlir.merge }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.selection { spirv.mlir.merge }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.mlir.selection { spirv.Return }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  %0:2 = spirv.mlir.selection -> (i1, i1) { spirv.Branch ^a
^a:  spirv.mlir.merge %c, %c : i1, i1 }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  %0 = spirv.mlir.loop -> i32 { spirv.Branch ^a
^a: spirv.Branch ^a
^b: spirv.mlir.merge %c : i1 }
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.FunctionCall @g(%c) : (i1) -> ()
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  spirv.FunctionCall @f() : () -> ()
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  %0 = spirv.Constant 3 : i32
  spirv.FunctionCall @f(%0) : (i32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%c : i1) "None" {
  %0 = spirv.FunctionCall @f(%c) : (i1) -> (i32)
  spirv.Return
}

// -----

spirv.func @f(%c : i1) -> i32 "None" {
  %0 = spirv.FunctionCall @f(%c) : (i1) -> (i1)
  %1 = spirv.Constant 3 : i32
  spirv.ReturnValue %1 : i32
}

// -----

spirv.func @f(%c : i1) -> i32 "None" {
  %0:2 = spirv.FunctionCall @f(%c) : (i1) -> (i1, i1)
  %1 = spirv.Constant 3 : i32
  spirv.ReturnValue %1 : i32
}

// -----

func.func @f(%c : i1) {
  spirv.FunctionCall @f(%c) : (i1) -> ()
  return
}
