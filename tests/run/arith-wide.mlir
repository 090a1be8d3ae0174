// Wide and odd types: integers of 128, 100 and 33 bits, and the float formats f80
// and f128, which the target handles in software or by run-time functions.
// NO MACHINE CODE: floats of the format 'x86_fp80'

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%s %lx:%016lx\0A\00")
llvm.mlir.global internal constant @fmt_float("%s %.17g %.17g %.17g %.17g cmp %d%d%d%d\0A\00")
llvm.mlir.global internal constant @fmt_third("%s 1/3 rounded to f64 %016lx, error below %d bits: %d\0A\00")
llvm.mlir.global internal constant @n_f80("f80\00")
llvm.mlir.global internal constant @n_f128("f128\00")
llvm.mlir.global internal constant @n_addi("addi\00")
llvm.mlir.global internal constant @n_subi("subi\00")
llvm.mlir.global internal constant @n_muli("muli\00")
llvm.mlir.global internal constant @n_divsi("divsi\00")
llvm.mlir.global internal constant @n_remsi("remsi\00")
llvm.mlir.global internal constant @n_divui("divui\00")
llvm.mlir.global internal constant @n_remui("remui\00")
llvm.mlir.global internal constant @n_andi("andi\00")
llvm.mlir.global internal constant @n_ori("ori\00")
llvm.mlir.global internal constant @n_xori("xori\00")
llvm.mlir.global internal constant @n_minsi("minsi\00")
llvm.mlir.global internal constant @n_maxui("maxui\00")
llvm.mlir.global internal constant @n_ceildivsi("ceildivsi\00")
llvm.mlir.global internal constant @n_floordivsi("floordivsi\00")
llvm.mlir.global internal constant @n_shli("shli\00")
llvm.mlir.global internal constant @n_shrui("shrui\00")
llvm.mlir.global internal constant @n_shrsi("shrsi\00")

// The value in hexadecimal: the upper and the lower 64 bits.
func.func @put(%title: !llvm.ptr, %x: i128) {
  %c64 = arith.constant 64 : i128
  %h = arith.shrui %x, %c64 : i128
  %hi = arith.trunci %h : i128 to i64
  %lo = arith.trunci %x : i128 to i64
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title, %hi, %lo) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64) -> i32
  return
}

