//! The operations of `gpu`, but for those on matrices in registers and those of cuSPARSE.

use super::attrs::*;
use super::types::{self, *};
use super::{asm, branch, fold, range, verify};
use crate::prelude::*;
use terrace_base::constraints::{AnyMemRef, AnyUnrankedMemRef, MemRefRank1OfI8};
use terrace_base::func::FunctionTypeAttr;
use terrace_base::function;
use terrace_ir::decl::attr_type::DictArrayAttr;

ops! { "gpu", OPS;
    /// Combines a value of each thread of a block; all threads get the result. The operation is an attribute or a region.
    ///
    /// ```mlir
    /// %sum = gpu.all_reduce add %x {} : (f32) -> (f32)
    /// ```
    AllReduce = "all_reduce" {
        (value: AnyIntegerOrFloat) -> (result: AnyIntegerOrFloat = value)
        regions { body }
        opts   {
            /// The operation; a region without it.
            op: AllReduceOperation,
            /// All threads reach it, or none.
            uniform: Unit,
        }
        traits [SameOperandsAndResultType, IsolatedFromAbove]
        format "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:` functional-type(operands, results)"
        custom { "AllReduceOperation": (asm::parse_reduce_operation, asm::print_reduce_operation) }
        hooks  { verify_regions: verify::all_reduce, fold: fold::all_reduce }
    }

    /// Allocates memory of the device, or memory that host and device share.
    ///
    /// ```mlir
    /// %m, %t = gpu.alloc async [%dep] (%width) : memref<64x?xf32, 1>
    /// ```
    Alloc = "alloc" {
        (async_dependencies: [AsyncToken], dynamic_sizes: [Index], symbol_operands: [Index]) -> (memref: AnyMemRef, async_token: Option<AsyncToken>)
        opts   {
            /// The host can access it.
            host_shared("hostShared"): Unit,
        }
        traits [AttrSizedOperandSegments, MemAlloc]
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) (`host_shared` $hostShared^)? ` ` `(` $dynamic_sizes `)` (`` `[` $symbol_operands^ `]`)? attr-dict `:` type($memref)"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { verify_shape: verify::alloc, result_names: ["memref", "asyncToken"] }
    }

    /// Waits until all threads of the block have come here and see what the others wrote before.
    ///
    /// ```mlir
    /// gpu.barrier
    /// ```
    Barrier = "barrier" { () format "attr-dict" }

    /// Code for targets, of which [`LaunchFunc`] runs the kernels.
    ///
    /// ```mlir
    /// gpu.binary @kernels [#gpu.object<#nvvm.target, "...">]
    /// ```
    Binary = "binary" {
        ()
        attrs  { sym_name: SymbolNameAttr, objects: ObjectArray }
        opts   {
            /// How it is translated.
            offloading_handler("offloadingHandler"): OffloadingHandler,
        }
        traits [Symbol]
        format "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects"
        custom { "OffloadingHandler": (asm::parse_handler, asm::print_handler) }
    }

    /// The number of threads of a block in a dimension.
    ///
    /// ```mlir
    /// %n = gpu.block_dim x
    /// ```
    BlockDim = "block_dim" (int_range_in: range::block_dim),
    /// The number of the block in a dimension of the grid.
    ///
    /// ```mlir
    /// %i = gpu.block_id y
    /// ```
    BlockId = "block_id" (int_range_in: range::block_id),
    /// The number of the block in a dimension of the cluster.
    ///
    /// ```mlir
    /// %i = gpu.cluster_block_id y
    /// ```
    ClusterBlockId = "cluster_block_id" (int_range: range::cluster_block_id),
    /// The number of clusters of the grid in a dimension.
    ///
    /// ```mlir
    /// %n = gpu.cluster_dim x
    /// ```
    ClusterDim = "cluster_dim" (int_range: range::cluster_dim),
    /// The number of blocks of a cluster in a dimension.
    ///
    /// ```mlir
    /// %n = gpu.cluster_dim_blocks x
    /// ```
    ClusterDimBlocks = "cluster_dim_blocks" (int_range: range::cluster_dim_blocks),
    /// The number of the cluster in a dimension of the grid.
    ///
    /// ```mlir
    /// %i = gpu.cluster_id y
    /// ```
    ClusterId = "cluster_id" (int_range: range::cluster_id),
    /// The number of the thread among all threads of the grid in a dimension.
    ///
    /// ```mlir
    /// %i = gpu.global_id x upper_bound 65536
    /// ```
    GlobalId = "global_id" (int_range_in: range::global_id),
    /// The number of blocks of the grid in a dimension.
    ///
    /// ```mlir
    /// %n = gpu.grid_dim z
    /// ```
    GridDim = "grid_dim" (int_range_in: range::grid_dim),
    /// The number of the thread in a dimension of the block.
    ///
    /// ```mlir
    /// %i = gpu.thread_id x
    /// ```
    ThreadId = "thread_id" (int_range_in: range::thread_id) {
        () -> (result: Index = infer)
        attrs  { dimension: Dimension }
        opts   {
            /// A number is less than this, a size at most.
            upper_bound: IndexAttr,
        }
        traits [Pure, InferTypes]
        format "$dimension (`upper_bound` $upper_bound^)? attr-dict"
        hooks  { infer: verify::index, result_names: asm::name_by_dimension }
    }

    /// Frees memory of [`Alloc`].
    ///
    /// ```mlir
    /// %t = gpu.dealloc async [%dep] %m : memref<8x64xf32, 1>
    /// ```
    Dealloc = "dealloc" {
        (async_dependencies: [AsyncToken], memref: AnyMemRef) -> (async_token: Option<AsyncToken>)
        traits [MemFree]
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $memref attr-dict `:` type($memref)"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
    }

    /// The memory of the block whose size the launch says.
    ///
    /// ```mlir
    /// %m = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    /// ```
    DynamicSharedMemory = "dynamic_shared_memory" {
        () -> (result_memref: MemRefRank1OfI8)
        traits [Pure]
        format "attr-dict `:` type($result_memref)"
        hooks  { verify: verify::dynamic_shared_memory }
    }

    /// A function of the device; with `kernel`, one that the host can launch. Memory of the block and of the thread are further
    /// arguments of its body.
    ///
    /// ```mlir
    /// gpu.func @k(%a: index) workgroup(%b : memref<32xf32, 3>) private(%c : memref<1xf32, 5>) kernel {
    ///   gpu.return
    /// }
    /// ```
    Func = "func" {
        ()
        regions { body }
        attrs   { function_type: FunctionTypeAttr }
        opts    {
            arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr, workgroup_attrib_attrs: DictArrayAttr,
            private_attrib_attrs: DictArrayAttr,
            /// The number of threads of a block in each dimension.
            known_block_size: DimSizeHint,
            /// The number of blocks in each dimension.
            known_grid_size: DimSizeHint,
            /// The number of blocks of a cluster in each dimension.
            known_cluster_size: DimSizeHint,
        }
        traits  [AutomaticAllocationScope, FunctionOpInterface, Symbol, IsolatedFromAbove, AffineScope]
        parents ["gpu.module"]
        hooks   { parse: asm::function::parse, print: asm::function::print, verify_shape: function::verify_function_shape, verify: verify::func, callable_results: function::function_results }
    }

    /// Lets a device access memory of the host.
    ///
    /// ```mlir
    /// gpu.host_register %m : memref<*xf32>
    /// ```
    HostRegister = "host_register",
    /// Ends [`HostRegister`].
    ///
    /// ```mlir
    /// gpu.host_unregister %m : memref<*xf32>
    /// ```
    HostUnregister = "host_unregister" {
        (value: AnyUnrankedMemRef)
        format "$value attr-dict `:` type($value)"
    }

    /// The number of the thread in its subgroup.
    ///
    /// ```mlir
    /// %i = gpu.lane_id
    /// ```
    LaneId = "lane_id" {
        () -> (result: Index = infer)
        opts   {
            /// The number is less than this.
            upper_bound: IndexAttr,
        }
        traits [Pure, InferTypes]
        format "(`upper_bound` $upper_bound^)? attr-dict"
        hooks  { infer: verify::index, int_range: range::lane_id }
    }

    /// Runs its region by each thread of a grid of blocks. The arguments of the region are the numbers of the block and of the
    /// thread, the sizes, and memory of the block and of the thread.
    ///
    /// ```mlir
    /// gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
    ///            threads(%tx, %ty, %tz) in (%sx = %m, %sy = %c1, %sz = %c1) {
    ///   gpu.terminator
    /// }
    /// ```
    Launch = "launch" {
        (
            async_dependencies: [AsyncToken],
            grid_size_x: Index, grid_size_y: Index, grid_size_z: Index,
            block_size_x: Index, block_size_y: Index, block_size_z: Index,
            cluster_size_x: Option<Index>, cluster_size_y: Option<Index>, cluster_size_z: Option<Index>,
            dynamic_shared_memory_size: Option<I32>,
        ) -> (async_token: Option<AsyncToken>)
        regions { body }
        opts    {
            /// The name of the module for the kernel.
            module: FlatSymbolRef,
            /// The name of the kernel.
            function: FlatSymbolRef,
        }
        traits  [AffineScope, AutomaticAllocationScope, AttrSizedOperandSegments, RecursiveMemoryEffects]
        hooks   { parse: asm::launch::parse, print: asm::launch::print, verify_shape: verify::launch, verify_regions: verify::launch_regions }
    }

    /// Runs a kernel by each thread of a grid of blocks.
    ///
    /// ```mlir
    /// gpu.launch_func @kernels::@k blocks in (%n, %c1, %c1) threads in (%m, %c1, %c1) args(%x : f32)
    /// ```
    LaunchFunc = "launch_func" {
        (
            async_dependencies: [AsyncToken],
            grid_size_x: LaunchIndex, grid_size_y: LaunchIndex, grid_size_z: LaunchIndex,
            block_size_x: LaunchIndex, block_size_y: LaunchIndex, block_size_z: LaunchIndex,
            cluster_size_x: Option<LaunchIndex>, cluster_size_y: Option<LaunchIndex>, cluster_size_z: Option<LaunchIndex>,
            dynamic_shared_memory_size: Option<I32>, kernel_operands: [AnyType],
            /// The stream that the kernel runs on.
            async_object: Option<AnyType>,
        ) -> (async_token: Option<AsyncToken>)
        attrs  { kernel: SymbolRef }
        traits [AttrSizedOperandSegments]
        relations {
            same_type(
                grid_size_x("gridSizeX"), grid_size_y("gridSizeY"), grid_size_z("gridSizeZ"),
                block_size_x("blockSizeX"), block_size_y("blockSizeY"), block_size_z("blockSizeZ"),
            )
        }
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) (`<` $async_object^ `:` type($async_object) `>`)? $kernel (`clusters` `in` ` ` `(` $cluster_size_x^ `,` $cluster_size_y `,` $cluster_size_z `)`)? `blocks` `in` ` ` `(` $grid_size_x `,` $grid_size_y `,` $grid_size_z `)` `threads` `in` ` ` `(` $block_size_x `,` $block_size_y `,` $block_size_z `)` custom<LaunchDimType>(type($grid_size_x)) (`dynamic_shared_memory_size` $dynamic_shared_memory_size^)? custom<LaunchFuncOperands>($kernel_operands, type($kernel_operands)) attr-dict"
        custom {
            "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies),
            "LaunchDimType": (asm::parse_launch_type, asm::print_launch_type),
            "LaunchFuncOperands": (asm::parse_launch_args, asm::print_launch_args),
        }
        types  { asm::launch_func_type }
        hooks  { verify: verify::launch_func, verify_symbol_uses: verify::attribute::launch_func }
    }

    /// Copies memory, of the device or of the host.
    ///
    /// ```mlir
    /// %t = gpu.memcpy async [%dep] %dst, %src : memref<?xf32, 1>, memref<?xf32>
    /// ```
    Memcpy = "memcpy" {
        (async_dependencies: [AsyncToken], dst: AnyMemRef, src: AnyMemRef) -> (async_token: Option<AsyncToken>)
        traits [MemWrite, MemRead]
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $dst `,` $src `:` type($dst) `,` type($src) attr-dict"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { verify_shape: verify::memcpy, fold: fold::memref_cast }
    }

    /// Fills memory with a value.
    ///
    /// ```mlir
    /// %t = gpu.memset async [%dep] %dst, %x : memref<?xf32, 1>, f32
    /// ```
    Memset = "memset" {
        (async_dependencies: [AsyncToken], dst: AnyMemRef, value: AnyType) -> (async_token: Option<AsyncToken>)
        traits [MemWrite]
        relations { "all of {dst, value} have same element type": verify::is_element }
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) $dst `,` $value `:` type($dst) `,` type($value) attr-dict"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
        hooks  { fold: fold::memref_cast }
    }

    /// Contains the functions of a device, which are compiled for the module's targets. It is a symbol table.
    ///
    /// ```mlir
    /// gpu.module @kernels [#nvvm.target<chip = "sm_90">] { ... }
    /// ```
    Module = "module" {
        ()
        regions { body_region("bodyRegion"): (1, 1) }
        attrs   { sym_name: SymbolNameAttr }
        opts    {
            /// The targets.
            targets: TargetArray,
            /// How its binary is translated.
            offloading_handler("offloadingHandler"): OffloadingHandler,
        }
        traits  [IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, NoTerminator, SingleBlock, GraphRegion]
        format  "$sym_name (`<` $offloadingHandler^ `>`)? (custom<Targets>($targets)^)? attr-dict-with-keyword $bodyRegion"
        custom  { "Targets": (asm::parse_targets, asm::print_targets) }
        hooks   { verify: verify::module }
    }

    /// The number of subgroups of the block.
    ///
    /// ```mlir
    /// %n = gpu.num_subgroups : index
    /// ```
    NumSubgroups = "num_subgroups" (int_range: range::num_subgroups),
    /// The number of the subgroup in its block.
    ///
    /// ```mlir
    /// %i = gpu.subgroup_id : index
    /// ```
    SubgroupId = "subgroup_id" (int_range: range::subgroup_id),
    /// The number of threads of a subgroup.
    ///
    /// ```mlir
    /// %n = gpu.subgroup_size : index
    /// ```
    SubgroupSize = "subgroup_size" (int_range: range::subgroup_size) {
        () -> (result: Index = infer)
        opts   {
            /// A number is less than this, a size at most.
            upper_bound: IndexAttr,
        }
        traits [Pure, InferTypes]
        format "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)"
        hooks  { infer: verify::index }
    }

    /// Prints, as C's `printf` does.
    ///
    /// ```mlir
    /// gpu.printf "%d\n", %x : i32
    /// ```
    Printf = "printf" {
        (args: [Printable])
        attrs  { text("format"): StrAttr }
        traits [MemWrite]
        format "$format attr-dict (`,` $args^ `:` type($args))?"
    }

    /// Returns from a function of the device.
    ///
    /// ```mlir
    /// gpu.return %0 : f32
    /// ```
    Return = "return" {
        (operands: [AnyType])
        traits  [Pure, Terminator]
        parents ["gpu.func"]
        format  "attr-dict ($operands^ `:` type($operands))?"
        hooks   { verify: verify::ret }
    }

    /// The value of another lane of the subgroup: of the one `offset` numbers higher, among `width` lanes.
    ///
    /// ```mlir
    /// %r, %valid = gpu.rotate %x, 3, 16 : f32
    /// ```
    Rotate = "rotate" {
        (value: AnyIntegerOrFloatOr1DVector) -> (rotate_result: AnyIntegerOrFloatOr1DVector, valid: I1)
        attrs  { offset: RotateOffset, width: RotateWidth }
        traits [Pure, InferTypes]
        relations { same_type(value, rotate_result("rotateResult")) }
        format "$value `,` $offset `,` $width attr-dict `:` type($value)"
        hooks  { infer: verify::moved, verify_shape: verify::rotate, result_names: ["rotateResult", "valid"] }
    }

    /// Chooses the device for the operations behind it.
    ///
    /// ```mlir
    /// gpu.set_default_device %i
    /// ```
    SetDefaultDevice = "set_default_device" {
        (dev_index: I32)
        traits [MemWrite]
        format "attr-dict $dev_index"
    }

    /// The value of another lane of the subgroup, and whether there is such a lane.
    ///
    /// ```mlir
    /// %r, %valid = gpu.shuffle xor %x, %offset, %width : f32
    /// ```
    Shuffle = "shuffle" {
        (value: AnyIntegerOrFloatOr1DVector, offset: I32, width: I32) -> (shuffle_result: AnyIntegerOrFloatOr1DVector, valid: I1)
        attrs  { mode: ShuffleMode }
        traits [Pure, InferTypes]
        relations { same_type(value, shuffle_result("shuffleResult")) }
        format "$mode $value `,` $offset `,` $width attr-dict `:` type($value)"
        hooks  { infer: verify::moved, result_names: ["shuffleResult", "valid"] }
    }

    /// The value of one lane for all lanes of the subgroup.
    ///
    /// ```mlir
    /// %r = gpu.subgroup_broadcast %x, specific_lane %lane : f32
    /// ```
    SubgroupBroadcast = "subgroup_broadcast" {
        (src: AnyType, lane: Option<I32>) -> (result: AnyType = src)
        attrs  { broadcast_type: BroadcastType }
        traits [NoMemoryEffect, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { same_type(result, src) }
        format "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)"
        hooks  { verify_shape: verify::subgroup_broadcast, fold: fold::subgroup_broadcast, int_range: range::subgroup_broadcast, speculatable: branch::broadcast_speculatability }
    }

    /// Combines a value of each thread of a subgroup; all its threads get the result.
    ///
    /// ```mlir
    /// %sum = gpu.subgroup_reduce add %x cluster(size = 4, stride = 2) : (f32) -> (f32)
    /// ```
    SubgroupReduce = "subgroup_reduce" {
        (value: AnyIntegerOrFloatOr1DVector) -> (result: AnyIntegerOrFloatOr1DVector = value)
        attrs  { op: AllReduceOperation }
        opts   {
            /// All threads reach it, or none.
            uniform: Unit,
            /// The number of threads whose values are combined.
            cluster_size: I32Attr,
            /// The distance of these threads.
            cluster_stride: I32Attr = 1,
        }
        traits [SameOperandsAndResultType]
        format "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict `:` functional-type(operands, results)"
        custom { "AllReduceOperation": (asm::parse_reduce_operation, asm::print_reduce_operation) }
        hooks  { verify_shape: verify::subgroup_reduce, fold: fold::subgroup_reduce }
    }

    /// Ends the region of [`Launch`].
    ///
    /// ```mlir
    /// gpu.terminator
    /// ```
    Terminator = "terminator" {
        ()
        traits  [Pure, Terminator]
        parents ["gpu.launch"]
        format  "attr-dict"
    }

    /// Waits for tokens: without `async` the host waits, with `async` the result stands for all of them.
    ///
    /// ```mlir
    /// %t = gpu.wait async [%a, %b]
    /// ```
    Wait = "wait" {
        (async_dependencies: [AsyncToken]) -> (async_token: Option<AsyncToken>)
        format "custom<AsyncDependencies>(type($async_token), $async_dependencies) attr-dict"
        custom { "AsyncDependencies": (asm::parse_dependencies, asm::print_dependencies) }
        types  { types::implied }
    }

    /// Runs its region by the first thread of a subgroup. Vectors that go in or out are distributed over the threads.
    ///
    /// ```mlir
    /// %r = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<4xf32>) { gpu.yield %v : vector<128xf32> }
    /// ```
    WarpExecuteOnLane0 = "warp_execute_on_lane_0" {
        (laneid: Index, args: [AnyType]) -> (results: [AnyType])
        regions { warp_region("warpRegion"): (1, 1) }
        attrs   {
            /// The number of threads of a subgroup.
            warp_size: I64Attr,
        }
        traits  [RegionBranchOpInterface, SingleBlock, ImplicitTerminator, RecursiveMemoryEffects]
        terminator "gpu.yield"
        hooks   { parse: asm::warp::parse, print: asm::warp::print, verify: verify::warp::execute, region_edges: branch::warp }
    }

    /// Ends a region of `gpu` with values.
    ///
    /// ```mlir
    /// gpu.yield %x : f32
    /// ```
    Yield = "yield" {
        (values: [AnyType])
        traits [Pure, ReturnLike, Terminator]
        format "attr-dict ($values^ `:` type($values))?"
    }
}
