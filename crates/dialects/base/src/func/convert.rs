//! Conversion of the types of functions, calls and returns, which stay those of `func`.

use super::Func;
use terrace_rewrite::prelude::*;

/// Whether the types of a function need no conversion: a legality of `func.func`.
pub fn has_legal_signature(body: &Body, op: Op, converter: &mut TypeConverter) -> bool {
    let Some(function) = body.as_::<Func>(op) else { return true };
    let ctx = body.ctx();
    function.signature(ctx, body).is_none_or(|signature| {
        signature.inputs.iter().chain(signature.results).all(|&ty| converter.is_legal(ty))
    })
}

/// Converts the types of a function in place: a pattern of `func.func`.
pub fn convert_signature(op: Func, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ctx = rw.context();
    let signature = op.signature(ctx, rw).ok_or("the function has no type")?;
    let mut convert =
        |types: &[Type]| -> Rewrite<SmallVec<[Type; 8]>> { types.iter().map(|&ty| rw.convert(ty)).collect() };
    let (inputs, results) = (convert(signature.inputs)?, convert(signature.results)?);
    let arguments =
        rw.converter.signature(signature.inputs.iter().copied()).ok_or("a type has no conversion")?;
    let ty = FunctionType::get(ctx, &inputs, &results);
    rw.set_slot(op.0, Func::SLOTS.function_type, Some(TypeAttr::get(ctx, ty)));
    rw.convert_entry(op.0, arguments);
    Ok(())
}

/// Replaces an operation by one of its kind and its properties, on converted types: a pattern of calls and returns.
pub fn rebuild<K: OpKind>(op: K, rw: &mut Lowering<'_, '_>) -> Rewrite<SmallVec<[Value; 4]>> {
    let op = op.op();
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op)).collect();
    let mut state = OpState::new(rw.def(op), rw.loc());
    for ty in types {
        state.results.push(rw.convert(ty)?);
    }
    state.operands.extend_from_slice(rw.converted_operands());
    state.slots.extend(rw.slots(op).to_words());
    let new = rw.create(state);
    let results: SmallVec<[Value; 4]> = rw.results(new).iter().collect();
    Ok(results)
}
