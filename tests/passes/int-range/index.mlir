// RUN: terrace opt %s --int-range-optimizations

func.func @arithmetic(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1) {
  %c7 = index.constant 7
  %c8 = index.constant 8
  %c14 = index.constant 14
  %c49 = index.constant 49
  %big = index.constant 4294967295
  %a = index.and %x, %c7
  %b = index.and %y, %c7
  %add = index.add %a, %b
  %sub = index.sub %a, %c8
  %mul = index.mul %a, %b
  %wraps = index.add %a, %big
  %shl = index.shl %a, %c8
  %c2000 = index.constant 2000
  %0 = index.cmp ule(%add, %c14)
  %1 = index.cmp slt(%sub, %c8)
  %2 = index.cmp ule(%mul, %c49)
  %3 = index.cmp uge(%wraps, %c8)
  %4 = index.cmp ult(%shl, %c2000)
  %5 = index.cmp eq(%a, %c8)
  %6 = index.cmp ne(%a, %c8)
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}

func.func @division(%x: index) -> (index, index, index, index, index, index, index) {
  %c7 = index.constant 7
  %c100 = index.constant 100
  %c1 = index.constant 1
  %a = index.and %x, %c7
  %p = index.add %a, %c1
  %0 = index.divs %a, %c100
  %1 = index.divu %a, %c100
  %2 = index.ceildivs %p, %c100
  %3 = index.ceildivu %p, %c100
  %4 = index.floordivs %a, %c100
  %5 = index.rems %a, %c100
  %6 = index.remu %a, %c100
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

func.func @bits(%x: index, %y: index) -> (i1, i1, index, index, index, index, index, index) {
  %c3 = index.constant 3
  %c4 = index.constant 4
  %c7 = index.constant 7
  %c9 = index.constant 9
  %a = index.and %x, %c3
  %b = index.and %y, %c4
  %or = index.or %a, %b
  %xor = index.xor %a, %b
  %0 = index.cmp ule(%or, %c7)
  %1 = index.cmp ule(%xor, %c7)
  %2 = index.shru %a, %c3
  %3 = index.shrs %a, %c3
  %4 = index.maxs %a, %c9
  %5 = index.maxu %a, %c9
  %m = index.maxu %x, %c9
  %6 = index.minu %m, %c4
  %n = index.maxs %x, %c9
  %7 = index.mins %n, %c4
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, index, index, index, index, index, index
}

func.func @casts(%x: i8, %y: i64, %i: index) -> (i1, i1, i1, i1, i1) {
  %c255 = index.constant 255
  %c127 = index.constant 127
  %c0 = index.constant 0
  %u = index.castu %x : i8 to index
  %s = index.casts %x : i8 to index
  %w = index.casts %y : i64 to index
  %masked = arith.constant 4294967295 : i64
  %m = arith.andi %y, %masked : i64
  %v = index.castu %m : i64 to index
  %big = index.constant 4294967295
  %a = index.and %i, %c127
  %t = index.casts %a : index to i8
  %z = arith.constant 0 : i8
  %0 = index.cmp ule(%u, %c255)
  %1 = index.cmp sle(%s, %c127)
  %2 = index.cmp sge(%w, %c0)
  %3 = index.cmp ule(%v, %big)
  %4 = arith.cmpi sge, %t, %z : i8
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

func.func @predicates(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = index.constant 7
  %c8 = index.constant 8
  %big = index.constant 4294967296
  %a = index.and %x, %c7
  %0 = index.cmp eq(%a, %c8)
  %1 = index.cmp ne(%a, %c8)
  %2 = index.cmp slt(%a, %c8)
  %3 = index.cmp sle(%a, %c7)
  %4 = index.cmp sgt(%a, %c7)
  %5 = index.cmp sge(%a, %c8)
  %6 = index.cmp ult(%a, %c8)
  %7 = index.cmp ule(%c8, %a)
  %8 = index.cmp ugt(%c8, %a)
  %9 = index.cmp uge(%a, %c8)
  %10 = index.cmp ult(%a, %big)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @sizeof() -> (i1, i1, i1) {
  %s = index.sizeof
  %c32 = index.constant 32
  %c64 = index.constant 64
  %true = index.bool.constant true
  %0 = index.cmp sge(%s, %c32)
  %1 = index.cmp ule(%s, %c64)
  %2 = arith.andi %true, %0 : i1
  return %0, %1, %2 : i1, i1, i1
}
