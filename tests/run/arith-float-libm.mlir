// The float operations of arith that become calls into the C maths library on
// common targets: remf on f16, f32 and f64, and maxnumf and minnumf on f16. The
// result of remf has the sign of the dividend; by zero and of infinity it is NaN.
// To be linked with -lm.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%g %g: rem %g %g %g max %g min %g\0A\00")

memref.global "private" constant @values : memref<10xf64> = dense<[
  0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF8000000000000, 0x4015000000000000,
  0xC01C000000000000, 0x4090000000000000, 0x3FC0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]>

// NaN is shown as the positive one.
func.func @normal(%x: f64) -> f64 {
  %nan = arith.constant 0x7FF8000000000000 : f64
  %is_nan = arith.cmpf uno, %x, %x : f64
  %r = arith.select %is_nan, %nan, %x : f64
  return %r : f64
}

func.func @operations(%a: f64, %b: f64) {
  %zero = arith.constant 0.0 : f16
  %a32 = arith.truncf %a : f64 to f32
  %b32 = arith.truncf %b : f64 to f32
  %a16 = arith.truncf %a : f64 to f16
  %b16 = arith.truncf %b : f64 to f16
  %r64 = arith.remf %a, %b : f64
  %r32 = arith.remf %a32, %b32 : f32
  %r16 = arith.remf %a16, %b16 : f16
  %max_any = arith.maxnumf %a16, %b16 : f16
  %min_any = arith.minnumf %a16, %b16 : f16
  %max = arith.addf %max_any, %zero : f16
  %min = arith.addf %min_any, %zero : f16
  %r32_w = arith.extf %r32 : f32 to f64
  %r16_w = arith.extf %r16 : f16 to f64
  %max_w = arith.extf %max : f16 to f64
  %min_w = arith.extf %min : f16 to f64
  %n_a = func.call @normal(%a) : (f64) -> f64
  %n_b = func.call @normal(%b) : (f64) -> f64
  %n_r64 = func.call @normal(%r64) : (f64) -> f64
  %n_r32_w = func.call @normal(%r32_w) : (f64) -> f64
  %n_r16_w = func.call @normal(%r16_w) : (f64) -> f64
  %n_max_w = func.call @normal(%max_w) : (f64) -> f64
  %n_min_w = func.call @normal(%min_w) : (f64) -> f64
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %n_a, %n_b, %n_r64, %n_r32_w, %n_r16_w, %n_max_w, %n_min_w) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64, f64, f64, f64, f64) -> i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %values = memref.get_global @values : memref<10xf64>
  %n = memref.dim %values, %c0 : memref<10xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = memref.load %values[%i] : memref<10xf64>
      %b = memref.load %values[%j] : memref<10xf64>
      func.call @operations(%a, %b) : (f64, f64) -> ()
    }
  }
  %ok = arith.constant 0 : i32
  return %ok : i32
}
