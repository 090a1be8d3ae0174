//! Structured control flow whose values change their types (upstream's structural type conversions).

use crate::common::prelude::*;

/// The patterns for operations that carry values.
pub(crate) static PATTERNS: &[Pattern] = &[
    Pattern::new::<scf::For>(replace),
    Pattern::new::<scf::If>(replace),
    // The argument stays an index.
    Pattern::new::<scf::IndexSwitch>(|rw, op| {
        let operands: SmallVec<[Value; 1]> = rw.operands(op).iter().collect();
        replace_with(rw, op, &operands)
    }),
    Pattern::new::<scf::While>(replace),
    Pattern::new::<scf::Yield>(replace),
    Pattern::new::<scf::Condition>(replace),
];

/// Operations that carry values may remain if the types of the values do.
pub(crate) fn legality(target: ConversionTarget) -> ConversionTarget {
    let results =
        Legality::Dynamic(|b, op, converter| all_legal(b.results(op).iter().map(|v| b.ty(v)), converter));
    let all = Legality::Dynamic(|b, op, converter| {
        let types = b.types(b.operands(op)).chain(b.types(b.results(op)));
        all_legal(types.collect::<SmallVec<[Type; 8]>>(), converter)
    });
    let yields = Legality::Dynamic(|b, op, converter| {
        let is_converted = b.parent_op(op).is_none_or(|parent| {
            !(b.is::<scf::For>(parent)
                || b.is::<scf::If>(parent)
                || b.is::<scf::IndexSwitch>(parent)
                || b.is::<scf::While>(parent))
        });
        is_converted || all_legal(b.types(b.operands(op)).collect::<SmallVec<[Type; 8]>>(), converter)
    });
    target
        .op(scf::For::DEF, results)
        .op(scf::If::DEF, results)
        .op(scf::IndexSwitch::DEF, results)
        .op(scf::While::DEF, all)
        .op(scf::Condition::DEF, all)
        .op(scf::Yield::DEF, yields)
}

fn all_legal(types: impl IntoIterator<Item = Type>, converter: &mut TypeConverter) -> bool {
    types.into_iter().all(|ty| converter.is_legal(ty))
}

/// Makes the operation with converted operands, results and arguments of blocks.
fn replace(rw: &mut Lowering, op: Op) -> Rewrite {
    replace_with(rw, op, rw.converted_operands())
}

fn replace_with(rw: &mut Lowering, op: Op, operands: &[Value]) -> Rewrite {
    let results: SmallVec<[Type; 4]> = rw.types(rw.results(op)).collect();
    let results = rw.converter.convert_all(results).ok_or("a type has no conversion")?;
    let regions = rw.regions(op);
    for &region in &regions {
        let blocks: SmallVec<[Block; 2]> = rw.blocks(region).collect();
        for block in blocks {
            if !rw.convert_block_types(block) {
                return Err("the type of a block's argument has no conversion".into());
            }
        }
    }
    let mut state = OpState::new(rw.def(op), rw.loc());
    state.operands.extend_from_slice(operands);
    state.results.extend(results);
    state.slots.extend(rw.slots(op).to_words());
    for _ in &regions {
        let region = rw.create_region();
        state.regions.push(region);
    }
    let new = rw.create(state);
    rw.carry_discardable(op, new);
    for (&from, to) in regions.iter().zip(rw.regions(new)) {
        rw.inline_region_before(from, to, None);
    }
    let values: SmallVec<[Value; 4]> = rw.results(new).iter().collect();
    rw.replace(op, &values)
}
