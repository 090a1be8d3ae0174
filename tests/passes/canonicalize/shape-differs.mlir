// RUN: terrace opt %s --canonicalize
// DIFFERS: upstream crashes on a negative number of an extent, a shape of a static type and one of a value and its shape, and makes operations that do not verify of sizes, memrefs, unranked tensors, shapes of other integers and constants of unknown rank.

func.func @to_shape(%t: tensor<2x3xf32>) -> !shape.shape {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> !shape.shape
  return %0 : !shape.shape
}
func.func @negative() -> index {
  %c = arith.constant -1 : index
  %e = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %0 = shape.get_extent %e, %c : tensor<3xindex>, index -> index
  return %0 : index
}
func.func @other_type(%i: index) -> !shape.size {
  %c0 = arith.constant 0 : index
  %0 = shape.add %i, %c0 : index, index -> !shape.size
  return %0 : !shape.size
}
func.func @unranked(%u: tensor<*xindex>, %e: tensor<?xindex>) -> tensor<?xindex> {
  %0 = tensor.cast %u : tensor<*xindex> to tensor<?xindex>
  %1 = shape.broadcast %0, %e : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}
func.func @memref(%m: memref<2x?xf32>, %i: index) -> index {
  %0 = shape.shape_of %m : memref<2x?xf32> -> tensor<2xindex>
  %1 = tensor.extract %0[%i] : tensor<2xindex>
  return %1 : index
}
func.func @reshape(%u: tensor<*xf32>, %k: tensor<2xi32>) -> tensor<?xindex> {
  %r = tensor.reshape %u(%k) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %0 = shape.shape_of %r : tensor<?x?xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
func.func @value_shape(%v: !shape.value_shape, %e: !shape.shape) -> !shape.witness {
  %0 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %1 = shape.cstr_broadcastable %0, %e : !shape.shape, !shape.shape
  return %1 : !shape.witness
}
func.func @const_tensor() -> tensor<?xindex> {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [3, 1] : tensor<2xindex>
  %0 = shape.concat %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
