//! Lowering of `scf.index_switch`.

use super::blocks::{entry_and_last, result_args, set_insertion_point_to_end, split, yield_to};
use crate::prelude::*;

/// A `cf.switch` on the index as a 64-bit integer: upstream takes its low 32 bits.
pub(super) fn index_switch(op: scf::IndexSwitch, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 4]>> {
    let loc = rw.loc_of(op.0);
    let values = op.case_values(rw);
    let default = op.default_region(rw);
    let cases: SmallVec<[Region; 4]> = op.case_regions(rw).collect();
    for &region in cases.iter().chain([&default]) {
        entry_and_last(rw, region)?;
    }
    let (before, rest) = split(rw, op.0)?;
    let target = rw.region_of(rest).ok_or("the switch is in no region")?;
    let splice = |rw: &mut Lowering, region: Region| -> Rewrite<Block> {
        let (entry, _) = entry_and_last(rw, region)?;
        let blocks: SmallVec<[Block; 4]> = rw.blocks(region).collect();
        for block in blocks {
            if rw.last_op(block).is_some_and(|last| rw.is::<scf::Yield>(last)) {
                yield_to(rw, block, rest, None)?;
            }
        }
        rw.inline_region_before(region, target, Some(rest));
        Ok(entry)
    };
    let mut succs: SmallVec<[Block; 8]> = SmallVec::new();
    for region in cases {
        succs.push(splice(rw, region)?);
    }
    let default = splice(rw, default)?;
    succs.insert(0, default);

    set_insertion_point_to_end(rw, before, loc);
    let index = op.arg(rw);
    let flag = arith::IndexCast::new(rw, Type::I64, index);
    let n = values.len();
    let empty: SmallVec<[i32; 8]> = SmallVec::from_elem(0, n);
    let segments = DenseArrayAttr::of_i32s(rw.ctx(), &empty);
    let case_values = (n != 0).then(|| {
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        let splat = values.windows(2).all(|w| w[0] == w[1]);
        let ty = VectorType::fixed(rw.ctx(), &[n as i64], Type::I64);
        DenseElementsAttr::get(rw.ctx(), ty, splat, if splat { &bytes[..8] } else { &bytes[..] })
    });
    cf::Switch::with(segments, flag, &[], &[], &succs).case_values(case_values).build(rw);
    Ok(result_args(rw, op.0, rest, loc))
}
