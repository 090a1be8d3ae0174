// RUN: terrace opt %s --remove-dead-values

func.func @simple(%x: i32, %m: memref<i32>) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %0, %0 : i32
  %2 = memref.load %m[] : memref<i32>
  %3 = memref.alloc() : memref<i32>
  memref.store %x, %3[] : memref<i32>
  return %x : i32
}

func.func @args(%a: i32, %m: memref<i32>, %x: i32) -> i32 {
  %true = arith.constant true
  %c = arith.addi %a, %a : i32
  %d = arith.muli %x, %x : i32
  cf.cond_br %true, ^a(%c: i32), ^b(%d : i32)
^a(%p: i32):
  cf.br ^c(%p : i32)
^b(%q: i32):
  %e = arith.addi %q, %q : i32
  memref.store %e, %m[] : memref<i32>
  cf.br ^c(%e : i32)
^c(%r: i32):
  return %a : i32
}

func.func @switch(%a: i32, %f: i32, %c: i1) -> i32 {
  %d = arith.muli %a, %a : i32
  %e = arith.addi %a, %a : i32
  cf.switch %f : i32, [ default: ^a(%d, %a : i32, i32), 1: ^a(%e, %a : i32, i32), 2: ^b(%d, %a : i32, i32) ]
^a(%p: i32, %q: i32):
  cf.br ^b(%p, %q : i32, i32)
^b(%r: i32, %s: i32):
  return %s : i32
}

func.func @loop(%a: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.br ^head(%c0, %a : i32, i32)
^head(%i: i32, %k: i32):
  %j = arith.addi %i, %a : i32
  cf.cond_br %c, ^head(%j, %k : i32, i32), ^exit
^exit:
  return %k : i32
}

func.func @unreachable(%x: i32, %m: memref<i32>) -> i32 {
  return %x : i32
^a:
  %c = arith.cmpi slt, %x, %x : i32
  %d = arith.addi %x, %x : i32
  memref.store %d, %m[] : memref<i32>
  cf.cond_br %c, ^a, ^b
^b:
  return %x : i32
}
