//! Lowering of `arm_neon` to its intrinsics, in complete lowerings. `convert-vector-to-llvm` with `enable-arm-neon` leaves
//! the operations; `arm-neon-2d-to-intr` lowers those on matrices.

use crate::prelude::*;
use terrace_hardware::arm_neon;
use terrace_ir::rewriter::{self};

/// The patterns of complete lowerings.
pub static COMPLETE: &[&[Pattern]] = &[patterns![arm_neon::Sdot2d => sdot_2d]];

/// The patterns of `arm-neon-2d-to-intr`.
pub static TO_INTRINSICS: &[rewriter::Pattern] =
    terrace_rewrite::rewrites![arm_neon::Sdot2d => flatten_sdot_2d];

/// Casts the factors to vectors of one dimension.
fn flatten_sdot_2d(op: arm_neon::Sdot2d, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let (a, b, c) = (op.a(rw), op.b(rw), op.c(rw));
    let rows = match rw.ty(b).as_::<VectorType>(ctx)? {
        VectorType { shape: &[rows @ (2 | 4), 4], .. } => rows,
        _ => return None,
    };
    let flat = VectorType::fixed(ctx, &[rows * 4], Type::I8);
    let b = vector::ShapeCast::new(rw, flat, b);
    let c = vector::ShapeCast::new(rw, flat, c);
    Some(arm_neon::Sdot::new(rw, a, b, c))
}

/// Joins the rows of the factors.
fn sdot_2d(op: arm_neon::Sdot2d, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let rows = match rw.ty(op.b(rw)).as_::<VectorType>(ctx) {
        Some(VectorType { shape: &[rows @ (2 | 4), 4], .. }) => rows,
        _ => return Err("the factors are not rows of four bytes".into()),
    };
    let args = rw.adaptor(op);
    let flat = VectorType::fixed(ctx, &[rows * 4], Type::I8);
    let b = joined(rw, args.b, rows, flat);
    let c = joined(rw, args.c, rows, flat);
    let sum = arm_neon::Sdot::build(rw, args.a, b, c);
    rw.carry_discardable(op.0, sum.0);
    Ok(sum.res(rw))
}

/// The elements of an array of two or four vectors, as one vector of type `flat`.
fn joined(rw: &mut Lowering, array: Value, rows: i64, flat: Type) -> Value {
    let mut parts: SmallVec<[Value; 4]> =
        (0..rows).map(|row| llvm::ExtractValue::at(rw, array, &[row])).collect();
    let mut length = 4;
    while rw.ty(parts[0]) != flat {
        length *= 2;
        let mask: SmallVec<[i32; 16]> = (0..length).collect();
        parts =
            parts.chunks_exact(2).map(|two| llvm::ShuffleVector::masked(rw, two[0], two[1], &mask)).collect();
    }
    parts[0]
}
