// RUN: terrace opt %s --verify-diagnostics

// expected-error@unknown {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
func.func @f() -> i32 {
  return loc(unknown)
}
