// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{runtime=HIP}))"
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{runtime=OpenCL index-bitwidth=32}))"

gpu.module @k {
  gpu.func @f(%a: i32, %f : f32, %h : f16, %d : f64, %l : i64, %b : i1, %ix : index) kernel { 
   gpu.printf "hello"
   gpu.printf "%d %f %f %f", %a, %f, %h, %d : i32, f32, f16, f64
   gpu.printf "%d %f %f %f %d %d %d %d %d", %a, %f, %h, %d, %l, %b, %ix, %a, %a : i32, f32, f16, f64, i64, i1, index, i32, i32
   gpu.return }
}