func.func @operations_i128(%a: i128, %b: i128, %s: i128) {
  %addi = arith.addi %a, %b : i128
  %t_addi = llvm.mlir.addressof @n_addi : !llvm.ptr
  func.call @put(%t_addi, %addi) : (!llvm.ptr, i128) -> ()
  %subi = arith.subi %a, %b : i128
  %t_subi = llvm.mlir.addressof @n_subi : !llvm.ptr
  func.call @put(%t_subi, %subi) : (!llvm.ptr, i128) -> ()
  %muli = arith.muli %a, %b : i128
  %t_muli = llvm.mlir.addressof @n_muli : !llvm.ptr
  func.call @put(%t_muli, %muli) : (!llvm.ptr, i128) -> ()
  %divsi = arith.divsi %a, %b : i128
  %t_divsi = llvm.mlir.addressof @n_divsi : !llvm.ptr
  func.call @put(%t_divsi, %divsi) : (!llvm.ptr, i128) -> ()
  %remsi = arith.remsi %a, %b : i128
  %t_remsi = llvm.mlir.addressof @n_remsi : !llvm.ptr
  func.call @put(%t_remsi, %remsi) : (!llvm.ptr, i128) -> ()
  %divui = arith.divui %a, %b : i128
  %t_divui = llvm.mlir.addressof @n_divui : !llvm.ptr
  func.call @put(%t_divui, %divui) : (!llvm.ptr, i128) -> ()
  %remui = arith.remui %a, %b : i128
  %t_remui = llvm.mlir.addressof @n_remui : !llvm.ptr
  func.call @put(%t_remui, %remui) : (!llvm.ptr, i128) -> ()
  %andi = arith.andi %a, %b : i128
  %t_andi = llvm.mlir.addressof @n_andi : !llvm.ptr
  func.call @put(%t_andi, %andi) : (!llvm.ptr, i128) -> ()
  %ori = arith.ori %a, %b : i128
  %t_ori = llvm.mlir.addressof @n_ori : !llvm.ptr
  func.call @put(%t_ori, %ori) : (!llvm.ptr, i128) -> ()
  %xori = arith.xori %a, %b : i128
  %t_xori = llvm.mlir.addressof @n_xori : !llvm.ptr
  func.call @put(%t_xori, %xori) : (!llvm.ptr, i128) -> ()
  %minsi = arith.minsi %a, %b : i128
  %t_minsi = llvm.mlir.addressof @n_minsi : !llvm.ptr
  func.call @put(%t_minsi, %minsi) : (!llvm.ptr, i128) -> ()
  %maxui = arith.maxui %a, %b : i128
  %t_maxui = llvm.mlir.addressof @n_maxui : !llvm.ptr
  func.call @put(%t_maxui, %maxui) : (!llvm.ptr, i128) -> ()
  %ceildivsi = arith.ceildivsi %a, %b : i128
  %t_ceildivsi = llvm.mlir.addressof @n_ceildivsi : !llvm.ptr
  func.call @put(%t_ceildivsi, %ceildivsi) : (!llvm.ptr, i128) -> ()
  %shli = arith.shli %a, %s : i128
  %t_shli = llvm.mlir.addressof @n_shli : !llvm.ptr
  func.call @put(%t_shli, %shli) : (!llvm.ptr, i128) -> ()
  %shrui = arith.shrui %a, %s : i128
  %t_shrui = llvm.mlir.addressof @n_shrui : !llvm.ptr
  func.call @put(%t_shrui, %shrui) : (!llvm.ptr, i128) -> ()
  %shrsi = arith.shrsi %a, %s : i128
  %t_shrsi = llvm.mlir.addressof @n_shrsi : !llvm.ptr
  func.call @put(%t_shrsi, %shrsi) : (!llvm.ptr, i128) -> ()
  return
}

