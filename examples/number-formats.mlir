// Integers of unusual widths and every common float format: wrap-around and
// saturation on i7 and i24, rotations and bit counts, fixed-point arithmetic,
// machine epsilons from f16 to f128, the parts of an f32 taken from its bits,
// the fast inverse square root, and rounding of float to integer conversions.
// Shows the arith dialect widely: shifts, extended arithmetic, casts of all
// kinds, bitcast, min/max, select, ordered and unordered float comparison.
// NO MACHINE CODE: floats of the format 'x86_fp80'

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_wrap("i7: 60 + %d = %d, clamped %d\0A\00")
llvm.mlir.global internal constant @fmt_i24("i24: %d * 1000 = %d, high part %d\0A\00")
llvm.mlir.global internal constant @fmt_bits("%08x: ones %u, reversed %08x, rotated left by 5 %08x, highest bit %u\0A\00")
llvm.mlir.global internal constant @fmt_wide("2^64 - 1 + %lu = carry %d, %lu\0A\00")
llvm.mlir.global internal constant @fmt_fixed("Q16.16: %.5f * %.5f = %.5f, quotient %.5f\0A\00")
llvm.mlir.global internal constant @fmt_eps("epsilon of %-4s is 2^-%d\0A\00")
llvm.mlir.global internal constant @fmt_parts("%10g = sign %u exponent %4d mantissa %06x\0A\00")
llvm.mlir.global internal constant @fmt_rsqrt("1 / sqrt(%g) is about %.5f\0A\00")
llvm.mlir.global internal constant @fmt_conv("%6.2f to i8 %4d, to i64 %2ld, to f16 %.4f, to bf16 %.4f\0A\00")
llvm.mlir.global internal constant @fmt_order("nan: ordered %d, unordered %d, maximum is nan %d, maxnum %.1f\0A\00")
llvm.mlir.global internal constant @n_f16("f16\00")
llvm.mlir.global internal constant @n_f32("f32\00")
llvm.mlir.global internal constant @n_f64("f64\00")
llvm.mlir.global internal constant @n_f80("f80\00")
llvm.mlir.global internal constant @n_f128("f128\00")

memref.global "private" constant @samples : memref<5xf32> = dense<[1.0, -0.15625, 3.1415927, 65504.0, -1.0e-3]>
memref.global "private" constant @patterns : memref<3xi32> = dense<[0x12345678, 0x80000001, 0x00F0F00F]>

func.func @small_integers(%seed: i32) {
  // 60 + x in seven bits, wrapping, and clamped to [-64, 63] in eight.
  %sixty = arith.constant 60 : i7
  %x = arith.trunci %seed : i32 to i7
  %wrapped = arith.addi %sixty, %x : i7
  %a8 = arith.extsi %sixty : i7 to i8
  %x8 = arith.extsi %x : i7 to i8
  %s8 = arith.addi %a8, %x8 : i8
  %lo = arith.constant -64 : i8
  %hi = arith.constant 63 : i8
  %c0 = arith.maxsi %s8, %lo : i8
  %c1 = arith.minsi %c0, %hi : i8
  %x32 = arith.extsi %x : i7 to i32
  %w32 = arith.extsi %wrapped : i7 to i32
  %c32 = arith.extsi %c1 : i8 to i32
  %fmt = llvm.mlir.addressof @fmt_wrap : !llvm.ptr
  %w0 = llvm.call @printf(%fmt, %x32, %w32, %c32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32

  %thousand = arith.constant 1000 : i24
  %m = arith.constant 123 : i32
  %big = arith.muli %seed, %m : i32
  %y = arith.trunci %big : i32 to i24
  %low, %high = arith.mulsi_extended %y, %thousand : i24
  %y32 = arith.extsi %y : i24 to i32
  %low32 = arith.extsi %low : i24 to i32
  %high32 = arith.extsi %high : i24 to i32
  %fmt24 = llvm.mlir.addressof @fmt_i24 : !llvm.ptr
  %w1 = llvm.call @printf(%fmt24, %y32, %low32, %high32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32

  %ones = arith.constant -1 : i64
  %seed64 = arith.extui %seed : i32 to i64
  %sum, %carry = arith.addui_extended %ones, %seed64 : i64, i1
  %carry32 = arith.extui %carry : i1 to i32
  %fmtw = llvm.mlir.addressof @fmt_wide : !llvm.ptr
  %w2 = llvm.call @printf(%fmtw, %seed64, %carry32, %sum) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i32, i64) -> i32
  return
}

func.func @popcount(%v: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%x = %v, %n = %zero) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi ne, %x, %zero : i32
    scf.condition(%more) %x, %n : i32, i32
  } do {
  ^bb0(%x: i32, %n: i32):
    %less = arith.subi %x, %one : i32
    %rest = arith.andi %x, %less : i32
    %n1 = arith.addi %n, %one : i32
    scf.yield %rest, %n1 : i32, i32
  }
  return %r#1 : i32
}

