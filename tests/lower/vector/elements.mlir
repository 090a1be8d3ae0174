// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm

func.func @bs1(%x: f32) -> vector<4xf32> { %0 = vector.broadcast %x : f32 to vector<4xf32> return %0 : vector<4xf32> }

// -----

func.func @bs1one(%x: f32) -> vector<1xf32> { %0 = vector.broadcast %x : f32 to vector<1xf32> return %0 : vector<1xf32> }

// -----

func.func @bs0(%x: f32) -> vector<f32> { %0 = vector.broadcast %x : f32 to vector<f32> return %0 : vector<f32> }

// -----

func.func @bss(%x: index) -> vector<[4]xindex> { %0 = vector.broadcast %x : index to vector<[4]xindex> return %0 : vector<[4]xindex> }

// -----

func.func @bs2(%x: f32) -> vector<2x3xf32> { %0 = vector.broadcast %x : f32 to vector<2x3xf32> return %0 : vector<2x3xf32> }

// -----

func.func @bv2(%x: vector<3xf32>) -> vector<2x3xf32> { %0 = vector.broadcast %x : vector<3xf32> to vector<2x3xf32> return %0 : vector<2x3xf32> }

// -----

func.func @bv1(%x: vector<1xf32>) -> vector<3xf32> { %0 = vector.broadcast %x : vector<1xf32> to vector<3xf32> return %0 : vector<3xf32> }

// -----

func.func @bv0(%x: vector<f32>) -> vector<3xf32> { %0 = vector.broadcast %x : vector<f32> to vector<3xf32> return %0 : vector<3xf32> }

// -----

func.func @bstr(%x: vector<2x1xf32>) -> vector<2x3xf32> { %0 = vector.broadcast %x : vector<2x1xf32> to vector<2x3xf32> return %0 : vector<2x3xf32> }

// -----

func.func @ex1(%x: vector<4xf32>) -> f32 { %0 = vector.extract %x[2] : f32 from vector<4xf32> return %0 : f32 }

// -----

func.func @exi(%x: vector<4xindex>) -> index { %0 = vector.extract %x[2] : index from vector<4xindex> return %0 : index }

// -----

func.func @exd(%x: vector<4xf32>, %i: index) -> f32 { %0 = vector.extract %x[%i] : f32 from vector<4xf32> return %0 : f32 }

// -----

func.func @ex0(%x: vector<f32>) -> f32 { %0 = vector.extract %x[] : f32 from vector<f32> return %0 : f32 }

// -----

func.func @ex0s(%x: vector<4xf32>) -> vector<4xf32> { %0 = vector.extract %x[] : vector<4xf32> from vector<4xf32> return %0 : vector<4xf32> }

// -----

func.func @ex2(%x: vector<2x4xf32>) -> vector<4xf32> { %0 = vector.extract %x[1] : vector<4xf32> from vector<2x4xf32> return %0 : vector<4xf32> }

// -----

func.func @ex2e(%x: vector<2x4xf32>) -> f32 { %0 = vector.extract %x[1, 2] : f32 from vector<2x4xf32> return %0 : f32 }

// -----

func.func @ex2ed(%x: vector<2x4xf32>, %i: index) -> f32 { %0 = vector.extract %x[1, %i] : f32 from vector<2x4xf32> return %0 : f32 }

// -----

func.func @ex2dd(%x: vector<2x4xf32>, %i: index) -> f32 { %0 = vector.extract %x[%i, 1] : f32 from vector<2x4xf32> return %0 : f32 }

// -----

func.func @ex2ds(%x: vector<2x4xf32>, %i: index) -> vector<4xf32> { %0 = vector.extract %x[%i] : vector<4xf32> from vector<2x4xf32> return %0 : vector<4xf32> }

// -----

func.func @exm1(%x: vector<4xf32>) -> f32 { %0 = vector.extract %x[-1] : f32 from vector<4xf32> return %0 : f32 }

// -----

func.func @in1(%v: f32, %x: vector<4xf32>) -> vector<4xf32> { %0 = vector.insert %v, %x[2] : f32 into vector<4xf32> return %0 : vector<4xf32> }

// -----

func.func @in1d(%v: f32, %x: vector<4xf32>, %i: index) -> vector<4xf32> { %0 = vector.insert %v, %x[%i] : f32 into vector<4xf32> return %0 : vector<4xf32> }

// -----

func.func @in0(%v: f32, %x: vector<f32>) -> vector<f32> { %0 = vector.insert %v, %x[] : f32 into vector<f32> return %0 : vector<f32> }

// -----

func.func @in0v(%v: vector<4xf32>, %x: vector<4xf32>) -> vector<4xf32> { %0 = vector.insert %v, %x[] : vector<4xf32> into vector<4xf32> return %0 : vector<4xf32> }

// -----

func.func @in2(%v: vector<4xindex>, %x: vector<2x4xindex>) -> vector<2x4xindex> { %0 = vector.insert %v, %x[1] : vector<4xindex> into vector<2x4xindex> return %0 : vector<2x4xindex> }

// -----

func.func @in2e(%v: f32, %x: vector<2x4xf32>) -> vector<2x4xf32> { %0 = vector.insert %v, %x[1, 3] : f32 into vector<2x4xf32> return %0 : vector<2x4xf32> }

// -----

func.func @in2ed(%v: f32, %x: vector<2x4xf32>, %i: index) -> vector<2x4xf32> { %0 = vector.insert %v, %x[1, %i] : f32 into vector<2x4xf32> return %0 : vector<2x4xf32> }

// -----

func.func @fma1(%a: vector<4xf32>) -> vector<4xf32> { %0 = vector.fma %a, %a, %a : vector<4xf32> return %0 : vector<4xf32> }

// -----

func.func @fma0(%a: vector<f32>) -> vector<f32> { %0 = vector.fma %a, %a, %a : vector<f32> return %0 : vector<f32> }

// -----

func.func @fma2(%a: vector<2x4xf32>) -> vector<2x4xf32> { %0 = vector.fma %a, %a, %a : vector<2x4xf32> return %0 : vector<2x4xf32> }

// -----

func.func @fma3(%a: vector<2x1x4xf32>) -> vector<2x1x4xf32> { %0 = vector.fma %a, %a, %a : vector<2x1x4xf32> return %0 : vector<2x1x4xf32> }

// -----

func.func @sh1(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<3xf32> { %0 = vector.shuffle %a, %b [0, 5, 2] : vector<4xf32>, vector<4xf32> return %0 : vector<3xf32> }

// -----

func.func @sh1diff(%a: vector<4xf32>, %b: vector<2xf32>) -> vector<3xf32> { %0 = vector.shuffle %a, %b [0, 5, -1] : vector<4xf32>, vector<2xf32> return %0 : vector<3xf32> }

// -----

func.func @sh0(%a: vector<f32>, %b: vector<f32>) -> vector<3xf32> { %0 = vector.shuffle %a, %b [0, 1, 0] : vector<f32>, vector<f32> return %0 : vector<3xf32> }
