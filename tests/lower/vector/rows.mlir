// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm

func.func @t(%a: vector<2x3xf32>) -> vector<3x2xf32> { %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32> return %0 : vector<3x2xf32> }

// -----

func.func @t3(%a: vector<2x3x4xf32>) -> vector<3x2x4xf32> { %0 = vector.transpose %a, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32> return %0 : vector<3x2x4xf32> }

// -----

func.func @tu(%a: vector<1x3xf32>) -> vector<3x1xf32> { %0 = vector.transpose %a, [1, 0] : vector<1x3xf32> to vector<3x1xf32> return %0 : vector<3x1xf32> }

// -----

func.func @scd(%a: vector<2x3xf32>) -> vector<6xf32> { %0 = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32> return %0 : vector<6xf32> }

// -----

func.func @scu(%a: vector<6xf32>) -> vector<2x3xf32> { %0 = vector.shape_cast %a : vector<6xf32> to vector<2x3xf32> return %0 : vector<2x3xf32> }

// -----

func.func @scg(%a: vector<2x6xf32>) -> vector<3x4xf32> { %0 = vector.shape_cast %a : vector<2x6xf32> to vector<3x4xf32> return %0 : vector<3x4xf32> }

// -----

func.func @scx(%a: vector<2x2x6xf32>) -> vector<4x6xf32> { %0 = vector.shape_cast %a : vector<2x2x6xf32> to vector<4x6xf32> return %0 : vector<4x6xf32> }

// -----

func.func @sc0(%a: vector<1xf32>) -> vector<f32> { %0 = vector.shape_cast %a : vector<1xf32> to vector<f32> return %0 : vector<f32> }

// -----

func.func @sc01(%a: vector<f32>) -> vector<1x1xf32> { %0 = vector.shape_cast %a : vector<f32> to vector<1x1xf32> return %0 : vector<1x1xf32> }

// -----

func.func @es1(%a: vector<8xf32>) -> vector<3xf32> { %0 = vector.extract_strided_slice %a {offsets=[2], sizes=[3], strides=[1]} : vector<8xf32> to vector<3xf32> return %0 : vector<3xf32> }

// -----

func.func @es2(%a: vector<4x8xf32>) -> vector<2x3xf32> { %0 = vector.extract_strided_slice %a {offsets=[1,2], sizes=[2,3], strides=[1,1]} : vector<4x8xf32> to vector<2x3xf32> return %0 : vector<2x3xf32> }

// -----

func.func @es2l(%a: vector<4x8xf32>) -> vector<2x8xf32> { %0 = vector.extract_strided_slice %a {offsets=[1], sizes=[2], strides=[1]} : vector<4x8xf32> to vector<2x8xf32> return %0 : vector<2x8xf32> }

// -----

func.func @is1(%v: vector<3xf32>, %a: vector<8xf32>) -> vector<8xf32> { %0 = vector.insert_strided_slice %v, %a {offsets=[2], strides=[1]} : vector<3xf32> into vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @is2(%v: vector<2x3xf32>, %a: vector<4x8xf32>) -> vector<4x8xf32> { %0 = vector.insert_strided_slice %v, %a {offsets=[1, 2], strides=[1, 1]} : vector<2x3xf32> into vector<4x8xf32> return %0 : vector<4x8xf32> }

// -----

func.func @is12(%v: vector<3xf32>, %a: vector<4x8xf32>) -> vector<4x8xf32> { %0 = vector.insert_strided_slice %v, %a {offsets=[1, 2], strides=[1]} : vector<3xf32> into vector<4x8xf32> return %0 : vector<4x8xf32> }

// -----

func.func @is23(%v: vector<2x8xf32>, %a: vector<3x4x8xf32>) -> vector<3x4x8xf32> { %0 = vector.insert_strided_slice %v, %a {offsets=[1, 2, 0], strides=[1, 1]} : vector<2x8xf32> into vector<3x4x8xf32> return %0 : vector<3x4x8xf32> }

// -----

func.func @op(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<2x3xf32> { %0 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32> return %0 : vector<2x3xf32> }

// -----

func.func @opa(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> { %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32> return %0 : vector<2x3xf32> }

// -----

func.func @opi(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> { %0 = vector.outerproduct %a, %b, %c : vector<2xi32>, vector<3xi32> return %0 : vector<2x3xi32> }

// -----

func.func @opmax(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> { %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<2xf32>, vector<3xf32> return %0 : vector<2x3xf32> }

// -----

func.func @ops(%a: vector<2xf32>, %b: f32, %c: vector<2xf32>) -> vector<2xf32> { %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, f32 return %0 : vector<2xf32> }

// -----

func.func @opsn(%a: vector<2xf32>, %b: f32) -> vector<2xf32> { %0 = vector.outerproduct %a, %b : vector<2xf32>, f32 return %0 : vector<2xf32> }

// -----

func.func @mr(%a: vector<2x4xf32>, %c: vector<2xf32>) -> vector<2xf32> { %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x4xf32> to vector<2xf32> return %0 : vector<2xf32> }
