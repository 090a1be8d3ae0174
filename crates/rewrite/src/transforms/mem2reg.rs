//! `mem2reg`: replaces memory that is only loaded and stored by values.
//!
//! Blocks where several values of the memory meet get a block argument: the iterated dominance frontier of the blocks that
//! store, as far as the memory is read afterwards.

use super::bodies::edit_bodies;
use crate::analysis::Dominance;
use crate::greedy::branch_operands;
use crate::pass::{Anchor, PassContext};
use crate::passes;
use terrace_ir::body::Use;
use terrace_ir::decl::{LayoutEntries, Trait};
use terrace_ir::dominance::{DominanceInfo, has_ssa_dominance};
use terrace_ir::promotion::{Allocation, Removal, Slot};
use terrace_ir::{Block, Body, Builder, Op, OpDef, Region, Result, Value};
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, FxHashSet};

passes! {
    /// Promotes memory slots into values.
    Mem2Reg("Mem2Reg") = "mem2reg" on(Anchor::Any) {
        /// Perform control flow optimizations to the region tree
        region_simplify: bool = true,
    } => run;
}

fn run(_: &Mem2Reg, pass: &mut PassContext<'_>) -> Result {
    let layout = pass.analysis::<LayoutEntries>();
    pass.analysis::<Dominance>();
    edit_bodies(pass, |owner, body| mem2reg(owner, body, &layout))
}

/// Promotes the memory slots of a body that `owner` owns; returns whether there were any.
pub fn mem2reg(owner: &'static OpDef, body: &mut Body, layout: &LayoutEntries) -> bool {
    let mut allocations: Vec<Op> = Vec::new();
    body.walk(|op| allocations.extend(body.def(op).hooks.allocation.map(|_| op)));
    if allocations.is_empty() {
        return false;
    }
    let mut flow = Flow::new(owner);
    let mut changed = false;
    loop {
        let before = allocations.len();
        flow.number(body);
        allocations.retain(|&op| !promote(body, op, layout, &mut flow));
        if allocations.len() == before {
            return changed;
        }
        changed = true;
    }
}

/// Dominance, and the order of operations, in a body whose blocks do not change.
struct Flow {
    owner: &'static OpDef,
    dominance: DominanceInfo,
    /// The frontiers of the blocks of each region that was asked for.
    frontiers: FxHashMap<Region, Frontiers>,
    /// By operation, its position in a preorder of the body. Accesses that replace another one have its position.
    positions: Vec<u32>,
}

/// The reachable blocks of a region: positions in preorder of the dominator tree, and dominance frontiers.
#[derive(Default)]
struct Frontiers {
    order: FxHashMap<Block, u32>,
    of: FxHashMap<Block, Vec<Block>>,
}

impl Flow {
    fn new(owner: &'static OpDef) -> Self {
        let (frontiers, positions) = Default::default();
        Self { owner, dominance: DominanceInfo::new(Some(owner)), frontiers, positions }
    }

    fn number(&mut self, body: &Body) {
        self.positions.clear();
        self.positions.resize(body.op_bound(), 0);
        let mut next = 0;
        let positions = &mut self.positions;
        body.walk(|op| {
            positions[op.index()] = next;
            next += 1;
        });
    }

    /// The position of an operation.
    fn position(&self, op: Op) -> u32 {
        self.positions.get(op.index()).copied().unwrap_or(u32::MAX)
    }

    /// Gives new operations the position of the one that they take the place of.
    fn place(&mut self, created: &[Op], op: Op) {
        let at = self.position(op);
        for new in created {
            if self.positions.len() <= new.index() {
                self.positions.resize(new.index() + 1, u32::MAX);
            }
            self.positions[new.index()] = at;
        }
    }

    fn frontiers(&mut self, body: &Body, region: Region) -> &Frontiers {
        let Self { dominance, frontiers, .. } = self;
        frontiers.entry(region).or_insert_with(|| {
            let preorder = dominance.preorder(body, region);
            let mut result = Frontiers::default();
            result.order.extend(preorder.iter().enumerate().map(|(i, &(block, _))| (block, i as u32)));
            for &(block, _) in &preorder {
                let preds: SmallVec<[Block; 4]> =
                    body.predecessors(block).filter(|pred| result.order.contains_key(pred)).collect();
                let idom = dominance.immediate_dominator(body, block);
                for pred in preds {
                    let mut at = Some(pred);
                    while let Some(runner) = at.filter(|&runner| Some(runner) != idom) {
                        let frontier = result.of.entry(runner).or_default();
                        if frontier.last() == Some(&block) {
                            break;
                        }
                        frontier.push(block);
                        at = dominance.immediate_dominator(body, runner);
                    }
                }
            }
            result
        })
    }
}

