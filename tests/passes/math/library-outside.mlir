// RUN: terrace opt %s --allow-unregistered-dialect --convert-math-to-rocdl
// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm{allowed-dialects=math}))"

"test.region"() ({
^bb0(%x: f64):
  %0 = math.atan %x : f64
  "test.end"(%0) : (f64) -> ()
}) : () -> ()

gpu.module @kernels {
  "test.region"() ({
  ^bb0(%x: f64):
    %0 = math.atan %x : f64
    "test.end"(%0) : (f64) -> ()
  }) : () -> ()
}
