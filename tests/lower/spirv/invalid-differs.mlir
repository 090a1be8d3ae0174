// RUN: not terrace opt %s --split-input-file --convert-spirv-to-llvm 2>&1
// DIFFERS: upstream gives vectors of three elements other offsets and strides than the types state, makes calls with operands of other
// types than the function has, and prints unknown values in notes.

spirv.func @f(%a: !spirv.struct<(f32 [0], vector<3xf32> [16], f32 [28])>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.array<4xvector<3xf32>, stride=12>) "None" { spirv.Return }

// -----

spirv.func @f(%a: f32) "None" {
  %c = spirv.Constant 4 : i64
  %0 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %a cluster_size(%c) : f32, i64 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, Function>) "None" {
  %0 = spirv.Load "Function" %a ["MakePointerVisible"] : i32
  spirv.Return
}

// -----

spirv.module @foo Logical GLSL450 {
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "ContractionOff"
  spirv.ExecutionMode @main "ContractionOff"
}
