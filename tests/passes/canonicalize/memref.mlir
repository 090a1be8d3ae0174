// RUN: terrace opt %s --canonicalize --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --canonicalize=top-down=false --allow-unregistered-dialect --split-input-file

// Allocations with constant sizes and without loads, copies, views of constant sizes and of casts, scopes of allocations.

func.func @alloc(%n: index, %f: f32) -> (memref<?x?xf32>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %m1 = arith.constant -1 : index
  %a = memref.alloc(%c4, %n) {alignment = 64 : i64} : memref<?x?xf32>
  %b = memref.alloc(%m1) : memref<?xf32>
  %d = memref.alloc(%n) : memref<?xf32>
  memref.store %f, %d[%c0] : memref<?xf32>
  memref.dealloc %d : memref<?xf32>
  %e = memref.alloca() : memref<4xf32>
  memref.store %f, %e[%c0] : memref<4xf32>
  %g = memref.alloca(%c4) : memref<?xf32>
  "test.use"(%g) : (memref<?xf32>) -> ()
  %h = memref.alloc(%c4) : memref<?xf32>
  memref.store %f, %h[%c4] : memref<?xf32>
  %l = memref.load %h[%c0] : memref<?xf32>
  "test.use"(%l) : (f32) -> ()
  memref.dealloc %h : memref<?xf32>
  return %a, %b : memref<?x?xf32>, memref<?xf32>
}
// -----
func.func @alloc_syms(%n: index, %s: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> {
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%c4)[%s] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %a : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
}
// -----
func.func @realloc(%m: memref<?xf32>, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %r = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  memref.store %f, %r[%c0] : memref<?xf32>
  memref.dealloc %r : memref<?xf32>
  return
}
// -----
func.func @copy(%m: memref<?xf32>, %z: memref<0xf32>, %y: memref<?xf32>) {
  memref.copy %m, %m : memref<?xf32> to memref<?xf32>
  %zc = memref.cast %z : memref<0xf32> to memref<?xf32>
  memref.copy %z, %y : memref<0xf32> to memref<?xf32>
  memref.copy %zc, %y : memref<?xf32> to memref<?xf32>
  memref.copy %m, %y : memref<?xf32> to memref<?xf32>
  return
}
// -----
func.func @subview(%m: memref<?x?xf32>, %k: memref<8x16x4xf32>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<8x16x4xf32, strided<[64, 4, 1]>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.subview %m[%c0, %n][%c4, %n][%c1, %n] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %kc = memref.cast %k : memref<8x16x4xf32> to memref<?x?x?xf32>
  %b = memref.subview %kc[0, %c4, 0][1, %n, 4][1, 1, 1] : memref<?x?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %bc = memref.cast %b : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d = memref.subview %m[%c4, %c0][1, %n][%c1, %n] : memref<?x?xf32> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  %d2 = memref.collapse_shape %d [[0, 1]] : memref<1x?xf32, strided<[?, ?], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
  %e = memref.subview %k[0, 0, 0][8, 16, 4][1, 1, 1] : memref<8x16x4xf32> to memref<8x16x4xf32, strided<[64, 4, 1]>>
  return %a, %bc, %d2, %e : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<8x16x4xf32, strided<[64, 4, 1]>>
}
// -----
func.func @subview2(%m: memref<?x?xf32>, %n: index) -> (index, index, memref<?xf32, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.subview %m[%n, 0][1, %n][1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %d = memref.dim %a, %c0 : memref<?xf32, strided<[1], offset: ?>>
  %b = memref.subview %a[0][%n][1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  %s = memref.subview %m[0, 0][%c4, %n][1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %e = memref.dim %s, %c0 : memref<?x?xf32, strided<[?, 1]>>
  return %d, %e, %b : index, index, memref<?xf32, strided<[1], offset: ?>>
}
// -----
func.func @rc(%m: memref<?xf32>, %x: memref<4x?xf32>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.reinterpret_cast %m to offset: [%c0], sizes: [%c4, %n], strides: [%n, %c1] : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %x : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %d = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %e = memref.reinterpret_cast %b to offset: [0], sizes: [4, %s#1], strides: [%t#0, 1] : memref<f32> to memref<4x?xf32, strided<[?, 1]>>
  %f = memref.cast %e : memref<4x?xf32, strided<[?, 1]>> to memref<4x?xf32>
  return %a, %f, %d : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @view(%bytes: memref<?xi8>, %n: index) -> (memref<?x?xf32>, memref<?xf32>, memref<4xi8>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.view %bytes[%n][%c4, %n] : memref<?xi8> to memref<?x?xf32>
  %al = memref.alloc() : memref<2048xi8>
  %alc = memref.cast %al : memref<2048xi8> to memref<?xi8>
  %b = memref.view %alc[%c0][%n] : memref<?xi8> to memref<?xf32>
  %f = memref.alloc() : memref<4xi8>
  %g = memref.view %f[%c0][] : memref<4xi8> to memref<4xi8>
  return %a, %b, %g : memref<?x?xf32>, memref<?xf32>, memref<4xi8>
}
// -----
func.func @reshape(%m: memref<?x4xf32>, %st: memref<2x3x4xf32>, %n: index, %shp: memref<2xi64>) -> (memref<?xf32>, memref<?x2x2x2xf32>, memref<?xf32>, memref<?x?x4xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.expand_shape %m [[0], [1, 2]] output_shape [%n, 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
  %b = memref.collapse_shape %a [[0, 1], [2]] : memref<?x2x2xf32> into memref<?x2xf32>
  %c = memref.collapse_shape %b [[0, 1]] : memref<?x2xf32> into memref<?xf32>
  %d = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
  %e = memref.expand_shape %d [[0], [1], [2, 3]] output_shape [%n, 2, 2, 2] : memref<?x2x4xf32> into memref<?x2x2x2xf32>
  %sc = memref.cast %st : memref<2x3x4xf32> to memref<?x?x4xf32>
  %f = memref.collapse_shape %sc [[0, 1, 2]] : memref<?x?x4xf32> into memref<?xf32>
  %g0 = memref.cast %st : memref<2x3x4xf32> to memref<?x3x4xf32>
  %g = memref.collapse_shape %g0 [[0, 1], [2]] : memref<?x3x4xf32> into memref<?x4xf32>
  %g2 = memref.expand_shape %g [[0, 1], [2]] output_shape [%c1, %n, 4] : memref<?x4xf32> into memref<?x?x4xf32>
  %r = memref.reshape %m(%shp) : (memref<?x4xf32>, memref<2xi64>) -> memref<?x?xf32>
  %dim = memref.dim %r, %c1 : memref<?x?xf32>
  return %c, %e, %f, %g2, %dim : memref<?xf32>, memref<?x2x2x2xf32>, memref<?xf32>, memref<?x?x4xf32>, index
}
// -----
func.func @expcast(%m: memref<4xf32>, %n: index) -> memref<?x?xf32> {
  %c2 = arith.constant 2 : index
  %a = memref.cast %m : memref<4xf32> to memref<?xf32>
  %b = memref.expand_shape %a [[0, 1]] output_shape [%c2, %c2] : memref<?xf32> into memref<?x?xf32>
  return %b : memref<?x?xf32>
}
// -----
func.func private @use(memref<4xf32>, memref<?xf32>)
func.func @scope(%n: index, %c: i1, %al0: memref<index>) {
  memref.alloca_scope { "test.a"() : () -> () }
  memref.alloca_scope { %a = memref.alloca() : memref<4xf32>
    "test.a"(%a) : (memref<4xf32>) -> () }
  %r = memref.alloca_scope -> index { %q = arith.addi %n, %n : index
    memref.alloca_scope.return %q : index }
  memref.store %r, %al0[] : memref<index>
  scf.if %c { memref.alloca_scope { %a = memref.alloca() : memref<4xf32>
   %b = memref.alloca(%n) : memref<?xf32>
    memref.store %n, %al0[] : memref<index> 
    func.call @use(%a, %b) : (memref<4xf32>, memref<?xf32>) -> () } }
  return
}
// -----func.func @ce(%m: memref<?x4xf32>, %k: memref<8xf32>, %n: index, %l: index) -> (memref<?x4xf32>, memref<?x2xf32>, memref<2x4xf32>, memref<8xf32>, memref<?x2x?xf32>) {
  %a = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, %l, 4] : memref<?x4xf32> into memref<?x?x4xf32>
  %b = memref.collapse_shape %a [[0, 1], [2]] : memref<?x?x4xf32> into memref<?x4xf32>
  %c = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, %l, 2, 2] : memref<?x4xf32> into memref<?x?x2x2xf32>
  %d = memref.collapse_shape %c [[0, 1, 2], [3]] : memref<?x?x2x2xf32> into memref<?x2xf32>
  %e = memref.expand_shape %k [[0, 1, 2]] output_shape [2, 2, 2] : memref<8xf32> into memref<2x2x2xf32>
  %f = memref.collapse_shape %e [[0], [1, 2]] : memref<2x2x2xf32> into memref<2x4xf32>
  %g = memref.expand_shape %m [[0, 1, 2, 3], [4]] output_shape [%n, %l, 2, %l, 4] : memref<?x4xf32> into memref<?x?x2x?x4xf32>
  %h = memref.collapse_shape %g [[0, 1], [2], [3, 4]] : memref<?x?x2x?x4xf32> into memref<?x2x?xf32>
  return %b, %d, %f, %k, %h : memref<?x4xf32>, memref<?x2xf32>, memref<2x4xf32>, memref<8xf32>, memref<?x2x?xf32>
}
// -----
func.func @ce2(%m: memref<?x4x?xf32>, %n: index, %l: index) -> (memref<?x?x?xf32>, memref<?x?xf32>) {
  %g = memref.expand_shape %m [[0, 1, 2], [3], [4, 5]] output_shape [%n, %l, 3, 4, %l, 5] : memref<?x4x?xf32> into memref<?x?x3x4x?x5xf32>
  %h = memref.collapse_shape %g [[0, 1], [2, 3], [4, 5]] : memref<?x?x3x4x?x5xf32> into memref<?x12x?xf32>
  %hc = memref.cast %h : memref<?x12x?xf32> to memref<?x?x?xf32>
  %i = memref.collapse_shape %g [[0, 1, 2, 3], [4, 5]] : memref<?x?x3x4x?x5xf32> into memref<?x?xf32>
  return %hc, %i : memref<?x?x?xf32>, memref<?x?xf32>
}
// -----
func.func @ce3(%m: memref<?xf32>, %n: index, %l: index) -> (memref<?x?xf32>) {
  %g = memref.expand_shape %m [[0, 1, 2, 3, 4]] output_shape [%n, %l, 3, %l, 4] : memref<?xf32> into memref<?x?x3x?x4xf32>
  %h = memref.collapse_shape %g [[0, 1, 2], [3, 4]] : memref<?x?x3x?x4xf32> into memref<?x?xf32>
  return %h : memref<?x?xf32>
}
// -----
func.func @r2(%m: memref<8x8xf32>, %n: index) -> (index, memref<2x2xf32, strided<[8, 1], offset: ?>>, memref<2xf32, strided<[8], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant -9223372036854775808 : index
  %a = memref.subview %m[%n, 0][4, %c2][1, 1] : memref<8x8xf32> to memref<4x?xf32, strided<[8, 1], offset: ?>>
  %b = memref.subview %a[%n, 0][2, %c2][1, 1] : memref<4x?xf32, strided<[8, 1], offset: ?>> to memref<2x?xf32, strided<[8, 1], offset: ?>>
  %bb = memref.cast %b : memref<2x?xf32, strided<[8, 1], offset: ?>> to memref<2x2xf32, strided<[8, 1], offset: ?>>
  %c = memref.subview %a[0, 0][2, 1][1, 1] : memref<4x?xf32, strided<[8, 1], offset: ?>> to memref<2xf32, strided<[8], offset: ?>>
  %d = memref.dim %a, %c2 : memref<4x?xf32, strided<[8, 1], offset: ?>>
  return %d, %bb, %c : index, memref<2x2xf32, strided<[8, 1], offset: ?>>, memref<2xf32, strided<[8], offset: ?>>
}
// -----
memref.global "private" constant @g : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
func.func @loop(%m: memref<?xf32>, %o: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %g = memref.get_global @g : memref<4xf32>
  %gc = memref.cast %g : memref<4xf32> to memref<?xf32>
  %t = memref.alloc(%n) : memref<?xf32>
  %buf = memref.alloca() : memref<1xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xf32>
    %r = arith.remui %i, %c4 : index
    %w = memref.load %gc[%r] : memref<?xf32>
    %p = arith.mulf %v, %w : f32
    memref.store %p, %t[%i] : memref<?xf32>
    memref.store %p, %buf[%c0] : memref<1xf32>
    %k = memref.dim %t, %c0 : memref<?xf32>
    %cmp = arith.cmpi slt, %i, %k : index
    scf.if %cmp { memref.store %p, %o[%i] : memref<?xf32> }
  }
  memref.copy %t, %o : memref<?xf32> to memref<?xf32>
  memref.dealloc %t : memref<?xf32>
  return
}
// -----
func.func @rc2(%x: memref<4x?xf32>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8xf32>, memref<?xf32, strided<[1], offset: ?>>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %x : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %d = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %e = memref.reinterpret_cast %b to offset: [0], sizes: [8], strides: [1] : memref<f32> to memref<8xf32>
  %f = memref.reinterpret_cast %b to offset: [%n], sizes: [%n], strides: [1] : memref<f32> to memref<?xf32, strided<[1], offset: ?>>
  return %d, %e, %f : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8xf32>, memref<?xf32, strided<[1], offset: ?>>
}
