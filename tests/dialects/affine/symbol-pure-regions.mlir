// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --lower-affine

// Results of pure operations on symbols are symbols: of divisions by constants, conditions and loops.
func.func @pure_operations(%m: memref<?xf32>, %n: index, %i: i1) {
  affine.for %x = 0 to 10 {
    %c2 = arith.constant 2 : index
    %q = arith.divui %n, %c2 : index
    %r = scf.if %i -> index { scf.yield %n : index } else { scf.yield %c2 : index }
    %l = scf.for %y = %n to %n step %c2 iter_args(%z = %n) -> index { scf.yield %z : index }
    %w = affine.for %y = 0 to %n iter_args(%z = %n) -> index { affine.yield %z : index }
    %0 = affine.load %m[%q + %x] : memref<?xf32>
    %2 = affine.load %m[%w + %x] : memref<?xf32>
    %4 = arith.divui %n, %n : index
    %s = arith.addf %0, %0 : f32
    %s1 = arith.addf %s, %2 : f32
    %s2 = arith.addf %s1, %0 : f32
    affine.store %s2, %m[%x] : memref<?xf32>
  }
  return
}