// Swaps ever smaller halves: 16, 8, 4, 2, 1.
func.func @reverse(%v: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ones = arith.constant -1 : i32
  %sixteen = arith.constant 16 : i32
  %r:3 = scf.while (%x = %v, %mask = %ones, %shift = %sixteen) : (i32, i32, i32) -> (i32, i32, i32) {
    %more = arith.cmpi ne, %shift, %zero : i32
    scf.condition(%more) %x, %mask, %shift : i32, i32, i32
  } do {
  ^bb0(%x: i32, %mask: i32, %shift: i32):
    %moved = arith.shli %mask, %shift : i32
    %m = arith.xori %mask, %moved : i32
    %nm = arith.xori %m, %ones : i32
    %down = arith.shrui %x, %shift : i32
    %low = arith.andi %down, %m : i32
    %up = arith.shli %x, %shift : i32
    %high = arith.andi %up, %nm : i32
    %next = arith.ori %low, %high : i32
    %half = arith.shrui %shift, %one : i32
    scf.yield %next, %m, %half : i32, i32, i32
  }
  return %r#0 : i32
}

func.func @bit_tricks(%v: i32) {
  %five = arith.constant 5 : i32
  %rest = arith.constant 27 : i32
  %n = func.call @popcount(%v) : (i32) -> i32
  %rev = func.call @reverse(%v) : (i32) -> i32
  %up = arith.shli %v, %five : i32
  %down = arith.shrui %v, %rest : i32
  %rot = arith.ori %up, %down : i32
  // The exponent of the value as f64 is the position of its highest bit.
  %f = arith.uitofp %v : i32 to f64
  %b = arith.bitcast %f : f64 to i64
  %c52 = arith.constant 52 : i64
  %e = arith.shrui %b, %c52 : i64
  %bias = arith.constant 1023 : i64
  %top = arith.subi %e, %bias : i64
  %top32 = arith.trunci %top : i64 to i32
  %fmt = llvm.mlir.addressof @fmt_bits : !llvm.ptr
  %w = llvm.call @printf(%fmt, %v, %n, %rev, %rot, %top32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32, i32) -> i32
  return
}

