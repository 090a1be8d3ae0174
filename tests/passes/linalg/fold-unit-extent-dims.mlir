// RUN: terrace opt %s --linalg-fold-unit-extent-dims --split-input-file
// RUN: terrace opt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices --split-input-file

#acc0 = affine_map<(i, j, k, l, m) -> (i, k, m)>
#acc1 = affine_map<(i, j, k, l, m) -> ()>
#acc2 = affine_map<(i, j, k, l, m) -> (i, k, j, l, m)>
func.func @drop_one_trip_loops(%a: tensor<?x1x?xf32>, %s: f32, %o: tensor<?x1x?x1x?xf32>) -> tensor<?x1x?x1x?xf32> {
  %0 = linalg.generic {indexing_maps = [#acc0, #acc1, #acc2], iterator_types = ["parallel","parallel","parallel","parallel","parallel"], library_call = "foo"} ins(%a, %s : tensor<?x1x?xf32>, f32) outs(%o : tensor<?x1x?x1x?xf32>) attrs = {bar = 1 : i32} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<?x1x?x1x?xf32>
  return %0 : tensor<?x1x?x1x?xf32>
}

// -----

#map0 = affine_map<(i, j) -> (i, j)>
#access = affine_map<(i, j) -> (j, i)>
func.func @all_ones(%a: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %e = tensor.empty() : tensor<1x1xf32>
  %0 = linalg.generic {indexing_maps = [#map0, #access], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x1xf32>) outs(%e : tensor<1x1xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// -----

// Loops have new numbers.
func.func @indices(%o: tensor<?x1x?xi32>) -> tensor<?x1x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,j,k)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%o : tensor<?x1x?xi32>) {
  ^bb0(%x: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %s = arith.addi %i, %j : index
    %t = arith.addi %s, %k : index
    %r = arith.index_cast %t : index to i32
    linalg.yield %r : i32
  } -> tensor<?x1x?xi32>
  return %0 : tensor<?x1x?xi32>
}

// -----

func.func @broadcast(%a: tensor<5xf32>, %b: tensor<5xf32>, %o: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [1, 5] : tensor<5xf32> into tensor<1x5xf32>
  %1 = tensor.expand_shape %b [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %1 : tensor<1x5xf32>, tensor<5x1xf32>) outs(%o : tensor<5x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<5x5xf32>
  return %2 : tensor<5x5xf32>
}

// -----

func.func @reduction(%a: tensor<1x?x1x1xf32>) -> tensor<1x1xf32> {
  %cst = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<1x1xf32>
  %f = linalg.fill ins(%cst : f32) outs(%e : tensor<1x1xf32>) -> tensor<1x1xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2)>], iterator_types = ["parallel", "reduction", "parallel", "reduction"]} ins(%a : tensor<1x?x1x1xf32>) outs(%f : tensor<1x1xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// -----

// Without a reduction, the output is an input.
func.func @unit_reduction(%a: tensor<1x?x1x1xf32>, %n: index) -> tensor<1x?xf32> {
  %cst = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<1x?xf32>
  %f = linalg.fill ins(%cst : f32) outs(%e : tensor<1x?xf32>) -> tensor<1x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a : tensor<1x?x1x1xf32>) outs(%f : tensor<1x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// -----

func.func @slices(%a: tensor<1x1x4x5xf32>, %b: tensor<8x8x4x5xf32>, %i: index) -> (tensor<1x1x4x5xf32>, tensor<8x8x4x5xf32>) {
  %0 = tensor.extract_slice %b[%i, 0, 0, 0] [1, 1, 4, 5] [1, 1, 1, 1] : tensor<8x8x4x5xf32> to tensor<1x1x4x5xf32>
  %1 = tensor.insert_slice %a into %b[%i, 0, 0, 0] [1, 1, 4, 5] [1, 1, 1, 1] : tensor<1x1x4x5xf32> into tensor<8x8x4x5xf32>
  return %0, %1 : tensor<1x1x4x5xf32>, tensor<8x8x4x5xf32>
}

// -----

func.func @slices_of_one(%b: tensor<8x8x4x5xf32>, %i: index) -> (tensor<1x4x1xf32>, tensor<1x1x1x1xf32>) {
  %0 = tensor.extract_slice %b[%i, 0, 0, 0] [1, 1, 4, 1] [1, 1, 1, 1] : tensor<8x8x4x5xf32> to tensor<1x4x1xf32>
  %1 = tensor.extract_slice %b[%i, 0, 0, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<8x8x4x5xf32> to tensor<1x1x1x1xf32>
  return %0, %1 : tensor<1x4x1xf32>, tensor<1x1x1x1xf32>
}

// -----

func.func @parallel_insertion(%a: tensor<1x5xf32>, %b: tensor<8x5xf32>) -> tensor<8x5xf32> {
  %r = scf.forall (%i) in (8) shared_outs(%o = %b) -> tensor<8x5xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<8x5xf32>
    }
  }
  return %r : tensor<8x5xf32>
}

// -----

func.func @padding(%a: tensor<1x2x1x?xf32>, %n: index) -> tensor<1x5x1x?xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 1, 0, %n] high[0, 2, 0, 3] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %cst : f32
  } : tensor<1x2x1x?xf32> to tensor<1x5x1x?xf32>
  return %0 : tensor<1x5x1x?xf32>
}

