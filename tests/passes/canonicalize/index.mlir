// RUN: terrace opt %s --canonicalize

// Constants of chains, comparisons of differences, and folds.

func.func @ia(%x: index, %y: index) -> (index, index, index, index, index, index, index, index, index) {
  %c1 = index.constant 5
  %c2 = index.constant -7
  %a = index.add %x, %c1
  %0 = index.add %a, %c2
  %b = index.mul %x, %c1
  %1 = index.mul %b, %c2
  %c = index.maxs %x, %c1
  %2 = index.maxs %c, %c2
  %d = index.maxu %x, %c1
  %3 = index.maxu %d, %c2
  %e = index.mins %x, %c1
  %4 = index.mins %e, %c2
  %f = index.minu %x, %c1
  %5 = index.minu %f, %c2
  %g = index.and %x, %c1
  %6 = index.and %g, %c2
  %h = index.or %x, %c1
  %7 = index.or %h, %c2
  %i = index.xor %x, %c1
  %8 = index.xor %i, %c2
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : index, index, index, index, index, index, index, index, index
}

func.func @ib(%x: index, %y: index) -> (index, index, index, index, index) {
  %c1 = index.constant 0xfffffffff
  %c2 = index.constant 0x80000000
  %a = index.add %c1, %x
  %0 = index.add %c2, %a
  %c = index.maxs %x, %c1
  %2 = index.maxs %c, %c2
  %d = index.maxu %x, %c1
  %3 = index.maxu %d, %c2
  %e = index.mins %x, %c1
  %4 = index.mins %e, %c2
  %f = index.minu %x, %c1
  %5 = index.minu %f, %c2
  return %0, %2, %3, %4, %5 : index, index, index, index, index
}

func.func @icmp2(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1) {
  %z = index.constant 0
  %o = index.constant 3
  %s = index.sub %x, %y
  %0 = index.cmp eq(%s, %o)
  %1 = index.cmp eq(%z, %s)
  %2 = index.cmp slt(%o, %x)
  %3 = index.cmp slt(%x, %x)
  %4 = index.cmp sge(%x, %x)
  %a = index.add %x, %o
  %5 = index.cmp eq(%a, %x)
  %b = index.sub %x, %o
  %6 = index.cmp eq(%b, %o)
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}

func.func @icmp3(%x: index, %b: index) -> (i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %c7 = index.constant 7
  %m = index.mins %x, %c5
  %0 = index.cmp slt(%m, %c7)
  %n = index.maxs %x, %c7
  %1 = index.cmp sgt(%n, %c5)
  %2 = index.cmp slt(%n, %c5)
  %3 = index.cmp sle(%c5, %c7)
  %u = index.minu %x, %c5
  %4 = index.cmp ult(%u, %c7)
  %5 = index.cmp uge(%u, %c7)
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}

func.func @ifold(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.add %x, %c0
  %1 = index.mul %x, %c1
  %2 = index.mul %x, %c0
  %3 = index.sub %x, %c0
  %4 = index.divs %x, %c1
  %5 = index.and %x, %c0
  %6 = index.or %x, %c0
  %7 = index.xor %x, %x
  %8 = index.shl %x, %c0
  %9 = index.sub %x, %x
  %10 = index.maxs %x, %x
  %11 = index.remu %x, %c1
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : index, index, index, index, index, index, index, index, index, index, index, index
}

func.func @icast(%x: index, %i: i32, %j: i64) -> (i32, index, index, i64, index, i1, i64) {
  %c = index.constant 77
  %0 = index.casts %c : index to i32
  %k = arith.constant -3 : i32
  %1 = index.casts %k : i32 to index
  %2 = index.castu %k : i32 to index
  %3 = index.castu %c : index to i64
  %big = arith.constant 0x100000001 : i64
  %4 = index.casts %big : i64 to index
  %b = index.bool.constant true
  %5 = index.castu %x : index to i64
  return %0, %1, %2, %3, %4, %b, %5 : i32, index, index, i64, index, i1, i64
}

func.func @difference(%x: index, %y: index) -> (i1, i1) {
  %z = index.constant 0
  %s = index.sub %x, %y
  %0 = index.cmp eq(%s, %z)
  %1 = index.cmp ne(%s, %z)
  return %0, %1 : i1, i1
}
