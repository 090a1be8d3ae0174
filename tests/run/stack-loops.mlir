// Loops of 300000 iterations that use memory on the stack, of calls that are inlined as well.

func.func private @read(%m: memref<?xi32>, %j: index) -> i32 attributes {no_inline} {
  %r = memref.load %m[%j] : memref<?xi32>
  return %r : i32
}
func.func private @small(%i: index) -> i32 {
  %m = memref.alloca() : memref<4096xi32>
  %c1023 = arith.constant 1023 : index
  %j = arith.andi %i, %c1023 : index
  %v = arith.index_cast %i : index to i32
  memref.store %v, %m[%j] : memref<4096xi32>
  %d = memref.cast %m : memref<4096xi32> to memref<?xi32>
  %r = func.call @read(%d, %j) : (memref<?xi32>, index) -> i32
  return %r : i32
}
func.func private @fixed(%n: index) -> i32 attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %m = memref.alloca() : memref<4096xi32>
    %c1023 = arith.constant 1023 : index
    %j = arith.andi %i, %c1023 : index
    %v = arith.index_cast %i : index to i32
    memref.store %v, %m[%j] : memref<4096xi32>
    %d = memref.cast %m : memref<4096xi32> to memref<?xi32>
    %x = func.call @read(%d, %j) : (memref<?xi32>, index) -> i32
    %t = arith.addi %x, %s : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func private @sized(%n: index, %size: index) -> i32 attributes {no_inline} {
  %z = arith.constant 0 : i32
  %r = affine.for %i = 0 to %n iter_args(%s = %z) -> (i32) {
    %m = memref.alloca(%size) : memref<?xi32>
    %c1023 = arith.constant 1023 : index
    %j = arith.andi %i, %c1023 : index
    %v = arith.index_cast %i : index to i32
    memref.store %v, %m[%j] : memref<?xi32>
    %x = func.call @read(%m, %j) : (memref<?xi32>, index) -> i32
    %t = arith.addi %x, %s : i32
    affine.yield %t : i32
  }
  return %r : i32
}
func.func private @blocks(%n: index) -> i32 attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  cf.br ^head(%c0, %z : index, i32)
^head(%i: index, %s: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %x = call @small(%i) : (index) -> i32
  %t = arith.addi %x, %s : i32
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %t : index, i32)
^end:
  return %s : i32
}
func.func @main() -> i32 {
  %n = arith.constant 300000 : index
  %size = arith.constant 4096 : index
  %a = call @fixed(%n) : (index) -> i32
  %b = call @sized(%n, %size) : (index, index) -> i32
  %c = call @blocks(%n) : (index) -> i32
  vector.print %a : i32
  vector.print %b : i32
  vector.print %c : i32
  %status = arith.constant 0 : i32
  return %status : i32
}
