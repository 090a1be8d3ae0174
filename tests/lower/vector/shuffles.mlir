// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm

func.func @sh2(%a: vector<2x4xf32>, %b: vector<1x4xf32>) -> vector<3x4xf32> { %0 = vector.shuffle %a, %b [0, 2, 1] : vector<2x4xf32>, vector<1x4xf32> return %0 : vector<3x4xf32> }

// -----

func.func @bc1(%a: vector<4xf32>) -> vector<8xi16> { %0 = vector.bitcast %a : vector<4xf32> to vector<8xi16> return %0 : vector<8xi16> }

// -----

func.func @bc0(%a: vector<f32>) -> vector<i32> { %0 = vector.bitcast %a : vector<f32> to vector<i32> return %0 : vector<i32> }

// -----

func.func @bci(%a: vector<4xindex>) -> vector<8xi32> { %0 = vector.bitcast %a : vector<4xindex> to vector<8xi32> return %0 : vector<8xi32> }

// -----

func.func @bc2(%a: vector<2x4xf32>) -> vector<2x8xi16> { %0 = vector.bitcast %a : vector<2x4xf32> to vector<2x8xi16> return %0 : vector<2x8xi16> }

// -----

func.func @step() -> vector<4xindex> { %0 = vector.step : vector<4xindex> return %0 : vector<4xindex> }

// -----

func.func @steps() -> vector<[4]xindex> { %0 = vector.step : vector<[4]xindex> return %0 : vector<[4]xindex> }

// -----

func.func @vs() -> index { %0 = vector.vscale return %0 : index }

// -----

func.func @si(%a: vector<4xf32>, %b: vector<[8]xf32>) -> vector<[8]xf32> { %0 = vector.scalable.insert %a, %b[4] : vector<4xf32> into vector<[8]xf32> return %0 : vector<[8]xf32> }

// -----

func.func @se(%b: vector<[8]xf32>) -> vector<4xf32> { %0 = vector.scalable.extract %b[4] : vector<4xf32> from vector<[8]xf32> return %0 : vector<4xf32> }

// -----

func.func @il(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<8xf32> { %0 = vector.interleave %a, %b : vector<4xf32> -> vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @il0(%a: vector<f32>, %b: vector<f32>) -> vector<2xf32> { %0 = vector.interleave %a, %b : vector<f32> -> vector<2xf32> return %0 : vector<2xf32> }

// -----

func.func @ils(%a: vector<[4]xf32>, %b: vector<[4]xf32>) -> vector<[8]xf32> { %0 = vector.interleave %a, %b : vector<[4]xf32> -> vector<[8]xf32> return %0 : vector<[8]xf32> }

// -----

func.func @il2(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<2x8xf32> { %0 = vector.interleave %a, %b : vector<2x4xf32> -> vector<2x8xf32> return %0 : vector<2x8xf32> }

// -----

func.func @dl(%a: vector<8xf32>) -> (vector<4xf32>, vector<4xf32>) { %0, %1 = vector.deinterleave %a : vector<8xf32> -> vector<4xf32> return %0, %1 : vector<4xf32>, vector<4xf32> }

// -----

func.func @dls(%a: vector<[8]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>) { %0, %1 = vector.deinterleave %a : vector<[8]xf32> -> vector<[4]xf32> return %0, %1 : vector<[4]xf32>, vector<[4]xf32> }

// -----

func.func @dl2(%a: vector<2x8xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) { %0, %1 = vector.deinterleave %a : vector<2x8xf32> -> vector<2x4xf32> return %0, %1 : vector<2x4xf32>, vector<2x4xf32> }

// -----

func.func @te(%a: vector<3xf32>) -> (f32, f32, f32) { %0:3 = vector.to_elements %a : vector<3xf32> return %0#0, %0#1, %0#2 : f32, f32, f32 }

// -----

func.func @te_un(%a: vector<3xindex>) -> (index) { %0:3 = vector.to_elements %a : vector<3xindex> return %0#1 : index }

// -----

func.func @te0(%a: vector<f32>) -> (f32) { %0 = vector.to_elements %a : vector<f32> return %0 : f32 }

// -----

func.func @te2(%a: vector<2x1xf32>) -> (f32, f32) { %0:2 = vector.to_elements %a : vector<2x1xf32> return %0#0, %0#1 : f32, f32 }

// -----

func.func @fe(%a: f32, %b: f32) -> vector<2xf32> { %0 = vector.from_elements %a, %b : vector<2xf32> return %0 : vector<2xf32> }

// -----

func.func @fe0(%a: f32) -> vector<f32> { %0 = vector.from_elements %a : vector<f32> return %0 : vector<f32> }

// -----

func.func @fe2(%a: f32, %b: f32) -> vector<2x2xf32> { %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32> return %0 : vector<2x2xf32> }

// -----

func.func @fesame(%a: f32) -> vector<2xf32> { %0 = vector.from_elements %a, %a : vector<2xf32> return %0 : vector<2xf32> }

// -----

func.func @cm() -> vector<8xi1> { %0 = vector.constant_mask [4] : vector<8xi1> return %0 : vector<8xi1> }

// -----

func.func @cm0() -> vector<i1> { %0 = vector.constant_mask [1] : vector<i1> return %0 : vector<i1> }

// -----

func.func @cm2() -> vector<2x4xi1> { %0 = vector.constant_mask [1, 3] : vector<2x4xi1> return %0 : vector<2x4xi1> }

// -----

func.func @crm(%i: index) -> vector<8xi1> { %0 = vector.create_mask %i : vector<8xi1> return %0 : vector<8xi1> }

// -----

func.func @crm0(%i: index) -> vector<i1> { %0 = vector.create_mask %i : vector<i1> return %0 : vector<i1> }

// -----

func.func @crms(%i: index) -> vector<[8]xi1> { %0 = vector.create_mask %i : vector<[8]xi1> return %0 : vector<[8]xi1> }

// -----

func.func @crm2(%i: index, %j: index) -> vector<2x8xi1> { %0 = vector.create_mask %i, %j : vector<2x8xi1> return %0 : vector<2x8xi1> }

// -----

func.func @tc(%m: memref<2x4xf32>) -> memref<vector<2x4xf32>> { %0 = vector.type_cast %m : memref<2x4xf32> to memref<vector<2x4xf32>> return %0 : memref<vector<2x4xf32>> }
