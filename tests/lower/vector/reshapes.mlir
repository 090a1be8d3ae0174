// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm

func.func @c0(%a: vector<3x1xf32>) -> vector<3xf32> { %0 = vector.shape_cast %a : vector<3x1xf32> to vector<3xf32> return %0 : vector<3xf32> }
// -----
func.func @c1(%a: vector<3xf32>) -> vector<3x1xf32> { %0 = vector.shape_cast %a : vector<3xf32> to vector<3x1xf32> return %0 : vector<3x1xf32> }
// -----
func.func @c2(%a: vector<2x3xf32>) -> vector<3x2xf32> { %0 = vector.shape_cast %a : vector<2x3xf32> to vector<3x2xf32> return %0 : vector<3x2xf32> }
// -----
func.func @c3(%a: vector<2x3x4xf32>) -> vector<6x4xf32> { %0 = vector.shape_cast %a : vector<2x3x4xf32> to vector<6x4xf32> return %0 : vector<6x4xf32> }
// -----
func.func @c4(%a: vector<6x4xf32>) -> vector<2x3x4xf32> { %0 = vector.shape_cast %a : vector<6x4xf32> to vector<2x3x4xf32> return %0 : vector<2x3x4xf32> }
// -----
func.func @c5(%a: vector<4x6xf32>) -> vector<2x2x6xf32> { %0 = vector.shape_cast %a : vector<4x6xf32> to vector<2x2x6xf32> return %0 : vector<2x2x6xf32> }
// -----
func.func @c6(%a: vector<8xf32>) -> vector<2x4xf32> { %0 = vector.shape_cast %a : vector<8xf32> to vector<2x4xf32> return %0 : vector<2x4xf32> }
// -----
func.func @c7(%a: vector<1x8xf32>) -> vector<8xf32> { %0 = vector.shape_cast %a : vector<1x8xf32> to vector<8xf32> return %0 : vector<8xf32> }
// -----
func.func @c8(%a: vector<2x3x4xf32>) -> vector<24xf32> { %0 = vector.shape_cast %a : vector<2x3x4xf32> to vector<24xf32> return %0 : vector<24xf32> }
// -----
func.func @c9(%a: vector<24xf32>) -> vector<2x3x4xf32> { %0 = vector.shape_cast %a : vector<24xf32> to vector<2x3x4xf32> return %0 : vector<2x3x4xf32> }
// -----
func.func @c10(%a: vector<1x1x4xf32>) -> vector<4xf32> { %0 = vector.shape_cast %a : vector<1x1x4xf32> to vector<4xf32> return %0 : vector<4xf32> }
// -----
func.func @c11(%a: vector<2x2x6xf32>) -> vector<4x3x2xf32> { %0 = vector.shape_cast %a : vector<2x2x6xf32> to vector<4x3x2xf32> return %0 : vector<4x3x2xf32> }
// -----
func.func @c12(%a: vector<1x4xf32>) -> vector<4x1xf32> { %0 = vector.shape_cast %a : vector<1x4xf32> to vector<4x1xf32> return %0 : vector<4x1xf32> }
// -----
func.func @bsc(%x: vector<[4]xf32>) -> vector<2x[4]xf32> { %0 = vector.broadcast %x : vector<[4]xf32> to vector<2x[4]xf32> return %0 : vector<2x[4]xf32> }
// -----
func.func @b1s(%x: f32) -> vector<[1]xf32> { %0 = vector.broadcast %x : f32 to vector<[1]xf32> return %0 : vector<[1]xf32> }
// -----
func.func @ldb(%m: memref<8xi1>, %i: index) -> vector<8xi1> { %0 = vector.load %m[%i] : memref<8xi1>, vector<8xi1> return %0 : vector<8xi1> }
