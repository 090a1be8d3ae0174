//! The enums and attributes of `gpu`, and constraints on inherent attributes.

use super::asm::attrs as text;
use crate::prelude::*;
use terrace_base::constraints::array_of;
use terrace_ir::decl::DeviceMapping;
use terrace_ir::decl::attr_type::int_of;
use terrace_ir::decl::enums::EnumNames;
use terrace_ir::decl::tables::{concat, count};
use terrace_ir::diag::Message;

enums! { "gpu", ENUM_ATTRS;
    /// Memory of a device (`#gpu.address_space`).
    enum AddressSpace: attr("address_space", angle) "GPU address space"
        upstream("GPU_AddressSpaceAttr", "value", "::mlir::gpu::AddressSpace", field) {
        /// Memory of all threads.
        Global = 1 "global",
        /// Memory of the threads of a block.
        Workgroup = 2 "workgroup",
        /// Memory of a thread.
        Private = 3 "private",
    }
    /// The operation of a reduction (`#gpu<all_reduce_op ..>`).
    enum AllReduceOperation: attr("all_reduce_op", bare) "built-in reduction operations supported by gpu.allreduce."
        upstream("GPU_AllReduceOperationAttr", "value", "::mlir::gpu::AllReduceOperation", field) {
        /// The sum.
        Add = 0 "add",
        /// The product.
        Mul = 1 "mul",
        /// The least unsigned integer.
        MinUi = 2 "minui",
        /// The least signed integer.
        MinSi = 3 "minsi",
        /// The least number.
        MinNumF = 4 "minnumf",
        /// The greatest unsigned integer.
        MaxUi = 5 "maxui",
        /// The greatest signed integer.
        MaxSi = 6 "maxsi",
        /// The greatest number.
        MaxNumF = 7 "maxnumf",
        /// The conjunction of bits.
        And = 8 "and",
        /// The disjunction of bits.
        Or = 9 "or",
        /// The exclusive disjunction of bits.
        Xor = 10 "xor",
        /// The least float; NaN if there is one.
        MinimumF = 11 "minimumf",
        /// The greatest float; NaN if there is one.
        MaximumF = 12 "maximumf",
    }
    /// The threads that wait at a [`Barrier`](super::Barrier) of MLIR 23 and later; MLIR 22 has those of blocks alone.
    enum BarrierScope: attr("barrier_scope", angle) "barrier execution scope"
        upstream("GPU_BarrierScopeAttr", "value", "::mlir::gpu::BarrierScope", field) {
        /// The threads of a subgroup.
        Subgroup = 0 "subgroup",
        /// The threads of a block.
        Workgroup = 1 "workgroup",
        /// The threads of a cluster of blocks.
        Cluster = 2 "cluster",
    }
    /// The lane that [`SubgroupBroadcast`](super::SubgroupBroadcast) reads (`#gpu<broadcast ..>`).
    enum BroadcastType: attr("broadcast", bare) "a lane to broadcast from"
        upstream("GPU_BroadcastTypeAttr", "value", "::mlir::gpu::BroadcastType", field) {
        /// The first that takes part.
        FirstActiveLane = 0 "first_active_lane",
        /// The one of a number.
        SpecificLane = 1 "specific_lane",
    }
    /// A dimension of a grid or block (`#gpu<dim ..>`).
    enum Dimension: attr("dim", bare) "a dimension, either 'x', 'y', or 'z'"
        upstream("GPU_DimensionAttr", "value", "::mlir::gpu::Dimension", field) {
        /// The first.
        X = 0 "x",
        /// The second.
        Y = 1 "y",
        /// The third.
        Z = 2 "z",
    }
    /// Whether a matrix of cuSPARSE is transposed (`#gpu<mat_transpose_mode ..>`).
    enum TransposeMode: attr("mat_transpose_mode", bare) "transpose mode of sparse matrix supported by sparse tensor ops"
        upstream("GPU_TransposeModeAttr", "value", "::mlir::gpu::TransposeMode", field) {
        /// It is not.
        NonTranspose = 0 "NON_TRANSPOSE",
        /// It is.
        Transpose = 1 "TRANSPOSE",
        /// It is, and its elements are conjugated.
        ConjugateTranspose = 2 "CONJUGATE_TRANSPOSE",
    }
    /// An operation on elements of matrices (`#gpu<mma_element_wise ..>`).
    enum MmaElementwiseOp: attr("mma_element_wise", bare) "elementwise operation to apply to mma matrix"
        upstream("MMAElementWiseAttr", "value", "::mlir::gpu::MMAElementwiseOp", field) {
        AddF = 0 "addf", MulF = 1 "mulf", SubF = 2 "subf", MaxF = 3 "maxf", MinF = 4 "minf", DivF = 5 "divf",
        AddI = 6 "addi", MulI = 7 "muli", SubI = 8 "subi", DivS = 9 "divs", DivU = 10 "divu", NegateF = 11 "negatef",
        NegateS = 12 "negates", ExtF = 13 "extf",
    }
    /// How a matrix of cuSPARSE is made sparse (`#gpu<prune_2to4_spmat_flag ..>`).
    enum Prune2To4SpMatFlag: attr("prune_2to4_spmat_flag", bare) "pruning strategy for 2:4 sparse matrix"
        upstream("GPU_Prune2To4SpMatFlagAttr", "value", "::mlir::gpu::Prune2To4SpMatFlag", field) {
        /// It is sparse.
        None = 0 "NONE",
        /// Elements become zero.
        PruneOnly = 1 "PRUNE_ONLY",
        /// Elements become zero, and the result is checked.
        PruneAndCheck = 2 "PRUNE_AND_CHECK",
    }
    /// The lane that [`Shuffle`](super::Shuffle) reads (`#gpu<shuffle_mode ..>`).
    enum ShuffleMode: attr("shuffle_mode", bare) "Indexing modes supported by gpu.shuffle."
        upstream("GPU_ShuffleModeAttr", "value", "::mlir::gpu::ShuffleMode", field) {
        /// The own number with some bits flipped.
        Xor = 0 "xor",
        /// A lower number.
        Up = 2 "up",
        /// A higher number.
        Down = 1 "down",
        /// A number of its own.
        Idx = 3 "idx",
    }
    /// A step of a product of sparse matrices (`#gpu<spgemm_work_estimation_or_compute_kind ..>`).
    enum SpGemmWorkEstimationOrComputeKind: attr("spgemm_work_estimation_or_compute_kind", bare) "choose whether spgemm_work_estimation_or_compute does work estimation or compute"
        upstream("GPU_SpGEMMWorkEstimationOrComputeKindAttr", "value", "::mlir::gpu::SpGEMMWorkEstimationOrComputeKind", field) {
        /// Its memory is computed.
        WorkEstimation = 0 "WORK_ESTIMATION",
        /// The product is computed.
        Compute = 1 "COMPUTE",
    }
    /// The parameter of mapping attributes: a dimension, or one of several that are linearized.
    enum MappingId: int(64) "Mapping ids for loop mapping" {
        X = 0 "x", Y = 1 "y", Z = 2 "z", LinearDim0 = 3 "linear_dim_0", LinearDim1 = 4 "linear_dim_1",
        LinearDim2 = 5 "linear_dim_2", LinearDim3 = 6 "linear_dim_3", LinearDim4 = 7 "linear_dim_4",
        LinearDim5 = 8 "linear_dim_5", LinearDim6 = 9 "linear_dim_6", LinearDim7 = 10 "linear_dim_7",
        LinearDim8 = 11 "linear_dim_8", LinearDim9 = 12 "linear_dim_9",
    }
    /// The hardware that runs the iterations of a loop ([`ParallelLoopDimMappingAttr`]).
    enum Processor: int(64) "processor for loop mapping" {
        BlockX = 0 "block_x", BlockY = 1 "block_y", BlockZ = 2 "block_z", ThreadX = 3 "thread_x", ThreadY = 4 "thread_y",
        ThreadZ = 5 "thread_z", Sequential = 6 "sequential",
    }
    /// The form of the object in a binary ([`ObjectAttr`]).
    enum CompilationTarget: int(32) "GPU compilation format" {
        /// The target's own form: bitcode of LLVM.
        Offload = 1 "offload",
        /// Assembly.
        Assembly = 2 "assembly",
        /// Machine code.
        Binary = 3 "bin",
        /// Machine code of several architectures.
        Fatbin = 4 "fatbin",
    }
}

