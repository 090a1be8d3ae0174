// RUN: terrace opt %s --expand-strided-metadata

func.func @same_value(%c: i1, %a: index) -> index {
  cf.cond_br %c, ^bb1(%a : index), ^bb2
^bb1(%x: index):
  %0 = arith.addi %x, %x : index
  return %0 : index
^bb2:
  cf.br ^bb1(%a : index)
}
func.func @unreachable(%a: index) -> index {
  return %a : index
^bb1(%x: index):
  %0 = arith.addi %x, %a : index
  cf.br ^bb1(%0 : index)
}
func.func @unused_argument(%c: i1, %a: index, %b: index) -> index {
  cf.cond_br %c, ^bb1(%a, %b : index, index), ^bb1(%b, %a : index, index)
^bb1(%x: index, %y: index):
  return %y : index
}
func.func @only_for_itself(%c: i1, %a: index, %m: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  cf.br ^bb1(%a, %c0 : index, index)
^bb1(%x: index, %y: index):
  %0 = arith.addi %x, %a : index
  %1 = arith.addi %y, %a : index
  memref.store %1, %m[%c0] : memref<4xindex>
  cf.cond_br %c, ^bb1(%0, %1 : index, index), ^bb2
^bb2:
  return
}
func.func @switch(%i: i32, %a: index, %b: index) -> index {
  cf.switch %i : i32, [
    default: ^bb1(%a : index),
    1: ^bb1(%a : index),
    2: ^bb2(%a, %b : index, index),
    3: ^bb2(%b, %b : index, index)
  ]
^bb1(%x: index):
  return %x : index
^bb2(%y: index, %z: index):
  %0 = arith.addi %y, %z : index
  return %0 : index
}
func.func @dead(%a: index, %c: i1) {
  %0 = arith.addi %a, %a : index
  %1 = arith.muli %0, %a : index
  %m = memref.alloc(%1) : memref<?xf32>
  %2 = scf.if %c -> index {
    scf.yield %a : index
  } else {
    scf.yield %1 : index
  }
  return
}
func.func @constants(%m: memref<?xindex>, %i: index) {
  %c1 = arith.constant 1 : index
  %0 = arith.addi %i, %c1 : index
  %c2 = arith.constant 2 : index
  scf.for %j = %i to %0 step %i {
    %c1_0 = arith.constant 1 : index
    %c2_0 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %1 = arith.addi %c1_0, %c2_0 : index
    %2 = arith.muli %c3, %j : index
    memref.store %1, %m[%2] : memref<?xindex>
    memref.store %c2, %m[%1] : memref<?xindex>
  }
  return
}
