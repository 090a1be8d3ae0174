// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// Layouts: what views make of them, and how messages show them.

func.func @s1(%m: memref<4x1x1x5xf32, strided<[?, ?, ?, ?], offset: ?>>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[0,0,0,0] [4, 1, 1, %i] [1, 1, 1, 1] : memref<4x1x1x5xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<4x1x?xf32, strided<[?, ?, ?], offset: ?>>
  %1 = memref.dim %0, %c2 : memref<4x1x?xf32, strided<[?, ?, ?], offset: ?>>
  "test.use"(%1) : (index) -> ()
  return
}
// -----
func.func @s2(%m: memref<8x1x4x1xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[0,0,0,0] [1, 1, %i, 1] [1, 1, 1, 1] : memref<8x1x4x1xf32> to memref<1x?xf32, strided<[4, 1]>>
  %1 = memref.dim %0, %c1 : memref<1x?xf32, strided<[4, 1]>>
  "test.use"(%1) : (index) -> ()
  return
}
// -----
func.func @s3(%m: memref<8x1x4x1xf32>, %i: index) {
  %0 = memref.subview %m[0,0,0,0] [1, 1, %i, 1] [1, 1, 1, 1] : memref<8x1x4x1xf32> to memref<?x1xf32, strided<[1, 4]>>
  return
}
// -----
func.func @s4(%m: memref<8x1x4x1xf32>, %i: index) {
  %0 = memref.subview %m[0,0,0,0] [1, 1, %i, 1] [1, 1, 1, 1] : memref<8x1x4x1xf32> to memref<?x1xf32, strided<[1, 1]>>
  return
}
// -----
func.func @s5(%m: memref<8x1x4x1xf32>, %i: index) {
  %0 = memref.subview %m[0,0,0,0] [1, 1, %i, 1] [1, 1, 1, 1] : memref<8x1x4x1xf32> to memref<1x?xf32, strided<[2, 1]>>
  return
}
// -----
func.func @s6(%m: memref<8x?x4x1xf32, strided<[?, 4, 1, 1]>>, %i: index) {
  %0 = memref.subview %m[0,0,0,0] [1, 1, %i, 1] [1, 1, 1, 1] : memref<8x?x4x1xf32, strided<[?, 4, 1, 1]>> to memref<1x?xf32, strided<[?, 1]>>
  return
}
// -----
func.func @s7(%m: memref<8x?x4x1xf32, strided<[?, 4, 1, 1]>>, %i: index) {
  %0 = memref.subview %m[0,0,0,0] [1, 1, %i, 1] [1, 1, 1, 1] : memref<8x?x4x1xf32, strided<[?, 4, 1, 1]>> to memref<1x?xf32, strided<[4, 1]>>
  return
}
// -----
func.func @s8(%m: memref<4xf32>, %i: index) {
  %0 = memref.subview %m[4] [0] [1] : memref<4xf32> to memref<0xf32, strided<[1], offset: 4>>
  return
}
// -----
func.func @s9(%m: memref<4xf32>, %i: index) {
  %0 = memref.subview %m[3] [0] [1] : memref<4xf32> to memref<0xf32, strided<[1], offset: 3>>
  %1 = memref.subview %m[3] [2] [0] : memref<4xf32> to memref<2xf32, strided<[0], offset: 3>>
  %2 = memref.subview %m[3] [3] [-1] : memref<4xf32> to memref<3xf32, strided<[-1], offset: 3>>
  %3 = memref.subview %m[3] [[3]] [-1] : memref<4xf32> to memref<3xf32, strided<[-1], offset: 3>>
  return
}
// -----
func.func @o1(%m: memref<?xf32>, %i: index) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xf32>) -> memref<4xf32, strided<[1], offset: ?>>
  return
}
// -----
func.func @o2(%m: memref<?xf32>, %i: index) {
  %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xf32>, index) -> memref<4xf32, strided<[1], offset: ?>>
  return
}
// -----
func.func @o3(%m: memref<?xf32>, %i: index) {
  %0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xf32>, index, index) -> memref<4xf32, strided<[1], offset: ?>>
  return
}
// -----
func.func @o4(%m: memref<?xf32>, %i: index) {
  %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 0>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xf32>, index) -> memref<4xf32, strided<[1], offset: ?>>
  return
}
// -----
func.func @t1(%m: memref<?x?x4xf32, strided<[?, ?, 1], offset: ?>>) {
  %0 = memref.transpose %m (i, j, k) -> (k, j, i) : memref<?x?x4xf32, strided<[?, ?, 1], offset: ?>> to memref<?xf32>
  return
}
// -----
func.func @t2(%m: memref<?x?x4xf32, strided<[8, ?, 2], offset: 3>>) {
  %0 = memref.transpose %m (i, j, k) -> (k, j, i) : memref<?x?x4xf32, strided<[8, ?, 2], offset: 3>> to memref<?xf32>
  return
}
// -----
func.func @t3(%m: memref<?x?xf32, strided<[?, ?], offset: 3>>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: 3>> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + 3 + d1 * s0)>>
  return
}
// -----
func.func @t4(%m: memref<?x?xf32, strided<[?, ?], offset: 3>>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: 3>> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + 3 + d1 * s1)>>
  return
}
// -----
func.func @t5(%m: memref<f32, strided<[], offset: 3>>) {
  %0 = memref.transpose %m () -> () : memref<f32, strided<[], offset: 3>> to memref<f32>
  return
}
// -----
func.func @t6(%m: memref<f32, strided<[], offset: ?>>) {
  %0 = memref.transpose %m () -> () : memref<f32, strided<[], offset: ?>> to memref<f32>
  return
}
// -----
func.func @t7(%m: memref<4x5xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x5xf32> to memref<4x5xf64>
  return
}
// -----
func.func @t8(%m: memref<4x5xf32, 2>) {
  %0 = memref.transpose %m (i, j) -> (i, j) : memref<4x5xf32, 2> to memref<4x5xf64>
  return
}
// -----
func.func @t9(%m: memref<4x0x5xf32, 2>) {
  %0 = memref.transpose %m (i, j, k) -> (i, k, j) : memref<4x0x5xf32, 2> to memref<4x5xf64>
  return
}
// -----
func.func @t10(%m: memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 * s0 + s0)>>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 * s0 + s0)>> to memref<4x5xf64>
  return
}
// -----
func.func @o5(%m: memref<?xf32>, %i: index) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xf32>) -> memref<4xf32, strided<[1], offset: ?>>
  return
}
// -----
func.func @t1(%m: memref<5xf32>) {
  %0 = memref.transpose %m (i) -> (i) : memref<5xf32> to memref<5xf32>
  return
}
// -----
func.func @t2(%m: memref<5xf32>) {
  %0 = memref.transpose %m (i) -> (i) : memref<5xf32> to memref<5xf32, strided<[1]>>
  return
}
// -----
func.func @t3(%m: memref<f32>) {
  %0 = memref.transpose %m () -> () : memref<f32> to memref<f32>
  %1 = memref.transpose %m () -> () : memref<f32> to memref<f32, strided<[]>>
  return
}
// -----
func.func @t4(%m: memref<?x?xf32, strided<[7, 5], offset: ?>>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32, strided<[7, 5], offset: ?>> to memref<?x?xf32>
  return
}
// -----
func.func @v(%d: memref<?xi8>, %i: index, %u: memref<64xi8>) {
  %c0 = arith.constant 0 : index
  %4 = memref.view %d[%c0][%i] : memref<?xi8> to memref<?xi8>
  "test.use"(%4) : (memref<?xi8>) -> ()
  return
}
// -----
func.func @e(%m: memref<4x1xf32, strided<[2, 2]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x1xf32, strided<[2, 2]>> into memref<4xf32, strided<[2]>>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 1] : memref<4xf32, strided<[2]>> into memref<4x1xf32, strided<[2, 2]>>
  return
}
// -----
func.func @e2(%m: memref<4xf32, strided<[2]>>) {
  %0 = memref.expand_shape %m [[0], []] output_shape [4] : memref<4xf32, strided<[2]>> into memref<4xf32, strided<[2]>>
  return
}
// -----
func.func @e3(%m: memref<4xf32, strided<[2]>>) {
  %0 = memref.expand_shape %m [[0]] output_shape [4] : memref<4xf32, strided<[2]>> into memref<f32, strided<[]>>
  return
}
// -----
func.func @e4(%m: memref<4xf32, strided<[2]>>) {
  %0 = memref.collapse_shape %m [[0]] : memref<4xf32, strided<[2]>> into memref<4x1xf32>
  return
}
// -----
func.func @e5(%m: memref<4xf32, strided<[1]>>) {
  %0 = memref.collapse_shape %m [[0]] : memref<4xf32, strided<[1]>> into memref<4xf32, strided<[1]>>
  return
}
// -----
func.func @e6(%m: memref<4xf32, strided<[1]>>, %i : index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32, strided<[1]>> into memref<2x2xf32>
  %1 = "memref.expand_shape"(%m, %i) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (memref<4xf32, strided<[1]>>, index) -> memref<2x2xf32>
  return
}
// -----
func.func @x(%m: memref<4xf32>, %i : index, %a: f32) {
  %0 = memref.atomic_rmw addf %a, %m[%i] : (f32, memref<4xf32>, i32) -> f32
  return
}
// -----
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : tensor<4x1xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1> : tensor<5xi32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<?xf32>, initial_value = dense<1> : tensor<5xi32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<4xf32, strided<[2]>>, initial_value = dense<1.0> : tensor<4xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : tensor<4xf32, 3 : i64>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<4xi32>, initial_value = array<i32: 1, 2, 3, 4>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<2xi32>, initial_value = dense<["a", "b"]> : tensor<2xi32>}> : () -> ()
// -----
memref.global @s : memref<i32> = dense<"a">
// -----
memref.global @s : memref<0x2xi32> = dense<>
// -----
memref.global @s : memref<2xi32> = [1, 2]
// -----
memref.global @s : memref<2xi32> = array<i32: 1, 2>
// -----
memref.global "private" constant @s : memref<2xi32> = unit
