//! Verifiers of `gpu`, beyond type constraints and traits.

pub(super) mod attribute;
pub(super) mod matrix;
pub(super) mod warp;

use super::{
    AddressSpace, AllReduce, AllReduceOperation, Alloc, BroadcastType, CONTAINER_MODULE, DynamicSharedMemory,
    Func, Launch, LaunchFunc, Memcpy, Module, Return, Rotate, SubgroupBroadcast, SubgroupReduce, Terminator,
    Yield, n_workgroup_attributions,
};
use crate::prelude::*;
use terrace_base::builtin;
use terrace_base::layout::{n_dynamic, n_symbols};

/// The type of the value, and whether there is one.
pub(super) fn moved(args: &InferArgs<'_>) -> InferredTypes {
    Some(smallvec![args.ty(0)?, Type::I1])
}

/// One number or size.
pub(super) fn index(_: &InferArgs<'_>) -> InferredTypes {
    Some(smallvec![Type::INDEX])
}

/// Whether the value is an element of the memory.
pub(super) fn is_element(op: OpShape<'_>) -> bool {
    let element = |group| op.operand_group(group).get(0).map(|ty: Type| ty.element_or_self(op.ctx()));
    element(1) == element(2)
}

/// Verifies that a reduction has values of a type that it can combine.
fn reduces(op: OpShape<'_>, operation: Option<AllReduceOperation>, elem: Type, ty: Type) -> Result {
    use AllReduceOperation::{
        Add, And, MaxNumF, MaxSi, MaxUi, MaximumF, MinNumF, MinSi, MinUi, MinimumF, Mul, Or, Xor,
    };
    let ctx = op.ctx();
    let Some(operation) = operation else { return Ok(()) };
    let fits = match operation {
        Add | Mul => true,
        MinNumF | MaxNumF | MinimumF | MaximumF => elem.is_float(ctx),
        MinSi | MinUi | MaxSi | MaxUi | And | Or | Xor => elem.is_int(ctx),
    };
    if fits {
        return Ok(());
    }
    let (operation, ty) = (operation.keyword(), quoted_type(ctx, ty));
    let message = format!("`{operation}` reduction operation is not compatible with type {ty}");
    Err(op.error(message).emit())
}

/// Verifies that a reduction has an operation or a region, and that the region takes two values and yields one.
pub(super) fn all_reduce(op: OpView<'_, AllReduce>) -> Result {
    let b = op.body();
    let (body, region) = (b.region_body(op.op), op.handle.body(b));
    let operation = op.handle.op(b);
    let fail = |message: &str| Err(op.error(message).emit());
    let Some(entry) = body.entry_block(region) else {
        let ty = op.ty(op.handle.value(b));
        return match operation {
            None => fail("expected either an op attribute or a non-empty body"),
            Some(_) => reduces(op.shape(), operation, ty, ty),
        };
    };
    if operation.is_some() {
        return fail("expected either an op attribute or a non-empty body");
    }
    let ty = op.ty(op.handle.result(b));
    let args = body.args(entry);
    if args.len() != 2 {
        return fail("expected two region arguments");
    }
    if args.iter().any(|&arg| body.ty(arg) != ty) {
        return fail("incorrect region argument type");
    }
    let mut has_yield = false;
    for end in body.blocks(region).filter_map(|block| body.last_op(block)) {
        let Some(end) = body.as_::<Yield>(end) else { continue };
        let values = end.values(body);
        match values.first() {
            Some(value) if values.len() == 1 && body.ty(value) == ty => has_yield = true,
            Some(_) if values.len() == 1 => return fail("incorrect gpu.yield type"),
            _ => return fail("expected one gpu.yield operand"),
        }
    }
    if has_yield { Ok(()) } else { fail("expected gpu.yield op in region") }
}

fn is_power_of_two(number: i64) -> bool {
    (number as u32).is_power_of_two()
}

pub(super) fn subgroup_reduce(op: Shape<'_, SubgroupReduce>) -> Result {
    let ctx = op.ctx();
    let ty = op.result();
    let vector = ty.as_::<VectorType>(ctx);
    if vector.is_some_and(|vector| vector.any_scalable()) {
        return op.fail("is not compatible with scalable vector types");
    }
    reduces(*op, op.op(), vector.map_or(ty, |vector| vector.elem), ty)?;
    let size = op.cluster_size();
    if let Some(size) = size.filter(|&size| !is_power_of_two(size)) {
        return op.fail(format_args!("cluster size {} is not a power of two", size as u32));
    }
    let stride = op.cluster_stride().unwrap_or(1);
    if stride != 1 && size.is_none() {
        return op.fail("cluster stride can only be specified if cluster size is specified");
    }
    if !is_power_of_two(stride) {
        return op.fail(format_args!("cluster stride {} is not a power of two", stride as u32));
    }
    Ok(())
}

