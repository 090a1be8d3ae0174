// DIFFERS: upstream has no levels of optimization
// RUN: terrace compile %s --emit=llvm-dialect -O0 --dump-pass-pipeline 2>&1
// RUN: terrace compile %s --emit=llvm-dialect -O1 --dump-pass-pipeline 2>&1
// RUN: terrace compile %s --emit=llvm-dialect -O2 --dump-pass-pipeline 2>&1
// RUN: terrace compile %s --emit=llvm-dialect -O1 --pass-pipeline="builtin.module(symbol-dce)" --dump-pass-pipeline 2>&1
// RUN: terrace run %s -O0 -e value --entry-point-result=i32
// RUN: terrace run %s -O1 -e value --entry-point-result=i32
// RUN: terrace run %s -O3 -e value --entry-point-result=i32

// The sum of a loop in memory that a callee gets.
func.func private @add(%to: memref<i32>, %x: i32) {
  %0 = memref.load %to[] : memref<i32>
  %1 = arith.addi %0, %x : i32
  memref.store %1, %to[] : memref<i32>
  return
}

func.func @value() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %sum = memref.alloca() : memref<i32>
  memref.store %zero, %sum[] : memref<i32>
  scf.for %i = %c0 to %c10 step %c1 {
    %n = arith.index_cast %i : index to i32
    %square = arith.muli %three, %three : i32
    %x = arith.addi %n, %square : i32
    func.call @add(%sum, %x) : (memref<i32>, i32) -> ()
  }
  %0 = memref.load %sum[] : memref<i32>
  return %0 : i32
}
