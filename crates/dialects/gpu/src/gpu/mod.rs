//! The `gpu` dialect: kernels, their launches, and memory of devices.
//!
//! Upstream's reference: MLIR "'gpu' Dialect".

mod asm;
mod attrs;
mod branch;
mod canonicalize;
mod fold;
mod matrix_ops;
mod ops;
mod range;
mod sparse_ops;
pub mod tokens;
pub mod transforms;
mod types;
mod verify;

pub use attrs::{
    AddressSpace, AllReduceOperation, BarrierScope, BlockMappingAttr, BroadcastType, CompilationTarget,
    Dimension, KernelMetadataAttr, KernelTableAttr, LaneMappingAttr, MappingId, MappingMaskAttr,
    MemorySpaceMappingAttr, MmaElementwiseOp, ObjectAttr, ParallelLoopDimMappingAttr, Processor,
    Prune2To4SpMatFlag, SelectObjectAttr, ShuffleMode, SpGemmWorkEstimationOrComputeKind, ThreadMappingAttr,
    TransposeMode, WarpMappingAttr, WarpgroupMappingAttr, is_target,
};
pub use matrix_ops::*;
pub use ops::*;
pub use sparse_ops::*;
pub use types::{
    AsyncTokenType, FactorMatrix, MatrixElement, MmaMatrixType, MmaMemRef, SparseDnTensorHandleType,
    SparseSpGemmOpHandleType, SparseSpMatHandleType, StoredMatrix, SumMatrix,
};

use crate::prelude::*;
use core::ops::Range;
use terrace_ir::decl::tables::{concat, count};

/// The attribute of a function that the host can launch.
pub const KERNEL: &str = "gpu.kernel";
/// The attribute of a module that launches kernels of modules in it.
pub const CONTAINER_MODULE: &str = "gpu.container_module";
/// The attribute that says how many arguments of a body are memory of the block; memory of the thread comes behind it.
pub const WORKGROUP_ATTRIBUTIONS: &str = "workgroup_attributions";
/// The number of arguments of a launch's region that are numbers and sizes, without those of clusters.
const N_INDICES: usize = 12;

/// Tables of operations.
const OP_TABLES: &[&[&OpDef]] = &[OPS, MATRIX_OPS, SPARSE_OPS];
const N_OPS: usize = count(OP_TABLES);
static ALL_OPS: [&OpDef; N_OPS] = concat(OP_TABLES);

/// Later versions leave out the number if it is zero.
const N_WORKGROUP_ATTRIBUTIONS: AddedAttr = AddedAttr {
    name: WORKGROUP_ATTRIBUTIONS,
    in_22: In22::Stated(|ctx| IntegerAttr::of_i64(ctx, Type::I64, 0)),
};

/// Inherent attributes that changed in later versions of MLIR.
const CHANGED_ATTRS: &[ChangedAttrs] = &[
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["gpu.barrier"],
        added: &[
            // A barrier of MLIR 22 makes accesses to all memory visible.
            AddedAttr::discardable("address_spaces"),
            AddedAttr {
                name: "scope",
                in_22: In22::Only(|ctx| BarrierScope::encode(ctx, BarrierScope::Workgroup)),
            },
        ],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["gpu.func"],
        added: &[AddedAttr { name: "kernel", in_22: In22::Renamed(KERNEL) }, N_WORKGROUP_ATTRIBUTIONS],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["gpu.launch"],
        added: &[AddedAttr::discardable("cooperative"), N_WORKGROUP_ATTRIBUTIONS],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["gpu.launch_func"],
        added: &[AddedAttr::discardable("cooperative")],
        removed: &[],
    },
];

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "gpu",
    ops: &ALL_OPS,
    types: types::TYPES,
    attrs: &attrs::ATTRS,
    hooks: DialectHooks {
        verify_op_attr: Some(verify::attribute::op),
        unknown_type: Some(types::unknown_type),
        canonicalize: canonicalize::PATTERNS,
        inlining: Some(&InlinerHooks::NONE),
        changed_attrs: CHANGED_ATTRS,
        ..DialectHooks::NONE
    },
};