// Numbers with 16 binary places.
func.func @to_fixed(%x: f64) -> i32 {
  %scale = arith.constant 65536.0 : f64
  %s = arith.mulf %x, %scale : f64
  %r = arith.fptosi %s : f64 to i32
  return %r : i32
}
func.func @from_fixed(%x: i32) -> f64 {
  %scale = arith.constant 1.52587890625e-05 : f64
  %f = arith.sitofp %x : i32 to f64
  %r = arith.mulf %f, %scale : f64
  return %r : f64
}
func.func @fixed_point(%x: f64, %y: f64) {
  %sixteen = arith.constant 16 : i64
  %a = func.call @to_fixed(%x) : (f64) -> i32
  %b = func.call @to_fixed(%y) : (f64) -> i32
  %a64 = arith.extsi %a : i32 to i64
  %b64 = arith.extsi %b : i32 to i64
  %p = arith.muli %a64, %b64 : i64
  %ps = arith.shrsi %p, %sixteen : i64
  %prod = arith.trunci %ps : i64 to i32
  %n = arith.shli %a64, %sixteen : i64
  %q = arith.divsi %n, %b64 : i64
  %quot = arith.trunci %q : i64 to i32
  %fa = func.call @from_fixed(%a) : (i32) -> f64
  %fb = func.call @from_fixed(%b) : (i32) -> f64
  %fp = func.call @from_fixed(%prod) : (i32) -> f64
  %fq = func.call @from_fixed(%quot) : (i32) -> f64
  %fmt = llvm.mlir.addressof @fmt_fixed : !llvm.ptr
  %w = llvm.call @printf(%fmt, %fa, %fb, %fp, %fq) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64, f64) -> i32
  return
}

// How often 1 can be halved until 1 + x = 1; one function per format.
func.func @epsilon_f16() -> i32 {
  %n0 = arith.constant 0 : i32
  %k = arith.constant 1 : i32
  %one = arith.constant 1.0 : f16
  %half = arith.constant 0.5 : f16
  %r:2 = scf.while (%x = %one, %n = %n0) : (f16, i32) -> (f16, i32) {
    %h = arith.mulf %x, %half : f16
    %s = arith.addf %one, %h : f16
    %more = arith.cmpf une, %s, %one : f16
    scf.condition(%more) %h, %n : f16, i32
  } do {
  ^bb0(%h: f16, %n: i32):
    %n1 = arith.addi %n, %k : i32
    scf.yield %h, %n1 : f16, i32
  }
  return %r#1 : i32
}
func.func @epsilon_f32() -> i32 {
  %n0 = arith.constant 0 : i32
  %k = arith.constant 1 : i32
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %r:2 = scf.while (%x = %one, %n = %n0) : (f32, i32) -> (f32, i32) {
    %h = arith.mulf %x, %half : f32
    %s = arith.addf %one, %h : f32
    %more = arith.cmpf une, %s, %one : f32
    scf.condition(%more) %h, %n : f32, i32
  } do {
  ^bb0(%h: f32, %n: i32):
    %n1 = arith.addi %n, %k : i32
    scf.yield %h, %n1 : f32, i32
  }
  return %r#1 : i32
}
func.func @epsilon_f64() -> i32 {
  %n0 = arith.constant 0 : i32
  %k = arith.constant 1 : i32
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %r:2 = scf.while (%x = %one, %n = %n0) : (f64, i32) -> (f64, i32) {
    %h = arith.mulf %x, %half : f64
    %s = arith.addf %one, %h : f64
    %more = arith.cmpf une, %s, %one : f64
    scf.condition(%more) %h, %n : f64, i32
  } do {
  ^bb0(%h: f64, %n: i32):
    %n1 = arith.addi %n, %k : i32
    scf.yield %h, %n1 : f64, i32
  }
  return %r#1 : i32
}
func.func @epsilon_f80() -> i32 {
  %n0 = arith.constant 0 : i32
  %k = arith.constant 1 : i32
  %one = arith.constant 1.0 : f80
  %half = arith.constant 0.5 : f80
  %r:2 = scf.while (%x = %one, %n = %n0) : (f80, i32) -> (f80, i32) {
    %h = arith.mulf %x, %half : f80
    %s = arith.addf %one, %h : f80
    %more = arith.cmpf une, %s, %one : f80
    scf.condition(%more) %h, %n : f80, i32
  } do {
  ^bb0(%h: f80, %n: i32):
    %n1 = arith.addi %n, %k : i32
    scf.yield %h, %n1 : f80, i32
  }
  return %r#1 : i32
}
func.func @epsilon_f128() -> i32 {
  %n0 = arith.constant 0 : i32
  %k = arith.constant 1 : i32
  %one = arith.constant 1.0 : f128
  %half = arith.constant 0.5 : f128
  %r:2 = scf.while (%x = %one, %n = %n0) : (f128, i32) -> (f128, i32) {
    %h = arith.mulf %x, %half : f128
    %s = arith.addf %one, %h : f128
    %more = arith.cmpf une, %s, %one : f128
    scf.condition(%more) %h, %n : f128, i32
  } do {
  ^bb0(%h: f128, %n: i32):
    %n1 = arith.addi %n, %k : i32
    scf.yield %h, %n1 : f128, i32
  }
  return %r#1 : i32
}

