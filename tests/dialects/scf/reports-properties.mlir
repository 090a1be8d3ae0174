// RUN: not terrace opt %s --split-input-file 2>&1

// What is wrong with properties, bounds and bodies of the generic form.

func.func @f(%n: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>}> ({ ^bb0(%i: index): "scf.forall.in_parallel"() ({}) : () -> () }) : () -> () return }
// -----

func.func @f(%n: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>}> ({ ^bb0(%i: index): "scf.forall.in_parallel"() ({}) : () -> () }) : () -> () return }
// -----

func.func @f(%n: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = 3, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({ ^bb0(%i: index): "scf.forall.in_parallel"() ({}) : () -> () }) : () -> () return }
// -----

func.func @f(%n: index) { "scf.forall"() <{mapping = 3, operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({ ^bb0(%i: index): "scf.forall.in_parallel"() ({}) : () -> () }) : () -> () return }
// -----

func.func @f(%n: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 1>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({ ^bb0(%i: index): "scf.forall.in_parallel"() ({}) : () -> () }) : () -> () return }
// -----

func.func @f(%n: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({ ^bb0(%i: index, %j: index): "scf.forall.in_parallel"() ({}) : () -> () }) : () -> () return }
// -----

func.func @f(%n: index, %x: f32) { "scf.parallel"(%n, %n, %n, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%i: index): "scf.reduce"(%x) ({ ^bb0(%a: f32, %b: f32): }) : (f32) -> () }) : (index, index, index, f32) -> f32 return }
// -----

func.func @f(%n: index, %x: f32) { "scf.parallel"(%n, %n, %n, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%i: index): "scf.reduce"(%x) ({ ^bb0(%a: f32, %b: f32): "scf.yield"() : () -> () }) : (f32) -> () }) : (index, index, index, f32) -> f32 return }
// -----

func.func @f(%n: index, %x: f32) { "scf.parallel"(%n, %n, %n, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%i: index): "scf.reduce"() : () -> () }) : (index, index, index, f32) -> f32 return }
// -----

func.func @f(%n: index, %x: f32) { %c0 = arith.constant 0 : index scf.parallel (%i) = (%n) to (%n) step (%c0) { } return }
// -----

func.func @f(%n: index, %x: f32) { %r = "scf.for"(%n, %n, %n, %x) ({ ^bb0(%i: index): "scf.yield"(%x) : (f32) -> () }) : (index, index, index, f32) -> f32 return }
// -----

func.func @f(%n: index, %x: f32) { %r = "scf.for"(%n, %n, %n, %x) ({ ^bb0(%i: index, %y: f64): "scf.yield"(%x) : (f32) -> () }) : (index, index, index, f32) -> f32 return }
// -----

func.func @f(%n: index, %x: f32) { %r = "scf.for"(%n, %n, %n, %x) ({ ^bb0(%i: index, %y: f32): "scf.yield"(%x) : (f32) -> () }) : (index, index, index, f32) -> f64 return }
// -----

func.func @f(%n: index, %x: f32) { %r:2 = "scf.for"(%n, %n, %n, %x) ({ ^bb0(%i: index, %y: f32): "scf.yield"(%x) : (f32) -> () }) : (index, index, index, f32) -> (f32, f32) return }
// -----

func.func @f(%n: index, %x: f32) { %c0 = arith.constant -3 : index scf.parallel (%i) = (%n) to (%n) step (%c0) { } return }
// -----

func.func @f(%n: index, %x: f32) { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%c1, %c0) { } return }
// -----

func.func @f(%n: index, %x: f32) { %c0 = index.constant 0 scf.parallel (%i) = (%n) to (%n) step (%c0) { } return }
// -----

func.func @f(%n: index, %x: f32) { %a = arith.constant 0 : i32 %c0 = arith.index_cast %a : i32 to index scf.parallel (%i) = (%n) to (%n) step (%c0) { } return }
// -----

func.func @f(%n: index, %x: f32) { "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: f32): "scf.reduce"() : () -> () }) : (index, index, index) -> () return }
// -----

func.func @f(%n: index, %x: f32) { %c0 = arith.constant 0 : index "scf.parallel"(%n, %n, %c0, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%i: f32): "scf.reduce"() : () -> () }) : (index, index, index, f32) -> () return }
// -----

func.func @f(%n: index, %x: f32) { %c0 = arith.constant 0 : index "scf.parallel"(%n, %c0) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> ({ ^bb0(%i: index): "scf.reduce"() : () -> () }) : (index, index) -> () return }
// -----

func.func @f(%n: index) { %c0 = arith.constant 0 : index scf.for %i = %n to %n step %c0 { } return }
// -----

func.func @f(%n: index) { %c0 = arith.constant -1 : index scf.for %i = %n to %n step %c0 { } return }
// -----

func.func @f(%n: index) { scf.forall (%i) = (0) to (4) step (0) { } return }
