// RUN: terrace opt %s --convert-math-to-funcs

// DIFFERS: upstream defines every function in the outermost module, and defines again what is there already

module @outer {
  module @inner {
    func.func @f(%x: i32) -> i32 {
      %0 = math.ipowi %x, %x : i32
      return %0 : i32
    }
  }
  func.func private @__mlir_math_ipowi_i8(%x: i8, %y: i8) -> i8
  func.func @g(%x: i8) -> i8 {
    %0 = math.ipowi %x, %x : i8
    return %0 : i8
  }
}