/// How many arguments of the body of an operation are memory of the block.
fn n_workgroup_attributions(b: &Body, op: Op) -> usize {
    let number = b.discardable(op, WORKGROUP_ATTRIBUTIONS).and_then(|attr| attr.as_i64(b.ctx()));
    number.and_then(|number| usize::try_from(number).ok()).unwrap_or(0)
}

impl Func {
    /// Whether the host can launch it.
    pub fn is_kernel(self, b: &Body) -> bool {
        b.discardable(self.0, KERNEL) == Some(Attr::UNIT)
    }

    /// The types of arguments and results.
    pub fn signature(self, b: &Body) -> Option<FunctionType<'_>> {
        self.function_type(b)?.as_::<FunctionType>(b.ctx())
    }

    /// The numbers of the arguments of the body that are memory of the block and of the thread.
    pub fn attributions(self, b: &Body) -> (Range<usize>, Range<usize>) {
        self.attributions_in(b, b.region_body(self.0))
    }

    /// [`Self::attributions`] of a body that is taken out of the function.
    pub fn attributions_in(self, b: &Body, inner: &Body) -> (Range<usize>, Range<usize>) {
        let n_args = inner.entry_args(self.body(b)).len();
        let first = self.signature(b).map_or(0, |ty| ty.inputs.len()).min(n_args);
        let private = first.saturating_add(n_workgroup_attributions(b, self.0)).min(n_args);
        (first..private, private..n_args)
    }

    /// States that the body has `n` more arguments that are memory of the block, behind the other ones.
    pub fn add_workgroup_attributions(self, b: &mut Body, n: usize) {
        let ctx = b.ctx().clone();
        let n = n_workgroup_attributions(b, self.0).saturating_add(n);
        let n = IntegerAttr::of_i64(&ctx, Type::I64, i64::try_from(n).unwrap_or(i64::MAX));
        b.set_discardable(self.0, ctx.intern(WORKGROUP_ATTRIBUTIONS), Some(n));
    }
}

impl Launch {
    /// Creates a launch, synchronous and without clusters, whose region has a block with arguments for numbers and sizes.
    pub fn create(b: &mut Builder<'_>, grid: [Value; 3], block: [Value; 3]) -> Launch {
        let ([gx, gy, gz], [bx, by, bz]) = (grid, block);
        let launch = Launch::build(b, None, &[], gx, gy, gz, bx, by, bz, None, None, None, None);
        let none = IntegerAttr::of_i64(b.ctx(), Type::I64, 0);
        let name = b.ctx().intern(WORKGROUP_ATTRIBUTIONS);
        b.set_discardable(launch.0, name, Some(none));
        b.build_block(launch, 0, &[Type::INDEX; N_INDICES], |_, _| {});
        launch
    }

    /// The sizes of the grid.
    pub fn grid_size(self, b: &Body) -> [Value; 3] {
        [self.grid_size_x(b), self.grid_size_y(b), self.grid_size_z(b)]
    }

    /// The sizes of a block.
    pub fn block_size(self, b: &Body) -> [Value; 3] {
        [self.block_size_x(b), self.block_size_y(b), self.block_size_z(b)]
    }

    /// The sizes of a cluster.
    pub fn cluster_size(self, b: &Body) -> Option<[Value; 3]> {
        Some([self.cluster_size_x(b)?, self.cluster_size_y(b)?, self.cluster_size_z(b)?])
    }

    /// How many arguments of the region are numbers and sizes.
    pub fn n_indices(self, b: &Body) -> usize {
        if self.cluster_size(b).is_some() { N_INDICES + 6 } else { N_INDICES }
    }

    /// The arguments of the region that are memory of the block and of the thread.
    pub fn attributions(self, b: &Body) -> (&[Value], &[Value]) {
        let memory = b.entry_args(self.body(b)).get(self.n_indices(b)..).unwrap_or(&[]);
        memory.split_at(n_workgroup_attributions(b, self.0).min(memory.len()))
    }
}
