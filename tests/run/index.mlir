// DIFFERS: upstream's index.ceildivs is wrong for the least index, and traps for the greatest one by -1

// Every operation of index, for all pairs of edge values, and casts. Divisions that are undefined (by zero, least
// by -1) are left out; shift amounts are masked to the width.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld %ld: %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld cmp %ld\0A\00")
llvm.mlir.global internal constant @fmt_udiv("  divu %lu remu %lu ceildivu %lu\0A\00")
llvm.mlir.global internal constant @fmt_sdiv("  divs %ld rems %ld ceildivs %ld floordivs %ld\0A\00")
llvm.mlir.global internal constant @fmt_cast("casts %ld castu %ld back %ld %ld sizeof %ld\0A\00")

memref.global "private" constant @values : memref<8xindex> = dense<[0, 1, -1, 3, -7, -9223372036854775808, 9223372036854775807, 4294967301]>

func.func @to(%x: index) -> i64 {
  %r = index.casts %x : index to i64
  return %r : i64
}

// All predicates, one bit each.
func.func @compare(%a: index, %b: index) -> index {
  %m0 = index.constant 0
  %c0 = index.cmp eq(%a, %b)
  %e0 = index.castu %c0 : i1 to index
  %s0 = index.constant 0
  %b0 = index.shl %e0, %s0
  %m1 = index.or %m0, %b0
  %c1 = index.cmp ne(%a, %b)
  %e1 = index.castu %c1 : i1 to index
  %s1 = index.constant 1
  %b1 = index.shl %e1, %s1
  %m2 = index.or %m1, %b1
  %c2 = index.cmp slt(%a, %b)
  %e2 = index.castu %c2 : i1 to index
  %s2 = index.constant 2
  %b2 = index.shl %e2, %s2
  %m3 = index.or %m2, %b2
  %c3 = index.cmp sle(%a, %b)
  %e3 = index.castu %c3 : i1 to index
  %s3 = index.constant 3
  %b3 = index.shl %e3, %s3
  %m4 = index.or %m3, %b3
  %c4 = index.cmp sgt(%a, %b)
  %e4 = index.castu %c4 : i1 to index
  %s4 = index.constant 4
  %b4 = index.shl %e4, %s4
  %m5 = index.or %m4, %b4
  %c5 = index.cmp sge(%a, %b)
  %e5 = index.castu %c5 : i1 to index
  %s5 = index.constant 5
  %b5 = index.shl %e5, %s5
  %m6 = index.or %m5, %b5
  %c6 = index.cmp ult(%a, %b)
  %e6 = index.castu %c6 : i1 to index
  %s6 = index.constant 6
  %b6 = index.shl %e6, %s6
  %m7 = index.or %m6, %b6
  %c7 = index.cmp ule(%a, %b)
  %e7 = index.castu %c7 : i1 to index
  %s7 = index.constant 7
  %b7 = index.shl %e7, %s7
  %m8 = index.or %m7, %b7
  %c8 = index.cmp ugt(%a, %b)
  %e8 = index.castu %c8 : i1 to index
  %s8 = index.constant 8
  %b8 = index.shl %e8, %s8
  %m9 = index.or %m8, %b8
  %c9 = index.cmp uge(%a, %b)
  %e9 = index.castu %c9 : i1 to index
  %s9 = index.constant 9
  %b9 = index.shl %e9, %s9
  %m10 = index.or %m9, %b9
  return %m10 : index
}

