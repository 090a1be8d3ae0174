// arith on vectors: every integer and float operation on vector<4xi32> and
// vector<4xf32>, casts between vector types, vectors of index and i1, a vector of
// length one, and two-dimensional vectors, which become arrays of vectors. Lanes
// are taken out with llvm.extractelement and llvm.extractvalue.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%s %ld %ld %ld %ld\0A\00")
llvm.mlir.global internal constant @fmt_float("%s %g %g %g %g\0A\00")
llvm.mlir.global internal constant @n_addi("addi\00")
llvm.mlir.global internal constant @n_subi("subi\00")
llvm.mlir.global internal constant @n_muli("muli\00")
llvm.mlir.global internal constant @n_andi("andi\00")
llvm.mlir.global internal constant @n_ori("ori\00")
llvm.mlir.global internal constant @n_xori("xori\00")
llvm.mlir.global internal constant @n_minsi("minsi\00")
llvm.mlir.global internal constant @n_maxsi("maxsi\00")
llvm.mlir.global internal constant @n_minui("minui\00")
llvm.mlir.global internal constant @n_maxui("maxui\00")
llvm.mlir.global internal constant @n_divsi("divsi\00")
llvm.mlir.global internal constant @n_remsi("remsi\00")
llvm.mlir.global internal constant @n_divui("divui\00")
llvm.mlir.global internal constant @n_remui("remui\00")
llvm.mlir.global internal constant @n_ceildivsi("ceildivsi\00")
llvm.mlir.global internal constant @n_floordivsi("floordivsi\00")
llvm.mlir.global internal constant @n_ceildivui("ceildivui\00")
llvm.mlir.global internal constant @n_shli("shli\00")
llvm.mlir.global internal constant @n_shrsi("shrsi\00")
llvm.mlir.global internal constant @n_shrui("shrui\00")
llvm.mlir.global internal constant @n_sum("sum\00")
llvm.mlir.global internal constant @n_carry("carry\00")
llvm.mlir.global internal constant @n_mulsi_low("mulsi_low\00")
llvm.mlir.global internal constant @n_mulsi_high("mulsi_high\00")
llvm.mlir.global internal constant @n_mului_low("mului_low\00")
llvm.mlir.global internal constant @n_mului_high("mului_high\00")
llvm.mlir.global internal constant @n_cmpi_eq("cmpi_eq\00")
llvm.mlir.global internal constant @n_cmpi_slt("cmpi_slt\00")
llvm.mlir.global internal constant @n_cmpi_uge("cmpi_uge\00")
llvm.mlir.global internal constant @n_trunci("trunci\00")
llvm.mlir.global internal constant @n_index_cast("index_cast\00")
llvm.mlir.global internal constant @n_sitofp("sitofp\00")
llvm.mlir.global internal constant @n_addf("addf\00")
llvm.mlir.global internal constant @n_subf("subf\00")
llvm.mlir.global internal constant @n_mulf("mulf\00")
llvm.mlir.global internal constant @n_divf("divf\00")
llvm.mlir.global internal constant @n_maximumf("maximumf\00")
llvm.mlir.global internal constant @n_minimumf("minimumf\00")
llvm.mlir.global internal constant @n_maxnumf("maxnumf\00")
llvm.mlir.global internal constant @n_minnumf("minnumf\00")
llvm.mlir.global internal constant @n_negf("negf\00")
llvm.mlir.global internal constant @n_cmpf("cmpf\00")
llvm.mlir.global internal constant @n_uitofp("uitofp\00")
llvm.mlir.global internal constant @n_extf("extf\00")
llvm.mlir.global internal constant @n_bitcast("bitcast\00")
llvm.mlir.global internal constant @n_single("single\00")
llvm.mlir.global internal constant @n_rows_constant("rows_constant\00")
llvm.mlir.global internal constant @n_rows_muli("rows_muli\00")
llvm.mlir.global internal constant @n_rows_maxsi("rows_maxsi\00")
llvm.mlir.global internal constant @n_rows_cmpi("rows_cmpi\00")
llvm.mlir.global internal constant @n_rows_float("rows_float\00")
llvm.mlir.global internal constant @n_rows_select("rows_select\00")

