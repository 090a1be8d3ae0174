// RUN: terrace opt %s --math-extend-to-supported-types
// RUN: terrace opt %s --math-extend-to-supported-types="extra-types=bf16,f16 target-type=f64" --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --math-extend-to-supported-types=target-type=f128
// RUN: not terrace opt %s --math-extend-to-supported-types=extra-types=f16,bar 2>&1
// RUN: not terrace opt %s --math-extend-to-supported-types=target-type=tf32 2>&1
// RUN: not terrace opt %s --math-extend-to-supported-types=target-type=f16 2>&1

func.func @a(%a: f16, %b: bf16, %c: f32, %v: vector<4xf16>, %d: f64, %i: i32, %e: f8E4M3, %g: f80, %h : f128, %t: tensor<?xf16>, %vb: vector<[4]x3xbf16>, %x: f8E8M0FNU) {
  %0 = math.sin %a : f16
  %1 = math.fma %b, %b, %b {foo} : bf16
  %2 = math.sin %c : f32
  %3 = math.powf %v, %v fastmath<fast> : vector<4xf16>
  %4 = math.sin %d : f64
  %5 = math.fpowi %a, %i : f16, i32
  %6 = math.isnan %a : f16
  %7 = math.absi %i : i32
  %8 = math.cos %e : f8E4M3
  %11 = math.cos %t : tensor<?xf16>
  %12, %13 = math.sincos %a : f16
  %14 = math.copysign %a, %a : f16
  %15 = math.clampf %a to [%a, %a] : f16
  %16 = math.isfinite %v : vector<4xf16>
  %17 = math.cos %vb : vector<[4]x3xbf16>
  %18 = arith.addf %a, %a : f16
  %19 = math.cos %x : f8E8M0FNU
  %20 = math.absf %a : f16
  return
}
