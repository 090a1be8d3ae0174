// Constants of odd shapes. (llvm-project#108156)
// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @vectors() {
  %0 = arith.constant dense<1> : vector<i32>
  %1 = arith.constant dense<1> : vector<1xi32>
  %2 = arith.constant dense<1.0> : vector<2x1x3xf32>
  %3 = arith.constant dense<true> : vector<[4]xi1>
  %4 = arith.constant dense<1> : vector<2x[4]xi8>
  %5 = arith.constant dense<7> : vector<3xindex>
  return
}
func.func @tensors() {
  %0 = arith.constant dense<1> : tensor<i32>
  %1 = arith.constant dense<1> : tensor<0xi32>
  %2 = arith.constant dense<> : tensor<2x0xi32>
  return
}
