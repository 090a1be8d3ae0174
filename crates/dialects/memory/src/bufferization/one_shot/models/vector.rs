//! Operations of `vector` on tensors.

use super::super::analysis::Analysis;
use super::super::model::{Aliases, Bufferizable};
use super::super::rewrite::Bufferizing;
use super::{destination, reader};
use crate::prelude::*;
use crate::vector as ops;
use terrace_ir::body::Use;

reader! {
    Gather reads true => gather;
    TransferRead reads true => transfer_read;
}

/// As upstream, which builds the operation anew, without its alignment and discardable attributes.
fn gather(rw: &mut Bufferizing<'_>, op: Op) -> Result {
    transfer_read(rw, op)?;
    rw.body().set_slot(op, ops::Gather::SLOTS.alignment, None);
    rw.body().set_dict(op, None);
    Ok(())
}

fn transfer_read(rw: &mut Bufferizing<'_>, op: Op) -> Result {
    let source = rw.operand(op, 0);
    let buffer = rw.buffer(source)?;
    rw.set_operand(op, 0, buffer);
    Ok(())
}

/// A tensor with other elements, in the same buffer.
pub(super) struct TransferWrite;

impl Bufferizable for TransferWrite {
    /// A destination that is replaced as a whole is not read.
    fn reads(&self, a: &Analysis<'_>, operand: Use) -> bool {
        let Some(write) = a.b.as_::<ops::TransferWrite>(operand.owner) else { return true };
        let ctx = a.b.ctx();
        let shape = a.b.ty(write.base(a.b)).as_shaped(ctx).and_then(|ty| ty.shape).unwrap_or(&[]);
        let vector = a.b.ty(write.value_to_store(a.b)).as_shaped(ctx).and_then(|ty| ty.shape).unwrap_or(&[]);
        let is_static = shape.iter().all(|&extent| extent >= 0);
        let is_zero = |index: Value| integer_of(a.b, index) == Some(0);
        let is_whole = is_static
            && write.indices(a.b).iter().all(is_zero)
            && write.mask(a.b).is_none()
            && !shape.iter().zip(vector).any(|(extent, width)| extent > width);
        !is_whole
    }

    fn writes(&self, a: &Analysis<'_>, operand: Use) -> bool {
        destination::is_init(a, operand)
    }

    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        destination::result_of_init(a, operand)
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let (operands, inits) = destination::buffers(rw, op)?;
        let mut state = OpState::like(rw, op);
        state.operands.extend(operands);
        state.results.clear();
        rw.create(state);
        rw.replace(op, &inits);
        Ok(())
    }
}
