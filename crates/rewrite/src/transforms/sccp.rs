//! `sccp`: replaces values that are constants in all executions, and erases the operations that compute only such values.

use crate::dataflow::{Constant, Forest, constants_of};
use crate::pass::{Anchor, PassContext};
use crate::passes;
use terrace_ir::effects::would_be_trivially_dead;
use terrace_ir::{Attr, Block, Body, Builder, Loc, Op, Region, Result, Type, Value};
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

passes! {
    /// Sparse Conditional Constant Propagation.
    ///
    /// Finds the values that are constants in all executions, across regions, branches and calls of functions whose
    /// callers are all known, and replaces them.
    Sccp("SCCP") = "sccp" on(Anchor::Any) => sccp;
}

/// Runs the pass.
fn sccp(_: &Sccp, pass: &mut PassContext<'_>) -> Result {
    let Some(forest) = Forest::take(pass) else { return pass.finish(false) };
    let mut core = constants_of(forest);
    let mut changed = false;
    for id in core.forest.ids() {
        let facts = core.constants.take_body(id);
        changed |=
            Replacer { facts, made: FxHashMap::default(), changed: false }.body(core.forest.body_mut(id));
    }
    core.forest.restore(pass);
    pass.finish(changed)
}

/// The constants of a body.
struct Replacer {
    facts: Vec<Constant>,
    /// The constants that were made, by region, dialect, value and type.
    made: FxHashMap<(Region, &'static str, Attr, Type), Op>,
    changed: bool,
}

impl Replacer {
    fn body(mut self, body: &mut Body) -> bool {
        let mut blocks: Vec<Block> = Vec::new();
        let regions: Vec<Region> = body.root_regions().collect();
        push_blocks(body, &regions, &mut blocks);
        while let Some(block) = blocks.pop() {
            let mut next = body.first_op(block);
            while let Some(op) = next {
                next = body.next_op(op);
                let results: SmallVec<[Value; 4]> = body.results(op).iter().collect();
                let mut replaced_all = !results.is_empty();
                for &result in &results {
                    replaced_all &= self.replace(body, block, result);
                }
                if replaced_all && would_be_trivially_dead(body, op) {
                    body.erase(op);
                    continue;
                }
                if body.n_regions(op) != 0 && !body.is_nested(op) {
                    push_blocks(body, &body.regions(op), &mut blocks);
                }
            }
            for arg in body.args(block).to_vec() {
                self.replace(body, block, arg);
            }
        }
        self.changed
    }

    /// Replaces the uses of a value in a block if it is a constant that its dialect can make.
    fn replace(&mut self, body: &mut Body, block: Block, value: Value) -> bool {
        let Some(&Constant::Known(attr, dialect)) = self.facts.get(value.index()) else { return false };
        let Some(constant) = self.constant(body, block, (dialect, attr, body.ty(value))) else {
            return false;
        };
        let result = body.result(constant, 0);
        body.replace_all_uses(value, result);
        self.changed = true;
        true
    }

    /// The operation of a constant at the start of the nearest region around a block that is isolated.
    fn constant(&mut self, body: &mut Body, block: Block, key: (&'static str, Attr, Type)) -> Option<Op> {
        let (dialect, attr, ty) = key;
        let region = insertion_region(body, block)?;
        if let Some(&op) = self.made.get(&(region, dialect, attr, ty)) {
            return Some(op);
        }
        let ctx = body.ctx().clone();
        let materialize = ctx.dialect(dialect)?.hooks.materialize_constant?;
        let entry = body.entry_block(region)?;
        let mut b = Builder::at_end(body, entry, Loc::UNKNOWN);
        b.set_start(entry);
        let op = materialize(&mut b, attr, ty)?;
        // The dialect may make a constant of another one, of which there may be one already.
        let made_by = body.def(op).dialect;
        let op = match self.made.get(&(region, made_by, attr, ty)) {
            Some(&first) if made_by != dialect => {
                body.erase(op);
                first
            }
            _ => op,
        };
        self.made.insert((region, dialect, attr, ty), op);
        self.made.insert((region, made_by, attr, ty), op);
        Some(op)
    }
}

/// Pushes the blocks of regions so that they are popped region by region from the last one, in order.
fn push_blocks(body: &Body, regions: &[Region], blocks: &mut Vec<Block>) {
    for &region in regions {
        let start = blocks.len();
        blocks.extend(body.blocks(region));
        blocks[start..].reverse();
    }
}

fn insertion_region(body: &Body, block: Block) -> Option<Region> {
    let mut region = body.region_of(block)?;
    while let Some(parent) = body.region_parent(region) {
        if !body.def(parent).registered {
            break;
        }
        region = body.region_of(body.block_of(parent)?)?;
    }
    Some(region)
}
