// RUN: terrace opt %s --sccp
// DIFFERS: upstream takes the result for 0 although the value that it folds to is not constant

// The last operation folds to the second one, which is no operand of it and changes later than its operand.
func.func private @f(%x: i32) {
  %a = arith.trunci %x : i32 to i8
  %b = arith.extui %a : i8 to i64
  %c = arith.extui %b : i64 to i100
  %d = arith.trunci %c : i100 to i64
  vector.print %d : i64
  return
}

func.func private @opaque(%x: i32) -> i32 attributes {no_inline} {
  return %x : i32
}

func.func @main() {
  %c = arith.constant 134217727 : i32
  %x = call @opaque(%c) : (i32) -> i32
  call @f(%x) : (i32) -> ()
  %c0 = arith.constant 0 : i32
  call @f(%c0) : (i32) -> ()
  return
}
