// RUN: not terrace opt %s --split-input-file 2>&1

func.func @f() {
  %0 = spirv.Constant "a" : i32
  return
}

// -----

func.func @f() {
  %0 = "spirv.Constant"() {value = "a"} : () -> i32
  return
}

// -----

func.func @f() {
  %0 = "spirv.Constant"() {value = 1 : i64} : () -> i32
  return
}

// -----

func.func @f() {
  %0 = "spirv.Constant"() {value = dense<1> : vector<2xi64>} : () -> i32
  return
}

// -----

func.func @f() {
  %0 = "spirv.Constant"() {value = dense<1> : vector<2xi64>} : () -> !spirv.array<2xi32>
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.array<3xi32>
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.array<2x!spirv.ptr<i32, Function>>
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant [1 : i32] : i32
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant [1 : i32] : !spirv.array<1 x i64>
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant dense<0> : tensor<2xi32> : vector<2xi32>
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant dense<[1,2]> : vector<2xi32> : !spirv.array<2 x i32>
  return
}

// -----

func.func @f() {
  %0 = "spirv.Constant"() {value = dense<[1.0,2.0]> : vector<2xf32>} : () -> !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @f() {
  %0 = "spirv.Constant"() {value = dense<1.0> : vector<4xf32>} : () -> !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant 3 : i3
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant 3 : index
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant unit : i32
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant dense<1.0> : tensor<4xf32> : !spirv.arm.tensor<4xf32>
  return
}

// -----

func.func @f(%c: vector<2xi1>, %a: i32) {
  %0 = spirv.Select %c, %a, %a : vector<2xi1>, i32
  return
}

// -----

func.func @f(%c: vector<2xi1>, %a: vector<3xi32>) {
  %0 = spirv.Select %c, %a, %a : vector<2xi1>, vector<3xi32>
  return
}

// -----

func.func @f(%c: i1, %a: !spirv.array<4xf32>) {
  %0 = spirv.Select %c, %a, %a : i1, !spirv.array<4xf32>
  return
}

// -----

func.func @f(%a: i32) {
  %0 = spirv.Bitcast %a : i32 to i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = spirv.Bitcast %a : i32 to i64
  return
}

// -----

func.func @f(%a: i32) {
  %0 = spirv.Bitcast %a : i32 to !spirv.ptr<i32, Function>
  return
}

// -----

func.func @f(%a: !spirv.ptr<i32, Function>) {
  %0 = spirv.Bitcast %a : !spirv.ptr<i32, Function> to i64
  return
}

// -----

func.func @f(%a: vector<2xi32>) {
  %0 = spirv.Bitcast %a : vector<2xi32> to i64
  %1 = spirv.Bitcast %a : vector<2xi32> to vector<4xf16>
  %2 = spirv.Bitcast %a : vector<2xi32> to vector<3xf16>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = spirv.ConvertFToS %a : f32 to vector<2xi32>
  return
}

// -----

func.func @f(%a: i32) {
  %0 = spirv.ConvertFToS %a : i32 to i32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = spirv.ConvertFToU %a : f32 to f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = spirv.FConvert %a : f32 to f32
  return
}

// -----

func.func @f(%a: f16) {
  %0 = spirv.FConvert %a : f16 to bf16
  return
}

// -----

func.func @f(%a: bf16) {
  %0 = spirv.FConvert %a : bf16 to bf16
  return
}

// -----

func.func @f(%a: i32) {
  %0 = spirv.SConvert %a : i32 to i32
  return
}

// -----

func.func @f(%a: vector<2xi32>) {
  %0 = spirv.UConvert %a : vector<2xi32> to vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<2xi32>) {
  %0 = spirv.UConvert %a : vector<2xi32> to vector<3xi64>
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>) {
  %0 = spirv.FConvert %a : !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA> to !spirv.coopmatrix<4x8xf16, Subgroup, MatrixA>
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>) {
  %0 = spirv.ConvertFToS %a : !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA> to i32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = spirv.GroupFAdd <Device> <Reduce> %a : f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = spirv.GroupFAdd <Workgroup> <Foo> %a {foo} : f32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = spirv.GroupFAdd <Workgroup> <Reduce> %a {foo} : i32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = spirv.GroupNonUniformFAdd <Device> <Reduce> %a : f32 -> f32
  return
}

// -----

func.func @f(%a: f32, %n: i32) {
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %a : f32 -> f32
  return
}

// -----

func.func @f(%a: f32, %n: i32) {
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %a cluster_size(%n) : f32, i32 -> f32
  return
}

// -----

func.func @f(%a: f32) {
  %n = spirv.Constant 3 : i32
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %a cluster_size(%n) : f32, i32 -> f32
  return
}

// -----

func.func @f(%a: f32) {
  %n = spirv.Constant 0 : i32
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %a cluster_size(%n) : f32, i32 -> f32
  return
}

// -----

func.func @f(%a: f32) {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|Release>
  return
}

// -----

func.func @f(%a: f32) {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|Foo>
  return
}

// -----

func.func @f(%a: f32) {
  spirv.ControlBarrier <Foo>, <Device>, <Acquire>
  return
}

// -----

func.func @f(%a: f32) {
  spirv.ControlBarrier Workgroup, <Device>, <Acquire>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = spirv.GL.Cos %a {foo} : f32
  return
}

// -----

func.func @f(%a: f64, %i : i32) {
  %1 = spirv.GL.Cos %a : f64
  return
}
