// RUN: terrace opt %s --convert-shape-to-std

func.func @bin(%i: index, %j: index) -> (index, index) {
  %1 = shape.mul %i, %j : index, index -> index
  %2 = shape.add %1, %j : index, index -> index
  return %1, %2 : index, index
}
func.func @any(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<3xindex>) -> (tensor<?xindex>) {
  %1 = shape.any %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}
func.func @bc(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<3xindex>) -> (tensor<?xindex>, i1, tensor<3xindex>) {
  %1 = shape.broadcast %a, %b, %c : tensor<?xindex>, tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %2 = shape.is_broadcastable %a, %b, %c : tensor<?xindex>, tensor<?xindex>, tensor<3xindex>
  %3 = shape.broadcast %c, %c : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
  return %1, %2, %3 : tensor<?xindex>, i1, tensor<3xindex>
}
func.func @consts() -> (tensor<3xindex>, tensor<0xindex>, !shape.shape) {
  %0 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %1 = shape.const_shape [] : tensor<0xindex>
  %2 = shape.const_shape [4] : !shape.shape
  return %0, %1, %2 : tensor<3xindex>, tensor<0xindex>, !shape.shape
}
func.func @dims(%t: tensor<2x?xf32>, %u: tensor<*xf32>, %i: index, %e: tensor<?xindex>, %s: !shape.shape) -> (index, index, index, index, index, index) {
  %0 = shape.dim %t, %i : tensor<2x?xf32>, index -> index
  %1 = shape.dim %u, %i : tensor<*xf32>, index -> index
  %2 = shape.get_extent %e, %i : tensor<?xindex>, index -> index
  %3 = shape.shape_of %t : tensor<2x?xf32> -> tensor<?xindex>
  %4 = shape.get_extent %3, %i : tensor<?xindex>, index -> index
  %5 = shape.rank %e : tensor<?xindex> -> index
  %6 = shape.rank %3 : tensor<?xindex> -> index
  return %0, %1, %2, %4, %5, %6 : index, index, index, index, index, index
}
func.func @of(%t: tensor<2x?xf32>, %u: tensor<*xf32>, %z: tensor<f32>) -> (tensor<2xindex>, tensor<?xindex>, tensor<?xindex>, tensor<0xindex>) {
  %0 = shape.shape_of %t : tensor<2x?xf32> -> tensor<2xindex>
  %1 = shape.shape_of %t : tensor<2x?xf32> -> tensor<?xindex>
  %2 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %3 = shape.shape_of %z : tensor<f32> -> tensor<0xindex>
  return %0, %1, %2, %3 : tensor<2xindex>, tensor<?xindex>, tensor<?xindex>, tensor<0xindex>
}
func.func @red(%e: tensor<?xindex>) -> (index, index) {
  %i = shape.const_size 1
  %c = arith.constant 1 : index
  %0:2 = shape.reduce(%e, %c, %c) : tensor<?xindex> -> (index, index) {
  ^bb0(%k: index, %x: index, %a: index, %b: index):
    %m = shape.mul %x, %a : index, index -> index
    %n = shape.add %x, %k : index, index -> index
    shape.yield %m, %n : index, index
  }
  return %0#0, %0#1 : index, index
}
func.func @eq(%a: tensor<?xindex>, %b: tensor<3xindex>, %c: tensor<?xindex>) -> (i1, i1, i1) {
  %0 = shape.shape_eq %a, %b : tensor<?xindex>, tensor<3xindex>
  %1 = shape.shape_eq %a, %b, %c : tensor<?xindex>, tensor<3xindex>, tensor<?xindex>
  %2 = shape.shape_eq %a : tensor<?xindex>
  return %0, %1, %2 : i1, i1, i1
}
func.func @split(%a: tensor<?xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) {
  %0:2 = "shape.split_at"(%a, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %0#0, %0#1 : tensor<?xindex>, tensor<?xindex>
}
func.func @cstr(%a: tensor<?xindex>, %b: tensor<?xindex>, %p: i1) -> (!shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_require %p, "text"
  return %0, %1, %2 : !shape.witness, !shape.witness, !shape.witness
}
func.func @ext(%t: tensor<?xf32>, %e: tensor<3xindex>, %s: !shape.shape) -> (tensor<?xindex>, tensor<3xindex>, tensor<?xindex>) {
  %0 = shape.to_extent_tensor %e : tensor<3xindex> -> tensor<?xindex>
  %1 = shape.to_extent_tensor %e : tensor<3xindex> -> tensor<3xindex>
  %2 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  return %0, %1, %2 : tensor<?xindex>, tensor<3xindex>, tensor<?xindex>
}
func.func @shapes(%s: !shape.shape, %n: !shape.size, %v: !shape.value_shape, %i: index, %t: tensor<?xf32>) {
  %0 = shape.rank %s : !shape.shape -> !shape.size
  %1 = shape.get_extent %s, %i : !shape.shape, index -> !shape.size
  %2 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %3 = shape.shape_eq %s, %s : !shape.shape, !shape.shape
  %4 = shape.broadcast %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %5 = shape.num_elements %s : !shape.shape -> !shape.size
  %6 = shape.dim %t, %n : tensor<?xf32>, !shape.size -> !shape.size
  %8 = shape.concat %s, %s : !shape.shape, !shape.shape -> !shape.shape
  return
}

func.func @constraints_of_shapes(%a: tensor<?xindex>, %s: !shape.shape) {
  %0 = shape.cstr_broadcastable %a, %s : tensor<?xindex>, !shape.shape
  %1 = shape.cstr_eq %a, %s : tensor<?xindex>, !shape.shape
  %2 = shape.cstr_eq %a, %a : tensor<?xindex>, tensor<?xindex>
  return
}

// A reduction stays if an operation of its body does.
func.func @reduce_sizes(%a: tensor<?xindex>, %n: !shape.size) -> !shape.size {
  %0 = shape.reduce(%a, %n) : tensor<?xindex> -> !shape.size {
  ^bb0(%at: index, %extent: index, %size: !shape.size):
    %1 = shape.div %size, %extent : !shape.size, index -> !shape.size
    shape.yield %1 : !shape.size
  }
  return %0 : !shape.size
}
