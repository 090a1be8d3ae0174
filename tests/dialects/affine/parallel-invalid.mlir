// RUN: not terrace opt %s --split-input-file 2>&1

// What the verifier of `affine.parallel` says.

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = 3, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = 3, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = 3, steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = 3, upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = 3, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = 3}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi64>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<-1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<0> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> ()>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = sparse<0, 1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense_resource<r> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0, 1)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1, 2], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1 : i32], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1 : index], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = ["a"], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = array<i64: 1>, upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [99], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"(%c) : (f32) -> () }) : () -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [15], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"(%c) : (f32) -> () }) : () -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [0 : i32], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"(%c) : (f32) -> () }) : () -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = ["addf"], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"(%c) : (f32) -> () }) : () -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [1], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"(%c) : (f32) -> () }) : () -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"(%l) : (i64) -> () }) : () -> f32 return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"(%c) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : (f32) -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0: "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index, %j: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({  }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "scf.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () ^bb1: "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() : () -> () return }

// -----

func.func @f(%n: index, %p: memref<?xindex>) { affine.for %j = 0 to 4 { %x = affine.load %p[%n] : memref<?xindex> affine.parallel (%i) = (%x) to (10) { } } return }

// -----

func.func @f(%n: index, %p: memref<?xindex>) { affine.for %j = 0 to 4 { %x = affine.load %p[%n] : memref<?xindex> affine.parallel (%i) = (0) to (symbol(%x)) { } } return }

// -----

func.func @f(%n: index, %p: memref<?xindex>) { affine.for %j = 0 to 4 { affine.parallel (%i) = (0) to (symbol(%j)) { } } return }

// -----

func.func @f(%n: index, %p: memref<?xindex>) { affine.parallel (%j) = (0) to (4) { affine.for %i = 0 to %j { } } return }
