// RUN: terrace opt %s --linalg-specialize-generic-ops --split-input-file
// DIFFERS: upstream crashes on scalars, makes operations that compute something else (unsigned integers, strides, sums that are rounded), or that do not verify (transposed matrices, two batches)

func.func @mm_u8(%a: tensor<4x8xi8>, %b: tensor<8x16xi8>, %o: tensor<4x16xi32>) -> tensor<4x16xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,k)>,affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} ins(%a, %b : tensor<4x8xi8>, tensor<8x16xi8>) outs(%o : tensor<4x16xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %p = arith.extui %x : i8 to i32
    %q = arith.extui %y : i8 to i32
    %1 = arith.muli %p, %q : i32
    %2 = arith.addi %1, %z : i32
    linalg.yield %2 : i32
  } -> tensor<4x16xi32>
  return %0 : tensor<4x16xi32>
}

// -----

func.func @mm_ta(%a: tensor<8x4xf32>, %b: tensor<8x16xf32>, %o: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(k,i)>,affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} ins(%a, %b : tensor<8x4xf32>, tensor<8x16xf32>) outs(%o : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// -----

func.func @mm_trunc(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %o: tensor<4x16xf16>) -> tensor<4x16xf16> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,k)>,affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%o : tensor<4x16xf16>) {
  ^bb0(%x: f32, %y: f32, %z: f16):
    %1 = arith.mulf %x, %y : f32
    %3 = arith.truncf %1 : f32 to f16
    %2 = arith.addf %3, %z : f16
    linalg.yield %2 : f16
  } -> tensor<4x16xf16>
  return %0 : tensor<4x16xf16>
}

// -----

// A scalar is no tensor that could be broadcast.
func.func @scalar(%a: tensor<8x4xf32>, %s: f32, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %s : tensor<8x4xf32>, f32) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// The named operation has no strides.
func.func @strides(%a: tensor<9xf32>, %k: tensor<3xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(w, x) -> (w * 2 + x)>, affine_map<(w, x) -> (x)>, affine_map<(w, x) -> (w)>], iterator_types = ["parallel", "reduction"]} ins(%a, %k : tensor<9xf32>, tensor<3xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The named operation extends signed integers.
func.func @unsigned_pooling(%a: tensor<1x4x4x1xi8>, %k: tensor<2x2xi8>, %o: tensor<1x3x3x1xi32>) -> tensor<1x3x3x1xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(n, h, w, c, y, x) -> (n, h + y, w + x, c)>, affine_map<(n, h, w, c, y, x) -> (y, x)>, affine_map<(n, h, w, c, y, x) -> (n, h, w, c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a, %k : tensor<1x4x4x1xi8>, tensor<2x2xi8>) outs(%o : tensor<1x3x3x1xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %1 = arith.extui %x : i8 to i32
    %2 = arith.addi %z, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<1x3x3x1xi32>
  return %0 : tensor<1x3x3x1xi32>
}

// -----

// The output has one element of each row only.
func.func @diagonal(%f: f32, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]} ins(%f : f32) outs(%o : tensor<4x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @batches(%a: tensor<2x3x4x8xf32>, %b: tensor<2x3x8x16xf32>, %o: tensor<2x3x4x16xf32>) -> tensor<2x3x4x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(b, c, i, j, k) -> (b, c, i, k)>, affine_map<(b, c, i, j, k) -> (b, c, k, j)>, affine_map<(b, c, i, j, k) -> (b, c, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x4x8xf32>, tensor<2x3x8x16xf32>) outs(%o : tensor<2x3x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<2x3x4x16xf32>
  return %0 : tensor<2x3x4x16xf32>
}
