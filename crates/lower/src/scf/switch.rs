//! Lowering of `scf.index_switch`.

use super::{entry_and_last, result_args, set_insertion_point_to_end, split, yield_to};
use terrace_dialects::{arith, cf, scf};
use terrace_ir::attrs::{DenseArrayAttr, DenseElementsAttr};
use terrace_ir::types::VectorType;
use terrace_ir::{Block, Region, Type};
use terrace_rewrite::convert::{Lowering, Rewrite};
use terrace_support::small_vec::SmallVec;

/// A `cf.switch` on the index as a 32-bit integer, or a 64-bit one if a case value requires it.
pub(super) fn index_switch(op: scf::IndexSwitch, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let loc = rw.loc_of(op.0);
    let values = op.case_values(rw);
    let default = op.default_region(rw);
    let cases: SmallVec<[Region; 4]> = op.case_regions(rw).collect();
    for &region in cases.iter().chain([&default]) {
        entry_and_last(rw, region)?;
    }
    let (before, rest) = split(rw, op.0)?;
    let target = rw.region_of(rest).ok_or("the switch is in no region")?;
    let splice = |rw: &mut Lowering<'_, '_>, region: Region| -> Rewrite<Block> {
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
    let narrow = values.iter().all(|&value| i32::try_from(value).is_ok());
    let ty = if narrow { Type::I32 } else { Type::I64 };
    let index = op.arg(rw);
    let flag = arith::IndexCast::new(rw, ty, index);
    let n = values.len();
    let empty: SmallVec<[i32; 8]> = SmallVec::from_elem(0, n);
    let segments = DenseArrayAttr::of_i32s(rw.ctx(), &empty);
    let switch = cf::Switch::build(rw, segments, flag, &[], &[], &succs);
    if n != 0 {
        let width = if narrow { 4 } else { 8 };
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()[..width].to_vec()).collect();
        let splat = values.windows(2).all(|w| w[0] == w[1]);
        let ty = VectorType::fixed(rw.ctx(), &[n as i64], ty);
        let data = if splat { &bytes[..width] } else { &bytes[..] };
        let attr = DenseElementsAttr::get(rw.ctx(), ty, splat, data);
        rw.set_slot(switch.0, cf::Switch::SLOTS.case_values, Some(attr));
    }
    let results = result_args(rw, op.0, rest, loc);
    rw.replace(op.0, &results)
}
