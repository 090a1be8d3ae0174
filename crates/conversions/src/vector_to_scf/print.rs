//! `vector.print` of vectors as loops over their elements.

use crate::prelude::*;
use terrace_memory::vector::{BitCast, Extract, Print, PrintPunctuation, ShapeCast, VectorScale};

pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![Print => print];

/// Prints the elements of a vector in nested loops, one for each dimension. Scalable vectors of several dimensions
/// stay, since their elements have no numbers that are known.
fn print(op: Print, rw: &mut Rewriter) -> Option<[Value; 0]> {
    let ctx = rw.ctx().clone();
    let source = op.source(rw)?;
    let ty = rw.ty(source).as_::<VectorType>(&ctx)?;
    let (rank, is_scalable) = (ty.shape.len(), ty.any_scalable());
    if rank > 1 && is_scalable {
        return None;
    }
    let n = ty.shape.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent))?;
    let end = op.punctuation(rw).unwrap_or(PrintPunctuation::NewLine);
    let (source, elem) = widened(rw, source, ty);
    let flat = match rank {
        0 | 1 => source,
        _ => ShapeCast::new(rw, VectorType::fixed(&ctx, &[n], elem), source),
    };
    let extents: SmallVec<[i64; 4]> = if rank == 0 { SmallVec::from_slice(&[1]) } else { ty.shape.into() };
    let mut ivs = SmallVec::<[_; 4]>::new();
    let mut after = None;
    for &extent in &extents {
        let zero = arith::Constant::index(rw, 0);
        let mut upper = arith::Constant::index(rw, extent);
        let one = arith::Constant::index(rw, 1);
        if is_scalable {
            let vscale = VectorScale::new(rw, Type::INDEX);
            upper = arith::MulI::new(rw, upper, vscale);
        }
        let last = arith::SubI::new(rw, upper, one);
        punctuation(rw, PrintPunctuation::Open);
        let nest = scf::For::build(rw, &[], zero, upper, one, &[]);
        punctuation(rw, PrintPunctuation::Close);
        after.get_or_insert(rw.insert_point());

        let body = rw.add_block(nest.0, 0, &[Type::INDEX]);
        let iv = rw.arg(body, 0)?;
        ivs.push(iv);
        rw.set_end(body);
        let is_followed = arith::CmpI::new(rw, CmpIPredicate::Ult, iv, last);
        let separator = scf::If::build(rw, &[], is_followed);
        scf::Yield::build(rw, &[]);
        let then = rw.add_block(separator.0, 0, &[]);
        rw.set_end(then);
        punctuation(rw, PrintPunctuation::Comma);
        scf::Yield::build(rw, &[]);
        // What is inside comes before the separator.
        let first = rw.first_op(body)?;
        rw.set_before(first);
    }
    let (mut at, mut stride) = (None, 1i64);
    for (&iv, &extent) in ivs.iter().zip(&extents).rev() {
        let by = arith::Constant::index(rw, stride);
        let offset = arith::MulI::new(rw, by, iv);
        at = Some(match at {
            None => offset,
            Some(at) => arith::AddI::new(rw, at, offset),
        });
        stride *= extent;
    }
    let position: SmallVec<[_; 4]> = if rank == 0 { SmallVec::new() } else { at.into_iter().collect() };
    let statics: SmallVec<[i64; 4]> = position.iter().map(|_| DYNAMIC).collect();
    let statics = DenseArrayAttr::of_i64s(&ctx, &statics);
    let element = Extract::build(rw, elem, statics, flat, &position).result(rw);
    Print::with(Some(element)).punctuation(PrintPunctuation::NoPunctuation).build(rw);
    rw.set_insert_point(after?);
    punctuation(rw, end);
    Some([])
}

/// Extends integers to the next width that is a power of two of at least eight bits; the type of the elements.
fn widened(b: &mut Builder, source: Value, ty: VectorType<'_>) -> (Value, Type) {
    let ctx = b.ctx().clone();
    let Some((width, sign)) = ty.elem.as_int(&ctx) else { return (source, ty.elem) };
    let wide = width.next_power_of_two().max(8);
    if wide == width {
        return (source, ty.elem);
    }
    let with = |elem| VectorType::get(&ctx, ty.shape, elem, ty.scalable);
    let is_signless = sign == Signedness::Signless;
    let bits = if is_signless { source } else { BitCast::new(b, with(Type::int(&ctx, width)), source) };
    let bits_type = with(Type::int(&ctx, wide));
    let extended = match width == 1 || sign == Signedness::Unsigned {
        true => arith::ExtUI::new(b, bits_type, bits),
        false => arith::ExtSI::new(b, bits_type, bits),
    };
    if is_signless {
        return (extended, Type::int(&ctx, wide));
    }
    let elem = IntegerType::get(&ctx, wide, sign as u32);
    (BitCast::new(b, with(elem), extended), elem)
}

/// Prints punctuation alone.
fn punctuation(b: &mut Builder, kind: PrintPunctuation) {
    Print::with(None).punctuation(kind).build(b);
}
