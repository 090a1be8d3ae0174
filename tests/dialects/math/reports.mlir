// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: position, source line, caret, notes.

func.func @e1(%a: f32, %b: f64) {
  %0 = "math.absf"(%a) : (f32) -> f64
  return
}

// -----

func.func @e2(%a: f32, %b: f64) {
  %0 = "math.atan2"(%a, %b) : (f32, f64) -> f64
  return
}

// -----

func.func @e3(%a: f32, %b: i32) {
  %0 = "math.fpowi"(%a, %b) : (f32, i32) -> f64
  return
}

// -----

func.func @e4(%a: f32, %b: i32) {
  %0 = "math.isnan"(%a) : (f32) -> i32
  return
}

// -----

func.func @e5(%a: vector<4xf32>, %b: i32) {
  %0 = "math.isnan"(%a) : (vector<4xf32>) -> i1
  return
}

// -----

func.func @e6(%a: vector<4xf32>, %b: i32) {
  %0:2 = "math.sincos"(%a) : (vector<4xf32>) -> (vector<4xf32>, f32)
  return
}

// -----

func.func @e7(%a: vector<4xf32>, %b: f32) {
  %0:2 = "math.sincos"(%b) : (f32) -> (f32, f64)
  return
}

// -----

func.func @e8(%a: i32) {
  %0 = math.absf %a : i32
  return
}

// -----

func.func @e9(%a: f32) {
  %0 = math.absi %a : f32
  return
}

// -----

func.func @e10(%a: si32) {
  %0 = math.absi %a : si32
  return
}

// -----

func.func @e11(%a: f32, %b: vector<4xi32>) {
  %0 = math.fpowi %a, %b : f32, vector<4xi32>
  return
}

// -----

func.func @e12(%a: f32, %b: vector<4xi32>) {
  %0 = math.clampf %a to %a, %a : f32
  return
}

// -----

func.func @e13(%a: f32) {
  %0 = math.absf %a fastmath<foo> : f32
  return
}

// -----

func.func @e14(%a: f32) {
  %0 = math.isnan %a exact : f32
  return
}

// -----

func.func @e15(%a: f32) {
  %0 = "math.isnan"(%a) {fastmath = 1 : i32} : (f32) -> i1
  return
}

// -----

func.func @e16(%a: memref<4xf32>) {
  %0 = math.absf %a : memref<4xf32>
  return
}

// -----

func.func @e17(%a: f32) {
  %0, %1 = math.sincos %a : f32, f32
  return
}

// -----

func.func @e17(%a: f32) {
  %0, %1 = math.fma %a, %a : f32
  return
}

// -----

func.func @e18(%a: f32) {
  %0 = math.ipowi %a, %a : f32
  return
}

// -----

func.func @e19(%a: tensor<?xf32>, %b: tensor<4xf32>) {
  %0 = "math.atan2"(%a, %b) : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @e20(%a: tensor<?xf32>, %b: tensor<4xi32>) {
  %0 = "math.fpowi"(%a, %b) : (tensor<?xf32>, tensor<4xi32>) -> tensor<4xf32>
  return
}
