// RUN: terrace opt %s --split-input-file
// RUN: terrace opt %s --split-input-file --mlir-print-op-generic

func.func @f() {
  %0 = spirv.Constant dense<1> : tensor<2x3xi32> : !spirv.array<2x!spirv.array<3xi32>>
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant [1 : i32] : !spirv.array<4 x i32>
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant [] : !spirv.array<4 x i32>
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant 3 : si32
  %1 = spirv.Constant -3 : si32
  %2 = spirv.Constant 4294967295 : ui32
  %3 = spirv.Constant -1 : i64
  %4 = spirv.Constant 200 : i8
  %5 = spirv.Constant 1.5 : f64
  %6 = spirv.Constant 1.5 : bf16
  %7 = spirv.Constant dense<true> : vector<2xi1>
  %8 = spirv.Constant false
  %9 = spirv.Constant dense<1.0> : vector<4xbf16>
  return
}

// -----

func.func @f() {
  %0 = "spirv.Constant"() {value = dense<[1,2]> : vector<2xi32>, foo} : () -> vector<2xi32>
  %1 = spirv.Undef : f32
  %2 = spirv.Undef {foo} : !spirv.array<4xf32>
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  %0 = "spirv.ShiftLeftLogical"(%a, %b) : (i32, i64) -> i32
  %1 = spirv.ShiftRightArithmetic %a, %b : i32, i64
  %2 = spirv.ShiftRightLogical %a, %b {foo} : i32, i64
  return
}

// -----

func.func @f(%c: i1, %a: vector<3xi32>, %p: !spirv.ptr<i32, Function>) {
  %0 = spirv.Select %c, %a, %a : i1, vector<3xi32>
  %1 = spirv.Select %c, %p, %p {foo} : i1, !spirv.ptr<i32, Function>
  return
}

// -----

func.func @f(%a: !spirv.ptr<i32, Function>) {
  %0 = spirv.Bitcast %a : !spirv.ptr<i32, Function> to !spirv.ptr<i64, Uniform>
  return
}

// -----

func.func @f(%a: !spirv.ptr<i32, Function>) {
  %0 = spirv.Bitcast %a : !spirv.ptr<i32, Function> to !spirv.ptr<i64, Function>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = spirv.ConvertFToU %a : f32 to i64
  %1 = spirv.ConvertFToS %a {foo} : f32 to i8
  return
}

// -----

func.func @f(%a: si32) {
  %0 = spirv.UConvert %a : si32 to i64
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>) {
  %0 = spirv.FConvert %a : !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA> to !spirv.coopmatrix<4x4xf16, Subgroup, MatrixA>
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>) {
  %0 = spirv.FConvert %a : !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA> to !spirv.coopmatrix<4x4xf16, Workgroup, MatrixA>
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>) {
  %0 = spirv.ConvertFToS %a : !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA> to !spirv.coopmatrix<4x4xi16, Subgroup, MatrixB>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = spirv.GroupFAdd <Workgroup> <Reduce> %a {foo} : f32
  return
}

// -----

func.func @f(%a: f32) {
  %n = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %a cluster_size(%n) {foo} : f32, i32 -> f32
  %1 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %a cluster_size(%n) : f32, i32 -> f32
  %2 = spirv.GroupNonUniformFAdd <Workgroup> <InclusiveScan> %a : f32 -> f64
  return
}

// -----

func.func @f(%a: f32) {
  spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
  spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire|Release> {foo}
  return
}

// -----

func.func @f(%a: f64, %i : i32) {
  %0 = spirv.GL.Ceil %a : f64
  %1 = spirv.GL.FMax %a, %a {foo} : f64
  %2 = spirv.GL.SMax %i, %i : i32
  %3 = spirv.BitFieldInsert %i, %i, %i, %i : i32, i32, i32
  %4 = spirv.BitFieldSExtract %i, %i, %i : i32, i32, i32
  %5 = spirv.BitCount %i : i32
  %6 = spirv.FNegate %a : f64
  %7 = spirv.Not %i : i32
  return
}
