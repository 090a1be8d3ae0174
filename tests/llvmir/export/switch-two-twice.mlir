// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: the order of upstream's blocks in between is not the same from run to run

llvm.func @f(%x: i32, %y: i32) -> i32 {
  llvm.switch %x : i32, ^end [
    1: ^a(%x : i32),
    2: ^b(%x : i32),
    3: ^b(%y : i32),
    4: ^a(%y : i32)
  ]
^a(%0: i32):
  llvm.return %0 : i32
^b(%1: i32):
  llvm.br ^a(%1 : i32)
^end:
  llvm.return %y : i32
}
