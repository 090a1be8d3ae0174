// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm{has-redux=1}))"

gpu.module @k {
  gpu.func @f0(%f : f32, %i : i32, %l : i64, %d : f64) {
    %0 = gpu.subgroup_reduce add %i uniform : (i32) -> i32
    "use"(%0) : (i32) -> ()
    gpu.return
  }
  gpu.func @f1(%f : f32, %i : i32, %l : i64, %d : f64) {
    %0 = gpu.subgroup_reduce minsi %i uniform : (i32) -> i32
    "use"(%0) : (i32) -> ()
    gpu.return
  }
  gpu.func @f2(%f : f32, %i : i32, %l : i64, %d : f64) {
    %0 = gpu.subgroup_reduce maxsi %i uniform : (i32) -> i32
    "use"(%0) : (i32) -> ()
    gpu.return
  }
  gpu.func @f3(%f : f32, %i : i32, %l : i64, %d : f64) {
    %0 = gpu.subgroup_reduce and %i uniform : (i32) -> i32
    "use"(%0) : (i32) -> ()
    gpu.return
  }
  gpu.func @f4(%f : f32, %i : i32, %l : i64, %d : f64) {
    %0 = gpu.subgroup_reduce or %i uniform : (i32) -> i32
    "use"(%0) : (i32) -> ()
    gpu.return
  }
  gpu.func @f5(%f : f32, %i : i32, %l : i64, %d : f64) {
    %0 = gpu.subgroup_reduce xor %i uniform : (i32) -> i32
    "use"(%0) : (i32) -> ()
    gpu.return
  }
}
