//! Operations in destination style: each result is in the buffer of an init.

use super::super::analysis::Analysis;
use super::super::model::{Alias, Aliases};
use super::super::rewrite::Bufferizing;
use crate::prelude::*;
use terrace_ir::body::Use;

/// Whether an operand is an init.
pub fn is_init(a: &Analysis<'_>, operand: Use) -> bool {
    let (start, end) = a.b.init_range(operand.owner);
    (start..end).contains(&(operand.index as usize))
}

/// The result that an init becomes.
pub fn result_of_init(a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
    let result = a.b.tied_result(operand.owner, operand.index as usize);
    result.map(Alias::same).into_iter().collect()
}

/// The operands of an operation, with buffers in place of tensors, and the buffers of its inits.
pub fn buffers(rw: &mut Bufferizing<'_>, op: Op) -> Result<(Vec<Value>, Vec<Value>)> {
    let (mut operands, mut inits) = (Vec::new(), Vec::new());
    let (start, end) = rw.init_range(op);
    for i in 0..rw.n_operands(op) {
        let value = rw.operand(op, i);
        let is_tensor = rw.ty(value).is_tensor(rw.ctx());
        let operand = if is_tensor { rw.buffer(value)? } else { value };
        operands.push(operand);
        if is_tensor && (start..end).contains(&i) {
            inits.push(operand);
        }
    }
    Ok((operands, inits))
}
