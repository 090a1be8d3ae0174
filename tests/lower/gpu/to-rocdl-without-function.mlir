// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942}))"

gpu.module @k {
  gpu.func @f(%b: bf16, %v: vector<2xbf16>, %x: f80) kernel {
    %0 = math.exp %b : bf16
    %1 = math.log %v : vector<2xbf16>
    %2 = math.exp2 %b : bf16
    %3 = math.ceil %x : f80
    %4 = math.expm1 %x : f80
    %5 = math.log1p %x : f80
    %6 = math.tan %x : f80
    %7 = arith.remf %x, %x : f80
    "use"(%0, %1, %2, %3, %4, %5, %6, %7) : (bf16, vector<2xbf16>, bf16, f80, f80, f80, f80, f80) -> ()
    gpu.return
  }

  // Functions are declared in front of the function, which is missing.
  "test.region"() ({
  ^bb0(%d: f64, %h: f16, %s: f32, %b: bf16):
    %0 = math.exp %d : f64
    %1 = math.log %h : f16
    %2 = math.exp %s : f32
    %3 = math.log %s : f32
    %4 = math.sin %s : f32
    %5 = math.cos %s : f32
    %6 = math.ceil %s : f32
    %7 = math.floor %b : bf16
    %8 = math.exp2 %s : f32
    %9 = math.log2 %s : f32
    %10 = math.log10 %s : f32
    %11 = math.powf %s, %s : f32
    %12 = arith.remf %s, %s : f32
    %13 = math.expm1 %s : f32
    %14 = math.expm1 %d : f64
    %15 = math.log1p %d : f64
    %16 = math.tan %d : f64
    "test.end"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16) : (f64, f16, f32, f32, f32, f32, f32, bf16, f32, f32, f32, f32, f32, f32, f64, f64, f64) -> ()
  }) : () -> ()
}
