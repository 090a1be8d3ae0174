// RUN: terrace opt %s --mlir-version=24 --mlir-print-elementsattrs-with-hex-if-larger=2
// RUN: terrace opt %s --mlir-version=23 --mlir-print-elementsattrs-with-hex-if-larger=2 | terrace opt
// RUN: terrace opt %s --mlir-version=22 --mlir-print-elementsattrs-with-hex-if-larger=2

// MLIR 23 and later have a byte for each bit in hexadecimal text, MLIR 22 has eight bits in a byte.
// DIFFERS: the tools of MLIR 22 read and print its own text only

module attributes {
  x.list = dense<[true, false, true, true, false, false, false, false, true]> : tensor<9xi1>,
  x.packed = dense<"0x0D01"> : tensor<9xi1>,
  x.bytes = dense<"0x010001010000000001"> : tensor<9xi1>,
  x.equal = dense<"0x010101"> : tensor<3xi1>,
  x.bits = dense<"0x05"> : tensor<3xi1>,
  x.ints = dense<[1, 0, -1]> : tensor<3xi8>
} {
}
