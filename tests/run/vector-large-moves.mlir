// Slices, interleavings, broadcasts, casts and products of large vectors, which go through memory, against the sums of what they are made of.
// DIFFERS: upstream unrolls them
// CLANG: -O0

func.func private @value(%i: index, %j: index) -> i32 attributes {no_inline} {
  %v = affine.apply affine_map<(i, j) -> ((i * 7 + j * 13) mod 31 - 11)>(%i, %j)
  %r = arith.index_cast %v : index to i32
  return %r : i32
}
func.func private @fill(%m: memref<?x?xi32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<?x?xi32>
  %columns = memref.dim %m, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %v = func.call @value(%i, %j) : (index, index) -> i32
      memref.store %v, %m[%i, %j] : memref<?x?xi32>
    }
  }
  return
}
// The sum of all elements by their places.
func.func private @sum(%m: memref<?x?xi32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<?x?xi32>
  %columns = memref.dim %m, %c1 : memref<?x?xi32>
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %rows step %c1 iter_args(%s = %z) -> i32 {
    %t = scf.for %j = %c0 to %columns step %c1 iter_args(%u = %s) -> i32 {
      %x = memref.load %m[%i, %j] : memref<?x?xi32>
      %k = affine.apply affine_map<(i, j) -> (i * 5 + j * 17 + 1)>(%i, %j)
      %w = arith.index_cast %k : index to i32
      %y = arith.muli %x, %w : i32
      %v = arith.addi %u, %y : i32
      scf.yield %v : i32
    }
    scf.yield %t : i32
  }
  vector.print %r : i32
  return
}
func.func private @slices(%a: memref<2100x4xi32>, %b: memref<2099x2xi32>, %c: memref<2100x4xi32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %v = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<2100x4xi32>, vector<2100x4xi32>
  %s = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2099, 2], strides = [1, 1]} : vector<2100x4xi32> to vector<2099x2xi32>
  vector.transfer_write %s, %b[%c0, %c0] {in_bounds = [true, true]} : vector<2099x2xi32>, memref<2099x2xi32>
  %i = vector.insert_strided_slice %s, %v {offsets = [0, 2], strides = [1, 1]} : vector<2099x2xi32> into vector<2100x4xi32>
  vector.transfer_write %i, %c[%c0, %c0] {in_bounds = [true, true]} : vector<2100x4xi32>, memref<2100x4xi32>
  return
}
func.func private @pairs(%a: memref<2100x4xi32>, %b: memref<2100x8xi32>, %c: memref<2100x2xi32>, %d: memref<2100x2xi32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %one = arith.constant dense<1> : vector<2100x4xi32>
  %v = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<2100x4xi32>, vector<2100x4xi32>
  %i = vector.interleave %v, %one : vector<2100x4xi32> -> vector<2100x8xi32>
  vector.transfer_write %i, %b[%c0, %c0] {in_bounds = [true, true]} : vector<2100x8xi32>, memref<2100x8xi32>
  %e, %o = vector.deinterleave %v : vector<2100x4xi32> -> vector<2100x2xi32>
  vector.transfer_write %e, %c[%c0, %c0] {in_bounds = [true, true]} : vector<2100x2xi32>, memref<2100x2xi32>
  vector.transfer_write %o, %d[%c0, %c0] {in_bounds = [true, true]} : vector<2100x2xi32>, memref<2100x2xi32>
  return
}
func.func private @stretch(%a: memref<2100x1xi32>, %b: memref<2100x3xi32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %v = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<2100x1xi32>, vector<2100x1xi32>
  %s = vector.broadcast %v : vector<2100x1xi32> to vector<2100x3xi32>
  vector.transfer_write %s, %b[%c0, %c0] {in_bounds = [true, true]} : vector<2100x3xi32>, memref<2100x3xi32>
  return
}
func.func private @halves(%a: memref<2100x4xi32>, %b: memref<2100x8xi16>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %v = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<2100x4xi32>, vector<2100x4xi32>
  %s = vector.bitcast %v : vector<2100x4xi32> to vector<2100x8xi16>
  vector.transfer_write %s, %b[%c0, %c0] {in_bounds = [true, true]} : vector<2100x8xi16>, memref<2100x8xi16>
  return
}
func.func private @products(%l: memref<2100xi32>, %m: memref<2100x3xi32>, %seven: i32) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %r = arith.constant dense<[2, -3, 5]> : vector<3xi32>
  %v = vector.transfer_read %l[%c0], %z {in_bounds = [true]} : memref<2100xi32>, vector<2100xi32>
  %w = vector.broadcast %seven : i32 to vector<2100x3xi32>
  %q = vector.outerproduct %v, %r, %w {kind = #vector.kind<maxsi>} : vector<2100xi32>, vector<3xi32>
  %s = vector.outerproduct %v, %r, %q {kind = #vector.kind<add>} : vector<2100xi32>, vector<3xi32>
  vector.transfer_write %s, %m[%c0, %c0] {in_bounds = [true, true]} : vector<2100x3xi32>, memref<2100x3xi32>
  return
}
func.func private @fused(%a: memref<2100x2xf32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<2100x2xf32>, vector<2100x2xf32>
  %s = vector.fma %v, %v, %v : vector<2100x2xf32>
  vector.transfer_write %s, %a[%c0, %c0] {in_bounds = [true, true]} : vector<2100x2xf32>, memref<2100x2xf32>
  return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2100 : index
  %a = memref.alloc() : memref<2100x4xi32>
  %ad = memref.cast %a : memref<2100x4xi32> to memref<?x?xi32>
  call @fill(%ad) : (memref<?x?xi32>) -> ()
  %slice = memref.alloc() : memref<2099x2xi32>
  %whole = memref.alloc() : memref<2100x4xi32>
  call @slices(%a, %slice, %whole) : (memref<2100x4xi32>, memref<2099x2xi32>, memref<2100x4xi32>) -> ()
  %0 = memref.cast %slice : memref<2099x2xi32> to memref<?x?xi32>
  call @sum(%0) : (memref<?x?xi32>) -> ()
  %1 = memref.cast %whole : memref<2100x4xi32> to memref<?x?xi32>
  call @sum(%1) : (memref<?x?xi32>) -> ()
  %wide = memref.alloc() : memref<2100x8xi32>
  %even = memref.alloc() : memref<2100x2xi32>
  %odd = memref.alloc() : memref<2100x2xi32>
  call @pairs(%a, %wide, %even, %odd) : (memref<2100x4xi32>, memref<2100x8xi32>, memref<2100x2xi32>, memref<2100x2xi32>) -> ()
  %2 = memref.cast %wide : memref<2100x8xi32> to memref<?x?xi32>
  call @sum(%2) : (memref<?x?xi32>) -> ()
  %3 = memref.cast %even : memref<2100x2xi32> to memref<?x?xi32>
  call @sum(%3) : (memref<?x?xi32>) -> ()
  %4 = memref.cast %odd : memref<2100x2xi32> to memref<?x?xi32>
  call @sum(%4) : (memref<?x?xi32>) -> ()
  %column = memref.alloc() : memref<2100x1xi32>
  %5 = memref.cast %column : memref<2100x1xi32> to memref<?x?xi32>
  call @fill(%5) : (memref<?x?xi32>) -> ()
  %three = memref.alloc() : memref<2100x3xi32>
  call @stretch(%column, %three) : (memref<2100x1xi32>, memref<2100x3xi32>) -> ()
  %6 = memref.cast %three : memref<2100x3xi32> to memref<?x?xi32>
  call @sum(%6) : (memref<?x?xi32>) -> ()
  %halves = memref.alloc() : memref<2100x8xi16>
  call @halves(%a, %halves) : (memref<2100x4xi32>, memref<2100x8xi16>) -> ()
  %i6 = arith.constant 6 : index
  %i7 = arith.constant 7 : index
  %last = arith.constant 2099 : index
  %7 = memref.load %halves[%last, %i6] : memref<2100x8xi16>
  vector.print %7 : i16
  %8 = memref.load %halves[%last, %i7] : memref<2100x8xi16>
  vector.print %8 : i16
  %line = memref.collapse_shape %column [[0, 1]] : memref<2100x1xi32> into memref<2100xi32>
  %seven = arith.constant 7 : i32
  call @products(%line, %three, %seven) : (memref<2100xi32>, memref<2100x3xi32>, i32) -> ()
  call @sum(%6) : (memref<?x?xi32>) -> ()
  %f = memref.alloc() : memref<2100x2xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = func.call @value(%i, %c0) : (index, index) -> i32
    %y = arith.sitofp %x : i32 to f32
    memref.store %y, %f[%i, %c0] : memref<2100x2xf32>
    memref.store %y, %f[%i, %c1] : memref<2100x2xf32>
  }
  call @fused(%f) : (memref<2100x2xf32>) -> ()
  %9 = memref.load %f[%last, %c1] : memref<2100x2xf32>
  vector.print %9 : f32
  %status = arith.constant 0 : i32
  return %status : i32
}
