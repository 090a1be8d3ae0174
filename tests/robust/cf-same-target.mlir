// Both ways, and all cases, lead to one block with different arguments. (llvm-project#53165)
// RUN: terrace compile %s

func.func @two(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  return %r : i32
}
func.func @same(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^end(%a : i32), ^end(%a : i32)
^end(%r: i32):
  return %r : i32
}
func.func @many(%s: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %s : i32, [
    default: ^end(%a : i32),
    0: ^end(%b : i32),
    -1: ^end(%s : i32)
  ]
^end(%r: i32):
  return %r : i32
}
func.func @nothing(%c: i1) {
  cf.cond_br %c, ^end, ^end
^end:
  return
}
