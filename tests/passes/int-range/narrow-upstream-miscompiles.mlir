// RUN: terrace opt %s --arith-int-range-narrowing=int-bitwidths-supported=8
// DIFFERS: upstream narrows signed operations on values that only zero extension gives back, keeps overflow<nsw> for them, and shifts by more than the new width

func.func @compare(%x: i32, %y: i32) -> (i1, i1, i1) {
  %c255 = arith.constant 255 : i32
  %a = arith.andi %x, %c255 : i32
  %b = arith.andi %y, %c255 : i32
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.cmpi ult, %a, %b : i32
  %2 = arith.cmpi eq, %a, %b : i32
  return %0, %1, %2 : i1, i1, i1
}

func.func @signed(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c255 = arith.constant 255 : i32
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %a = arith.andi %x, %c255 : i32
  %b = arith.andi %y, %c255 : i32
  %s = arith.andi %y, %c7 : i32
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.minsi %a, %b : i32
  %2 = arith.divsi %a, %c3 : i32
  %3 = arith.ceildivsi %a, %c3 : i32
  %4 = arith.floordivsi %a, %c3 : i32
  %5 = arith.remsi %a, %c3 : i32
  %6 = arith.shrsi %a, %s : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

func.func @shift(%x: i32, %y: i32) -> (i32, i32) {
  %c255 = arith.constant 255 : i32
  %c15 = arith.constant 15 : i32
  %c7 = arith.constant 7 : i32
  %a = arith.andi %x, %c255 : i32
  %b = arith.andi %y, %c15 : i32
  %c = arith.andi %y, %c7 : i32
  %0 = arith.shrui %a, %b : i32
  %1 = arith.shrui %a, %c : i32
  return %0, %1 : i32, i32
}

func.func @flags(%x: i32, %y: i32) -> (i32, i32) {
  %c127 = arith.constant 127 : i32
  %a = arith.andi %x, %c127 : i32
  %b = arith.andi %y, %c127 : i32
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %1 = arith.addi %a, %b overflow<nsw> : i32
  return %0, %1 : i32, i32
}

func.func @remainder(%x: i8) -> i32 {
  %c11 = arith.constant 11 : i32
  %a = arith.extsi %x : i8 to i32
  %0 = arith.remui %a, %c11 : i32
  return %0 : i32
}