attrs! { "gpu", STRUCT_ATTRS;
    /// The loop runs on blocks of a grid: `#gpu.block<x>`.
    BlockMappingAttr = "block" { id: u64 }
        (parse: text::parse_mapping::<BlockMappingAttr<'static>>, print: text::print_mapping, enum_names: mapping("GPUBlockMappingAttr", "block"), device_mapping: DeviceMapping::Dimension)
    /// The loop runs on groups of subgroups: `#gpu.warpgroup<x>`.
    WarpgroupMappingAttr = "warpgroup" { id: u64 }
        (parse: text::parse_mapping::<WarpgroupMappingAttr<'static>>, print: text::print_mapping, enum_names: mapping("GPUWarpgroupMappingAttr", "warpgroup"), device_mapping: DeviceMapping::Dimension)
    /// The loop runs on subgroups: `#gpu.warp<x>`.
    WarpMappingAttr = "warp" { id: u64 }
        (parse: text::parse_mapping::<WarpMappingAttr<'static>>, print: text::print_mapping, enum_names: mapping("GPUWarpMappingAttr", "warp"), device_mapping: DeviceMapping::Dimension)
    /// The loop runs on threads of a block: `#gpu.thread<x>`.
    ThreadMappingAttr = "thread" { id: u64 }
        (parse: text::parse_mapping::<ThreadMappingAttr<'static>>, print: text::print_mapping, enum_names: mapping("GPUThreadMappingAttr", "thread"), device_mapping: DeviceMapping::Dimension)
    /// The loop runs on threads of a subgroup: `#gpu.lane<x>`.
    LaneMappingAttr = "lane" { id: u64 }
        (parse: text::parse_mapping::<LaneMappingAttr<'static>>, print: text::print_mapping, enum_names: mapping("GPULaneMappingAttr", "lane"), device_mapping: DeviceMapping::Dimension)
    /// The processors that take part, a bit for each: `#gpu.mask<0x1F>`.
    MappingMaskAttr = "mask" { mask: u64 } (parse: text::parse_mask, print: text::print_mask, device_mapping: DeviceMapping::Mask)
    /// The memory that a value goes to: `#gpu.memory_space<global>`.
    MemorySpaceMappingAttr = "memory_space" {
        /// An [`AddressSpace`].
        space: u64,
    } (parse: text::parse_memory_space, print: text::print_memory_space, device_mapping: DeviceMapping::Dimension)
    /// How a dimension of a parallel loop is distributed:
    /// `#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>`.
    ParallelLoopDimMappingAttr = "loop_dim_map" {
        /// A [`Processor`].
        processor: u64,
        /// The index of the loop for a number of the processor.
        map: Attr,
        /// The number of processors for the number of iterations.
        bound: Attr,
    } (parse: text::parse_loop_dim_map, print: text::print_loop_dim_map)
    /// The facts of a compiled kernel: `#gpu.kernel_metadata<"k", (i32) -> (), metadata = {registers = 255}>`.
    KernelMetadataAttr = "kernel_metadata" {
        /// The kernel's name.
        name: Str,
        /// The type of the kernel.
        function_type: Type,
        /// An array of dictionaries, one for each argument.
        arg_attrs: Option<Attr>,
        /// A dictionary.
        metadata: Option<Attr>,
    } (parse: text::parse_kernel_metadata, print: text::print_kernel_metadata, verify: verify_kernel_metadata)
    /// The kernels of an object, sorted by name: `#gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>`.
    KernelTableAttr = "kernel_table" {
        /// [`KernelMetadataAttr`]s.
        kernels: [Attr],
    } (parse: text::parse_kernel_table, print: text::print_kernel_table, verify: verify_kernel_table)
    /// Code for a target: `#gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "...">`.
    ObjectAttr = "object" {
        /// The target.
        target: Attr,
        /// A [`CompilationTarget`].
        format: u64,
        /// The code.
        object: Str,
        /// A dictionary.
        properties: Option<Attr>,
        /// A [`KernelTableAttr`].
        kernels: Option<Attr>,
    } (parse: text::parse_object, print: text::print_object, verify: verify_object)
    /// Chooses an object of a binary by its number or target: `#gpu.select_object<1>`.
    SelectObjectAttr = "select_object" {
        /// A number or a target; the first object without it.
        target: Option<Attr>,
    } (parse: text::parse_select_object, print: text::print_select_object, verify: verify_select_object)
}

const fn mapping(attr: &'static str, param: &'static str) -> EnumNames {
    EnumNames { attr, param, ty: "::mlir::gpu::MappingId", is_field: true }
}

const ATTR_TABLES: &[&[&KindDef]] = &[ENUM_ATTRS, STRUCT_ATTRS];
const N_ATTRS: usize = count(ATTR_TABLES);
/// The attributes of the dialect.
pub(super) static ATTRS: [&KindDef; N_ATTRS] = concat(ATTR_TABLES);

/// Whether an attribute is a target that code can be made for (`TargetAttrInterface`).
pub fn is_target(ctx: &Context, attr: Attr) -> bool {
    attr.def(ctx).is_some_and(|kind| {
        matches!((kind.dialect, kind.name), ("nvvm" | "rocdl" | "xevm", "target") | ("spirv", "target_env"))
    })
}

type Verified = core::result::Result<(), Message>;

pub(super) fn verify_kernel_metadata(ctx: &Context, attr: Attr) -> Verified {
    let Some(kernel) = attr.as_::<KernelMetadataAttr>(ctx) else { return Ok(()) };
    if ctx.bytes(kernel.name).is_empty() {
        return Err("the kernel name can't be empty".into());
    }
    let is_dictionary = |attr: Attr| attr.is::<DictionaryAttr>(ctx);
    match kernel.arg_attrs.is_none_or(|attrs| array_of(ctx, attrs, is_dictionary).is_some()) {
        true => Ok(()),
        false => Err("all attributes in the array must be a dictionary attribute".into()),
    }
}

pub(super) fn verify_kernel_table(ctx: &Context, attr: Attr) -> Verified {
    let Some(table) = attr.as_::<KernelTableAttr>(ctx) else { return Ok(()) };
    let name = |attr: Attr| attr.as_::<KernelMetadataAttr>(ctx).map(|kernel| kernel.name);
    match table.kernels.windows(2).all(|pair| name(pair[0]) != name(pair[1])) {
        true => Ok(()),
        false => Err("expected all kernels to be uniquely named".into()),
    }
}

pub(super) fn verify_object(ctx: &Context, attr: Attr) -> Verified {
    match attr.as_::<ObjectAttr>(ctx).is_none_or(|object| is_target(ctx, object.target)) {
        true => Ok(()),
        false => Err("the target attribute must implement or promise the `gpu::TargetAttrInterface`".into()),
    }
}

pub(super) fn verify_select_object(ctx: &Context, attr: Attr) -> Verified {
    let Some(target) = attr.as_::<SelectObjectAttr>(ctx).and_then(|select| select.target) else {
        return Ok(());
    };
    if let Some(number) = target.as_::<IntegerAttr>(ctx) {
        return match number.to_i64(ctx).is_some_and(|number| number < 0) {
            true => Err("the object index must be positive".into()),
            false => Ok(()),
        };
    }
    match is_target(ctx, target) {
        true => Ok(()),
        false => Err("the target attribute must be a GPU Target attribute".into()),
    }
}

attr_types! {
    /// Sizes of a grid, a cluster or a block.
    DimSizeHint => Attr, "i32 dense array attribute with 3 elements (if present)", AttrSyntax::DenseArray(Type::I32),
        class |ctx, attr| DenseI32Array::decode(ctx, attr).is_some(),
        |ctx, attr| attr.as_::<DenseArrayAttr>(ctx).filter(|array| array.elem == Type::I32 && array.len == 3).map(|_| attr), |ctx, v| v;
    /// Targets of a module.
    TargetArray => Attr, "array of GPU target attributes with at least 1 elements", AttrSyntax::Any,
        class |ctx, attr: Attr| attr.is::<ArrayAttr>(ctx),
        |ctx, attr| array_of(ctx, attr, |elem| is_target(ctx, elem)).filter(|attr| attr.as_array(ctx).is_some_and(|elems| !elems.is_empty())), |ctx, v| v;
    /// How a binary is translated.
    OffloadingHandler => Attr, "any attribute with the `OffloadingTranslationAttrTrait` trait.", AttrSyntax::Any,
        class |_, _| true,
        |ctx, attr| attr.is::<SelectObjectAttr>(ctx).then_some(attr), |ctx, v| v;
    /// Objects of a binary.
    ObjectArray => Attr, "an array of GPU object attributes with at least 1 elements", AttrSyntax::Any,
        class |ctx, attr: Attr| attr.is::<ArrayAttr>(ctx),
        |ctx, attr| array_of(ctx, attr, |elem| elem.is::<ObjectAttr>(ctx)).filter(|attr| attr.as_array(ctx).is_some_and(|elems| !elems.is_empty())), |ctx, v| v;
    /// How far values are moved in a subgroup.
    RotateOffset => i64, "32-bit signless integer attribute whose minimum value is 0", AttrSyntax::Typed(Type::I32),
        |ctx, attr| int_of(ctx, attr, Type::I32).filter(|&n| n >= 0), |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
    /// The number of lanes among which values are moved.
    RotateWidth => i64, "32-bit signless integer attribute whose value is a power of two > 0", AttrSyntax::Typed(Type::I32),
        |ctx, attr| int_of(ctx, attr, Type::I32).filter(|&n| n > 0 && n & (n - 1) == 0), |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
}

impl AddressSpace {
    /// Whether a memory space is this one.
    pub fn is(self, ctx: &Context, space: Option<Attr>) -> bool {
        space.and_then(|attr| AddressSpace::decode(ctx, attr)) == Some(self)
    }
}
