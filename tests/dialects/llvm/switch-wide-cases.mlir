// RUN: terrace opt %s
// DIFFERS: upstream prints cases of more than 64 bits, but does not read them.

llvm.func @wide(%x: i128) {
  llvm.switch %x : i128, ^bb1 [
    18446744073709551616: ^bb1,
    -170141183460469231731687303715884105728: ^bb1
  ]
^bb1:
  llvm.return
}