// -----

func.func @other_layout(%a: memref<1x?x1xf32>, %o: memref<1x?x1xf32>, %p: memref<1x?x1xf32, strided<[?, ?, ?], offset: ?>>) {
  linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,j,k)>, affine_map<(i,j,k)->(i,j,k)>, affine_map<(i,j,k)->(i,j,k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %p : memref<1x?x1xf32>, memref<1x?x1xf32, strided<[?, ?, ?], offset: ?>>) outs(%o : memref<1x?x1xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  }
  return
}

// -----

func.func @memory_space(%a: memref<1x?x1xf32, 3>, %o: memref<1x?x1xf32, 3>) {
  linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,j,k)>, affine_map<(i,j,k)->(i,j,k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : memref<1x?x1xf32, 3>) outs(%o : memref<1x?x1xf32, 3>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @window_of_one(%a: tensor<1x10xf32>, %k: tensor<1xf32>, %o: tensor<1x10xf32>) -> tensor<1x10xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(n,w,x)->(n,w + x)>, affine_map<(n,w,x)->(x)>, affine_map<(n,w,x)->(n,w)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %k : tensor<1x10xf32>, tensor<1xf32>) outs(%o : tensor<1x10xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<1x10xf32>
  return %0 : tensor<1x10xf32>
}

// -----

func.func @named_stays(%a: tensor<1x4xf32>, %b: tensor<4x1xf32>, %o: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<1x4xf32>, tensor<4x1xf32>) outs(%o : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// -----

func.func @product(%a: tensor<1x?xf32>, %b: tensor<?x1xf32>, %o: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<1x?xf32>, tensor<?x1xf32>) outs(%o : tensor<1x1xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// -----

func.func @two_results(%a: tensor<1x?xf32>, %o: tensor<1x?xf32>, %p: tensor<?xf32>) -> (tensor<1x?xf32>, tensor<?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(m,n)->(m,n)>, affine_map<(m,n)->(m,n)>, affine_map<(m,n)->(n)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x?xf32>) outs(%o, %p : tensor<1x?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2, %1 : f32, f32
  } -> (tensor<1x?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<1x?xf32>, tensor<?xf32>
}

// -----

func.func @encoding_with_unit_extent(%a: tensor<1x?xf32, 1 : i32>, %o: tensor<1x?xf32>) -> tensor<1x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m,n)->(m,n)>, affine_map<(m,n)->(m,n)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x?xf32, 1 : i32>) outs(%o : tensor<1x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// -----

func.func @extent_of_result(%a: tensor<1x?x1xf32>, %n: index) -> index {
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<1x?x1xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,n,k)>, affine_map<(m,n,k)->(m,n,k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<1x?x1xf32>) outs(%e : tensor<1x?x1xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1x?x1xf32>
  %d = tensor.dim %0, %c1 : tensor<1x?x1xf32>
  return %d : index
}

// -----

func.func @with_layout(%a: memref<1x?x1xf32>, %o: memref<1x?x1xf32>, %p: memref<?xf32, strided<[?], offset: ?>>) {
  linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,j,k)>, affine_map<(i,j,k)->(j)>, affine_map<(i,j,k)->(i,j,k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %p : memref<1x?x1xf32>, memref<?xf32, strided<[?], offset: ?>>) outs(%o : memref<1x?x1xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  }
  return
}

