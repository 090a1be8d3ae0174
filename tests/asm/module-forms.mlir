// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

module {
}
module @named {
  module @nested attributes {x.a} {
  }
}
module attributes {x.b = "v"} {
  func.func private @f()
}
module @"needs quotes" attributes {x.c = 1 : i32, x.d} {
}
builtin.module @full {
}
"builtin.module"() ({
  func.func private @h()
}) : () -> ()
"builtin.module"() <{sym_name = "g"}> ({
^bb0:
}) {x.e} : () -> ()
