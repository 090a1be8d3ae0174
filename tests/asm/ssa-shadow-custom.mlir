// RUN: not terrace opt %s --allow-unregistered-dialect 2>&1

// The custom form of an isolated operation does not open a new name scope.
%x = "x.outer"() : () -> i32
func.func @isolated() -> f32 {
  %x = arith.constant 1.0 : f32
  return %x : f32
}
