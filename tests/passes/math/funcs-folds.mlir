// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --convert-math-to-funcs

func.func @a(%f: f32, %i: i32, %j: i32) -> (f32, index) {
  %m = memref.alloc() : memref<4xf32>
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %c0 = arith.constant 0 : index
  %d = memref.dim %c, %c0 : memref<?xf32>
  %v = memref.load %c[%c0] : memref<?xf32>
  %x = math.fpowi %f, %i : f32, i32
  %y = math.ipowi %i, %j : i32
  return %v, %d : f32, index
}
// -----
func.func @b(%f: f32, %i: i32) -> (f32, index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  %d = memref.dim %m, %c0 : memref<4xf32>
  %x = arith.addi %c1, %c1 : index
  %y = arith.addi %d, %c0 : index
  %v = memref.load %m[%y] : memref<4xf32>
  return %v, %x : f32, index
}
// -----
func.func @c(%f: f32, %i: i32, %m: memref<8x8xf32>) -> (index) {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[0, 0][8, 8][1, 1] : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
  %s2 = memref.subview %m[0, 0][8, 8][1, 1] : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
  %cc = memref.cast %s : memref<8x8xf32, strided<[8, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d = memref.dim %cc, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.store %f, %cc[%c1, %c1] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.copy %cc, %s2 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<8x8xf32, strided<[8, 1]>>
  return %d : index
}
// -----
func.func @d(%m: memref<8x8xf32>) {
  %c1 = arith.constant 1 : index
  %cc = memref.cast %m : memref<8x8xf32> to memref<?x?xf32>
  memref.dealloc %cc : memref<?x?xf32>
  %r = memref.rank %m : memref<8x8xf32>
  "my.use"(%r, %cc) : (index, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @e(%m: memref<8x8xf32>) -> memref<64xf32> {
  %c1 = memref.collapse_shape %m [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %c2 = memref.expand_shape %c1 [[0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>
  %c3 = memref.collapse_shape %c2 [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  return %c3 : memref<64xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %n: memref<?xf32>, %b: i1) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %a = memref.alloc(%d) : memref<?xf32>
  %e = memref.dim %a, %c0 : memref<?xf32>
  "my.use"(%e) : (index) -> ()
  %s = arith.select %b, %m, %m : memref<?xf32>
  cf.assert %b, "x"
  %t = arith.constant true
  cf.cond_br %t, ^a, ^b
^a:
  cf.br ^b
^b:
  return
}
// -----
func.func @g(%m: memref<?xf32>, %b: i1, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = affine.apply affine_map<(d0) -> (d0 + 0)> (%i)
  %y = affine.min affine_map<() -> (4, 5)> ()
  %l = memref.load %m[%y] : memref<?xf32>
  %z = scf.if %b -> index { scf.yield %c0 : index } else { scf.yield %c1 : index }
  scf.for %k = %c0 to %c1 step %c1 { "my.use"(%k) : (index) -> () }
  %e = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  %ms = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 1>
  %ms2 = memref.memory_space_cast %ms : memref<?xf32, 1> to memref<?xf32>
  memref.store %l, %ms2[%c0] : memref<?xf32>
  %tr = memref.transpose %m (d0) -> (d0) : memref<?xf32> to memref<?xf32, strided<[1]>>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [%c1], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %uu = ub.poison : f32
  %u2 = arith.addf %uu, %uu : f32
  "my.use"(%x, %v, %tr, %u2) : (index, memref<?xf32, strided<[1]>>, memref<?xf32, strided<[1]>>, f32) -> ()
  return
}
// -----
func.func @h(%c: complex<f32>, %i: i32) -> f32 {
  %r = complex.re %c : complex<f32>
  %j = complex.im %c : complex<f32>
  %k = complex.create %r, %j : complex<f32>
  %l = complex.re %k : complex<f32>
  %n = index.constant 3
  %o = index.add %n, %n
  %p = llvm.mlir.constant(3 : i32) : i32
  %q = llvm.or %p, %p : i32
  %s = llvm.zext %p : i32 to i64
  "my.use"(%o, %q, %s) : (index, i32, i64) -> ()
  %ct = math.ctlz %i : i32
  %sq = math.sqrt %l : f32
  return %sq : f32
}