pub(super) fn rotate(op: Shape<'_, Rotate>) -> Result {
    match (op.offset(), op.width()) {
        (Some(offset), Some(width)) if offset >= width => {
            op.fail(format_args!("offset must be in the range [0, {width})"))
        }
        _ => Ok(()),
    }
}

pub(super) fn subgroup_broadcast(op: Shape<'_, SubgroupBroadcast>) -> Result {
    match (op.broadcast_type(), op.lane()) {
        (Some(BroadcastType::FirstActiveLane), Some(_)) => {
            op.fail("lane can only be specified for `specific_lane` broadcast")
        }
        (Some(BroadcastType::SpecificLane), None) => {
            op.fail("lane must be specified for `specific_lane` broadcast")
        }
        _ => Ok(()),
    }
}

pub(super) fn alloc(op: Shape<'_, Alloc>) -> Result {
    let ctx = op.ctx();
    let Some(memref) = op.memref().as_::<MemRefType>(ctx) else { return Ok(()) };
    let (sizes, dynamic) = (op.dynamic_sizes().len(), n_dynamic(memref.shape));
    if sizes != dynamic {
        return op.fail(format_args!("incorrect number of dynamic sizes, has {sizes}, expected {dynamic}"));
    }
    if op.symbol_operands().len() != n_symbols(ctx, memref) {
        return op.fail("symbol operand count does not equal memref symbol count");
    }
    Ok(())
}

pub(super) fn memcpy(op: Shape<'_, Memcpy>) -> Result {
    let ctx = op.ctx();
    let (Some(dst), Some(src)) = (op.dst().as_shaped(ctx), op.src().as_shaped(ctx)) else { return Ok(()) };
    if src.elem != dst.elem {
        return op.fail("arguments have incompatible element type");
    }
    match (src.shape, dst.shape) {
        (Some(src), Some(dst)) if !are_compatible_shapes(src, dst) => {
            op.fail("arguments have incompatible shape")
        }
        _ => Ok(()),
    }
}

pub(super) fn dynamic_shared_memory(op: OpView<'_, DynamicSharedMemory>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let mut at = op.parent();
    while let Some(parent) = at
        && !parent.def().has(Trait::SymbolTable)
    {
        at = parent.parent();
    }
    if at.is_none() {
        return op.fail("must be inside an op with symbol table");
    }
    let ty = op.ty(op.handle.result_memref(b));
    let Some(memref) = ty.as_::<MemRefType>(ctx) else { return Ok(()) };
    if !AddressSpace::Workgroup.is(ctx, memref.memory_space) {
        return op.fail("address space must be address_space<workgroup>");
    }
    if n_dynamic(memref.shape) == 0 {
        return op.fail("result memref type must be memref<?xi8, #gpu.address_space<workgroup>>");
    }
    Ok(())
}

// Modules, functions and launches.

/// Verifies that a module can be compiled for its targets.
pub(super) fn module(op: OpView<'_, Module>) -> Result {
    let ctx = op.ctx();
    let targets = op.handle.targets(op.body()).and_then(|targets| targets.as_array(ctx)).unwrap_or_default();
    targets.iter().try_for_each(|&target| {
        let verify = target.def(ctx).and_then(|def| def.attr_hooks().verify_target);
        verify.map_or(Ok(()), |verify| verify(*op, target))
    })
}

/// Verifies that memory for the block or the thread is of a type that has such memory.
fn attributions(op: OpRef<'_>, types: impl Iterator<Item = Type>, space: AddressSpace) -> Result {
    let ctx = op.ctx();
    for ty in types {
        let Some(memref) = ty.as_::<MemRefType>(ctx) else {
            return op.fail("expected memref type in attribution");
        };
        // Other attributes are numbers of the target.
        let has = memref.memory_space.and_then(|attr| AddressSpace::decode(ctx, attr));
        if has.is_some_and(|has| has != space) {
            return op.fail(format_args!("expected memory space {} in attribution", space.keyword()));
        }
    }
    Ok(())
}

