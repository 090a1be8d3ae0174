// Operations on large vectors, which are not unrolled.

#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (k, n)>
#acc = affine_map<(m, n, k) -> (m, n)>
func.func private @sum(%m: memref<48x64xi32>) -> i32 attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 48 : index
  %columns = arith.constant 64 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %rows step %c1 iter_args(%s = %z) -> i32 {
    %t = scf.for %j = %c0 to %columns step %c1 iter_args(%u = %s) -> i32 {
      %x = memref.load %m[%i, %j] : memref<48x64xi32>
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
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 48 : index
  %inner = arith.constant 64 : index
  %columns = arith.constant 64 : index
  %z8 = arith.constant 0 : i8
  %z = arith.constant 0 : i32
  %a = memref.alloc() : memref<48x64xi8>
  %b = memref.alloc() : memref<64x64xi8>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %k = %c0 to %inner step %c1 {
      %x = affine.apply affine_map<(i, k) -> ((i * 7 + k * 5) mod 23 - 11)>(%i, %k)
      %y = arith.index_cast %x : index to i8
      memref.store %y, %a[%i, %k] : memref<48x64xi8>
    }
  }
  scf.for %k = %c0 to %inner step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %x = affine.apply affine_map<(k, j) -> ((k * 3 + j * 11) mod 19 - 9)>(%k, %j)
      %y = arith.index_cast %x : index to i8
      memref.store %y, %b[%k, %j] : memref<64x64xi8>
    }
  }
  %l = vector.transfer_read %a[%c0, %c0], %z8 {in_bounds = [true, true]} : memref<48x64xi8>, vector<48x64xi8>
  %r = vector.transfer_read %b[%c0, %c0], %z8 {in_bounds = [true, true]} : memref<64x64xi8>, vector<64x64xi8>
  %init = arith.constant dense<1> : vector<48x64xi32>
  %p = vector.contract {indexing_maps = [#lhs, #rhs, #acc], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %init : vector<48x64xi8>, vector<64x64xi8> into vector<48x64xi32>
  %m = memref.alloc() : memref<48x64xi32>
  vector.transfer_write %p, %m[%c0, %c0] {in_bounds = [true, true]} : vector<48x64xi32>, memref<48x64xi32>
  %0 = call @sum(%m) : (memref<48x64xi32>) -> i32
  vector.print %0 : i32
  // The largest products.
  %q = vector.contract {indexing_maps = [#lhs, #rhs, #acc], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>} %l, %r, %init : vector<48x64xi8>, vector<64x64xi8> into vector<48x64xi32>
  vector.transfer_write %q, %m[%c0, %c0] {in_bounds = [true, true]} : vector<48x64xi32>, memref<48x64xi32>
  %1 = call @sum(%m) : (memref<48x64xi32>) -> i32
  vector.print %1 : i32
  // Transposed, put in rows of another length, and summed.
  %t = vector.transpose %p, [1, 0] : vector<48x64xi32> to vector<64x48xi32>
  %s = vector.shape_cast %t : vector<64x48xi32> to vector<48x64xi32>
  vector.transfer_write %s, %m[%c0, %c0] {in_bounds = [true, true]} : vector<48x64xi32>, memref<48x64xi32>
  %2 = call @sum(%m) : (memref<48x64xi32>) -> i32
  vector.print %2 : i32
  %u = vector.shape_cast %s : vector<48x64xi32> to vector<3072x1xi32>
  %v = vector.multi_reduction <maxsi>, %u, %z [0, 1] : vector<3072x1xi32> to i32
  vector.print %v : i32
  // The sum of the first ones.
  %n = arith.constant 100 : index
  %mask = vector.create_mask %n, %c1 : vector<3072x1xi1>
  %w = vector.mask %mask {
    vector.multi_reduction <add>, %u, %z [0, 1] : vector<3072x1xi32> to i32
  } : vector<3072x1xi1> -> i32
  vector.print %w : i32
  memref.dealloc %a : memref<48x64xi8>
  memref.dealloc %b : memref<64x64xi8>
  memref.dealloc %m : memref<48x64xi32>
  return
}
