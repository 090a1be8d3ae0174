//! Aggregates that an initializer builds element by element. Folding each `insertvalue` would copy all elements, in
//! quadratic time, so a chain of them is folded at its end; intermediate values have no other use.

use super::memory::position;
use super::state::FunctionTranslation;
use terrace_ir::{Op, Value};
use terrace_llir as llir;
use terrace_llvm::InsertValue;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// The chains that are not complete, by their last result.
#[derive(Default)]
pub(crate) struct InsertChains {
    open: FxHashMap<Value, Chain>,
}

/// The elements to insert into an aggregate, in order.
struct Chain {
    start: llir::Value,
    edits: Vec<(SmallVec<[u32; 4]>, llir::Value)>,
}

impl InsertChains {
    /// Adds an `insertvalue` of constants to its chain, and sets the result at the chain's end. Returns false if the
    /// operation must be translated on its own.
    pub fn insert(&mut self, tx: &mut FunctionTranslation<'_, '_>, op: Op) -> bool {
        let b = tx.b;
        let inserted = tx.operand(op, 1);
        let path = b.slot(op, InsertValue::SLOTS.position);
        let indices = position(tx.ctx, path);
        if indices.is_empty() || !inserted.is_const() {
            return false;
        }
        let mut chain = match self.open.remove(&b.operand(op, 0)) {
            Some(chain) => chain,
            None => Chain { start: tx.operand(op, 0), edits: Vec::new() },
        };
        if !chain.start.is_const() {
            return false;
        }
        chain.edits.push((indices, inserted));
        let Some(result) = b.results(op).first() else { return false };
        let continues = b.has_one_use(result)
            && b.uses(result).all(|used| used.index == 0 && b.is::<InsertValue>(used.owner));
        if continues {
            self.open.insert(result, chain);
            return true;
        }
        let edits = chain.edits.iter().map(|(indices, value)| (&indices[..], *value));
        match tx.ll.fold().insert_values(chain.start, edits) {
            Some(value) => {
                tx.set_result(op, value);
                true
            }
            None => false,
        }
    }
}
