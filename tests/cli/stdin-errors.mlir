// RUN: not terrace opt < %s 2>&1
// RUN: not terrace opt - --split-input-file < %s 2>&1

func.func @f() {
  %0 = "x.a"() : () -> i32
  return
}
// -----
func.func @f( {
}
