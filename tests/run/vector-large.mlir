// Operations on large vectors, which are not unrolled, in functions of their own, so that few of the vectors live at once.
// DIFFERS: upstream leaves large contractions, or unrolls them

#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (k, n)>
#acc = affine_map<(m, n, k) -> (m, n)>
func.func private @sum(%m: memref<41x41xi32>) -> i32 attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 41 : index
  %columns = arith.constant 41 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %rows step %c1 iter_args(%s = %z) -> i32 {
    %t = scf.for %j = %c0 to %columns step %c1 iter_args(%u = %s) -> i32 {
      %x = memref.load %m[%i, %j] : memref<41x41xi32>
      %k = affine.apply affine_map<(i, j) -> (i * 3 + j + 1)>(%i, %j)
      %w = arith.index_cast %k : index to i32
      %y = arith.muli %x, %w : i32
      %v = arith.addi %u, %y : i32
      scf.yield %v : i32
    }
    scf.yield %t : i32
  }
  return %r : i32
}
func.func private @product(%a: memref<41x41xi8>, %b: memref<41x41xi8>, %m: memref<41x41xi32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i8
  %l = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<41x41xi8>, vector<41x41xi8>
  %r = vector.transfer_read %b[%c0, %c0], %z {in_bounds = [true, true]} : memref<41x41xi8>, vector<41x41xi8>
  %init = arith.constant dense<1> : vector<41x41xi32>
  %p = vector.contract {indexing_maps = [#lhs, #rhs, #acc], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %init : vector<41x41xi8>, vector<41x41xi8> into vector<41x41xi32>
  vector.transfer_write %p, %m[%c0, %c0] {in_bounds = [true, true]} : vector<41x41xi32>, memref<41x41xi32>
  return
}
func.func private @largest(%a: memref<41x41xi8>, %b: memref<41x41xi8>, %m: memref<41x41xi32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i8
  %l = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<41x41xi8>, vector<41x41xi8>
  %r = vector.transfer_read %b[%c0, %c0], %z {in_bounds = [true, true]} : memref<41x41xi8>, vector<41x41xi8>
  %init = arith.constant dense<1> : vector<41x41xi32>
  %p = vector.contract {indexing_maps = [#lhs, #rhs, #acc], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>} %l, %r, %init : vector<41x41xi8>, vector<41x41xi8> into vector<41x41xi32>
  vector.transfer_write %p, %m[%c0, %c0] {in_bounds = [true, true]} : vector<41x41xi32>, memref<41x41xi32>
  return
}
// Transposed and put in rows of another length.
func.func private @reshape(%m: memref<33x64xi32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %v = vector.transfer_read %m[%c0, %c0], %z {in_bounds = [true, true]} : memref<33x64xi32>, vector<33x64xi32>
  %t = vector.transpose %v, [1, 0] : vector<33x64xi32> to vector<64x33xi32>
  %s = vector.shape_cast %t : vector<64x33xi32> to vector<33x64xi32>
  vector.transfer_write %s, %m[%c0, %c0] {in_bounds = [true, true]} : vector<33x64xi32>, memref<33x64xi32>
  return
}
// The largest one, and the sum of some.
func.func private @reduce(%m: memref<33x64xi32>) -> (i32, i32) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %v = vector.transfer_read %m[%c0, %c0], %z {in_bounds = [true, true]} : memref<33x64xi32>, vector<33x64xi32>
  %r = vector.multi_reduction <maxsi>, %v, %z [0, 1] : vector<33x64xi32> to i32
  %rows = arith.constant 5 : index
  %columns = arith.constant 20 : index
  %mask = vector.create_mask %rows, %columns : vector<33x64xi1>
  %s = vector.mask %mask {
    vector.multi_reduction <add>, %v, %z [0, 1] : vector<33x64xi32> to i32
  } : vector<33x64xi1> -> i32
  return %r, %s : i32, i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 41 : index
  %columns = arith.constant 41 : index
  %a = memref.alloc() : memref<41x41xi8>
  %b = memref.alloc() : memref<41x41xi8>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %k = %c0 to %rows step %c1 {
      %x = affine.apply affine_map<(i, k) -> ((i * 7 + k * 5) mod 23 - 11)>(%i, %k)
      %y = arith.index_cast %x : index to i8
      memref.store %y, %a[%i, %k] : memref<41x41xi8>
    }
    scf.for %j = %c0 to %columns step %c1 {
      %x = affine.apply affine_map<(k, j) -> ((k * 3 + j * 11) mod 19 - 9)>(%i, %j)
      %y = arith.index_cast %x : index to i8
      memref.store %y, %b[%i, %j] : memref<41x41xi8>
    }
  }
  %m = memref.alloc() : memref<41x41xi32>
  call @product(%a, %b, %m) : (memref<41x41xi8>, memref<41x41xi8>, memref<41x41xi32>) -> ()
  %0 = call @sum(%m) : (memref<41x41xi32>) -> i32
  vector.print %0 : i32
  call @largest(%a, %b, %m) : (memref<41x41xi8>, memref<41x41xi8>, memref<41x41xi32>) -> ()
  %1 = call @sum(%m) : (memref<41x41xi32>) -> i32
  vector.print %1 : i32
  %d = memref.alloc() : memref<33x64xi32>
  %n = arith.constant 33 : index
  %k = arith.constant 64 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %k step %c1 {
      %x = affine.apply affine_map<(i, j) -> ((i * 64 + j) * 37 mod 2113)>(%i, %j)
      %y = arith.index_cast %x : index to i32
      memref.store %y, %d[%i, %j] : memref<33x64xi32>
    }
  }
  call @reshape(%d) : (memref<33x64xi32>) -> ()
  %2:2 = call @reduce(%d) : (memref<33x64xi32>) -> (i32, i32)
  vector.print %2#0 : i32
  vector.print %2#1 : i32
  %i5 = arith.constant 5 : index
  %i7 = arith.constant 7 : index
  %3 = memref.load %d[%i5, %i7] : memref<33x64xi32>
  vector.print %3 : i32
  memref.dealloc %d : memref<33x64xi32>
  memref.dealloc %a : memref<41x41xi8>
  memref.dealloc %b : memref<41x41xi8>
  memref.dealloc %m : memref<41x41xi32>
  return
}
