// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-debuginfo

// Operations in the usual spelling, and everything that only looks like it.
func.func @usual(%a: i64, %b: i64, %f: f32, %i: index) -> i64 {
  %0 = arith.addi %a, %b : i64
  %1 = arith.addi %0, %b overflow<nsw> : i64
  %2 = arith.addi %1,%b:i64
  %3=arith.addi %2, %b : i64
  %4 = arith.addi %3, %b {tag} : i64
  %5 = arith.addi %4, %b : i64 // a comment
  %6 = arith.addi %5, %b : i64 loc("here")
  %7 = arith.addi %6, %b : i64
    loc("there")
  %8 = arith.addi
    %7, %b
    : i64

  // A comment between.
  %9 = "arith.addi"(%8, %b) : (i64, i64) -> i64
  %longer_than_eight_bytes = arith.muli %9, %b : i64
  %longer_than_eight_bits = arith.muli %longer_than_eight_bytes, %b : i64
  %d.o-t$s = arith.muli %longer_than_eight_bits, %b : i64
  %g = arith.mulf %f, %f : f32
  %h = arith.mulf %g, %f fastmath<fast> : f32
  %j = arith.addi %i, %i : index
  %k:2 = arith.addui_extended %a, %b : i64, i1
  %l = arith.addi %k#0, %d.o-t$s : i64
  return %l : i64
}

func.func @constants() {
  %0 = arith.constant 1 : i64
  %1 = arith.constant -1 : i64
  %2 = arith.constant 9223372036854775807 : i64
  %3 = arith.constant -9223372036854775808 : i64
  %4 = arith.constant 18446744073709551615 : i64
  %5 = arith.constant 123456789012345678 : i64
  %6 = arith.constant 1234567890123456789 : i64
  %7 = arith.constant 0x1F : i32
  %8 = arith.constant 255 : i8
  %9 = arith.constant -128 : i8
  %10 = arith.constant 65535 : i16
  %11 = arith.constant 1 : i1
  %12 = arith.constant -1 : i1
  %13 = arith.constant true
  %14 = arith.constant 7 : index
  %15 = arith.constant -7 : index
  %16 = arith.constant 5
  %17 = arith.constant {tag} 6 : i32
  %18 = arith.constant 1.5 : f32
  %19 = arith.constant 0x7FC00000 : f32
  %20 = arith.constant 7 : i24
  %21 = arith.constant -7 : i128
  %22 = arith.constant 100000000 : i64
  %23 = arith.constant 99999999 : i32
  %24 = arith.constant 007 : i32
  %25 = arith.constant 7 : i32
  return
}

func.func @no_arguments() {
  return
}
func.func @one(%a: i32) {
  return
}
func.func @two(%a: i32, %b: f64) -> index {
  %c = arith.constant 0 : index
  return %c : index
}
func.func @attributes(%a: i32 {llvm.noundef}, %b: f64) -> (index {llvm.noundef}) attributes {tag} {
  %c = arith.constant 0 : index
  return %c : index
}
func.func private @declared(i32) -> i32
func.func @"quoted name"(%a: vector<4xf32>) -> vector<4xf32> {
  %b = arith.addf %a, %a : vector<4xf32>
  return %b : vector<4xf32>
}
func.func @many(%0: i1, %1: i1, %2: i1, %3: i1, %4: i1, %5: i1, %6: i1, %7: i1, %8: i1, %9: i1) -> i1 {
  %a = arith.andi %8, %9 : i1
  return %a : i1
}
func.func @blocks(%a: i1, %x: i64) -> i64 {
  cf.cond_br %a, ^left, ^right(%x : i64)
^left:
  %y = arith.constant 3 : i64
  cf.br ^a_name_of_more_than_eight_bytes(%y, %a : i64, i1)
^right(%z: i64):
  cf.br ^a_name_of_more_than_eight_bits
^a_name_of_more_than_eight_bits:
  cf.cond_br %a, ^right(%z : i64), ^a_name_of_more_than_eight_bytes(%z, %a : i64, i1)
^a_name_of_more_than_eight_bytes(%w: i64, %b: i1):
  return %w : i64
}
