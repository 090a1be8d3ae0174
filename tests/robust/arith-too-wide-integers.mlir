// DIFFERS: upstream makes an integer that LLVM IR does not have
// RUN: not terrace compile %s 2>&1

func.func @wide(%x: i1000) -> i16777215 {
  %0 = arith.extui %x : i1000 to i16777215
  return %0 : i16777215
}
