// RUN: terrace opt %s --convert-cf-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm,convert-cf-to-llvm)'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-cf-to-llvm,convert-func-to-llvm)'

func.func @br(%a: i32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%a : i32)
^bb2(%x: i32):
  return %x : i32
}
func.func @cond_br(%c: i1, %a: i32, %i: index) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2(%i, %a : index, i32)
^bb1(%x: i32):
  return %x : i32
^bb2(%y: index, %z: i32):
  return %z : i32
}
func.func @index_arg(%c: i1, %i: index) -> index {
  cf.br ^bb1(%i : index)
^bb1(%x: index):
  cf.cond_br %c, ^bb1(%x : index), ^bb2
^bb2:
  return %x : index
}
func.func @memref_arg(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  cf.br ^bb1(%m : memref<4xf32>)
^bb1(%x: memref<4xf32>):
  cf.cond_br %c, ^bb1(%x : memref<4xf32>), ^bb2(%x : memref<4xf32>)
^bb2(%y: memref<4xf32>):
  return %y : memref<4xf32>
}
func.func @weights(%c: i1) {
  cf.cond_br %c weights([10, 20]), ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}
func.func @switch(%a: i32, %b: i64, %i: index) -> i64 {
  cf.switch %a : i32, [
    default: ^bb1(%b : i64),
    1: ^bb2(%i : index),
    -2: ^bb3
  ]
^bb1(%x: i64):
  return %x : i64
^bb2(%y: index):
  cf.switch %b : i64, [
    default: ^bb3
  ]
^bb3:
  return %b : i64
}
func.func @same_successor(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  return %x : i32
}
func.func @discardable(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2 {my.attr = 1 : i32}
^bb1:
  cf.br ^bb2 {other = "x"}
^bb2:
  return
}
