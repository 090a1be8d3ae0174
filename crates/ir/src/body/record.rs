//! The records of operations: forty bytes each. Data that few operations have is outside of the record.

use super::uses::Head;
use super::{Block, Body, Op, UseSlot, VERIFIED, ValueRecord};
use crate::Loc;
use crate::attrs::Attr;

/// The record of an operation.
#[derive(Clone, Copy)]
pub(crate) struct OpRecord {
    /// Op code in the low 26 bits, flags above.
    pub code: u32,
    pub loc: Loc,
    pub block: Option<Block>,
    pub prev: Option<Op>,
    pub next: Option<Op>,
    /// Position within the block; sorted among siblings when the block's order is valid.
    pub order: u32,
    /// Start of the operands in the slot pool.
    pub operands: u32,
    /// The numbers of operands (low half) and results; [`MANY`] if one does not fit.
    pub counts: u32,
    /// First result; the others follow it.
    pub results: u32,
    /// The start of the attribute slots in the word pool; `ops.rs` has the layout around them.
    pub run: u32,
}
const _: () = assert!(size_of::<OpRecord>() == 40);

/// The run also holds successors and regions.
pub(crate) const HAS_EXTRA: u32 = 1 << 31;
/// The regions are in a nested body.
pub(crate) const NESTED: u32 = 1 << 30;
/// The operation was erased; its record is in the free list.
pub(crate) const ERASED: u32 = 1 << 29;
/// Only the attribute slots that are set are stored; see [`OpDef::is_packed`](crate::OpDef::is_packed).
pub(crate) const PACKED: u32 = 1 << 27;
/// The operation has discardable attributes, in [`Body`]'s `dicts`.
pub(crate) const HAS_DICT: u32 = 1 << 26;
const _: () = assert!(HAS_DICT < PACKED && PACKED < VERIFIED);
pub(crate) const CODE_MASK: u32 = HAS_DICT - 1;

/// The slot before the operands has the numbers of operands (`target`) and results (`owner`).
const MANY: u32 = u32::MAX;

/// Words before the attribute slots of an operation with successors or regions.
pub(super) const EXTRA: usize = 4;

/// The bytes of an operation with so many use slots (operands and successors), results and words.
#[inline]
pub(super) fn bytes_of(n_slots: usize, n_results: usize, n_words: usize) -> u32 {
    let bytes = size_of::<OpRecord>()
        + n_slots * size_of::<UseSlot>()
        + n_results * size_of::<ValueRecord>()
        + n_words * size_of::<u32>();
    bytes as u32
}

#[inline]
fn pack_counts(n_operands: usize, n_results: usize) -> u32 {
    const LIMIT: usize = 0xFFFF;
    if n_operands < LIMIT && n_results < LIMIT { n_operands as u32 | (n_results as u32) << 16 } else { MANY }
}

impl OpRecord {
    /// An operation in no block, without operands, results and slots.
    pub fn detached(code: u32, loc: Loc) -> Self {
        Self {
            code,
            loc,
            block: None,
            prev: None,
            next: None,
            order: 0,
            operands: 0,
            counts: 0,
            results: 0,
            run: 0,
        }
    }
}

impl Body {
    /// How many operands and results an operation of this body has.
    #[inline]
    pub(crate) fn n_values(&self, record: &OpRecord) -> (usize, usize) {
        if record.counts == MANY {
            return self.many_values(record);
        }
        ((record.counts & 0xFFFF) as usize, (record.counts >> 16) as usize)
    }

    #[cold]
    fn many_values(&self, record: &OpRecord) -> (usize, usize) {
        let header = self.slots.at(record.operands - 1);
        (header.target as usize, header.owner as usize)
    }

