// DIFFERS: upstream moves remainders and rounded divisions that may divide by zero or overflow out of loops that may not run
// RUN: terrace opt %s --loop-invariant-code-motion --allow-unregistered-dialect

func.func @f(%a: i32, %b: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.remui %a, %b : i32
    %1 = arith.remsi %a, %b : i32
    %2 = llvm.urem %a, %b : i32
    %3 = llvm.srem %a, %b : i32
    %k = arith.constant -1 : i32
    %4 = arith.floordivsi %a, %k : i32
    %5 = arith.remsi %a, %k : i32
    "test.use"(%0, %1, %2, %3, %4, %5) : (i32, i32, i32, i32, i32, i32) -> ()
  }
  return
}
