// RUN: not terrace opt %s --split-input-file 2>&1

// What the parser of `affine.for` says.

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for i = 0 to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i 0 to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 step { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 step -1 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 step %n { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 step 1.0 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 step 1 : i64 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 step 9223372036854775808 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 1.0 to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 : i32 to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 : index to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = min affine_map<(d0) -> (d0)>(%n) to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to max affine_map<(d0) -> (d0)>(%n) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = affine_map<(d0) -> (d0, d0)>(%n) to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to affine_map<(d0) -> (d0, d0)>(%n) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to affine_map<(d0) -> ()>(%n) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to min affine_map<(d0) -> ()>(%n) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = affine_map<(d0) -> (d0)>() to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = affine_map<(d0) -> (d0)>(%n)[%n] to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = affine_map<(d0)[s0] -> (d0)>(%n) to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = affine_map<(d0)[s0] -> (d0)>[%n] to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = affine_map<(d0) -> (d0)> to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = affine_set<(d0) : (d0 == 0)>(%n) to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = #none(%n) to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = "a" to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = %l to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = %none to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 iter_args { affine.yield } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 iter_args() { affine.yield } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 iter_args(%a = %c) { affine.yield %a : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 iter_args(%a = %c) -> (f32, f32) { affine.yield %a : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> (f32, f32) { affine.yield %a : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> (i32) { affine.yield %a : i32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> (f32) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { %r = affine.for %i = 0 to 10 iter_args(%a = %c, %b = %c) -> (f32) { affine.yield %a : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { ^bb0: affine.yield ^bb1: affine.yield } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { } {lowerBoundMap = 3} return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { } {step = 3 : index} return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { } {operandSegmentSizes = array<i32: 0, 0, 0>} return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { %q = arith.addi %i, %l : i64 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i : index = 0 to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { scf.yield } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { "t.x"() : () -> () } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.yield %c : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = -%n to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to -9223372036854775809 { } return }
