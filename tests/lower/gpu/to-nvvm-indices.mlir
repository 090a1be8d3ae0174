// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))"
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv=1 index-bitwidth=32}))"
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm{index-bitwidth=16}))"

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
    %cluster_idx = gpu.cluster_id x
    "test.use"(%cluster_idx) : (index) -> ()
    %cluster_idy = gpu.cluster_id y
    "test.use"(%cluster_idy) : (index) -> ()
    %cluster_idz = gpu.cluster_id z
    "test.use"(%cluster_idz) : (index) -> ()
    %cluster_dimx = gpu.cluster_dim x
    "test.use"(%cluster_dimx) : (index) -> ()
    %cluster_dimy = gpu.cluster_dim y
    "test.use"(%cluster_dimy) : (index) -> ()
    %cluster_dimz = gpu.cluster_dim z
    "test.use"(%cluster_dimz) : (index) -> ()
    %cluster_block_idx = gpu.cluster_block_id x
    "test.use"(%cluster_block_idx) : (index) -> ()
    %cluster_block_idy = gpu.cluster_block_id y
    "test.use"(%cluster_block_idy) : (index) -> ()
    %cluster_block_idz = gpu.cluster_block_id z
    "test.use"(%cluster_block_idz) : (index) -> ()
    %cluster_dim_blocksx = gpu.cluster_dim_blocks x
    "test.use"(%cluster_dim_blocksx) : (index) -> ()
    %cluster_dim_blocksy = gpu.cluster_dim_blocks y
    "test.use"(%cluster_dim_blocksy) : (index) -> ()
    %cluster_dim_blocksz = gpu.cluster_dim_blocks z
    "test.use"(%cluster_dim_blocksz) : (index) -> ()
    %uthread_id = gpu.thread_id x upper_bound 3000000000
    "test.use"(%uthread_id) : (index) -> ()
    %ublock_id = gpu.block_id x upper_bound 3000000000
    "test.use"(%ublock_id) : (index) -> ()
    %ublock_dim = gpu.block_dim x upper_bound 3000000000
    "test.use"(%ublock_dim) : (index) -> ()
    %ugrid_dim = gpu.grid_dim x upper_bound 3000000000
    "test.use"(%ugrid_dim) : (index) -> ()
    %uglobal_id = gpu.global_id x upper_bound 3000000000
    "test.use"(%uglobal_id) : (index) -> ()
    %ucluster_id = gpu.cluster_id x upper_bound 3000000000
    "test.use"(%ucluster_id) : (index) -> ()
    %ucluster_dim = gpu.cluster_dim x upper_bound 3000000000
    "test.use"(%ucluster_dim) : (index) -> ()
    %ucluster_block_id = gpu.cluster_block_id x upper_bound 3000000000
    "test.use"(%ucluster_block_id) : (index) -> ()
    %ucluster_dim_blocks = gpu.cluster_dim_blocks x upper_bound 3000000000
    "test.use"(%ucluster_dim_blocks) : (index) -> ()
    %l = gpu.lane_id
    %m = gpu.lane_id upper_bound 64
    "test.use"(%l, %m) : (index, index) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f() kernel attributes {known_block_size = array<i32: 32, 4, 1>, known_grid_size = array<i32: 5, 6, 7>, known_cluster_size = array<i32: 2, 1, 8>} {
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
    %cluster_idx = gpu.cluster_id x
    "test.use"(%cluster_idx) : (index) -> ()
    %cluster_idy = gpu.cluster_id y
    "test.use"(%cluster_idy) : (index) -> ()
    %cluster_idz = gpu.cluster_id z
    "test.use"(%cluster_idz) : (index) -> ()
    %cluster_dimx = gpu.cluster_dim x
    "test.use"(%cluster_dimx) : (index) -> ()
    %cluster_dimy = gpu.cluster_dim y
    "test.use"(%cluster_dimy) : (index) -> ()
    %cluster_dimz = gpu.cluster_dim z
    "test.use"(%cluster_dimz) : (index) -> ()
    %cluster_block_idx = gpu.cluster_block_id x
    "test.use"(%cluster_block_idx) : (index) -> ()
    %cluster_block_idy = gpu.cluster_block_id y
    "test.use"(%cluster_block_idy) : (index) -> ()
    %cluster_block_idz = gpu.cluster_block_id z
    "test.use"(%cluster_block_idz) : (index) -> ()
    %cluster_dim_blocksx = gpu.cluster_dim_blocks x
    "test.use"(%cluster_dim_blocksx) : (index) -> ()
    %cluster_dim_blocksy = gpu.cluster_dim_blocks y
    "test.use"(%cluster_dim_blocksy) : (index) -> ()
    %cluster_dim_blocksz = gpu.cluster_dim_blocks z
    "test.use"(%cluster_dim_blocksz) : (index) -> ()
    %uthread_id = gpu.thread_id x upper_bound 3000000000
    "test.use"(%uthread_id) : (index) -> ()
    %ublock_id = gpu.block_id x upper_bound 3000000000
    "test.use"(%ublock_id) : (index) -> ()
    %ublock_dim = gpu.block_dim x upper_bound 3000000000
    "test.use"(%ublock_dim) : (index) -> ()
    %ugrid_dim = gpu.grid_dim x upper_bound 3000000000
    "test.use"(%ugrid_dim) : (index) -> ()
    %uglobal_id = gpu.global_id x upper_bound 3000000000
    "test.use"(%uglobal_id) : (index) -> ()
    %ucluster_id = gpu.cluster_id x upper_bound 3000000000
    "test.use"(%ucluster_id) : (index) -> ()
    %ucluster_dim = gpu.cluster_dim x upper_bound 3000000000
    "test.use"(%ucluster_dim) : (index) -> ()
    %ucluster_block_id = gpu.cluster_block_id x upper_bound 3000000000
    "test.use"(%ucluster_block_id) : (index) -> ()
    %ucluster_dim_blocks = gpu.cluster_dim_blocks x upper_bound 3000000000
    "test.use"(%ucluster_dim_blocks) : (index) -> ()
    %l = gpu.lane_id
    %m = gpu.lane_id upper_bound 64
    "test.use"(%l, %m) : (index, index) -> ()
    gpu.return
  }
}
