// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @kernel() attributes {rocdl.kernel} {
  llvm.return
}

llvm.func @declared() attributes {rocdl.kernel}

llvm.func @uniform() attributes {rocdl.kernel, rocdl.uniform_work_group_size = false} {
  llvm.return
}

llvm.func @max_size() attributes {rocdl.kernel, rocdl.flat_work_group_size = "64,128", rocdl.max_flat_work_group_size = 128 : index} {
  llvm.return
}

llvm.func @size() attributes {rocdl.kernel, rocdl.flat_work_group_size = "64,128"} {
  llvm.return
}

llvm.func @passthrough() attributes {passthrough = [["amdgpu-flat-work-group-size", "1,64"], "noinline"], rocdl.kernel} {
  llvm.return
}

llvm.func @required_size() attributes {rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 16, 4, -1>} {
  llvm.return
}

llvm.func @same_size() attributes {rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 16, 4, -1>, rocdl.waves_per_eu = 2 : i32} {
  llvm.return
}

llvm.func @atomics() attributes {rocdl.unsafe_fp_atomics = true, rocdl.waves_per_eu = -3 : i64} {
  llvm.return
}

llvm.func @precise() attributes {rocdl.kernel = 1 : i32, rocdl.max_flat_work_group_size = -1 : i8, rocdl.unsafe_fp_atomics = false, rocdl.reqd_work_group_size = array<i32>} {
  llvm.return
}
