//! Verifiers of products of matrices.

use super::*;

/// The number of lanes of a wave.
const WAVE_SIZE: i64 = 64;

/// The number of elements and their type, or one and the type itself.
fn elements(ctx: &Context, ty: Type) -> (i64, Type) {
    match ty.as_::<VectorType>(ctx) {
        Some(vector) => (vector.shape.iter().fold(1, |n, &extent| n.wrapping_mul(extent)), vector.elem),
        None => (1, ty),
    }
}

/// The bits of a float.
fn float_bits(ctx: &Context, ty: Type) -> Option<u32> {
    ty.bit_width(ctx).filter(|_| ty.is_float(ctx))
}

fn is_small_float(ctx: &Context, ty: Type) -> bool {
    matches!(float_bits(ctx, ty), Some(4 | 6 | 8))
}

/// Verifies the number of elements of a lane: `what` are the elements.
fn length(op: OpShape<'_>, what: &str, expected: i64, n: i64) -> Result {
    match n == expected {
        true => Ok(()),
        false => op.fail(format_args!("expected {expected} {what} values for this operation but got {n}")),
    }
}

pub(in super::super) fn mfma(op: Shape<'_, Mfma>) -> Result {
    let ctx = op.ctx();
    let (mut n, elem) = elements(ctx, op.source_a());
    let (n_dest, dest) = elements(ctx, op.dest_c());
    if is_small_float(ctx, elem) {
        let (n_b, elem_b) = elements(ctx, op.source_b());
        if !is_small_float(ctx, elem_b) {
            return op.fail("expected both source operands to have small-float elements if one does");
        }
        if n != n_b {
            return op.fail("expected both small-float source vectors to have the same length");
        }
    } else if op.source_a() != op.source_b() {
        return op.fail("expected both non-small-float source operand types to match exactly");
    }
    // Integers hold bytes.
    if matches!(elem, Type::I32 | Type::I64) {
        n = n.wrapping_mul(elem.bit_width(ctx).map_or(1, |width| i64::from(width / 8)));
    }
    let (Some(rows), Some(columns), Some(inner), Some(blocks)) = (op.m(), op.n(), op.k(), op.blocks()) else {
        return Ok(());
    };
    length(*op, "source", rows * inner * blocks / WAVE_SIZE, n)?;
    length(*op, "result", rows * columns * blocks / WAVE_SIZE, n_dest)?;
    let (cbsz, abid) = (op.cbsz().unwrap_or(0) as u32, op.abid().unwrap_or(0) as u32);
    if dest == Type::F64 && op.blgp() != Some(MfmaPermB::None) {
        return op.fail("double-precision ops do not support permuting lanes of B");
    }
    if dest == Type::F64 && cbsz != 0 {
        return op.fail("double-precision ops do not support permuting lanes of A");
    }
    if 1u32.checked_shl(cbsz).is_some_and(|n| abid >= n) {
        return op.fail("block ID for permuting A (abid) must be below 2 ** cbsz");
    }
    if [op.negate_a(), op.negate_b(), op.negate_c()].contains(&Some(true)) && dest != Type::F64 {
        return op.fail("negation flags only available for double-precision operations");
    }
    Ok(())
}

pub(in super::super) fn sparse_mfma(op: Shape<'_, SparseMfma>) -> Result {
    let ctx = op.ctx();
    let (n_sparse, sparse) = elements(ctx, op.source_a());
    let (n_dense, dense) = elements(ctx, op.source_b());
    let (n_dest, _) = elements(ctx, op.dest_c());
    if Some(n_dense) != n_sparse.checked_mul(2) {
        return op.fail(
            "expected dense source operand to have exactly double the number of elements of the sparse source operand",
        );
    }
    let is_f8 = |elem| float_bits(ctx, elem) == Some(8);
    if !(is_f8(sparse) && is_f8(dense)) && sparse != dense {
        return op.fail("expected source operands to have the same element type");
    }
    let is_8_bit = is_f8(sparse) || sparse == Type::I8;
    // Sets of indices are chosen only by `abid`.
    if op.cbsz() == Some(0) {
        let abid = op.abid().unwrap_or(0) as u32;
        if is_8_bit && abid > 1 {
            return op.fail("ABID must be 0 or 1 for 8-bit source data");
        }
        if !is_8_bit && abid > 3 {
            return op.fail("ABID must be between 0 and 3 for 16-bit source data");
        }
    }
    let (expected, text, width) =
        if is_8_bit { ((2, Type::I16), "vector<2xi16>", 8) } else { ((4, Type::I8), "vector<4xi8>", 16) };
    if elements(ctx, op.sparse_idx()) != expected {
        let ty = quoted_type(ctx, op.sparse_idx());
        return op
            .fail(format_args!("expected {text} sparse indices for {width}-bit source data, but got {ty}"));
    }
    let (Some(rows), Some(columns), Some(inner)) = (op.m(), op.n(), op.k()) else { return Ok(()) };
    length(*op, "source", rows * inner / WAVE_SIZE, n_dense)?;
    length(*op, "result", rows * columns / WAVE_SIZE, n_dest)
}

