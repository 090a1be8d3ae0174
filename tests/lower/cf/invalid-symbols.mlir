// RUN: not terrace opt %s --convert-cf-to-llvm --split-input-file 2>&1

func.func private @puts(i32)
func.func @not_an_llvm_function(%c: i1) {
  cf.assert %c, "a"
  return
}
// -----
llvm.func @abort(i32)
func.func @other_type(%c: i1) {
  cf.assert %c, "a"
  return
}
// -----
llvm.func @puts(i32)
func.func @other_argument(%c: i1) {
  cf.assert %c, "a"
  return
}