/// Verifies that a kernel returns nothing, and that the arguments of a body are those of the function and memory.
pub(super) fn func(op: OpView<'_, Func>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let body = b.region_body(op.op);
    let Some(ty) = op.handle.signature(b) else { return Ok(()) };
    if op.handle.is_kernel(b) && !ty.results.is_empty() {
        return op.fail("expected void return type for kernel function");
    }
    let Some(entry) = body.entry_block(op.handle.body(b)) else {
        return op.fail("expected body with at least one block");
    };
    let args = body.args(entry);
    let least = ty.inputs.len().saturating_add(n_workgroup_attributions(b, op.op));
    if args.len() < least {
        return op.fail(format_args!("expected at least {least} arguments to body region"));
    }
    for (i, (&arg, &want)) in args.iter().zip(ty.inputs).enumerate() {
        let have = body.ty(arg);
        if have != want {
            let (want, have) = (quoted_type(ctx, want), quoted_type(ctx, have));
            return op
                .fail(format_args!("expected body region argument #{i} to be of type {want}, got {have}"));
        }
    }
    let (workgroup, private) = op.handle.attributions(b);
    for (range, space) in [(workgroup, AddressSpace::Workgroup), (private, AddressSpace::Private)] {
        let memory = args.get(range).unwrap_or(&[]);
        attributions(*op, memory.iter().map(|&arg| body.ty(arg)), space)?;
    }
    Ok(())
}

pub(super) fn ret(op: OpView<'_, Return>) -> Result {
    let Some(function) = op.parent() else { return Ok(()) };
    let ty = function.as_::<Func>().and_then(|function_op| function_op.signature(function.body()));
    let Some(ty) = ty else { return Ok(()) };
    let operands = op.operands();
    if operands.len() != ty.results.len() {
        let message = format!("expected {} result operands", ty.results.len());
        return Err(op.op_error(message).note(function.loc(), "return type declared here").emit());
    }
    for (i, (operand, &want)) in operands.iter().zip(ty.results).enumerate() {
        let have = op.ty(operand);
        if have != want {
            let have = quoted_type(op.ctx(), have);
            return op.fail(format_args!("unexpected type `{have}' for operand #{i}"));
        }
    }
    Ok(())
}

pub(super) fn launch(op: Shape<'_, Launch>) -> Result {
    let sizes = [op.cluster_size_x(), op.cluster_size_y(), op.cluster_size_z()];
    match sizes.iter().flatten().count() {
        0 | 3 => Ok(()),
        _ => op.fail("cluster size must be all present"),
    }
}

pub(super) fn launch_regions(op: OpView<'_, Launch>) -> Result {
    let b = op.body();
    let region = op.handle.body(b);
    if let Some(entry) = b.entry_block(region)
        && b.args(entry).len() < op.handle.n_indices(b).saturating_add(n_workgroup_attributions(b, op.op))
    {
        return op.fail("unexpected number of region arguments");
    }
    let (workgroup, private) = op.handle.attributions(b);
    attributions(*op, workgroup.iter().map(|&arg| b.ty(arg)), AddressSpace::Workgroup)?;
    attributions(*op, private.iter().map(|&arg| b.ty(arg)), AddressSpace::Private)?;
    for end in b.blocks(region).filter_map(|block| b.last_op(block)) {
        if b.n_succs(end) == 0 && !b.is::<Terminator>(end) {
            let end = OpRef { scope: op.scope, op: end };
            let error = end.error("expected 'gpu.terminator' or a terminator with successors");
            return Err(error.note(op.loc(), "in 'gpu.launch' body region").emit());
        }
    }
    Ok(())
}

pub(super) fn launch_func(op: OpView<'_, LaunchFunc>) -> Result {
    let b = op.body();
    let mut at = op.parent();
    while let Some(parent) = at
        && parent.as_::<builtin::Module>().is_none()
    {
        at = parent.parent();
    }
    let Some(module) = at else { return op.fail("expected to belong to a module") };
    if module.attr(CONTAINER_MODULE) != Some(Attr::UNIT) {
        return op.fail(format_args!(
            "expected the closest surrounding module to have the '{CONTAINER_MODULE}' attribute"
        ));
    }
    let sizes = [op.handle.cluster_size_x(b), op.handle.cluster_size_y(b), op.handle.cluster_size_z(b)];
    if let [Some(x), Some(y), Some(z)] = sizes
        && [y, z].iter().any(|&size| op.ty(size) != op.ty(x))
    {
        return op.fail("expects types of the cluster dimensions must be the same");
    }
    Ok(())
}
