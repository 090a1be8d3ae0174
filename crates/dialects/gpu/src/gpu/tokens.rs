//! Tokens that asynchronous operations wait for and return.

use crate::prelude::*;

/// Whether an operation takes tokens and may return one (`AsyncOpInterface`).
pub fn is_async_op(def: &OpDef) -> bool {
    def.dialect == "gpu" && def.operands.first().is_some_and(|field| field.name == "async_dependencies")
}

/// Replaces the tokens that an operation waits for.
pub fn set_dependencies(b: &mut Body, op: Op, tokens: &[Value]) {
    let n_groups = b.def(op).operands.len();
    let others: Vec<SmallVec<[Value; 8]>> = (1..n_groups).map(|i| b.operand_group(op, i).to_vec()).collect();
    let groups: Vec<&[Value]> =
        [tokens].into_iter().chain(others.iter().map(|group| group.as_slice())).collect();
    b.set_operand_groups(op, &groups);
}

/// The token that an operation returns; a copy of the operation returns one if it does not.
pub fn async_token(b: &mut Body, op: Op, ty: Type) -> Value {
    let n_groups = b.def(op).results.len();
    if let Some(token) = b.result_group(op, n_groups - 1).first() {
        return token;
    }
    let mut state = OpState::like(b, op);
    state.operands.extend(b.operands(op));
    state.results.push(ty);
    if let Some(slot) = b.def(op).result_segments_slot() {
        let mut sizes: SmallVec<[i32; 4]> =
            (0..n_groups).map(|i| b.result_group(op, i).len() as i32).collect();
        sizes.last_mut().into_iter().for_each(|size| *size = 1);
        state.set_slot(slot, DenseArrayAttr::of_i32s(b.ctx(), &sizes));
    }
    let mut builder = Builder::before(b, op);
    let new = builder.create(state);
    let results = b.results(new).to_vec();
    let (token, others) = (results[results.len() - 1], &results[..results.len() - 1]);
    b.replace(op, others);
    token
}
