//! Operations on vectors, taken apart to operations on their elements, for functions that take scalars.

use crate::prelude::*;
use terrace_base::arith::build::{float_attr, int_attr};
use terrace_memory::vector::limits::MAX_UNROLL;
use terrace_memory::vector::positions::positions;

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
    let zero = match result.elem.is_float(ctx) {
        true => float_attr(ctx, ty, 0.0),
        false => int_attr(ctx, ty, 0),
    };
    let mut all = arith::Constant::new(rw, zero.ok_or("the elements have no zero")?);
    let operands = rw.operands(op).to_vec();
    for at in positions(result.shape) {
        let position = DenseArrayAttr::of_i64s(ctx, &at);
        let mut state = OpState::new(rw.def(op), rw.loc());
        for &operand in &operands {
            let elem = rw.ty(operand).element_or_self(ctx);
            state.operands.push(vector::Extract::new(rw, elem, position, operand, &[]));
        }
        state.results.push(result.elem);
        state.slots.extend(rw.slots(op).to_words());
        let element = rw.create(state);
        let element = rw.result(element, 0);
        all = vector::Insert::new(rw, position, element, all, &[]);
    }
    Ok(all)
}
