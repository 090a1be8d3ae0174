// RUN: terrace opt %s --canonicalize

// DIFFERS: upstream takes the sign of a difference, which may wrap, for the order of its operands.
func.func @order(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %z = index.constant 0
  %s = index.sub %x, %y
  %0 = index.cmp slt(%s, %z)
  %1 = index.cmp sle(%s, %z)
  %2 = index.cmp sgt(%s, %z)
  %3 = index.cmp sge(%s, %z)
  %4 = index.cmp ult(%s, %z)
  %5 = index.cmp ule(%s, %z)
  %6 = index.cmp ugt(%s, %z)
  %7 = index.cmp uge(%s, %z)
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1, i1, i1
}
