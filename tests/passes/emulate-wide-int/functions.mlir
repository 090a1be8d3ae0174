// RUN: not terrace opt %s --arith-emulate-wide-int --split-input-file --allow-unregistered-dialect 2>&1

func.func @sig(%a: i64, %v: vector<4xi64>, %i: index, %n: i32, %m: memref<4xi64>, %u: vector<f64>) -> (i64, vector<4xi64>) {
  return %a, %v : i64, vector<4xi64>
}
func.func private @ext(i64, i128) -> i64

// -----

func.func private @ext(i64) -> i64
func.func @call(%a: i64) -> i64 {
  %0 = func.call @ext(%a) : (i64) -> i64
  return %0 : i64
}

// -----

func.func @scalable(%s: vector<[4]xi64>) -> vector<[4]xi64> {
  %0 = arith.addi %s, %s : vector<[4]xi64>
  return %0: vector<[4]xi64>
}

// -----

func.func @tensor(%s: tensor<4xi64>) -> tensor<4xi64> {
  %0 = arith.addi %s, %s : tensor<4xi64>
  return %0: tensor<4xi64>
}

// -----

func.func @i128(%s: i128) {
  return
}

// -----

func.func @i48(%s: i48) {
  %0 = arith.addi %s, %s : i48
  return 
}

// -----

func.func @i33(%s: vector<4xi33>) {
  return 
}

// -----

func.func @ret0(%s: vector<i64>) {
  %0 = arith.addi %s, %s : vector<i64>
  return 
}

// -----

func.func @vec3(%a: i64, %m: memref<4xi64>, %i: index) {
  memref.store %a, %m[%i] : memref<4xi64>
  return 
}

// -----

func.func @vec4(%m: memref<4xi64>, %i: index) -> i64 {
  %0 = memref.load %m[%i] : memref<4xi64>
  %1 = arith.addi %0, %0 : i64
  return %1 : i64
}

// -----

func.func @attrs(%a: i64 {test.x}) -> (i64 {test.y}) attributes {foo} {
  %0 = arith.addi %a, %a overflow<nsw> {foo} : i64
  %1 = arith.muli %a, %a overflow<nsw> {foo} : i64
  return {foo} %1 : i64
}

// -----

func.func @unr(%a: i64) { "foo.bar"(%a) : (i64) -> () 
return }

// -----

func.func @cast(%a: i64) { %0 = builtin.unrealized_conversion_cast %a : i64 to f32
return }

// -----

func.func @tr(%a: i64, %w: vector<4xi64>) -> (i48, i33) { %0 = arith.trunci %a : i64 to i48
 %1 = arith.trunci %a : i64 to i33
return %0, %1 : i48, i33 }

// -----

func.func @ext(%a: i33) -> i64 { %0 = arith.extsi %a : i33 to i64
return %0 : i64 }

// -----

func.func @bf(%a: i64, %x: bf16, %z: f80, %q: f128) -> bf16 { %0 = arith.sitofp %a : i64 to bf16 
 %1 = arith.uitofp %a : i64 to f80
 %2 = arith.uitofp %a : i64 to f128
 %3 = arith.fptoui %x: bf16 to i64
return %0 : bf16 }

// -----

func.func @bool(%a: i64, %b: i64) -> i64 { %0 = arith.cmpi eq, %a, %b : i64
 %1 = arith.extui %0 : i1 to i64
 %2 = arith.select %0, %a, %1 : i64
return %2 : i64 }

// -----

func.func @m(%a: memref<2xi64>) -> memref<2xi64> { return %a : memref<2xi64> }

// -----

func.func @dense() -> vector<2x2xi64> {
  %0 = arith.constant dense<[[1, -1], [4294967296, 9223372036854775807]]> : vector<2x2xi64>
  %1 = arith.constant dense<[1]> : vector<1xi64>
  %2 = arith.constant dense<[[1, 2], [1, 2]]> : vector<2x2xi64>
  %3 = arith.constant 5 : i32
  %4 = arith.constant dense<3> : tensor<2xi64>
  %5 = arith.constant dense<3> : vector<4xi64>
  return %0 : vector<2x2xi64>
}
