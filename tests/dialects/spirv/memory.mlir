// RUN: terrace opt %s --split-input-file
// RUN: terrace opt %s --split-input-file --mlir-print-op-generic

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = spirv.Load "Function" %p ["None"] : f32
  return
}

// -----

func.func @f(%i: f32) {
  %0 = spirv.Variable : !spirv.ptr<!spirv.array<2x!spirv.array<4 x!spirv.ptr<f32, PhysicalStorageBuffer>>>, Function>
  return
}

// -----

spirv.GlobalVariable @g {binding = 3 : i32} : !spirv.ptr<f32, Private>

// -----

spirv.GlobalVariable @g built_in("Foo") : !spirv.ptr<f32, Private>

// -----

func.func @f(%p: !spirv.ptr<!spirv.rtarray<f32>, Function>, %i: i32) {
  %0 = "spirv.AccessChain"(%p, %i)  : (!spirv.ptr<!spirv.rtarray<f32>, Function>, i32) -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.matrix<3xvector<3xf32>>, Function>, %i: i32) {
  %0 = "spirv.AccessChain"(%p, %i, %i)  : (!spirv.ptr<!spirv.matrix<3xvector<3xf32>>, Function>, i32, i32) -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<foo, (f32, !spirv.ptr<!spirv.struct<foo>, Function>)>, Function>, %i: i32) {
  %c0 = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %p[%c0] : !spirv.ptr<!spirv.struct<foo, (f32, !spirv.ptr<!spirv.struct<foo>, Function>)>, Function>, i32 -> !spirv.ptr<!spirv.ptr<!spirv.struct<foo, (f32, !spirv.ptr<!spirv.struct<foo>, Function>)>, Function>, Function>
  return
}

// -----

func.func @f(%p: !spirv.array<4xf32>, %m: !spirv.matrix<3xvector<3xf32>>, %r: !spirv.rtarray<f32>, %s: !spirv.struct<(f32, i32)>, %c: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<4x4xf32>) {
  %0 = spirv.CompositeExtract %p[1:i32] : !spirv.array<4xf32>
  %1 = spirv.CompositeExtract %m[1:i32, 1:i32] : !spirv.matrix<3xvector<3xf32>>
  %2 = spirv.CompositeExtract %r[100:i32] : !spirv.rtarray<f32>
  %3 = spirv.CompositeExtract %s[1:i32] : !spirv.struct<(f32, i32)>
  %4 = spirv.CompositeExtract %c[100:i32] : !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>
  %5 = spirv.CompositeExtract %t[1:i32] : !spirv.arm.tensor<4x4xf32>
  %6 = "spirv.CompositeExtract"(%p) {indices=[1:i32], foo} : (!spirv.array<4xf32>) -> f32
  return
}

// -----

func.func @f(%p: vector<4xf32>, %q: vector<2xf32>) {
  %0 = spirv.VectorShuffle [0:i32, 1:i32, 5:i32, -1:i32] %p, %q : vector<4xf32>, vector<2xf32> -> vector<4xf32>
  return
}
