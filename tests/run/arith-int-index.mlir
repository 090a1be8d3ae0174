// Every integer operation of arith on index, for all pairs of edge values: 0, small
// values of both signs, the least and the greatest value, and a bit pattern.
// Divisions that are undefined (by zero, least by -1) are left out; shift amounts
// are masked to the width.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_ops("%ld %ld: %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld cmp %03x\0A\00")
llvm.mlir.global internal constant @fmt_udiv("  div ui %lu rem %lu ceil %lu\0A\00")
llvm.mlir.global internal constant @fmt_sdiv("  div si %ld rem %ld ceil %ld floor %ld\0A\00")

memref.global "private" constant @values : memref<8xindex> = dense<[0, 1, -1, 3, -7, -9223372036854775808, 9223372036854775807, 6510615555426900570]>

func.func @sext(%x: index) -> i64 {
  %r = arith.index_cast %x : index to i64
  return %r : i64
}
func.func @zext(%x: index) -> i64 {
  %r = arith.index_castui %x : index to i64
  return %r : i64
}

// All predicates, one bit each, in the order of their codes.
func.func @compare(%a: index, %b: index) -> i32 {
  %m0 = arith.constant 0 : i32
  %s0 = arith.constant 0 : i32
  %c0 = arith.cmpi eq, %a, %b : index
  %e0 = arith.extui %c0 : i1 to i32
  %b0 = arith.shli %e0, %s0 : i32
  %m1 = arith.ori %m0, %b0 : i32
  %s1 = arith.constant 1 : i32
  %c1 = arith.cmpi ne, %a, %b : index
  %e1 = arith.extui %c1 : i1 to i32
  %b1 = arith.shli %e1, %s1 : i32
  %m2 = arith.ori %m1, %b1 : i32
  %s2 = arith.constant 2 : i32
  %c2 = arith.cmpi slt, %a, %b : index
  %e2 = arith.extui %c2 : i1 to i32
  %b2 = arith.shli %e2, %s2 : i32
  %m3 = arith.ori %m2, %b2 : i32
  %s3 = arith.constant 3 : i32
  %c3 = arith.cmpi sle, %a, %b : index
  %e3 = arith.extui %c3 : i1 to i32
  %b3 = arith.shli %e3, %s3 : i32
  %m4 = arith.ori %m3, %b3 : i32
  %s4 = arith.constant 4 : i32
  %c4 = arith.cmpi sgt, %a, %b : index
  %e4 = arith.extui %c4 : i1 to i32
  %b4 = arith.shli %e4, %s4 : i32
  %m5 = arith.ori %m4, %b4 : i32
  %s5 = arith.constant 5 : i32
  %c5 = arith.cmpi sge, %a, %b : index
  %e5 = arith.extui %c5 : i1 to i32
  %b5 = arith.shli %e5, %s5 : i32
  %m6 = arith.ori %m5, %b5 : i32
  %s6 = arith.constant 6 : i32
  %c6 = arith.cmpi ult, %a, %b : index
  %e6 = arith.extui %c6 : i1 to i32
  %b6 = arith.shli %e6, %s6 : i32
  %m7 = arith.ori %m6, %b6 : i32
  %s7 = arith.constant 7 : i32
  %c7 = arith.cmpi ule, %a, %b : index
  %e7 = arith.extui %c7 : i1 to i32
  %b7 = arith.shli %e7, %s7 : i32
  %m8 = arith.ori %m7, %b7 : i32
  %s8 = arith.constant 8 : i32
  %c8 = arith.cmpi ugt, %a, %b : index
  %e8 = arith.extui %c8 : i1 to i32
  %b8 = arith.shli %e8, %s8 : i32
  %m9 = arith.ori %m8, %b8 : i32
  %s9 = arith.constant 9 : i32
  %c9 = arith.cmpi uge, %a, %b : index
  %e9 = arith.extui %c9 : i1 to i32
  %b9 = arith.shli %e9, %s9 : i32
  %m10 = arith.ori %m9, %b9 : i32
  return %m10 : i32
}

