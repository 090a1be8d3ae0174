// RUN: terrace compile %s

func.func @f(%a: index, %b: index) -> index {
  %c8 = arith.constant 8 : index
  %0 = arith.muli %a, %c8 : index
  %1 = arith.addi %0, %b : index
  %2 = arith.cmpi ult, %1, %c8 : index
  %3 = arith.select %2, %1, %a : index
  return %3 : index
}
