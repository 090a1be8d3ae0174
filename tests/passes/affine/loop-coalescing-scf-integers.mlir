// RUN: terrace opt %s --affine-loop-coalescing --allow-unregistered-dialect
// DIFFERS: nests over other integers than indices stay as they are.

func.func @ints(%a: i32, %b: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %a step %c1 : i32 {
    scf.for %j = %c1 to %b step %c1 : i32 {
      "use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}
