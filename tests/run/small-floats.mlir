// Formats that LLVM has no type for: every value extended, numbers rounded to them in every mode, and all sums,
// differences, products and quotients of two values (of tf32 some). Each line has hashes of the results' bits.
// DIFFERS: upstream has no lowering of these formats

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%s extend %016lx round %016lx %016lx %016lx %016lx %016lx f32 %016lx int %016lx %016lx add %016lx sub %016lx mul %016lx div %016lx cmp %016lx max %016lx neg %016lx\0A\00")

func.func @hash(%h: i64, %x: i64) -> i64 {
  %prime = arith.constant 1099511628211 : i64
  %0 = arith.xori %h, %x : i64
  %1 = arith.muli %0, %prime : i64
  return %1 : i64
}

// A number from two random ones: its exponent within reach of the format, its mantissa short, near a tie, or long.
func.func @number(%s: i64, %t: i64, %base: i64, %span: i64) -> i64 {
  %c52 = arith.constant 52 : i64
  %c63 = arith.constant 63 : i64
  %c40 = arith.constant 40 : i64
  %c3 = arith.constant 3 : i64
  %c1 = arith.constant 1 : i64
  %c0 = arith.constant 0 : i64
  %short = arith.constant 0x000FF00000000000 : i64
  %long = arith.constant 0x000FFFFFFFFFFFFF : i64
  %e0 = arith.shrui %s, %c52 : i64
  %e1 = arith.andi %e0, %span : i64
  %e2 = arith.addi %e1, %base : i64
  %e = arith.shli %e2, %c52 : i64
  %n0 = arith.shrui %t, %c63 : i64
  %n = arith.shli %n0, %c63 : i64
  %k0 = arith.shrui %t, %c40 : i64
  %k = arith.andi %k0, %c3 : i64
  %m0 = arith.andi %s, %short : i64
  %m1 = arith.ori %m0, %c1 : i64
  %m2 = arith.andi %s, %long : i64
  %is1 = arith.cmpi eq, %k, %c1 : i64
  %is2 = arith.cmpi sgt, %k, %c1 : i64
  %m3 = arith.select %is1, %m1, %m0 : i64
  %m = arith.select %is2, %m2, %m3 : i64
  %r0 = arith.ori %e, %n : i64
  %r = arith.ori %r0, %m : i64
  return %r : i64
}

func.func @next(%s: i64) -> i64 {
  %a = arith.constant 6364136223846793005 : i64
  %c = arith.constant 1442695040888963407 : i64
  %0 = arith.muli %s, %a : i64
  %1 = arith.addi %0, %c : i64
  return %1 : i64
}

llvm.mlir.global internal constant @name_f8E5M2("f8E5M2\00")