func.func @operations_i100(%a: i100, %b: i100, %s: i100) {
  %addi = arith.addi %a, %b : i100
  %addi_w = arith.extsi %addi : i100 to i128
  %t_addi = llvm.mlir.addressof @n_addi : !llvm.ptr
  func.call @put(%t_addi, %addi_w) : (!llvm.ptr, i128) -> ()
  %subi = arith.subi %a, %b : i100
  %subi_w = arith.extsi %subi : i100 to i128
  %t_subi = llvm.mlir.addressof @n_subi : !llvm.ptr
  func.call @put(%t_subi, %subi_w) : (!llvm.ptr, i128) -> ()
  %muli = arith.muli %a, %b : i100
  %muli_w = arith.extsi %muli : i100 to i128
  %t_muli = llvm.mlir.addressof @n_muli : !llvm.ptr
  func.call @put(%t_muli, %muli_w) : (!llvm.ptr, i128) -> ()
  %divsi = arith.divsi %a, %b : i100
  %divsi_w = arith.extsi %divsi : i100 to i128
  %t_divsi = llvm.mlir.addressof @n_divsi : !llvm.ptr
  func.call @put(%t_divsi, %divsi_w) : (!llvm.ptr, i128) -> ()
  %remsi = arith.remsi %a, %b : i100
  %remsi_w = arith.extsi %remsi : i100 to i128
  %t_remsi = llvm.mlir.addressof @n_remsi : !llvm.ptr
  func.call @put(%t_remsi, %remsi_w) : (!llvm.ptr, i128) -> ()
  %divui = arith.divui %a, %b : i100
  %divui_w = arith.extsi %divui : i100 to i128
  %t_divui = llvm.mlir.addressof @n_divui : !llvm.ptr
  func.call @put(%t_divui, %divui_w) : (!llvm.ptr, i128) -> ()
  %remui = arith.remui %a, %b : i100
  %remui_w = arith.extsi %remui : i100 to i128
  %t_remui = llvm.mlir.addressof @n_remui : !llvm.ptr
  func.call @put(%t_remui, %remui_w) : (!llvm.ptr, i128) -> ()
  %andi = arith.andi %a, %b : i100
  %andi_w = arith.extsi %andi : i100 to i128
  %t_andi = llvm.mlir.addressof @n_andi : !llvm.ptr
  func.call @put(%t_andi, %andi_w) : (!llvm.ptr, i128) -> ()
  %ori = arith.ori %a, %b : i100
  %ori_w = arith.extsi %ori : i100 to i128
  %t_ori = llvm.mlir.addressof @n_ori : !llvm.ptr
  func.call @put(%t_ori, %ori_w) : (!llvm.ptr, i128) -> ()
  %xori = arith.xori %a, %b : i100
  %xori_w = arith.extsi %xori : i100 to i128
  %t_xori = llvm.mlir.addressof @n_xori : !llvm.ptr
  func.call @put(%t_xori, %xori_w) : (!llvm.ptr, i128) -> ()
  %minsi = arith.minsi %a, %b : i100
  %minsi_w = arith.extsi %minsi : i100 to i128
  %t_minsi = llvm.mlir.addressof @n_minsi : !llvm.ptr
  func.call @put(%t_minsi, %minsi_w) : (!llvm.ptr, i128) -> ()
  %maxui = arith.maxui %a, %b : i100
  %maxui_w = arith.extsi %maxui : i100 to i128
  %t_maxui = llvm.mlir.addressof @n_maxui : !llvm.ptr
  func.call @put(%t_maxui, %maxui_w) : (!llvm.ptr, i128) -> ()
  %ceildivsi = arith.ceildivsi %a, %b : i100
  %ceildivsi_w = arith.extsi %ceildivsi : i100 to i128
  %t_ceildivsi = llvm.mlir.addressof @n_ceildivsi : !llvm.ptr
  func.call @put(%t_ceildivsi, %ceildivsi_w) : (!llvm.ptr, i128) -> ()
  %shli = arith.shli %a, %s : i100
  %shli_w = arith.extsi %shli : i100 to i128
  %t_shli = llvm.mlir.addressof @n_shli : !llvm.ptr
  func.call @put(%t_shli, %shli_w) : (!llvm.ptr, i128) -> ()
  %shrui = arith.shrui %a, %s : i100
  %shrui_w = arith.extsi %shrui : i100 to i128
  %t_shrui = llvm.mlir.addressof @n_shrui : !llvm.ptr
  func.call @put(%t_shrui, %shrui_w) : (!llvm.ptr, i128) -> ()
  %shrsi = arith.shrsi %a, %s : i100
  %shrsi_w = arith.extsi %shrsi : i100 to i128
  %t_shrsi = llvm.mlir.addressof @n_shrsi : !llvm.ptr
  func.call @put(%t_shrsi, %shrsi_w) : (!llvm.ptr, i128) -> ()
  return
}

