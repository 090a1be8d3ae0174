// RUN: not terrace opt %s --split-input-file --convert-spirv-to-llvm 2>&1

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> attributes {foo = 1} {
  spirv.GlobalVariable @a bind(0, 1) : !spirv.ptr<f32, Uniform>
  spirv.GlobalVariable @b built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @c {location = 3 : i32, foo} : !spirv.ptr<f32, Output>
  spirv.GlobalVariable @d : !spirv.ptr<f32, Private>
  spirv.GlobalVariable @e {linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type=<Import>>}: !spirv.ptr<f32, CrossWorkgroup>
  spirv.GlobalVariable @g bind(0, 2) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @h : !spirv.ptr<!spirv.array<4xf32>, Workgroup>
  spirv.GlobalVariable @i : !spirv.ptr<f32, UniformConstant>
  spirv.GlobalVariable @j : !spirv.ptr<f32, PushConstant>
  spirv.GlobalVariable @k {location = 1 : i32} : !spirv.ptr<f32, Input>
  spirv.GlobalVariable @m {location = 1 : i32, foo} : !spirv.ptr<f32, Private>
  spirv.func @main() "None" { 
    %a = spirv.mlir.addressof @a : !spirv.ptr<f32, Uniform>
    %b = spirv.mlir.addressof @b : !spirv.ptr<vector<3xi32>, Input>
    %0 = spirv.Load "Uniform" %a : f32
    spirv.Return }
  spirv.EntryPoint "GLCompute" @main, @b
  spirv.ExecutionMode @main "ContractionOff"
  spirv.ExecutionMode @main "LocalSize", 4, 2, 1
  spirv.func @ext(i32) -> i32 "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type=<Import>>}
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a : !spirv.ptr<!spirv.struct<(f32 [0], i64 [8])>, Uniform>
  spirv.GlobalVariable @b : !spirv.ptr<!spirv.struct<(f32, i64)>, Uniform>
  spirv.GlobalVariable @c : !spirv.ptr<!spirv.struct<foo, (f32)>, Uniform>
  spirv.GlobalVariable @d : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride = 4> [0], i64 [16])>, Uniform>
  spirv.GlobalVariable @d2 : !spirv.ptr<!spirv.array<4 x vector<2xf32>, stride = 8>, Uniform>
  spirv.GlobalVariable @d3 : !spirv.ptr<!spirv.rtarray<f32>, Uniform>
  spirv.GlobalVariable @d4 : !spirv.ptr<!spirv.struct<()>, Uniform>
}

// -----

spirv.func @f(%a: !spirv.struct<(f32 [0], i64 [4])>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.struct<(f32 [NonWritable], i64)>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.struct<foo, (f32 [0], i64 [8])>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.struct<(f32 [0], vector<3xf32> [16], f32 [32])>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.struct<(i1 [0], !spirv.ptr<f32, Uniform> [8])>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.array<4xf32, stride=8>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.array<4xvector<3xf32>, stride=16>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.array<4x!spirv.array<2xi8, stride=1>, stride=2>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.array<4x!spirv.struct<(f32 [0], i8 [4])>, stride=8>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.array<4x!spirv.ptr<f32, Uniform>, stride=8>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.rtarray<f32, stride=4>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.rtarray<f32, stride=8>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.matrix<3xvector<3xf32>>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.arm.tensor<4x4xf32>) "None" { spirv.Return }

// -----

spirv.func @f(%a: i32) "None" { 
  %0 = spirv.Constant dense<[1,2]> : tensor<2xi32> : !spirv.array<2xi32>
spirv.Return }

// -----

spirv.func @f(%a: i32) "None" { 
  %0 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2xi32>
spirv.Return }

// -----

spirv.func @f(%c: i1) "None" { 
  spirv.mlir.selection control(Flatten) { spirv.BranchConditional %c, ^a, ^b
  ^a: spirv.Branch ^b
  ^b: spirv.mlir.merge }
spirv.Return }

// -----

spirv.func @f(%c: i1) "None" { 
  spirv.mlir.loop control(Unroll) { spirv.Branch ^a
  ^a: spirv.Branch ^a
  ^b: spirv.mlir.merge }
spirv.Return }

// -----

spirv.func @f(%n: i32) "None" { 
  %i = spirv.Constant 0 : i32
  %0 = spirv.Variable init(%i) : !spirv.ptr<i32, Function>
  %1 = spirv.AccessChain %0[] : !spirv.ptr<i32, Function>, -> !spirv.ptr<i32, Function>
spirv.Return }

// -----

spirv.func @f(%a: i32, %b: i64) "None" { 
  %0 = spirv.ShiftLeftLogical %a, %b : i32, i64
spirv.Return }

// -----

spirv.func @f(%p: !spirv.ptr<!spirv.ptr<f32, Function>, Function>) "None" { 
  %0 = spirv.Variable init(%p) : !spirv.ptr<!spirv.ptr<!spirv.ptr<f32, Function>, Function>, Function>
spirv.Return }

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> attributes {foo = 1} {
  spirv.GlobalVariable @a bind(0, 1) : !spirv.ptr<f32, StorageBuffer>
  spirv.GlobalVariable @b built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @c {location = 3 : i32, foo} : !spirv.ptr<f32, Output>
  spirv.GlobalVariable @d : !spirv.ptr<f32, Private>
  spirv.GlobalVariable @g bind(0, 2) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32> [0])>, StorageBuffer>
  spirv.GlobalVariable @g2 bind(0, 3) : !spirv.ptr<!spirv.struct<(!spirv.array<4xf32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @i : !spirv.ptr<f32, UniformConstant>
  spirv.func @main() "None" { 
    %a = spirv.mlir.addressof @a : !spirv.ptr<f32, StorageBuffer>
    %b = spirv.mlir.addressof @b : !spirv.ptr<vector<3xi32>, Input>
    %0 = spirv.Load "StorageBuffer" %a : f32
    %1 = spirv.GroupFAdd <Workgroup> <Reduce> %0 : f32
    spirv.Return }
  spirv.EntryPoint "GLCompute" @main, @b, @a
  spirv.ExecutionMode @main "ContractionOff"
  spirv.ExecutionMode @main "LocalSize", 4, 2, 1
}