func.func @put(%title: !llvm.ptr, %x: vector<4xi32>) {
  %i0 = arith.constant 0 : i32
  %e0 = llvm.extractelement %x[%i0 : i32] : vector<4xi32>
  %w0 = arith.extsi %e0 : i32 to i64
  %i1 = arith.constant 1 : i32
  %e1 = llvm.extractelement %x[%i1 : i32] : vector<4xi32>
  %w1 = arith.extsi %e1 : i32 to i64
  %i2 = arith.constant 2 : i32
  %e2 = llvm.extractelement %x[%i2 : i32] : vector<4xi32>
  %w2 = arith.extsi %e2 : i32 to i64
  %i3 = arith.constant 3 : i32
  %e3 = llvm.extractelement %x[%i3 : i32] : vector<4xi32>
  %w3 = arith.extsi %e3 : i32 to i64
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %n = llvm.call @printf(%fmt, %title, %w0, %w1, %w2, %w3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> i32
  return
}

func.func @put_float(%title: !llvm.ptr, %x: vector<4xf32>) {
  %i0 = arith.constant 0 : i32
  %e0 = llvm.extractelement %x[%i0 : i32] : vector<4xf32>
  %w0 = arith.extf %e0 : f32 to f64
  %i1 = arith.constant 1 : i32
  %e1 = llvm.extractelement %x[%i1 : i32] : vector<4xf32>
  %w1 = arith.extf %e1 : f32 to f64
  %i2 = arith.constant 2 : i32
  %e2 = llvm.extractelement %x[%i2 : i32] : vector<4xf32>
  %w2 = arith.extf %e2 : f32 to f64
  %i3 = arith.constant 3 : i32
  %e3 = llvm.extractelement %x[%i3 : i32] : vector<4xf32>
  %w3 = arith.extf %e3 : f32 to f64
  %fmt = llvm.mlir.addressof @fmt_float : !llvm.ptr
  %n = llvm.call @printf(%fmt, %title, %w0, %w1, %w2, %w3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64, f64, f64) -> i32
  return
}

func.func @integers(%a: vector<4xi32>, %b: vector<4xi32>, %s: vector<4xi32>) {
  %addi = arith.addi %a, %b : vector<4xi32>
  %t_addi = llvm.mlir.addressof @n_addi : !llvm.ptr
  func.call @put(%t_addi, %addi) : (!llvm.ptr, vector<4xi32>) -> ()
  %subi = arith.subi %a, %b : vector<4xi32>
  %t_subi = llvm.mlir.addressof @n_subi : !llvm.ptr
  func.call @put(%t_subi, %subi) : (!llvm.ptr, vector<4xi32>) -> ()
  %muli = arith.muli %a, %b : vector<4xi32>
  %t_muli = llvm.mlir.addressof @n_muli : !llvm.ptr
  func.call @put(%t_muli, %muli) : (!llvm.ptr, vector<4xi32>) -> ()
  %andi = arith.andi %a, %b : vector<4xi32>
  %t_andi = llvm.mlir.addressof @n_andi : !llvm.ptr
  func.call @put(%t_andi, %andi) : (!llvm.ptr, vector<4xi32>) -> ()
  %ori = arith.ori %a, %b : vector<4xi32>
  %t_ori = llvm.mlir.addressof @n_ori : !llvm.ptr
  func.call @put(%t_ori, %ori) : (!llvm.ptr, vector<4xi32>) -> ()
  %xori = arith.xori %a, %b : vector<4xi32>
  %t_xori = llvm.mlir.addressof @n_xori : !llvm.ptr
  func.call @put(%t_xori, %xori) : (!llvm.ptr, vector<4xi32>) -> ()
  %minsi = arith.minsi %a, %b : vector<4xi32>
  %t_minsi = llvm.mlir.addressof @n_minsi : !llvm.ptr
  func.call @put(%t_minsi, %minsi) : (!llvm.ptr, vector<4xi32>) -> ()
  %maxsi = arith.maxsi %a, %b : vector<4xi32>
  %t_maxsi = llvm.mlir.addressof @n_maxsi : !llvm.ptr
  func.call @put(%t_maxsi, %maxsi) : (!llvm.ptr, vector<4xi32>) -> ()
  %minui = arith.minui %a, %b : vector<4xi32>
  %t_minui = llvm.mlir.addressof @n_minui : !llvm.ptr
  func.call @put(%t_minui, %minui) : (!llvm.ptr, vector<4xi32>) -> ()
  %maxui = arith.maxui %a, %b : vector<4xi32>
  %t_maxui = llvm.mlir.addressof @n_maxui : !llvm.ptr
  func.call @put(%t_maxui, %maxui) : (!llvm.ptr, vector<4xi32>) -> ()
  %divsi = arith.divsi %a, %b : vector<4xi32>
  %t_divsi = llvm.mlir.addressof @n_divsi : !llvm.ptr
  func.call @put(%t_divsi, %divsi) : (!llvm.ptr, vector<4xi32>) -> ()
  %remsi = arith.remsi %a, %b : vector<4xi32>
  %t_remsi = llvm.mlir.addressof @n_remsi : !llvm.ptr
  func.call @put(%t_remsi, %remsi) : (!llvm.ptr, vector<4xi32>) -> ()
  %divui = arith.divui %a, %b : vector<4xi32>
  %t_divui = llvm.mlir.addressof @n_divui : !llvm.ptr
  func.call @put(%t_divui, %divui) : (!llvm.ptr, vector<4xi32>) -> ()
  %remui = arith.remui %a, %b : vector<4xi32>
  %t_remui = llvm.mlir.addressof @n_remui : !llvm.ptr
  func.call @put(%t_remui, %remui) : (!llvm.ptr, vector<4xi32>) -> ()
  %ceildivsi = arith.ceildivsi %a, %b : vector<4xi32>
  %t_ceildivsi = llvm.mlir.addressof @n_ceildivsi : !llvm.ptr
  func.call @put(%t_ceildivsi, %ceildivsi) : (!llvm.ptr, vector<4xi32>) -> ()
  %floordivsi = arith.floordivsi %a, %b : vector<4xi32>
  %t_floordivsi = llvm.mlir.addressof @n_floordivsi : !llvm.ptr
  func.call @put(%t_floordivsi, %floordivsi) : (!llvm.ptr, vector<4xi32>) -> ()
  %ceildivui = arith.ceildivui %a, %b : vector<4xi32>
  %t_ceildivui = llvm.mlir.addressof @n_ceildivui : !llvm.ptr
  func.call @put(%t_ceildivui, %ceildivui) : (!llvm.ptr, vector<4xi32>) -> ()
  %shli = arith.shli %a, %s : vector<4xi32>
  %t_shli = llvm.mlir.addressof @n_shli : !llvm.ptr
  func.call @put(%t_shli, %shli) : (!llvm.ptr, vector<4xi32>) -> ()
  %shrsi = arith.shrsi %a, %s : vector<4xi32>
  %t_shrsi = llvm.mlir.addressof @n_shrsi : !llvm.ptr
  func.call @put(%t_shrsi, %shrsi) : (!llvm.ptr, vector<4xi32>) -> ()
  %shrui = arith.shrui %a, %s : vector<4xi32>
  %t_shrui = llvm.mlir.addressof @n_shrui : !llvm.ptr
  func.call @put(%t_shrui, %shrui) : (!llvm.ptr, vector<4xi32>) -> ()
  %sum, %carry = arith.addui_extended %a, %b : vector<4xi32>, vector<4xi1>
  %carry_w = arith.extui %carry : vector<4xi1> to vector<4xi32>
  %t_sum = llvm.mlir.addressof @n_sum : !llvm.ptr
  func.call @put(%t_sum, %sum) : (!llvm.ptr, vector<4xi32>) -> ()
  %t_carry = llvm.mlir.addressof @n_carry : !llvm.ptr
  func.call @put(%t_carry, %carry_w) : (!llvm.ptr, vector<4xi32>) -> ()
  %slo, %shi = arith.mulsi_extended %a, %b : vector<4xi32>
  %t_mulsi_low = llvm.mlir.addressof @n_mulsi_low : !llvm.ptr
  func.call @put(%t_mulsi_low, %slo) : (!llvm.ptr, vector<4xi32>) -> ()
  %t_mulsi_high = llvm.mlir.addressof @n_mulsi_high : !llvm.ptr
  func.call @put(%t_mulsi_high, %shi) : (!llvm.ptr, vector<4xi32>) -> ()
  %ulo, %uhi = arith.mului_extended %a, %b : vector<4xi32>
  %t_mului_low = llvm.mlir.addressof @n_mului_low : !llvm.ptr
  func.call @put(%t_mului_low, %ulo) : (!llvm.ptr, vector<4xi32>) -> ()
  %t_mului_high = llvm.mlir.addressof @n_mului_high : !llvm.ptr
  func.call @put(%t_mului_high, %uhi) : (!llvm.ptr, vector<4xi32>) -> ()
  %c_eq = arith.cmpi eq, %a, %b : vector<4xi32>
  %e_eq = arith.extsi %c_eq : vector<4xi1> to vector<4xi32>
  %t_cmpi_eq = llvm.mlir.addressof @n_cmpi_eq : !llvm.ptr
  func.call @put(%t_cmpi_eq, %e_eq) : (!llvm.ptr, vector<4xi32>) -> ()
  %c_slt = arith.cmpi slt, %a, %b : vector<4xi32>
  %e_slt = arith.extsi %c_slt : vector<4xi1> to vector<4xi32>
  %t_cmpi_slt = llvm.mlir.addressof @n_cmpi_slt : !llvm.ptr
  func.call @put(%t_cmpi_slt, %e_slt) : (!llvm.ptr, vector<4xi32>) -> ()
  %c_uge = arith.cmpi uge, %a, %b : vector<4xi32>
  %e_uge = arith.extsi %c_uge : vector<4xi1> to vector<4xi32>
  %t_cmpi_uge = llvm.mlir.addressof @n_cmpi_uge : !llvm.ptr
  func.call @put(%t_cmpi_uge, %e_uge) : (!llvm.ptr, vector<4xi32>) -> ()
  %narrow = arith.trunci %a : vector<4xi32> to vector<4xi8>
  %wide = arith.extsi %narrow : vector<4xi8> to vector<4xi32>
  %t_trunci = llvm.mlir.addressof @n_trunci : !llvm.ptr
  func.call @put(%t_trunci, %wide) : (!llvm.ptr, vector<4xi32>) -> ()
  %index = arith.index_cast %a : vector<4xi32> to vector<4xindex>
  %twice = arith.addi %index, %index : vector<4xindex>
  %back = arith.index_cast %twice : vector<4xindex> to vector<4xi32>
  %t_index_cast = llvm.mlir.addressof @n_index_cast : !llvm.ptr
  func.call @put(%t_index_cast, %back) : (!llvm.ptr, vector<4xi32>) -> ()
  %float = arith.sitofp %a : vector<4xi32> to vector<4xf64>
  %half = arith.constant dense<0.5> : vector<4xf64>
  %scaled = arith.mulf %float, %half : vector<4xf64>
  %int = arith.fptosi %scaled : vector<4xf64> to vector<4xi32>
  %t_sitofp = llvm.mlir.addressof @n_sitofp : !llvm.ptr
  func.call @put(%t_sitofp, %int) : (!llvm.ptr, vector<4xi32>) -> ()
  return
}

func.func @floats(%a: vector<4xf32>, %b: vector<4xf32>) {
  %addf = arith.addf %a, %b : vector<4xf32>
  %t_addf = llvm.mlir.addressof @n_addf : !llvm.ptr
  func.call @put_float(%t_addf, %addf) : (!llvm.ptr, vector<4xf32>) -> ()
  %subf = arith.subf %a, %b : vector<4xf32>
  %t_subf = llvm.mlir.addressof @n_subf : !llvm.ptr
  func.call @put_float(%t_subf, %subf) : (!llvm.ptr, vector<4xf32>) -> ()
  %mulf = arith.mulf %a, %b : vector<4xf32>
  %t_mulf = llvm.mlir.addressof @n_mulf : !llvm.ptr
  func.call @put_float(%t_mulf, %mulf) : (!llvm.ptr, vector<4xf32>) -> ()
  %divf = arith.divf %a, %b : vector<4xf32>
  %t_divf = llvm.mlir.addressof @n_divf : !llvm.ptr
  func.call @put_float(%t_divf, %divf) : (!llvm.ptr, vector<4xf32>) -> ()
  %maximumf = arith.maximumf %a, %b : vector<4xf32>
  %t_maximumf = llvm.mlir.addressof @n_maximumf : !llvm.ptr
  func.call @put_float(%t_maximumf, %maximumf) : (!llvm.ptr, vector<4xf32>) -> ()
  %minimumf = arith.minimumf %a, %b : vector<4xf32>
  %t_minimumf = llvm.mlir.addressof @n_minimumf : !llvm.ptr
  func.call @put_float(%t_minimumf, %minimumf) : (!llvm.ptr, vector<4xf32>) -> ()
  %maxnumf = arith.maxnumf %a, %b : vector<4xf32>
  %t_maxnumf = llvm.mlir.addressof @n_maxnumf : !llvm.ptr
  func.call @put_float(%t_maxnumf, %maxnumf) : (!llvm.ptr, vector<4xf32>) -> ()
  %minnumf = arith.minnumf %a, %b : vector<4xf32>
  %t_minnumf = llvm.mlir.addressof @n_minnumf : !llvm.ptr
  func.call @put_float(%t_minnumf, %minnumf) : (!llvm.ptr, vector<4xf32>) -> ()
  %negf = arith.negf %a : vector<4xf32>
  %t_negf = llvm.mlir.addressof @n_negf : !llvm.ptr
  func.call @put_float(%t_negf, %negf) : (!llvm.ptr, vector<4xf32>) -> ()
  %c = arith.cmpf ogt, %a, %b : vector<4xf32>
  %sel = arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>
  %t_cmpf = llvm.mlir.addressof @n_cmpf : !llvm.ptr
  func.call @put_float(%t_cmpf, %sel) : (!llvm.ptr, vector<4xf32>) -> ()
  %u = arith.uitofp %c : vector<4xi1> to vector<4xf32>
  %t_uitofp = llvm.mlir.addressof @n_uitofp : !llvm.ptr
  func.call @put_float(%t_uitofp, %u) : (!llvm.ptr, vector<4xf32>) -> ()
  %d = arith.extf %a : vector<4xf32> to vector<4xf64>
  %dd = arith.addf %d, %d : vector<4xf64>
  %t = arith.truncf %dd : vector<4xf64> to vector<4xf32>
  %t_extf = llvm.mlir.addressof @n_extf : !llvm.ptr
  func.call @put_float(%t_extf, %t) : (!llvm.ptr, vector<4xf32>) -> ()
  %bits = arith.bitcast %a : vector<4xf32> to vector<4xi32>
  %mask = arith.constant dense<0x7FFFFFFF> : vector<4xi32>
  %mag = arith.andi %bits, %mask : vector<4xi32>
  %abs = arith.bitcast %mag : vector<4xi32> to vector<4xf32>
  %t_bitcast = llvm.mlir.addressof @n_bitcast : !llvm.ptr
  func.call @put_float(%t_bitcast, %abs) : (!llvm.ptr, vector<4xf32>) -> ()
  return
}

func.func @single(%a: vector<1xi32>) {
  %zero = arith.constant 0 : i32
  %k = arith.constant dense<5> : vector<1xi32>
  %x = arith.muli %a, %k : vector<1xi32>
  %y = llvm.extractelement %x[%zero : i32] : vector<1xi32>
  %p = llvm.mlir.poison : vector<4xi32>
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %i3 = arith.constant 3 : i32
  %v0 = llvm.insertelement %y, %p[%zero : i32] : vector<4xi32>
  %v1 = llvm.insertelement %i1, %v0[%i1 : i32] : vector<4xi32>
  %v2 = llvm.insertelement %i2, %v1[%i2 : i32] : vector<4xi32>
  %v3 = llvm.insertelement %i3, %v2[%i3 : i32] : vector<4xi32>
  %t = llvm.mlir.addressof @n_single : !llvm.ptr
  func.call @put(%t, %v3) : (!llvm.ptr, vector<4xi32>) -> ()
  return
}

func.func @put_rows(%title: !llvm.ptr, %x: vector<2x4xi32>) {
  %d = builtin.unrealized_conversion_cast %x : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
  %r0 = llvm.extractvalue %d[0] : !llvm.array<2 x vector<4xi32>>
  func.call @put(%title, %r0) : (!llvm.ptr, vector<4xi32>) -> ()
  %r1 = llvm.extractvalue %d[1] : !llvm.array<2 x vector<4xi32>>
  func.call @put(%title, %r1) : (!llvm.ptr, vector<4xi32>) -> ()
  return
}

func.func @two_dimensions(%a: vector<2x4xi32>, %b: vector<2x4xi32>, %c: i1) {
  %k = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi32>
  %s = arith.addi %a, %k : vector<2x4xi32>
  %t_rows_constant = llvm.mlir.addressof @n_rows_constant : !llvm.ptr
  func.call @put_rows(%t_rows_constant, %s) : (!llvm.ptr, vector<2x4xi32>) -> ()
  %m = arith.muli %a, %b : vector<2x4xi32>
  %t_rows_muli = llvm.mlir.addressof @n_rows_muli : !llvm.ptr
  func.call @put_rows(%t_rows_muli, %m) : (!llvm.ptr, vector<2x4xi32>) -> ()
  %mx = arith.maxsi %a, %b : vector<2x4xi32>
  %t_rows_maxsi = llvm.mlir.addressof @n_rows_maxsi : !llvm.ptr
  func.call @put_rows(%t_rows_maxsi, %mx) : (!llvm.ptr, vector<2x4xi32>) -> ()
  %cmp = arith.cmpi slt, %a, %b : vector<2x4xi32>
  %ex = arith.extui %cmp : vector<2x4xi1> to vector<2x4xi32>
  %t_rows_cmpi = llvm.mlir.addressof @n_rows_cmpi : !llvm.ptr
  func.call @put_rows(%t_rows_cmpi, %ex) : (!llvm.ptr, vector<2x4xi32>) -> ()
  %f = arith.sitofp %a : vector<2x4xi32> to vector<2x4xf64>
  %h = arith.constant dense<0.5> : vector<2x4xf64>
  %fm = arith.mulf %f, %h : vector<2x4xf64>
  %fn = arith.negf %fm : vector<2x4xf64>
  %fi = arith.fptosi %fn : vector<2x4xf64> to vector<2x4xi32>
  %t_rows_float = llvm.mlir.addressof @n_rows_float : !llvm.ptr
  func.call @put_rows(%t_rows_float, %fi) : (!llvm.ptr, vector<2x4xi32>) -> ()
  %w = arith.select %c, %a, %b : vector<2x4xi32>
  %t_rows_select = llvm.mlir.addressof @n_rows_select : !llvm.ptr
  func.call @put_rows(%t_rows_select, %w) : (!llvm.ptr, vector<2x4xi32>) -> ()
  return
}

func.func @main() -> i32 {
  %a = arith.constant dense<[7, -7, 100, -2147483648]> : vector<4xi32>
  %b = arith.constant dense<[2, 3, -7, 5]> : vector<4xi32>
  %s = arith.constant dense<[0, 1, 7, 31]> : vector<4xi32>
  func.call @integers(%a, %b, %s) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> ()
  %x = arith.constant dense<[1.5, -2.0, 8.0, -0.5]> : vector<4xf32>
  %y = arith.constant dense<[0.5, 4.0, -2.0, -0.25]> : vector<4xf32>
  func.call @floats(%x, %y) : (vector<4xf32>, vector<4xf32>) -> ()
  %seven = arith.constant dense<7> : vector<1xi32>
  func.call @single(%seven) : (vector<1xi32>) -> ()
  %p = arith.constant dense<[[1, -2, 3, -4], [50, 60, -70, 80]]> : vector<2x4xi32>
  %q = arith.constant dense<[[10, 20, 30, 40], [-5, 6, -7, 8]]> : vector<2x4xi32>
  %false = arith.constant false
  func.call @two_dimensions(%p, %q, %false) : (vector<2x4xi32>, vector<2x4xi32>, i1) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