func.func @operations_i33(%a: i33, %b: i33, %s: i33) {
  %addi = arith.addi %a, %b : i33
  %addi_w = arith.extsi %addi : i33 to i128
  %t_addi = llvm.mlir.addressof @n_addi : !llvm.ptr
  func.call @put(%t_addi, %addi_w) : (!llvm.ptr, i128) -> ()
  %subi = arith.subi %a, %b : i33
  %subi_w = arith.extsi %subi : i33 to i128
  %t_subi = llvm.mlir.addressof @n_subi : !llvm.ptr
  func.call @put(%t_subi, %subi_w) : (!llvm.ptr, i128) -> ()
  %muli = arith.muli %a, %b : i33
  %muli_w = arith.extsi %muli : i33 to i128
  %t_muli = llvm.mlir.addressof @n_muli : !llvm.ptr
  func.call @put(%t_muli, %muli_w) : (!llvm.ptr, i128) -> ()
  %divsi = arith.divsi %a, %b : i33
  %divsi_w = arith.extsi %divsi : i33 to i128
  %t_divsi = llvm.mlir.addressof @n_divsi : !llvm.ptr
  func.call @put(%t_divsi, %divsi_w) : (!llvm.ptr, i128) -> ()
  %remsi = arith.remsi %a, %b : i33
  %remsi_w = arith.extsi %remsi : i33 to i128
  %t_remsi = llvm.mlir.addressof @n_remsi : !llvm.ptr
  func.call @put(%t_remsi, %remsi_w) : (!llvm.ptr, i128) -> ()
  %divui = arith.divui %a, %b : i33
  %divui_w = arith.extsi %divui : i33 to i128
  %t_divui = llvm.mlir.addressof @n_divui : !llvm.ptr
  func.call @put(%t_divui, %divui_w) : (!llvm.ptr, i128) -> ()
  %remui = arith.remui %a, %b : i33
  %remui_w = arith.extsi %remui : i33 to i128
  %t_remui = llvm.mlir.addressof @n_remui : !llvm.ptr
  func.call @put(%t_remui, %remui_w) : (!llvm.ptr, i128) -> ()
  %andi = arith.andi %a, %b : i33
  %andi_w = arith.extsi %andi : i33 to i128
  %t_andi = llvm.mlir.addressof @n_andi : !llvm.ptr
  func.call @put(%t_andi, %andi_w) : (!llvm.ptr, i128) -> ()
  %ori = arith.ori %a, %b : i33
  %ori_w = arith.extsi %ori : i33 to i128
  %t_ori = llvm.mlir.addressof @n_ori : !llvm.ptr
  func.call @put(%t_ori, %ori_w) : (!llvm.ptr, i128) -> ()
  %xori = arith.xori %a, %b : i33
  %xori_w = arith.extsi %xori : i33 to i128
  %t_xori = llvm.mlir.addressof @n_xori : !llvm.ptr
  func.call @put(%t_xori, %xori_w) : (!llvm.ptr, i128) -> ()
  %minsi = arith.minsi %a, %b : i33
  %minsi_w = arith.extsi %minsi : i33 to i128
  %t_minsi = llvm.mlir.addressof @n_minsi : !llvm.ptr
  func.call @put(%t_minsi, %minsi_w) : (!llvm.ptr, i128) -> ()
  %maxui = arith.maxui %a, %b : i33
  %maxui_w = arith.extsi %maxui : i33 to i128
  %t_maxui = llvm.mlir.addressof @n_maxui : !llvm.ptr
  func.call @put(%t_maxui, %maxui_w) : (!llvm.ptr, i128) -> ()
  %ceildivsi = arith.ceildivsi %a, %b : i33
  %ceildivsi_w = arith.extsi %ceildivsi : i33 to i128
  %t_ceildivsi = llvm.mlir.addressof @n_ceildivsi : !llvm.ptr
  func.call @put(%t_ceildivsi, %ceildivsi_w) : (!llvm.ptr, i128) -> ()
  %floordivsi = arith.floordivsi %a, %b : i33
  %floordivsi_w = arith.extsi %floordivsi : i33 to i128
  %t_floordivsi = llvm.mlir.addressof @n_floordivsi : !llvm.ptr
  func.call @put(%t_floordivsi, %floordivsi_w) : (!llvm.ptr, i128) -> ()
  %shli = arith.shli %a, %s : i33
  %shli_w = arith.extsi %shli : i33 to i128
  %t_shli = llvm.mlir.addressof @n_shli : !llvm.ptr
  func.call @put(%t_shli, %shli_w) : (!llvm.ptr, i128) -> ()
  %shrui = arith.shrui %a, %s : i33
  %shrui_w = arith.extsi %shrui : i33 to i128
  %t_shrui = llvm.mlir.addressof @n_shrui : !llvm.ptr
  func.call @put(%t_shrui, %shrui_w) : (!llvm.ptr, i128) -> ()
  %shrsi = arith.shrsi %a, %s : i33
  %shrsi_w = arith.extsi %shrsi : i33 to i128
  %t_shrsi = llvm.mlir.addressof @n_shrsi : !llvm.ptr
  func.call @put(%t_shrsi, %shrsi_w) : (!llvm.ptr, i128) -> ()
  return
}

