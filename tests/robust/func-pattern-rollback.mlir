// (llvm-project#205059, #205283, #207352)
// RUN: terrace opt %s --convert-to-llvm=allow-pattern-rollback=0
// RUN: terrace opt %s --convert-to-llvm=allow-pattern-rollback=1

func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %v = memref.load %m[%i] : memref<?xi32>
  %w = arith.addi %v, %v : i32
  return %w : i32
}
