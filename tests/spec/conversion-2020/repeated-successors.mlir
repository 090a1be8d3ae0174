// A block that is twice a successor, with other operands: a block in between makes the sources differ.
// RUN: terrace opt %s --convert-cf-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-func-to-llvm --convert-cf-to-llvm --llvm-legalize-for-export --allow-unregistered-dialect
// RUN: terrace compile %s --allow-unregistered-dialect

func.func @twice(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^next(%a : i32), ^next(%b : i32)
^next(%v: i32):
  return %v : i32
}
func.func @thrice(%s: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %s : i32, [
    default: ^next(%a : i32),
    1: ^next(%b : i32),
    2: ^next(%s : i32),
    3: ^other
  ]
^next(%v: i32):
  return %v : i32
^other:
  return %s : i32
}
