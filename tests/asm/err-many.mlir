// RUN: not terrace opt %s 2>&1
// RUN: not terrace opt %s --mlir-disable-threading 2>&1

// Every isolated operation reports its own first error, in the order of the text.
func.func @a() -> i32 {
  return
}
func.func @b(%x: i32) {
  %0 = "arith.addi"(%x) : (i32) -> i32
  %1 = "arith.addi"(%x) : (i32) -> i32
  return
}
func.func @ok() {
  return
}
module {
  func.func @c() {
    %0 = arith.constant 1 : i32
  }
  func.func @d() {
    cf.br ^a
  ^a:
    %0 = arith.addi %1, %1 : i32
    %1 = arith.constant 1 : i32
    return
  }
}
module {
  func.func private @twice()
  func.func private @twice()
  func.func @e() -> i32 {
    return
  }
}
