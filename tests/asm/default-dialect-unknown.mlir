// RUN: not terrace opt %s --split-input-file 2>&1

func.func @f(%c: i1) {
  if %c {
  }
  return
}
// -----
call @g() : () -> ()
// -----
func.func @f() {
  addi
}