func.func @operations(%a: index, %b: index) {
  %mask = arith.constant 63 : index
  %s = arith.andi %b, %mask : index
  %addi = arith.addi %a, %b : index
  %subi = arith.subi %a, %b : index
  %muli = arith.muli %a, %b : index
  %andi = arith.andi %a, %b : index
  %ori = arith.ori %a, %b : index
  %xori = arith.xori %a, %b : index
  %shli = arith.shli %a, %s : index
  %shrui = arith.shrui %a, %s : index
  %shrsi = arith.shrsi %a, %s : index
  %minsi = arith.minsi %a, %b : index
  %maxsi = arith.maxsi %a, %b : index
  %minui = arith.minui %a, %b : index
  %maxui = arith.maxui %a, %b : index
  %a_w = func.call @sext(%a) : (index) -> i64
  %b_w = func.call @sext(%b) : (index) -> i64
  %addi_w = func.call @sext(%addi) : (index) -> i64
  %subi_w = func.call @sext(%subi) : (index) -> i64
  %muli_w = func.call @sext(%muli) : (index) -> i64
  %andi_w = func.call @sext(%andi) : (index) -> i64
  %ori_w = func.call @sext(%ori) : (index) -> i64
  %xori_w = func.call @sext(%xori) : (index) -> i64
  %shli_w = func.call @sext(%shli) : (index) -> i64
  %shrui_w = func.call @sext(%shrui) : (index) -> i64
  %shrsi_w = func.call @sext(%shrsi) : (index) -> i64
  %minsi_w = func.call @sext(%minsi) : (index) -> i64
  %maxsi_w = func.call @sext(%maxsi) : (index) -> i64
  %minui_w = func.call @sext(%minui) : (index) -> i64
  %maxui_w = func.call @sext(%maxui) : (index) -> i64
  %cmp = func.call @compare(%a, %b) : (index, index) -> i32
  %fmt = llvm.mlir.addressof @fmt_ops : !llvm.ptr
  %w = llvm.call @printf(%fmt, %a_w, %b_w, %addi_w, %subi_w, %muli_w, %andi_w, %ori_w, %xori_w, %shli_w, %shrui_w, %shrsi_w, %minsi_w, %maxsi_w, %minui_w, %maxui_w, %cmp) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i32) -> i32
  return
}

func.func @divide_unsigned(%a: index, %b: index) {
  %divui = arith.divui %a, %b : index
  %remui = arith.remui %a, %b : index
  %ceildivui = arith.ceildivui %a, %b : index
  %divui_w = func.call @zext(%divui) : (index) -> i64
  %remui_w = func.call @zext(%remui) : (index) -> i64
  %ceildivui_w = func.call @zext(%ceildivui) : (index) -> i64
  %fmt = llvm.mlir.addressof @fmt_udiv : !llvm.ptr
  %w = llvm.call @printf(%fmt, %divui_w, %remui_w, %ceildivui_w) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64) -> i32
  return
}

func.func @divide_signed(%a: index, %b: index) {
  %divsi = arith.divsi %a, %b : index
  %remsi = arith.remsi %a, %b : index
  %ceildivsi = arith.ceildivsi %a, %b : index
  %floordivsi = arith.floordivsi %a, %b : index
  %divsi_w = func.call @sext(%divsi) : (index) -> i64
  %remsi_w = func.call @sext(%remsi) : (index) -> i64
  %ceildivsi_w = func.call @sext(%ceildivsi) : (index) -> i64
  %floordivsi_w = func.call @sext(%floordivsi) : (index) -> i64
  %fmt = llvm.mlir.addressof @fmt_sdiv : !llvm.ptr
  %w = llvm.call @printf(%fmt, %divsi_w, %remsi_w, %ceildivsi_w, %floordivsi_w) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64) -> i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %zero = arith.constant 0 : index
  %minus_one = arith.constant -1 : index
  %least = arith.constant -9223372036854775808 : index
  %values = memref.get_global @values : memref<8xindex>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %values[%i] : memref<8xindex>
    scf.for %j = %c0 to %n step %c1 {
      %b = memref.load %values[%j] : memref<8xindex>
      func.call @operations(%a, %b) : (index, index) -> ()
      %nonzero = arith.cmpi ne, %b, %zero : index
      scf.if %nonzero {
        func.call @divide_unsigned(%a, %b) : (index, index) -> ()
        %least_a = arith.cmpi ne, %a, %least : index
        %minus_b = arith.cmpi ne, %b, %minus_one : index
        %defined = arith.ori %least_a, %minus_b : i1
        scf.if %defined {
          func.call @divide_signed(%a, %b) : (index, index) -> ()
        }
      }
    }
  }
  %ok = arith.constant 0 : i32
  return %ok : i32
}
