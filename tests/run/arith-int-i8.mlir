// Every integer operation of arith on i8, for all pairs of edge values: 0, small
// values of both signs, the least and the greatest value, and a bit pattern.
// Divisions that are undefined (by zero, least by -1) are left out; shift amounts
// are masked to the width.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_ops("%ld %ld: %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld cmp %03x\0A\00")
llvm.mlir.global internal constant @fmt_ext("  ext add %ld %d mulsi %ld %ld mului %ld %ld\0A\00")
llvm.mlir.global internal constant @fmt_udiv("  div ui %lu rem %lu ceil %lu\0A\00")
llvm.mlir.global internal constant @fmt_sdiv("  div si %ld rem %ld ceil %ld floor %ld\0A\00")

memref.global "private" constant @values : memref<8xi8> = dense<[0, 1, -1, 3, -7, -128, 127, 90]>

func.func @sext(%x: i8) -> i64 {
  %r = arith.extsi %x : i8 to i64
  return %r : i64
}
func.func @zext(%x: i8) -> i64 {
  %r = arith.extui %x : i8 to i64
  return %r : i64
}

// All predicates, one bit each, in the order of their codes.
func.func @compare(%a: i8, %b: i8) -> i32 {
  %m0 = arith.constant 0 : i32
  %s0 = arith.constant 0 : i32
  %c0 = arith.cmpi eq, %a, %b : i8
  %e0 = arith.extui %c0 : i1 to i32
  %b0 = arith.shli %e0, %s0 : i32
  %m1 = arith.ori %m0, %b0 : i32
  %s1 = arith.constant 1 : i32
  %c1 = arith.cmpi ne, %a, %b : i8
  %e1 = arith.extui %c1 : i1 to i32
  %b1 = arith.shli %e1, %s1 : i32
  %m2 = arith.ori %m1, %b1 : i32
  %s2 = arith.constant 2 : i32
  %c2 = arith.cmpi slt, %a, %b : i8
  %e2 = arith.extui %c2 : i1 to i32
  %b2 = arith.shli %e2, %s2 : i32
  %m3 = arith.ori %m2, %b2 : i32
  %s3 = arith.constant 3 : i32
  %c3 = arith.cmpi sle, %a, %b : i8
  %e3 = arith.extui %c3 : i1 to i32
  %b3 = arith.shli %e3, %s3 : i32
  %m4 = arith.ori %m3, %b3 : i32
  %s4 = arith.constant 4 : i32
  %c4 = arith.cmpi sgt, %a, %b : i8
  %e4 = arith.extui %c4 : i1 to i32
  %b4 = arith.shli %e4, %s4 : i32
  %m5 = arith.ori %m4, %b4 : i32
  %s5 = arith.constant 5 : i32
  %c5 = arith.cmpi sge, %a, %b : i8
  %e5 = arith.extui %c5 : i1 to i32
  %b5 = arith.shli %e5, %s5 : i32
  %m6 = arith.ori %m5, %b5 : i32
  %s6 = arith.constant 6 : i32
  %c6 = arith.cmpi ult, %a, %b : i8
  %e6 = arith.extui %c6 : i1 to i32
  %b6 = arith.shli %e6, %s6 : i32
  %m7 = arith.ori %m6, %b6 : i32
  %s7 = arith.constant 7 : i32
  %c7 = arith.cmpi ule, %a, %b : i8
  %e7 = arith.extui %c7 : i1 to i32
  %b7 = arith.shli %e7, %s7 : i32
  %m8 = arith.ori %m7, %b7 : i32
  %s8 = arith.constant 8 : i32
  %c8 = arith.cmpi ugt, %a, %b : i8
  %e8 = arith.extui %c8 : i1 to i32
  %b8 = arith.shli %e8, %s8 : i32
  %m9 = arith.ori %m8, %b8 : i32
  %s9 = arith.constant 9 : i32
  %c9 = arith.cmpi uge, %a, %b : i8
  %e9 = arith.extui %c9 : i1 to i32
  %b9 = arith.shli %e9, %s9 : i32
  %m10 = arith.ori %m9, %b9 : i32
  return %m10 : i32
}

