// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1
// ONE-WAY: the text of vector.mask has no location for the operation inside

func.func @create_mask_0(%i: index, %j: index) -> vector<4xi1> {
  %r = vector.create_mask %i : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @create_mask_1(%i: index, %j: index) -> vector<1xi1> {
  %r = vector.create_mask %i : vector<1xi1>
  return %r : vector<1xi1>
}

// -----

func.func @create_mask_2(%i: index, %j: index) -> vector<2x4xi1> {
  %r = vector.create_mask %i, %j : vector<2x4xi1>
  return %r : vector<2x4xi1>
}

// -----

func.func @create_mask_3(%i: index, %j: index) -> vector<2x1xi1> {
  %r = vector.create_mask %i, %j : vector<2x1xi1>
  return %r : vector<2x1xi1>
}

// -----

func.func @create_mask_4(%i: index, %j: index) -> vector<1x1xi1> {
  %r = vector.create_mask %i, %j : vector<1x1xi1>
  return %r : vector<1x1xi1>
}

// -----

func.func @create_mask_5(%i: index, %j: index) -> vector<2x3x4xi1> {
  %r = vector.create_mask %i, %j, %i : vector<2x3x4xi1>
  return %r : vector<2x3x4xi1>
}

// -----

func.func @create_mask_6(%i: index, %j: index) -> vector<[4]xi1> {
  %r = vector.create_mask %i : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// -----

func.func @create_mask_7(%i: index, %j: index) -> vector<2x[4]xi1> {
  %r = vector.create_mask %i, %j : vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}

// -----

func.func @create_mask_8(%i: index, %j: index) -> vector<[2]x4xi1> {
  %r = vector.create_mask %i, %j : vector<[2]x4xi1>
  return %r : vector<[2]x4xi1>
}

// -----

func.func @create_mask_9(%i: index, %j: index) -> vector<i1> {
  %r = vector.create_mask %i : vector<i1>
  return %r : vector<i1>
}

// -----

func.func @constant_mask_0() -> vector<4xi1> {
  %r = vector.constant_mask [2] : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @constant_mask_1() -> vector<4xi1> {
  %r = vector.constant_mask [4] : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @constant_mask_2() -> vector<4xi1> {
  %r = vector.constant_mask [0] : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @constant_mask_3() -> vector<2x4xi1> {
  %r = vector.constant_mask [1, 2] : vector<2x4xi1>
  return %r : vector<2x4xi1>
}

// -----

func.func @constant_mask_4() -> vector<2x4xi1> {
  %r = vector.constant_mask [0, 0] : vector<2x4xi1>
  return %r : vector<2x4xi1>
}

// -----

func.func @constant_mask_5() -> vector<i1> {
  %r = vector.constant_mask [1] : vector<i1>
  return %r : vector<i1>
}

// -----

func.func @constant_mask_6() -> vector<i1> {
  %r = vector.constant_mask [0] : vector<i1>
  return %r : vector<i1>
}

// -----

func.func @constant_mask_7() -> vector<[4]xi1> {
  %r = vector.constant_mask [4] : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// -----

func.func @constant_mask_8() -> vector<[4]xi1> {
  %r = vector.constant_mask [0] : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// -----

func.func @constant_mask_9() -> vector<2x[4]xi1> {
  %r = vector.constant_mask [1, 4] : vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}

// -----

func.func @constant_mask_10() -> vector<2x[4]xi1> {
  %r = vector.constant_mask [2, 4] : vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}

// -----

func.func @constant_mask_11() -> vector<2x3x4xi1> {
  %r = vector.constant_mask [1, 2, 3] : vector<2x3x4xi1>
  return %r : vector<2x3x4xi1>
}

// -----

func.func @constant_mask_12() -> vector<[2]x4xi1> {
  %r = vector.constant_mask [2, 2] : vector<[2]x4xi1>
  return %r : vector<[2]x4xi1>
}

// -----

func.func @create_mask_10(%i: index) -> vector<4xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %c2 : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @create_mask_11(%i: index) -> vector<4xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %c4 : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @create_mask_12(%i: index) -> vector<4xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %c9 : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @create_mask_13(%i: index) -> vector<4xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %cm : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @create_mask_14(%i: index) -> vector<4xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %c0 : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @create_mask_15(%i: index) -> vector<2x4xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %c1, %c2 : vector<2x4xi1>
  return %r : vector<2x4xi1>
}

// -----

func.func @create_mask_16(%i: index) -> vector<2x4xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %i, %c2 : vector<2x4xi1>
  return %r : vector<2x4xi1>
}

// -----

func.func @create_mask_17(%i: index) -> vector<2x4xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %c1, %i : vector<2x4xi1>
  return %r : vector<2x4xi1>
}

// -----

func.func @create_mask_18(%i: index) -> vector<2x4xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %c2, %c4 : vector<2x4xi1>
  return %r : vector<2x4xi1>
}

// -----

func.func @create_mask_19(%i: index) -> vector<[4]xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %c4 : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// -----

func.func @create_mask_20(%i: index) -> vector<[4]xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %c0 : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// -----

func.func @create_mask_21(%i: index) -> vector<2x[4]xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %c2, %c0 : vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}

// -----

func.func @create_mask_22(%i: index) -> vector<[4]xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %vs : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// -----

func.func @create_mask_23(%i: index) -> vector<[4]xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %vs4 : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// -----

func.func @create_mask_24(%i: index) -> vector<4x[4]xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %c2, %vs4 : vector<4x[4]xi1>
  return %r : vector<4x[4]xi1>
}

// -----

func.func @step_0() -> vector<4xindex> {
  %r = vector.step : vector<4xindex>
  return %r : vector<4xindex>
}

// -----

func.func @step_1() -> vector<1xindex> {
  %r = vector.step : vector<1xindex>
  return %r : vector<1xindex>
}

// -----

func.func @step_2() -> vector<[4]xindex> {
  %r = vector.step : vector<[4]xindex>
  return %r : vector<[4]xindex>
}

// -----

func.func @vscale_0() -> index {
  %r = vector.vscale
  return %r : index
}

// -----

func.func @type_cast_0(%a: memref<4x8xf32>) -> memref<vector<4x8xf32>> {
  %r = vector.type_cast %a : memref<4x8xf32> to memref<vector<4x8xf32>>
  return %r : memref<vector<4x8xf32>>
}

// -----

func.func @type_cast_1(%a: memref<8xf32>) -> memref<vector<8xf32>> {
  %r = vector.type_cast %a : memref<8xf32> to memref<vector<8xf32>>
  return %r : memref<vector<8xf32>>
}

// -----

func.func @type_cast_2(%a: memref<4x8xf32, 3>) -> memref<vector<4x8xf32>, 3> {
  %r = vector.type_cast %a : memref<4x8xf32, 3> to memref<vector<4x8xf32>, 3>
  return %r : memref<vector<4x8xf32>, 3>
}

// -----

func.func @scalable_insert_0(%a: vector<4xf32>, %b: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = vector.scalable.insert %a, %b[4] : vector<4xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @scalable_extract_0(%b: vector<[4]xf32>) -> vector<4xf32> {
  %r = vector.scalable.extract %b[4] : vector<4xf32> from vector<[4]xf32>
  return %r : vector<4xf32>
}

// -----

func.func @scalable_extract_1(%b: vector<[8]xf32>) -> vector<[4]xf32> {
  %r = vector.scalable.extract %b[4] : vector<[4]xf32> from vector<[8]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @mask_0(%v: vector<4xf32>) -> f32 {
  %k = vector.constant_mask [4] : vector<4xi1>
  %r = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// -----

func.func @mask_1(%m: memref<8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %k = vector.constant_mask [4] : vector<4xi1>
  %r = vector.mask %k { vector.transfer_read %m[%i], %p : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @mask_2(%m: memref<8xf32>, %i: index, %p: vector<4xf32>) {
  %k = vector.constant_mask [4] : vector<4xi1>
  vector.mask %k { vector.transfer_write %p, %m[%i] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
  return
}

// -----

func.func @mask_3(%v: vector<4xf32>) -> f32 {
  %k = vector.constant_mask [0] : vector<4xi1>
  %r = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// -----

func.func @mask_6(%v: vector<4xf32>) -> f32 {
  %k = vector.constant_mask [2] : vector<4xi1>
  %r = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// -----

func.func @mask_9(%v: vector<4xf32>) -> f32 {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// -----

func.func @mask_10(%m: memref<8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = vector.mask %k { vector.transfer_read %m[%i], %p : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @mask_11(%m: memref<8xf32>, %i: index, %p: vector<4xf32>) {
  %k = arith.constant dense<true> : vector<4xi1>
  vector.mask %k { vector.transfer_write %p, %m[%i] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
  return
}

// -----

func.func @mask_12(%v: vector<4xf32>) -> f32 {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// -----

func.func @mask_15(%v: vector<4xf32>) -> f32 {
  %k = arith.constant dense<[true, true, true, true]> : vector<4xi1>
  %r = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// -----

func.func @mask_16(%m: memref<8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %k = arith.constant dense<[true, true, true, true]> : vector<4xi1>
  %r = vector.mask %k { vector.transfer_read %m[%i], %p : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @mask_17(%m: memref<8xf32>, %i: index, %p: vector<4xf32>) {
  %k = arith.constant dense<[true, true, true, true]> : vector<4xi1>
  vector.mask %k { vector.transfer_write %p, %m[%i] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
  return
}

// -----

func.func @transpose_0(%a: vector<2x3x4xf32>) -> vector<4x2x3xf32> {
  %0 = vector.transpose %a, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
  %r = vector.transpose %0, [1, 0, 2] : vector<2x4x3xf32> to vector<4x2x3xf32>
  return %r : vector<4x2x3xf32>
}

// -----

func.func @transpose_1(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %r = vector.transpose %0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @mask_18(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %k: vector<2x3xi1>) -> vector<2x3xf32> {
  %r = vector.mask %k { vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @mask_19(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>, %k: vector<2x3xi1>) -> vector<2x3xi32> {
  %r = vector.mask %k { vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>} : vector<2xi32>, vector<3xi32> } : vector<2x3xi1> -> vector<2x3xi32>
  return %r : vector<2x3xi32>
}

// -----

func.func @mask_20(%a: vector<2xf32>, %b: vector<3xf32>, %k: vector<2x3xi1>) -> vector<2x3xf32> {
  %r = vector.mask %k { vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @scan_0(%a: vector<2x3xf32>, %b: vector<2xf32>) -> vector<2x3xf32> {
  %r, %s = vector.scan <add>, %a, %b {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @arith_0(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = arith.addf %a, %a : vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @arith_2(%c: i1) -> vector<1xi1> {
  %t = arith.constant dense<true> : vector<1xi1>
  %u = arith.constant dense<false> : vector<1xi1>
  %r = arith.select %c, %u, %t : vector<1xi1>
  return %r : vector<1xi1>
}

// -----

func.func @arith_3(%c: i1) -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1>
  %u = arith.constant dense<false> : vector<2xi1>
  %r = arith.select %c, %t, %u : vector<2xi1>
  return %r : vector<2xi1>
}
