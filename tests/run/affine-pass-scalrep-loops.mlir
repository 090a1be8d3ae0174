// Loops that are not affine store between the accesses before them and those in them.
// PASSES: --affine-scalrep --lower-to-llvm

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %end = arith.constant 50 : i32
  %a = memref.alloca() : memref<i32>
  affine.store %z, %a[] : memref<i32>
  scf.for %i = %c0 to %c8 step %c1 {
    %x = arith.index_cast %i : index to i32
    %y = affine.load %a[] : memref<i32>
    %s = arith.addi %x, %y : i32
    affine.store %s, %a[] : memref<i32>
  }
  %v = affine.load %a[] : memref<i32>
  vector.print %v : i32
  %m = memref.alloca() : memref<8xi32>
  affine.for %i = 0 to 8 {
    affine.store %one, %m[%i] : memref<8xi32>
    scf.for %j = %c0 to %c8 step %c1 {
      %y = affine.load %m[%i] : memref<8xi32>
      %s = arith.addi %y, %one : i32
      affine.store %s, %m[%i] : memref<8xi32>
    }
  }
  %w = affine.load %m[7] : memref<8xi32>
  vector.print %w : i32
  scf.while : () -> () {
    %y = affine.load %m[7] : memref<8xi32>
    %s = arith.addi %y, %w : i32
    affine.store %s, %m[7] : memref<8xi32>
    %c = arith.cmpi slt, %y, %end : i32
    scf.condition(%c)
  } do {
    scf.yield
  }
  %u = affine.load %m[7] : memref<8xi32>
  vector.print %u : i32
  cf.br ^body
^body:
  %y = affine.load %m[7] : memref<8xi32>
  %s = arith.addi %y, %u : i32
  affine.store %s, %m[7] : memref<8xi32>
  %c = arith.cmpi slt, %y, %end : i32
  cf.cond_br %c, ^body, ^end
^end:
  %t = affine.load %m[7] : memref<8xi32>
  vector.print %t : i32
  %success = arith.constant 0 : i32
  return %success : i32
}
