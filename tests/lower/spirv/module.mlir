// RUN: terrace opt %s --split-input-file --convert-spirv-to-llvm
// RUN: terrace opt %s --split-input-file --convert-spirv-to-llvm=client-api=OpenCL
// RUN: terrace opt %s --split-input-file --convert-spirv-to-llvm=client-api=Vulkan 2>/dev/null

spirv.func @f(%a: !spirv.struct<(f32 , i64), Block>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.struct<foo, (f32, i64)>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.struct<foo, (f32, !spirv.ptr<!spirv.struct<foo>, Uniform>)>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.struct<(f32 [0], vector<4xf32> [16])>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.struct<(f32 [0], vector<2xf32> [8])>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.struct<(i8 [0], i16 [2], i32 [4], i64 [8])>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.struct<(i8 [0], !spirv.struct<(i64 [0], i8 [8])> [8], i8 [24])>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.array<4xf32, stride=4>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.rtarray<f32>) "None" { spirv.Return }

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, UniformConstant>) "None" { spirv.Return }

// -----

spirv.func @f(%c: i1) "None" { 
  spirv.mlir.loop {}
  spirv.mlir.selection {}
spirv.Return }

// -----

spirv.func @f(%c: i1, %x : i32) -> i32 "None" { 
  spirv.mlir.selection { spirv.BranchConditional %c, ^a, ^b
  ^a: spirv.ReturnValue %x : i32
  ^b: spirv.mlir.merge }
spirv.ReturnValue %x : i32 }

// -----

func.func @f(%a: i32) -> i32 {
  %0 = spirv.IAdd %a, %a : i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}

// -----

func.func @f(%a: si32) -> si32 {
  %0 = spirv.IAdd %a, %a : si32
  return %0 : si32
}

// -----

func.func @f(%a: !spirv.ptr<f32, Function>) -> f32 {
  %0 = spirv.Load "Function" %a : f32
  return %0 : f32
}

// -----

spirv.func @f(%a: i32 {llvm.foo, spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return }

// -----

spirv.func @f(%a: i32) -> i32 "None" attributes {passthrough = ["a"], sym_visibility="private", foo=3, spirv.entry_point_abi = #spirv.entry_point_abi<>} { spirv.ReturnValue %a : i32 }

// -----

spirv.module @foo Logical GLSL450 {
  spirv.GlobalVariable @a bind(0, 1) : !spirv.ptr<!spirv.struct<(f32, i64)>, StorageBuffer>
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "ContractionOff"
}
spirv.module @bar Logical GLSL450 {
  spirv.GlobalVariable @a bind(0, 1) : !spirv.ptr<!spirv.struct<(f32, i64)>, StorageBuffer>
  spirv.GlobalVariable @a2 bind(0, 2) : !spirv.ptr<!spirv.struct<(!spirv.array<4xf32, stride=4> [0])>, StorageBuffer>
  spirv.func @main() "None" { spirv.Return }
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, CrossWorkgroup>, %b: !spirv.ptr<f32, Input>, %c: !spirv.ptr<f32, UniformConstant>, %d: !spirv.ptr<f32, Workgroup>, %e: !spirv.ptr<f32, Generic>, %f: !spirv.ptr<f32, DeviceOnlyINTEL>, %g: !spirv.ptr<f32, HostOnlyINTEL>, %h: !spirv.ptr<f32, Function>, %i: !spirv.ptr<f32, StorageBuffer>, %j : !spirv.ptr<f32, PushConstant>, %k: !spirv.ptr<f32, Private>, %l : !spirv.ptr<f32, Image>, %m: !spirv.ptr<f32, CodeSectionINTEL>, %n: !spirv.ptr<f32, Output>, %o: !spirv.ptr<f32, Uniform>, %p: !spirv.ptr<f32, AtomicCounter>) "None" { spirv.Return }

// -----

spirv.func @f(%a: i32, %f: f32) "None" { %0 = spirv.IAdd %a, %a {foo} : i32
 %1 = spirv.IEqual %a, %a : i32 {foo}
 %2 = spirv.FAdd %f, %f {foo} : f32
 %4 = "spirv.Constant"() {value = 3 : i32, foo} : () -> i32
 %5 = spirv.Undef {foo} : f32
 %6 = spirv.GL.Ceil %f : f32 {foo}
 %7=spirv.Not %a : i32 {foo}
 %8 = spirv.ConvertFToS %f {foo} : f32 to i32
 %9 = spirv.SConvert %a {foo} : i32 to i64
 %10 = spirv.Bitcast %a {foo} : i32 to f32
 %11 = spirv.GL.InverseSqrt %f : f32 {foo}
 %12 = spirv.SLessThan %a, %8 : i32 {foo}
 %13 = spirv.ShiftLeftLogical %a, %8 {foo} : i32, i32
 spirv.Return }

// -----

spirv.func @f(%a: i32) -> i32 "None" { %0 = "spirv.FunctionCall"(%a) {callee = @f, foo, arg_attrs = [{llvm.noundef}]} : (i32) -> i32
 spirv.ReturnValue %a : i32 }

// -----

spirv.func @l(%c: i1, %d: i1) "None" {
  spirv.mlir.loop { spirv.Branch ^h
  ^h: spirv.BranchConditional %c, ^b, ^m
  ^b:
    spirv.mlir.selection { spirv.BranchConditional %d, ^t, ^mm
    ^t: 
      spirv.mlir.loop { spirv.Branch ^h2
      ^h2: spirv.BranchConditional %c, ^k2, ^m2
      ^k2: spirv.Branch ^h2
      ^m2: spirv.mlir.merge }
      spirv.Branch ^mm
    ^mm: spirv.mlir.merge }
    spirv.Branch ^k
  ^k: spirv.Branch ^h
  ^m: spirv.mlir.merge }
  spirv.Return
}
