// DIFFERS: upstream reads no text of earlier years
// RUN: not terrace upgrade %s --split-input-file 2>&1
// RUN: not terrace opt %s --upgrade --split-input-file 2>&1
// RUN: not terrace opt %s --split-input-file --hints 2>&1
// RUN: not terrace upgrade %s --diagnostics=json 2>&1
// RUN: not terrace compile %s --split-input-file 2>&1

func @tuples(%a: vector<2x4xf32>) {
  %0 = vector.extract_slices %a, [2, 2], [1, 1] : vector<2x4xf32> into tuple<vector<2x2xf32>, vector<2x2xf32>>
  return
}

// -----

llvm.func @opaque(%p: !llvm.ptr, %s: !llvm.ptr<struct<(i32, f32)>>, %i: i32) {
  %0 = llvm.load %p : !llvm.ptr
  llvm.store %0, %p : !llvm.ptr
  %1 = llvm.getelementptr %s[%i, %i] : (!llvm.ptr<struct<(i32, f32)>>, i32, i32) -> !llvm.ptr<f32>
  llvm.return
}

// -----

llvm.func @types(!llvm<"no type">)

// -----

llvm.func @copy(%d: !llvm.ptr<i8>, %n: i64, %v: i1) {
  "llvm.intr.memcpy"(%d, %d, %n, %v) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  %0 = "llvm.getelementptr"(%d, %n) : (!llvm.ptr<i8>, i64) -> !llvm.ptr<i8>
  llvm.return
}

// -----

func @shape(%m: memref<?xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] : memref<?xf32> into memref<?x4xf32>
  linalg.tiled_loop %m
  return
}

// -----

func.func @tosa(%a: tensor<6x4xf32>, %p: tensor<2xi32>, %r: tensor<2x2xi32>, %x: tensor<1x4x4x1xf32>, %d: tensor<?x?xf32>, %e: tensor<2x?x?xf32>, %w: tensor<1x1x1x8xf32>, %b: tensor<8xf32>) {
  %0 = tosa.transpose %a, %p : (tensor<6x4xf32>, tensor<2xi32>) -> tensor<4x6xf32>
  %1 = "tosa.pad"(%a, %r) : (tensor<6x4xf32>, tensor<2x2xi32>) -> tensor<7x13xf32>
  %2 = "tosa.resize"(%x) {mode = "BILINEAR", offset = [0, 0], output_size = [1, 1], shift = 0 : i32, stride = [0, 0]} : (tensor<1x4x4x1xf32>) -> tensor<1x1x1x1xf32>
  %3 = tosa.add %d, %e : (tensor<?x?xf32>, tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
  %4 = "tosa.identityn"(%a) : (tensor<6x4xf32>) -> tensor<6x4xf32>
  %5 = "tosa.transpose_conv2d"(%x, %w, %b) {dilation = [2, 1], out_pad = [0, 0], stride = [1, 1]} : (tensor<1x4x4x1xf32>, tensor<1x1x1x8xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>
  %6 = tosa.clamp %a {min_int = 0 : i64, max_int = 1 : i64} : (tensor<6x4xf32>) -> tensor<6x4xf32>
  %7 = tosa.rescale %a {scale32 = true} : (tensor<6x4xf32>) -> tensor<6x4xf32>
  %8 = "tosa.matmul"(%a, %a) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
  %9 = "tosa.gather"(%a, %p) {axis = 0 : i32, batch_dims = 0 : i64} : (tensor<6x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  %10 = tosa.fully_connected %a, %a, %b : (tensor<6x4xf32>, tensor<4x8xf32>, tensor<8xf32>) -> tensor<6x8xf32>
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func @linalg(%t: tensor<?x4xf32>, %m: memref<4x4xf32>) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] : tensor<?x4xf32> into tensor<?x?x4xf32>
  linalg.copy(%m, %m) {inputPermutation = affine_map<(i, j) -> (j, i)>} : memref<4x4xf32>, memref<4x4xf32>
  %1 = linalg.generic {args_in = 1, args_out = 1, indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} %t {
  ^bb0(%a: f32):
    linalg.yield %a : f32
  } : tensor<?x4xf32> -> tensor<?x4xf32>
  %2 = linalg.elemwise_unary {cast = #linalg.type_fn<cast_unsigned>} ins(%t : tensor<?x4xf32>) outs(%t : tensor<?x4xf32>) -> tensor<?x4xf32>
  linalg.conv(%m, %m, %m) : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}
