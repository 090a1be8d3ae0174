//! The canonicalization patterns of `scf`.
//!
//! [`loops`] has those of `scf.for`, [`while_loop`], [`parallel`] and [`forall`] those of the other loops, and
//! [`conditional`] those of `scf.if`. Here are those of the operations that run one of their regions once.

mod conditional;
mod forall;
mod loops;
mod parallel;
mod tensors;
mod while_loop;

use super::{ExecuteRegion, For, Forall, If, IndexSwitch, Parallel, While, Yield};
use crate::prelude::*;
use crate::scf::region_branch::{make_inputs_dead, merge_duplicate_inputs, remove_dead_inputs};
use crate::tensor::Dim;

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["(anonymous namespace)::";
    "SingleBlockExecuteInliner" in "": ExecuteRegion => fn(inline_one_block);
    "MultiBlockExecuteInliner" in "": ExecuteRegion => fn(inline_blocks);
    "MakeRegionBranchOpSuccessorInputsDead": ExecuteRegion => fn(make_inputs_dead);
    "RemoveDuplicateSuccessorInputUses": ExecuteRegion => fn(merge_duplicate_inputs);
    "RemoveDeadRegionBranchOpSuccessorInputs": ExecuteRegion => fn(remove_dead_inputs);
    "SimplifyTrivialLoops": For => fn(loops::trivial);
    "MakeRegionBranchOpSuccessorInputsDead": For => fn(make_inputs_dead);
    "RemoveDuplicateSuccessorInputUses": For => fn(merge_duplicate_inputs);
    "RemoveDeadRegionBranchOpSuccessorInputs": For => fn(remove_dead_inputs);
    "ForOpTensorCastFolder": For => fn(tensors::cast_init);
    "DimOfForallOp": Dim => fn(tensors::dim_of_forall);
    "FoldTensorCastOfOutputIntoForallOp": Forall => fn(forall::cast_outputs);
    "ForallOpControlOperandsFolder": Forall => fn(forall::fold_bounds);
    "ForallOpIterArgsFolder": Forall => fn(forall::drop_outputs);
    "ForallOpSingleOrZeroIterationDimsFolder": Forall => fn(forall::drop_dims);
    "ForallOpReplaceConstantInductionVar": Forall => fn(forall::known_induction_vars);
    "CombineIfs": If => fn(conditional::combine_with_previous);
    "CombineNestedIfs": If => fn(conditional::combine_nested);
    "ConditionPropagation": If => fn(conditional::propagate_condition);
    "ConvertTrivialIfToSelect": If => fn(conditional::select_outer_values);
    "RemoveEmptyElseBranch": If => fn(conditional::drop_empty_else);
    "RemoveStaticCondition": If => fn(conditional::known_condition);
    "ReplaceIfYieldWithConditionOrValue": If => fn(conditional::replace_results);
    "MakeRegionBranchOpSuccessorInputsDead": If => fn(make_inputs_dead);
    "RemoveDuplicateSuccessorInputUses": If => fn(merge_duplicate_inputs);
    "RemoveDeadRegionBranchOpSuccessorInputs": If => fn(remove_dead_inputs);
    "FoldConstantCase" in "": IndexSwitch => fn(known_case);
    "MakeRegionBranchOpSuccessorInputsDead": IndexSwitch => fn(make_inputs_dead);
    "RemoveDuplicateSuccessorInputUses": IndexSwitch => fn(merge_duplicate_inputs);
    "RemoveDeadRegionBranchOpSuccessorInputs": IndexSwitch => fn(remove_dead_inputs);
    "ParallelOpSingleOrZeroIterationDimsFolder": Parallel => fn(parallel::drop_dims);
    "MergeNestedParallelLoops": Parallel => fn(parallel::merge_nested);
    "WhileConditionTruth": While => fn(while_loop::condition_holds);
    "WhileCmpCond": While => fn(while_loop::comparison_holds);
    "WhileOpAlignBeforeArgs": While => fn(while_loop::align_args);
    "WhileMoveIfDown": While => fn(while_loop::move_if_down);
    "MakeRegionBranchOpSuccessorInputsDead": While => fn(make_inputs_dead);
    "RemoveDuplicateSuccessorInputUses": While => fn(merge_duplicate_inputs);
    "RemoveDeadRegionBranchOpSuccessorInputs": While => fn(remove_dead_inputs);
];

