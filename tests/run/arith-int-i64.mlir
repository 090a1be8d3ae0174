// Every integer operation of arith on i64, for all pairs of edge values: 0, small
// values of both signs, the least and the greatest value, and a bit pattern.
// Divisions that are undefined (by zero, least by -1) are left out; shift amounts
// are masked to the width.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_ops("%ld %ld: %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld cmp %03x\0A\00")
llvm.mlir.global internal constant @fmt_ext("  ext add %ld %d mulsi %ld %ld mului %ld %ld\0A\00")
llvm.mlir.global internal constant @fmt_udiv("  div ui %lu rem %lu ceil %lu\0A\00")
llvm.mlir.global internal constant @fmt_sdiv("  div si %ld rem %ld ceil %ld floor %ld\0A\00")

memref.global "private" constant @values : memref<8xi64> = dense<[0, 1, -1, 3, -7, -9223372036854775808, 9223372036854775807, 6510615555426900570]>


// All predicates, one bit each, in the order of their codes.
func.func @compare(%a: i64, %b: i64) -> i32 {
  %m0 = arith.constant 0 : i32
  %s0 = arith.constant 0 : i32
  %c0 = arith.cmpi eq, %a, %b : i64
  %e0 = arith.extui %c0 : i1 to i32
  %b0 = arith.shli %e0, %s0 : i32
  %m1 = arith.ori %m0, %b0 : i32
  %s1 = arith.constant 1 : i32
  %c1 = arith.cmpi ne, %a, %b : i64
  %e1 = arith.extui %c1 : i1 to i32
  %b1 = arith.shli %e1, %s1 : i32
  %m2 = arith.ori %m1, %b1 : i32
  %s2 = arith.constant 2 : i32
  %c2 = arith.cmpi slt, %a, %b : i64
  %e2 = arith.extui %c2 : i1 to i32
  %b2 = arith.shli %e2, %s2 : i32
  %m3 = arith.ori %m2, %b2 : i32
  %s3 = arith.constant 3 : i32
  %c3 = arith.cmpi sle, %a, %b : i64
  %e3 = arith.extui %c3 : i1 to i32
  %b3 = arith.shli %e3, %s3 : i32
  %m4 = arith.ori %m3, %b3 : i32
  %s4 = arith.constant 4 : i32
  %c4 = arith.cmpi sgt, %a, %b : i64
  %e4 = arith.extui %c4 : i1 to i32
  %b4 = arith.shli %e4, %s4 : i32
  %m5 = arith.ori %m4, %b4 : i32
  %s5 = arith.constant 5 : i32
  %c5 = arith.cmpi sge, %a, %b : i64
  %e5 = arith.extui %c5 : i1 to i32
  %b5 = arith.shli %e5, %s5 : i32
  %m6 = arith.ori %m5, %b5 : i32
  %s6 = arith.constant 6 : i32
  %c6 = arith.cmpi ult, %a, %b : i64
  %e6 = arith.extui %c6 : i1 to i32
  %b6 = arith.shli %e6, %s6 : i32
  %m7 = arith.ori %m6, %b6 : i32
  %s7 = arith.constant 7 : i32
  %c7 = arith.cmpi ule, %a, %b : i64
  %e7 = arith.extui %c7 : i1 to i32
  %b7 = arith.shli %e7, %s7 : i32
  %m8 = arith.ori %m7, %b7 : i32
  %s8 = arith.constant 8 : i32
  %c8 = arith.cmpi ugt, %a, %b : i64
  %e8 = arith.extui %c8 : i1 to i32
  %b8 = arith.shli %e8, %s8 : i32
  %m9 = arith.ori %m8, %b8 : i32
  %s9 = arith.constant 9 : i32
  %c9 = arith.cmpi uge, %a, %b : i64
  %e9 = arith.extui %c9 : i1 to i32
  %b9 = arith.shli %e9, %s9 : i32
  %m10 = arith.ori %m9, %b9 : i32
  return %m10 : i32
}

