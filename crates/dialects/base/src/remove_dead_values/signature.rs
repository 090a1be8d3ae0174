//! Removes arguments and results of functions and calls.

use crate::func::Func;
use terrace_rewrite::prelude::*;

/// The elements that are not dead.
fn kept<T: Copy>(all: &[T], dead: &[bool]) -> SmallVec<[T; 4]> {
    all.iter().zip(dead).filter(|&(_, &dead)| !dead).map(|(&one, _)| one).collect()
}

/// Removes dead operands of an operation without segments.
pub(super) fn keep_operands(body: &mut Body, op: Op, dead: &[bool]) {
    body.erase_operands(op, |i| dead.get(i) == Some(&true));
}

/// Replaces an operation without regions by one without the dead results, which nothing uses.
pub(super) fn keep_results(body: &mut Body, op: Op, dead: &[bool]) {
    let results: SmallVec<[Value; 4]> = body.results(op).iter().collect();
    let results = kept(&results, dead);
    let mut state = OpState::new(body.def(op), body.loc(op));
    state.operands.extend(body.operands(op));
    state.results.extend(results.iter().map(|&value| body.ty(value)));
    state.slots.extend(body.slots(op).to_words());
    state.dict = body.dict(op);
    let new = body.create(state);
    body.insert_before(new, op);
    for (old, value) in results.into_iter().zip(body.results(new)) {
        body.replace_all_uses(old, value);
    }
    body.erase(op);
}

/// Removes the dead arguments and results from the type of a function, and their attributes.
pub(super) fn shrink(body: &mut Body, op: Op, args: &[bool], results: &[bool]) {
    let ctx = body.ctx().clone();
    let func = Func::wrap(op);
    let Some(ty) = func.function_type(body).and_then(|ty| ty.as_::<FunctionType>(&ctx)) else { return };
    let inputs: SmallVec<[Type; 4]> = kept(ty.inputs, args);
    let outputs: SmallVec<[Type; 4]> = kept(ty.results, results);
    let ty = FunctionType::get(&ctx, &inputs, &outputs);
    let all = [(Func::SLOTS.arg_attrs, args), (Func::SLOTS.res_attrs, results)];
    body.set_slot(op, Func::SLOTS.function_type, Some(TypeAttr::get(&ctx, ty)));
    for (slot, dead) in all {
        let Some(attrs) = body.slot(op, slot).and_then(|attr| attr.as_::<ArrayAttr>(&ctx)) else { continue };
        let attrs: SmallVec<[Attr; 4]> = kept(attrs.elems, dead);
        let is_empty =
            |attr: &Attr| attr.as_::<DictionaryAttr>(&ctx).is_some_and(|dict| dict.entries.is_empty());
        let all = (!attrs.iter().all(is_empty)).then(|| ArrayAttr::get(&ctx, &attrs));
        body.set_slot(op, slot, all);
    }
}
