// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// A file with one module gets no second one around it.
module @top attributes {x.a = 1 : i32} {
  module {
    func.func private @f()
  }
}
