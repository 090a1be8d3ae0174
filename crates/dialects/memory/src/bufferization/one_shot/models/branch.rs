//! Branches between blocks.

use super::super::analysis::Analysis;
use super::super::model::{Alias, Aliases, Bufferizable};
use super::super::rewrite::Bufferizing;
use crate::prelude::*;
use terrace_ir::body::Use;

/// The operands that branches pass to an argument of a block that is no entry block.
pub fn operands_of_arg(a: &Analysis<'_>, value: Value) -> Aliases<Use> {
    let ValueDef::Arg(block, i) = a.b.value_def(value) else { return Aliases::new() };
    let n_args = a.b.args(block).len();
    let passed = a.b.block_uses(block).filter_map(|branch| {
        let (start, end) = (a.b.def(branch.owner).hooks.branch?)(a.b, branch.owner, branch.index as usize)?;
        let n_produced = n_args.checked_sub(end.checked_sub(start)?)?;
        let at = start + (i as usize).checked_sub(n_produced)?;
        Some(Alias::maybe_same(Use { owner: branch.owner, index: at as u32 }))
    });
    passed.collect()
}

/// A branch passes buffers on.
pub(super) struct Branch;

impl Bufferizable for Branch {
    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        let Some(branch) = a.b.def(operand.owner).hooks.branch else { return Aliases::new() };
        let mut aliases = Aliases::new();
        for (i, block) in a.b.succs(operand.owner).enumerate() {
            let Some((start, end)) = branch(a.b, operand.owner, i) else { continue };
            let at = operand.index as usize;
            if !(start..end).contains(&at) {
                continue;
            }
            let args = a.b.args(block);
            let n_produced = args.len().saturating_sub(end - start);
            let arg = args.get(n_produced + at - start).copied();
            aliases.extend(arg.filter(|&arg| a.b.ty(arg).is_tensor(a.b.ctx())).map(Alias::same));
        }
        aliases
    }

    /// The signature of the block that it branches to is bufferized with the operation around.
    fn bufferize(&self, _: &mut Bufferizing<'_>, _: Op) -> Result {
        Ok(())
    }
}