func.func @pair(%a: index, %b: index) {
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %size = index.sizeof
  %one = index.constant 1
  %mask = index.sub %size, %one
  %by = index.and %b, %mask
  %add = index.add %a, %b
  %sub = index.sub %a, %b
  %mul = index.mul %a, %b
  %maxs = index.maxs %a, %b
  %maxu = index.maxu %a, %b
  %mins = index.mins %a, %b
  %minu = index.minu %a, %b
  %and = index.and %a, %b
  %or = index.or %a, %b
  %xor = index.xor %a, %b
  %shl = index.shl %a, %by
  %shrs = index.shrs %a, %by
  %shru = index.shru %a, %by
  %cmp = func.call @compare(%a, %b) : (index, index) -> index
  %i_a = func.call @to(%a) : (index) -> i64
  %i_b = func.call @to(%b) : (index) -> i64
  %i_add = func.call @to(%add) : (index) -> i64
  %i_sub = func.call @to(%sub) : (index) -> i64
  %i_mul = func.call @to(%mul) : (index) -> i64
  %i_maxs = func.call @to(%maxs) : (index) -> i64
  %i_maxu = func.call @to(%maxu) : (index) -> i64
  %i_mins = func.call @to(%mins) : (index) -> i64
  %i_minu = func.call @to(%minu) : (index) -> i64
  %i_and = func.call @to(%and) : (index) -> i64
  %i_or = func.call @to(%or) : (index) -> i64
  %i_xor = func.call @to(%xor) : (index) -> i64
  %i_shl = func.call @to(%shl) : (index) -> i64
  %i_shrs = func.call @to(%shrs) : (index) -> i64
  %i_shru = func.call @to(%shru) : (index) -> i64
  %i_cmp = func.call @to(%cmp) : (index) -> i64
  %w = llvm.call @printf(%fmt, %i_a, %i_b, %i_add, %i_sub, %i_mul, %i_maxs, %i_maxu, %i_mins, %i_minu, %i_and, %i_or, %i_xor, %i_shl, %i_shrs, %i_shru, %i_cmp) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  %zero = index.constant 0
  %least = index.constant -9223372036854775808
  %minus = index.constant -1
  %nonzero = index.cmp ne(%b, %zero)
  scf.if %nonzero {
    %fu = llvm.mlir.addressof @fmt_udiv : !llvm.ptr
    %u0 = index.divu %a, %b
    %u1 = index.remu %a, %b
    %u2 = index.ceildivu %a, %b
    %v0 = func.call @to(%u0) : (index) -> i64
    %v1 = func.call @to(%u1) : (index) -> i64
    %v2 = func.call @to(%u2) : (index) -> i64
    %w1 = llvm.call @printf(%fu, %v0, %v1, %v2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64) -> i32
    %is_least = index.cmp eq(%a, %least)
    %is_minus = index.cmp eq(%b, %minus)
    %both = arith.andi %is_least, %is_minus : i1
    scf.if %both {
    } else {
      %fs = llvm.mlir.addressof @fmt_sdiv : !llvm.ptr
      %s0 = index.divs %a, %b
      %s1 = index.rems %a, %b
      %s2 = index.ceildivs %a, %b
      %s3 = index.floordivs %a, %b
      %t0 = func.call @to(%s0) : (index) -> i64
      %t1 = func.call @to(%s1) : (index) -> i64
      %t2 = func.call @to(%s2) : (index) -> i64
      %t3 = func.call @to(%s3) : (index) -> i64
      %w2 = llvm.call @printf(%fs, %t0, %t1, %t2, %t3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64) -> i32
    }
  }
  return
}

func.func @cast(%x: index) {
  %fmt = llvm.mlir.addressof @fmt_cast : !llvm.ptr
  %0 = index.casts %x : index to i16
  %1 = index.casts %0 : i16 to index
  %2 = index.castu %0 : i16 to index
  %3 = index.casts %x : index to i128
  %4 = index.castu %x : index to i128
  %c64 = arith.constant 64 : i128
  %5 = arith.shrui %3, %c64 : i128
  %6 = arith.shrui %4, %c64 : i128
  %7 = index.casts %5 : i128 to index
  %8 = index.casts %6 : i128 to index
  %9 = index.sizeof
  %a = func.call @to(%1) : (index) -> i64
  %b = func.call @to(%2) : (index) -> i64
  %c = func.call @to(%7) : (index) -> i64
  %d = func.call @to(%8) : (index) -> i64
  %e = func.call @to(%9) : (index) -> i64
  %w = llvm.call @printf(%fmt, %a, %b, %c, %d, %e) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64, i64) -> i32
  return
}

func.func @main() -> i32 {
  %values = memref.get_global @values : memref<8xindex>
  %c0 = index.constant 0
  %c1 = index.constant 1
  %c8 = index.constant 8
  scf.for %i = %c0 to %c8 step %c1 {
    %a = memref.load %values[%i] : memref<8xindex>
    func.call @cast(%a) : (index) -> ()
    scf.for %j = %c0 to %c8 step %c1 {
      %b = memref.load %values[%j] : memref<8xindex>
      func.call @pair(%a, %b) : (index, index) -> ()
    }
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
