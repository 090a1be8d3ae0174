//! Copies to LDS and loads from it.

use super::*;
use crate::common::memory::{element_pointer, ranked};

pub(super) fn gather(op: GatherToLds, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let chipset = chipset(rw);
    if !matches!(chipset.major, 9 | 10) {
        return fail(rw, op.0, "pre-gfx9 and post-gfx10 not supported");
    }
    let ty = op.transfer_type(rw).ok_or("the type is missing")?;
    let n: i64 = ty.as_::<VectorType>(ctx).map_or(1, |vector| vector.shape.iter().product());
    let width = ty.element_or_self(ctx).bit_width(ctx).ok_or("the type has no width in bits")?;
    let bytes = n.wrapping_mul(width.into()) / 8;
    if chipset != GFX950 && matches!(bytes, 12 | 16) {
        return fail(
            rw,
            op.0,
            "Gather to LDS instructions with 12-byte and 16-byte load widths are only supported on gfx950",
        );
    }
    let (src, dst) = (ranked(rw, op.src(rw))?, ranked(rw, op.dst(rw))?);
    let args = rw.adaptor(op);
    let (from, _) = element_pointer(rw, &src, args.src, args.src_indices, false)?;
    let (to, _) = element_pointer(rw, &dst, args.dst, args.dst_indices, false)?;
    rocdl::LoadToLDS::build(rw, bytes, 0, 0, from, to);
    rw.erase(op.0)
}

pub(super) fn transpose(op: TransposeLoad, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    if chipset(rw) != GFX950 {
        return fail(rw, op.0, "Non-gfx950 chipset not supported");
    }
    let memref = ranked(rw, op.src(rw))?;
    let width = memref.elem.bit_width(ctx).ok_or("the elements have no width in bits")?;
    if width < 8 {
        return fail(
            rw,
            op.0,
            format_args!("Expect source memref to have at least 8 bits element size, got {width}"),
        );
    }
    let result = rw.ty(op.result(rw));
    let (n, elem) = vector(rw, result)?;
    let width = elem.bit_width(ctx).ok_or("the elements have no width in bits")?;
    let ty = rw.convert(result)?;
    let args = rw.adaptor(op);
    let words = VectorType::fixed(ctx, &[n * i64::from(width) / 32], Type::I32);
    let (loaded, to) = match width {
        4 => (words, rocdl::DsReadTr4B64::DEF),
        6 => (words, rocdl::DsReadTr6B96::DEF),
        8 => (words, rocdl::DsReadTr8B64::DEF),
        16 => (ty, rocdl::DsReadTr16B64::DEF),
        _ => return fail(rw, op.0, "Unsupported element size for transpose load"),
    };
    let (pointer, _) = element_pointer(rw, &memref, args.src, args.src_indices, false)?;
    let value = compute(rw, to, loaded, &[pointer], &[])?;
    Ok(cast(rw, ty, value))
}