    /// Allocates and links the operands of an operation; returns its record's `operands` and `counts`.
    #[inline]
    pub(super) fn alloc_operands(
        &mut self,
        op: Op,
        (n_operands, n_results): (usize, usize),
        operand: impl Fn(usize) -> u32,
    ) -> (u32, u32) {
        let counts = pack_counts(n_operands, n_results);
        let start = match counts {
            MANY => self.alloc_many(op, (n_operands, n_results), &operand),
            _ => self.alloc_uses(Head::Value, op, n_operands, operand),
        };
        (start, counts)
    }

    #[cold]
    fn alloc_many(
        &mut self,
        op: Op,
        (n_operands, n_results): (usize, usize),
        operand: &dyn Fn(usize) -> u32,
    ) -> u32 {
        let target = |i: usize| i.checked_sub(1).map_or(0, operand);
        let header_at = self.alloc_uses(Head::Value, op, n_operands + 1, target);
        let header = self.slots.at_mut(header_at);
        (header.target, header.owner) = (n_operands as u32, n_results as u32);
        header_at + 1
    }

    /// The run of slots that a record's operands take, the one before them included: start and length.
    #[inline]
    pub(super) fn operand_run(&self, record: &OpRecord) -> (u32, usize) {
        if record.counts == MANY {
            return (record.operands - 1, self.many_values(record).0 + 1);
        }
        (record.operands, (record.counts & 0xFFFF) as usize)
    }

    /// The discardable attributes.
    #[inline]
    pub fn dict(&self, op: Op) -> Option<Attr> {
        if self.record(op).code & HAS_DICT == 0 {
            return None;
        }
        self.dicts.as_ref().and_then(|dicts| dicts.get(&op)).copied()
    }

    /// Replaces the discardable attributes by a dictionary.
    pub fn set_dict(&mut self, op: Op, dict: Option<Attr>) {
        self.touch(op);
        if self.record(op).code & HAS_DICT != 0 {
            self.drop_dict(op);
        }
        self.keep_dict(op, dict);
    }

    /// Gives an operation without discardable attributes a dictionary of them.
    #[inline]
    pub(super) fn keep_dict(&mut self, op: Op, dict: Option<Attr>) {
        if let Some(dict) = dict
            && dict != Attr::EMPTY_DICT
        {
            self.record_mut(op).code |= HAS_DICT;
            self.dicts.get_or_insert_default().insert(op, dict);
        }
    }

