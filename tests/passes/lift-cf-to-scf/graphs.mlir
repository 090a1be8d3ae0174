// RUN: terrace opt %s --lift-cf-to-scf --split-input-file
// RUN: terrace opt %s --lift-cf-to-scf --canonicalize --split-input-file

// A branch with a value for each side.
func.func @diamond(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^left(%a : i32), ^right(%b : i32)
^left(%x: i32):
  %0 = arith.addi %x, %b : i32
  cf.br ^join(%0 : i32)
^right(%y: i32):
  cf.br ^join(%y : i32)
^join(%z: i32):
  return %z : i32
}

// -----

// A loop whose value is used behind it and in a region inside it.
func.func @counted(%n: i32, %m: memref<i32>) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^loop(%c0 : i32)
^loop(%i: i32):
  %next = arith.addi %i, %c1 : i32
  %more = arith.cmpi slt, %next, %n : i32
  scf.if %more {
    memref.store %next, %m[] : memref<i32>
  }
  cf.cond_br %more, ^loop(%next : i32), ^done
^done:
  return %next : i32
}

// -----

// Two entries into one cycle.
func.func @irreducible(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^one(%a : i32), ^two
^one(%x: i32):
  %0 = arith.addi %x, %x : i32
  cf.cond_br %d, ^two, ^end(%0 : i32)
^two:
  %1 = arith.muli %a, %a : i32
  cf.cond_br %d, ^one(%1 : i32), ^end(%a : i32)
^end(%r: i32):
  return %r : i32
}

// -----

// A loop inside a loop, with an exit out of both.
func.func @nested(%n: index, %stop: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^outer(%c0 : index)
^outer(%i: index):
  %i1 = arith.addi %i, %c1 : index
  cf.br ^inner(%c0 : index)
^inner(%j: index):
  %j1 = arith.addi %j, %c1 : index
  cf.cond_br %stop, ^out(%j1 : index), ^test
^test:
  %more_j = arith.cmpi ult, %j1, %n : index
  cf.cond_br %more_j, ^inner(%j1 : index), ^latch
^latch:
  %more_i = arith.cmpi ult, %i1, %n : index
  cf.cond_br %more_i, ^outer(%i1 : index), ^out(%i1 : index)
^out(%r: index):
  return %r : index
}

// -----

// A loop without exit.
func.func @endless(%c: i1, %x: f32) -> (i32, f32) {
  %c0 = arith.constant 0 : i32
  cf.cond_br %c, ^loop, ^exit
^loop:
  cf.br ^loop
^exit:
  return %c0, %x : i32, f32
}

// -----

// Terminators of two kinds.
func.func @kinds(%c: i1, %d: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.cond_br %c, ^a, ^b
^a:
  cf.cond_br %d, ^never, ^b
^never:
  ub.unreachable
^b:
  return %c1 : i32
}

// -----

// Cases of a switch that fall through, and one that leads to two of them.
func.func @switch(%flag: i32, %a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.switch %flag : i32, [
    default: ^end(%a : i32),
    4: ^four(%a : i32),
    -1: ^minus,
    7: ^four(%c1 : i32)
  ]
^four(%x: i32):
  %0 = arith.muli %x, %x : i32
  cf.br ^end(%0 : i32)
^minus:
  %1 = arith.subi %c1, %a : i32
  cf.br ^four(%1 : i32)
^end(%r: i32):
  return %r : i32
}

// -----

// A narrow flag, and none of the cases.
func.func @flags(%flag: i8, %wide: i64) -> i8 {
  cf.switch %flag : i8, [default: ^a(%flag : i8)]
^a(%x: i8):
  cf.switch %wide : i64, [default: ^b, -3: ^c(%x : i8), 5000000000: ^b]
^b:
  %0 = arith.addi %x, %x : i8
  cf.br ^c(%0 : i8)
^c(%y: i8):
  return %y : i8
}

// -----

// Regions of other operations in a function.
func.func @regions(%c: i1) -> i32 {
  %0 = scf.execute_region -> i32 {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %c1 : i32
  ^b:
    scf.yield %c2 : i32
  }
  return %0 : i32
}

// -----

// Functions of other dialects stay.
llvm.func @other(%c: i1) {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.br ^b
^b:
  llvm.return
}
func.func private @declared()
func.func @one_block() {
  return
}