pub(in super::super) fn wmma(op: Shape<'_, Wmma>) -> Result {
    let ctx = op.ctx();
    let (n_a, a) = elements(ctx, op.source_a());
    let (n_b, b) = elements(ctx, op.source_b());
    let (_, dest) = elements(ctx, op.dest_c());
    let types = || (quoted_type(ctx, op.source_a()), quoted_type(ctx, op.source_b()));
    if n_a != n_b {
        let (a, b) = types();
        return op.fail(format_args!("source vectors have different lengths: {a} vs. {b}"));
    }
    let is_float = a.is_float(ctx);
    if dest.is_float(ctx) && !is_float {
        return op.fail("expected float sources with float destination");
    }
    if !dest.is_float(ctx) && is_float {
        return op.fail("expected int sources with int destination");
    }
    if float_bits(ctx, a) != Some(8) && a != b {
        let (a, b) = types();
        return op
            .fail(format_args!("source element types must match (except for fp8/bf8) but have {a} and {b}"));
    }
    if is_float && op.clamp() == Some(true) {
        return op.fail("clamp flag is not supported for float types");
    }
    if is_float && [op.unsigned_a(), op.unsigned_b()].contains(&Some(true)) {
        return op.fail("unsigned flags are not supported for float types");
    }
    Ok(())
}

pub(in super::super) fn scaled_wmma(op: Shape<'_, ScaledWmma>) -> Result {
    let ctx = op.ctx();
    let (n_a, a) = elements(ctx, op.source_a());
    let (n_b, b) = elements(ctx, op.source_b());
    let (n_dest, _) = elements(ctx, op.dest_c());
    let is_wide = op.m() != Some(16);
    let expected = if is_wide { 16 } else { 8 };
    if n_dest != expected {
        return op.fail(format_args!("expected output vector of length {expected} but got {n_dest}"));
    }
    let is_f4 = |elem| float_bits(ctx, elem) == Some(4);
    if is_wide && !is_f4(a) && !is_f4(b) {
        return op.fail("32x16x128 only supports fp4 element types");
    }
    let (extents, rows) = if is_wide { ("32x16x128", 128) } else { ("16x16x128", 64) };
    for (name, n, expected) in [("A", n_a, rows), ("B", n_b, 64)] {
        if n != expected {
            return op
                .fail(format_args!("for {extents}, source{name} must have {expected} elements but got {n}"));
        }
    }
    if is_wide && op.a_first_scale_lane() != Some(0) {
        return op.fail("for 32x16x128, a_first_scale_lane must be 0");
    }
    let (scale_a, scale_b) = (elements(ctx, op.scale_a()).1, elements(ctx, op.scale_b()).1);
    // Only factors of four bits have scales with a mantissa, and the other factor then has them, too, or is wider.
    let is_power = |scale: Type| scale.as_float(ctx) == Some(FloatFormat::F8E8M0FNU);
    let is_valid = match (is_power(scale_a), is_power(scale_b)) {
        (true, true) => true,
        (true, false) => !is_f4(a) && is_f4(b),
        (false, true) => is_f4(a) && !is_f4(b),
        (false, false) => is_f4(a) && is_f4(b),
    };
    if is_valid {
        return Ok(());
    }
    let [a, scale_a, b, scale_b] = [a, scale_a, b, scale_b].map(|ty| quoted_type(ctx, ty));
    op.fail(format_args!(
        "invalid combination of matrix and scale types: sourceA={a}, scaleA={scale_a}, sourceB={b}, scaleB={scale_b}"
    ))
}
