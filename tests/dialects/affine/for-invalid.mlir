// RUN: not terrace opt %s --split-input-file 2>&1

// What the verifier of `affine.for` says.

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : i64, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = 3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_set<() : ()>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> ()>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"(%l) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : (i64) -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"(%c) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : (f32) -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"(%c) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index, %a: f32): "affine.yield"() : () -> () }) : (f32) -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"(%c) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"(%c) : (f32) -> () }) : (f32) -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"(%c) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index, %a: i32): "affine.yield"(%c) : (f32) -> () }) : (f32) -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"(%c) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index, %a: f32): "affine.yield"(%i) : (index) -> () }) : (f32) -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"(%c) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index, %a: f32): "affine.yield"(%a, %a) : (f32, f32) -> () }) : (f32) -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"(%c) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index, %a: f32): "affine.yield"(%a) : (f32) -> () }) : (f32) -> i32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0: "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: i32): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index, %j: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({  }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () ^bb1: "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "scf.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, upperBoundMap = affine_map<() -> (0)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() ({ ^bb0(%i: index): "affine.yield"() : () -> ()}) : () -> () return }

// -----

func.func @f(%n: index, %p: memref<?xindex>) { affine.for %j = 0 to 4 { %x = affine.load %p[%n] : memref<?xindex> affine.for %i = %x to 10 { } } return }

// -----

func.func @f(%n: index, %p: memref<?xindex>) { affine.for %j = 0 to 4 { %x = affine.load %p[%n] : memref<?xindex> affine.for %i = 0 to affine_map<(d0) -> (d0)>(%x) { } } return }

// -----

func.func @f(%n: index, %p: memref<?xindex>) { affine.for %j = 0 to 4 { affine.for %i = 0 to affine_map<()[s0] -> (s0)>()[%j] { } } return }

// -----

func.func @f(%n: index, %p: memref<?xindex>) { affine.for %j = 0 to 4 { affine.for %i = affine_map<()[s0] -> (s0)>()[%j] to 10 { } } return }

// -----

func.func @f(%n: index, %p: memref<?xindex>) { affine.for %j = 0 to 4 { affine.for %i = %j to 10 { } } return }

// -----

func.func @f(%n: index) { scf.for %j = %n to %n step %n { affine.for %i = %j to 10 { } } return }

// -----

func.func @f(%n: index) { scf.for %j = %n to %n step %n { affine.for %i = affine_map<(d0) -> (d0)>(%j) to 10 { } } return }

// -----

func.func @f(%n: index) { affine.for %k = 0 to 3 iter_args(%j = %n) -> (index) { affine.for %i = affine_map<(d0) -> (d0)>(%j) to 10 { } affine.yield %j : index } return }

// -----

module { affine.for %i = 0 to 10 { affine.for %j = %i to 10 { } } }

// -----

"t.op"() ({ %0 = "t.v"() : () -> index affine.for %j = %0 to 10 { } }) : () -> ()
