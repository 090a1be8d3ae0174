// Constants whose elements were left out when they were printed. (llvm-project#149325, #64868)
// RUN: terrace opt %s
// RUN: terrace opt %s --convert-to-llvm

func.func @elided() -> vector<4xi32> {
  %0 = arith.constant dense_resource<__elided__> : vector<4xi32>
  return %0 : vector<4xi32>
}
