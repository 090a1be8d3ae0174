//! Equivalence of operations: the same name, attributes, operands, result types and regions (upstream's
//! `OperationEquivalence`).

use crate::attrs::Attr;
use crate::body::{Block, Body, Op, Region, Value};
use crate::decl::Trait;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// An operation and its body.
type At<'a> = (&'a Body, Op);

/// The multiplication and rotation of `FxHasher`, without its trait.
#[derive(Default)]
struct Hash(u64);

impl Hash {
    #[inline]
    fn add(&mut self, word: u32) {
        self.0 = (self.0.rotate_left(5) ^ u64::from(word)).wrapping_mul(0xf135_7aea_2e62_a9c5);
    }

    #[inline]
    fn finish(self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    /// Adds the name, attributes and result types of an operation.
    #[inline]
    fn add_record(&mut self, body: &Body, op: Op) {
        self.add(body.code(op));
        self.add(body.dict(op).map_or(0, |dict| dict.raw()));
        let def = body.def(op);
        for (i, attr) in body.slots(op).taken() {
            // An absent attribute is equal to its default, so attributes with a default are not hashed.
            if def.attrs.get(i).is_none_or(|field| field.default.is_none()) {
                self.add(i as u32);
                self.add(attr.raw());
            }
        }
        body.types(body.results(op)).for_each(|ty| self.add(ty.raw()));
    }
}

/// A hash that is equal for [`equivalent`] operations; it does not cover regions.
pub fn hash(body: &Body, op: Op) -> u64 {
    let mut hash = Hash::default();
    hash.add_record(body, op);
    if body.def(op).has(Trait::Commutative) {
        hash.add(
            body.operands(op).iter().fold(0u32, |sum, v| sum.wrapping_add(v.raw().wrapping_mul(0x9e37_79b1))),
        );
    } else {
        body.operands(op).iter().for_each(|v| hash.add(v.raw()));
    }
    hash.finish()
}

/// A hash that is equal for operations that are [`equivalent`] but for their operands; it does not cover regions.
pub fn hash_but_operands(body: &Body, op: Op) -> u64 {
    let mut hash = Hash::default();
    hash.add_record(body, op);
    hash.finish()
}

/// The values and blocks in regions of one operation that correspond to those of the other.
#[derive(Default)]
struct Pairs {
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
}

/// Whether two operations of a body are the same except for their locations and the identity of their results.
pub fn equivalent(body: &Body, a: Op, b: Op) -> bool {
    a == b || same((body, a), (body, b), None)
}

/// Whether two operations of a body are [`equivalent`] except for the attribute in a slot.
pub fn equivalent_but_slot(body: &Body, a: Op, b: Op, slot: usize) -> bool {
    same((body, a), (body, b), Some(slot))
}

/// Whether two operations are the same, except for the attribute in a slot.
fn same<'a>(a: At<'a>, b: At<'a>, but: Option<usize>) -> bool {
    let none = Pairs::default();
    if !same_shape_but(a, b, but) || !same_operands(a, b, &none) {
        return false;
    }
    if a.0.n_regions(a.1) == 0 {
        return true;
    }
    // Ids are unique in one body only, so isolated operations have pairs of their own.
    let mut pairs = vec![none];
    // Operations whose regions are to be compared, with the number of the pairs around them.
    let mut pending: Vec<(At<'_>, At<'_>, usize)> = vec![(a, b, 0)];
    let mut inside = Vec::new();
    while let Some((a, b, around)) = pending.pop() {
        let isolated = a.0.is_nested(a.1);
        if isolated != b.0.is_nested(b.1) {
            return false;
        }
        let own = if isolated { pairs.len() } else { around };
        if isolated {
            pairs.push(Pairs::default());
        }
        if !same_regions(a, b, &mut pairs[own], &mut inside) {
            return false;
        }
        pending.extend(inside.drain(..).map(|(a, b)| (a, b, own)));
    }
    true
}

