// RUN: terrace opt %s --split-input-file --verify-diagnostics

llvm.func @unsigned(%x: i64) {
  llvm.switch %x : i64, ^bb1 [
    // expected-error @+1 {{integer value too large}}
    9223372036854775808: ^bb1
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @wide(%x: i64) {
  llvm.switch %x : i64, ^bb1 [
    // expected-error @+1 {{integer value too large}}
    18446744073709551616: ^bb1
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @narrow(%x: i8) {
  llvm.switch %x : i8, ^bb1 [
    255: ^bb1,
    300: ^bb1
  ]
^bb1:
  llvm.return
}
