// RUN: terrace opt %s

// Lines may end in CR LF.
func.func @f() {
  return
}