func.func @print_epsilon(%name: !llvm.ptr, %n: i32) {
  %fmt = llvm.mlir.addressof @fmt_eps : !llvm.ptr
  %w = llvm.call @printf(%fmt, %name, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i32) -> i32
  return
}

func.func @parts(%x: f32) {
  %c31 = arith.constant 31 : i32
  %c23 = arith.constant 23 : i32
  %c8 = arith.constant 0xFF : i32
  %bias = arith.constant 127 : i32
  %mask = arith.constant 0x7FFFFF : i32
  %bits = arith.bitcast %x : f32 to i32
  %sign = arith.shrui %bits, %c31 : i32
  %e0 = arith.shrui %bits, %c23 : i32
  %e1 = arith.andi %e0, %c8 : i32
  %e = arith.subi %e1, %bias : i32
  %m = arith.andi %bits, %mask : i32
  %x64 = arith.extf %x : f32 to f64
  %fmt = llvm.mlir.addressof @fmt_parts : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x64, %sign, %e, %m) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, i32, i32, i32) -> i32
  return
}

// The initial guess from integer arithmetic on the bits, then two Newton steps.
func.func @rsqrt(%x: f32) -> f32 {
  %magic = arith.constant 0x5F3759DF : i32
  %one = arith.constant 1 : i32
  %half = arith.constant 0.5 : f32
  %three_halves = arith.constant 1.5 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %bits = arith.bitcast %x : f32 to i32
  %h = arith.shrsi %bits, %one : i32
  %g = arith.subi %magic, %h : i32
  %guess = arith.bitcast %g : i32 to f32
  %xh = arith.mulf %x, %half : f32
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %guess) -> (f32) {
    %yy = arith.mulf %y, %y : f32
    %t = arith.mulf %xh, %yy : f32
    %d = arith.subf %three_halves, %t : f32
    %y1 = arith.mulf %y, %d : f32
    scf.yield %y1 : f32
  }
  return %r : f32
}

// The upper half of the f32, rounded to the nearest even.
func.func @to_bf16(%x: f32) -> bf16 {
  %c16 = arith.constant 16 : i32
  %one = arith.constant 1 : i32
  %most = arith.constant 0x7FFF : i32
  %bits = arith.bitcast %x : f32 to i32
  %shifted = arith.shrui %bits, %c16 : i32
  %lsb = arith.andi %shifted, %one : i32
  %bias = arith.addi %lsb, %most : i32
  %rounded = arith.addi %bits, %bias : i32
  %high = arith.shrui %rounded, %c16 : i32
  %half = arith.trunci %high : i32 to i16
  %r = arith.bitcast %half : i16 to bf16
  return %r : bf16
}

