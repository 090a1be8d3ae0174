// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> attributes {foo = 1} {
  spirv.func @d(f32) -> f32 "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "d", linkage_type = <Import>>}
  spirv.GlobalVariable @g1 bind(0, 1) : !spirv.ptr<f32, Uniform>
  spirv.GlobalVariable @g2 built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @g3 {location = 3 : i32, foo = 4, component=1:i32} : !spirv.ptr<f32, Output>
  spirv.GlobalVariable @g4 {linkage_attributes = #spirv.linkage_attributes<linkage_name = "d", linkage_type = <Import>>} : !spirv.ptr<f32, Private>
  spirv.GlobalVariable @g5 bind(0, 1) {foo} : !spirv.ptr<f32, Uniform>
  spirv.func @f(%a: f32, %p: !spirv.ptr<f32, Function>, %c : i1) -> f32 "Inline|Pure" attributes {foo = 3} {
    %0 = spirv.Load "Function" %p : f32
    %1 = spirv.Load "Function" %p ["Volatile"] : f32
    %2 = spirv.Load "Function" %p ["Aligned", 4] : f32
    %21 = spirv.Load "Function" %p ["Volatile|Aligned", 4] {foo} : f32
    spirv.Store "Function" %p, %0 : f32
    spirv.Store "Function" %p, %0 ["Volatile"] : f32
    spirv.Store "Function" %p, %0 ["Aligned", 8] : f32
    %3 = spirv.Variable : !spirv.ptr<f32, Function>
    %cst = spirv.Constant 1.0 : f32
%4 = spirv.Variable init(%cst) : !spirv.ptr<f32, Function>
    %5 = spirv.Variable {aliased_pointer} : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>
    %6 = spirv.Constant 4 : i32
    %7 = spirv.Constant dense<[1.0, 2.0]> : vector<2xf32>
    %8 = spirv.Constant [dense<3.0> : tensor<2xf32>] : !spirv.array<1 x !spirv.array<2 x f32>>
    %88 = spirv.Constant [3.0 : f32, 4.0 : f32] : !spirv.array<2 x f32>
    %9 = spirv.Constant true
    %10 = spirv.Constant dense<3> : vector<2xi32> 
    %11 = spirv.Constant dense<[1,2]> : tensor<2xi32> : !spirv.array<2 x i32>
    spirv.mlir.loop {
      spirv.Branch ^h
    ^h:
      spirv.BranchConditional %c, ^b, ^m
    ^b:
      spirv.Branch ^k
    ^k:
      spirv.Branch ^h
    ^m:
      spirv.mlir.merge
    }
    spirv.mlir.selection control(Flatten) {
      spirv.BranchConditional %c [5, 10], ^t, ^m
    ^t:
      spirv.Branch ^m
    ^m:
      spirv.mlir.merge
    }
    %s = spirv.mlir.selection -> f32 {
      spirv.BranchConditional %c [5, 10], ^t(%a : f32), ^m(%a : f32)
    ^t(%x: f32):
      spirv.Branch ^m(%x: f32)
    ^m(%y: f32):
      spirv.mlir.merge %y : f32
    }
    %ce = spirv.CompositeExtract %8[0 : i32, 1 : i32] : !spirv.array<1 x !spirv.array<2 x f32>>
    %ci = spirv.CompositeInsert %a, %8[0 : i32, 1 : i32] : f32 into !spirv.array<1 x !spirv.array<2 x f32>>
    %k = spirv.FunctionCall @d(%a) : (f32) -> f32
    spirv.FunctionCall @main() : () -> ()
    spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
    %sh = spirv.VectorShuffle [1:i32, 3:i32] %7, %7 : vector<2xf32>, vector<2xf32> -> vector<2xf32>
    spirv.ReturnValue %0 : f32
  }
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.EntryPoint "Fragment" @main, @g1, @g2
  spirv.ExecutionMode @main "ContractionOff"
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
spirv.module @foo Physical64 OpenCL {}