/// The users of a slot's pointer, directly and through operations that are removed with it.
#[derive(Default)]
struct Users {
    accesses: Vec<Op>,
    others: Vec<(Op, Removal)>,
}

/// Promotes the memory of an allocation, if all its users allow it.
fn promote(body: &mut Body, op: Op, layout: &LayoutEntries, flow: &mut Flow) -> bool {
    let Some(allocation) = body.def(op).hooks.allocation else { return false };
    let Some(elem) = (allocation.elem)(body, op) else { return false };
    let slot = Slot { pointer: body.result(op, 0), elem, layout };
    let Some(region) = body.block_of(op).and_then(|block| body.region_of(block)) else { return false };
    if body.has_no_uses(slot.pointer) || !has_ssa_dominance(body, region, Some(flow.owner)) {
        return false;
    }
    let Some(users) = users(body, &slot, region) else { return false };
    let merges = merge_points(body, &slot, &users, region, flow);
    let can_pass = |body: &Body, use_: Use| {
        let succs = body.succs(use_.owner).enumerate();
        body.def(use_.owner).has(Trait::BranchOpInterface)
            && succs
                .filter(|&(_, succ)| merges.contains(&succ))
                .all(|(i, _)| branch_operands::can_pass(body, use_.owner, i, elem))
    };
    if !merges.iter().all(|&merge| body.block_uses(merge).all(|use_| can_pass(body, use_))) {
        return false;
    }
    let mut promoter = Promoter { body, op, allocation, slot, default: None };
    promoter.run(&users, &merges, region, flow);
    true
}

/// The users of a slot's pointer, or `None` if one cannot be removed.
fn users(body: &Body, slot: &Slot<'_>, region: Region) -> Option<Users> {
    let mut users = Users::default();
    let mut seen: FxHashSet<Op> = FxHashSet::default();
    let mut pending: Vec<Value> = vec![slot.pointer];
    while let Some(pointer) = pending.pop() {
        for user in body.users(pointer) {
            let hooks = &body.def(user).hooks;
            if let Some(removal) = hooks.removal.and_then(|removal| removal(body, user)) {
                if seen.insert(user) {
                    users.others.push((user, removal));
                    if matches!(removal, Removal::EraseWithUsers) {
                        pending.extend(body.results(user));
                    }
                }
                continue;
            }
            let access = hooks.access?;
            let n_uses = body.operands(user).iter().filter(|&operand| operand == pointer).count();
            let is_in_region = body.block_of(user).and_then(|block| body.region_of(block)) == Some(region);
            if pointer != slot.pointer
                || n_uses != 1
                || !is_in_region
                || !(access.is_removable)(body, user, slot)
            {
                return None;
            }
            users.accesses.push(user);
        }
    }
    Some(users)
}

/// The blocks that need an argument for the value of the slot.
fn merge_points(
    body: &Body,
    slot: &Slot<'_>,
    users: &Users,
    region: Region,
    flow: &mut Flow,
) -> FxHashSet<Block> {
    let mut merges = FxHashSet::default();
    if body.has_one_block(region) {
        return merges;
    }
    // By block, the first access.
    let mut first: FxHashMap<Block, (u32, Op)> = FxHashMap::default();
    let mut defining: FxHashSet<Block> = FxHashSet::default();
    for &access in &users.accesses {
        let Some(block) = body.block_of(access) else { continue };
        let at = flow.position(access);
        let entry = first.entry(block).or_insert((at, access));
        if at < entry.0 {
            *entry = (at, access);
        }
        if stores(body, access, slot) {
            defining.insert(block);
        }
    }
    let mut live_in: FxHashSet<Block> = FxHashSet::default();
    let loads =
        |&(_, op): &(u32, Op)| body.def(op).hooks.access.is_some_and(|access| (access.loads)(body, op, slot));
    let mut pending: Vec<Block> =
        first.iter().filter(|(_, access)| loads(access)).map(|(&block, _)| block).collect();
    while let Some(block) = pending.pop() {
        if live_in.insert(block) {
            pending.extend(body.predecessors(block).filter(|pred| !defining.contains(pred)));
        }
    }
    let frontiers = flow.frontiers(body, region);
    let mut pending: Vec<Block> = defining.iter().copied().collect();
    while let Some(block) = pending.pop() {
        for &merge in frontiers.of.get(&block).into_iter().flatten() {
            if live_in.contains(&merge) && merges.insert(merge) && !defining.contains(&merge) {
                pending.push(merge);
            }
        }
    }
    merges
}