func.func @conversions(%x: f64) {
  %i8 = arith.fptosi %x : f64 to i8
  %i8w = arith.extsi %i8 : i8 to i32
  %neg = arith.negf %x : f64
  %abs = arith.maximumf %x, %neg : f64
  %u64 = arith.fptoui %abs : f64 to i64
  %h = arith.truncf %x : f64 to f16
  %hw = arith.extf %h : f16 to f64
  %f = arith.truncf %x : f64 to f32
  %b = func.call @to_bf16(%f) : (f32) -> bf16
  %bf = arith.extf %b : bf16 to f32
  %bw = arith.extf %bf : f32 to f64
  %fmt = llvm.mlir.addressof @fmt_conv : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x, %i8w, %u64, %hw, %bw) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, i32, i64, f64, f64) -> i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seed = arith.constant 9999 : i32
  func.call @small_integers(%seed) : (i32) -> ()
  %patterns = memref.get_global @patterns : memref<3xi32>
  %np = memref.dim %patterns, %c0 : memref<3xi32>
  scf.for %i = %c0 to %np step %c1 {
    %v = memref.load %patterns[%i] : memref<3xi32>
    func.call @bit_tricks(%v) : (i32) -> ()
  }
  %x = arith.constant -3.25 : f64
  %y = arith.constant 1.7 : f64
  func.call @fixed_point(%x, %y) : (f64, f64) -> ()

  %e0 = func.call @epsilon_f16() : () -> i32
  %e2 = func.call @epsilon_f32() : () -> i32
  %e3 = func.call @epsilon_f64() : () -> i32
  %e4 = func.call @epsilon_f80() : () -> i32
  %e5 = func.call @epsilon_f128() : () -> i32
  %n0 = llvm.mlir.addressof @n_f16 : !llvm.ptr
  %n2 = llvm.mlir.addressof @n_f32 : !llvm.ptr
  %n3 = llvm.mlir.addressof @n_f64 : !llvm.ptr
  %n4 = llvm.mlir.addressof @n_f80 : !llvm.ptr
  %n5 = llvm.mlir.addressof @n_f128 : !llvm.ptr
  func.call @print_epsilon(%n0, %e0) : (!llvm.ptr, i32) -> ()
  func.call @print_epsilon(%n2, %e2) : (!llvm.ptr, i32) -> ()
  func.call @print_epsilon(%n3, %e3) : (!llvm.ptr, i32) -> ()
  func.call @print_epsilon(%n4, %e4) : (!llvm.ptr, i32) -> ()
  func.call @print_epsilon(%n5, %e5) : (!llvm.ptr, i32) -> ()

  %samples = memref.get_global @samples : memref<5xf32>
  %ns = memref.dim %samples, %c0 : memref<5xf32>
  %fmt_rsqrt = llvm.mlir.addressof @fmt_rsqrt : !llvm.ptr
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %ns step %c1 {
    %s = memref.load %samples[%i] : memref<5xf32>
    func.call @parts(%s) : (f32) -> ()
    %positive = arith.cmpf ogt, %s, %zero : f32
    scf.if %positive {
      %r = func.call @rsqrt(%s) : (f32) -> f32
      %s64 = arith.extf %s : f32 to f64
      %r64 = arith.extf %r : f32 to f64
      %w = llvm.call @printf(%fmt_rsqrt, %s64, %r64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
    }
  }

  %v0 = arith.constant 2.99 : f64
  %v1 = arith.constant -2.99 : f64
  %v2 = arith.constant 100.3 : f64
  func.call @conversions(%v0) : (f64) -> ()
  func.call @conversions(%v1) : (f64) -> ()
  func.call @conversions(%v2) : (f64) -> ()

  %nan = arith.constant 0x7FF8000000000000 : f64
  %one = arith.constant 1.0 : f64
  %ord = arith.cmpf ord, %nan, %one : f64
  %uno = arith.cmpf uno, %nan, %one : f64
  %max = arith.maximumf %nan, %one : f64
  %maxnum = arith.maxnumf %nan, %one : f64
  %is_nan = arith.cmpf uno, %max, %max : f64
  %ord32 = arith.extui %ord : i1 to i32
  %uno32 = arith.extui %uno : i1 to i32
  %nan32 = arith.extui %is_nan : i1 to i32
  %fmt_order = llvm.mlir.addressof @fmt_order : !llvm.ptr
  %w = llvm.call @printf(%fmt_order, %ord32, %uno32, %nan32, %maxnum) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, f64) -> i32
  %ok = arith.constant 0 : i32
  return %ok : i32
}
