// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: position, source line, caret, notes.

func.func @f(%a: f32) {
  %0 = arith.addi %a, %a : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.addi"(%a, %a)[^bb1] : (i32, i32) -> i32
  cf.br ^bb1
  ^bb1:
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.addi"(%v, %t) : (vector<4xi32>, tensor<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.addi"(%a, %a) {overflowFlags = "nsw"} : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0:2 = "arith.addui_extended"(%a, %b) : (i32, i64) -> (i32, i1)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i32, i8)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0:2 = arith.addui_extended %v, %v : vector<4xi32>, i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.cmpi eq, %f, %f : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.cmpi"(%a, %b) <{predicate = 1 : i64}> : (i32, i64) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.cmpi"(%v, %v) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  return
}

// -----

func.func @f(%c: vector<4xi1>, %v: vector<5xf32>) {
  %0 = arith.select %c, %v, %v : vector<4xi1>, vector<5xf32>
  return
}

// -----

func.func @f(%c: i1, %v: f32) {
  %0 = arith.select %c, %v, %v : i8, f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.constant"() <{value = 1 : si32}> : () -> si32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<[4]xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.constant "text"
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.constant @sym
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.constant
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.constant 1 : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.constant 1.0 : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.constant 256 : i8
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.constant true : i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to i32
  return
}

// -----

func.func @f(%a: vector<4xi8>) {
  %0 = arith.extsi %a : vector<4xi8> to vector<5xi16>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  %0 = arith.extsi %a : tensor<4xi8> to tensor<?xi16>
  return
}

// -----

func.func @f(%a: f32, %s: f8E8M0FNU) {
  %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f16
  return
}

// -----

func.func @inferred(%t: tensor<?xi32>) {
  %0 = "arith.addi"(%t, %t) : (tensor<?xi32>, tensor<?xi32>) -> tensor<7xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.addi %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.addi %a, %a :
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.addi %a, : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.addi %a, %nope : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.addi %a, %a overflow<> : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.addi %a, %a overflow<fast> : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.addf %f, %f fastmath<quick> : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.cmpi foo, %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.cmpi "bad", %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.cmpf eq, %f, %f : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.select %c, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.extsi %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0, %1 = arith.addi %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.nosuch %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.nosuch"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.addi"(%a, %a) {fn = #arith.fastmath<bad>} : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = "arith.addi"(%a, %a) {fn = #arith.nosuch<bad>} : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %d: f64, %x: index, %v: vector<4xi32>, %w: vector<5xi32>, %t: tensor<4xi32>, %u: tensor<?xi32>, %m: memref<4xi32>, %s: si32, %c: i1) {
  %0 = arith.addi %a, %a {overflowFlags = 1} : i32
  return
}
