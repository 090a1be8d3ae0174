//! `memref-expand`: reshapes of known rank become `memref.reinterpret_cast`s with extents loaded from memory.

use super::casts::reinterpret_cast;
use crate::index_list::Index;
use crate::memref;
use crate::prelude::*;

passes! {
    /// Legalize memref operations to be convertible to LLVM.
    MemRefExpand("ExpandOpsPass") = "memref-expand" on(Anchor::Any, Body) => memref_expand;
}

fn memref_expand(_: &MemRefExpand, pass: &PassContext<'_>) -> Result<BodyPass> {
    let target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .dialect("memref", Legality::Legal)
        .op(memref::Reshape::DEF, Legality::Dynamic(is_legal));
    Ok(conversion(&pass.ctx(), target, PATTERNS).into())
}

static PATTERNS: &[Pattern] = patterns![plain: memref::Reshape => reshape];

/// A reshape with a dynamic number of extents is legal: it has no expansion.
fn is_legal(b: &Body, op: Op, _: &mut TypeConverter) -> bool {
    let shape = memref::Reshape::wrap(op).shape(b);
    b.ty(shape).as_::<MemRefType>(b.ctx()).is_none_or(|ty| ty.shape.contains(&DYNAMIC))
}

fn reshape(op: memref::Reshape, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(op.result(rw));
    let extents: SmallVec<[i64; 4]> = match ty.as_::<MemRefType>(ctx) {
        Some(memref) => memref.shape.into(),
        None => return Err("the result is unranked".into()),
    };
    let (source, shape) = (op.source(rw), op.shape(rw));
    let mut sizes: SmallVec<[Index; 4]> = SmallVec::new();
    let mut strides: SmallVec<[Index; 4]> = SmallVec::new();
    // Product of the extents so far; a constant until one is dynamic.
    let mut stride = Index::Static(1);
    for (dim, &extent) in extents.iter().enumerate().rev() {
        let value = if extent == DYNAMIC {
            let at = arith::Constant::index(rw, dim as i64);
            let size = memref::Load::at(rw, shape, &[at]);
            let size =
                if rw.ty(size) == Type::INDEX { size } else { arith::IndexCast::new(rw, Type::INDEX, size) };
            sizes.push(Index::Dynamic(size));
            size
        } else {
            sizes.push(Index::Static(extent));
            arith::Constant::index(rw, extent)
        };
        strides.push(stride);
        if dim > 0 {
            stride = match stride {
                Index::Dynamic(before) => Index::Dynamic(arith::MulI::new(rw, before, value)),
                Index::Static(before) if extent == DYNAMIC => {
                    let before = arith::Constant::index(rw, before);
                    Index::Dynamic(arith::MulI::new(rw, before, value))
                }
                Index::Static(before) => Index::Static(before.wrapping_mul(extent)),
            };
        }
    }
    sizes.reverse();
    strides.reverse();
    Ok(reinterpret_cast(rw, ty, source, Index::Static(0), &sizes, &strides))
}

/// A partial conversion without type conversion.
pub(super) fn conversion(
    ctx: &Context,
    target: ConversionTarget,
    patterns: &'static [Pattern],
) -> Conversion {
    Conversion::partial(target, Patterns::new().add(patterns), TypeConverter::new(ctx))
}