// -----

// An operand that cannot be reshaped keeps the others as they are.
func.func @layout_with_unit_extent(%a: memref<1x?x1xf32>, %o: memref<1x?x1xf32>, %p: memref<?x1xf32, strided<[?, ?], offset: ?>>) {
  linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,j,k)>, affine_map<(i,j,k)->(j,k)>, affine_map<(i,j,k)->(i,j,k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %p : memref<1x?x1xf32>, memref<?x1xf32, strided<[?,?], offset: ?>>) outs(%o : memref<1x?x1xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  }
  return
}

// -----

func.func @layout_indexed_by_zero(%a: memref<1x?x1xf32>, %o: memref<1x?x1xf32>, %p: memref<?x1xf32, strided<[?, ?], offset: ?>>) {
  linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,j,k)>, affine_map<(i,j,k)->(j,0)>, affine_map<(i,j,k)->(i,j,k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %p : memref<1x?x1xf32>, memref<?x1xf32, strided<[?,?], offset: ?>>) outs(%o : memref<1x?x1xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  }
  return
}

// -----

func.func @with_encoding(%a: tensor<1x?xf32>, %o: tensor<1x?xf32>, %p: tensor<?xf32, 1 : i32>) -> tensor<1x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %p : tensor<1x?xf32>, tensor<?xf32, 1 : i32>) outs(%o : tensor<1x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// -----

func.func @scalar(%a: tensor<1x?xf32>, %o: tensor<1x?xf32>, %p: f32) -> tensor<1x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->()>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %p : tensor<1x?xf32>, f32) outs(%o : tensor<1x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// -----

func.func @constant_index(%a: tensor<1x?xf32>, %o: tensor<1x?xf32>, %p: tensor<?x5xf32>) -> tensor<1x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,0)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %p : tensor<1x?xf32>, tensor<?x5xf32>) outs(%o : tensor<1x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// -----

func.func @encoding_of_other_extent(%a: tensor<1x?xf32>, %o: tensor<1x?xf32>, %p: tensor<?x5xf32, 1 : i32>) -> tensor<1x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %p : tensor<1x?xf32>, tensor<?x5xf32, 1 : i32>) outs(%o : tensor<1x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// -----

func.func @other_constant_index(%a: tensor<1x?xf32>, %o: tensor<1x?xf32>, %p: tensor<?x5xf32>) -> tensor<1x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,3)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %p : tensor<1x?xf32>, tensor<?x5xf32>) outs(%o : tensor<1x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// -----

// The sum of two loops of one iteration is zero.
func.func @sum_of_unit_loops(%a: tensor<1x?xf32>, %o: tensor<1x?xf32>, %p: tensor<?x1xf32>) -> tensor<1x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i+i)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %p : tensor<1x?xf32>, tensor<?x1xf32>) outs(%o : tensor<1x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// -----

// A dimension of extent one is in the group of the next one.
func.func @inner_slice(%a: tensor<?x?x?xf32>, %n: index, %m: index) -> tensor<?x1x?xf32> {
  %0 = tensor.extract_slice %a[0, %n, 0] [%n, 1, %m] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x1x?xf32>
  return %0 : tensor<?x1x?xf32>
}
