//! Verifiers of operations on matrices in registers.

use crate::gpu::{MmaMatrixType, SubgroupMmaCompute, SubgroupMmaLoadMatrix, SubgroupMmaStoreMatrix};
use crate::prelude::*;
use terrace_base::layout;

fn has_unit_stride(ctx: &Context, ty: Type) -> bool {
    ty.as_::<MemRefType>(ctx).is_some_and(|memref| layout::has_unit_stride(ctx, memref))
}

fn matrix(ctx: &Context, ty: Type) -> Option<(&[u8], &[i64])> {
    let matrix = ty.as_::<MmaMatrixType>(ctx)?;
    Some((ctx.bytes(matrix.operand), matrix.shape))
}

pub fn load(op: Shape<'_, SubgroupMmaLoadMatrix>) -> Result {
    match has_unit_stride(op.ctx(), op.src_memref()) {
        true => Ok(()),
        false => Err(op.error("expected source memref most minor dim must have unit stride").emit()),
    }
}

pub fn store(op: Shape<'_, SubgroupMmaStoreMatrix>) -> Result {
    let ctx = op.ctx();
    if !has_unit_stride(ctx, op.dst_memref()) {
        return Err(op.error("expected destination memref most minor dim must have unit stride").emit());
    }
    match matrix(ctx, op.src()) {
        Some((b"COp", _)) => Ok(()),
        _ => Err(op.error("expected the operand matrix being stored to have 'COp' operand type").emit()),
    }
}

pub fn compute(op: Shape<'_, SubgroupMmaCompute>) -> Result {
    let ctx = op.ctx();
    let operands = (matrix(ctx, op.op_a()), matrix(ctx, op.op_b()), matrix(ctx, op.op_c()));
    let (Some((b"AOp", a)), Some((b"BOp", b)), Some((b"COp", c))) = operands else {
        return Err(op.error("operands must be in the order AOp, BOp, COp").emit());
    };
    match (a, b, c) {
        (&[rows, inner], &[inner_b, columns], &[rows_c, columns_c])
            if inner == inner_b && rows == rows_c && columns == columns_c =>
        {
            Ok(())
        }
        _ => Err(op.error("operand shapes do not satisfy matmul constraints").emit()),
    }
}
