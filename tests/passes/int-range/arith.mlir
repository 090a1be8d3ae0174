// RUN: terrace opt %s --int-range-optimizations
// RUN: terrace opt %s --arith-unsigned-when-equivalent
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(int-range-optimizations))'

func.func @add(%x: i32) -> (i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c30 = arith.constant 30 : i32
  %c31 = arith.constant 31 : i32
  %a = arith.andi %x, %c15 : i32
  %s = arith.addi %a, %a : i32
  %t = arith.subi %a, %c15 : i32
  %u = arith.muli %a, %a overflow<nsw> : i32
  %m = arith.constant 225 : i32
  %0 = arith.cmpi sle, %s, %c30 : i32
  %1 = arith.cmpi sgt, %t, %c15 : i32
  %2 = arith.cmpi ule, %u, %m : i32
  %3 = arith.cmpi ne, %s, %c31 : i32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

func.func @overflow(%x: i8, %y: i8) -> (i1, i1, i1, i1, i1, i1) {
  %c100 = arith.constant 100 : i8
  %c0 = arith.constant 0 : i8
  %c2 = arith.constant 2 : i8
  %a = arith.maxsi %x, %c100 : i8
  %nsw = arith.addi %a, %a overflow<nsw> : i8
  %nuw = arith.addi %a, %a overflow<nuw> : i8
  %both = arith.muli %a, %a overflow<nsw, nuw> : i8
  %wraps = arith.muli %a, %a : i8
  %sub = arith.subi %c2, %a overflow<nuw> : i8
  %shl = arith.shli %a, %c2 overflow<nsw> : i8
  %0 = arith.cmpi sge, %nsw, %c0 : i8
  %1 = arith.cmpi sge, %nuw, %c0 : i8
  %2 = arith.cmpi sge, %both, %c0 : i8
  %3 = arith.cmpi sge, %wraps, %c0 : i8
  %4 = arith.cmpi ule, %sub, %c2 : i8
  %5 = arith.cmpi sge, %shl, %c0 : i8
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}

func.func @divide(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c7 = arith.constant 7 : i32
  %c1 = arith.constant 1 : i32
  %c8 = arith.constant 8 : i32
  %c100 = arith.constant 100 : i32
  %cm1 = arith.constant -1 : i32
  %a = arith.andi %x, %c7 : i32
  %p = arith.addi %a, %c1 : i32
  %0 = arith.divui %a, %c8 : i32
  %1 = arith.divsi %a, %c100 : i32
  %2 = arith.ceildivui %a, %p : i32
  %3 = arith.ceildivsi %p, %c100 : i32
  %4 = arith.floordivsi %a, %c100 : i32
  %5 = arith.remui %a, %c8 : i32
  %6 = arith.remsi %a, %c100 : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

func.func @signed_division(%x: i8) -> (i1, i1, i1, i1) {
  %min = arith.constant -128 : i8
  %cm1 = arith.constant -1 : i8
  %c3 = arith.constant 3 : i8
  %c0 = arith.constant 0 : i8
  %neg = arith.minsi %x, %cm1 : i8
  %0 = arith.ceildivsi %neg, %c3 : i8
  %1 = arith.floordivsi %neg, %c3 : i8
  %2 = arith.divsi %neg, %cm1 : i8
  %3 = arith.remsi %neg, %c3 : i8
  %4 = arith.cmpi sle, %0, %c0 : i8
  %5 = arith.cmpi slt, %1, %c0 : i8
  %6 = arith.cmpi sgt, %2, %c0 : i8
  %7 = arith.cmpi sle, %3, %c0 : i8
  return %4, %5, %6, %7 : i1, i1, i1, i1
}

func.func @bits(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i32, i1) {
  %c5 = arith.constant 5 : i32
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %c32 = arith.constant 32 : i32
  %a = arith.andi %x, %c5 : i32
  %b = arith.andi %y, %c3 : i32
  %or = arith.ori %a, %b : i32
  %xor = arith.xori %a, %b : i32
  %shl = arith.shli %b, %b : i32
  %shr = arith.shrui %a, %c3 : i32
  %sar = arith.shrsi %a, %b : i32
  %c24 = arith.constant 24 : i32
  %0 = arith.cmpi ule, %or, %c7 : i32
  %1 = arith.cmpi ult, %xor, %c7 : i32
  %2 = arith.cmpi ule, %shl, %c24 : i32
  %3 = arith.cmpi sge, %a, %b : i32
  %4 = arith.cmpi ule, %sar, %c7 : i32
  %5 = arith.cmpi slt, %x, %c32 : i32
  return %0, %1, %2, %3, %4, %shr, %5 : i1, i1, i1, i1, i1, i32, i1
}

func.func @min_max(%x: i32, %y: i32) -> (i32, i32, i1, i1, i32) {
  %c0 = arith.constant 0 : i32
  %c9 = arith.constant 9 : i32
  %a = arith.maxsi %x, %c0 : i32
  %b = arith.minsi %a, %c0 : i32
  %c = arith.minui %y, %c9 : i32
  %d = arith.maxui %c, %c9 : i32
  %0 = arith.cmpi slt, %a, %c0 : i32
  %1 = arith.cmpi ule, %c, %c9 : i32
  %2 = arith.minsi %a, %c : i32
  %3 = arith.maxsi %2, %c9 : i32
  return %b, %d, %0, %1, %3 : i32, i32, i1, i1, i32
}

func.func @casts(%x: i8, %y: i64, %i: index) -> (i1, i1, i1, i1, i1, i1, i64) {
  %c255 = arith.constant 255 : i32
  %c127 = arith.constant 127 : i32
  %c256 = arith.constant 256 : i64
  %c255i = arith.constant 255 : index
  %mask = arith.constant 4 : i64
  %z = arith.extui %x : i8 to i32
  %s = arith.extsi %x : i8 to i32
  %m = arith.andi %y, %mask : i64
  %t = arith.trunci %m : i64 to i8
  %c4 = arith.constant 4 : i8
  %j = arith.index_castui %x : i8 to index
  %k = arith.index_cast %x : i8 to index
  %l = arith.index_cast %j : index to i64
  %0 = arith.cmpi ule, %z, %c255 : i32
  %1 = arith.cmpi sle, %s, %c127 : i32
  %2 = arith.cmpi ule, %t, %c4 : i8
  %3 = arith.cmpi ule, %j, %c255i : index
  %4 = arith.cmpi sle, %k, %c255i : index
  %5 = arith.cmpi slt, %l, %c256 : i64
  %6 = arith.remsi %l, %c256 : i64
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i64
}

func.func @compare(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %a = arith.andi %x, %c7 : i32
  %b = arith.maxui %y, %c8 : i32
  %0 = arith.cmpi eq, %a, %c8 : i32
  %1 = arith.cmpi ne, %a, %c8 : i32
  %2 = arith.cmpi slt, %a, %c8 : i32
  %3 = arith.cmpi sle, %a, %c7 : i32
  %4 = arith.cmpi sgt, %a, %c7 : i32
  %5 = arith.cmpi sge, %a, %c8 : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %b, %a : i32
  %8 = arith.cmpi ugt, %b, %a : i32
  %9 = arith.cmpi uge, %a, %b : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @select(%c: i1, %x: i32) -> (i1, i1, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i32
  %a = arith.select %c, %c3, %c5 : i32
  %b = arith.select %c, %a, %x : i32
  %t = arith.cmpi ult, %a, %c6 : i32
  %d = arith.select %t, %c3, %x : i32
  %0 = arith.cmpi ult, %b, %c6 : i32
  return %t, %0, %d : i1, i1, i32
}

func.func @not_analyzed(%x: i32, %f: f32) -> (i1, i1) {
  %c0 = arith.constant 0 : i32
  %a = math.absi %x : i32
  %b = arith.fptosi %f : f32 to i32
  %0 = arith.cmpi sge, %a, %c0 : i32
  %1 = arith.cmpi sge, %b, %c0 : i32
  return %0, %1 : i1, i1
}

func.func @wide(%x: i128) -> (i1, i128) {
  %c = arith.constant 18446744073709551616 : i128
  %a = arith.andi %x, %c : i128
  %0 = arith.cmpi ule, %a, %c : i128
  %c1 = arith.constant 36893488147419103232 : i128
  %r = arith.remui %a, %c1 : i128
  return %0, %r : i1, i128
}

func.func @unsigned(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i64, i1, i1, i1, i1, i1) {
  %c255 = arith.constant 255 : i32
  %c7 = arith.constant 7 : i32
  %a = arith.andi %x, %c255 : i32
  %0 = arith.divsi %a, %c7 {tag} : i32
  %1 = arith.ceildivsi %a, %c7 : i32
  %2 = arith.floordivsi %a, %c7 : i32
  %3 = arith.remsi %a, %c7 : i32
  %4 = arith.minsi %a, %c7 : i32
  %5 = arith.maxsi %a, %c7 : i32
  %6 = arith.extsi %a : i32 to i64
  %7 = arith.cmpi slt, %a, %c7 {tag} : i32
  %8 = arith.cmpi sle, %a, %c7 : i32
  %9 = arith.cmpi sgt, %a, %c7 : i32
  %10 = arith.cmpi sge, %a, %c7 : i32
  %11 = arith.cmpi sge, %y, %c7 : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i32, i32, i32, i32, i32, i32, i64, i1, i1, i1, i1, i1
}

func.func @unsigned_chain(%x: i32) -> i1 {
  %c255 = arith.constant 255 : i32
  %c7 = arith.constant 7 : i32
  %a = arith.andi %x, %c255 : i32
  %0 = arith.divsi %a, %c7 : i32
  %1 = arith.remsi %0, %c7 : i32
  %2 = arith.cmpi slt, %1, %a : i32
  return %2 : i1
^dead:
  %3 = arith.divsi %a, %c7 : i32
  %4 = arith.cmpi slt, %3, %a : i32
  return %4 : i1
}
