// Blocks that differ in subscripts, and slots of an index, between branches of the llvm dialect and in nested regions.
// DIFFERS: upstream merges the blocks, and passes the index, which is invalid
// PASSES: --pass-pipeline=builtin.module(convert-cf-to-llvm,affine-expand-index-ops,mem2reg,canonicalize{region-simplify=aggressive},lower-to-llvm)

func.func private @choose(%c: i1, %m: memref<4x6xi32>, %i: index, %k: index) attributes {no_inline} {
  %v = arith.constant 7 : i32
  %w = arith.constant 9 : i32
  scf.execute_region {
    cf.cond_br %c, ^t, ^f
  ^t:
    affine.store %v, %m[%i, 1] : memref<4x6xi32>
    cf.br ^j
  ^f:
    affine.store %w, %m[%k, 1] : memref<4x6xi32>
    cf.br ^j
  ^j:
    scf.yield
  }
  return
}
func.func private @slot(%c: i1, %a: index, %b: index) -> index attributes {no_inline} {
  %s = memref.alloca() : memref<index>
  cf.cond_br %c, ^t, ^f
^t:
  memref.store %a, %s[] : memref<index>
  cf.br ^j
^f:
  memref.store %b, %s[] : memref<index>
  cf.br ^j
^j:
  %r = memref.load %s[] : memref<index>
  return %r : index
}
func.func @main() -> i32 {
  %m = memref.alloca() : memref<4x6xi32>
  %z = arith.constant 0 : i32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      affine.store %z, %m[%i, %j] : memref<4x6xi32>
    }
  }
  %true = arith.constant true
  %false = arith.constant false
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  call @choose(%true, %m, %c2, %c3) : (i1, memref<4x6xi32>, index, index) -> ()
  call @choose(%false, %m, %c2, %c3) : (i1, memref<4x6xi32>, index, index) -> ()
  affine.for %i = 0 to 4 {
    %x = affine.load %m[%i, 1] : memref<4x6xi32>
    vector.print %x : i32
  }
  %0 = call @slot(%true, %c2, %c3) : (i1, index, index) -> index
  vector.print %0 : index
  %1 = call @slot(%false, %c2, %c3) : (i1, index, index) -> index
  vector.print %1 : index
  return %z : i32
}
