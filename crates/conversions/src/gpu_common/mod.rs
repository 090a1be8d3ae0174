//! The common part of the conversions of device code to the LLVM dialect (`convert-gpu-to-nvvm`, `convert-gpu-to-rocdl`,
//! `convert-gpu-to-llvm-spv`).
//!
//! They run on a `gpu.module`. In the first two, operations of `gpu` that others express are [expanded](expand); then one partial
//! conversion lowers the operations of `gpu` by the rows of the target, and those of other dialects by the patterns of
//! `convert-to-llvm`. What differs between targets is a [`Device`] and its tables of patterns.

pub(crate) mod bits;
pub(crate) mod expand;
pub(crate) mod function;
pub(crate) mod indices;
pub(crate) mod printf;
pub(crate) mod shared_memory;
pub(crate) mod symbols;

use crate::common::types::LowerToLLVMOptions;
use crate::dialect::{Dialect, rows};
use crate::prelude::*;
use crate::to_llvm;
use terrace_base::dlti::layout::DataLayout;
use terrace_base::math;
use terrace_gpu::gpu;
use terrace_llvm::CConv;

/// Address spaces of LLVM IR that both targets number in the same way.
pub(crate) mod space {
    pub(crate) const GLOBAL: u32 = 1;
    pub(crate) const WORKGROUP: u32 = 3;
}

/// The differences between targets.
pub(crate) trait Device {
    /// The address space of memory of a thread.
    const PRIVATE: u32;
    /// The calling conventions of kernels and of other functions, if they are not C's.
    const CONVENTIONS: Option<[CConv; 2]> = None;
    /// The function attribute of kernels, if there is one.
    const KERNEL: Option<&'static str>;
    /// The function attribute of kernels that has the number of threads of a block.
    const BLOCK_SIZE: &'static str;
    /// The function attribute of kernels that has the number of blocks of a cluster, if there is one.
    const CLUSTER_SIZE: Option<&'static str>;
    /// The address spaces whose pointers have 32 bits instead of 64.
    const NARROW_SPACES: &'static [u32];
    /// Whether functions get memory of the block as arguments; else it is globals.
    const PASSES_SHARED: bool = false;
    /// Whether pointers to memory of a thread or a block can become those of other address spaces.
    const CASTS_LOCAL: bool = true;
    /// Whether the target has its own functions for operations of `math`, and those without one stay.
    const OWN_MATH: bool = false;
    /// The alignment of memory of the block whose size the launch says, in bytes.
    const SHARED_ALIGNMENT: Option<i64>;

    /// Adds the legality of the operations of the LLVM dialect that the target has no instruction for.
    fn target(target: ConversionTarget) -> ConversionTarget {
        target
    }

    /// The address space of `#gpu.address_space<..>`, as an integer attribute.
    fn memory_space(ctx: &Context, attr: Attr) -> Option<Attr> {
        let space = match gpu::AddressSpace::decode(ctx, attr)? {
            gpu::AddressSpace::Global => space::GLOBAL,
            gpu::AddressSpace::Workgroup => space::WORKGROUP,
            gpu::AddressSpace::Private => Self::PRIVATE,
        };
        Some(IntegerAttr::of_i64(ctx, Type::I64, i64::from(space)))
    }
}

/// The options that the passes share.
pub(crate) struct Options<'o> {
    /// Bitwidth of the index type, 0 for that of the data layout.
    pub index_bitwidth: u32,
    /// Pass memrefs of static shape as pointers.
    pub bare_ptr: bool,
    /// The dialects that are converted besides `gpu`; none for all.
    pub allowed_dialects: &'o [String],
}

