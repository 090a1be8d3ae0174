//! `map-memref-spirv-storage-class`: numbers of memory spaces as storage classes of SPIR-V.

use crate::common::memory_spaces;
use crate::prelude::*;
use terrace_memory::memref::base_memref;
use terrace_rewrite::transforms::postorder;
use terrace_spirv::spirv::{Capability, StorageClass, TargetEnvAttr, VerCapExtAttr};

passes! {
    /// Map numeric MemRef memory spaces to SPIR-V storage classes.
    ///
    /// A `#spirv.target_env` of the operation, or of a symbol table around it, that allows kernels or shaders decides which client
    /// API it is.
    MapMemrefStorageClass("MapMemRefStorageClass") = "map-memref-spirv-storage-class" on(Anchor::Any) {
        /// The client API to use for populating mappings
        client_api: String = "vulkan".to_owned(),
    } => map_storage_classes;
}

/// The storage classes of memory spaces, by number.
type Classes = [Option<StorageClass>];

use StorageClass::*;

static OPENCL: &Classes = &[
    Some(CrossWorkgroup),
    Some(Generic),
    None,
    Some(Workgroup),
    Some(UniformConstant),
    Some(Private),
    Some(Function),
    Some(Image),
];

static VULKAN: &Classes = &[
    Some(StorageBuffer),
    Some(Generic),
    None,
    Some(Workgroup),
    Some(Uniform),
    Some(Private),
    Some(Function),
    Some(PushConstant),
    Some(UniformConstant),
    Some(Input),
    Some(Output),
    Some(PhysicalStorageBuffer),
    Some(Image),
];

fn map_storage_classes(o: &MapMemrefStorageClass, pass: &mut PassContext<'_>) -> Result {
    let ctx = pass.ctx();
    let client = match o.client_api.as_str() {
        "opencl" => OPENCL,
        "vulkan" => VULKAN,
        other => return Err(ctx.error(Loc::UNKNOWN, format!("Invalid clienAPI: {other}")).emit()),
    };
    let classes = target_classes(Scope { body: pass.body, parent: pass.outer }.at(pass.op)).unwrap_or(client);
    let changed = memory_spaces::replace(pass.body, pass.op, &|ctx, space| {
        let number = match space {
            Some(space) => space.as_::<IntegerAttr>(ctx)?.to_i64(ctx)?,
            None => 0,
        };
        let class = (*classes.get(usize::try_from(number).ok()?)?)?;
        Some(StorageClass::ENUM.attr(ctx, class as u64))
    });
    let scope = Scope { body: pass.body, parent: pass.outer };
    refuse(&scope, pass.op)?;
    pass.finish(changed)
}

/// The classes that the target of an operation has, if it has one and that is for kernels or shaders.
fn target_classes(op: OpRef<'_>) -> Option<&'static Classes> {
    let mut at = Some(op);
    let env = loop {
        let table = at?;
        let env = table.def().has(Trait::SymbolTable).then(|| table.attr("spirv.target_env")).flatten();
        match env.and_then(|env| env.as_::<TargetEnvAttr>(table.ctx())) {
            Some(env) => break env,
            None => at = table.parent(),
        }
    };
    let vce = env.vce.as_::<VerCapExtAttr>(op.ctx())?;
    let allows = |set: &[Capability]| {
        vce.capabilities.iter().any(|&given| set.iter().any(|&capability| capability as i64 == given))
    };
    match (allows(Capability::KERNELS), allows(Capability::SHADERS)) {
        (true, _) => Some(OPENCL),
        (false, true) => Some(VULKAN),
        (false, false) => None,
    }
}

/// Reports the first operation, inner ones before those around them, with a memref whose memory space is no storage class.
fn refuse(scope: &Scope<'_>, op: Op) -> Result {
    if let Some(body) = scope.body.nested_body(op) {
        let inner = Scope { body, parent: Some((scope, op)) };
        let ops = body.ops_where(|op| body.is_nested(op) || !is_legal(inner.at(op)));
        postorder(body, &ops).into_iter().try_for_each(|op| refuse(&inner, op))?;
    }
    match is_legal(scope.at(op)) {
        true => Ok(()),
        false => scope.at(op).fail("failed to legalize memory space"),
    }
}

/// Whether the memrefs that an operation takes, gives and names are in storage classes.
fn is_legal(op: OpRef<'_>) -> bool {
    let (b, ctx) = (op.body(), op.ctx());
    let is_legal = |ty: Type| {
        base_memref(ctx, ty).is_none_or(|memref| {
            memref.memory_space.is_some_and(|space| StorageClass::decode(ctx, space).is_some())
        })
    };
    if op.def().has(Trait::FunctionOpInterface) {
        let function = op.attr("function_type").and_then(|ty| ty.as_type(ctx));
        let function = function.and_then(|ty| ty.as_::<FunctionType>(ctx));
        return function.is_none_or(|ty| ty.inputs.iter().chain(ty.results).all(|&ty| is_legal(ty)));
    }
    let attrs = terrace_ir::asm::attributes_of(b, op.op);
    b.types(op.operands()).chain(b.types(op.results())).all(is_legal)
        && attrs.into_iter().all(|(_, attr)| attr.as_type(ctx).is_none_or(is_legal))
}