func.func @operations(%a: i64, %b: i64) {
  %mask = arith.constant 63 : i64
  %s = arith.andi %b, %mask : i64
  %addi = arith.addi %a, %b : i64
  %subi = arith.subi %a, %b : i64
  %muli = arith.muli %a, %b : i64
  %andi = arith.andi %a, %b : i64
  %ori = arith.ori %a, %b : i64
  %xori = arith.xori %a, %b : i64
  %shli = arith.shli %a, %s : i64
  %shrui = arith.shrui %a, %s : i64
  %shrsi = arith.shrsi %a, %s : i64
  %minsi = arith.minsi %a, %b : i64
  %maxsi = arith.maxsi %a, %b : i64
  %minui = arith.minui %a, %b : i64
  %maxui = arith.maxui %a, %b : i64
  %cmp = func.call @compare(%a, %b) : (i64, i64) -> i32
  %fmt = llvm.mlir.addressof @fmt_ops : !llvm.ptr
  %w = llvm.call @printf(%fmt, %a, %b, %addi, %subi, %muli, %andi, %ori, %xori, %shli, %shrui, %shrsi, %minsi, %maxsi, %minui, %maxui, %cmp) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i32) -> i32
  return
}

func.func @extended(%a: i64, %b: i64) {
  %add, %carry = arith.addui_extended %a, %b : i64, i1
  %slo, %shi = arith.mulsi_extended %a, %b : i64
  %ulo, %uhi = arith.mului_extended %a, %b : i64
  %carry_w = arith.extui %carry : i1 to i32
  %fmt = llvm.mlir.addressof @fmt_ext : !llvm.ptr
  %w = llvm.call @printf(%fmt, %add, %carry_w, %slo, %shi, %ulo, %uhi) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i32, i64, i64, i64, i64) -> i32
  return
}

func.func @divide_unsigned(%a: i64, %b: i64) {
  %divui = arith.divui %a, %b : i64
  %remui = arith.remui %a, %b : i64
  %ceildivui = arith.ceildivui %a, %b : i64
  %fmt = llvm.mlir.addressof @fmt_udiv : !llvm.ptr
  %w = llvm.call @printf(%fmt, %divui, %remui, %ceildivui) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64) -> i32
  return
}

func.func @divide_signed(%a: i64, %b: i64) {
  %divsi = arith.divsi %a, %b : i64
  %remsi = arith.remsi %a, %b : i64
  %ceildivsi = arith.ceildivsi %a, %b : i64
  %floordivsi = arith.floordivsi %a, %b : i64
  %fmt = llvm.mlir.addressof @fmt_sdiv : !llvm.ptr
  %w = llvm.call @printf(%fmt, %divsi, %remsi, %ceildivsi, %floordivsi) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64) -> i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %zero = arith.constant 0 : i64
  %minus_one = arith.constant -1 : i64
  %least = arith.constant -9223372036854775808 : i64
  %values = memref.get_global @values : memref<8xi64>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %values[%i] : memref<8xi64>
    scf.for %j = %c0 to %n step %c1 {
      %b = memref.load %values[%j] : memref<8xi64>
      func.call @operations(%a, %b) : (i64, i64) -> ()
      func.call @extended(%a, %b) : (i64, i64) -> ()
      %nonzero = arith.cmpi ne, %b, %zero : i64
      scf.if %nonzero {
        func.call @divide_unsigned(%a, %b) : (i64, i64) -> ()
        %least_a = arith.cmpi ne, %a, %least : i64
        %minus_b = arith.cmpi ne, %b, %minus_one : i64
        %defined = arith.ori %least_a, %minus_b : i1
        scf.if %defined {
          func.call @divide_signed(%a, %b) : (i64, i64) -> ()
        }
      }
    }
  }
  %ok = arith.constant 0 : i32
  return %ok : i32
}