/// The conversion to a target: `tables` come before the patterns of the other dialects, `extend` adds type rules and options.
pub(crate) fn conversion<D: Device>(
    pass: &PassContext<'_>,
    o: &Options<'_>,
    tables: &[&[&'static [Pattern]]],
    extend: impl FnOnce(TypeConverter) -> TypeConverter,
) -> Result<Conversion> {
    let ctx = pass.ctx();
    let options = lowering_options::<D>(pass, o)?;
    for name in o.allowed_dialects {
        if !to_llvm::converts(&ctx, name) {
            let message = format!("dialect does not implement ConvertToLLVMPatternInterface: {name}");
            let scope = Scope { body: pass.body, parent: pass.outer };
            return Err(scope.at(pass.op).error(message).emit());
        }
    }
    let mut rows = rows(&ctx);
    rows.retain(|row| {
        row.to_llvm.converts()
            && !(D::OWN_MATH && row.def.name == math::DIALECT.name)
            && (o.allowed_dialects.is_empty() || o.allowed_dialects.iter().any(|name| name == row.def.name))
    });
    let target = to_llvm::target()
        .dialect(gpu::DIALECT.name, Legality::Illegal)
        .op(terrace_base::builtin::cast_def(), Legality::Legal)
        .op(gpu::Yield::DEF, Legality::Legal)
        .op(gpu::Module::DEF, Legality::Legal)
        .op(func::Func::DEF, Legality::Illegal)
        .op(cf::Assert::DEF, Legality::Illegal);
    let patterns = Patterns::new()
        .add_all(tables.iter().copied().flatten())
        .add_all(rows.iter().flat_map(|row| row.to_llvm.patterns).copied());
    let converter = extend(converter::<D>(&ctx, options, &rows));
    Ok(Conversion::partial(D::target(target), patterns, converter))
}

/// The complete lowering for a target: all operations of the module become those of the LLVM dialect and the target's.
/// Tables and `extend` are as for [`conversion`].
pub(crate) fn complete<D: Device>(
    pass: &PassContext<'_>,
    o: &Options<'_>,
    tables: &[&[&'static [Pattern]]],
    extend: impl FnOnce(TypeConverter) -> TypeConverter,
) -> Result<BodyPass> {
    let ctx = pass.ctx();
    let options = lowering_options::<D>(pass, o)?;
    let options = LowerToLLVMOptions { aligned_results: options.bare_ptr, negative_strides: true, ..options };
    let mut rows = rows(&ctx);
    // The row is that of the host.
    rows.retain(|row| row.def.name != gpu::DIALECT.name);
    let target = to_llvm::complete_target(&rows).op(gpu::Module::DEF, Legality::Legal);
    let converter = extend(converter::<D>(&ctx, options, &rows));
    Ok(to_llvm::phases(&rows, options, &[], tables, target, converter))
}

fn lowering_options<D: Device>(pass: &PassContext<'_>, o: &Options<'_>) -> Result<LowerToLLVMOptions> {
    let width = match o.index_bitwidth {
        0 => DataLayout::index_width_of(Scope { body: pass.body, parent: pass.outer }.at(pass.op)),
        width => width,
    };
    let options = options(pass, width)?;
    Ok(LowerToLLVMOptions { bare_ptr: o.bare_ptr, narrow_spaces: D::NARROW_SPACES, ..options })
}

fn converter<D: Device>(
    ctx: &Context,
    options: LowerToLLVMOptions,
    rows: &[&'static Dialect],
) -> TypeConverter {
    let mut converter = to_llvm::converter(ctx, options, rows);
    converter.type_attr = Some(D::memory_space);
    converter
}

/// Prepares a module for the conversion; `further` are patterns of the target. Returns whether anything has changed.
pub(crate) fn prepare(
    body: &mut Body,
    module: Op,
    further: &'static [greedy::Pattern],
    threads: usize,
) -> bool {
    let Some(mut inner) = body.take_nested(module) else { return false };
    let changed = request_c_wrappers(&mut inner);
    body.put_nested(module, inner);
    expand::expand(body, module, further, threads) | changed
}

/// Functions of `func` in the module get wrappers for C.
fn request_c_wrappers(module: &mut Body) -> bool {
    let Some(block) = module.root_block() else { return false };
    let functions: Vec<Op> = module.ops(block).filter(|&op| module.is::<func::Func>(op)).collect();
    for &op in &functions {
        module.set_attr(op, "llvm.emit_c_interface", Some(Attr::UNIT));
    }
    !functions.is_empty()
}
