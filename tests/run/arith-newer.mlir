// Operations that came with MLIR 23, on values that are known at run time only.
// DIFFERS: MLIR 22 does not have these operations

func.func private @denormals(%bits: i32) attributes {no_inline} {
  %x = arith.bitcast %bits : i32 to f32
  %y = arith.flush_denormals %x : f32
  %z = arith.bitcast %y : f32 to i32
  vector.print %z : i32
  return
}
func.func private @subtract(%x: i8, %y: i8) attributes {no_inline} {
  %d, %b = arith.subui_extended %x, %y : i8, i1
  vector.print %d : i8
  vector.print %b : i1
  return
}
func.func private @convert(%bits: i16) attributes {no_inline} {
  %x = arith.bitcast %bits : i16 to bf16
  %near = arith.convertf %x : bf16 to f16
  %down = arith.convertf %x downward : bf16 to f16
  %up = arith.convertf %x upward : bf16 to f16
  %0 = arith.bitcast %near : f16 to i16
  %1 = arith.bitcast %down : f16 to i16
  %2 = arith.bitcast %up : f16 to i16
  vector.print %0 : i16
  vector.print %1 : i16
  vector.print %2 : i16
  return
}
func.func private @small(%bits: i8) attributes {no_inline} {
  %x = arith.bitcast %bits : i8 to f8E5M2
  %y = arith.convertf %x : f8E5M2 to f8E4M3
  %z = arith.bitcast %y : f8E4M3 to i8
  vector.print %z : i8
  return
}
func.func private @planes(%v: vector<2x2xi32>, %w: vector<2x2xi32>) attributes {no_inline} {
  %d, %b = arith.subui_extended %v, %w : vector<2x2xi32>, vector<2x2xi1>
  vector.print %d : vector<2x2xi32>
  vector.print %b : vector<2x2xi1>
  return
}
func.func @main() -> i32 {
  // The greatest denormal number, its negative, the least normal number, infinity, NaN.
  %0 = arith.constant 8388607 : i32
  %1 = arith.constant -2139095041 : i32
  %2 = arith.constant 8388608 : i32
  %3 = arith.constant 2139095040 : i32
  %4 = arith.constant 2143289345 : i32
  call @denormals(%0) : (i32) -> ()
  call @denormals(%1) : (i32) -> ()
  call @denormals(%2) : (i32) -> ()
  call @denormals(%3) : (i32) -> ()
  call @denormals(%4) : (i32) -> ()
  %c5 = arith.constant 5 : i8
  %c7 = arith.constant 7 : i8
  call @subtract(%c7, %c5) : (i8, i8) -> ()
  call @subtract(%c5, %c7) : (i8, i8) -> ()
  // 1.5, a number between the two least ones of f16, 10^30.
  %5 = arith.constant 16320 : i16
  %6 = arith.constant 13185 : i16
  %7 = arith.constant 29001 : i16
  call @convert(%5) : (i16) -> ()
  call @convert(%6) : (i16) -> ()
  call @convert(%7) : (i16) -> ()
  %8 = arith.constant 62 : i8
  call @small(%8) : (i8) -> ()
  %v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %w = arith.constant dense<[[4, 3], [2, 1]]> : vector<2x2xi32>
  call @planes(%v, %w) : (vector<2x2xi32>, vector<2x2xi32>) -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
