//! Deallocation at the end of blocks.

use super::Freeing;
use super::state::Owned;
use super::values::{Freed, Operands, error, is_memref};
use crate::bufferization::Dealloc;
use crate::prelude::*;

impl Freeing<'_> {
    /// Frees the buffers of a block in front of its terminator, except for those that it passes on; returns whether these are
    /// owned.
    pub(super) fn free_at_end(&mut self, op: Op, passed: &[Value]) -> Freed<Operands> {
        let Some(block) = self.b.block_of(op) else { return Ok(Operands::new()) };
        let retained = self.state.retained(self.b, block, None, passed);
        let mut builder = Builder::before(self.b, op);
        let (memrefs, conditions) = self.state.to_free(&mut builder, block)?;
        if memrefs.is_empty() && retained.is_empty() {
            return Ok(Operands::new());
        }
        let dealloc = Dealloc::of(&mut builder, &memrefs, &conditions, &retained);
        let owned = self.own_retained(dealloc, &retained, block);
        let n = passed.iter().filter(|&&value| is_memref(self.b, value)).count();
        Ok(owned.into_iter().take(n).collect())
    }

    /// The results of a deallocation say whether the retained buffers are owned from there on.
    fn own_retained(&mut self, dealloc: Dealloc, retained: &[Value], block: Block) -> Operands {
        let owned: Operands = self.b.results(dealloc.0).iter().collect();
        retained.iter().for_each(|&value| self.state.reset(value, block));
        for (&value, &owned) in retained.iter().zip(&owned) {
            self.state.update(value, Owned::If(owned), block);
        }
        owned
    }

    /// Frees in front of a branch to one block, to which it passes whether the operands are owned.
    pub(super) fn branch(&mut self, op: Op) -> Freed {
        let Some(block) = self.b.block_of(op) else { return Ok(()) };
        if self.b.n_succs(op) != 1 {
            let message = match self.b.n_succs(op) {
                0 => "only BranchOpInterface operations with exactly one successor are supported yet",
                _ => "BranchOpInterface operations with multiple successors are not supported yet",
            };
            return Err(error(op, message));
        }
        let target = self.b.succ(op, 0);
        let passed = self.b.def(op).hooks.branch.and_then(|hook| hook(self.b, op, 0));
        let Some((start, end)) = passed else {
            return Err(error(op, "produced operands are not supported"));
        };
        let values: Operands = self.b.operands(op).slice(start, end).iter().collect();
        let mut builder = Builder::before(self.b, op);
        let (memrefs, conditions) = self.state.to_free(&mut builder, block)?;
        let retained = self.state.retained(&builder, block, Some(target), &values);
        let dealloc = Dealloc::of(&mut builder, &memrefs, &conditions, &retained);
        let owned = self.own_retained(dealloc, &retained, block);
        let n = values.iter().filter(|&&value| is_memref(self.b, value)).count();
        super::values::append_operands(self.b, op, &owned[..n]);
        Ok(())
    }

    /// Frees in front of a conditional branch, once for each case.
    pub(super) fn cond_br(&mut self, op: cf::CondBr) -> Freed {
        let Some(block) = self.b.block_of(op.0) else { return Ok(()) };
        let condition = op.condition(self.b);
        let lists = [op.true_dest_operands(self.b), op.false_dest_operands(self.b)]
            .map(|list| list.iter().collect::<Operands>());
        let targets = [self.b.succ(op.0, 0), self.b.succ(op.0, 1)];
        let mut builder = Builder::before(self.b, op.0);
        let (memrefs, conditions) = self.state.to_free(&mut builder, block)?;
        let mut passed: [Operands; 2] = Default::default();
        let mut owners: [FxHashMap<Value, Value>; 2] = Default::default();
        let mut all_retained: [Operands; 2] = Default::default();
        for i in 0..2 {
            let retained = self.state.retained(self.b, block, Some(targets[i]), &lists[i]);
            let mut builder = Builder::before(self.b, op.0);
            let adapted: Operands = conditions
                .iter()
                .map(|&freed| {
                    let taken = match i {
                        0 => condition,
                        _ => {
                            let yes = arith::Constant::bool(&mut builder, true);
                            arith::XOrI::new(&mut builder, yes, condition)
                        }
                    };
                    arith::AndI::new(&mut builder, freed, taken)
                })
                .collect();
            let dealloc = Dealloc::of(&mut builder, &memrefs, &adapted, &retained);
            let owned = self.own_retained(dealloc, &retained, block);
            owners[i].extend(retained.iter().copied().zip(owned));
            let of_passed = lists[i].iter().filter_map(|value| owners[i].get(value).copied());
            passed[i] = lists[i].iter().copied().chain(of_passed).collect();
            all_retained[i] = retained;
        }
        let mut seen: Vec<Value> = Vec::new();
        for &value in &all_retained[1] {
            let Some((&first, &second)) = owners[0].get(&value).zip(owners[1].get(&value)) else { continue };
            if seen.contains(&value) {
                continue;
            }
            seen.push(value);
            let mut builder = Builder::before(self.b, op.0);
            let owned = arith::Select::new(&mut builder, condition, first, second);
            self.state.reset(value, block);
            self.state.update(value, Owned::If(owned), block);
        }
        let ctx = self.b.ctx().clone();
        let mut state = OpState::like(self.b, op.0);
        state.operands.push(condition);
        state.operands.extend(passed.concat());
        state.succs.extend(targets);
        state.set_segments(&ctx, &[1, passed[0].len(), passed[1].len()], &[]);
        Builder::before(self.b, op.0).create(state);
        self.b.erase(op.0);
        Ok(())
    }
}
