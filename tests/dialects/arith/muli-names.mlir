// RUN: terrace opt %s

// Products of `vector.vscale` and constants have names.

func.func @f(%x: index) -> (index, index, index, index, index, index) {
  %vs = vector.vscale
  %c4 = arith.constant 4 : index
  %a = arith.muli %vs, %c4 : index
  %b = arith.muli %c4, %vs : index
  %c-3 = arith.constant -3 : index
  %c = arith.muli %c-3, %vs : index
  %d = arith.muli %x, %vs : index
  %e = arith.muli %vs, %vs : index
  %i = arith.constant 3 : i64
  %j = arith.muli %i, %i : i64
  %f = arith.muli %c4, %c4 : index
  %c4_1 = arith.constant 4 : index
  %g = arith.muli %vs, %c4_1 overflow<nsw> : index
  return %a, %b, %c, %d, %e, %g : index, index, index, index, index, index
}
