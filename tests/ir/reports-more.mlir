// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// What traits, symbols, sizes of groups and casts are checked for.

"func.func"() <{function_type = () -> (), sym_name = 3}> ({}) : () -> ()

// -----

"func.func"() <{function_type = () -> ()}> ({}) : () -> ()

// -----

"func.func"() ({}) {function_type = () -> (), sym_name = 3} : () -> ()

// -----

%0 = "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> (i32)

// -----

%0 = "memref.global"() <{sym_name = "g", type = memref<f32>, sym_visibility = "private"}> : () -> (i32)

// -----

%0 = "llvm.mlir.global"() <{sym_name = "g", global_type = i32, linkage = #llvm.linkage<external>}> ({}) : () -> (i32)

// -----

%0 = "builtin.module"() ({}) : () -> (i32)

// -----

%0 = "builtin.module"() <{sym_name = "x"}> ({^bb0:}) : () -> (i32)

// -----

"builtin.module"() ({}) : () -> ()

// -----

"builtin.module"() ({^bb0:}, {}) : () -> ()

// -----

"builtin.module"() ({^bb0:},{^bb0:}) : () -> ()

// -----

"builtin.module"()  : () -> ()

// -----

"builtin.module"() ({^bb0(%a: i32):}) : () -> ()

// -----

"builtin.module"() ({
 "builtin.module"() ({}) {sym_name = "x"} : () -> ()
 }) : () -> ()

// -----

"builtin.module"() ({
 "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
   "func.call"() <{callee = @nope}> : () -> ()
   "func.return"() : () -> ()
  }) : () -> ()
 }) : () -> ()

// -----

"t.table"() ({
 "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
   "func.return"() : () -> ()
  }) : () -> ()
 }) : () -> ()

// -----

"t.sym"() {sym_name = "a"} : () -> ()
"t.sym"() {sym_name = "a"} : () -> ()

// -----

"t.sym"() {sym_name = 3, sym_visibility = "foo"} : () -> ()

// -----

"t.x"() ({
  ^bb0:
  "cf.br"()[^bb1] : () -> ()
  ^bb1:
  "t.y"() ({ "cf.br"()[^bb1] : () -> () }) : () -> ()
}) : () -> ()

// -----

"t.x"() ({
  "t.y"() ({ "t.br"()[^bb1] : () -> () }) : () -> ()
  "t.z"() : () -> ()
  ^bb1:
  "t.z"() : () -> ()
}) : () -> ()

// -----

func.func @f() {
  "t.y"() ({ "t.br"()[^bb1] : () -> () }) : () -> ()
  return
^bb1:
  return
}

// -----

func.func @f(%c: i1) {
  scf.if %c { cf.br ^bb1 }
  return
^bb1:
  return
}

// -----

func.func @f(%c: i1) {
  "scf.if"(%c) ({ "cf.br"()[^bb1] : () -> () }, {}) : (i1) -> ()
  return
^bb1:
  return
}

// -----

func.func @f(%c: i1) {
  "scf.if"(%c) ({ "scf.yield"() : () -> () }, { ^bb1: "scf.yield"() : () -> ()}) : (i1) -> ()
  cf.br ^bb1
}

// -----

func.func @f(%c: i1) {
  "t.x"() ({ "t.yield"() : () -> () ^bb1: "t.yield"() : () -> ()}) : () -> ()
  "cf.br"()[^bb1] : () -> ()
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = "arith.addf"(%a, %a) <{fastmath = #arith.fastmath<none>}> : (tensor<4xf32>, tensor<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  %0 = "arith.addf"(%a, %a) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> vector<4xf32>
  %1 = "arith.cmpf"(%a, %a) <{predicate = 1 : i64}> : (f32, f32) -> vector<4xi1>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  %1 = "arith.cmpf"(%a, %a) <{predicate = 1 : i64}> : (f32, f32) -> vector<4xi1>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  %1 = "arith.cmpf"(%b, %b) <{predicate = 1 : i64}> : (vector<4xf32>, vector<4xf32>) -> i1
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  %1 = "arith.extf"(%b) : (vector<4xf32>) -> f64
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  %1 = "arith.extf"(%a) : (f32) -> vector<4xf64>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  %1 = "arith.bitcast"(%a) : (f32) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  %1 = "math.ctlz"(%a) : (f32) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  %1 = "math.isnan"(%b) : (vector<4xf32>) -> i1
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  %1 = "math.isnan"(%a) : (f32) -> vector<4xi1>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xi32>) {
  %1 = "math.fpowi"(%a, %b) : (f32, vector<4xi32>) -> f32
  return
}

// -----

func.func @f(%a: complex<f32>, %b: i32, %c: vector<4xi1>) {
  %1 = "complex.abs"(%a) : (complex<f32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: i32) {
  %1:2 = "arith.mului_extended"(%a, %a) : (i32, i32) -> (i32, vector<4xi32>)
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %1:2 = "arith.mului_extended"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> (i32, i32)
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %1:2 = "arith.addui_extended"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, i1)
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: i32) {
  %1:2 = "arith.addui_extended"(%b, %b) : (i32, i32) -> (i32, vector<4xi1>)
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: i32) {
  %1 = "builtin.unrealized_conversion_cast"(%b)  : (i32) -> ()
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: i32) {
  "builtin.unrealized_conversion_cast"(%b)  : (i32) -> ()
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: i32) {
  "builtin.unrealized_conversion_cast"()  : () -> ()
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: i32) {
  "arith.extsi"(%b)  : (i32) -> ()
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: i32) {
  %0:2 = "arith.extsi"(%b)  : (i32) -> (i64, i64)
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: i32) {
  "memref.distinct_objects"()  : () -> ()
  return
}

// -----

func.func @f(%a: memref<i32>) {
  "memref.distinct_objects"(%a)  : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>) {
  %0 = "memref.distinct_objects"(%a, %a)  : (memref<i32>, memref<i32>) -> memref<i32>
  return
}

// -----

func.func @f(%a: memref<i32>) {
  memref.distinct_objects  : 
  return
}

// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i64: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}>  : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}>  : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, -1, 1>}>  : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32: 1, -1>, operandSegmentSizes = array<i32: 1, 0, 0>}>  : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32: 0, 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}>  : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32>, case_values = dense<> : vector<0xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}>  : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32>, case_values = dense<1> : tensor<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}>  : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}>  : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%x: f32, %y: f64) {
  %0 = "complex.create"(%x, %x) : (f32, f32) -> complex<f64>
  return
}

// -----

func.func @f(%x: f32, %y: f64) {
  %0 = "complex.create"(%x, %y) : (f32, f64) -> complex<f32>
  return
}

// -----

func.func @f(%x: f32, %y: f64) {
  %0 = "complex.create"(%y, %x) : (f64, f32) -> complex<f32>
  return
}

// -----

func.func @f(%x: f32, %y: f64) {
  %0 = "complex.create"(%x, %y) : (f32, f64) -> complex<f64>
  return
}