fn stores(body: &Body, op: Op, slot: &Slot<'_>) -> bool {
    body.def(op).hooks.access.is_some_and(|access| (access.stores)(body, op, slot))
}

struct Promoter<'a> {
    body: &'a mut Body,
    op: Op,
    allocation: &'static Allocation,
    slot: Slot<'a>,
    /// The value of memory that was not written.
    default: Option<Value>,
}

impl Promoter<'_> {
    fn run(&mut self, users: &Users, merges: &FxHashSet<Block>, region: Region, flow: &mut Flow) {
        let mut by_block: FxHashMap<Block, Vec<(u32, Op)>> = FxHashMap::default();
        for &access in &users.accesses {
            if let Some(block) = self.body.block_of(access) {
                let at = flow.position(access);
                by_block.entry(block).or_default().push((at, access));
            }
        }
        by_block.values_mut().for_each(|accesses| accesses.sort_unstable());
        // The reachable blocks that access or merge, those that dominate others first.
        let order = &flow.frontiers(self.body, region).order;
        let mut blocks: Vec<(u32, Block)> =
            by_block.keys().chain(merges).filter_map(|&block| Some((*order.get(&block)?, block))).collect();
        blocks.sort_unstable();
        blocks.dedup();
        let mut unreachable: Vec<Block> =
            by_block.keys().copied().filter(|block| !order.contains_key(block)).collect();
        unreachable.sort_unstable();
        // Those whose values may be loads of earlier ones come first.
        let latest_first = unreachable.iter().chain(blocks.iter().rev().map(|(_, block)| block));
        let latest_first: Vec<Op> = latest_first
            .flat_map(|block| by_block.get(block).into_iter().flatten().rev().map(|&(_, access)| access))
            .collect();
        // By block, the value at its end. By access, the value before it.
        let mut out: FxHashMap<Block, Option<Value>> = FxHashMap::default();
        let mut before: FxHashMap<Op, Option<Value>> = FxHashMap::default();
        let mut written: Vec<(Op, Value)> = Vec::new();
        for &(_, block) in &blocks {
            let mut value = match merges.contains(&block) {
                true => Some(self.add_argument(block)),
                false => self.reaching(block, &mut out, flow),
            };
            for &(_, access) in by_block.get(&block).into_iter().flatten() {
                before.insert(access, value);
                if stores(self.body, access, &self.slot) {
                    let stored = self.stored(access, value, flow);
                    written.push((access, stored));
                    value = Some(stored);
                }
            }
            out.insert(block, value);
        }
        self.pass_values(merges, &mut out, flow);
        self.describe(users, &written);
        self.remove_users(users, &latest_first, &before, flow);
        let default = self.default.filter(|&value| self.body.has_no_uses(value));
        if let Some(op) = default.and_then(|value| self.body.def_op(value)) {
            self.body.erase(op);
        }
        self.body.erase(self.op);
    }

    fn default(&mut self) -> Value {
        if let Some(value) = self.default {
            return value;
        }
        let loc = self.body.loc(self.op);
        let block = self.body.block_of(self.op);
        let mut b = Builder::new(self.body);
        b.set_loc(loc);
        if let Some(block) = block {
            b.set_start(block);
        }
        let value = (self.allocation.default)(&mut b, self.slot.elem);
        self.default = Some(value);
        value
    }

    fn add_argument(&mut self, block: Block) -> Value {
        let loc = self.body.loc(self.op);
        let arg = self.body.add_arg(block, self.slot.elem);
        self.body.set_arg_loc(arg, loc);
        if let Some(describe) = self.allocation.describe {
            let mut b = Builder::new(self.body);
            b.set_start(block);
            describe(&mut b, self.op, arg);
        }
        arg
    }

    /// The value at the start of a block that is no merge: that at the end of its nearest dominator that accesses or merges.
    fn reaching(
        &self,
        block: Block,
        out: &mut FxHashMap<Block, Option<Value>>,
        flow: &mut Flow,
    ) -> Option<Value> {
        let mut passed: SmallVec<[Block; 8]> = SmallVec::new();
        let mut at = flow.dominance.immediate_dominator(self.body, block);
        let mut value = None;
        while let Some(dominator) = at {
            if let Some(&known) = out.get(&dominator) {
                value = known;
                break;
            }
            passed.push(dominator);
            at = flow.dominance.immediate_dominator(self.body, dominator);
        }
        out.extend(passed.into_iter().map(|block| (block, value)));
        value
    }

    fn stored(&mut self, access: Op, before: Option<Value>, flow: &mut Flow) -> Value {
        let before = before.unwrap_or_else(|| self.default());
        let Some(hooks) = self.body.def(access).hooks.access else { return before };
        let mut b = Builder::before(self.body, access);
        b.set_after(access);
        b.start_log(Vec::new());
        let stored = (hooks.stored)(&mut b, access, &self.slot, before);
        flow.place(&b.take_log(), access);
        stored
    }

    /// Passes the values to the arguments of merge points.
    fn pass_values(
        &mut self,
        merges: &FxHashSet<Block>,
        out: &mut FxHashMap<Block, Option<Value>>,
        flow: &mut Flow,
    ) {
        let mut branches: Vec<(Op, Block)> = Vec::new();
        let mut seen: FxHashSet<Op> = FxHashSet::default();
        for &merge in merges {
            for use_ in self.body.block_uses(merge) {
                if let Some(block) = self.body.block_of(use_.owner)
                    && seen.insert(use_.owner)
                {
                    branches.push((use_.owner, block));
                }
            }
        }
        for (branch, block) in branches {
            let reaching = match out.get(&block) {
                Some(&value) => value,
                None => self.reaching(block, out, flow),
            };
            let value = reaching.unwrap_or_else(|| self.default());
            for i in 0..self.body.n_succs(branch) {
                if merges.contains(&self.body.succ(branch, i)) {
                    branch_operands::append(self.body, branch, i, &[value]);
                }
            }
        }
    }

    /// Describes the values that were written. It is done while they may still be loads of the slot, which get replaced in the
    /// descriptions as well.
    fn describe(&mut self, users: &Users, written: &[(Op, Value)]) {
        for &(user, removal) in &users.others {
            let Removal::Describe(describe) = removal else { continue };
            for &(access, value) in written {
                // A value that was built for the access stands behind it.
                let built = self.body.def_op(value).filter(|&def| {
                    let block = self.body.block_of(access);
                    self.body.block_of(def) == block && self.body.is_before(access, def)
                });
                let mut b = Builder::before(self.body, access);
                b.set_after(built.unwrap_or(access));
                describe(&mut b, user, value);
            }
        }
    }

    /// Replaces accesses by the values before them, the latest first, and removes all users.
    fn remove_users(
        &mut self,
        users: &Users,
        latest_first: &[Op],
        before: &FxHashMap<Op, Option<Value>>,
        flow: &mut Flow,
    ) {
        let mut dead: Vec<Op> = Vec::new();
        // What replaces an access is built behind it.
        for &access in latest_first {
            let value = before.get(&access).copied().flatten().unwrap_or_else(|| self.default());
            if let Some(hooks) = self.body.def(access).hooks.access {
                let mut b = Builder::before(self.body, access);
                b.set_after(access);
                b.start_log(Vec::new());
                (hooks.replace)(&mut b, access, &self.slot, value);
                flow.place(&b.take_log(), access);
            }
            dead.push(access);
        }
        for &(user, removal) in &users.others {
            match removal {
                Removal::Erase | Removal::EraseWithUsers | Removal::Describe(_) => dead.push(user),
                Removal::Keep(replace) => {
                    let mut b = Builder::before(self.body, user);
                    replace(&mut b, user);
                }
            }
        }
        // Users of results come before their definitions.
        for &op in dead.iter() {
            self.body.drop_uses(op);
        }
        for op in dead {
            self.body.erase(op);
        }
    }
}