func.func @floats_f80(%x: f64, %y: f64) {
  %a = arith.extf %x : f64 to f80
  %b = arith.extf %y : f64 to f80
  %s = arith.addf %a, %b : f80
  %d = arith.subf %a, %b : f80
  %m = arith.mulf %a, %b : f80
  %q = arith.divf %a, %b : f80
  %n = arith.negf %q : f80
  %lt = arith.cmpf olt, %a, %b : f80
  %oeq = arith.cmpf oeq, %a, %b : f80
  %uge = arith.cmpf uge, %a, %b : f80
  %uno = arith.cmpf uno, %a, %b : f80
  %s64 = arith.truncf %s : f80 to f64
  %d64 = arith.truncf %d : f80 to f64
  %m64 = arith.truncf %m : f80 to f64
  %n64 = arith.truncf %n : f80 to f64
  %c0 = arith.extui %lt : i1 to i32
  %c1 = arith.extui %oeq : i1 to i32
  %c2 = arith.extui %uge : i1 to i32
  %c3 = arith.extui %uno : i1 to i32
  %fmt = llvm.mlir.addressof @fmt_float : !llvm.ptr
  %t = llvm.mlir.addressof @n_f80 : !llvm.ptr
  %w = llvm.call @printf(%fmt, %t, %s64, %d64, %m64, %n64, %c0, %c1, %c2, %c3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64, f64, f64, i32, i32, i32, i32) -> i32
  return
}

// One third, computed in f80: rounded it is the third of f64, and three times it
// is nearer to one than the precision of f64.
func.func @third_f80(%x: i32) {
  %one = arith.constant 1.0 : f80
  %zero = arith.constant 0.0 : f80
  %three = arith.sitofp %x : i32 to f80
  %t = arith.divf %one, %three : f80
  %r = arith.truncf %t : f80 to f64
  %bits = arith.bitcast %r : f64 to i64
  %back = arith.extf %r : f64 to f80
  %e = arith.subf %t, %back : f80
  %n = arith.negf %e : f80
  %neg = arith.cmpf olt, %e, %zero : f80
  %abs = arith.select %neg, %n, %e : f80
  // 2^54 times the error is between 0 and 1, so its integer part is 0.
  %scale_i = arith.constant 18014398509481984 : i64
  %scale = arith.uitofp %scale_i : i64 to f80
  %scaled = arith.mulf %abs, %scale : f80
  %i = arith.fptosi %scaled : f80 to i32
  %positive = arith.cmpf ogt, %scaled, %zero : f80
  %inc = arith.extui %positive : i1 to i32
  %res = arith.addi %i, %inc : i32
  %k = arith.constant 54 : i32
  %fmt = llvm.mlir.addressof @fmt_third : !llvm.ptr
  %title = llvm.mlir.addressof @n_f80 : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title, %bits, %k, %res) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i32, i32) -> i32
  return
}

