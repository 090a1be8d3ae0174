// Conversions of floats to integers of more than 64 bits that saturate, and of fp128 to narrow ones: values in range,
// out of range on either side, infinities, NaN, and powers of two at the limits.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%016lx%016lx \00")
llvm.mlir.global internal constant @fmt_end("\0A\00")

llvm.func @put(%x: i128) {
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %width = llvm.mlir.constant(64 : i128) : i128
  %h = llvm.lshr %x, %width : i128
  %high = llvm.trunc %h : i128 to i64
  %low = llvm.trunc %x : i128 to i64
  %w = llvm.call @printf(%fmt, %high, %low) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64) -> i32
  llvm.return
}

llvm.func @end() {
  %fmt = llvm.mlir.addressof @fmt_end : !llvm.ptr
  %w = llvm.call @printf(%fmt) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  llvm.return
}

llvm.func @convert(%x: f64) {
  %s128 = llvm.call_intrinsic "llvm.fptosi.sat.i128.f64"(%x) : (f64) -> i128
  %u128 = llvm.call_intrinsic "llvm.fptoui.sat.i128.f64"(%x) : (f64) -> i128
  %s100 = llvm.call_intrinsic "llvm.fptosi.sat.i100.f64"(%x) : (f64) -> i100
  %u65 = llvm.call_intrinsic "llvm.fptoui.sat.i65.f64"(%x) : (f64) -> i65
  %single = llvm.fptrunc %x : f64 to f32
  %f128 = llvm.call_intrinsic "llvm.fptosi.sat.i128.f32"(%single) : (f32) -> i128
  %half = llvm.fptrunc %x : f64 to f16
  %h128 = llvm.call_intrinsic "llvm.fptoui.sat.i128.f16"(%half) : (f16) -> i128
  %quad = llvm.fpext %x : f64 to f128
  %q128 = llvm.call_intrinsic "llvm.fptosi.sat.i128.f128"(%quad) : (f128) -> i128
  %q24 = llvm.call_intrinsic "llvm.fptoui.sat.i24.f128"(%quad) : (f128) -> i24
  %s100.wide = llvm.sext %s100 : i100 to i128
  %u65.wide = llvm.zext %u65 : i65 to i128
  %q24.wide = llvm.zext %q24 : i24 to i128
  llvm.call @put(%s128) : (i128) -> ()
  llvm.call @put(%u128) : (i128) -> ()
  llvm.call @put(%s100.wide) : (i128) -> ()
  llvm.call @put(%u65.wide) : (i128) -> ()
  llvm.call @put(%f128) : (i128) -> ()
  llvm.call @put(%h128) : (i128) -> ()
  llvm.call @put(%q128) : (i128) -> ()
  llvm.call @put(%q24.wide) : (i128) -> ()
  llvm.call @end() : () -> ()
  llvm.return
}

llvm.func @main() -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %v0 = llvm.mlir.constant(0.0 : f64) : f64
  %v1 = llvm.mlir.constant(-1.75 : f64) : f64
  %v2 = llvm.mlir.constant(40000.9 : f64) : f64
  %v3 = llvm.mlir.constant(-3.0e25 : f64) : f64
  %v4 = llvm.mlir.constant(3.6893488147419103e19 : f64) : f64
  %v5 = llvm.mlir.constant(6.338253001141147e29 : f64) : f64
  %v6 = llvm.mlir.constant(1.7014118346046923e38 : f64) : f64
  %v7 = llvm.mlir.constant(-1.7014118346046923e38 : f64) : f64
  %v8 = llvm.mlir.constant(3.4028236692093846e38 : f64) : f64
  %v9 = llvm.mlir.constant(1.0e300 : f64) : f64
  %v10 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  %v11 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  llvm.call @convert(%v0) : (f64) -> ()
  llvm.call @convert(%v1) : (f64) -> ()
  llvm.call @convert(%v2) : (f64) -> ()
  llvm.call @convert(%v3) : (f64) -> ()
  llvm.call @convert(%v4) : (f64) -> ()
  llvm.call @convert(%v5) : (f64) -> ()
  llvm.call @convert(%v6) : (f64) -> ()
  llvm.call @convert(%v7) : (f64) -> ()
  llvm.call @convert(%v8) : (f64) -> ()
  llvm.call @convert(%v9) : (f64) -> ()
  llvm.call @convert(%v10) : (f64) -> ()
  llvm.call @convert(%v11) : (f64) -> ()
  llvm.return %zero : i32
}
