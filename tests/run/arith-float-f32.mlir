// Every binary float operation of arith on f32 except remf, and negf, for all pairs of
// edge values: zeros, ones, infinities, NaN, the least subnormal, a large
// subnormal and the greatest finite value. Results are printed as bit patterns;
// NaNs are printed as the default quiet NaN, because their payload and sign are
// not specified.
// maxnumf and minnumf may return either zero for zeros of different signs, so 0.0
// is added to their results.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%08x %08x: %08x %08x %08x %08x %08x %08x %08x %08x cmp %04x\0A\00")
llvm.mlir.global internal constant @fmt_neg("neg %08x = %08x\0A\00")

memref.global "private" constant @values : memref<11xf32> = dense<[
  0x00000000, 0x80000000, 0x3F800000, 0xC0200000, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x807FFFFF, 0x7F7FFFFF]>

// The bit pattern, with one pattern for all NaNs.
func.func @pattern(%x: f32) -> i32 {
  %nan = arith.constant 0x7FC00000 : i32
  %bits = arith.bitcast %x : f32 to i32
  %is_nan = arith.cmpf uno, %x, %x : f32
  %r = arith.select %is_nan, %nan, %bits : i32
  return %r : i32
}

// All predicates, one bit each, in the order of their codes.
func.func @compare(%a: f32, %b: f32) -> i32 {
  %m0 = arith.constant 0 : i32
  %s0 = arith.constant 0 : i32
  %c0 = arith.cmpf false, %a, %b : f32
  %e0 = arith.extui %c0 : i1 to i32
  %b0 = arith.shli %e0, %s0 : i32
  %m1 = arith.ori %m0, %b0 : i32
  %s1 = arith.constant 1 : i32
  %c1 = arith.cmpf oeq, %a, %b : f32
  %e1 = arith.extui %c1 : i1 to i32
  %b1 = arith.shli %e1, %s1 : i32
  %m2 = arith.ori %m1, %b1 : i32
  %s2 = arith.constant 2 : i32
  %c2 = arith.cmpf ogt, %a, %b : f32
  %e2 = arith.extui %c2 : i1 to i32
  %b2 = arith.shli %e2, %s2 : i32
  %m3 = arith.ori %m2, %b2 : i32
  %s3 = arith.constant 3 : i32
  %c3 = arith.cmpf oge, %a, %b : f32
  %e3 = arith.extui %c3 : i1 to i32
  %b3 = arith.shli %e3, %s3 : i32
  %m4 = arith.ori %m3, %b3 : i32
  %s4 = arith.constant 4 : i32
  %c4 = arith.cmpf olt, %a, %b : f32
  %e4 = arith.extui %c4 : i1 to i32
  %b4 = arith.shli %e4, %s4 : i32
  %m5 = arith.ori %m4, %b4 : i32
  %s5 = arith.constant 5 : i32
  %c5 = arith.cmpf ole, %a, %b : f32
  %e5 = arith.extui %c5 : i1 to i32
  %b5 = arith.shli %e5, %s5 : i32
  %m6 = arith.ori %m5, %b5 : i32
  %s6 = arith.constant 6 : i32
  %c6 = arith.cmpf one, %a, %b : f32
  %e6 = arith.extui %c6 : i1 to i32
  %b6 = arith.shli %e6, %s6 : i32
  %m7 = arith.ori %m6, %b6 : i32
  %s7 = arith.constant 7 : i32
  %c7 = arith.cmpf ord, %a, %b : f32
  %e7 = arith.extui %c7 : i1 to i32
  %b7 = arith.shli %e7, %s7 : i32
  %m8 = arith.ori %m7, %b7 : i32
  %s8 = arith.constant 8 : i32
  %c8 = arith.cmpf ueq, %a, %b : f32
  %e8 = arith.extui %c8 : i1 to i32
  %b8 = arith.shli %e8, %s8 : i32
  %m9 = arith.ori %m8, %b8 : i32
  %s9 = arith.constant 9 : i32
  %c9 = arith.cmpf ugt, %a, %b : f32
  %e9 = arith.extui %c9 : i1 to i32
  %b9 = arith.shli %e9, %s9 : i32
  %m10 = arith.ori %m9, %b9 : i32
  %s10 = arith.constant 10 : i32
  %c10 = arith.cmpf uge, %a, %b : f32
  %e10 = arith.extui %c10 : i1 to i32
  %b10 = arith.shli %e10, %s10 : i32
  %m11 = arith.ori %m10, %b10 : i32
  %s11 = arith.constant 11 : i32
  %c11 = arith.cmpf ult, %a, %b : f32
  %e11 = arith.extui %c11 : i1 to i32
  %b11 = arith.shli %e11, %s11 : i32
  %m12 = arith.ori %m11, %b11 : i32
  %s12 = arith.constant 12 : i32
  %c12 = arith.cmpf ule, %a, %b : f32
  %e12 = arith.extui %c12 : i1 to i32
  %b12 = arith.shli %e12, %s12 : i32
  %m13 = arith.ori %m12, %b12 : i32
  %s13 = arith.constant 13 : i32
  %c13 = arith.cmpf une, %a, %b : f32
  %e13 = arith.extui %c13 : i1 to i32
  %b13 = arith.shli %e13, %s13 : i32
  %m14 = arith.ori %m13, %b13 : i32
  %s14 = arith.constant 14 : i32
  %c14 = arith.cmpf uno, %a, %b : f32
  %e14 = arith.extui %c14 : i1 to i32
  %b14 = arith.shli %e14, %s14 : i32
  %m15 = arith.ori %m14, %b14 : i32
  %s15 = arith.constant 15 : i32
  %c15 = arith.cmpf true, %a, %b : f32
  %e15 = arith.extui %c15 : i1 to i32
  %b15 = arith.shli %e15, %s15 : i32
  %m16 = arith.ori %m15, %b15 : i32
  return %m16 : i32
}