// The bits as an integer; of any NaN the same.
func.func @bits_f8E5M2(%x: f8E5M2) -> i64 {
  %w = arith.extf %x : f8E5M2 to f64
  %n = arith.cmpf uno, %w, %w : f64
  %i = arith.bitcast %x : f8E5M2 to i8
  %e = arith.extui %i : i8 to i64
  %nan = arith.constant 0x7777777 : i64
  %r = arith.select %n, %nan, %e : i64
  return %r : i64
}
func.func @of_f8E5M2(%x: index) -> f8E5M2 {
  %i = arith.index_cast %x : index to i8
  %f = arith.bitcast %i : i8 to f8E5M2
  return %f : f8E5M2
}
func.func @test_f8E5M2() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %nan = arith.constant 0x7777777 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %step = arith.constant 1 : index
  %ext:2 = scf.for %k = %c0 to %n step %c1 iter_args(%h = %init, %g = %init) -> (i64, i64) {
    %code = arith.muli %k, %step : index
    %x = func.call @of_f8E5M2(%code) : (index) -> f8E5M2
    %w = arith.extf %x : f8E5M2 to f64
    %b = arith.bitcast %w : f64 to i64
    %u = arith.cmpf uno, %w, %w : f64
    %c = arith.select %u, %nan, %b : i64
    %h1 = func.call @hash(%h, %c) : (i64, i64) -> i64

    %m = arith.negf %x : f8E5M2
    %mb = func.call @bits_f8E5M2(%m) : (f8E5M2) -> i64
    %g1 = func.call @hash(%g, %mb) : (i64, i64) -> i64
    scf.yield %h1, %g1 : i64, i64
  }

  %seed = arith.constant 42 : i64
  %base = arith.constant 999 : i64
  %span = arith.constant 63 : i64
  %count = arith.constant 20000 : index
  %rnd:9 = scf.for %k = %c0 to %count step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init, %h3 = %init, %h4 = %init, %h5 = %init, %h6 = %init, %h7 = %init) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %bits = func.call @number(%s1, %s2, %base, %span) : (i64, i64, i64, i64) -> i64
    %x = arith.bitcast %bits : i64 to f64

    %r0 = arith.truncf %x to_nearest_even : f64 to f8E5M2
    %b0 = func.call @bits_f8E5M2(%r0) : (f8E5M2) -> i64
    %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

    %r1 = arith.truncf %x downward : f64 to f8E5M2
    %b1 = func.call @bits_f8E5M2(%r1) : (f8E5M2) -> i64
    %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

    %r2 = arith.truncf %x upward : f64 to f8E5M2
    %b2 = func.call @bits_f8E5M2(%r2) : (f8E5M2) -> i64
    %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

    %r3 = arith.truncf %x toward_zero : f64 to f8E5M2
    %b3 = func.call @bits_f8E5M2(%r3) : (f8E5M2) -> i64
    %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

    %r4 = arith.truncf %x to_nearest_away : f64 to f8E5M2
    %b4 = func.call @bits_f8E5M2(%r4) : (f8E5M2) -> i64
    %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64

    %x32 = arith.truncf %x : f64 to f32
    %r5 = arith.truncf %x32 : f32 to f8E5M2
    %b5 = func.call @bits_f8E5M2(%r5) : (f8E5M2) -> i64
    %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
    %c40 = arith.constant 58 : i64
    %amount = arith.shrui %s2, %c40 : i64
    %int = arith.shrsi %s1, %amount : i64
    %r6 = arith.sitofp %int : i64 to f8E5M2
    %b6 = func.call @bits_f8E5M2(%r6) : (f8E5M2) -> i64
    %g6 = func.call @hash(%h6, %b6) : (i64, i64) -> i64
    %int20 = arith.trunci %int : i64 to i20
    %r7 = arith.uitofp %int20 : i20 to f8E5M2
    %b7 = func.call @bits_f8E5M2(%r7) : (f8E5M2) -> i64
    %g7 = func.call @hash(%h7, %b7) : (i64, i64) -> i64
    scf.yield %s2, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7 : i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  %pairs = arith.constant 256 : index
  %pstep = arith.constant 1 : index
  %ops:6 = scf.for %i = %c0 to %pairs step %c1 iter_args(%a0 = %init, %a1 = %init, %a2 = %init, %a3 = %init, %a4 = %init, %a5 = %init) -> (i64, i64, i64, i64, i64, i64) {
    %ci = arith.muli %i, %pstep : index
    %x = func.call @of_f8E5M2(%ci) : (index) -> f8E5M2
    %in:6 = scf.for %j = %c0 to %pairs step %c1 iter_args(%h0 = %a0, %h1 = %a1, %h2 = %a2, %h3 = %a3, %h4 = %a4, %h5 = %a5) -> (i64, i64, i64, i64, i64, i64) {
      %cj = arith.muli %j, %pstep : index
      %y = func.call @of_f8E5M2(%cj) : (index) -> f8E5M2

      %r0 = arith.addf %x, %y : f8E5M2
      %b0 = func.call @bits_f8E5M2(%r0) : (f8E5M2) -> i64
      %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

      %r1 = arith.subf %x, %y : f8E5M2
      %b1 = func.call @bits_f8E5M2(%r1) : (f8E5M2) -> i64
      %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

      %r2 = arith.mulf %x, %y : f8E5M2
      %b2 = func.call @bits_f8E5M2(%r2) : (f8E5M2) -> i64
      %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

      %r3 = arith.divf %x, %y : f8E5M2
      %b3 = func.call @bits_f8E5M2(%r3) : (f8E5M2) -> i64
      %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

      %lt = arith.cmpf ult, %x, %y : f8E5M2
      %b4 = arith.extui %lt : i1 to i64
      %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64
      %r5 = arith.maximumf %x, %y : f8E5M2
      %b5 = func.call @bits_f8E5M2(%r5) : (f8E5M2) -> i64
      %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2, %g3, %g4, %g5 : i64, i64, i64, i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2, %in#3, %in#4, %in#5 : i64, i64, i64, i64, i64, i64
  }
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %name = llvm.mlir.addressof @name_f8E5M2 : !llvm.ptr
  %r = llvm.call @printf(%format, %name, %ext#0, %rnd#1, %rnd#2, %rnd#3, %rnd#4, %rnd#5, %rnd#6, %rnd#7, %rnd#8, %ops#0, %ops#1, %ops#2, %ops#3, %ops#4, %ops#5, %ext#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

llvm.mlir.global internal constant @name_f8E4M3("f8E4M3\00")

// The bits as an integer; of any NaN the same.
func.func @bits_f8E4M3(%x: f8E4M3) -> i64 {
  %w = arith.extf %x : f8E4M3 to f64
  %n = arith.cmpf uno, %w, %w : f64
  %i = arith.bitcast %x : f8E4M3 to i8
  %e = arith.extui %i : i8 to i64
  %nan = arith.constant 0x7777777 : i64
  %r = arith.select %n, %nan, %e : i64
  return %r : i64
}
func.func @of_f8E4M3(%x: index) -> f8E4M3 {
  %i = arith.index_cast %x : index to i8
  %f = arith.bitcast %i : i8 to f8E4M3
  return %f : f8E4M3
}
func.func @test_f8E4M3() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %nan = arith.constant 0x7777777 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %step = arith.constant 1 : index
  %ext:2 = scf.for %k = %c0 to %n step %c1 iter_args(%h = %init, %g = %init) -> (i64, i64) {
    %code = arith.muli %k, %step : index
    %x = func.call @of_f8E4M3(%code) : (index) -> f8E4M3
    %w = arith.extf %x : f8E4M3 to f64
    %b = arith.bitcast %w : f64 to i64
    %u = arith.cmpf uno, %w, %w : f64
    %c = arith.select %u, %nan, %b : i64
    %h1 = func.call @hash(%h, %c) : (i64, i64) -> i64

    %m = arith.negf %x : f8E4M3
    %mb = func.call @bits_f8E4M3(%m) : (f8E4M3) -> i64
    %g1 = func.call @hash(%g, %mb) : (i64, i64) -> i64
    scf.yield %h1, %g1 : i64, i64
  }

  %seed = arith.constant 42 : i64
  %base = arith.constant 999 : i64
  %span = arith.constant 63 : i64
  %count = arith.constant 20000 : index
  %rnd:9 = scf.for %k = %c0 to %count step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init, %h3 = %init, %h4 = %init, %h5 = %init, %h6 = %init, %h7 = %init) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %bits = func.call @number(%s1, %s2, %base, %span) : (i64, i64, i64, i64) -> i64
    %x = arith.bitcast %bits : i64 to f64

    %r0 = arith.truncf %x to_nearest_even : f64 to f8E4M3
    %b0 = func.call @bits_f8E4M3(%r0) : (f8E4M3) -> i64
    %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

    %r1 = arith.truncf %x downward : f64 to f8E4M3
    %b1 = func.call @bits_f8E4M3(%r1) : (f8E4M3) -> i64
    %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

    %r2 = arith.truncf %x upward : f64 to f8E4M3
    %b2 = func.call @bits_f8E4M3(%r2) : (f8E4M3) -> i64
    %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

    %r3 = arith.truncf %x toward_zero : f64 to f8E4M3
    %b3 = func.call @bits_f8E4M3(%r3) : (f8E4M3) -> i64
    %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

    %r4 = arith.truncf %x to_nearest_away : f64 to f8E4M3
    %b4 = func.call @bits_f8E4M3(%r4) : (f8E4M3) -> i64
    %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64

    %x32 = arith.truncf %x : f64 to f32
    %r5 = arith.truncf %x32 : f32 to f8E4M3
    %b5 = func.call @bits_f8E4M3(%r5) : (f8E4M3) -> i64
    %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
    %c40 = arith.constant 58 : i64
    %amount = arith.shrui %s2, %c40 : i64
    %int = arith.shrsi %s1, %amount : i64
    %r6 = arith.sitofp %int : i64 to f8E4M3
    %b6 = func.call @bits_f8E4M3(%r6) : (f8E4M3) -> i64
    %g6 = func.call @hash(%h6, %b6) : (i64, i64) -> i64
    %int20 = arith.trunci %int : i64 to i20
    %r7 = arith.uitofp %int20 : i20 to f8E4M3
    %b7 = func.call @bits_f8E4M3(%r7) : (f8E4M3) -> i64
    %g7 = func.call @hash(%h7, %b7) : (i64, i64) -> i64
    scf.yield %s2, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7 : i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  %pairs = arith.constant 256 : index
  %pstep = arith.constant 1 : index
  %ops:6 = scf.for %i = %c0 to %pairs step %c1 iter_args(%a0 = %init, %a1 = %init, %a2 = %init, %a3 = %init, %a4 = %init, %a5 = %init) -> (i64, i64, i64, i64, i64, i64) {
    %ci = arith.muli %i, %pstep : index
    %x = func.call @of_f8E4M3(%ci) : (index) -> f8E4M3
    %in:6 = scf.for %j = %c0 to %pairs step %c1 iter_args(%h0 = %a0, %h1 = %a1, %h2 = %a2, %h3 = %a3, %h4 = %a4, %h5 = %a5) -> (i64, i64, i64, i64, i64, i64) {
      %cj = arith.muli %j, %pstep : index
      %y = func.call @of_f8E4M3(%cj) : (index) -> f8E4M3

      %r0 = arith.addf %x, %y : f8E4M3
      %b0 = func.call @bits_f8E4M3(%r0) : (f8E4M3) -> i64
      %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

      %r1 = arith.subf %x, %y : f8E4M3
      %b1 = func.call @bits_f8E4M3(%r1) : (f8E4M3) -> i64
      %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

      %r2 = arith.mulf %x, %y : f8E4M3
      %b2 = func.call @bits_f8E4M3(%r2) : (f8E4M3) -> i64
      %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

      %r3 = arith.divf %x, %y : f8E4M3
      %b3 = func.call @bits_f8E4M3(%r3) : (f8E4M3) -> i64
      %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

      %lt = arith.cmpf ult, %x, %y : f8E4M3
      %b4 = arith.extui %lt : i1 to i64
      %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64
      %r5 = arith.maximumf %x, %y : f8E4M3
      %b5 = func.call @bits_f8E4M3(%r5) : (f8E4M3) -> i64
      %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2, %g3, %g4, %g5 : i64, i64, i64, i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2, %in#3, %in#4, %in#5 : i64, i64, i64, i64, i64, i64
  }
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %name = llvm.mlir.addressof @name_f8E4M3 : !llvm.ptr
  %r = llvm.call @printf(%format, %name, %ext#0, %rnd#1, %rnd#2, %rnd#3, %rnd#4, %rnd#5, %rnd#6, %rnd#7, %rnd#8, %ops#0, %ops#1, %ops#2, %ops#3, %ops#4, %ops#5, %ext#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

llvm.mlir.global internal constant @name_f8E4M3FN("f8E4M3FN\00")

// The bits as an integer; of any NaN the same.
func.func @bits_f8E4M3FN(%x: f8E4M3FN) -> i64 {
  %w = arith.extf %x : f8E4M3FN to f64
  %n = arith.cmpf uno, %w, %w : f64
  %i = arith.bitcast %x : f8E4M3FN to i8
  %e = arith.extui %i : i8 to i64
  %nan = arith.constant 0x7777777 : i64
  %r = arith.select %n, %nan, %e : i64
  return %r : i64
}
func.func @of_f8E4M3FN(%x: index) -> f8E4M3FN {
  %i = arith.index_cast %x : index to i8
  %f = arith.bitcast %i : i8 to f8E4M3FN
  return %f : f8E4M3FN
}
func.func @test_f8E4M3FN() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %nan = arith.constant 0x7777777 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %step = arith.constant 1 : index
  %ext:2 = scf.for %k = %c0 to %n step %c1 iter_args(%h = %init, %g = %init) -> (i64, i64) {
    %code = arith.muli %k, %step : index
    %x = func.call @of_f8E4M3FN(%code) : (index) -> f8E4M3FN
    %w = arith.extf %x : f8E4M3FN to f64
    %b = arith.bitcast %w : f64 to i64
    %u = arith.cmpf uno, %w, %w : f64
    %c = arith.select %u, %nan, %b : i64
    %h1 = func.call @hash(%h, %c) : (i64, i64) -> i64

    %m = arith.negf %x : f8E4M3FN
    %mb = func.call @bits_f8E4M3FN(%m) : (f8E4M3FN) -> i64
    %g1 = func.call @hash(%g, %mb) : (i64, i64) -> i64
    scf.yield %h1, %g1 : i64, i64
  }

  %seed = arith.constant 42 : i64
  %base = arith.constant 999 : i64
  %span = arith.constant 63 : i64
  %count = arith.constant 20000 : index
  %rnd:9 = scf.for %k = %c0 to %count step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init, %h3 = %init, %h4 = %init, %h5 = %init, %h6 = %init, %h7 = %init) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %bits = func.call @number(%s1, %s2, %base, %span) : (i64, i64, i64, i64) -> i64
    %x = arith.bitcast %bits : i64 to f64

    %r0 = arith.truncf %x to_nearest_even : f64 to f8E4M3FN
    %b0 = func.call @bits_f8E4M3FN(%r0) : (f8E4M3FN) -> i64
    %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

    %r1 = arith.truncf %x downward : f64 to f8E4M3FN
    %b1 = func.call @bits_f8E4M3FN(%r1) : (f8E4M3FN) -> i64
    %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

    %r2 = arith.truncf %x upward : f64 to f8E4M3FN
    %b2 = func.call @bits_f8E4M3FN(%r2) : (f8E4M3FN) -> i64
    %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

    %r3 = arith.truncf %x toward_zero : f64 to f8E4M3FN
    %b3 = func.call @bits_f8E4M3FN(%r3) : (f8E4M3FN) -> i64
    %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

    %r4 = arith.truncf %x to_nearest_away : f64 to f8E4M3FN
    %b4 = func.call @bits_f8E4M3FN(%r4) : (f8E4M3FN) -> i64
    %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64

    %x32 = arith.truncf %x : f64 to f32
    %r5 = arith.truncf %x32 : f32 to f8E4M3FN
    %b5 = func.call @bits_f8E4M3FN(%r5) : (f8E4M3FN) -> i64
    %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
    %c40 = arith.constant 58 : i64
    %amount = arith.shrui %s2, %c40 : i64
    %int = arith.shrsi %s1, %amount : i64
    %r6 = arith.sitofp %int : i64 to f8E4M3FN
    %b6 = func.call @bits_f8E4M3FN(%r6) : (f8E4M3FN) -> i64
    %g6 = func.call @hash(%h6, %b6) : (i64, i64) -> i64
    %int20 = arith.trunci %int : i64 to i20
    %r7 = arith.uitofp %int20 : i20 to f8E4M3FN
    %b7 = func.call @bits_f8E4M3FN(%r7) : (f8E4M3FN) -> i64
    %g7 = func.call @hash(%h7, %b7) : (i64, i64) -> i64
    scf.yield %s2, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7 : i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  %pairs = arith.constant 256 : index
  %pstep = arith.constant 1 : index
  %ops:6 = scf.for %i = %c0 to %pairs step %c1 iter_args(%a0 = %init, %a1 = %init, %a2 = %init, %a3 = %init, %a4 = %init, %a5 = %init) -> (i64, i64, i64, i64, i64, i64) {
    %ci = arith.muli %i, %pstep : index
    %x = func.call @of_f8E4M3FN(%ci) : (index) -> f8E4M3FN
    %in:6 = scf.for %j = %c0 to %pairs step %c1 iter_args(%h0 = %a0, %h1 = %a1, %h2 = %a2, %h3 = %a3, %h4 = %a4, %h5 = %a5) -> (i64, i64, i64, i64, i64, i64) {
      %cj = arith.muli %j, %pstep : index
      %y = func.call @of_f8E4M3FN(%cj) : (index) -> f8E4M3FN

      %r0 = arith.addf %x, %y : f8E4M3FN
      %b0 = func.call @bits_f8E4M3FN(%r0) : (f8E4M3FN) -> i64
      %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

      %r1 = arith.subf %x, %y : f8E4M3FN
      %b1 = func.call @bits_f8E4M3FN(%r1) : (f8E4M3FN) -> i64
      %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

      %r2 = arith.mulf %x, %y : f8E4M3FN
      %b2 = func.call @bits_f8E4M3FN(%r2) : (f8E4M3FN) -> i64
      %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

      %r3 = arith.divf %x, %y : f8E4M3FN
      %b3 = func.call @bits_f8E4M3FN(%r3) : (f8E4M3FN) -> i64
      %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

      %lt = arith.cmpf ult, %x, %y : f8E4M3FN
      %b4 = arith.extui %lt : i1 to i64
      %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64
      %r5 = arith.maximumf %x, %y : f8E4M3FN
      %b5 = func.call @bits_f8E4M3FN(%r5) : (f8E4M3FN) -> i64
      %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2, %g3, %g4, %g5 : i64, i64, i64, i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2, %in#3, %in#4, %in#5 : i64, i64, i64, i64, i64, i64
  }
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %name = llvm.mlir.addressof @name_f8E4M3FN : !llvm.ptr
  %r = llvm.call @printf(%format, %name, %ext#0, %rnd#1, %rnd#2, %rnd#3, %rnd#4, %rnd#5, %rnd#6, %rnd#7, %rnd#8, %ops#0, %ops#1, %ops#2, %ops#3, %ops#4, %ops#5, %ext#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

llvm.mlir.global internal constant @name_f8E5M2FNUZ("f8E5M2FNUZ\00")

// The bits as an integer; of any NaN the same.
func.func @bits_f8E5M2FNUZ(%x: f8E5M2FNUZ) -> i64 {
  %w = arith.extf %x : f8E5M2FNUZ to f64
  %n = arith.cmpf uno, %w, %w : f64
  %i = arith.bitcast %x : f8E5M2FNUZ to i8
  %e = arith.extui %i : i8 to i64
  %nan = arith.constant 0x7777777 : i64
  %r = arith.select %n, %nan, %e : i64
  return %r : i64
}
func.func @of_f8E5M2FNUZ(%x: index) -> f8E5M2FNUZ {
  %i = arith.index_cast %x : index to i8
  %f = arith.bitcast %i : i8 to f8E5M2FNUZ
  return %f : f8E5M2FNUZ
}
func.func @test_f8E5M2FNUZ() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %nan = arith.constant 0x7777777 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %step = arith.constant 1 : index
  %ext:2 = scf.for %k = %c0 to %n step %c1 iter_args(%h = %init, %g = %init) -> (i64, i64) {
    %code = arith.muli %k, %step : index
    %x = func.call @of_f8E5M2FNUZ(%code) : (index) -> f8E5M2FNUZ
    %w = arith.extf %x : f8E5M2FNUZ to f64
    %b = arith.bitcast %w : f64 to i64
    %u = arith.cmpf uno, %w, %w : f64
    %c = arith.select %u, %nan, %b : i64
    %h1 = func.call @hash(%h, %c) : (i64, i64) -> i64

    %m = arith.negf %x : f8E5M2FNUZ
    %mb = func.call @bits_f8E5M2FNUZ(%m) : (f8E5M2FNUZ) -> i64
    %g1 = func.call @hash(%g, %mb) : (i64, i64) -> i64
    scf.yield %h1, %g1 : i64, i64
  }

  %seed = arith.constant 42 : i64
  %base = arith.constant 999 : i64
  %span = arith.constant 63 : i64
  %count = arith.constant 20000 : index
  %rnd:9 = scf.for %k = %c0 to %count step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init, %h3 = %init, %h4 = %init, %h5 = %init, %h6 = %init, %h7 = %init) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %bits = func.call @number(%s1, %s2, %base, %span) : (i64, i64, i64, i64) -> i64
    %x = arith.bitcast %bits : i64 to f64

    %r0 = arith.truncf %x to_nearest_even : f64 to f8E5M2FNUZ
    %b0 = func.call @bits_f8E5M2FNUZ(%r0) : (f8E5M2FNUZ) -> i64
    %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

    %r1 = arith.truncf %x downward : f64 to f8E5M2FNUZ
    %b1 = func.call @bits_f8E5M2FNUZ(%r1) : (f8E5M2FNUZ) -> i64
    %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

    %r2 = arith.truncf %x upward : f64 to f8E5M2FNUZ
    %b2 = func.call @bits_f8E5M2FNUZ(%r2) : (f8E5M2FNUZ) -> i64
    %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

    %r3 = arith.truncf %x toward_zero : f64 to f8E5M2FNUZ
    %b3 = func.call @bits_f8E5M2FNUZ(%r3) : (f8E5M2FNUZ) -> i64
    %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

    %r4 = arith.truncf %x to_nearest_away : f64 to f8E5M2FNUZ
    %b4 = func.call @bits_f8E5M2FNUZ(%r4) : (f8E5M2FNUZ) -> i64
    %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64

    %x32 = arith.truncf %x : f64 to f32
    %r5 = arith.truncf %x32 : f32 to f8E5M2FNUZ
    %b5 = func.call @bits_f8E5M2FNUZ(%r5) : (f8E5M2FNUZ) -> i64
    %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
    %c40 = arith.constant 58 : i64
    %amount = arith.shrui %s2, %c40 : i64
    %int = arith.shrsi %s1, %amount : i64
    %r6 = arith.sitofp %int : i64 to f8E5M2FNUZ
    %b6 = func.call @bits_f8E5M2FNUZ(%r6) : (f8E5M2FNUZ) -> i64
    %g6 = func.call @hash(%h6, %b6) : (i64, i64) -> i64
    %int20 = arith.trunci %int : i64 to i20
    %r7 = arith.uitofp %int20 : i20 to f8E5M2FNUZ
    %b7 = func.call @bits_f8E5M2FNUZ(%r7) : (f8E5M2FNUZ) -> i64
    %g7 = func.call @hash(%h7, %b7) : (i64, i64) -> i64
    scf.yield %s2, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7 : i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  %pairs = arith.constant 256 : index
  %pstep = arith.constant 1 : index
  %ops:6 = scf.for %i = %c0 to %pairs step %c1 iter_args(%a0 = %init, %a1 = %init, %a2 = %init, %a3 = %init, %a4 = %init, %a5 = %init) -> (i64, i64, i64, i64, i64, i64) {
    %ci = arith.muli %i, %pstep : index
    %x = func.call @of_f8E5M2FNUZ(%ci) : (index) -> f8E5M2FNUZ
    %in:6 = scf.for %j = %c0 to %pairs step %c1 iter_args(%h0 = %a0, %h1 = %a1, %h2 = %a2, %h3 = %a3, %h4 = %a4, %h5 = %a5) -> (i64, i64, i64, i64, i64, i64) {
      %cj = arith.muli %j, %pstep : index
      %y = func.call @of_f8E5M2FNUZ(%cj) : (index) -> f8E5M2FNUZ

      %r0 = arith.addf %x, %y : f8E5M2FNUZ
      %b0 = func.call @bits_f8E5M2FNUZ(%r0) : (f8E5M2FNUZ) -> i64
      %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

      %r1 = arith.subf %x, %y : f8E5M2FNUZ
      %b1 = func.call @bits_f8E5M2FNUZ(%r1) : (f8E5M2FNUZ) -> i64
      %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

      %r2 = arith.mulf %x, %y : f8E5M2FNUZ
      %b2 = func.call @bits_f8E5M2FNUZ(%r2) : (f8E5M2FNUZ) -> i64
      %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

      %r3 = arith.divf %x, %y : f8E5M2FNUZ
      %b3 = func.call @bits_f8E5M2FNUZ(%r3) : (f8E5M2FNUZ) -> i64
      %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

      %lt = arith.cmpf ult, %x, %y : f8E5M2FNUZ
      %b4 = arith.extui %lt : i1 to i64
      %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64
      %r5 = arith.maximumf %x, %y : f8E5M2FNUZ
      %b5 = func.call @bits_f8E5M2FNUZ(%r5) : (f8E5M2FNUZ) -> i64
      %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2, %g3, %g4, %g5 : i64, i64, i64, i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2, %in#3, %in#4, %in#5 : i64, i64, i64, i64, i64, i64
  }
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %name = llvm.mlir.addressof @name_f8E5M2FNUZ : !llvm.ptr
  %r = llvm.call @printf(%format, %name, %ext#0, %rnd#1, %rnd#2, %rnd#3, %rnd#4, %rnd#5, %rnd#6, %rnd#7, %rnd#8, %ops#0, %ops#1, %ops#2, %ops#3, %ops#4, %ops#5, %ext#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

llvm.mlir.global internal constant @name_f8E4M3FNUZ("f8E4M3FNUZ\00")

// The bits as an integer; of any NaN the same.
func.func @bits_f8E4M3FNUZ(%x: f8E4M3FNUZ) -> i64 {
  %w = arith.extf %x : f8E4M3FNUZ to f64
  %n = arith.cmpf uno, %w, %w : f64
  %i = arith.bitcast %x : f8E4M3FNUZ to i8
  %e = arith.extui %i : i8 to i64
  %nan = arith.constant 0x7777777 : i64
  %r = arith.select %n, %nan, %e : i64
  return %r : i64
}
func.func @of_f8E4M3FNUZ(%x: index) -> f8E4M3FNUZ {
  %i = arith.index_cast %x : index to i8
  %f = arith.bitcast %i : i8 to f8E4M3FNUZ
  return %f : f8E4M3FNUZ
}
func.func @test_f8E4M3FNUZ() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %nan = arith.constant 0x7777777 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %step = arith.constant 1 : index
  %ext:2 = scf.for %k = %c0 to %n step %c1 iter_args(%h = %init, %g = %init) -> (i64, i64) {
    %code = arith.muli %k, %step : index
    %x = func.call @of_f8E4M3FNUZ(%code) : (index) -> f8E4M3FNUZ
    %w = arith.extf %x : f8E4M3FNUZ to f64
    %b = arith.bitcast %w : f64 to i64
    %u = arith.cmpf uno, %w, %w : f64
    %c = arith.select %u, %nan, %b : i64
    %h1 = func.call @hash(%h, %c) : (i64, i64) -> i64

    %m = arith.negf %x : f8E4M3FNUZ
    %mb = func.call @bits_f8E4M3FNUZ(%m) : (f8E4M3FNUZ) -> i64
    %g1 = func.call @hash(%g, %mb) : (i64, i64) -> i64
    scf.yield %h1, %g1 : i64, i64
  }

  %seed = arith.constant 42 : i64
  %base = arith.constant 999 : i64
  %span = arith.constant 63 : i64
  %count = arith.constant 20000 : index
  %rnd:9 = scf.for %k = %c0 to %count step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init, %h3 = %init, %h4 = %init, %h5 = %init, %h6 = %init, %h7 = %init) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %bits = func.call @number(%s1, %s2, %base, %span) : (i64, i64, i64, i64) -> i64
    %x = arith.bitcast %bits : i64 to f64

    %r0 = arith.truncf %x to_nearest_even : f64 to f8E4M3FNUZ
    %b0 = func.call @bits_f8E4M3FNUZ(%r0) : (f8E4M3FNUZ) -> i64
    %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

    %r1 = arith.truncf %x downward : f64 to f8E4M3FNUZ
    %b1 = func.call @bits_f8E4M3FNUZ(%r1) : (f8E4M3FNUZ) -> i64
    %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

    %r2 = arith.truncf %x upward : f64 to f8E4M3FNUZ
    %b2 = func.call @bits_f8E4M3FNUZ(%r2) : (f8E4M3FNUZ) -> i64
    %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

    %r3 = arith.truncf %x toward_zero : f64 to f8E4M3FNUZ
    %b3 = func.call @bits_f8E4M3FNUZ(%r3) : (f8E4M3FNUZ) -> i64
    %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

    %r4 = arith.truncf %x to_nearest_away : f64 to f8E4M3FNUZ
    %b4 = func.call @bits_f8E4M3FNUZ(%r4) : (f8E4M3FNUZ) -> i64
    %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64

    %x32 = arith.truncf %x : f64 to f32
    %r5 = arith.truncf %x32 : f32 to f8E4M3FNUZ
    %b5 = func.call @bits_f8E4M3FNUZ(%r5) : (f8E4M3FNUZ) -> i64
    %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
    %c40 = arith.constant 58 : i64
    %amount = arith.shrui %s2, %c40 : i64
    %int = arith.shrsi %s1, %amount : i64
    %r6 = arith.sitofp %int : i64 to f8E4M3FNUZ
    %b6 = func.call @bits_f8E4M3FNUZ(%r6) : (f8E4M3FNUZ) -> i64
    %g6 = func.call @hash(%h6, %b6) : (i64, i64) -> i64
    %int20 = arith.trunci %int : i64 to i20
    %r7 = arith.uitofp %int20 : i20 to f8E4M3FNUZ
    %b7 = func.call @bits_f8E4M3FNUZ(%r7) : (f8E4M3FNUZ) -> i64
    %g7 = func.call @hash(%h7, %b7) : (i64, i64) -> i64
    scf.yield %s2, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7 : i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  %pairs = arith.constant 256 : index
  %pstep = arith.constant 1 : index
  %ops:6 = scf.for %i = %c0 to %pairs step %c1 iter_args(%a0 = %init, %a1 = %init, %a2 = %init, %a3 = %init, %a4 = %init, %a5 = %init) -> (i64, i64, i64, i64, i64, i64) {
    %ci = arith.muli %i, %pstep : index
    %x = func.call @of_f8E4M3FNUZ(%ci) : (index) -> f8E4M3FNUZ
    %in:6 = scf.for %j = %c0 to %pairs step %c1 iter_args(%h0 = %a0, %h1 = %a1, %h2 = %a2, %h3 = %a3, %h4 = %a4, %h5 = %a5) -> (i64, i64, i64, i64, i64, i64) {
      %cj = arith.muli %j, %pstep : index
      %y = func.call @of_f8E4M3FNUZ(%cj) : (index) -> f8E4M3FNUZ

      %r0 = arith.addf %x, %y : f8E4M3FNUZ
      %b0 = func.call @bits_f8E4M3FNUZ(%r0) : (f8E4M3FNUZ) -> i64
      %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

      %r1 = arith.subf %x, %y : f8E4M3FNUZ
      %b1 = func.call @bits_f8E4M3FNUZ(%r1) : (f8E4M3FNUZ) -> i64
      %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

      %r2 = arith.mulf %x, %y : f8E4M3FNUZ
      %b2 = func.call @bits_f8E4M3FNUZ(%r2) : (f8E4M3FNUZ) -> i64
      %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

      %r3 = arith.divf %x, %y : f8E4M3FNUZ
      %b3 = func.call @bits_f8E4M3FNUZ(%r3) : (f8E4M3FNUZ) -> i64
      %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

      %lt = arith.cmpf ult, %x, %y : f8E4M3FNUZ
      %b4 = arith.extui %lt : i1 to i64
      %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64
      %r5 = arith.maximumf %x, %y : f8E4M3FNUZ
      %b5 = func.call @bits_f8E4M3FNUZ(%r5) : (f8E4M3FNUZ) -> i64
      %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2, %g3, %g4, %g5 : i64, i64, i64, i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2, %in#3, %in#4, %in#5 : i64, i64, i64, i64, i64, i64
  }
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %name = llvm.mlir.addressof @name_f8E4M3FNUZ : !llvm.ptr
  %r = llvm.call @printf(%format, %name, %ext#0, %rnd#1, %rnd#2, %rnd#3, %rnd#4, %rnd#5, %rnd#6, %rnd#7, %rnd#8, %ops#0, %ops#1, %ops#2, %ops#3, %ops#4, %ops#5, %ext#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

llvm.mlir.global internal constant @name_f8E4M3B11FNUZ("f8E4M3B11FNUZ\00")

// The bits as an integer; of any NaN the same.
func.func @bits_f8E4M3B11FNUZ(%x: f8E4M3B11FNUZ) -> i64 {
  %w = arith.extf %x : f8E4M3B11FNUZ to f64
  %n = arith.cmpf uno, %w, %w : f64
  %i = arith.bitcast %x : f8E4M3B11FNUZ to i8
  %e = arith.extui %i : i8 to i64
  %nan = arith.constant 0x7777777 : i64
  %r = arith.select %n, %nan, %e : i64
  return %r : i64
}
func.func @of_f8E4M3B11FNUZ(%x: index) -> f8E4M3B11FNUZ {
  %i = arith.index_cast %x : index to i8
  %f = arith.bitcast %i : i8 to f8E4M3B11FNUZ
  return %f : f8E4M3B11FNUZ
}
func.func @test_f8E4M3B11FNUZ() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %nan = arith.constant 0x7777777 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %step = arith.constant 1 : index
  %ext:2 = scf.for %k = %c0 to %n step %c1 iter_args(%h = %init, %g = %init) -> (i64, i64) {
    %code = arith.muli %k, %step : index
    %x = func.call @of_f8E4M3B11FNUZ(%code) : (index) -> f8E4M3B11FNUZ
    %w = arith.extf %x : f8E4M3B11FNUZ to f64
    %b = arith.bitcast %w : f64 to i64
    %u = arith.cmpf uno, %w, %w : f64
    %c = arith.select %u, %nan, %b : i64
    %h1 = func.call @hash(%h, %c) : (i64, i64) -> i64

    %m = arith.negf %x : f8E4M3B11FNUZ
    %mb = func.call @bits_f8E4M3B11FNUZ(%m) : (f8E4M3B11FNUZ) -> i64
    %g1 = func.call @hash(%g, %mb) : (i64, i64) -> i64
    scf.yield %h1, %g1 : i64, i64
  }

  %seed = arith.constant 42 : i64
  %base = arith.constant 999 : i64
  %span = arith.constant 63 : i64
  %count = arith.constant 20000 : index
  %rnd:9 = scf.for %k = %c0 to %count step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init, %h3 = %init, %h4 = %init, %h5 = %init, %h6 = %init, %h7 = %init) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %bits = func.call @number(%s1, %s2, %base, %span) : (i64, i64, i64, i64) -> i64
    %x = arith.bitcast %bits : i64 to f64

    %r0 = arith.truncf %x to_nearest_even : f64 to f8E4M3B11FNUZ
    %b0 = func.call @bits_f8E4M3B11FNUZ(%r0) : (f8E4M3B11FNUZ) -> i64
    %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

    %r1 = arith.truncf %x downward : f64 to f8E4M3B11FNUZ
    %b1 = func.call @bits_f8E4M3B11FNUZ(%r1) : (f8E4M3B11FNUZ) -> i64
    %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

    %r2 = arith.truncf %x upward : f64 to f8E4M3B11FNUZ
    %b2 = func.call @bits_f8E4M3B11FNUZ(%r2) : (f8E4M3B11FNUZ) -> i64
    %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

    %r3 = arith.truncf %x toward_zero : f64 to f8E4M3B11FNUZ
    %b3 = func.call @bits_f8E4M3B11FNUZ(%r3) : (f8E4M3B11FNUZ) -> i64
    %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

    %r4 = arith.truncf %x to_nearest_away : f64 to f8E4M3B11FNUZ
    %b4 = func.call @bits_f8E4M3B11FNUZ(%r4) : (f8E4M3B11FNUZ) -> i64
    %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64

    %x32 = arith.truncf %x : f64 to f32
    %r5 = arith.truncf %x32 : f32 to f8E4M3B11FNUZ
    %b5 = func.call @bits_f8E4M3B11FNUZ(%r5) : (f8E4M3B11FNUZ) -> i64
    %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
    %c40 = arith.constant 58 : i64
    %amount = arith.shrui %s2, %c40 : i64
    %int = arith.shrsi %s1, %amount : i64
    %r6 = arith.sitofp %int : i64 to f8E4M3B11FNUZ
    %b6 = func.call @bits_f8E4M3B11FNUZ(%r6) : (f8E4M3B11FNUZ) -> i64
    %g6 = func.call @hash(%h6, %b6) : (i64, i64) -> i64
    %int20 = arith.trunci %int : i64 to i20
    %r7 = arith.uitofp %int20 : i20 to f8E4M3B11FNUZ
    %b7 = func.call @bits_f8E4M3B11FNUZ(%r7) : (f8E4M3B11FNUZ) -> i64
    %g7 = func.call @hash(%h7, %b7) : (i64, i64) -> i64
    scf.yield %s2, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7 : i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  %pairs = arith.constant 256 : index
  %pstep = arith.constant 1 : index
  %ops:6 = scf.for %i = %c0 to %pairs step %c1 iter_args(%a0 = %init, %a1 = %init, %a2 = %init, %a3 = %init, %a4 = %init, %a5 = %init) -> (i64, i64, i64, i64, i64, i64) {
    %ci = arith.muli %i, %pstep : index
    %x = func.call @of_f8E4M3B11FNUZ(%ci) : (index) -> f8E4M3B11FNUZ
    %in:6 = scf.for %j = %c0 to %pairs step %c1 iter_args(%h0 = %a0, %h1 = %a1, %h2 = %a2, %h3 = %a3, %h4 = %a4, %h5 = %a5) -> (i64, i64, i64, i64, i64, i64) {
      %cj = arith.muli %j, %pstep : index
      %y = func.call @of_f8E4M3B11FNUZ(%cj) : (index) -> f8E4M3B11FNUZ

      %r0 = arith.addf %x, %y : f8E4M3B11FNUZ
      %b0 = func.call @bits_f8E4M3B11FNUZ(%r0) : (f8E4M3B11FNUZ) -> i64
      %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

      %r1 = arith.subf %x, %y : f8E4M3B11FNUZ
      %b1 = func.call @bits_f8E4M3B11FNUZ(%r1) : (f8E4M3B11FNUZ) -> i64
      %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

      %r2 = arith.mulf %x, %y : f8E4M3B11FNUZ
      %b2 = func.call @bits_f8E4M3B11FNUZ(%r2) : (f8E4M3B11FNUZ) -> i64
      %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

      %r3 = arith.divf %x, %y : f8E4M3B11FNUZ
      %b3 = func.call @bits_f8E4M3B11FNUZ(%r3) : (f8E4M3B11FNUZ) -> i64
      %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

      %lt = arith.cmpf ult, %x, %y : f8E4M3B11FNUZ
      %b4 = arith.extui %lt : i1 to i64
      %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64
      %r5 = arith.maximumf %x, %y : f8E4M3B11FNUZ
      %b5 = func.call @bits_f8E4M3B11FNUZ(%r5) : (f8E4M3B11FNUZ) -> i64
      %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2, %g3, %g4, %g5 : i64, i64, i64, i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2, %in#3, %in#4, %in#5 : i64, i64, i64, i64, i64, i64
  }
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %name = llvm.mlir.addressof @name_f8E4M3B11FNUZ : !llvm.ptr
  %r = llvm.call @printf(%format, %name, %ext#0, %rnd#1, %rnd#2, %rnd#3, %rnd#4, %rnd#5, %rnd#6, %rnd#7, %rnd#8, %ops#0, %ops#1, %ops#2, %ops#3, %ops#4, %ops#5, %ext#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

llvm.mlir.global internal constant @name_f8E3M4("f8E3M4\00")

// The bits as an integer; of any NaN the same.
func.func @bits_f8E3M4(%x: f8E3M4) -> i64 {
  %w = arith.extf %x : f8E3M4 to f64
  %n = arith.cmpf uno, %w, %w : f64
  %i = arith.bitcast %x : f8E3M4 to i8
  %e = arith.extui %i : i8 to i64
  %nan = arith.constant 0x7777777 : i64
  %r = arith.select %n, %nan, %e : i64
  return %r : i64
}
func.func @of_f8E3M4(%x: index) -> f8E3M4 {
  %i = arith.index_cast %x : index to i8
  %f = arith.bitcast %i : i8 to f8E3M4
  return %f : f8E3M4
}
func.func @test_f8E3M4() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %nan = arith.constant 0x7777777 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %step = arith.constant 1 : index
  %ext:2 = scf.for %k = %c0 to %n step %c1 iter_args(%h = %init, %g = %init) -> (i64, i64) {
    %code = arith.muli %k, %step : index
    %x = func.call @of_f8E3M4(%code) : (index) -> f8E3M4
    %w = arith.extf %x : f8E3M4 to f64
    %b = arith.bitcast %w : f64 to i64
    %u = arith.cmpf uno, %w, %w : f64
    %c = arith.select %u, %nan, %b : i64
    %h1 = func.call @hash(%h, %c) : (i64, i64) -> i64

    %m = arith.negf %x : f8E3M4
    %mb = func.call @bits_f8E3M4(%m) : (f8E3M4) -> i64
    %g1 = func.call @hash(%g, %mb) : (i64, i64) -> i64
    scf.yield %h1, %g1 : i64, i64
  }

  %seed = arith.constant 42 : i64
  %base = arith.constant 999 : i64
  %span = arith.constant 63 : i64
  %count = arith.constant 20000 : index
  %rnd:9 = scf.for %k = %c0 to %count step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init, %h3 = %init, %h4 = %init, %h5 = %init, %h6 = %init, %h7 = %init) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %bits = func.call @number(%s1, %s2, %base, %span) : (i64, i64, i64, i64) -> i64
    %x = arith.bitcast %bits : i64 to f64

    %r0 = arith.truncf %x to_nearest_even : f64 to f8E3M4
    %b0 = func.call @bits_f8E3M4(%r0) : (f8E3M4) -> i64
    %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

    %r1 = arith.truncf %x downward : f64 to f8E3M4
    %b1 = func.call @bits_f8E3M4(%r1) : (f8E3M4) -> i64
    %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

    %r2 = arith.truncf %x upward : f64 to f8E3M4
    %b2 = func.call @bits_f8E3M4(%r2) : (f8E3M4) -> i64
    %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

    %r3 = arith.truncf %x toward_zero : f64 to f8E3M4
    %b3 = func.call @bits_f8E3M4(%r3) : (f8E3M4) -> i64
    %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

    %r4 = arith.truncf %x to_nearest_away : f64 to f8E3M4
    %b4 = func.call @bits_f8E3M4(%r4) : (f8E3M4) -> i64
    %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64

    %x32 = arith.truncf %x : f64 to f32
    %r5 = arith.truncf %x32 : f32 to f8E3M4
    %b5 = func.call @bits_f8E3M4(%r5) : (f8E3M4) -> i64
    %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
    %c40 = arith.constant 58 : i64
    %amount = arith.shrui %s2, %c40 : i64
    %int = arith.shrsi %s1, %amount : i64
    %r6 = arith.sitofp %int : i64 to f8E3M4
    %b6 = func.call @bits_f8E3M4(%r6) : (f8E3M4) -> i64
    %g6 = func.call @hash(%h6, %b6) : (i64, i64) -> i64
    %int20 = arith.trunci %int : i64 to i20
    %r7 = arith.uitofp %int20 : i20 to f8E3M4
    %b7 = func.call @bits_f8E3M4(%r7) : (f8E3M4) -> i64
    %g7 = func.call @hash(%h7, %b7) : (i64, i64) -> i64
    scf.yield %s2, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7 : i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  %pairs = arith.constant 256 : index
  %pstep = arith.constant 1 : index
  %ops:6 = scf.for %i = %c0 to %pairs step %c1 iter_args(%a0 = %init, %a1 = %init, %a2 = %init, %a3 = %init, %a4 = %init, %a5 = %init) -> (i64, i64, i64, i64, i64, i64) {
    %ci = arith.muli %i, %pstep : index
    %x = func.call @of_f8E3M4(%ci) : (index) -> f8E3M4
    %in:6 = scf.for %j = %c0 to %pairs step %c1 iter_args(%h0 = %a0, %h1 = %a1, %h2 = %a2, %h3 = %a3, %h4 = %a4, %h5 = %a5) -> (i64, i64, i64, i64, i64, i64) {
      %cj = arith.muli %j, %pstep : index
      %y = func.call @of_f8E3M4(%cj) : (index) -> f8E3M4

      %r0 = arith.addf %x, %y : f8E3M4
      %b0 = func.call @bits_f8E3M4(%r0) : (f8E3M4) -> i64
      %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

      %r1 = arith.subf %x, %y : f8E3M4
      %b1 = func.call @bits_f8E3M4(%r1) : (f8E3M4) -> i64
      %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

      %r2 = arith.mulf %x, %y : f8E3M4
      %b2 = func.call @bits_f8E3M4(%r2) : (f8E3M4) -> i64
      %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

      %r3 = arith.divf %x, %y : f8E3M4
      %b3 = func.call @bits_f8E3M4(%r3) : (f8E3M4) -> i64
      %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

      %lt = arith.cmpf ult, %x, %y : f8E3M4
      %b4 = arith.extui %lt : i1 to i64
      %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64
      %r5 = arith.maximumf %x, %y : f8E3M4
      %b5 = func.call @bits_f8E3M4(%r5) : (f8E3M4) -> i64
      %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2, %g3, %g4, %g5 : i64, i64, i64, i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2, %in#3, %in#4, %in#5 : i64, i64, i64, i64, i64, i64
  }
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %name = llvm.mlir.addressof @name_f8E3M4 : !llvm.ptr
  %r = llvm.call @printf(%format, %name, %ext#0, %rnd#1, %rnd#2, %rnd#3, %rnd#4, %rnd#5, %rnd#6, %rnd#7, %rnd#8, %ops#0, %ops#1, %ops#2, %ops#3, %ops#4, %ops#5, %ext#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

llvm.mlir.global internal constant @name_f8E8M0FNU("f8E8M0FNU\00")

// The bits as an integer; of any NaN the same.
func.func @bits_f8E8M0FNU(%x: f8E8M0FNU) -> i64 {
  %w = arith.extf %x : f8E8M0FNU to f64
  %n = arith.cmpf uno, %w, %w : f64
  %i = arith.bitcast %x : f8E8M0FNU to i8
  %e = arith.extui %i : i8 to i64
  %nan = arith.constant 0x7777777 : i64
  %r = arith.select %n, %nan, %e : i64
  return %r : i64
}
func.func @of_f8E8M0FNU(%x: index) -> f8E8M0FNU {
  %i = arith.index_cast %x : index to i8
  %f = arith.bitcast %i : i8 to f8E8M0FNU
  return %f : f8E8M0FNU
}
func.func @test_f8E8M0FNU() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %nan = arith.constant 0x7777777 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %step = arith.constant 1 : index
  %ext:2 = scf.for %k = %c0 to %n step %c1 iter_args(%h = %init, %g = %init) -> (i64, i64) {
    %code = arith.muli %k, %step : index
    %x = func.call @of_f8E8M0FNU(%code) : (index) -> f8E8M0FNU
    %w = arith.extf %x : f8E8M0FNU to f64
    %b = arith.bitcast %w : f64 to i64
    %u = arith.cmpf uno, %w, %w : f64
    %c = arith.select %u, %nan, %b : i64
    %h1 = func.call @hash(%h, %c) : (i64, i64) -> i64

    scf.yield %h1, %g : i64, i64
  }

  %seed = arith.constant 42 : i64
  %base = arith.constant 863 : i64
  %span = arith.constant 511 : i64
  %count = arith.constant 20000 : index
  %rnd:9 = scf.for %k = %c0 to %count step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init, %h3 = %init, %h4 = %init, %h5 = %init, %h6 = %init, %h7 = %init) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %bits = func.call @number(%s1, %s2, %base, %span) : (i64, i64, i64, i64) -> i64
    %x = arith.bitcast %bits : i64 to f64

    %r0 = arith.truncf %x to_nearest_even : f64 to f8E8M0FNU
    %b0 = func.call @bits_f8E8M0FNU(%r0) : (f8E8M0FNU) -> i64
    %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

    %r1 = arith.truncf %x downward : f64 to f8E8M0FNU
    %b1 = func.call @bits_f8E8M0FNU(%r1) : (f8E8M0FNU) -> i64
    %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

    %r2 = arith.truncf %x upward : f64 to f8E8M0FNU
    %b2 = func.call @bits_f8E8M0FNU(%r2) : (f8E8M0FNU) -> i64
    %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

    %r3 = arith.truncf %x toward_zero : f64 to f8E8M0FNU
    %b3 = func.call @bits_f8E8M0FNU(%r3) : (f8E8M0FNU) -> i64
    %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

    %r4 = arith.truncf %x to_nearest_away : f64 to f8E8M0FNU
    %b4 = func.call @bits_f8E8M0FNU(%r4) : (f8E8M0FNU) -> i64
    %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64

    %x32 = arith.truncf %x : f64 to f32
    %r5 = arith.truncf %x32 : f32 to f8E8M0FNU
    %b5 = func.call @bits_f8E8M0FNU(%r5) : (f8E8M0FNU) -> i64
    %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
    %c40 = arith.constant 58 : i64
    %amount = arith.shrui %s2, %c40 : i64
    %int = arith.shrsi %s1, %amount : i64
    %r6 = arith.sitofp %int : i64 to f8E8M0FNU
    %b6 = func.call @bits_f8E8M0FNU(%r6) : (f8E8M0FNU) -> i64
    %g6 = func.call @hash(%h6, %b6) : (i64, i64) -> i64
    %int20 = arith.trunci %int : i64 to i20
    %r7 = arith.uitofp %int20 : i20 to f8E8M0FNU
    %b7 = func.call @bits_f8E8M0FNU(%r7) : (f8E8M0FNU) -> i64
    %g7 = func.call @hash(%h7, %b7) : (i64, i64) -> i64
    scf.yield %s2, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7 : i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  %pairs = arith.constant 256 : index
  %pstep = arith.constant 1 : index
  %ops:6 = scf.for %i = %c0 to %pairs step %c1 iter_args(%a0 = %init, %a1 = %init, %a2 = %init, %a3 = %init, %a4 = %init, %a5 = %init) -> (i64, i64, i64, i64, i64, i64) {
    %ci = arith.muli %i, %pstep : index
    %x = func.call @of_f8E8M0FNU(%ci) : (index) -> f8E8M0FNU
    %in:6 = scf.for %j = %c0 to %pairs step %c1 iter_args(%h0 = %a0, %h1 = %a1, %h2 = %a2, %h3 = %a3, %h4 = %a4, %h5 = %a5) -> (i64, i64, i64, i64, i64, i64) {
      %cj = arith.muli %j, %pstep : index
      %y = func.call @of_f8E8M0FNU(%cj) : (index) -> f8E8M0FNU

      %r0 = arith.addf %x, %y : f8E8M0FNU
      %b0 = func.call @bits_f8E8M0FNU(%r0) : (f8E8M0FNU) -> i64
      %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

      %r1 = arith.subf %x, %y : f8E8M0FNU
      %b1 = func.call @bits_f8E8M0FNU(%r1) : (f8E8M0FNU) -> i64
      %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

      %r2 = arith.mulf %x, %y : f8E8M0FNU
      %b2 = func.call @bits_f8E8M0FNU(%r2) : (f8E8M0FNU) -> i64
      %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

      %r3 = arith.divf %x, %y : f8E8M0FNU
      %b3 = func.call @bits_f8E8M0FNU(%r3) : (f8E8M0FNU) -> i64
      %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

      %lt = arith.cmpf ult, %x, %y : f8E8M0FNU
      %b4 = arith.extui %lt : i1 to i64
      %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64
      %r5 = arith.maximumf %x, %y : f8E8M0FNU
      %b5 = func.call @bits_f8E8M0FNU(%r5) : (f8E8M0FNU) -> i64
      %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2, %g3, %g4, %g5 : i64, i64, i64, i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2, %in#3, %in#4, %in#5 : i64, i64, i64, i64, i64, i64
  }
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %name = llvm.mlir.addressof @name_f8E8M0FNU : !llvm.ptr
  %r = llvm.call @printf(%format, %name, %ext#0, %rnd#1, %rnd#2, %rnd#3, %rnd#4, %rnd#5, %rnd#6, %rnd#7, %rnd#8, %ops#0, %ops#1, %ops#2, %ops#3, %ops#4, %ops#5, %ext#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

llvm.mlir.global internal constant @name_f6E2M3FN("f6E2M3FN\00")

// The bits as an integer; of any NaN the same.
func.func @bits_f6E2M3FN(%x: f6E2M3FN) -> i64 {
  %w = arith.extf %x : f6E2M3FN to f64
  %n = arith.cmpf uno, %w, %w : f64
  %i = arith.bitcast %x : f6E2M3FN to i6
  %e = arith.extui %i : i6 to i64
  %nan = arith.constant 0x7777777 : i64
  %r = arith.select %n, %nan, %e : i64
  return %r : i64
}
func.func @of_f6E2M3FN(%x: index) -> f6E2M3FN {
  %i = arith.index_cast %x : index to i6
  %f = arith.bitcast %i : i6 to f6E2M3FN
  return %f : f6E2M3FN
}
func.func @test_f6E2M3FN() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %nan = arith.constant 0x7777777 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %step = arith.constant 1 : index
  %ext:2 = scf.for %k = %c0 to %n step %c1 iter_args(%h = %init, %g = %init) -> (i64, i64) {
    %code = arith.muli %k, %step : index
    %x = func.call @of_f6E2M3FN(%code) : (index) -> f6E2M3FN
    %w = arith.extf %x : f6E2M3FN to f64
    %b = arith.bitcast %w : f64 to i64
    %u = arith.cmpf uno, %w, %w : f64
    %c = arith.select %u, %nan, %b : i64
    %h1 = func.call @hash(%h, %c) : (i64, i64) -> i64

    %m = arith.negf %x : f6E2M3FN
    %mb = func.call @bits_f6E2M3FN(%m) : (f6E2M3FN) -> i64
    %g1 = func.call @hash(%g, %mb) : (i64, i64) -> i64
    scf.yield %h1, %g1 : i64, i64
  }

  %seed = arith.constant 42 : i64
  %base = arith.constant 999 : i64
  %span = arith.constant 63 : i64
  %count = arith.constant 20000 : index
  %rnd:9 = scf.for %k = %c0 to %count step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init, %h3 = %init, %h4 = %init, %h5 = %init, %h6 = %init, %h7 = %init) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %bits = func.call @number(%s1, %s2, %base, %span) : (i64, i64, i64, i64) -> i64
    %x = arith.bitcast %bits : i64 to f64

    %r0 = arith.truncf %x to_nearest_even : f64 to f6E2M3FN
    %b0 = func.call @bits_f6E2M3FN(%r0) : (f6E2M3FN) -> i64
    %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

    %r1 = arith.truncf %x downward : f64 to f6E2M3FN
    %b1 = func.call @bits_f6E2M3FN(%r1) : (f6E2M3FN) -> i64
    %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

    %r2 = arith.truncf %x upward : f64 to f6E2M3FN
    %b2 = func.call @bits_f6E2M3FN(%r2) : (f6E2M3FN) -> i64
    %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

    %r3 = arith.truncf %x toward_zero : f64 to f6E2M3FN
    %b3 = func.call @bits_f6E2M3FN(%r3) : (f6E2M3FN) -> i64
    %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

    %r4 = arith.truncf %x to_nearest_away : f64 to f6E2M3FN
    %b4 = func.call @bits_f6E2M3FN(%r4) : (f6E2M3FN) -> i64
    %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64

    %x32 = arith.truncf %x : f64 to f32
    %r5 = arith.truncf %x32 : f32 to f6E2M3FN
    %b5 = func.call @bits_f6E2M3FN(%r5) : (f6E2M3FN) -> i64
    %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
    %c40 = arith.constant 58 : i64
    %amount = arith.shrui %s2, %c40 : i64
    %int = arith.shrsi %s1, %amount : i64
    %r6 = arith.sitofp %int : i64 to f6E2M3FN
    %b6 = func.call @bits_f6E2M3FN(%r6) : (f6E2M3FN) -> i64
    %g6 = func.call @hash(%h6, %b6) : (i64, i64) -> i64
    %int20 = arith.trunci %int : i64 to i20
    %r7 = arith.uitofp %int20 : i20 to f6E2M3FN
    %b7 = func.call @bits_f6E2M3FN(%r7) : (f6E2M3FN) -> i64
    %g7 = func.call @hash(%h7, %b7) : (i64, i64) -> i64
    scf.yield %s2, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7 : i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  %pairs = arith.constant 64 : index
  %pstep = arith.constant 1 : index
  %ops:6 = scf.for %i = %c0 to %pairs step %c1 iter_args(%a0 = %init, %a1 = %init, %a2 = %init, %a3 = %init, %a4 = %init, %a5 = %init) -> (i64, i64, i64, i64, i64, i64) {
    %ci = arith.muli %i, %pstep : index
    %x = func.call @of_f6E2M3FN(%ci) : (index) -> f6E2M3FN
    %in:6 = scf.for %j = %c0 to %pairs step %c1 iter_args(%h0 = %a0, %h1 = %a1, %h2 = %a2, %h3 = %a3, %h4 = %a4, %h5 = %a5) -> (i64, i64, i64, i64, i64, i64) {
      %cj = arith.muli %j, %pstep : index
      %y = func.call @of_f6E2M3FN(%cj) : (index) -> f6E2M3FN

      %r0 = arith.addf %x, %y : f6E2M3FN
      %b0 = func.call @bits_f6E2M3FN(%r0) : (f6E2M3FN) -> i64
      %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

      %r1 = arith.subf %x, %y : f6E2M3FN
      %b1 = func.call @bits_f6E2M3FN(%r1) : (f6E2M3FN) -> i64
      %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

      %r2 = arith.mulf %x, %y : f6E2M3FN
      %b2 = func.call @bits_f6E2M3FN(%r2) : (f6E2M3FN) -> i64
      %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

      %r3 = arith.divf %x, %y : f6E2M3FN
      %b3 = func.call @bits_f6E2M3FN(%r3) : (f6E2M3FN) -> i64
      %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

      %lt = arith.cmpf ult, %x, %y : f6E2M3FN
      %b4 = arith.extui %lt : i1 to i64
      %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64
      %r5 = arith.maximumf %x, %y : f6E2M3FN
      %b5 = func.call @bits_f6E2M3FN(%r5) : (f6E2M3FN) -> i64
      %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2, %g3, %g4, %g5 : i64, i64, i64, i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2, %in#3, %in#4, %in#5 : i64, i64, i64, i64, i64, i64
  }
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %name = llvm.mlir.addressof @name_f6E2M3FN : !llvm.ptr
  %r = llvm.call @printf(%format, %name, %ext#0, %rnd#1, %rnd#2, %rnd#3, %rnd#4, %rnd#5, %rnd#6, %rnd#7, %rnd#8, %ops#0, %ops#1, %ops#2, %ops#3, %ops#4, %ops#5, %ext#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

llvm.mlir.global internal constant @name_f6E3M2FN("f6E3M2FN\00")

// The bits as an integer; of any NaN the same.
func.func @bits_f6E3M2FN(%x: f6E3M2FN) -> i64 {
  %w = arith.extf %x : f6E3M2FN to f64
  %n = arith.cmpf uno, %w, %w : f64
  %i = arith.bitcast %x : f6E3M2FN to i6
  %e = arith.extui %i : i6 to i64
  %nan = arith.constant 0x7777777 : i64
  %r = arith.select %n, %nan, %e : i64
  return %r : i64
}
func.func @of_f6E3M2FN(%x: index) -> f6E3M2FN {
  %i = arith.index_cast %x : index to i6
  %f = arith.bitcast %i : i6 to f6E3M2FN
  return %f : f6E3M2FN
}
func.func @test_f6E3M2FN() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %nan = arith.constant 0x7777777 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %step = arith.constant 1 : index
  %ext:2 = scf.for %k = %c0 to %n step %c1 iter_args(%h = %init, %g = %init) -> (i64, i64) {
    %code = arith.muli %k, %step : index
    %x = func.call @of_f6E3M2FN(%code) : (index) -> f6E3M2FN
    %w = arith.extf %x : f6E3M2FN to f64
    %b = arith.bitcast %w : f64 to i64
    %u = arith.cmpf uno, %w, %w : f64
    %c = arith.select %u, %nan, %b : i64
    %h1 = func.call @hash(%h, %c) : (i64, i64) -> i64

    %m = arith.negf %x : f6E3M2FN
    %mb = func.call @bits_f6E3M2FN(%m) : (f6E3M2FN) -> i64
    %g1 = func.call @hash(%g, %mb) : (i64, i64) -> i64
    scf.yield %h1, %g1 : i64, i64
  }

  %seed = arith.constant 42 : i64
  %base = arith.constant 999 : i64
  %span = arith.constant 63 : i64
  %count = arith.constant 20000 : index
  %rnd:9 = scf.for %k = %c0 to %count step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init, %h3 = %init, %h4 = %init, %h5 = %init, %h6 = %init, %h7 = %init) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %bits = func.call @number(%s1, %s2, %base, %span) : (i64, i64, i64, i64) -> i64
    %x = arith.bitcast %bits : i64 to f64

    %r0 = arith.truncf %x to_nearest_even : f64 to f6E3M2FN
    %b0 = func.call @bits_f6E3M2FN(%r0) : (f6E3M2FN) -> i64
    %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

    %r1 = arith.truncf %x downward : f64 to f6E3M2FN
    %b1 = func.call @bits_f6E3M2FN(%r1) : (f6E3M2FN) -> i64
    %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

    %r2 = arith.truncf %x upward : f64 to f6E3M2FN
    %b2 = func.call @bits_f6E3M2FN(%r2) : (f6E3M2FN) -> i64
    %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

    %r3 = arith.truncf %x toward_zero : f64 to f6E3M2FN
    %b3 = func.call @bits_f6E3M2FN(%r3) : (f6E3M2FN) -> i64
    %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

    %r4 = arith.truncf %x to_nearest_away : f64 to f6E3M2FN
    %b4 = func.call @bits_f6E3M2FN(%r4) : (f6E3M2FN) -> i64
    %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64

    %x32 = arith.truncf %x : f64 to f32
    %r5 = arith.truncf %x32 : f32 to f6E3M2FN
    %b5 = func.call @bits_f6E3M2FN(%r5) : (f6E3M2FN) -> i64
    %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
    %c40 = arith.constant 58 : i64
    %amount = arith.shrui %s2, %c40 : i64
    %int = arith.shrsi %s1, %amount : i64
    %r6 = arith.sitofp %int : i64 to f6E3M2FN
    %b6 = func.call @bits_f6E3M2FN(%r6) : (f6E3M2FN) -> i64
    %g6 = func.call @hash(%h6, %b6) : (i64, i64) -> i64
    %int20 = arith.trunci %int : i64 to i20
    %r7 = arith.uitofp %int20 : i20 to f6E3M2FN
    %b7 = func.call @bits_f6E3M2FN(%r7) : (f6E3M2FN) -> i64
    %g7 = func.call @hash(%h7, %b7) : (i64, i64) -> i64
    scf.yield %s2, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7 : i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  %pairs = arith.constant 64 : index
  %pstep = arith.constant 1 : index
  %ops:6 = scf.for %i = %c0 to %pairs step %c1 iter_args(%a0 = %init, %a1 = %init, %a2 = %init, %a3 = %init, %a4 = %init, %a5 = %init) -> (i64, i64, i64, i64, i64, i64) {
    %ci = arith.muli %i, %pstep : index
    %x = func.call @of_f6E3M2FN(%ci) : (index) -> f6E3M2FN
    %in:6 = scf.for %j = %c0 to %pairs step %c1 iter_args(%h0 = %a0, %h1 = %a1, %h2 = %a2, %h3 = %a3, %h4 = %a4, %h5 = %a5) -> (i64, i64, i64, i64, i64, i64) {
      %cj = arith.muli %j, %pstep : index
      %y = func.call @of_f6E3M2FN(%cj) : (index) -> f6E3M2FN

      %r0 = arith.addf %x, %y : f6E3M2FN
      %b0 = func.call @bits_f6E3M2FN(%r0) : (f6E3M2FN) -> i64
      %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

      %r1 = arith.subf %x, %y : f6E3M2FN
      %b1 = func.call @bits_f6E3M2FN(%r1) : (f6E3M2FN) -> i64
      %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

      %r2 = arith.mulf %x, %y : f6E3M2FN
      %b2 = func.call @bits_f6E3M2FN(%r2) : (f6E3M2FN) -> i64
      %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

      %r3 = arith.divf %x, %y : f6E3M2FN
      %b3 = func.call @bits_f6E3M2FN(%r3) : (f6E3M2FN) -> i64
      %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

      %lt = arith.cmpf ult, %x, %y : f6E3M2FN
      %b4 = arith.extui %lt : i1 to i64
      %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64
      %r5 = arith.maximumf %x, %y : f6E3M2FN
      %b5 = func.call @bits_f6E3M2FN(%r5) : (f6E3M2FN) -> i64
      %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2, %g3, %g4, %g5 : i64, i64, i64, i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2, %in#3, %in#4, %in#5 : i64, i64, i64, i64, i64, i64
  }
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %name = llvm.mlir.addressof @name_f6E3M2FN : !llvm.ptr
  %r = llvm.call @printf(%format, %name, %ext#0, %rnd#1, %rnd#2, %rnd#3, %rnd#4, %rnd#5, %rnd#6, %rnd#7, %rnd#8, %ops#0, %ops#1, %ops#2, %ops#3, %ops#4, %ops#5, %ext#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

llvm.mlir.global internal constant @name_f4E2M1FN("f4E2M1FN\00")

// The bits as an integer; of any NaN the same.
func.func @bits_f4E2M1FN(%x: f4E2M1FN) -> i64 {
  %w = arith.extf %x : f4E2M1FN to f64
  %n = arith.cmpf uno, %w, %w : f64
  %i = arith.bitcast %x : f4E2M1FN to i4
  %e = arith.extui %i : i4 to i64
  %nan = arith.constant 0x7777777 : i64
  %r = arith.select %n, %nan, %e : i64
  return %r : i64
}
func.func @of_f4E2M1FN(%x: index) -> f4E2M1FN {
  %i = arith.index_cast %x : index to i4
  %f = arith.bitcast %i : i4 to f4E2M1FN
  return %f : f4E2M1FN
}
func.func @test_f4E2M1FN() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %nan = arith.constant 0x7777777 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 16 : index
  %step = arith.constant 1 : index
  %ext:2 = scf.for %k = %c0 to %n step %c1 iter_args(%h = %init, %g = %init) -> (i64, i64) {
    %code = arith.muli %k, %step : index
    %x = func.call @of_f4E2M1FN(%code) : (index) -> f4E2M1FN
    %w = arith.extf %x : f4E2M1FN to f64
    %b = arith.bitcast %w : f64 to i64
    %u = arith.cmpf uno, %w, %w : f64
    %c = arith.select %u, %nan, %b : i64
    %h1 = func.call @hash(%h, %c) : (i64, i64) -> i64

    %m = arith.negf %x : f4E2M1FN
    %mb = func.call @bits_f4E2M1FN(%m) : (f4E2M1FN) -> i64
    %g1 = func.call @hash(%g, %mb) : (i64, i64) -> i64
    scf.yield %h1, %g1 : i64, i64
  }

  %seed = arith.constant 42 : i64
  %base = arith.constant 999 : i64
  %span = arith.constant 63 : i64
  %count = arith.constant 20000 : index
  %rnd:9 = scf.for %k = %c0 to %count step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init, %h3 = %init, %h4 = %init, %h5 = %init, %h6 = %init, %h7 = %init) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %bits = func.call @number(%s1, %s2, %base, %span) : (i64, i64, i64, i64) -> i64
    %x = arith.bitcast %bits : i64 to f64

    %r0 = arith.truncf %x to_nearest_even : f64 to f4E2M1FN
    %b0 = func.call @bits_f4E2M1FN(%r0) : (f4E2M1FN) -> i64
    %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

    %r1 = arith.truncf %x downward : f64 to f4E2M1FN
    %b1 = func.call @bits_f4E2M1FN(%r1) : (f4E2M1FN) -> i64
    %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

    %r2 = arith.truncf %x upward : f64 to f4E2M1FN
    %b2 = func.call @bits_f4E2M1FN(%r2) : (f4E2M1FN) -> i64
    %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

    %r3 = arith.truncf %x toward_zero : f64 to f4E2M1FN
    %b3 = func.call @bits_f4E2M1FN(%r3) : (f4E2M1FN) -> i64
    %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

    %r4 = arith.truncf %x to_nearest_away : f64 to f4E2M1FN
    %b4 = func.call @bits_f4E2M1FN(%r4) : (f4E2M1FN) -> i64
    %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64

    %x32 = arith.truncf %x : f64 to f32
    %r5 = arith.truncf %x32 : f32 to f4E2M1FN
    %b5 = func.call @bits_f4E2M1FN(%r5) : (f4E2M1FN) -> i64
    %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
    %c40 = arith.constant 58 : i64
    %amount = arith.shrui %s2, %c40 : i64
    %int = arith.shrsi %s1, %amount : i64
    %r6 = arith.sitofp %int : i64 to f4E2M1FN
    %b6 = func.call @bits_f4E2M1FN(%r6) : (f4E2M1FN) -> i64
    %g6 = func.call @hash(%h6, %b6) : (i64, i64) -> i64
    %int20 = arith.trunci %int : i64 to i20
    %r7 = arith.uitofp %int20 : i20 to f4E2M1FN
    %b7 = func.call @bits_f4E2M1FN(%r7) : (f4E2M1FN) -> i64
    %g7 = func.call @hash(%h7, %b7) : (i64, i64) -> i64
    scf.yield %s2, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7 : i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  %pairs = arith.constant 16 : index
  %pstep = arith.constant 1 : index
  %ops:6 = scf.for %i = %c0 to %pairs step %c1 iter_args(%a0 = %init, %a1 = %init, %a2 = %init, %a3 = %init, %a4 = %init, %a5 = %init) -> (i64, i64, i64, i64, i64, i64) {
    %ci = arith.muli %i, %pstep : index
    %x = func.call @of_f4E2M1FN(%ci) : (index) -> f4E2M1FN
    %in:6 = scf.for %j = %c0 to %pairs step %c1 iter_args(%h0 = %a0, %h1 = %a1, %h2 = %a2, %h3 = %a3, %h4 = %a4, %h5 = %a5) -> (i64, i64, i64, i64, i64, i64) {
      %cj = arith.muli %j, %pstep : index
      %y = func.call @of_f4E2M1FN(%cj) : (index) -> f4E2M1FN

      %r0 = arith.addf %x, %y : f4E2M1FN
      %b0 = func.call @bits_f4E2M1FN(%r0) : (f4E2M1FN) -> i64
      %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

      %r1 = arith.subf %x, %y : f4E2M1FN
      %b1 = func.call @bits_f4E2M1FN(%r1) : (f4E2M1FN) -> i64
      %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

      %r2 = arith.mulf %x, %y : f4E2M1FN
      %b2 = func.call @bits_f4E2M1FN(%r2) : (f4E2M1FN) -> i64
      %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

      %r3 = arith.divf %x, %y : f4E2M1FN
      %b3 = func.call @bits_f4E2M1FN(%r3) : (f4E2M1FN) -> i64
      %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

      %lt = arith.cmpf ult, %x, %y : f4E2M1FN
      %b4 = arith.extui %lt : i1 to i64
      %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64
      %r5 = arith.maximumf %x, %y : f4E2M1FN
      %b5 = func.call @bits_f4E2M1FN(%r5) : (f4E2M1FN) -> i64
      %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2, %g3, %g4, %g5 : i64, i64, i64, i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2, %in#3, %in#4, %in#5 : i64, i64, i64, i64, i64, i64
  }
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %name = llvm.mlir.addressof @name_f4E2M1FN : !llvm.ptr
  %r = llvm.call @printf(%format, %name, %ext#0, %rnd#1, %rnd#2, %rnd#3, %rnd#4, %rnd#5, %rnd#6, %rnd#7, %rnd#8, %ops#0, %ops#1, %ops#2, %ops#3, %ops#4, %ops#5, %ext#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

llvm.mlir.global internal constant @name_tf32("tf32\00")

// The bits as an integer; of any NaN the same.
func.func @bits_tf32(%x: tf32) -> i64 {
  %w = arith.extf %x : tf32 to f64
  %n = arith.cmpf uno, %w, %w : f64
  %i = arith.bitcast %x : tf32 to i19
  %e = arith.extui %i : i19 to i64
  %nan = arith.constant 0x7777777 : i64
  %r = arith.select %n, %nan, %e : i64
  return %r : i64
}
func.func @of_tf32(%x: index) -> tf32 {
  %i = arith.index_cast %x : index to i19
  %f = arith.bitcast %i : i19 to tf32
  return %f : tf32
}
func.func @test_tf32() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %nan = arith.constant 0x7777777 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 14169 : index
  %step = arith.constant 37 : index
  %ext:2 = scf.for %k = %c0 to %n step %c1 iter_args(%h = %init, %g = %init) -> (i64, i64) {
    %code = arith.muli %k, %step : index
    %x = func.call @of_tf32(%code) : (index) -> tf32
    %w = arith.extf %x : tf32 to f64
    %b = arith.bitcast %w : f64 to i64
    %u = arith.cmpf uno, %w, %w : f64
    %c = arith.select %u, %nan, %b : i64
    %h1 = func.call @hash(%h, %c) : (i64, i64) -> i64

    %m = arith.negf %x : tf32
    %mb = func.call @bits_tf32(%m) : (tf32) -> i64
    %g1 = func.call @hash(%g, %mb) : (i64, i64) -> i64
    scf.yield %h1, %g1 : i64, i64
  }

  %seed = arith.constant 42 : i64
  %base = arith.constant 863 : i64
  %span = arith.constant 511 : i64
  %count = arith.constant 20000 : index
  %rnd:9 = scf.for %k = %c0 to %count step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init, %h3 = %init, %h4 = %init, %h5 = %init, %h6 = %init, %h7 = %init) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %bits = func.call @number(%s1, %s2, %base, %span) : (i64, i64, i64, i64) -> i64
    %x = arith.bitcast %bits : i64 to f64

    %r0 = arith.truncf %x to_nearest_even : f64 to tf32
    %b0 = func.call @bits_tf32(%r0) : (tf32) -> i64
    %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

    %r1 = arith.truncf %x downward : f64 to tf32
    %b1 = func.call @bits_tf32(%r1) : (tf32) -> i64
    %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

    %r2 = arith.truncf %x upward : f64 to tf32
    %b2 = func.call @bits_tf32(%r2) : (tf32) -> i64
    %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

    %r3 = arith.truncf %x toward_zero : f64 to tf32
    %b3 = func.call @bits_tf32(%r3) : (tf32) -> i64
    %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

    %r4 = arith.truncf %x to_nearest_away : f64 to tf32
    %b4 = func.call @bits_tf32(%r4) : (tf32) -> i64
    %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64

    %x32 = arith.truncf %x : f64 to f32
    %r5 = arith.truncf %x32 : f32 to tf32
    %b5 = func.call @bits_tf32(%r5) : (tf32) -> i64
    %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
    %c40 = arith.constant 58 : i64
    %amount = arith.shrui %s2, %c40 : i64
    %int = arith.shrsi %s1, %amount : i64
    %r6 = arith.sitofp %int : i64 to tf32
    %b6 = func.call @bits_tf32(%r6) : (tf32) -> i64
    %g6 = func.call @hash(%h6, %b6) : (i64, i64) -> i64
    %int20 = arith.trunci %int : i64 to i20
    %r7 = arith.uitofp %int20 : i20 to tf32
    %b7 = func.call @bits_tf32(%r7) : (tf32) -> i64
    %g7 = func.call @hash(%h7, %b7) : (i64, i64) -> i64
    scf.yield %s2, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7 : i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  %pairs = arith.constant 1024 : index
  %pstep = arith.constant 513 : index
  %ops:6 = scf.for %i = %c0 to %pairs step %c1 iter_args(%a0 = %init, %a1 = %init, %a2 = %init, %a3 = %init, %a4 = %init, %a5 = %init) -> (i64, i64, i64, i64, i64, i64) {
    %ci = arith.muli %i, %pstep : index
    %x = func.call @of_tf32(%ci) : (index) -> tf32
    %in:6 = scf.for %j = %c0 to %pairs step %c1 iter_args(%h0 = %a0, %h1 = %a1, %h2 = %a2, %h3 = %a3, %h4 = %a4, %h5 = %a5) -> (i64, i64, i64, i64, i64, i64) {
      %cj = arith.muli %j, %pstep : index
      %y = func.call @of_tf32(%cj) : (index) -> tf32

      %r0 = arith.addf %x, %y : tf32
      %b0 = func.call @bits_tf32(%r0) : (tf32) -> i64
      %g0 = func.call @hash(%h0, %b0) : (i64, i64) -> i64

      %r1 = arith.subf %x, %y : tf32
      %b1 = func.call @bits_tf32(%r1) : (tf32) -> i64
      %g1 = func.call @hash(%h1, %b1) : (i64, i64) -> i64

      %r2 = arith.mulf %x, %y : tf32
      %b2 = func.call @bits_tf32(%r2) : (tf32) -> i64
      %g2 = func.call @hash(%h2, %b2) : (i64, i64) -> i64

      %r3 = arith.divf %x, %y : tf32
      %b3 = func.call @bits_tf32(%r3) : (tf32) -> i64
      %g3 = func.call @hash(%h3, %b3) : (i64, i64) -> i64

      %lt = arith.cmpf ult, %x, %y : tf32
      %b4 = arith.extui %lt : i1 to i64
      %g4 = func.call @hash(%h4, %b4) : (i64, i64) -> i64
      %r5 = arith.maximumf %x, %y : tf32
      %b5 = func.call @bits_tf32(%r5) : (tf32) -> i64
      %g5 = func.call @hash(%h5, %b5) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2, %g3, %g4, %g5 : i64, i64, i64, i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2, %in#3, %in#4, %in#5 : i64, i64, i64, i64, i64, i64
  }
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %name = llvm.mlir.addressof @name_tf32 : !llvm.ptr
  %r = llvm.call @printf(%format, %name, %ext#0, %rnd#1, %rnd#2, %rnd#3, %rnd#4, %rnd#5, %rnd#6, %rnd#7, %rnd#8, %ops#0, %ops#1, %ops#2, %ops#3, %ops#4, %ops#5, %ext#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

func.func @main() -> i32 {
  call @test_f8E5M2() : () -> ()
  call @test_f8E4M3() : () -> ()
  call @test_f8E4M3FN() : () -> ()
  call @test_f8E5M2FNUZ() : () -> ()
  call @test_f8E4M3FNUZ() : () -> ()
  call @test_f8E4M3B11FNUZ() : () -> ()
  call @test_f8E3M4() : () -> ()
  call @test_f8E8M0FNU() : () -> ()
  call @test_f6E2M3FN() : () -> ()
  call @test_f6E3M2FN() : () -> ()
  call @test_f4E2M1FN() : () -> ()
  call @test_tf32() : () -> ()
  %c0 = arith.constant 0 : i32
  return %c0 : i32
}
