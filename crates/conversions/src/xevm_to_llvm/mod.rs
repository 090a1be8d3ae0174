//! Lowering of `xevm` to calls of OpenCL's functions and of those of Intel's extensions (`convert-xevm-to-llvm`).

mod blocks;
pub(crate) mod cache_control;
mod matrices;

use crate::opencl::{Function, Memory, Promises, mangled};
use crate::prelude::*;
use terrace_hardware::xevm::{self, types::space};

passes! {
    /// Convert XeVM to LLVM dialect.
    ///
    /// The result is for translators to SPIR-V. Loads and stores of the LLVM dialect that say how caches are used get
    /// decorations.
    XevmToLlvm("ConvertXeVMToLLVMPass") = "convert-xevm-to-llvm" on(Anchor::Any, Body) => xevm_to_llvm;
}

fn xevm_to_llvm(_: &XevmToLlvm, pass: &PassContext) -> Result<BodyPass> {
    let target = ConversionTarget::new()
        .dialect("llvm", Legality::Dynamic(cache_control::is_legal))
        .dialect(xevm::DIALECT.name, Legality::Illegal);
    let conversion =
        Conversion::partial(target, Patterns::new().add_all(PATTERNS), TypeConverter::new(&pass.ctx()));
    Ok(BodyPass::new().edit(cache_control::DECORATE).convert(conversion))
}

/// The patterns.
pub static PATTERNS: &[&[Pattern]] = &[OTHERS, INDICES, blocks::PATTERNS];

static OTHERS: &[Pattern] = patterns![plain:
    xevm::MMA => matrices::mma,
    xevm::Memfence => memfence,
    xevm::Prefetch => prefetch,
    xevm::LaneId => |op: xevm::LaneId, rw: &mut Lowering| index(op.0, rw, "get_sub_group_local_id", None),
    xevm::SubgroupId => |op: xevm::SubgroupId, rw: &mut Lowering| index(op.0, rw, "get_sub_group_id", None),
    xevm::SubgroupSize => |op: xevm::SubgroupSize, rw: &mut Lowering| index(op.0, rw, "get_sub_group_size", None),
];

/// Makes patterns for operations of the dimensions x, y and z: each calls the function with the number of the dimension.
macro_rules! indices {
    ($($name:literal => [$X:ident $Y:ident $Z:ident]),* $(,)?) => { patterns![plain: $(
        xevm::$X => |op: xevm::$X, rw: &mut Lowering| index(op.0, rw, $name, Some(0)),
        xevm::$Y => |op: xevm::$Y, rw: &mut Lowering| index(op.0, rw, $name, Some(1)),
        xevm::$Z => |op: xevm::$Z, rw: &mut Lowering| index(op.0, rw, $name, Some(2)),
    )*] };
}

static INDICES: &[Pattern] = indices![
    "get_local_id" => [WorkitemIdX WorkitemIdY WorkitemIdZ],
    "get_local_size" => [WorkgroupDimX WorkgroupDimY WorkgroupDimZ],
    "get_group_id" => [WorkgroupIdX WorkgroupIdY WorkgroupIdZ],
    "get_num_groups" => [GridDimX GridDimY GridDimZ],
];

/// The promises of functions that access any memory.
const RETURNS: Promises = Promises { memory: Memory::Any, convergent: false, will_return: true };

/// Calls a function that returns an index or a size.
fn index(op: Op, rw: &mut Lowering, name: &str, dimension: Option<i64>) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(rw.result(op, 0));
    let params: &[Type] = if dimension.is_some() { &[Type::I32] } else { &[] };
    let name = mangled(ctx, name, params, true).ok_or("OpenCL has no such type")?;
    let function = Function::find(rw, &name, ty, params, RETURNS)?;
    let dimension = dimension.map(|dimension| llvm::Constant::int(rw, Type::I32, dimension));
    let call = function.call_with_attributes(rw, dimension.as_slice());
    rw.set_slot(call.0, llvm::Call::SLOTS.memory_effects, Memory::None.attr(ctx));
    Ok(rw.result(call.0, 0))
}

/// Calls the fence of OpenCL, which has fences of local and of global memory, for the workgroup or the device.
fn memfence(op: xevm::Memfence, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    // `CLK_LOCAL_MEM_FENCE` and `CLK_GLOBAL_MEM_FENCE`.
    let memory = match op.addrspace(rw) {
        Some(xevm::AddrSpace::Shared) => 1,
        Some(xevm::AddrSpace::Global) => 2,
        _ => return Err("Fence only supports global and shared address spaces.".into()),
    };
    // `memory_scope_work_group` and `memory_scope_device`.
    let scope = match op.scope(rw) {
        Some(xevm::MemScope::Workgroup) => 1,
        Some(xevm::MemScope::Device) => 2,
        _ => return Err("Fence only supports workgroup and device memory scopes.".into()),
    };
    /// `memory_order_acq_rel`
    const ACQ_REL: i64 = 4;
    let params = [Type::I32; 3];
    let name = mangled(ctx, "atomic_work_item_fence", &params, false).ok_or("OpenCL has no such type")?;
    let promises = Promises { will_return: false, ..RETURNS };
    let function = Function::find(rw, &name, llvm::types::void(ctx), &params, promises)?;
    let order = llvm::Constant::int(rw, Type::I32, ACQ_REL);
    let scope = llvm::Constant::int(rw, Type::I32, scope);
    let memory = llvm::Constant::int(rw, Type::I32, memory);
    function.call_with_attributes(rw, &[memory, order, scope]);
    rw.erase(op.0)
}

fn prefetch(op: xevm::Prefetch, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let mut pointer = rw.adaptor(op).ptr;
    let global = llvm::PointerType::get(ctx, space::GLOBAL);
    let promises = Promises { memory: Memory::ReadsArguments, convergent: false, will_return: false };
    let name = "_Z8prefetchPU3AS1Kcm";
    let function = Function::find(rw, name, llvm::types::void(ctx), &[global, Type::I64], promises)?;
    let n = llvm::Constant::int(rw, Type::I64, 1);
    // Upstream calls the function with a pointer into another address space.
    if rw.ty(pointer) != global {
        pointer = llvm::AddrSpaceCast::new(rw, global, pointer);
    }
    let call = function.call_with_attributes(rw, &[pointer, n]);
    cache_control::decorate(rw, call.0, op.cache_control(rw).map(cache_control::load));
    rw.erase(op.0)
}
