// RUN: terrace opt %s --canonicalize --allow-unregistered-dialect

// Folds.

func.func @arithmetic(%i: index, %n: !shape.size) -> (index, index, !shape.size, index, index, !shape.size) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %c2 = arith.constant 2 : index
  %cm7 = arith.constant -7 : index
  %s0 = shape.const_size 0
  %0 = shape.add %i, %c0 : index, index -> index
  %1 = shape.add %c7, %c2 : index, index -> index
  %2 = shape.add %n, %s0 : !shape.size, !shape.size -> !shape.size
  %3 = shape.mul %c7, %c2 : index, index -> index
  %4 = shape.div %cm7, %c2 : index, index -> index
  %5 = shape.div %n, %s0 : !shape.size, !shape.size -> !shape.size
  return %0, %1, %2, %3, %4, %5 : index, index, !shape.size, index, index, !shape.size
}
func.func @sizes() -> (!shape.size, !shape.size, index, !shape.size) {
  %a = shape.const_size 7
  %b = shape.const_size 2
  %0 = shape.add %a, %b : !shape.size, !shape.size -> !shape.size
  %1 = shape.mul %a, %b : !shape.size, !shape.size -> !shape.size
  %2 = shape.size_to_index %1 : !shape.size
  %c = arith.constant 3 : index
  %3 = shape.index_to_size %c
  return %0, %1, %2, %3 : !shape.size, !shape.size, index, !shape.size
}
func.func @shapes(%t: tensor<2x?xf32>) -> (!shape.shape, !shape.shape, !shape.shape, index, index, index, i1, i1) {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [3, 1] : !shape.shape
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %c1 = arith.constant 1 : index
  %s5 = shape.const_size 5
  %2 = shape.from_extents %c1, %s5 : index, !shape.size
  %e = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %3 = shape.get_extent %e, %c1 : tensor<3xindex>, index -> index
  %4 = shape.num_elements %e : tensor<3xindex> -> index
  %5 = shape.rank %e : tensor<3xindex> -> index
  %6 = shape.shape_eq %a, %a, %a : !shape.shape, !shape.shape, !shape.shape
  %7 = shape.shape_eq %a, %b : !shape.shape, !shape.shape
  return %0, %1, %2, %3, %4, %5, %6, %7 : !shape.shape, !shape.shape, !shape.shape, index, index, index, i1, i1
}
func.func @more(%t: tensor<2x?xf32>, %s: !shape.shape, %e: tensor<?xindex>, %n: !shape.size) -> (index, index, i1, !shape.size, !shape.shape, tensor<3xindex>, !shape.shape) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = shape.dim %t, %c0 : tensor<2x?xf32>, index -> index
  %1 = shape.dim %t, %c1 : tensor<2x?xf32>, index -> index
  %2 = shape.is_broadcastable %e : tensor<?xindex>
  %3 = shape.max %n, %n : !shape.size, !shape.size -> !shape.size
  %4 = shape.min %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %a = shape.const_shape [1, 2, 3] : !shape.shape
  %5 = shape.to_extent_tensor %a : !shape.shape -> tensor<3xindex>
  %6 = shape.any %a, %s : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2, %3, %4, %5, %6 : index, index, i1, !shape.size, !shape.shape, tensor<3xindex>, !shape.shape
}
func.func @split() -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape) {
  %a = shape.const_shape [1, 2, 3] : !shape.shape
  %c1 = arith.constant 1 : index
  %cm1 = arith.constant -1 : index
  %c4 = arith.constant 4 : index
  %0:2 = "shape.split_at"(%a, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %1:2 = "shape.split_at"(%a, %cm1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %2:2 = "shape.split_at"(%a, %c4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1 : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
}
func.func @witnesses(%w: !shape.witness, %p: i1, %s: !shape.shape, %t: tensor<2x?xf32>, %u: tensor<1x?xf32>, %v: tensor<?xf32>) {
  %true = shape.const_witness true
  %false = shape.const_witness false
  %0 = shape.assuming_all %true, %true
  %1 = shape.assuming_all %true, %w, %true
  %2 = shape.assuming_all %w, %false
  %3 = shape.assuming_all %true, %false
  "use"(%0, %1, %2, %3) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  %i1 = arith.constant true
  %i0 = arith.constant false
  %4 = shape.cstr_require %i1, "holds"
  %5 = shape.cstr_require %i0, "does not"
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [3, 1] : !shape.shape
  %c = shape.const_shape [3, 4] : !shape.shape
  %z = shape.const_shape [] : !shape.shape
  %6 = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
  %7 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %8 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %9 = shape.cstr_broadcastable %a, %c : !shape.shape, !shape.shape
  %10 = shape.cstr_broadcastable %s, %z : !shape.shape, !shape.shape
  "use"(%4, %5, %6, %7, %8, %9, %10) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  %t1 = shape.shape_of %t : tensor<2x?xf32> -> tensor<?xindex>
  %u1 = shape.shape_of %u : tensor<1x?xf32> -> tensor<?xindex>
  %v1 = shape.shape_of %v : tensor<?xf32> -> tensor<?xindex>
  %w1 = shape.const_shape [5, 1] : tensor<2xindex>
  %11 = shape.cstr_broadcastable %u1, %w1 : tensor<?xindex>, tensor<2xindex>
  %12 = shape.cstr_broadcastable %t1, %u1 : tensor<?xindex>, tensor<?xindex>
  %13 = shape.cstr_broadcastable %t1, %w1 : tensor<?xindex>, tensor<2xindex>
  "use"(%11, %12, %13) : (!shape.witness, !shape.witness, !shape.witness) -> ()
  return
}

// Patterns.
func.func @unused(%w: !shape.witness, %t: tensor<?xf32>) -> tensor<?xf32> {
  %0:3 = shape.assuming %w -> (tensor<?xf32>, index, tensor<?xf32>) {
    %c = "op"() : () -> index
    %d = "op"() : () -> tensor<?xf32>
    shape.assuming_yield %t, %c, %d : tensor<?xf32>, index, tensor<?xf32>
  }
  shape.assuming %w {
    "effect"() : () -> ()
  }
  return %0#2 : tensor<?xf32>
}
func.func @inline(%t: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %true = shape.const_witness true
  %0 = shape.assuming %true -> (tensor<?xf32>) {
    %d = "op"() : () -> tensor<?xf32>
    shape.assuming_yield %d : tensor<?xf32>
  }
  %false = shape.const_witness false
  %1 = shape.assuming %false -> (tensor<?xf32>) {
    %d = "op"() : () -> tensor<?xf32>
    shape.assuming_yield %d : tensor<?xf32>
  }
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
func.func @all(%a: !shape.witness, %b: !shape.witness, %c: !shape.witness) -> (!shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.assuming_all %a, %b
  %1 = shape.assuming_all %0, %c, %a
  %2 = shape.assuming_all %a
  %3 = shape.assuming_all %b, %c, %b
  return %1, %2, %3 : !shape.witness, !shape.witness, !shape.witness
}
func.func @implied(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<?xindex>, %d: tensor<?xindex>) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_broadcastable %a, %b, %c : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_broadcastable %d, %b : tensor<?xindex>, tensor<?xindex>
  %3 = shape.assuming_all %0, %1, %2
  %4 = shape.cstr_broadcastable %c, %b : tensor<?xindex>, tensor<?xindex>
  %5 = shape.assuming_all %0, %1, %4
  return %3, %5 : !shape.witness, !shape.witness
}
func.func @equal(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<?xindex>, %d: tensor<?xindex>) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_eq %b, %c : tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_eq %d, %d : tensor<?xindex>, tensor<?xindex>
  %3 = shape.assuming_all %0, %1
  %4 = shape.cstr_eq %c, %d : tensor<?xindex>, tensor<?xindex>
  %5 = shape.assuming_all %0, %4
  %6 = shape.cstr_broadcastable %a, %a : tensor<?xindex>, tensor<?xindex>
  return %2, %3, %5, %6 : !shape.witness, !shape.witness, !shape.witness, !shape.witness
}
func.func @broadcast(%a: tensor<2xindex>, %b: tensor<3xindex>, %e: tensor<?xindex>, %s: !shape.shape, %z: tensor<0xindex>) -> (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<3xindex>, !shape.shape, tensor<?xindex>, tensor<0xindex>, tensor<?xindex>) {
  %0 = shape.broadcast %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  %1 = shape.broadcast %e, %a, %e : tensor<?xindex>, tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.broadcast %b : tensor<3xindex> -> tensor<?xindex>
  %3 = shape.broadcast %e : tensor<?xindex> -> tensor<3xindex>
  %4 = shape.broadcast %e : tensor<?xindex> -> !shape.shape
  %cast = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %5 = shape.broadcast %cast, %e : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %6 = shape.broadcast %z, %z : tensor<0xindex>, tensor<0xindex> -> tensor<0xindex>
  %7 = shape.broadcast %e, %z, %a : tensor<?xindex>, tensor<0xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<3xindex>, !shape.shape, tensor<?xindex>, tensor<0xindex>, tensor<?xindex>
}
func.func @constants(%e: tensor<?xindex>, %s: !shape.shape) -> (tensor<?xindex>, !shape.shape) {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [3, 4, 1] : tensor<3xindex>
  %0 = shape.broadcast %a, %e, %b : tensor<2xindex>, tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %1 = shape.broadcast %a, %s, %b : tensor<2xindex>, !shape.shape, tensor<3xindex> -> !shape.shape
  return %0, %1 : tensor<?xindex>, !shape.shape
}
func.func @cstr(%a: tensor<2xindex>, %e: tensor<?xindex>, %f: tensor<?xindex>, %z: tensor<0xindex>, %s: !shape.shape) -> (!shape.witness, !shape.witness, !shape.witness, i1) {
  %cast = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %0 = shape.cstr_broadcastable %cast, %e : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_broadcastable %f, %e, %f : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_broadcastable %f, %e, %z : tensor<?xindex>, tensor<?xindex>, tensor<0xindex>
  %3 = shape.is_broadcastable %e, %f, %e : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  return %0, %1, %2, %3 : !shape.witness, !shape.witness, !shape.witness, i1
}
func.func @casts(%n: !shape.size, %i: index, %t: tensor<2x?xf32>) -> (!shape.size, index, tensor<2xindex>, tensor<?xindex>, tensor<2xindex>) {
  %0 = shape.size_to_index %n : !shape.size
  %1 = shape.index_to_size %0
  %2 = shape.index_to_size %i
  %3 = shape.size_to_index %2 : !shape.size
  %4 = shape.const_shape [1, 2] : tensor<2xindex>
  %5 = tensor.cast %4 : tensor<2xindex> to tensor<?xindex>
  %6 = tensor.cast %5 : tensor<?xindex> to tensor<2xindex>
  %7 = shape.shape_of %t : tensor<2x?xf32> -> tensor<?xindex>
  %8 = tensor.cast %7 : tensor<?xindex> to tensor<2xindex>
  return %1, %3, %6, %5, %8 : !shape.size, index, tensor<2xindex>, tensor<?xindex>, tensor<2xindex>
}
func.func @of(%t: tensor<2x?xf32>, %s: tensor<2x3xf32>, %u: tensor<*xf32>, %e: tensor<2xindex>, %d: tensor<?xindex>, %k: tensor<2xi32>, %i: index) -> (index, !shape.size, tensor<2xindex>, tensor<?xindex>, tensor<2xindex>, tensor<?xindex>, index, tensor<2xindex>) {
  %0 = shape.shape_of %t : tensor<2x?xf32> -> tensor<2xindex>
  %1 = shape.rank %0 : tensor<2xindex> -> index
  %2 = shape.rank %0 : tensor<2xindex> -> !shape.size
  %3 = shape.shape_of %s : tensor<2x3xf32> -> tensor<2xindex>
  %4 = shape.shape_of %s : tensor<2x3xf32> -> tensor<?xindex>
  %r = tensor.reshape %u(%e) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %5 = shape.shape_of %r : tensor<?x?xf32> -> tensor<2xindex>
  %6 = shape.shape_of %r : tensor<?x?xf32> -> tensor<?xindex>
  %7 = tensor.extract %0[%i] : tensor<2xindex>
  %rk = tensor.reshape %u(%k) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %8 = shape.shape_of %rk : tensor<?x?xf32> -> tensor<2xindex>
  return %1, %2, %3, %4, %5, %6, %7, %8 : index, !shape.size, tensor<2xindex>, tensor<?xindex>, tensor<2xindex>, tensor<?xindex>, index, tensor<2xindex>
}
