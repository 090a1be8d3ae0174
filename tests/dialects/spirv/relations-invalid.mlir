// RUN: not terrace opt %s --split-input-file 2>&1

func.func @a(%a: i32, %b: i64) {
 %0 = "spirv.IAdd"(%a, %b) : (i32, i64) -> i32
 return
}

// -----

func.func @a(%a: i32, %b: i64) {
 %0 = "spirv.IAdd"(%a, %a) : (i32, i32) -> i64
 return
}

// -----

func.func @a(%a: i32, %b: i64) {
 %0 = "spirv.BitwiseAnd"(%a, %b) : (i32, i64) -> i64
 return
}

// -----

func.func @a(%a: i32, %b: i64) {
 %0 = "spirv.BitwiseAnd"(%a, %a) : (i32, i32) -> i64
 return
}

// -----

func.func @a(%a: i32, %b: i64) {
 %0 = "spirv.IEqual"(%a, %b) : (i32, i64) -> i1
 return
}

// -----

func.func @a(%a: i32, %b: i64) {
 %0 = "spirv.IEqual"(%a, %a) : (i32, i32) -> vector<2xi1>
 return
}

// -----

func.func @a(%a: vector<2xi32>, %b: i64) {
 %0 = "spirv.IEqual"(%a, %a) : (vector<2xi32>, vector<2xi32>) -> i1
 return
}

// -----

func.func @a(%a: i32, %b: i64) {
 %0 = "spirv.BitFieldInsert"(%a, %b, %a, %a) : (i32, i64, i32, i32) -> i32
 return
}

// -----

func.func @a(%a: i32, %b: i64) {
 %0 = "spirv.BitFieldSExtract"(%a, %b, %a) : (i32, i64, i32) -> i64
 return
}

// -----

func.func @a(%a: i32, %b: i64) {
 %0 = "spirv.ShiftLeftLogical"(%a, %b) : (i32, i64) -> i64
 return
}

// -----

func.func @a(%a: i32, %b: vector<2xi64>) {
 %0 = "spirv.ShiftLeftLogical"(%a, %b) : (i32, vector<2xi64>) -> i32
 return
}

// -----

func.func @a(%a: f32, %b: i64) {
 %0 = "spirv.GroupFAdd"(%a)  <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f64
 return
}

// -----

func.func @a(%a: i1, %b: i64) {
 %0 = "spirv.Select"(%a, %b, %a) : (i1, i64, i1) -> i64
 return
}

// -----

func.func @a(%a: f32, %b: i64) {
 %0 = "spirv.FNegate"(%a) : (f32) -> f64
 return
}

// -----

func.func @a(%a: f32, %b: i64) {
 %0 = "spirv.GL.Ceil"(%a) : (f32) -> f64
 return
}

// -----

func.func @a(%a: vector<2xf32>, %b: vector<2xf64>) {
 %0 = "spirv.VectorShuffle"(%a, %b) <{components = [1:i32, 2:i32]}> : (vector<2xf32>, vector<2xf64>) -> vector<2xf32>
 return
}

// -----

func.func @a(%a: f32, %b: i64) {
 %0 = spirv.IAdd %a, %a : f32
 return
}

// -----

func.func @a(%a: f32, %b: i64) {
 %0 = spirv.IEqual %a, %a : f32
 return
}

// -----

func.func @a(%a: tensor<2xi32>, %b: i64) {
 %0 = spirv.IEqual %a, %a : tensor<2xi32>
 return
}

// -----

func.func @a(%a: i1) {
 %0 = spirv.LogicalNot %a : i1
 %1 = spirv.LogicalNot %a : i32
 return
}
