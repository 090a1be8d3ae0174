// RUN: terrace opt %s --linalg-specialize-generic-ops --split-input-file

// The input is not copied.
#id = affine_map<(i,j)->(i,j)>
#tr = affine_map<(i,j)->(j,i)>
#r = affine_map<(i,j)->(i)>
#s = affine_map<(i,j)->()>
func.func @copy_out(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel","parallel"]} ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %z : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// A constant needs no input.
#id = affine_map<(i,j)->(i,j)>
func.func @fill_const(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c = arith.constant 1.0 : f32
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel","parallel"]} outs(%o : tensor<4x8xf32>) {
  ^bb0(%z: f32):
    linalg.yield %c : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// Only constants become inputs.
#id = affine_map<(i,j)->(i,j)>
func.func @fill_arg(%a: f32, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel","parallel"]} outs(%o : tensor<4x8xf32>) {
  ^bb0(%z: f32):
    linalg.yield %a : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// An input that is a tensor is broadcast.
#id = affine_map<(i,j)->(i,j)>
#s = affine_map<(i,j)->()>
func.func @fill_t0(%a: tensor<f32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel","parallel"]} ins(%a : tensor<f32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    linalg.yield %y : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

#id = affine_map<(i,j)->(i,j)>
#s = affine_map<(i,j)->()>
func.func @fill_s(%a: f32, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel","parallel"]} ins(%a : f32) outs(%o : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    linalg.yield %y : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

#id = affine_map<(i,j)->(i,j)>
#tr = affine_map<(i,j)->(j,i)>
func.func @fill_s2(%a: f32, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->()>, #tr], iterator_types = ["parallel","parallel"]} ins(%a : f32) outs(%o : tensor<8x4xf32>) {
  ^bb0(%y: f32, %z: f32):
    linalg.yield %y : f32
  } -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

#id = affine_map<(i,j)->(i,j)>
#r = affine_map<(i,j)->(i)>
func.func @bcast(%a: tensor<4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#r, #id], iterator_types = ["parallel","parallel"]} ins(%a : tensor<4xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    linalg.yield %y : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

#id = affine_map<(i,j)->(i,j)>
#r = affine_map<(i,j)->(i)>
func.func @bcast_out(%a: tensor<4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#r, #id], iterator_types = ["parallel","parallel"]} ins(%a : tensor<4xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    linalg.yield %z : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

#id = affine_map<(i,j)->(i,j)>
#tr = affine_map<(i,j)->(j,i)>
func.func @transp(%a: tensor<8x4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel","parallel"]} ins(%a : tensor<8x4xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    linalg.yield %y : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

#id = affine_map<(i,j)->(i,j)>
#tr = affine_map<(i,j)->(j,i)>
func.func @transp_out(%a: tensor<8x4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel","parallel"]} ins(%a : tensor<8x4xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    linalg.yield %z : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// The payload must be one function.
#id = affine_map<(i,j)->(i,j)>
func.func @two(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id,#id, #id], iterator_types = ["parallel","parallel"]} ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    %2 = arith.mulf %1, %y : f32
    linalg.yield %2 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// Both inputs must be used.
#id = affine_map<(i,j)->(i,j)>
func.func @addaa(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id,#id, #id], iterator_types = ["parallel","parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %x : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// Sums of integers stay.
#id = affine_map<(i,j)->(i,j)>
func.func @addi(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %o: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %0 = linalg.generic {indexing_maps = [#id,#id, #id], iterator_types = ["parallel","parallel"]} ins(%a, %b : tensor<4x8xi32>, tensor<4x8xi32>) outs(%o : tensor<4x8xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %1 = arith.addi %x, %y : i32
    linalg.yield %1 : i32
  } -> tensor<4x8xi32>
  return %0 : tensor<4x8xi32>
}

// -----

// The inputs are swapped; flags and other attributes are dropped.
#id = affine_map<(i,j)->(i,j)>
func.func @subswap(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id,#id, #id], iterator_types = ["parallel","parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) attrs = {foo = 1 : i32} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.divf %y, %x fastmath<fast> : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// The output must not be read.
#id = affine_map<(i,j)->(i,j)>
#id1 = affine_map<(i)->(i)>
func.func @out2(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id,#id, #id], iterator_types = ["parallel","parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// Inputs are transposed and broadcast first.
func.func @mix(%a: tensor<8x4xf32>, %b: tensor<8xf32>, %c: tensor<8x4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(j,i)>,affine_map<(i,j)->(j)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel","parallel"]} ins(%a, %b : tensor<8x4xf32>, tensor<8xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// The extents of empty tensors must be known.
func.func @mixdyn(%a: tensor<8x?xf32>, %b: tensor<8xf32>, %o: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(j,i)>,affine_map<(i,j)->(j)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel","parallel"]} ins(%a, %b : tensor<8x?xf32>, tensor<8xf32>) outs(%o : tensor<?x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

func.func @mix3(%a: tensor<5x8x4xf32>, %b: tensor<8xf32>, %o: tensor<4x5x8xf32>) -> tensor<4x5x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(j,k,i)>,affine_map<(i,j,k)->(k)>, affine_map<(i,j,k)->(i,j,k)>], iterator_types = ["parallel","parallel","parallel"]} ins(%a, %b : tensor<5x8x4xf32>, tensor<8xf32>) outs(%o : tensor<4x5x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = math.log %1 : f32
    %k = linalg.index 1 : index
    %3 = arith.index_cast %k : index to i32
    %4 = arith.sitofp %3 : i32 to f32
    %5 = arith.addf %2, %4 : f32
    linalg.yield %5 : f32
  } -> tensor<4x5x8xf32>
  return %0 : tensor<4x5x8xf32>
}

// -----

func.func @exp(%a: memref<4xf32>, %o: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i)->(i)>,affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%o : memref<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = math.exp %x : f32
    linalg.yield %1 : f32
  }
  return
}

// -----

func.func @mm_i8(%a: tensor<4x8xi8>, %b: tensor<8x16xi8>, %o: tensor<4x16xi32>) -> tensor<4x16xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,k)>,affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} ins(%a, %b : tensor<4x8xi8>, tensor<8x16xi8>) outs(%o : tensor<4x16xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %p = arith.extsi %x : i8 to i32
    %q = arith.extsi %y : i8 to i32
    %1 = arith.muli %p, %q : i32
    %2 = arith.addi %1, %z : i32
    linalg.yield %2 : i32
  } -> tensor<4x16xi32>
  return %0 : tensor<4x16xi32>
}

// -----

// The order of loops does not matter.
func.func @mm_perm(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %o: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(k,i,j)->(i,k)>,affine_map<(k,i,j)->(k,j)>, affine_map<(k,i,j)->(i,j)>], iterator_types = ["reduction","parallel","parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%o : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// -----

// The output cannot be transposed.
func.func @mm_tout(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %o: tensor<16x4xf32>) -> tensor<16x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,k)>,affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(j,i)>], iterator_types = ["parallel","parallel","reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%o : tensor<16x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<16x4xf32>
  return %0 : tensor<16x4xf32>
}

// -----

// Sums of conjunctions stay.
func.func @mm_bool(%a: tensor<4x8xi1>, %b: tensor<8x16xi1>, %o: tensor<4x16xi1>) -> tensor<4x16xi1> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,k)>,affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} ins(%a, %b : tensor<4x8xi1>, tensor<8x16xi1>) outs(%o : tensor<4x16xi1>) {
  ^bb0(%x: i1, %y: i1, %z: i1):
    %1 = arith.andi %x, %y : i1
    %2 = arith.ori %1, %z : i1
    linalg.yield %2 : i1
  } -> tensor<4x16xi1>
  return %0 : tensor<4x16xi1>
}

// -----

// At most one input is transposed.
func.func @bmm(%a: tensor<2x8x4xf32>, %b: tensor<2x16x8xf32>, %o: tensor<2x4x16xf32>) -> tensor<2x4x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(b,i,j,k)->(b,k,i)>,affine_map<(b,i,j,k)->(b,j,k)>, affine_map<(b,i,j,k)->(b,i,j)>], iterator_types = ["parallel","parallel","parallel","reduction"]} ins(%a, %b : tensor<2x8x4xf32>, tensor<2x16x8xf32>) outs(%o : tensor<2x4x16xf32>) attrs = {foo = 2 : i32} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<2x4x16xf32>
  return %0 : tensor<2x4x16xf32>
}

// -----

// There is one dimension of batches.
func.func @bmm2(%a: tensor<2x3x8x4xf32>, %b: tensor<2x3x16x8xf32>, %o: tensor<2x3x4x16xf32>) -> tensor<2x3x4x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(b,c,i,j,k)->(b,c,k,i)>,affine_map<(b,c,i,j,k)->(b,c,j,k)>, affine_map<(b,c,i,j,k)->(b,c,i,j)>], iterator_types = ["parallel","parallel","parallel","parallel","reduction"]} ins(%a, %b : tensor<2x3x8x4xf32>, tensor<2x3x16x8xf32>) outs(%o : tensor<2x3x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<2x3x4x16xf32>
  return %0 : tensor<2x3x4x16xf32>
}

// -----

// The inputs become operations of their own even if the region only yields.
func.func @yields(%a: tensor<1x4xf32>, %b: tensor<4x1xf32>, %o: tensor<4x1xf32>, %f: f32) -> (tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<1x4xf32>, tensor<4x1xf32>) outs(%o : tensor<4x1xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %f : f32
  } -> tensor<4x1xf32>
  %1:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x4xf32>) outs(%o, %o : tensor<4x1xf32>, tensor<4x1xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %x : f32, f32
  } -> (tensor<4x1xf32>, tensor<4x1xf32>)
  return %0, %1#0, %1#1 : tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>
}
