// Arithmetic of single bits. (llvm-project#58807, #137281)
// RUN: terrace opt %s --convert-arith-to-llvm

func.func @bits(%x: i1) -> (i1, i1, i1, i1, i1, i1, i1) {
  %true = arith.constant true
  %0 = arith.floordivsi %true, %true : i1
  %1 = arith.ceildivsi %true, %true : i1
  %2 = arith.divsi %true, %true : i1
  %s, %o = arith.addui_extended %true, %true : i1, i1
  %s2, %o2 = arith.addui_extended %x, %true : i1, i1
  return %0, %1, %2, %s, %o, %s2, %o2 : i1, i1, i1, i1, i1, i1, i1
}
func.func @product() -> (i1, i1, i1, i1) {
  %true = arith.constant true
  %l, %h = arith.mului_extended %true, %true : i1
  %l2, %h2 = arith.mulsi_extended %true, %true : i1
  return %l, %h, %l2, %h2 : i1, i1, i1, i1
}
func.func @compare(%x: i1) -> (i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.cmpi slt, %true, %false : i1
  %1 = arith.cmpi ugt, %true, %false : i1
  %2 = arith.maxsi %true, %false : i1
  return %0, %1, %2 : i1, i1, i1
}
