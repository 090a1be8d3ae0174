// RUN: terrace opt %s --outline-shape-computation --allow-unregistered-dialect

func.func @main(%arg0: tensor<?x4x?xf32>, %arg1: tensor<2x4x?xf32>) -> tensor<?x4x?xf32> {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = shape.shape_of %arg0 : tensor<?x4x?xf32> -> tensor<3xindex>
  %1 = shape.get_extent %0, %c2 : tensor<3xindex>, index -> index
  %2 = "test.abs"(%arg0) : (tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
  %3 = shape.with_shape %2, %0 : tensor<?x4x?xf32>, tensor<3xindex>
  %4 = shape.value_of %3 : tensor<?x4x?xf32>
  %5 = "test.concat"(%4, %arg1) {axis = 0 : i64} : (tensor<?x4x?xf32>, tensor<2x4x?xf32>) -> tensor<?x4x?xf32>
  %6 = shape.get_extent %0, %c0 : tensor<3xindex>, index -> index
  %7 = arith.addi %6, %c2 : index
  %8 = shape.from_extents %7, %c4, %1 : index, index, index
  %9 = shape.with_shape %5, %8 : tensor<?x4x?xf32>, !shape.shape
  %10 = shape.value_of %9 : tensor<?x4x?xf32>
  return %10 : tensor<?x4x?xf32>
}
func.func @two_shapes(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %s: !shape.shape) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, !shape.value_shape) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %d = tensor.dim %arg0, %c0 : tensor<?xf32>
  %m = arith.muli %d, %c2 : index
  %e = shape.from_extents %m : index
  %f = shape.from_extents %d : index
  %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = shape.with_shape %0, %e : tensor<?xf32>, !shape.shape
  %2 = shape.value_of %1 : tensor<?xf32>
  %3 = "test.b"(%2) : (tensor<?xf32>) -> tensor<?xf32>
  %4 = shape.with_shape %3, %e : tensor<?xf32>, !shape.shape
  %5 = shape.value_of %4 : tensor<?xf32>
  %6 = "test.c"(%5) : (tensor<?xf32>) -> tensor<?xf32>
  %7 = shape.with_shape %6, %f : tensor<?xf32>, !shape.shape
  %8 = shape.value_of %7 : tensor<?xf32>
  %9 = shape.with_shape %arg1, %s : tensor<?xf32>, !shape.shape
  %10 = shape.value_of %9 : tensor<?xf32>
  %11 = shape.with_shape %arg1, %s : tensor<?xf32>, !shape.shape
  return %5, %8, %10, %11 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, !shape.value_shape
}
func.func @used_elsewhere(%arg0: tensor<?xf32>) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %arg0, %c0 : tensor<?xf32>
  %m = arith.muli %d, %d : index
  %e = shape.from_extents %m : index
  %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = shape.with_shape %0, %e : tensor<?xf32>, !shape.shape
  %2 = shape.value_of %1 : tensor<?xf32>
  return %2, %m : tensor<?xf32>, index
}
func.func private @shape_cal_1()
func.func @value_shapes(%v: !shape.value_shape, %s: !shape.shape) -> (tensor<?xf32>, tensor<?x?xf32>) {
  %0 = shape.with_shape %v, %s : !shape.value_shape, !shape.shape
  %1 = shape.value_of %0 : tensor<?xf32>
  %x = "test.a"() : () -> tensor<?x?xf32>
  %4 = shape.with_shape %x, %s : tensor<?x?xf32>, !shape.shape
  %5 = shape.value_of %4 : tensor<?x?xf32>
  return %1, %5 : tensor<?xf32>, tensor<?x?xf32>
}
