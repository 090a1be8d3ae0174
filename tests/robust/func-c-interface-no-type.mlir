// An argument whose type has no form in LLVM. (llvm-project#216268)
// RUN: terrace opt %s --convert-func-to-llvm --allow-unregistered-dialect

func.func @token(%t: !t.token) attributes {llvm.emit_c_interface} {
  return
}
func.func private @outside(!t.token, memref<4xf32>) attributes {llvm.emit_c_interface}
func.func private @given() -> !t.token attributes {llvm.emit_c_interface}
