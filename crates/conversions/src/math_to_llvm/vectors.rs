//! Operations on vectors, taken apart to operations on their elements, for functions that take scalars.

use crate::common::vectors::{extract, insert, zeros};
use crate::prelude::*;

/// Computes an operation for each element. Fails for scalable vectors, whose number of elements is unknown.
pub fn by_elements(rw: &mut Lowering, op: Op) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(rw.result(op, 0));
    let result = ty.as_::<VectorType>(ctx).ok_or("the type is no vector")?;
    if result.any_scalable() {
        return Err("scalable vectors have no lowering to functions of scalars".into());
    }
    if !is_unrollable(result.shape) {
        return Err(format!("the vector has more than {MAX_UNROLL} elements").into());
    }
    let mut all = zeros(rw, ty).ok_or("the elements have no zero")?;
    let operands = rw.operands(op).to_vec();
    for at in positions(result.shape) {
        let mut state = OpState::new(rw.def(op), rw.loc());
        state.operands.extend(operands.iter().map(|&operand| extract(rw, operand, &at)));
        state.results.push(result.elem);
        state.slots.extend(rw.slots(op).to_words());
        let element = rw.create(state);
        let element = rw.result(element, 0);
        all = insert(rw, element, all, &at);
    }
    Ok(all)
}
