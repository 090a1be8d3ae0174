// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942}))"
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx1100 index-bitwidth=32}))"
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{index-bitwidth=16}))"

gpu.module @k {
  gpu.func @f() kernel {
    %thread_idx = gpu.thread_id x
    "test.use"(%thread_idx) : (index) -> ()
    %thread_idy = gpu.thread_id y
    "test.use"(%thread_idy) : (index) -> ()
    %thread_idz = gpu.thread_id z
    "test.use"(%thread_idz) : (index) -> ()
    %block_idx = gpu.block_id x
    "test.use"(%block_idx) : (index) -> ()
    %block_idy = gpu.block_id y
    "test.use"(%block_idy) : (index) -> ()
    %block_idz = gpu.block_id z
    "test.use"(%block_idz) : (index) -> ()
    %block_dimx = gpu.block_dim x
    "test.use"(%block_dimx) : (index) -> ()
    %block_dimy = gpu.block_dim y
    "test.use"(%block_dimy) : (index) -> ()
    %block_dimz = gpu.block_dim z
    "test.use"(%block_dimz) : (index) -> ()
    %grid_dimx = gpu.grid_dim x
    "test.use"(%grid_dimx) : (index) -> ()
    %grid_dimy = gpu.grid_dim y
    "test.use"(%grid_dimy) : (index) -> ()
    %grid_dimz = gpu.grid_dim z
    "test.use"(%grid_dimz) : (index) -> ()
    %global_idx = gpu.global_id x
    "test.use"(%global_idx) : (index) -> ()
    %global_idy = gpu.global_id y
    "test.use"(%global_idy) : (index) -> ()
    %global_idz = gpu.global_id z
    "test.use"(%global_idz) : (index) -> ()
    %uthread_id = gpu.thread_id x upper_bound 3000
    "test.use"(%uthread_id) : (index) -> ()
    %ublock_id = gpu.block_id x upper_bound 3000
    "test.use"(%ublock_id) : (index) -> ()
    %ublock_dim = gpu.block_dim x upper_bound 3000
    "test.use"(%ublock_dim) : (index) -> ()
    %ugrid_dim = gpu.grid_dim x upper_bound 3000
    "test.use"(%ugrid_dim) : (index) -> ()
    %uglobal_id = gpu.global_id x upper_bound 3000
    "test.use"(%uglobal_id) : (index) -> ()
    %l = gpu.lane_id
    %m = gpu.lane_id upper_bound 64
    %n = gpu.subgroup_size : index
    %o = gpu.subgroup_size upper_bound 128 : index
    "test.use"(%l, %m, %n, %o) : (index, index, index, index) -> ()
    gpu.barrier
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f() kernel attributes {known_block_size = array<i32: 32, 4, 1>, known_grid_size = array<i32: 5, 6, 7>} {
    %thread_idx = gpu.thread_id x
    "test.use"(%thread_idx) : (index) -> ()
    %thread_idy = gpu.thread_id y
    "test.use"(%thread_idy) : (index) -> ()
    %thread_idz = gpu.thread_id z
    "test.use"(%thread_idz) : (index) -> ()
    %block_idx = gpu.block_id x
    "test.use"(%block_idx) : (index) -> ()
    %block_idy = gpu.block_id y
    "test.use"(%block_idy) : (index) -> ()
    %block_idz = gpu.block_id z
    "test.use"(%block_idz) : (index) -> ()
    %block_dimx = gpu.block_dim x
    "test.use"(%block_dimx) : (index) -> ()
    %block_dimy = gpu.block_dim y
    "test.use"(%block_dimy) : (index) -> ()
    %block_dimz = gpu.block_dim z
    "test.use"(%block_dimz) : (index) -> ()
    %grid_dimx = gpu.grid_dim x
    "test.use"(%grid_dimx) : (index) -> ()
    %grid_dimy = gpu.grid_dim y
    "test.use"(%grid_dimy) : (index) -> ()
    %grid_dimz = gpu.grid_dim z
    "test.use"(%grid_dimz) : (index) -> ()
    %global_idx = gpu.global_id x
    "test.use"(%global_idx) : (index) -> ()
    %global_idy = gpu.global_id y
    "test.use"(%global_idy) : (index) -> ()
    %global_idz = gpu.global_id z
    "test.use"(%global_idz) : (index) -> ()
    %uthread_id = gpu.thread_id x upper_bound 3000
    "test.use"(%uthread_id) : (index) -> ()
    %ublock_id = gpu.block_id x upper_bound 3000
    "test.use"(%ublock_id) : (index) -> ()
    %ublock_dim = gpu.block_dim x upper_bound 3000
    "test.use"(%ublock_dim) : (index) -> ()
    %ugrid_dim = gpu.grid_dim x upper_bound 3000
    "test.use"(%ugrid_dim) : (index) -> ()
    %uglobal_id = gpu.global_id x upper_bound 3000
    "test.use"(%uglobal_id) : (index) -> ()
    %l = gpu.lane_id
    %m = gpu.lane_id upper_bound 64
    %n = gpu.subgroup_size : index
    %o = gpu.subgroup_size upper_bound 128 : index
    "test.use"(%l, %m, %n, %o) : (index, index, index, index) -> ()
    gpu.barrier
    gpu.return
  }
}
