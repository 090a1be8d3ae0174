// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Numbers and sizes of threads, blocks, clusters and subgroups.
func.func @indices() {
  %0 = gpu.thread_id x
  %1 = gpu.thread_id y upper_bound 64 {a = 1 : i32}
  %2 = gpu.block_id z
  %3 = gpu.block_dim x upper_bound 1024
  %4 = gpu.grid_dim y
  %5 = gpu.global_id x upper_bound 65536
  %6 = gpu.cluster_id x
  %7 = gpu.cluster_dim y
  %8 = gpu.cluster_block_id z upper_bound 4
  %9 = gpu.cluster_dim_blocks x
  %10 = gpu.lane_id
  %11 = gpu.lane_id upper_bound 64
  %12 = gpu.subgroup_id : index
  %13 = gpu.subgroup_id upper_bound 4 : index
  %14 = gpu.num_subgroups : index
  %15 = gpu.num_subgroups upper_bound 8 {b} : index
  %16 = gpu.subgroup_size : index
  %17 = gpu.subgroup_size upper_bound 64 : index
  return
}

// The name of a result follows from the dimension.
func.func @names() -> index {
  %a = gpu.thread_id x
  %b = gpu.thread_id x
  %c = arith.addi %a, %b : index
  return %c : index
}

func.func @generic() -> (index, index) {
  %0 = "gpu.block_id"() <{dimension = #gpu<dim x>, upper_bound = 4 : index}> : () -> index
  %1 = "gpu.lane_id"() : () -> index
  return %0, %1 : index, index
}
