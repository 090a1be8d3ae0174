// RUN: not terrace opt %s --split-input-file 2>&1

// What is wrong with properties and types of the generic form.

func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) <{predicate = 77 : i64}> : (i32, i32) -> i1 return }
// -----

func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = 77 : i64} : (i32, i32) -> i1 return }
// -----

func.func @f(%a: f32) { %0 = "arith.cmpf"(%a, %a) {predicate = 77 : i64} : (f32, f32) -> i1 return }
// -----

func.func @f(%a: f32) { %0 = "arith.truncf"(%a) {roundingmode = 77 : i64} : (f32) -> f16 return }
// -----

func.func @f(%a: f32) { %0 = "arith.truncf"(%a) <{roundingmode = 77 : i32}> : (f32) -> f16 return }
// -----

func.func @f(%a: i32) { %0 = "arith.constant"() <{value = "x"}> : () -> i32 return }
// -----

func.func @f(%a: i32) { %0 = "arith.constant"() <{value = unit}> : () -> i32 return }
// -----

func.func @f(%a: i32) { %0 = "arith.constant"() {value = [1]} : () -> i32 return }
// -----

func.func @f(%a: i32) { %0 = "arith.trunci"(%a) : (i32) -> i64 return }
// -----

func.func @f(%a: i32) { %0 = "arith.extsi"(%a) : (i32) -> i16 return }
// -----

func.func @f(%a: vector<4xi1>, %b: vector<3xf32>) { %0 = "arith.select"(%a, %b, %b) : (vector<4xi1>, vector<3xf32>, vector<3xf32>) -> vector<3xf32> return }
// -----

func.func @f(%a: i8, %b: vector<3xf32>) { %0 = "arith.select"(%a, %b, %b) : (i8, vector<3xf32>, vector<3xf32>) -> vector<3xf32> return }
// -----

func.func @f(%a: index) { %0 = "index.cmp"(%a, %a) {pred = 3 : i32} : (index, index) -> i1 return }
// -----

func.func @f(%a: index) { %0 = "index.cmp"(%a, %a) <{pred = 3 : i32}> : (index, index) -> i1 return }
// -----

func.func @f(%a: index) { %0 = "index.bool.constant"() : () -> i1 return }
// -----

func.func @f(%a: f32, %b: f64) { %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32> return }
// -----

func.func @f(%a: f32, %b: f64) { %0 = "complex.create"(%b, %b) : (f64, f64) -> complex<f32> return }
