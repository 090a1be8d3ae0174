// RUN: terrace opt %s --expand-strided-metadata

func.func @same(%c: i1, %m: memref<4xi32>, %a: i32, %i: index) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %a, %m[%i] : memref<4xi32>
  cf.br ^bb3
^bb2:
  memref.store %a, %m[%i] : memref<4xi32>
  cf.br ^bb3
^bb3:
  return
}
func.func @other_values(%c: i1, %m: memref<4xi32>, %a: i32, %b: i32, %i: index, %j: index) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2(%b : i32)
^bb1(%x: i32):
  %0 = arith.addi %x, %a : i32
  %1 = arith.muli %0, %a : i32
  memref.store %1, %m[%i] : memref<4xi32>
  cf.br ^bb3(%1, %a : i32, i32)
^bb2(%y: i32):
  %2 = arith.addi %y, %b : i32
  %3 = arith.muli %2, %b : i32
  memref.store %3, %m[%j] : memref<4xi32>
  cf.br ^bb3(%3, %b : i32, i32)
^bb3(%z: i32, %w: i32):
  %4 = arith.addi %z, %w : i32
  return %4 : i32
}
func.func @different(%c: i1, %m: memref<4xi32>, %a: i32, %b: i32, %i: index) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %b, %a : i32
  %1 = arith.muli %0, %b : i32
  cf.br ^bb3(%1 : i32)
^bb2:
  %2 = arith.addi %a, %b : i32
  %3 = arith.muli %2, %2 : i32
  cf.br ^bb3(%3 : i32)
^bb3(%z: i32):
  return %z : i32
}
func.func @flags(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %b, %a overflow<nsw> : i32
  cf.br ^bb3(%0 : i32)
^bb2:
  %2 = arith.addi %a, %b : i32
  cf.br ^bb3(%2 : i32)
^bb3(%z: i32):
  return %z : i32
}
func.func @regions(%c: i1, %m: memref<4xi32>, %a: i32, %i: index) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  scf.if %c {
    memref.store %a, %m[%i] : memref<4xi32>
  }
  cf.br ^bb3
^bb2:
  scf.if %c {
    memref.store %a, %m[%i] : memref<4xi32>
  }
  cf.br ^bb3
^bb3:
  return
}
func.func @switch(%k: i32, %m: memref<4xi32>, %a: i32, %b: i32, %i: index) {
  cf.switch %k : i32, [
    default: ^bb1,
    1: ^bb2,
    2: ^bb3,
    3: ^bb1
  ]
^bb1:
  memref.store %a, %m[%i] : memref<4xi32>
  cf.br ^bb4
^bb2:
  memref.store %b, %m[%i] : memref<4xi32>
  cf.br ^bb4
^bb3:
  memref.store %k, %m[%i] : memref<4xi32>
  cf.br ^bb4
^bb4:
  return
}
func.func @returns(%k: i1, %l: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %k, ^bb1, ^bb2
^bb1:
  cf.cond_br %l, ^bb3, ^bb4
^bb2:
  cf.cond_br %l, ^bb4, ^bb3
^bb3:
  return %a : i32
^bb4:
  return %b : i32
}
