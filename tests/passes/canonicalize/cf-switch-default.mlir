// RUN: terrace opt %s --canonicalize --allow-unregistered-dialect --split-input-file

// DIFFERS: upstream crashes on a switch without cases that leads to a switch on the same flag


func.func @f49(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.cond_br %d, ^bb3, ^bb4(%x : i32)
^bb1(%b1a0: i32, %b1a1: i32, %b1a2: i32):
  cf.switch %x : i32, [
    default: ^bb4(%b1a0 : i32)
  ]
^bb2:
  "test.op2"(%x) : (i32) -> ()
  cf.switch %x : i32, [
    default: ^bb3,
    3: ^bb4(%k1 : i32),
    0: ^bb1(%x, %x, %y : i32, i32, i32)
  ]
^bb3:
  cf.cond_br %d, ^bb3, ^bb3
^bb4(%b4a0: i32):
  cf.switch %x : i32, [
    default: ^bb2
  ]
}
// -----

func.func @f54(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  "test.c0"(%d) : (i1) -> ()
  "test.op0"(%k0) : (i32) -> ()
  cf.switch %k1 : i32, [
    default: ^bb2(%y, %x : i32, i32),
    0: ^bb7
  ]
^bb1(%b1a0: i32, %b1a1: i32, %b1a2: i32):
  return %x : i32
^bb2(%b2a0: i32, %b2a1: i32):
  cf.switch %x : i32, [
    default: ^bb3(%b2a1 : i32)
  ]
^bb3(%b3a0: i32):
  "test.op3"(%k1) : (i32) -> ()
  %v3_1 = "test.v"() : () -> i32
  cf.switch %x : i32, [
    default: ^bb5,
    4: ^bb7
  ]
^bb4(%b4a0: i32):
  "test.op4"(%k1) : (i32) -> ()
  cf.cond_br %c, ^bb1(%y, %x, %b4a0 : i32, i32, i32), ^bb7
^bb5:
  cf.br ^bb5
^bb6:
  cf.br ^bb6
^bb7:
  return %x : i32
}