    /// Removes the discardable attributes of an operation that has any.
    #[cold]
    pub(super) fn drop_dict(&mut self, op: Op) {
        self.record_mut(op).code &= !HAS_DICT;
        if let Some(dicts) = &mut self.dicts {
            dicts.remove(&op);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::attrs::{Attr, DictionaryAttr};
    use crate::body::Compactor;
    use crate::{Body, Context, OpDef, OpState, Region, Type, Value};

    /// An operation with so many operands and results, at the end of the entry block.
    fn make(body: &mut Body, operands: &[Value], n_results: usize) -> crate::Op {
        let mut state = OpState::new(OpDef::unregistered("t.op"), crate::Loc::UNKNOWN);
        state.operands.extend_from_slice(operands);
        state.results.extend(core::iter::repeat_n(Type::I1, n_results));
        let op = body.create(state);
        let block = body.entry_block(Region::from_index(0)).unwrap();
        body.append(op, block);
        op
    }

    #[test]
    fn any_number_of_operands_and_results() {
        let ctx = Context::new();
        let sizes = [0, 3, 0xFFFE, 0xFFFF, 70_000];
        for n_operands in sizes {
            for n_results in sizes {
                let mut body = Body::new(&ctx, 1);
                let block = body.append_block(Region::from_index(0), &[Type::I1, Type::I1]);
                let (a, b) = (body.args(block)[0], body.args(block)[1]);
                let gone = make(&mut body, &vec![b; n_operands], n_results);
                let op = make(&mut body, &vec![a; n_operands], n_results);
                body.erase(gone);
                let check = |body: &Body, op, n: usize, a| {
                    assert_eq!((body.n_operands(op), body.n_results(op)), (n, n_results));
                    assert!(body.operands(op).iter().all(|operand| operand == a));
                    assert_eq!(body.uses(a).count(), n);
                    assert!(body.results(op).iter().all(|result| body.def_op(result) == Some(op)));
                };
                check(&body, op, n_operands, a);
                let mut to = Compactor::default();
                body.compact(&[], &[], &mut to);
                let (op, block) = (to.op(op).unwrap(), body.entry_block(Region::from_index(0)).unwrap());
                let a = body.args(block)[0];
                check(&body, op, n_operands, a);
                for n in sizes {
                    body.set_operands(op, &vec![a; n]);
                    check(&body, op, n, a);
                }
                check(&body.deep_clone(), op, 70_000, a);
                body.erase(op);
                assert!(body.has_no_uses(a));
            }
        }
    }

    #[test]
    fn operands_before_erased_ones_keep_their_places_among_uses() {
        let ctx = Context::new();
        for n in [4, 0xFFFE, 0xFFFF, 70_000] {
            let mut body = Body::new(&ctx, 1);
            let block = body.append_block(Region::from_index(0), &[Type::I1, Type::I1]);
            let (a, b) = (body.args(block)[0], body.args(block)[1]);
            // The uses of `a` in its other operands are more recent than the first one.
            let mut operands = vec![a; n];
            operands[1] = b;
            let op = make(&mut body, &operands, 1);
            let other = make(&mut body, &[a], 0);
            body.erase_operands(op, |i| i == 1 || i == n - 1);
            assert_eq!((body.n_operands(op), body.n_results(op)), (n - 2, 1));
            assert!(body.operands(op).iter().all(|operand| operand == a));
            assert!(body.has_no_uses(b));
            let uses: Vec<_> = body.uses(a).map(|u| (u.owner, u.index as usize)).collect();
            let later = (1..n - 2).rev().map(|i| (op, i));
            assert!(uses.into_iter().eq(later.chain([(other, 0), (op, 0)])));
            body.erase_operands(op, |_| true);
            assert_eq!(body.n_operands(op), 0);
            assert_eq!(body.uses(a).count(), 1);
        }
    }

    #[test]
    #[should_panic(expected = "erased an operation twice: t.op")]
    fn an_operation_is_erased_once() {
        let mut body = Body::new(&Context::new(), 1);
        body.append_block(Region::from_index(0), &[]);
        let op = make(&mut body, &[], 1);
        body.erase(op);
        body.erase(op);
    }

    #[test]
    #[should_panic(expected = "erased a block twice")]
    fn a_block_is_erased_once() {
        let mut body = Body::new(&Context::new(), 1);
        let block = body.append_block(Region::from_index(0), &[]);
        body.erase_block(block);
        body.erase_block(block);
    }

    #[test]
    fn dictionaries_stay_with_their_operations() {
        let ctx = Context::new();
        let dict = |name: &str| DictionaryAttr::of(&ctx, &[(ctx.intern(name), Attr::UNIT)]);
        let mut body = Body::new(&ctx, 1);
        body.append_block(Region::from_index(0), &[]);
        let ops: Vec<_> = (0..4).map(|_| make(&mut body, &[], 0)).collect();
        body.set_dict(ops[0], Some(dict("a")));
        body.set_dict(ops[1], Some(dict("b")));
        body.set_dict(ops[2], Some(dict("c")));
        body.set_dict(ops[2], Some(Attr::EMPTY_DICT));
        body.set_dict(ops[3], Some(dict("c")));
        body.set_dict(ops[3], Some(dict("d")));
        body.erase(ops[0]);
        // The new operation reuses the erased one's record, but not its attributes.
        let new = make(&mut body, &[], 0);
        assert_eq!(new, ops[0]);
        let mut to = Compactor::default();
        body.compact(&[], &[], &mut to);
        let found: Vec<_> = ops.iter().map(|&op| body.dict(to.op(op).unwrap())).collect();
        assert_eq!(found, [None, Some(dict("b")), None, Some(dict("d"))]);
    }
}
