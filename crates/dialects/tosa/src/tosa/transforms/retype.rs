//! The parts of passes that convert the types of all tensors in a function.

use crate::prelude::*;
use terrace_base::func::{Func, Return};

/// Runs a conversion on a function, and converts its type if its boundaries are converted.
pub(super) fn convert_function(
    pass: &mut PassContext<'_>,
    conversion: Conversion,
    mut converter: TypeConverter,
    boundaries: bool,
) -> Result {
    conversion.converts_blocks(boundaries).run(pass.body, pass.op, pass.threads)?;
    let ctx = pass.ctx();
    let Some(func) = pass.op_as::<Func>().filter(|_| boundaries) else { return Ok(()) };
    let Some(ty) = func.function_type(pass.body).and_then(|ty| ty.as_::<FunctionType>(&ctx)) else {
        return Ok(());
    };
    let mut convert = |types: &[Type]| converter.convert_all(types.iter().copied());
    if let (Some(inputs), Some(results)) = (convert(ty.inputs), convert(ty.results)) {
        let ty = TypeAttr::get(&ctx, FunctionType::get(&ctx, &inputs, &results));
        pass.body.set_slot(func.0, Func::SLOTS.function_type, Some(ty));
    }
    Ok(())
}

/// Returns converted values.
pub(super) fn convert_return(op: Return, rw: &mut Lowering<'_, '_>) -> Rewrite<()> {
    rebuild(rw, op.0, |_, attr| Some(attr))
}

/// Builds an operation again, with converted operands, types of results, attributes and arguments of regions. All types
/// have conversions.
pub(super) fn rebuild(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    convert: impl Fn(&Context, Attr) -> Option<Attr>,
) -> Rewrite<()> {
    let ctx = rw.context();
    let mut state = OpState::like(rw, op);
    for ty in &mut state.results {
        *ty = rw.convert(*ty)?;
    }
    for i in 0..rw.def(op).n_slots() {
        if let Some(attr) = rw.slot(op, i) {
            state.set_slot(i, convert(ctx, attr).ok_or("an attribute has no conversion")?);
        }
    }
    if rw.dict(op).is_some() {
        let entries: Option<Vec<(Str, Attr)>> =
            rw.dict_entries(op).iter().map(|(name, attr)| Some((name, convert(ctx, attr)?))).collect();
        state.dict = Some(DictionaryAttr::of(ctx, &entries.ok_or("an attribute has no conversion")?));
    }
    state.operands.extend_from_slice(rw.converted_operands());
    state.succs.extend(rw.succs(op));
    state.n_regions = rw.n_regions(op);
    let new = rw.create(state);
    for i in 0..rw.n_regions(op) {
        let (from, to) = (rw.region(op, i), rw.region(new, i));
        rw.inline_region_before(from, to, None);
        let blocks: SmallVec<[Block; 1]> = rw.blocks(to).collect();
        for block in blocks {
            rw.convert_block_types(block);
        }
    }
    let results: SmallVec<[Value; 2]> = rw.results(new).iter().collect();
    rw.replace(op, &results)
}
