// RUN: terrace opt %s --convert-index-to-llvm=index-bitwidth=128

// DIFFERS: upstream crashes on constants when an index is wider than 64 bits

func.func @constants() -> (index, index) {
  %0 = index.constant -42
  %1 = index.sizeof
  return %0, %1 : index, index
}
