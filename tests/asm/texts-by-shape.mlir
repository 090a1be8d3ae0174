// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Operations of one shape have the same text except for names, which may be equal in one operation and differ in another.
func.func @operands(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.addi %b, %a : i32
  %3 = arith.addi %b, %b : i32
  %4 = arith.addi %1, %2 {note = "x"} : i32
  %5 = arith.addi %4, %3 {note = "y"} : i32
  %6 = arith.addi %5, %0 {note = "x"} : i32
  %7 = arith.addi %5, %6 overflow<nsw> : i32
  return %7 : i32
}

func.func @successors(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb2(%x : i32)
^bb1(%a: i32):
  cf.cond_br %c, ^bb3(%a : i32), ^bb3(%x : i32)
^bb2(%b: i32):
  cf.cond_br %c, ^bb3(%b : i32), ^bb1(%x : i32)
^bb3(%d: i32):
  cf.cond_br %c, ^bb1(%x : i32), ^bb2(%d : i32)
}

// Line breaks follow the indentation.
func.func @lines(%x: i32, %c: i1) {
  cf.switch %x : i32, [
    default: ^bb1,
    7: ^bb2
  ]
^bb1:
  scf.execute_region {
    cf.switch %x : i32, [
      default: ^bb1,
      7: ^bb2
    ]
  ^bb1:
    scf.yield
  ^bb2:
    scf.yield
  }
  cf.switch %x : i32, [
    default: ^bb2,
    7: ^bb1
  ]
^bb2:
  return
}

// The dialect is printed where it is not the default one.
func.func private @g() -> i32
func.func @prefixes(%c: i1) -> i32 {
  %0 = call @g() : () -> i32
  %1 = scf.if %c -> i32 {
    %2 = func.call @g() : () -> i32
    %3 = func.call @g() : () -> i32
    scf.yield %3 : i32
  } else {
    scf.yield %0 : i32
  }
  %4 = call @g() : () -> i32
  return %4 : i32
}

func.func @groups() -> (i32, i32) {
  %0:2 = call @two() : () -> (i32, i32)
  %1:2 = call @two() : () -> (i32, i32)
  %2 = arith.addi %0#1, %1#0 : i32
  %3 = arith.addi %2, %0#0 : i32
  return %3, %1#1 : i32, i32
}
func.func private @two() -> (i32, i32)
