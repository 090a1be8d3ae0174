// RUN: terrace opt %s --canonicalize --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --canonicalize=region-simplify=aggressive --allow-unregistered-dialect --split-input-file

// Random control flow: unreachable blocks, cycles, switches on constants, blocks that only branch on.

func.func @f0(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %v0_0 = "test.v"() : () -> i32
  "test.op0"(%v0_0) : (i32) -> ()
  cf.cond_br %true, ^bb1(%k0, %x : i32, i32), ^bb4(%y : i32)
^bb1(%b1a0: i32, %b1a1: i32):
  cf.cond_br %d, ^bb2(%b1a1 : i32), ^bb3(%y : i32)
^bb2(%b2a0: i32):
  cf.cond_br %d, ^bb2(%y : i32), ^bb1(%x, %y : i32, i32)
^bb3(%b3a0: i32):
  "test.c3"(%c) : (i1) -> ()
  return %b3a0 : i32
^bb4(%b4a0: i32):
  cf.switch %x : i32, [
    default: ^bb5,
    0: ^bb4(%b4a0 : i32),
    4: ^bb5,
    1: ^bb1(%k0, %b4a0 : i32, i32)
  ]
^bb5:
  %v5_0 = arith.addi %y, %y : i32
  cf.cond_br %d, ^bb2(%k1 : i32), ^bb1(%x, %x : i32, i32)
}
// -----
func.func @f1(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.br ^bb2(%x, %k1 : i32, i32)
^bb1:
  "test.c1"(%c) : (i1) -> ()
  cf.cond_br %d, ^bb1, ^bb1
^bb2(%b2a0: i32, %b2a1: i32):
  "test.op2"(%b2a0) : (i32) -> ()
  ub.unreachable
^bb3(%b3a0: i32, %b3a1: i32, %b3a2: i32):
  cf.br ^bb4
^bb4:
  cf.br ^bb3(%x, %x, %y : i32, i32, i32)
^bb5(%b5a0: i32, %b5a1: i32):
  %v5_0 = "test.v"() : () -> i32
  cf.cond_br %c, ^bb7, ^bb8(%v5_0, %b5a0, %y : i32, i32, i32)
^bb6(%b6a0: i32, %b6a1: i32, %b6a2: i32):
  "test.op6"(%b6a0) : (i32) -> ()
  cf.br ^bb4
^bb7:
  "test.op7"(%x) : (i32) -> ()
  cf.cond_br %c, ^bb2(%x, %y : i32, i32), ^bb2(%k1, %y : i32, i32)
^bb8(%b8a0: i32, %b8a1: i32, %b8a2: i32):
  "test.op8"(%b8a0) : (i32) -> ()
  cf.cond_br %d, ^bb4, ^bb7
}
// -----
func.func @f2(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.cond_br %d, ^bb5(%k1 : i32), ^bb5(%k1 : i32)
^bb1(%b1a0: i32, %b1a1: i32):
  cf.br ^bb5(%b1a0 : i32)
^bb2:
  cf.cond_br %d, ^bb2, ^bb3(%x, %y : i32, i32)
^bb3(%b3a0: i32, %b3a1: i32):
  %v3_0 = arith.addi %x, %x : i32
  %v3_1 = arith.addi %v3_0, %y : i32
  cf.cond_br %d, ^bb3(%k0, %v3_1 : i32, i32), ^bb3(%x, %v3_1 : i32, i32)
^bb4(%b4a0: i32, %b4a1: i32):
  "test.c4"(%d) : (i1) -> ()
  "test.op4"(%b4a0) : (i32) -> ()
  return %b4a1 : i32
^bb5(%b5a0: i32):
  return %b5a0 : i32
}
// -----
func.func @f3(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.br ^bb1(%x, %k0, %k0 : i32, i32, i32)
^bb1(%b1a0: i32, %b1a1: i32, %b1a2: i32):
  cf.cond_br %c, ^bb1(%x, %b1a1, %b1a2 : i32, i32, i32), ^bb3
^bb2(%b2a0: i32, %b2a1: i32, %b2a2: i32):
  cf.cond_br %d, ^bb3, ^bb3
^bb3:
  cf.br ^bb1(%y, %k1, %k1 : i32, i32, i32)
}
// -----
func.func @f4(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  "test.op0"(%k0) : (i32) -> ()
  cf.cond_br %d, ^bb3, ^bb3
^bb1(%b1a0: i32):
  cf.br ^bb2(%k0, %b1a0, %k1 : i32, i32, i32)
^bb2(%b2a0: i32, %b2a1: i32, %b2a2: i32):
  "test.op2"(%y) : (i32) -> ()
  cf.br ^bb6(%y, %b2a0 : i32, i32)
^bb3:
  cf.switch %k1 : i32, [
    default: ^bb4(%k1 : i32),
    0: ^bb3,
    3: ^bb4(%k1 : i32),
    2: ^bb4(%y : i32)
  ]
^bb4(%b4a0: i32):
  "test.c4"(%c) : (i1) -> ()
  "test.op4"(%b4a0) : (i32) -> ()
  cf.br ^bb3
^bb5(%b5a0: i32, %b5a1: i32):
  %v5_0 = arith.addi %x, %y : i32
  cf.br ^bb3
^bb6(%b6a0: i32, %b6a1: i32):
  %v6_0 = "test.v"() : () -> i32
  "test.op6"(%b6a1) : (i32) -> ()
  return %b6a1 : i32
^bb7(%b7a0: i32, %b7a1: i32):
  cf.br ^bb4(%b7a0 : i32)
}
// -----
func.func @f5(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.br ^bb1(%k1, %y : i32, i32)
^bb1(%b1a0: i32, %b1a1: i32):
  "test.op1"(%b1a1) : (i32) -> ()
  "test.op1"(%b1a0) : (i32) -> ()
  cf.switch %x : i32, [
    default: ^bb1(%x, %b1a1 : i32, i32),
    3: ^bb5(%y : i32),
    2: ^bb2,
    1: ^bb5(%b1a1 : i32)
  ]
^bb2:
  %v2_0 = arith.addi %x, %y : i32
  "test.op2"(%v2_0) : (i32) -> ()
  cf.cond_br %c, ^bb3(%k0, %x : i32, i32), ^bb6(%v2_0, %v2_0 : i32, i32)
^bb3(%b3a0: i32, %b3a1: i32):
  cf.br ^bb4(%b3a1 : i32)
^bb4(%b4a0: i32):
  cf.cond_br %d, ^bb6(%k1, %b4a0 : i32, i32), ^bb4(%b4a0 : i32)
^bb5(%b5a0: i32):
  cf.br ^bb6(%k1, %y : i32, i32)
^bb6(%b6a0: i32, %b6a1: i32):
  %v6_0 = "test.v"() : () -> i32
  %v6_1 = arith.addi %b6a1, %b6a1 : i32
  cf.br ^bb3(%k1, %x : i32, i32)
}
// -----
func.func @f6(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  "test.op0"(%x) : (i32) -> ()
  "test.c0"(%c) : (i1) -> ()
  cf.switch %k1 : i32, [
    default: ^bb1,
    1: ^bb1,
    2: ^bb1,
    4: ^bb1
  ]
^bb1:
  "test.c1"(%d) : (i1) -> ()
  "test.c1"(%d) : (i1) -> ()
  cf.br ^bb1
}
// -----
func.func @f7(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.br ^bb1
^bb1:
  "test.c1"(%c) : (i1) -> ()
  cf.br ^bb1
}
// -----
func.func @f8(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.br ^bb6
^bb1:
  "test.op1"(%y) : (i32) -> ()
  "test.op1"(%k1) : (i32) -> ()
  cf.br ^bb5(%k0 : i32)
^bb2(%b2a0: i32):
  cf.cond_br %d, ^bb3(%b2a0, %b2a0 : i32, i32), ^bb1
^bb3(%b3a0: i32, %b3a1: i32):
  cf.cond_br %d, ^bb7(%k1 : i32), ^bb7(%k0 : i32)
^bb4(%b4a0: i32, %b4a1: i32, %b4a2: i32):
  cf.switch %x : i32, [
    default: ^bb5(%k1 : i32),
    1: ^bb7(%y : i32),
    2: ^bb3(%x, %y : i32, i32),
    3: ^bb1
  ]
^bb5(%b5a0: i32):
  "test.op5"(%k0) : (i32) -> ()
  cf.cond_br %d, ^bb3(%k1, %x : i32, i32), ^bb6
^bb6:
  "test.op6"(%k1) : (i32) -> ()
  "test.op6"(%k1) : (i32) -> ()
  ub.unreachable
^bb7(%b7a0: i32):
  cf.cond_br %d, ^bb7(%x : i32), ^bb2(%b7a0 : i32)
^bb8(%b8a0: i32, %b8a1: i32):
  %v8_0 = arith.addi %b8a1, %k0 : i32
  "test.op8"(%b8a0) : (i32) -> ()
  cf.br ^bb3(%y, %v8_0 : i32, i32)
}
// -----
func.func @f9(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.br ^bb1
^bb1:
  cf.cond_br %d, ^bb1, ^bb2
^bb2:
  "test.c2"(%c) : (i1) -> ()
  cf.switch %x : i32, [
    default: ^bb1,
    2: ^bb1
  ]
}
// -----
func.func @f10(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  "test.op0"(%k1) : (i32) -> ()
  cf.br ^bb1(%k0, %k1 : i32, i32)
^bb1(%b1a0: i32, %b1a1: i32):
  cf.br ^bb2(%b1a0, %b1a1 : i32, i32)
^bb2(%b2a0: i32, %b2a1: i32):
  cf.switch %x : i32, [
    default: ^bb2(%b2a1, %y : i32, i32),
    3: ^bb2(%b2a0, %k1 : i32, i32),
    0: ^bb1(%k1, %x : i32, i32)
  ]
}
// -----
func.func @f11(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.cond_br %d, ^bb4(%k0, %x, %y : i32, i32, i32), ^bb4(%k0, %k1, %k0 : i32, i32, i32)
^bb1(%b1a0: i32, %b1a1: i32, %b1a2: i32):
  %v1_0 = arith.addi %b1a1, %b1a2 : i32
  return %v1_0 : i32
^bb2:
  "test.c2"(%d) : (i1) -> ()
  "test.op2"(%x) : (i32) -> ()
  cf.switch %x : i32, [
    default: ^bb7,
    2: ^bb3(%k0, %y, %k1 : i32, i32, i32),
    1: ^bb5(%y, %k0 : i32, i32),
    3: ^bb2
  ]
^bb3(%b3a0: i32, %b3a1: i32, %b3a2: i32):
  cf.br ^bb1(%k0, %b3a2, %k0 : i32, i32, i32)
^bb4(%b4a0: i32, %b4a1: i32, %b4a2: i32):
  "test.op4"(%b4a2) : (i32) -> ()
  cf.cond_br %c, ^bb5(%b4a2, %k0 : i32, i32), ^bb7
^bb5(%b5a0: i32, %b5a1: i32):
  cf.cond_br %d, ^bb2, ^bb4(%y, %k0, %x : i32, i32, i32)
^bb6(%b6a0: i32, %b6a1: i32):
  cf.cond_br %d, ^bb4(%x, %x, %b6a1 : i32, i32, i32), ^bb7
^bb7:
  "test.c7"(%c) : (i1) -> ()
  cf.cond_br %d, ^bb4(%k0, %x, %x : i32, i32, i32), ^bb1(%y, %k1, %x : i32, i32, i32)
}
// -----
func.func @f12(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  "test.op0"(%x) : (i32) -> ()
  cf.br ^bb4
^bb1(%b1a0: i32, %b1a1: i32):
  cf.br ^bb1(%b1a1, %b1a1 : i32, i32)
^bb2:
  return %x : i32
^bb3(%b3a0: i32, %b3a1: i32, %b3a2: i32):
  return %b3a0 : i32
^bb4:
  "test.c4"(%c) : (i1) -> ()
  %v4_1 = "test.v"() : () -> i32
  cf.br ^bb4
^bb5(%b5a0: i32):
  return %x : i32
^bb6(%b6a0: i32):
  cf.br ^bb2
}
// -----
func.func @f13(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.br ^bb6(%y : i32)
^bb1(%b1a0: i32):
  "test.c1"(%d) : (i1) -> ()
  %v1_1 = arith.addi %b1a0, %x : i32
  cf.switch %x : i32, [
    default: ^bb7(%k1, %b1a0 : i32, i32)
  ]
^bb2:
  return %x : i32
^bb3(%b3a0: i32):
  %v3_0 = arith.addi %x, %x : i32
  %v3_1 = arith.addi %k0, %v3_0 : i32
  cf.cond_br %d, ^bb2, ^bb5(%v3_0 : i32)
^bb4(%b4a0: i32, %b4a1: i32):
  cf.br ^bb3(%x : i32)
^bb5(%b5a0: i32):
  "test.c5"(%c) : (i1) -> ()
  cf.switch %k1 : i32, [
    default: ^bb2,
    1: ^bb5(%k0 : i32),
    3: ^bb3(%b5a0 : i32),
    4: ^bb8(%k1, %k1 : i32, i32)
  ]
^bb6(%b6a0: i32):
  %v6_0 = arith.addi %b6a0, %b6a0 : i32
  cf.cond_br %d, ^bb7(%v6_0, %b6a0 : i32, i32), ^bb3(%v6_0 : i32)
^bb7(%b7a0: i32, %b7a1: i32):
  cf.switch %x : i32, [
    default: ^bb8(%b7a1, %x : i32, i32)
  ]
^bb8(%b8a0: i32, %b8a1: i32):
  cf.cond_br %d, ^bb4(%b8a0, %y : i32, i32), ^bb8(%k0, %x : i32, i32)
}
// -----
func.func @f14(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %v0_0 = "test.v"() : () -> i32
  cf.br ^bb2
^bb1(%b1a0: i32):
  cf.switch %x : i32, [
    default: ^bb2,
    3: ^bb3(%k0, %x : i32, i32),
    0: ^bb3(%b1a0, %b1a0 : i32, i32),
    2: ^bb2
  ]
^bb2:
  cf.cond_br %c, ^bb2, ^bb1(%k1 : i32)
^bb3(%b3a0: i32, %b3a1: i32):
  return %b3a0 : i32
}
// -----
func.func @f15(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%k0, %k0, %x : i32, i32, i32)
^bb2(%b2a0: i32, %b2a1: i32, %b2a2: i32):
  cf.switch %k1 : i32, [
    default: ^bb2(%b2a2, %b2a1, %b2a1 : i32, i32, i32)
  ]
