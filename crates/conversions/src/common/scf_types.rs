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
        Legality::Dynamic(|b, op, converter| b.types(b.results(op)).all(|ty| converter.is_legal(ty)));
    let all = Legality::Dynamic(|b, op, converter| converter.is_legal_op(b, op));
    let yields = Legality::Dynamic(|b, op, converter| {
        let is_carried = b.parent_op(op).is_some_and(|parent| {
            b.is::<scf::For>(parent)
                || b.is::<scf::If>(parent)
                || b.is::<scf::IndexSwitch>(parent)
                || b.is::<scf::While>(parent)
        });
        !is_carried || converter.is_legal_op(b, op)
    });
    target
        .op(scf::For::DEF, results)
        .op(scf::If::DEF, results)
        .op(scf::IndexSwitch::DEF, results)
        .op(scf::While::DEF, all)
        .op(scf::Condition::DEF, all)
        .op(scf::Yield::DEF, yields)
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
    let mut state = OpState::like(rw, op);
    state.results = results.into_iter().collect();
    state.operands.extend_from_slice(operands);
    state.n_regions = regions.len();
    let new = rw.create(state);
    for (&from, to) in regions.iter().zip(rw.regions(new)) {
        rw.inline_region_before(from, to, None);
    }
    let values: SmallVec<[Value; 4]> = rw.results(new).iter().collect();
    rw.replace(op, &values)
}
