// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942}))"

gpu.module @k {
  gpu.func @f(%f : f32, %d : f64, %l : i64, %i : i32, %b : i8, %p : !llvm.ptr, %v : vector<4xi32>, %x : index) {
    %0 = gpu.subgroup_broadcast %d, first_active_lane : f64
    %1 = gpu.subgroup_broadcast %l, specific_lane %i : i64
    %2 = gpu.subgroup_broadcast %b, specific_lane %i : i8
    %3 = gpu.subgroup_broadcast %v, specific_lane %i : vector<4xi32>
    %4 = gpu.subgroup_broadcast %x, first_active_lane : index
    %5 = gpu.subgroup_broadcast %p, first_active_lane : !llvm.ptr
    "use"(%0,%1,%2,%3,%4,%5) : (f64, i64, i8, vector<4xi32>, index, !llvm.ptr) -> ()
    gpu.return
  }
}