type Operands = SmallVec<[Value; 8]>;

/// The block of a region that has one.
fn only_block(b: &Body, region: Region) -> Option<Block> {
    b.entry_block(region).filter(|_| b.has_one_block(region))
}

/// The operands of the terminator of a block.
fn yielded(b: &Body, block: Block) -> Operands {
    b.last_op(block).map(|end| b.operands(end).iter().collect()).unwrap_or_default()
}

/// The `scf.yield` at the end of the only block of a region, and the block.
fn block_and_yield(b: &Body, region: Region) -> Option<(Block, Op)> {
    let block = only_block(b, region)?;
    let end = b.last_op(block).filter(|&end| b.is::<Yield>(end))?;
    Some((block, end))
}

/// Whether a block has no operation but the terminator.
fn is_empty(b: &Body, block: Block) -> bool {
    b.first_op(block) == b.last_op(block)
}

/// A region of one block is inlined.
fn inline_one_block(op: ExecuteRegion, rw: &mut Rewriter<'_>) -> Option<()> {
    if op.no_inline(rw).is_some() {
        return None;
    }
    let block = only_block(rw, op.body(rw))?;
    rw.replace_by_block(op.0, block, &[])
}

/// Whether the region around an operation may have several blocks: that of a function or another `scf.execute_region`.
fn may_have_blocks(b: &Body, op: Op) -> bool {
    match b.parent_op(op) {
        Some(parent) => b.is::<ExecuteRegion>(parent),
        // The body of an isolated operation; a module's block has no terminator, but may end with an unregistered operation.
        None => {
            let end = b.block_of(op).and_then(|block| b.last_op(block));
            end.is_some_and(|end| b.def(end).has(Trait::Terminator))
        }
    }
}

/// A region of several blocks is inlined where the region around it may have several.
fn inline_blocks(op: ExecuteRegion, rw: &mut Rewriter<'_>) -> Option<Operands> {
    if op.no_inline(rw).is_some() || !may_have_blocks(rw, op.0) {
        return None;
    }
    let region = op.body(rw);
    let (before, entry) = (rw.block_of(op.0)?, rw.entry_block(region)?);
    let outer = rw.region_of(before)?;
    let after = rw.split_block(op.0);
    rw.set_end(before);
    cf::Br::build(rw, &[], &[entry]);
    let ends: Vec<Op> = rw.blocks(region).filter_map(|block| rw.last_op(block)).collect();
    let loc = rw.loc();
    for end in ends {
        if rw.is::<Yield>(end) {
            let values: Operands = rw.operands(end).iter().collect();
            rw.set_before(end);
            let end_loc = rw.body().loc(end);
            rw.set_loc(end_loc);
            cf::Br::build(rw, &values, &[after]);
            rw.erase(end);
        }
    }
    rw.set_loc(loc);
    rw.inline_region_before(region, outer, Some(after));
    let results = rw.results(op.0);
    let mut args = Operands::new();
    for result in results {
        let ty = rw.ty(result);
        let arg = rw.add_arg(after, ty);
        rw.set_arg_loc(arg, loc);
        args.push(arg);
    }
    rw.set_before(op.0);
    Some(args)
}

/// The region of a known case is inlined.
fn known_case(op: IndexSwitch, rw: &mut Rewriter<'_>) -> Option<SmallVec<[Value; 8]>> {
    let value = integer_of(rw, op.arg(rw))?;
    let case = op.case_values(rw).iter().position(|&case| case == value);
    let region = case.and_then(|case| op.case_regions(rw).nth(case)).unwrap_or(op.default_region(rw));
    let block = rw.entry_block(region)?;
    let end = rw.last_op(block)?;
    rw.inline_block(block, InsertPoint::Before(op.0), &[]);
    let values = rw.operands(end).to_vec();
    rw.erase(end);
    Some(values)
}
