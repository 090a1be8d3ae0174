// Arithmetic of 64 bits on halves of 32 bits; the program is wide-int.c.
// PASSES: --arith-emulate-wide-int --convert-vector-to-llvm --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
// DIFFERS: upstream shifts wrongly by zero

func.func @addi(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}
func.func @subi(%a: i64, %b: i64) -> i64 {
  %0 = arith.subi %a, %b : i64
  return %0 : i64
}
func.func @muli(%a: i64, %b: i64) -> i64 {
  %0 = arith.muli %a, %b : i64
  return %0 : i64
}
func.func @andi(%a: i64, %b: i64) -> i64 {
  %0 = arith.andi %a, %b : i64
  return %0 : i64
}
func.func @shli(%a: i64, %b: i64) -> i64 {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}
func.func @shrui(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrui %a, %b : i64
  return %0 : i64
}
func.func @shrsi(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}
func.func @maxsi(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxsi %a, %b : i64
  return %0 : i64
}
func.func @minui(%a: i64, %b: i64) -> i64 {
  %0 = arith.minui %a, %b : i64
  return %0 : i64
}
func.func @less(%a: i64, %b: i64) -> i64 {
  %0 = arith.cmpi slt, %a, %b : i64
  %1 = arith.extui %0 : i1 to i64
  return %1 : i64
}
func.func @narrow(%a: i64, %b: i64) -> i64 {
  %0 = arith.trunci %a : i64 to i16
  %1 = arith.extsi %0 : i16 to i64
  %2 = arith.ori %1, %b : i64
  return %2 : i64
}
func.func @rounded(%a: i64, %b: i64) -> i64 {
  %0 = arith.sitofp %a : i64 to f64
  %1 = arith.fptosi %0 : f64 to i64
  return %1 : i64
}
