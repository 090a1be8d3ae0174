// RUN: terrace compile %s

func.func private @a(i32) -> i32
func.func private @b(i32) -> i32
func.func @pick(%c: i1, %x: i32) -> i32 {
  %f = constant @a : (i32) -> i32
  %g = constant @b : (i32) -> i32
  %h = arith.select %c, %f, %g : (i32) -> i32
  %r = call_indirect %h(%x) : (i32) -> i32
  return %r : i32
}
func.func @pass(%f: (index) -> (index, i32), %i: index) -> index {
  %0:2 = call_indirect %f(%i) : (index) -> (index, i32)
  return %0#0 : index
}
