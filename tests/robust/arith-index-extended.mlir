// (llvm-project#137509)
// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-arith-to-llvm=index-bitwidth=32

func.func @product(%x: index) -> (index, index, index, index) {
  %big = arith.constant 4294967296 : index
  %l, %h = arith.mului_extended %big, %big : index
  %l2, %h2 = arith.mulsi_extended %x, %big : index
  return %l, %h, %l2, %h2 : index, index, index, index
}
