// RUN: terrace opt %s --allow-unregistered-dialect --convert-func-to-llvm

func.func private @f()
"my.scope"() ({
  func.func private @f()
  func.func private @g() attributes {my.attr}
  func.func @own(%a: i32) -> i32 {
    return %a : i32
  }
  "my.inner"() ({
    func.func private @f()
    "my.end"() : () -> ()
  }) : () -> ()
  "my.end"() : () -> ()
}) : () -> ()
"my.scope"() ({
  func.func private @g()
  func.func private @own(i32) -> i32
  func.func private @f_0()
  func.func private @late()
  "my.end"() : () -> ()
}) : () -> ()
llvm.func @late()