/// Whether two operations without regions are the same except for locations and operands, of which only the types
/// are compared.
pub fn equivalent_but_operands(body: &Body, a: Op, b: Op) -> bool {
    body.n_regions(a) == 0
        && body.n_regions(b) == 0
        && same_shape((body, a), (body, b))
        && body.types(body.operands(a)).eq(body.types(body.operands(b)))
}

/// Whether two lists have the same length and `f` holds for each pair.
fn all_pairs<T: Copy>(
    mut a: impl Iterator<Item = T>,
    mut b: impl Iterator<Item = T>,
    mut f: impl FnMut(T, T) -> bool,
) -> bool {
    loop {
        match (a.next(), b.next()) {
            (Some(a), Some(b)) if f(a, b) => {}
            (None, None) => return true,
            _ => return false,
        }
    }
}

/// Whether the regions of two operations are the same, except for regions inside them, which are left in `inside`.
fn same_regions<'a>(a: At<'a>, b: At<'a>, pairs: &mut Pairs, inside: &mut Vec<(At<'a>, At<'a>)>) -> bool {
    let (inner_a, inner_b) = (a.0.region_body(a.1), b.0.region_body(b.1));
    let regions: SmallVec<[(Region, Region); 2]> =
        a.0.regions(a.1).into_iter().zip(b.0.regions(b.1)).collect();
    let same_blocks = regions.iter().all(|&(a, b)| {
        all_pairs(inner_a.blocks(a), inner_b.blocks(b), |a, b| {
            pairs.blocks.insert(a, b);
            pairs.values.extend(inner_a.args(a).iter().copied().zip(inner_b.args(b).iter().copied()));
            inner_a.arg_types(a).eq(inner_b.arg_types(b))
        })
    });
    let mut blocks = regions.iter().flat_map(|&(a, b)| inner_a.blocks(a).zip(inner_b.blocks(b)));
    same_blocks
        && blocks.all(|(a, b)| {
            all_pairs(inner_a.ops(a), inner_b.ops(b), |op_a, op_b| {
                let (a, b) = ((inner_a, op_a), (inner_b, op_b));
                if !same_shape(a, b) || !same_operands(a, b, pairs) {
                    return false;
                }
                pairs.values.extend(inner_a.results(op_a).iter().zip(inner_b.results(op_b)));
                if inner_a.n_regions(op_a) != 0 {
                    inside.push((a, b));
                }
                true
            })
        })
}

/// Whether two operations have the same name, attributes, result types and counts.
fn same_shape(a: At<'_>, b: At<'_>) -> bool {
    same_shape_but(a, b, None)
}

/// Whether they have, except for the attribute in a slot.
fn same_shape_but((body_a, a): At<'_>, (body_b, b): At<'_>, but: Option<usize>) -> bool {
    let (slots_a, slots_b) = (body_a.slots(a), body_b.slots(b));
    body_a.code(a) == body_b.code(b)
        && body_a.n_operands(a) == body_b.n_operands(b)
        && body_a.n_regions(a) == body_b.n_regions(b)
        && body_a.n_succs(a) == body_b.n_succs(b)
        && body_a.dict(a) == body_b.dict(b)
        && body_a.types(body_a.results(a)).eq(body_b.types(body_b.results(b)))
        && (slots_a == slots_b
            || (0..slots_a.len())
                .all(|i| but == Some(i) || attribute(body_a, a, i) == attribute(body_b, b, i)))
}

/// The attribute in a slot, or its default unless that differs from an attribute that states it.
fn attribute(body: &Body, op: Op, slot: usize) -> Option<Attr> {
    match body.def(op).attrs.get(slot) {
        Some(field) if field.silent_default => body.slot(op, slot),
        _ => body.slot_or_default(op, slot),
    }
}

/// Whether two operations have corresponding operands, in any order if they commute, and successors.
fn same_operands((body_a, a): At<'_>, (body_b, b): At<'_>, pairs: &Pairs) -> bool {
    let value = |v: Value| pairs.values.get(&v).copied().unwrap_or(v);
    let block = |s: Block| pairs.blocks.get(&s).copied().unwrap_or(s);
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
