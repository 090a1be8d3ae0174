//! Reads of special registers. The result may be of any type; LLVM IR has those of 32 and 64 bits that PTX has.
//!
//! ```mlir
//! %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 1024> : i32
//! %1 = nvvm.read.ptx.sreg.lanemask.eq : i32
//! %2 = nvvm.read.ptx.sreg.clock64 : i64
//! ```

use crate::attrs::ConstantRange;
use crate::range;
use terrace_llvm::constraints::LlvmType;
use terrace_rewrite::prelude::*;

ops! { "nvvm", SPECIAL_REGISTER_OPS;
    /// `%cluster.ctaid.x`: the index of the block in its cluster along x.
    BlockInClusterIdX = "read.ptx.sreg.cluster.ctaid.x",
    /// `%cluster.ctaid.y`: the index of the block in its cluster along y.
    BlockInClusterIdY = "read.ptx.sreg.cluster.ctaid.y",
    /// `%cluster.ctaid.z`: the index of the block in its cluster along z.
    BlockInClusterIdZ = "read.ptx.sreg.cluster.ctaid.z",
    /// `%cluster.ctarank`: the number of the block in its cluster.
    ClusterId = "read.ptx.sreg.cluster.ctarank",
    /// `%cluster.nctaid.x`: the number of blocks of a cluster along x.
    ClusterDimBlocksX = "read.ptx.sreg.cluster.nctaid.x",
    /// `%cluster.nctaid.y`: the number of blocks of a cluster along y.
    ClusterDimBlocksY = "read.ptx.sreg.cluster.nctaid.y",
    /// `%cluster.nctaid.z`: the number of blocks of a cluster along z.
    ClusterDimBlocksZ = "read.ptx.sreg.cluster.nctaid.z",
    /// `%cluster.nctarank`: the number of blocks of a cluster.
    ClusterDim = "read.ptx.sreg.cluster.nctarank",
    /// `%clusterid.x`: the index of the cluster in the grid along x.
    ClusterIdX = "read.ptx.sreg.clusterid.x",
    /// `%clusterid.y`: the index of the cluster in the grid along y.
    ClusterIdY = "read.ptx.sreg.clusterid.y",
    /// `%clusterid.z`: the index of the cluster in the grid along z.
    ClusterIdZ = "read.ptx.sreg.clusterid.z",
    /// `%ctaid.x`: the index of the block in the grid along x.
    BlockIdX = "read.ptx.sreg.ctaid.x",
    /// `%ctaid.y`: the index of the block in the grid along y.
    BlockIdY = "read.ptx.sreg.ctaid.y",
    /// `%ctaid.z`: the index of the block in the grid along z.
    BlockIdZ = "read.ptx.sreg.ctaid.z",
    /// `%gridid`: the number of the grid.
    GridId = "read.ptx.sreg.gridid",
    /// `%laneid`: the number of the thread in its warp.
    LaneId = "read.ptx.sreg.laneid",
    /// `%nclusterid.x`: the number of clusters of the grid along x.
    ClusterDimX = "read.ptx.sreg.nclusterid.x",
    /// `%nclusterid.y`: the number of clusters of the grid along y.
    ClusterDimY = "read.ptx.sreg.nclusterid.y",
    /// `%nclusterid.z`: the number of clusters of the grid along z.
    ClusterDimZ = "read.ptx.sreg.nclusterid.z",
    /// `%nctaid.x`: the number of blocks of the grid along x.
    GridDimX = "read.ptx.sreg.nctaid.x",
    /// `%nctaid.y`: the number of blocks of the grid along y.
    GridDimY = "read.ptx.sreg.nctaid.y",
    /// `%nctaid.z`: the number of blocks of the grid along z.
    GridDimZ = "read.ptx.sreg.nctaid.z",
    /// `%nsmid`: the greatest number of multiprocessors.
    SmDim = "read.ptx.sreg.nsmid",
    /// `%ntid.x`: the number of threads of a block along x.
    BlockDimX = "read.ptx.sreg.ntid.x",
    /// `%ntid.y`: the number of threads of a block along y.
    BlockDimY = "read.ptx.sreg.ntid.y",
    /// `%ntid.z`: the number of threads of a block along z.
    BlockDimZ = "read.ptx.sreg.ntid.z",
    /// `%nwarpid`: the greatest number of warps of a block.
    WarpDim = "read.ptx.sreg.nwarpid",
    /// `%smid`: the number of the multiprocessor.
    SmId = "read.ptx.sreg.smid",
    /// `%tid.x`: the index of the thread in its block along x.
    ThreadIdX = "read.ptx.sreg.tid.x",
    /// `%tid.y`: the index of the thread in its block along y.
    ThreadIdY = "read.ptx.sreg.tid.y",
    /// `%tid.z`: the index of the thread in its block along z.
    ThreadIdZ = "read.ptx.sreg.tid.z",
    /// `%warpid`: the number of the warp in its block.
    WarpId = "read.ptx.sreg.warpid",
    /// `%warpsize`: the number of threads of a warp.
    WarpSize = "read.ptx.sreg.warpsize" {
        () -> (res: LlvmType)
        opts   { range: ConstantRange }
        traits [Pure]
        format "(`range` $range^)? attr-dict `:` type($res)"
        hooks  { verify_shape: range::verify, int_range: range::of_register }
    }

    /// `%aggr_smem_size`: the bytes of shared memory, with that of the system.
    AggrSmemSize = "read.ptx.sreg.aggr.smem.size",
    /// `%dynamic_smem_size`: the bytes of shared memory that the launch requested.
    DynamicSmemSize = "read.ptx.sreg.dynamic.smem.size",
    /// `%envreg0`: the environment register 0.
    EnvReg0 = "read.ptx.sreg.envreg0",
    /// `%envreg1`: the environment register 1.
    EnvReg1 = "read.ptx.sreg.envreg1",
    /// `%envreg2`: the environment register 2.
    EnvReg2 = "read.ptx.sreg.envreg2",
    /// `%envreg3`: the environment register 3.
    EnvReg3 = "read.ptx.sreg.envreg3",
    /// `%envreg4`: the environment register 4.
    EnvReg4 = "read.ptx.sreg.envreg4",
    /// `%envreg5`: the environment register 5.
    EnvReg5 = "read.ptx.sreg.envreg5",
    /// `%envreg6`: the environment register 6.
    EnvReg6 = "read.ptx.sreg.envreg6",
    /// `%envreg7`: the environment register 7.
    EnvReg7 = "read.ptx.sreg.envreg7",
    /// `%envreg8`: the environment register 8.
    EnvReg8 = "read.ptx.sreg.envreg8",
    /// `%envreg9`: the environment register 9.
    EnvReg9 = "read.ptx.sreg.envreg9",
    /// `%envreg10`: the environment register 10.
    EnvReg10 = "read.ptx.sreg.envreg10",
    /// `%envreg11`: the environment register 11.
    EnvReg11 = "read.ptx.sreg.envreg11",
    /// `%envreg12`: the environment register 12.
    EnvReg12 = "read.ptx.sreg.envreg12",
    /// `%envreg13`: the environment register 13.
    EnvReg13 = "read.ptx.sreg.envreg13",
    /// `%envreg14`: the environment register 14.
    EnvReg14 = "read.ptx.sreg.envreg14",
    /// `%envreg15`: the environment register 15.
    EnvReg15 = "read.ptx.sreg.envreg15",
    /// `%envreg16`: the environment register 16.
    EnvReg16 = "read.ptx.sreg.envreg16",
    /// `%envreg17`: the environment register 17.
    EnvReg17 = "read.ptx.sreg.envreg17",
    /// `%envreg18`: the environment register 18.
    EnvReg18 = "read.ptx.sreg.envreg18",
    /// `%envreg19`: the environment register 19.
    EnvReg19 = "read.ptx.sreg.envreg19",
    /// `%envreg20`: the environment register 20.
    EnvReg20 = "read.ptx.sreg.envreg20",
    /// `%envreg21`: the environment register 21.
    EnvReg21 = "read.ptx.sreg.envreg21",
    /// `%envreg22`: the environment register 22.
    EnvReg22 = "read.ptx.sreg.envreg22",
    /// `%envreg23`: the environment register 23.
    EnvReg23 = "read.ptx.sreg.envreg23",
    /// `%envreg24`: the environment register 24.
    EnvReg24 = "read.ptx.sreg.envreg24",
    /// `%envreg25`: the environment register 25.
    EnvReg25 = "read.ptx.sreg.envreg25",
    /// `%envreg26`: the environment register 26.
    EnvReg26 = "read.ptx.sreg.envreg26",
    /// `%envreg27`: the environment register 27.
    EnvReg27 = "read.ptx.sreg.envreg27",
    /// `%envreg28`: the environment register 28.
    EnvReg28 = "read.ptx.sreg.envreg28",
    /// `%envreg29`: the environment register 29.
    EnvReg29 = "read.ptx.sreg.envreg29",
    /// `%envreg30`: the environment register 30.
    EnvReg30 = "read.ptx.sreg.envreg30",
    /// `%envreg31`: the environment register 31.
    EnvReg31 = "read.ptx.sreg.envreg31",
    /// `%lanemask.eq`: the mask of the thread in its warp.
    LaneMaskEq = "read.ptx.sreg.lanemask.eq",
    /// `%lanemask.ge`: the mask of the threads from this one on in the warp.
    LaneMaskGe = "read.ptx.sreg.lanemask.ge",
    /// `%lanemask.gt`: the mask of the threads after this one in the warp.
    LaneMaskGt = "read.ptx.sreg.lanemask.gt",
    /// `%lanemask.le`: the mask of the threads up to this one in the warp.
    LaneMaskLe = "read.ptx.sreg.lanemask.le",
    /// `%lanemask.lt`: the mask of the threads before this one in the warp.
    LaneMaskLt = "read.ptx.sreg.lanemask.lt",
    /// `%total_smem_size`: the bytes of shared memory of the block.
    TotalSmemSize = "read.ptx.sreg.total.smem.size" {
        () -> (res: LlvmType)
        traits [Pure]
        format "attr-dict `:` type($res)"
    }

    /// `%clock`: the cycle counter.
    Clock = "read.ptx.sreg.clock",
    /// `%clock64`: the cycle counter of 64 bits.
    Clock64 = "read.ptx.sreg.clock64",
    /// `%globaltimer`: the timer in nanoseconds.
    GlobalTimer = "read.ptx.sreg.globaltimer",
    /// `%globaltimer.lo`: the lower half of the timer in nanoseconds.
    GlobalTimerLo = "read.ptx.sreg.globaltimer.lo" {
        () -> (res: LlvmType)
        format "attr-dict `:` type($res)"
    }
}
