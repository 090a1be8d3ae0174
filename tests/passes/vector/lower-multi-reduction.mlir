// RUN: terrace opt %s --split-input-file --pass-pipeline='builtin.module(func.func(lower-vector-multi-reduction{lowering-strategy=inner-parallel}))'
// RUN: terrace opt %s --split-input-file --pass-pipeline='builtin.module(func.func(lower-vector-multi-reduction{lowering-strategy=inner-reduction}))'
// ONE-WAY: the text of vector.mask has no location for the operation inside

func.func @mr1(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<4xf32> to f32
  return %0 : f32
}

// -----

func.func @mr2(%v: vector<2x3xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <mul>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @mr3(%v: vector<2x3xf32>, %a: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <maximumf>, %v, %a [0] : vector<2x3xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @mr4(%v: vector<2x3xi32>, %a: i32) -> i32 {
  %0 = vector.multi_reduction <add>, %v, %a [0, 1] : vector<2x3xi32> to i32
  return %0 : i32
}

// -----

func.func @mr5(%v: vector<2x3x4xi32>, %a: vector<2x4xi32>) -> vector<2x4xi32> {
  %0 = vector.multi_reduction <minsi>, %v, %a [1] : vector<2x3x4xi32> to vector<2x4xi32>
  return %0 : vector<2x4xi32>
}

// -----

func.func @mr6(%v: vector<2x3x4x5xf32>, %a: vector<2x5xf32>) -> vector<2x5xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1, 2] : vector<2x3x4x5xf32> to vector<2x5xf32>
  return %0 : vector<2x5xf32>
}

// -----

func.func @mr9(%v: vector<2x3xf32>, %a: vector<2xf32>, %m: vector<2x3xi1>) -> vector<2xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @mr10(%v: vector<2x3xf32>, %a: vector<3xf32>, %m: vector<2x3xi1>) -> vector<3xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [0] : vector<2x3xf32> to vector<3xf32> } : vector<2x3xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @mr11(%v: vector<3xf32>, %a: f32, %m: vector<3xi1>) -> f32 {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [0] : vector<3xf32> to f32 } : vector<3xi1> -> f32
  return %0 : f32
}

// -----

func.func @mr12(%v: vector<2x3x4xf32>, %a: f32, %m: vector<2x3x4xi1>) -> f32 {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [0, 1, 2] : vector<2x3x4xf32> to f32 } : vector<2x3x4xi1> -> f32
  return %0 : f32
}

// -----

func.func @mr19(%v: vector<2x3x4xf32>, %a: vector<3xf32>, %m: vector<2x3x4xi1>) -> vector<3xf32> {
  %0 = vector.mask %m { vector.multi_reduction <mul>, %v, %a [0, 2] : vector<2x3x4xf32> to vector<3xf32> } : vector<2x3x4xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @mr20(%v: vector<2x1xindex>, %a: vector<2xindex>) -> vector<2xindex> {
  %0 = vector.multi_reduction <xor>, %v, %a [1] : vector<2x1xindex> to vector<2xindex>
  return %0 : vector<2xindex>
}

// -----

func.func @mr21(%v: vector<1x2xindex>, %a: vector<2xindex>) -> vector<2xindex> {
  %0 = vector.multi_reduction <and>, %v, %a [0] : vector<1x2xindex> to vector<2xindex>
  return %0 : vector<2xindex>
}

// -----

func.func @mr23(%v: vector<1x4xf32>, %a: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<1x4xf32> to vector<1xf32>
  return %0 : vector<1xf32>
}

// -----

func.func @mr24(%v: vector<2x3x4x5x2xi8>, %a: vector<3x5xi8>) -> vector<3x5xi8> {
  %0 = vector.multi_reduction <or>, %v, %a [0, 2, 4] : vector<2x3x4x5x2xi8> to vector<3x5xi8>
  return %0 : vector<3x5xi8>
}
