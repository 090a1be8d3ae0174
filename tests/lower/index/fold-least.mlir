// RUN: terrace opt %s --convert-index-to-llvm

// DIFFERS: upstream negates the least index and gets 2^62

func.func @ceildivs() -> index {
  %least = index.constant -9223372036854775808
  %c2 = index.constant 2
  %0 = index.ceildivs %least, %c2
  return %0 : index
}
