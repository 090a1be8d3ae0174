// RUN: terrace opt %s --convert-index-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --convert-index-to-llvm=index-bitwidth=32
// DIFFERS: upstream's divisions negate the dividend, which is wrong for the least index

func.func @ceildivs(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b
  return %0 : index
}

func.func @floordivs(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  return %0 : index
}

func.func @attributes(%a: index, %b: index) {
  %0 = index.ceildivs %a, %b {x = 1 : i8}
  return
}
