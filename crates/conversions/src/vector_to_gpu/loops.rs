//! Loops that carry matrices.

use crate::prelude::*;

/// The values that others became.
#[derive(Default)]
pub(super) struct Converted(FxHashMap<Value, Value>);

impl Converted {
    pub(super) fn get(&self, value: Value) -> Option<Value> {
        self.0.get(&value).copied()
    }

    pub(super) fn set(&mut self, value: Value, converted: Value) {
        self.0.insert(value, converted);
    }

    /// The values that all of some became, if all did.
    pub(super) fn all(&self, values: impl IntoIterator<Item = Value>) -> Option<SmallVec<[Value; 4]>> {
        values.into_iter().map(|value| self.get(value)).collect()
    }

    /// Lets a loop carry what its initial values became, beside them. [`end_loop`](Self::end_loop) does the rest.
    pub(super) fn enter_loop(&mut self, b: &mut Body, op: scf::For) -> Option<()> {
        let inits = op.init_args(b).to_vec();
        let added: SmallVec<[(usize, Value); 4]> =
            inits.iter().enumerate().filter_map(|(i, &init)| Some((i, self.get(init)?))).collect();
        let all: Vec<Value> = inits.iter().copied().chain(added.iter().map(|&(_, init)| init)).collect();
        let types: Vec<Type> = all.iter().map(|&init| b.ty(init)).collect();
        let (lower, upper, step) = (op.lower_bound(b), op.upper_bound(b), op.step(b));
        let (old_region, is_unsigned) = (op.body(b), b.slot(op.0, scf::For::SLOTS.unsigned_cmp));
        let mut builder = Builder::before(b, op.0);
        let new = scf::For::build(&mut builder, &types, lower, upper, step, &all);
        builder.set_slot(new.0, scf::For::SLOTS.unsigned_cmp, is_unsigned);
        let region = new.body(&builder);
        b.inline_region_before(old_region, region, None);
        let block = b.entry_block(region)?;
        for &(i, init) in &added {
            let arg = b.add_arg(block, b.ty(init));
            let at = b.args(block).get(i + 1).copied()?;
            self.set(at, arg);
        }
        let results = b.results(new.0).to_vec();
        let (kept, more) = results.split_at_checked(inits.len())?;
        for (&(i, _), &result) in added.iter().zip(more) {
            self.set(kept.get(i).copied()?, result);
        }
        b.replace(op.0, kept);
        Some(())
    }

    /// Yields what values became. The values themselves are not needed any more: the loop carries the initial ones.
    pub(super) fn end_loop(&self, b: &mut Body, op: scf::Yield) -> Option<()> {
        let around = b.parent_op(op.0).and_then(|parent| b.as_::<scf::For>(parent))?;
        let mut values = op.results(b).to_vec();
        let inits = around.init_args(b).to_vec();
        for i in 0..values.len() {
            if let Some(converted) = self.get(values[i]) {
                values[i] = inits.get(i).copied()?;
                values.push(converted);
            }
        }
        let types = |values: &[Value]| values.iter().map(|&value| b.ty(value)).collect::<Vec<_>>();
        if types(&values) != types(&inits) {
            return None;
        }
        let mut builder = Builder::before(b, op.0);
        scf::Yield::build(&mut builder, &values);
        b.erase(op.0);
        Some(())
    }
}