func.func @floats_f128(%x: f64, %y: f64) {
  %a = arith.extf %x : f64 to f128
  %b = arith.extf %y : f64 to f128
  %s = arith.addf %a, %b : f128
  %d = arith.subf %a, %b : f128
  %m = arith.mulf %a, %b : f128
  %q = arith.divf %a, %b : f128
  %n = arith.negf %q : f128
  %lt = arith.cmpf olt, %a, %b : f128
  %oeq = arith.cmpf oeq, %a, %b : f128
  %uge = arith.cmpf uge, %a, %b : f128
  %uno = arith.cmpf uno, %a, %b : f128
  %s64 = arith.truncf %s : f128 to f64
  %d64 = arith.truncf %d : f128 to f64
  %m64 = arith.truncf %m : f128 to f64
  %n64 = arith.truncf %n : f128 to f64
  %c0 = arith.extui %lt : i1 to i32
  %c1 = arith.extui %oeq : i1 to i32
  %c2 = arith.extui %uge : i1 to i32
  %c3 = arith.extui %uno : i1 to i32
  %fmt = llvm.mlir.addressof @fmt_float : !llvm.ptr
  %t = llvm.mlir.addressof @n_f128 : !llvm.ptr
  %w = llvm.call @printf(%fmt, %t, %s64, %d64, %m64, %n64, %c0, %c1, %c2, %c3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64, f64, f64, i32, i32, i32, i32) -> i32
  return
}

// One third, computed in f128: rounded it is the third of f64, and three times it
// is nearer to one than the precision of f64.
func.func @third_f128(%x: i32) {
  %one = arith.constant 1.0 : f128
  %zero = arith.constant 0.0 : f128
  %three = arith.sitofp %x : i32 to f128
  %t = arith.divf %one, %three : f128
  %r = arith.truncf %t : f128 to f64
  %bits = arith.bitcast %r : f64 to i64
  %back = arith.extf %r : f64 to f128
  %e = arith.subf %t, %back : f128
  %n = arith.negf %e : f128
  %neg = arith.cmpf olt, %e, %zero : f128
  %abs = arith.select %neg, %n, %e : f128
  // 2^54 times the error is between 0 and 1, so its integer part is 0.
  %scale_i = arith.constant 18014398509481984 : i64
  %scale = arith.uitofp %scale_i : i64 to f128
  %scaled = arith.mulf %abs, %scale : f128
  %i = arith.fptosi %scaled : f128 to i32
  %positive = arith.cmpf ogt, %scaled, %zero : f128
  %inc = arith.extui %positive : i1 to i32
  %res = arith.addi %i, %inc : i32
  %k = arith.constant 54 : i32
  %fmt = llvm.mlir.addressof @fmt_third : !llvm.ptr
  %title = llvm.mlir.addressof @n_f128 : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title, %bits, %k, %res) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i32, i32) -> i32
  return
}

func.func @main() -> i32 {
  %a128 = arith.constant -170141183460469231731687303715884093383 : i128
  %b128 = arith.constant 1180591620717411303431 : i128
  %s128 = arith.constant 75 : i128
  func.call @operations_i128(%a128, %b128, %s128) : (i128, i128, i128) -> ()
  %a100 = arith.constant 316912650057057351473687429120 : i100
  %b100 = arith.constant -8589934593 : i100
  %s100 = arith.constant 63 : i100
  func.call @operations_i100(%a100, %b100, %s100) : (i100, i100, i100) -> ()
  %a33 = arith.constant -4294967290 : i33
  %b33 = arith.constant 1000003 : i33
  %s33 = arith.constant 31 : i33
  func.call @operations_i33(%a33, %b33, %s33) : (i33, i33, i33) -> ()
  %three = arith.constant 3 : i32
  %x0 = arith.constant 1.5 : f64
  %y0 = arith.constant -2.0 : f64
  %x1 = arith.constant 1.0e300 : f64
  %y1 = arith.constant 4.0 : f64
  %x2 = arith.constant 3.0 : f64
  %y2 = arith.constant 3.0 : f64
  func.call @floats_f80(%x0, %y0) : (f64, f64) -> ()
  func.call @floats_f80(%x1, %y1) : (f64, f64) -> ()
  func.call @floats_f80(%x2, %y2) : (f64, f64) -> ()
  func.call @third_f80(%three) : (i32) -> ()
  func.call @floats_f128(%x0, %y0) : (f64, f64) -> ()
  func.call @floats_f128(%x1, %y1) : (f64, f64) -> ()
  func.call @floats_f128(%x2, %y2) : (f64, f64) -> ()
  func.call @third_f128(%three) : (i32) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
