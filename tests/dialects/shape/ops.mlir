// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Each operation, with and without its optional parts.

func.func @all(%s: !shape.shape, %e: tensor<?xindex>, %e3: tensor<3xindex>, %n: !shape.size, %i: index, %v: !shape.value_shape, %t: tensor<?x4xf32>, %w: !shape.witness, %b: i1, %u: tensor<*xf32>, %ti: tensor<4xi32>) {
  %0 = shape.add %n, %i : !shape.size, index -> !shape.size
  %1 = shape.mul %i, %i : index, index -> index
  %2 = shape.div %i, %i {foo} : index, index -> !shape.size
  %3 = shape.any %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %4 = shape.assuming %w -> (tensor<?x4xf32>) {
    shape.assuming_yield %t : tensor<?x4xf32>
  } {foo}
  shape.assuming %w {
  }
  %5:2 = shape.assuming %w -> (index, index) {
    shape.assuming_yield %i, %i : index, index
  }
  %6 = shape.assuming_all %w, %w
  %7 = shape.broadcast %s, %e {error = "no"} : !shape.shape, tensor<?xindex> -> !shape.shape
  %8 = shape.concat %e, %e3 : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %9 = shape.const_shape [1, 2, 3] : !shape.shape
  %10 = shape.const_shape [] : tensor<0xindex>
  %11 = shape.const_shape {foo} [4] : tensor<1xindex>
  %12 = shape.const_size 10
  %13 = shape.const_size 10
  %14 = shape.const_witness true
  %15 = shape.const_witness false
  %16 = shape.cstr_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %17 = shape.cstr_eq %s, %e, %e3 : !shape.shape, tensor<?xindex>, tensor<3xindex>
  %18 = shape.cstr_require %b, "message"
  %19 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  %20 = shape.dim %t, %i : tensor<?x4xf32>, index -> index
  %21 = shape.dim %u, %n : tensor<*xf32>, !shape.size -> !shape.size
  %22 = shape.from_extent_tensor %e : tensor<?xindex>
  %23 = shape.from_extents %i, %n : index, !shape.size

  %25 = shape.get_extent %s, %i : !shape.shape, index -> !shape.size
  %26 = shape.get_extent %e, %i : tensor<?xindex>, index -> index
  %27 = shape.index_to_size %i
  %28 = shape.is_broadcastable %e, %e3 : tensor<?xindex>, tensor<3xindex>
  %29 = shape.max %n, %n : !shape.size, !shape.size -> !shape.size
  %30 = shape.min %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %31 = shape.meet %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %32 = shape.meet %n, %n, error = "differ" : !shape.size, !shape.size -> !shape.size
  %33 = shape.num_elements %e : tensor<?xindex> -> index
  %34 = shape.rank %s : !shape.shape -> !shape.size
  %35 = shape.reduce(%e, %i) : tensor<?xindex> -> index {
  ^bb0(%k: index, %x: index, %a: index):
    %m = shape.mul %x, %a : index, index -> index
    shape.yield %m : index
  } {foo}
  %36 = shape.shape_eq %e, %e3 : tensor<?xindex>, tensor<3xindex>
  %37 = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %38 = shape.shape_of %t : tensor<?x4xf32> -> !shape.shape
  %39 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %40 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %41 = shape.size_to_index %n : !shape.size
  %42:2 = "shape.split_at"(%e, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %43 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %44 = shape.value_as_shape %ti : tensor<4xi32> -> !shape.shape
  %45 = shape.value_as_shape %v : !shape.value_shape -> !shape.shape
  %46 = shape.value_of %v : tensor<?xf32>
  %47 = shape.with_shape %t, %s : tensor<?x4xf32>, !shape.shape
  %48 = shape.with_shape %v, %e : !shape.value_shape, tensor<?xindex>
  return
}
shape.function_library @lib attributes {foo} {
  shape.func @same(%a: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %a : !shape.value_shape -> !shape.shape
    shape.return %0 : !shape.shape
  }
  func @same2(%a: !shape.value_shape {x.y}) -> !shape.shape attributes {z} {
    %0 = shape_of %a : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {
  mine.op = @same
}
shape.func private @decl(!shape.shape) -> !shape.shape
