// The elements of a constant were left out when it was printed. (llvm-project#64868, #62722, #224815)
// DIFFERS: upstream places the error in what it has lowered, and goes on to complaints about LLVM IR
// RUN: not terrace compile %s 2>&1

func.func @elided() -> vector<4xi32> {
  %0 = arith.constant dense_resource<__elided__> : vector<4xi32>
  return %0 : vector<4xi32>
}