^bb3:
  "test.op3"(%k1) : (i32) -> ()
  return %k0 : i32
^bb4(%b4a0: i32):
  cf.cond_br %c, ^bb3, ^bb1
}
// -----
func.func @f16(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  "test.c0"(%c) : (i1) -> ()
  cf.switch %k1 : i32, [
    default: ^bb4,
    0: ^bb3(%y : i32),
    2: ^bb3(%y : i32),
    1: ^bb3(%y : i32)
  ]
^bb1:
  return %k1 : i32
^bb2:
  cf.br ^bb4
^bb3(%b3a0: i32):
  %v3_0 = "test.v"() : () -> i32
  cf.br ^bb3(%b3a0 : i32)
^bb4:
  "test.op4"(%x) : (i32) -> ()
  %v4_1 = arith.addi %x, %x : i32
  cf.br ^bb4
}
// -----
func.func @f17(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.cond_br %c, ^bb3, ^bb4(%k0 : i32)
^bb1(%b1a0: i32):
  "test.op1"(%y) : (i32) -> ()
  %v1_1 = arith.addi %k1, %k0 : i32
  cf.switch %x : i32, [
    default: ^bb2(%x : i32),
    1: ^bb2(%x : i32)
  ]
^bb2(%b2a0: i32):
  %v2_0 = arith.addi %b2a0, %b2a0 : i32
  cf.switch %x : i32, [
    default: ^bb3
  ]
^bb3:
  "test.op3"(%x) : (i32) -> ()
  cf.cond_br %c, ^bb3, ^bb4(%x : i32)
^bb4(%b4a0: i32):
  cf.br ^bb3
}
// -----
func.func @f18(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.cond_br %d, ^bb4, ^bb5(%x, %y, %y : i32, i32, i32)
^bb1(%b1a0: i32, %b1a1: i32, %b1a2: i32):
  return %k1 : i32
^bb2:
  "test.c2"(%true) : (i1) -> ()
  cf.cond_br %c, ^bb1(%y, %x, %k0 : i32, i32, i32), ^bb6
^bb3:
  cf.switch %x : i32, [
    default: ^bb5(%x, %x, %y : i32, i32, i32)
  ]
^bb4:
  %v4_0 = "test.v"() : () -> i32
  "test.op4"(%k0) : (i32) -> ()
  cf.switch %x : i32, [
    default: ^bb1(%x, %y, %x : i32, i32, i32),
    3: ^bb6
  ]
^bb5(%b5a0: i32, %b5a1: i32, %b5a2: i32):
  cf.switch %x : i32, [
    default: ^bb7(%b5a1, %b5a0, %b5a2 : i32, i32, i32),
    2: ^bb1(%b5a0, %b5a0, %x : i32, i32, i32),
    3: ^bb1(%b5a2, %k1, %b5a2 : i32, i32, i32),
    4: ^bb3
  ]
^bb6:
  %v6_0 = "test.v"() : () -> i32
  "test.op6"(%k0) : (i32) -> ()
  cf.cond_br %c, ^bb7(%k0, %k1, %y : i32, i32, i32), ^bb7(%k1, %v6_0, %x : i32, i32, i32)
^bb7(%b7a0: i32, %b7a1: i32, %b7a2: i32):
  cf.br ^bb5(%b7a2, %b7a1, %b7a2 : i32, i32, i32)
}
// -----
func.func @f19(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.br ^bb1(%k1, %x, %x : i32, i32, i32)
^bb1(%b1a0: i32, %b1a1: i32, %b1a2: i32):
  cf.br ^bb1(%b1a0, %b1a0, %b1a1 : i32, i32, i32)
}
// -----
func.func @f20(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.br ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  cf.cond_br %c, ^bb2, ^bb2
^bb3:
  %v3_0 = arith.addi %k1, %x : i32
  %v3_1 = arith.addi %y, %v3_0 : i32
  cf.cond_br %c, ^bb3, ^bb2
}
// -----
func.func @f21(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.cond_br %d, ^bb6(%y : i32), ^bb6(%k1 : i32)
^bb1(%b1a0: i32, %b1a1: i32):
  "test.op1"(%b1a1) : (i32) -> ()
  return %k0 : i32
^bb2(%b2a0: i32, %b2a1: i32):
  %v2_0 = "test.v"() : () -> i32
  %v2_1 = arith.addi %v2_0, %x : i32
  cf.cond_br %c, ^bb5(%b2a0 : i32), ^bb4(%b2a0, %x, %k0 : i32, i32, i32)
^bb3:
  cf.br ^bb2(%k1, %y : i32, i32)
^bb4(%b4a0: i32, %b4a1: i32, %b4a2: i32):
  cf.br ^bb4(%k1, %k1, %k0 : i32, i32, i32)
^bb5(%b5a0: i32):
  %v5_0 = arith.addi %k0, %b5a0 : i32
  cf.switch %x : i32, [
    default: ^bb5(%v5_0 : i32),
    2: ^bb3,
    3: ^bb3
  ]
^bb6(%b6a0: i32):
  %v6_0 = "test.v"() : () -> i32
  cf.cond_br %d, ^bb5(%b6a0 : i32), ^bb1(%k0, %k0 : i32, i32)
}
// -----
func.func @f22(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.br ^bb2(%x : i32)
^bb1(%b1a0: i32, %b1a1: i32, %b1a2: i32):
  cf.br ^bb4
^bb2(%b2a0: i32):
  cf.cond_br %c, ^bb4, ^bb2(%b2a0 : i32)
^bb3:
  cf.cond_br %d, ^bb3, ^bb1(%k0, %y, %k0 : i32, i32, i32)
^bb4:
  "test.c4"(%c) : (i1) -> ()
  cf.switch %x : i32, [
    default: ^bb4,
    2: ^bb4,
    0: ^bb1(%x, %k0, %x : i32, i32, i32),
    1: ^bb5(%x : i32)
  ]
^bb5(%b5a0: i32):
  cf.cond_br %d, ^bb4, ^bb3
}
// -----
func.func @f23(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  cf.br ^bb2
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  cf.br ^bb1
^bb3:
  "test.op3"(%x) : (i32) -> ()
  cf.cond_br %c, ^bb3, ^bb1
}
