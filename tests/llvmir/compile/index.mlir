// RUN: terrace compile %s

// DIFFERS: a rounding division corrects the quotient of one division

func.func @f(%a: index, %b: index, %i: i32) -> (index, i1) {
  %c8 = index.constant 8
  %0 = index.mul %a, %c8
  %1 = index.castu %i : i32 to index
  %2 = index.add %0, %1
  %3 = index.ceildivs %2, %b
  %4 = index.floordivs %3, %b
  %5 = index.ceildivu %4, %b
  %6 = index.mins %5, %a
  %7 = index.cmp ult(%6, %a)
  %8 = index.sizeof
  %9 = index.rems %6, %8
  return %9, %7 : index, i1
}