func.func @operations(%a: f32, %b: f32) {
  %zero = arith.constant 0.0 : f32
  %addf = arith.addf %a, %b : f32
  %subf = arith.subf %a, %b : f32
  %mulf = arith.mulf %a, %b : f32
  %divf = arith.divf %a, %b : f32
  %maximumf = arith.maximumf %a, %b : f32
  %minimumf = arith.minimumf %a, %b : f32
  %maxnumf_any = arith.maxnumf %a, %b : f32
  %maxnumf = arith.addf %maxnumf_any, %zero : f32
  %minnumf_any = arith.minnumf %a, %b : f32
  %minnumf = arith.addf %minnumf_any, %zero : f32
  %a_p = func.call @pattern(%a) : (f32) -> i32
  %b_p = func.call @pattern(%b) : (f32) -> i32
  %addf_p = func.call @pattern(%addf) : (f32) -> i32
  %subf_p = func.call @pattern(%subf) : (f32) -> i32
  %mulf_p = func.call @pattern(%mulf) : (f32) -> i32
  %divf_p = func.call @pattern(%divf) : (f32) -> i32
  %maximumf_p = func.call @pattern(%maximumf) : (f32) -> i32
  %minimumf_p = func.call @pattern(%minimumf) : (f32) -> i32
  %maxnumf_p = func.call @pattern(%maxnumf) : (f32) -> i32
  %minnumf_p = func.call @pattern(%minnumf) : (f32) -> i32
  %cmp = func.call @compare(%a, %b) : (f32, f32) -> i32
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %a_p, %b_p, %addf_p, %subf_p, %mulf_p, %divf_p, %maximumf_p, %minimumf_p, %maxnumf_p, %minnumf_p, %cmp) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %values = memref.get_global @values : memref<11xf32>
  %n = memref.dim %values, %c0 : memref<11xf32>
  %fmt = llvm.mlir.addressof @fmt_neg : !llvm.ptr
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %values[%i] : memref<11xf32>
    %neg = arith.negf %a : f32
    %a_p = func.call @pattern(%a) : (f32) -> i32
    %neg_p = func.call @pattern(%neg) : (f32) -> i32
    %w = llvm.call @printf(%fmt, %a_p, %neg_p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    scf.for %j = %c0 to %n step %c1 {
      %b = memref.load %values[%j] : memref<11xf32>
      func.call @operations(%a, %b) : (f32, f32) -> ()
    }
  }
  %ok = arith.constant 0 : i32
  return %ok : i32
}
