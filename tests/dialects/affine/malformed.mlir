// RUN: not terrace opt %s --split-input-file 2>&1
// DIFFERS: upstream crashes, or accepts the operation and prints text that it rejects

// Numbers of operands that do not fit the maps, and other rules that upstream does not verify.

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_wait"() : () -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_wait"(%t, %n) : (memref<1xi32>, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_wait"(%t) {tag_map = affine_map<() -> (0)>} : (memref<1xi32>) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_wait"(%t, %n) {tag_map = 3} : (memref<1xi32>, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_wait"(%t, %n) {tag_map = affine_map<(d0, d1, d2) -> (0)>} : (memref<1xi32>, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_start"() : () -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_start"(%s, %i, %i, %d, %i, %t, %n) {dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<() -> (0)>} : (memref<8x8xf32>, index, index, memref<64xf32, 1>, index, memref<1xi32>, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_start"(%s, %i, %i, %d, %i, %t, %n) {src_map = affine_map<(d0, d1) -> (d0, d1)>, tag_map = affine_map<() -> (0)>} : (memref<8x8xf32>, index, index, memref<64xf32, 1>, index, memref<1xi32>, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_start"(%s, %i, %i, %d, %i, %t, %n) {src_map = affine_map<(d0, d1) -> (d0, d1)>, dst_map = affine_map<(d0) -> (d0)>} : (memref<8x8xf32>, index, index, memref<64xf32, 1>, index, memref<1xi32>, index) -> () } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"(%n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : (index) -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"(%n, %m) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 2, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : (index, index) -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<(d0, d1) -> (d0)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : (index) -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"(%n) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : (index) -> () return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: i32): "affine.yield"() : () -> () }) : () -> () return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_wait"(%t, %n, %n, %n, %n) {tag_map = affine_map<() -> (0)>} : (memref<1xi32>, index, index, index, index) -> () } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = -1 : index, upperBoundMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }
