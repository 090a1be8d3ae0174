//! Whether two operations compute the same: name, attributes, operands, result types and regions.

use crate::body::{Block, Body, Op, Value};
use crate::decl::Trait;
use smallvec::SmallVec;
use terrace_support::FxHashMap;

/// A hash that is equal for operations that are [`equivalent`]; regions do not take part.
pub fn hash(body: &Body, op: Op) -> u64 {
    // The multiplication and rotation of `FxHasher`, without its trait.
    const SEED: u64 = 0xf135_7aea_2e62_a9c5;
    let mut state = 0u64;
    let mut add = |word: u32| state = (state.rotate_left(5) ^ u64::from(word)).wrapping_mul(SEED);
    add(body.code(op));
    add(body.dict(op).map_or(0, |dict| dict.raw()));
    let def = body.def(op);
    for (i, attr) in body.slots(op).taken() {
        // An absent attribute is equal to its default: attributes that have one are left to the comparison.
        if def.attrs.get(i).is_none_or(|field| field.default.is_none()) {
            add(i as u32);
            add(attr.raw());
        }
    }
    if def.has(Trait::Commutative) {
        add(body
            .operands(op)
            .iter()
            .fold(0u32, |sum, v| sum.wrapping_add(v.raw().wrapping_mul(0x9e37_79b1))));
    } else {
        body.operands(op).iter().for_each(|v| add(v.raw()));
    }
    body.types(body.results(op)).for_each(|ty| add(ty.raw()));
    state ^ (state >> 32)
}

/// Values and blocks inside regions that stand for each other.
#[derive(Default)]
struct Pairs {
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
}

/// Whether two operations of a body are the same but for their locations and the identity of what they define.
pub fn equivalent(body: &Body, a: Op, b: Op) -> bool {
    if a == b {
        return true;
    }
    if !same_shape(body, a, body, b) || !same_operands(body, a, body, b, None) {
        return false;
    }
    if body.n_regions(a) == 0 {
        return true;
    }
    let mut pairs = Pairs::default();
    let mut pending: Vec<(&Body, Op, &Body, Op)> = vec![(body, a, body, b)];
    while let Some((outer_a, a, outer_b, b)) = pending.pop() {
        let isolated = outer_a.is_nested(a);
        if isolated != outer_b.is_nested(b) {
            return false;
        }
        let (body_a, body_b) = (outer_a.region_body(a), outer_b.region_body(b));
        // Ids of other bodies mean nothing here: each isolated pair has its own.
        let mut own = Pairs::default();
        let pairs = if isolated { &mut own } else { &mut pairs };
        if !same_regions(outer_a, a, body_a, outer_b, b, body_b, pairs, &mut pending) {
            return false;
        }
    }
    true
}

/// Whether two operations without regions are the same but for locations and operands, of which only the types
/// are compared.
pub fn equivalent_but_operands(body: &Body, a: Op, b: Op) -> bool {
    body.n_regions(a) == 0
        && body.n_regions(b) == 0
        && same_shape(body, a, body, b)
        && body.types(body.operands(a)).eq(body.types(body.operands(b)))
}

/// Whether the regions of two operations are the same, except for the regions inside, which are left to do.
#[allow(clippy::too_many_arguments)]
fn same_regions<'a>(
    outer_a: &'a Body,
    a: Op,
    body_a: &'a Body,
    outer_b: &'a Body,
    b: Op,
    body_b: &'a Body,
    pairs: &mut Pairs,
    pending: &mut Vec<(&'a Body, Op, &'a Body, Op)>,
) -> bool {
    for (region_a, region_b) in outer_a.regions(a).into_iter().zip(outer_b.regions(b)) {
        let (mut blocks_a, mut blocks_b) = (body_a.blocks(region_a), body_b.blocks(region_b));
        loop {
            let (block_a, block_b) = match (blocks_a.next(), blocks_b.next()) {
                (Some(a), Some(b)) => (a, b),
                (None, None) => break,
                _ => return false,
            };
            if !body_a.arg_types(block_a).eq(body_b.arg_types(block_b)) {
                return false;
            }
            pairs.blocks.insert(block_a, block_b);
            pairs
                .values
                .extend(body_a.args(block_a).iter().copied().zip(body_b.args(block_b).iter().copied()));
        }
    }
    for (region_a, region_b) in outer_a.regions(a).into_iter().zip(outer_b.regions(b)) {
        for (block_a, block_b) in body_a.blocks(region_a).zip(body_b.blocks(region_b)) {
            let (mut ops_a, mut ops_b) = (body_a.ops(block_a), body_b.ops(block_b));
            loop {
                let (a, b) = match (ops_a.next(), ops_b.next()) {
                    (Some(a), Some(b)) => (a, b),
                    (None, None) => break,
                    _ => return false,
                };
                if !same_shape(body_a, a, body_b, b) || !same_operands(body_a, a, body_b, b, Some(pairs)) {
                    return false;
                }
                pairs.values.extend(body_a.results(a).iter().zip(body_b.results(b).iter()));
                if body_a.n_regions(a) != 0 {
                    pending.push((body_a, a, body_b, b));
                }
            }
        }
    }
    true
}

/// Names, attributes, result types and counts.
fn same_shape(body_a: &Body, a: Op, body_b: &Body, b: Op) -> bool {
    body_a.code(a) == body_b.code(b)
        && body_a.n_operands(a) == body_b.n_operands(b)
        && body_a.n_regions(a) == body_b.n_regions(b)
        && body_a.n_succs(a) == body_b.n_succs(b)
        && body_a.dict(a) == body_b.dict(b)
        && body_a.types(body_a.results(a)).eq(body_b.types(body_b.results(b)))
        && same_slots(body_a, a, body_b, b)
}

fn same_slots(body_a: &Body, a: Op, body_b: &Body, b: Op) -> bool {
    let (slots_a, slots_b) = (body_a.slots(a), body_b.slots(b));
    slots_a == slots_b
        || (slots_a.len() == slots_b.len()
            && (0..slots_a.len()).all(|i| {
                slots_a.get(i) == slots_b.get(i)
                    || body_a.slot_or_default(a, i) == body_b.slot_or_default(b, i)
            }))
}

/// Operands and successors, through what stands for each other; the order of operands does not matter when
/// they commute.
fn same_operands(body_a: &Body, a: Op, body_b: &Body, b: Op, pairs: Option<&Pairs>) -> bool {
    let value = |v: Value| pairs.and_then(|pairs| pairs.values.get(&v)).copied().unwrap_or(v);
    let block = |s: Block| pairs.and_then(|pairs| pairs.blocks.get(&s)).copied().unwrap_or(s);
    if !body_a.succs(a).map(block).eq(body_b.succs(b)) {
        return false;
    }
    if body_a.operands(a).iter().map(value).eq(body_b.operands(b).iter()) {
        return true;
    }
    if !body_a.def(a).has(Trait::Commutative) {
        return false;
    }
    let sorted = |values: &mut dyn Iterator<Item = Value>| {
        let mut values: SmallVec<[u32; 4]> = values.map(|v| v.raw()).collect();
        values.sort_unstable();
        values
    };
    sorted(&mut body_a.operands(a).iter().map(value)) == sorted(&mut body_b.operands(b).iter())
}
