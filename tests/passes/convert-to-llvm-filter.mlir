// RUN: terrace opt %s --convert-to-llvm="filter-dialects=arith,math"
// RUN: not terrace opt %s --convert-to-llvm=filter-dialects=scf 2>&1
// RUN: not terrace opt %s --convert-to-llvm=filter-dialects=nothing 2>&1

// DIFFERS: upstream refuses a dialect that the file has nothing of, as it is not loaded

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
