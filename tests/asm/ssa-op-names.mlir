// RUN: terrace opt %s

// Operations that name their results.
func.func private @callee(i32) -> i32
func.func @f(%m: memref<4x?xf32>, %n: index, %i: i32, %c: i1, %u: memref<*xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloca() : memref<4xf32>
  %d = memref.cast %a : memref<4xf32> to memref<?xf32>
  %e = memref.dim %m, %n : memref<4x?xf32>
  %g = memref.rank %u : memref<*xf32>
  %h = memref.subview %a[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %j = memref.reinterpret_cast %a to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xf32> to memref<2x2xf32>
  %base, %off, %size, %stride = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
  %k = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %l = memref.collapse_shape %k [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  %o = memref.memory_space_cast %a : memref<4xf32> to memref<4xf32, 1>
  %p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  %q = memref.transpose %k (x, y) -> (y, x) : memref<2x2xf32> to memref<2x2xf32, strided<[1, 2]>>
  %r = memref.realloc %a : memref<4xf32> to memref<8xf32>
  %bytes = memref.alloc() : memref<64xi8>
  %s = memref.view %bytes[%n][] : memref<64xi8> to memref<4xf32>
  %t = func.constant @callee : (i32) -> i32
  %v = func.call_indirect %t(%i) : (i32) -> i32
  %w = ub.poison : i32
  %x = arith.select %c, %i, %i : i32
  %y = arith.cmpi eq, %i, %i : i32
  %z = memref.get_global @glob : memref<2xi8>
  %sum, %over = arith.addui_extended %i, %i : i32, i1
  %lo, %hi = arith.mulsi_extended %i, %i : i32
  return
}
memref.global "private" @glob : memref<2xi8>