func.func @operations(%a: i8, %b: i8) {
  %mask = arith.constant 7 : i8
  %s = arith.andi %b, %mask : i8
  %addi = arith.addi %a, %b : i8
  %subi = arith.subi %a, %b : i8
  %muli = arith.muli %a, %b : i8
  %andi = arith.andi %a, %b : i8
  %ori = arith.ori %a, %b : i8
  %xori = arith.xori %a, %b : i8
  %shli = arith.shli %a, %s : i8
  %shrui = arith.shrui %a, %s : i8
  %shrsi = arith.shrsi %a, %s : i8
  %minsi = arith.minsi %a, %b : i8
  %maxsi = arith.maxsi %a, %b : i8
  %minui = arith.minui %a, %b : i8
  %maxui = arith.maxui %a, %b : i8
  %a_w = func.call @sext(%a) : (i8) -> i64
  %b_w = func.call @sext(%b) : (i8) -> i64
  %addi_w = func.call @sext(%addi) : (i8) -> i64
  %subi_w = func.call @sext(%subi) : (i8) -> i64
  %muli_w = func.call @sext(%muli) : (i8) -> i64
  %andi_w = func.call @sext(%andi) : (i8) -> i64
  %ori_w = func.call @sext(%ori) : (i8) -> i64
  %xori_w = func.call @sext(%xori) : (i8) -> i64
  %shli_w = func.call @sext(%shli) : (i8) -> i64
  %shrui_w = func.call @sext(%shrui) : (i8) -> i64
  %shrsi_w = func.call @sext(%shrsi) : (i8) -> i64
  %minsi_w = func.call @sext(%minsi) : (i8) -> i64
  %maxsi_w = func.call @sext(%maxsi) : (i8) -> i64
  %minui_w = func.call @sext(%minui) : (i8) -> i64
  %maxui_w = func.call @sext(%maxui) : (i8) -> i64
  %cmp = func.call @compare(%a, %b) : (i8, i8) -> i32
  %fmt = llvm.mlir.addressof @fmt_ops : !llvm.ptr
  %w = llvm.call @printf(%fmt, %a_w, %b_w, %addi_w, %subi_w, %muli_w, %andi_w, %ori_w, %xori_w, %shli_w, %shrui_w, %shrsi_w, %minsi_w, %maxsi_w, %minui_w, %maxui_w, %cmp) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i32) -> i32
  return
}

func.func @extended(%a: i8, %b: i8) {
  %add, %carry = arith.addui_extended %a, %b : i8, i1
  %slo, %shi = arith.mulsi_extended %a, %b : i8
  %ulo, %uhi = arith.mului_extended %a, %b : i8
  %carry_w = arith.extui %carry : i1 to i32
  %add_w = func.call @sext(%add) : (i8) -> i64
  %slo_w = func.call @sext(%slo) : (i8) -> i64
  %shi_w = func.call @sext(%shi) : (i8) -> i64
  %ulo_w = func.call @sext(%ulo) : (i8) -> i64
  %uhi_w = func.call @sext(%uhi) : (i8) -> i64
  %fmt = llvm.mlir.addressof @fmt_ext : !llvm.ptr
  %w = llvm.call @printf(%fmt, %add_w, %carry_w, %slo_w, %shi_w, %ulo_w, %uhi_w) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i32, i64, i64, i64, i64) -> i32
  return
}

func.func @divide_unsigned(%a: i8, %b: i8) {
  %divui = arith.divui %a, %b : i8
  %remui = arith.remui %a, %b : i8
  %ceildivui = arith.ceildivui %a, %b : i8
  %divui_w = func.call @zext(%divui) : (i8) -> i64
  %remui_w = func.call @zext(%remui) : (i8) -> i64
  %ceildivui_w = func.call @zext(%ceildivui) : (i8) -> i64
  %fmt = llvm.mlir.addressof @fmt_udiv : !llvm.ptr
  %w = llvm.call @printf(%fmt, %divui_w, %remui_w, %ceildivui_w) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64) -> i32
  return
}

func.func @divide_signed(%a: i8, %b: i8) {
  %divsi = arith.divsi %a, %b : i8
  %remsi = arith.remsi %a, %b : i8
  %ceildivsi = arith.ceildivsi %a, %b : i8
  %floordivsi = arith.floordivsi %a, %b : i8
  %divsi_w = func.call @sext(%divsi) : (i8) -> i64
  %remsi_w = func.call @sext(%remsi) : (i8) -> i64
  %ceildivsi_w = func.call @sext(%ceildivsi) : (i8) -> i64
  %floordivsi_w = func.call @sext(%floordivsi) : (i8) -> i64
  %fmt = llvm.mlir.addressof @fmt_sdiv : !llvm.ptr
  %w = llvm.call @printf(%fmt, %divsi_w, %remsi_w, %ceildivsi_w, %floordivsi_w) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64) -> i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %zero = arith.constant 0 : i8
  %minus_one = arith.constant -1 : i8
  %least = arith.constant -128 : i8
  %values = memref.get_global @values : memref<8xi8>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %values[%i] : memref<8xi8>
    scf.for %j = %c0 to %n step %c1 {
      %b = memref.load %values[%j] : memref<8xi8>
      func.call @operations(%a, %b) : (i8, i8) -> ()
      func.call @extended(%a, %b) : (i8, i8) -> ()
      %nonzero = arith.cmpi ne, %b, %zero : i8
      scf.if %nonzero {
        func.call @divide_unsigned(%a, %b) : (i8, i8) -> ()
        %least_a = arith.cmpi ne, %a, %least : i8
        %minus_b = arith.cmpi ne, %b, %minus_one : i8
        %defined = arith.ori %least_a, %minus_b : i1
        scf.if %defined {
          func.call @divide_signed(%a, %b) : (i8, i8) -> ()
        }
      }
    }
  }
  %ok = arith.constant 0 : i32
  return %ok : i32
}
