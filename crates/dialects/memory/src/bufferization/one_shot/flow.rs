//! Where the buffers of values come from and where control goes, for many comparisons of a read with a write.

use super::analysis::Analysis;
use crate::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;

/// The most words of sets of blocks that are kept at a time.
const MAX_WORDS: usize = 1 << 23;

/// Answers about a body that does not change.
#[derive(Default)]
pub(super) struct Flow {
    origins: RefCell<FxHashMap<Value, Rc<Origins>>>,
    repeated: Sets,
    reached: Sets,
}

/// Sets of blocks, by a block and one that control does not pass.
type Sets = RefCell<FxHashMap<(Block, Option<Block>), Rc<[u64]>>>;

/// The values whose buffers a value may have, if all of its operands are bufferized in place.
struct Origins {
    /// The numbers of those that get their buffers from no operand, in ascending order.
    values: Vec<usize>,
    /// Whether an operation about which nothing is known makes one.
    has_unknown: bool,
}

impl Flow {
    /// Whether two values may have a buffer in common by where they come from.
    pub fn may_alias(&self, a: &Analysis<'_>, first: Value, second: Value) -> bool {
        let (first, second) = (self.origins(a, first), self.origins(a, second));
        first.has_unknown || second.has_unknown || have_common(&first.values, &second.values)
    }

    fn origins(&self, a: &Analysis<'_>, value: Value) -> Rc<Origins> {
        if let Some(known) = self.origins.borrow().get(&value) {
            return known.clone();
        }
        let mut origins = Origins { values: Vec::new(), has_unknown: false };
        let (mut list, mut seen) = (vec![value], FxHashSet::from_iter([value]));
        while let Some(at) = list.pop() {
            if let Some(known) = self.origins.borrow().get(&at) {
                origins.values.extend(&known.values);
                origins.has_unknown |= known.has_unknown;
                continue;
            }
            let before = a.known_operands(at);
            if before.is_empty() {
                origins.values.push(at.index());
                origins.has_unknown |= a.owner(at).is_some_and(|op| a.model(op).is_none());
            }
            list.extend(before.iter().map(|alias| a.value(alias.of)).filter(|&source| seen.insert(source)));
        }
        origins.values.sort_unstable();
        origins.values.dedup();
        let origins = Rc::new(origins);
        self.origins.borrow_mut().insert(value, origins.clone());
        origins
    }

    /// Whether control can flow from the end of a block to another one, or to the same, and back, both past a third one.
    pub fn is_repeated(&self, b: &Body, block: Block, other: Block, except: Option<Block>) -> bool {
        is_in(&self.repeated, (block, except), other, || repeated_with(b, block, except))
    }

    /// Whether control can flow from the end of a block to the start of another one past a third one.
    pub fn is_reached(&self, b: &Body, from: Block, to: Block, except: Block) -> bool {
        let except = Some(except);
        is_in(&self.reached, (from, except), to, || {
            reached(b, from, except, |at, list| push_succs(b, at, list))
        })
    }
}

/// Whether a block is in a set, which is made when it is not known.
fn is_in(sets: &Sets, key: (Block, Option<Block>), block: Block, make: impl FnOnce() -> Vec<u64>) -> bool {
    let known = sets.borrow().get(&key).cloned();
    let set = known.unwrap_or_else(|| {
        let set: Rc<[u64]> = make().into();
        let mut sets = sets.borrow_mut();
        if sets.len() * set.len() > MAX_WORDS {
            sets.clear();
        }
        sets.insert(key, set.clone());
        set
    });
    contains(&set, block)
}

fn contains(set: &[u64], block: Block) -> bool {
    set.get(block.index() / 64).is_some_and(|word| word >> (block.index() % 64) & 1 != 0)
}

/// Whether two ascending lists have an element in common.
fn have_common(mut first: &[usize], mut second: &[usize]) -> bool {
    while let (Some(a), Some(b)) = (first.first(), second.first()) {
        match a.cmp(b) {
            core::cmp::Ordering::Less => first = &first[1..],
            core::cmp::Ordering::Greater => second = &second[1..],
            core::cmp::Ordering::Equal => return true,
        }
    }
    false
}

/// The set of blocks that control reaches from the end of a block and from which it comes back, both past a third one.
fn repeated_with(b: &Body, block: Block, except: Option<Block>) -> Vec<u64> {
    if except == Some(block) {
        return Vec::new();
    }
    let mut set = reached(b, block, except, |at, list| push_succs(b, at, list));
    let back = reached(b, block, except, |at, list| list.extend(b.predecessors(at)));
    set.iter_mut().zip(back).for_each(|(word, back)| *word &= back);
    set
}

fn push_succs(b: &Body, block: Block, list: &mut Vec<Block>) {
    list.extend(b.last_op(block).into_iter().flat_map(|end| b.succs(end)));
}

/// The set of blocks that are reached from another one by steps past `except`.
fn reached(b: &Body, from: Block, except: Option<Block>, step: impl Fn(Block, &mut Vec<Block>)) -> Vec<u64> {
    let mut set = vec![0; b.block_bound().div_ceil(64)];
    let (mut list, mut next) = (vec![from], Vec::new());
    while let Some(block) = list.pop() {
        step(block, &mut next);
        for block in next.drain(..).filter(|&block| Some(block) != except) {
            if !contains(&set, block) {
                set[block.index() / 64] |= 1 << (block.index() % 64);
                list.push(block);
            }
        }
    }
    set
}
