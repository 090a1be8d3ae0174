// RUN: terrace opt %s --split-input-file
// RUN: terrace opt %s --split-input-file --mlir-print-op-generic

// Forms that are easily taken for errors.

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 step 0 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = true to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = max 0 to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = max %n to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 iter_args() -> () { affine.yield } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to -9223372036854775807 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 0 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0, 1)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %p: memref<?xindex>) { %x = affine.load %p[%n] : memref<?xindex> affine.for %i = %x to 10 { } return }

// -----

func.func @f(%n: index) { scf.execute_region { %q = affine.apply affine_map<(d0) -> (d0)>(%n) affine.for %i = affine_map<()[s0] -> (s0)>()[%q] to 10 { } scf.yield } return }

// -----

affine.for %i = 0 to 10 { }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { %x = "builtin.unrealized_conversion_cast"() : () -> index affine.if affine_set<(d0) : (d0 == 0)>(%x) { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) step (0) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) step (-1) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (symbol(%n) * %n) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1x1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [0], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [-1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"(%n) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : (index) -> () return }

// -----

affine.parallel (%i) = (0) to (10) { }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m[%i, %i] : memref<8x8xf32>, vector<4x4x4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m[%i, %i] : memref<8x8xf32>, vector<16xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m[%i, %i] : memref<8x8xf32>, vector<[4]xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m[%i, symbol(%i)] : memref<8x8xf32>, vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %x = "builtin.unrealized_conversion_cast"() : () -> index %r = affine.vector_load %m[%i, %x] : memref<8x8xf32>, vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { affine.vector_store %v, %m[%i, symbol(%i)] : memref<8x8xf32>, vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { affine.yield } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i], %t[0], %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i], %d[%i], %t[0], %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i, %i], %t[0], %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i], %t[0, 0], %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %s[%i, %i], %t[0], %n : memref<8x8xf32>, memref<8x8xf32>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[symbol(%i), %i], %d[%i], %t[0], %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { %x = "builtin.unrealized_conversion_cast"() : () -> index affine.dma_start %s[%x, %i], %d[%i], %t[0], %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { %x = "builtin.unrealized_conversion_cast"() : () -> index affine.dma_start %s[%i, %i], %d[%x], %t[0], %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { %x = "builtin.unrealized_conversion_cast"() : () -> index affine.dma_start %s[%i, %i], %d[%i], %t[%x], %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { %x = "builtin.unrealized_conversion_cast"() : () -> index affine.dma_start %s[%i, %i], %d[%i], %t[0], %x : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_wait %t[0], %n : memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_wait %t[0, 0], %n : memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_wait %t[symbol(%i)], %n : memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { %x = "builtin.unrealized_conversion_cast"() : () -> index affine.dma_wait %t[%x], %n : memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_wait"(%t, %i) {tag_map = affine_map<() -> (0)>} : (memref<1xi32>, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_wait"(%t, %n, %i) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_wait"(%t, %n) {tag_map = affine_map<() -> (0, 0)>} : (memref<1xi32>, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_start"(%s, %i, %i, %d, %i, %t, %n) {src_map = affine_map<(d0, d1) -> (d0, d1)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<() -> (0)>} : (memref<8x8xf32>, index, index, memref<64xf32, 1>, index, memref<1xi32>, index) -> () } return }
