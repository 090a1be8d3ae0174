// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

module {
}

module @named {
}

module @"quoted name" attributes {my.attr = 1 : i32, my.unit} {
  module @inner {
    func.func @f() {
      return
    }
  }
  builtin.module attributes {sym_visibility = "private"} {
  }
}

module attributes {my.x = [1, "a"]} {
}

builtin.module @spelled_out {
  func.func @casts(%a: i32, %b: index, %t: tuple<i32, f32>) {
    %0 = builtin.unrealized_conversion_cast %a : i32 to i64
    %1:2 = builtin.unrealized_conversion_cast %t : tuple<i32, f32> to i32, f32
    %2 = builtin.unrealized_conversion_cast %a, %b : i32, index to tuple<i32, index>
    %3 = builtin.unrealized_conversion_cast to i32
    %4 = builtin.unrealized_conversion_cast %a : i32 to si32
    builtin.unrealized_conversion_cast %a : i32 to i8 {tag}
    %5:3 = "builtin.unrealized_conversion_cast"(%a, %b) {my.attr = 2} : (i32, index) -> (i1, i2, i3)
    return
  }
}

module @visibility attributes {sym_visibility = "nested"} {
}

"builtin.module"() <{sym_name = "generic", sym_visibility = "public"}> ({
^bb0:
}) : () -> ()

"builtin.module"() ({
^bb0:
}) {my.attr} : () -> ()
