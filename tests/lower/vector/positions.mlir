// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1

func.func @extract_0(%a: vector<4xf32>, %i: index) -> f32 {
  %r = vector.extract %a[0] : f32 from vector<4xf32>
  return %r : f32
}

// -----

func.func @insert_0(%a: vector<4xf32>, %x: f32, %i: index) -> vector<4xf32> {
  %r = vector.insert %x, %a [0] : f32 into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @extract_1(%a: vector<4xf32>, %i: index) -> f32 {
  %r = vector.extract %a[%i] : f32 from vector<4xf32>
  return %r : f32
}

// -----

func.func @insert_1(%a: vector<4xf32>, %x: f32, %i: index) -> vector<4xf32> {
  %r = vector.insert %x, %a [%i] : f32 into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @extract_2(%a: vector<2x3xf32>, %i: index) -> vector<3xf32> {
  %r = vector.extract %a[1] : vector<3xf32> from vector<2x3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @insert_2(%a: vector<2x3xf32>, %x: vector<3xf32>, %i: index) -> vector<2x3xf32> {
  %r = vector.insert %x, %a [1] : vector<3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @extract_3(%a: vector<2x3xf32>, %i: index) -> f32 {
  %r = vector.extract %a[1, 2] : f32 from vector<2x3xf32>
  return %r : f32
}

// -----

func.func @insert_3(%a: vector<2x3xf32>, %x: f32, %i: index) -> vector<2x3xf32> {
  %r = vector.insert %x, %a [1, 2] : f32 into vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @extract_4(%a: vector<2x3xf32>, %i: index) -> f32 {
  %r = vector.extract %a[1, %i] : f32 from vector<2x3xf32>
  return %r : f32
}

// -----

func.func @insert_4(%a: vector<2x3xf32>, %x: f32, %i: index) -> vector<2x3xf32> {
  %r = vector.insert %x, %a [1, %i] : f32 into vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @extract_5(%a: vector<2x3xf32>, %i: index) -> f32 {
  %r = vector.extract %a[%i, 1] : f32 from vector<2x3xf32>
  return %r : f32
}

// -----

func.func @insert_5(%a: vector<2x3xf32>, %x: f32, %i: index) -> vector<2x3xf32> {
  %r = vector.insert %x, %a [%i, 1] : f32 into vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @extract_6(%a: vector<2x3xf32>, %i: index) -> vector<3xf32> {
  %r = vector.extract %a[%i] : vector<3xf32> from vector<2x3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @extract_7(%a: vector<2x3x4xf32>, %i: index) -> vector<4xf32> {
  %r = vector.extract %a[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @insert_7(%a: vector<2x3x4xf32>, %x: vector<4xf32>, %i: index) -> vector<2x3x4xf32> {
  %r = vector.insert %x, %a [1, 2] : vector<4xf32> into vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// -----

func.func @extract_8(%a: vector<2x3x4xf32>, %i: index) -> f32 {
  %r = vector.extract %a[%i, %i, %i] : f32 from vector<2x3x4xf32>
  return %r : f32
}

// -----

func.func @insert_8(%a: vector<2x3x4xf32>, %x: f32, %i: index) -> vector<2x3x4xf32> {
  %r = vector.insert %x, %a [%i, %i, %i] : f32 into vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// -----

func.func @extract_9(%a: vector<f32>, %i: index) -> f32 {
  %r = vector.extract %a[] : f32 from vector<f32>
  return %r : f32
}

// -----

func.func @insert_9(%a: vector<f32>, %x: f32, %i: index) -> vector<f32> {
  %r = vector.insert %x, %a [] : f32 into vector<f32>
  return %r : vector<f32>
}

// -----

func.func @extract_10(%a: vector<[4]xf32>, %i: index) -> f32 {
  %r = vector.extract %a[%i] : f32 from vector<[4]xf32>
  return %r : f32
}

// -----

func.func @insert_10(%a: vector<[4]xf32>, %x: f32, %i: index) -> vector<[4]xf32> {
  %r = vector.insert %x, %a [%i] : f32 into vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @extract_11(%a: vector<[4]xf32>, %i: index) -> f32 {
  %r = vector.extract %a[1] : f32 from vector<[4]xf32>
  return %r : f32
}

// -----

func.func @insert_11(%a: vector<[4]xf32>, %x: f32, %i: index) -> vector<[4]xf32> {
  %r = vector.insert %x, %a [1] : f32 into vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @extract_12(%a: vector<2x[4]xf32>, %i: index) -> vector<[4]xf32> {
  %r = vector.extract %a[1] : vector<[4]xf32> from vector<2x[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @insert_12(%a: vector<2x[4]xf32>, %x: vector<[4]xf32>, %i: index) -> vector<2x[4]xf32> {
  %r = vector.insert %x, %a [1] : vector<[4]xf32> into vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @extract_13(%a: vector<2x[4]xf32>, %i: index) -> f32 {
  %r = vector.extract %a[1, 1] : f32 from vector<2x[4]xf32>
  return %r : f32
}

// -----

func.func @insert_13(%a: vector<2x[4]xf32>, %x: f32, %i: index) -> vector<2x[4]xf32> {
  %r = vector.insert %x, %a [1, 1] : f32 into vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @extract_14(%a: vector<2x3xf32>, %i: index) -> vector<2x3xf32> {
  %r = vector.extract %a[] : vector<2x3xf32> from vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @insert_14(%a: vector<2x3xf32>, %x: vector<2x3xf32>, %i: index) -> vector<2x3xf32> {
  %r = vector.insert %x, %a [] : vector<2x3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @extract_15(%a: vector<1xf32>, %i: index) -> f32 {
  %r = vector.extract %a[0] : f32 from vector<1xf32>
  return %r : f32
}

// -----

func.func @insert_15(%a: vector<1xf32>, %x: f32, %i: index) -> vector<1xf32> {
  %r = vector.insert %x, %a [0] : f32 into vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @extract_16(%a: vector<4xindex>, %i: index) -> index {
  %r = vector.extract %a[%i] : index from vector<4xindex>
  return %r : index
}

// -----

func.func @insert_16(%a: vector<4xindex>, %x: index, %i: index) -> vector<4xindex> {
  %r = vector.insert %x, %a [%i] : index into vector<4xindex>
  return %r : vector<4xindex>
}

// -----

func.func @extract_17(%a: vector<2x3xindex>, %i: index) -> vector<3xindex> {
  %r = vector.extract %a[1] : vector<3xindex> from vector<2x3xindex>
  return %r : vector<3xindex>
}

// -----

func.func @insert_17(%a: vector<2x3xindex>, %x: vector<3xindex>, %i: index) -> vector<2x3xindex> {
  %r = vector.insert %x, %a [1] : vector<3xindex> into vector<2x3xindex>
  return %r : vector<2x3xindex>
}

// -----

func.func @extract_18(%a: vector<2x3xf32>, %i: index) -> vector<3xf32> {
  %r = vector.extract %a[-1] : vector<3xf32> from vector<2x3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @insert_18(%a: vector<2x3xf32>, %x: vector<3xf32>, %i: index) -> vector<2x3xf32> {
  %r = vector.insert %x, %a [-1] : vector<3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @extract_19(%a: vector<[2]x4xf32>, %i: index) -> vector<4xf32> {
  %r = vector.extract %a[1] : vector<4xf32> from vector<[2]x4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @insert_19(%a: vector<[2]x4xf32>, %x: vector<4xf32>, %i: index) -> vector<[2]x4xf32> {
  %r = vector.insert %x, %a [1] : vector<4xf32> into vector<[2]x4xf32>
  return %r : vector<[2]x4xf32>
}

// -----

func.func @extract_20(%a: vector<2x1xf32>, %i: index) -> vector<1xf32> {
  %r = vector.extract %a[0] : vector<1xf32> from vector<2x1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @insert_20(%a: vector<2x1xf32>, %x: vector<1xf32>, %i: index) -> vector<2x1xf32> {
  %r = vector.insert %x, %a [0] : vector<1xf32> into vector<2x1xf32>
  return %r : vector<2x1xf32>
}

// -----

func.func @extract_21(%a: vector<4xf32>, %x: f32) -> f32 {
  %0 = vector.insert %x, %a [2] : f32 into vector<4xf32>
  %r = vector.extract %0[2] : f32 from vector<4xf32>
  return %r : f32
}

// -----

func.func @extract_22(%a: vector<4xf32>, %x: f32) -> f32 {
  %0 = vector.insert %x, %a [2] : f32 into vector<4xf32>
  %r = vector.extract %0[1] : f32 from vector<4xf32>
  return %r : f32
}

// -----

func.func @extract_23(%x: f32) -> f32 {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  %r = vector.extract %0[1] : f32 from vector<4xf32>
  return %r : f32
}
