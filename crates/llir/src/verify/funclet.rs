//! Checks of funclets: their pads, and the edges that enter and leave them.

use super::inst::BodyVerifier;
use crate::inst::*;
use crate::types::Type;
use crate::value::*;
use terrace_support::{FxHashMap, FxHashSet};

/// The parent of a pad at the top level: the token `none`.
const NO_PAD: Value = Value::zero(Type::TOKEN);

/// Personalities whose handlers are funclets (`isScopedEHPersonality`).
const SCOPED: [&[u8]; 6] = [
    b"__CxxFrameHandler3",
    b"__C_specific_handler",
    b"_except_handler3",
    b"_except_handler4",
    b"ProcessCLRException",
    b"__gxx_wasm_personality_v0",
];

/// The destination of unwind edges: `None` without edges, `Some(None)` for the caller; or a problem.
pub(super) type Unwind = Result<Option<Option<Inst>>, &'static str>;

/// The maximum number of pads whose inner pads are all walked.
const MAX_PAD_WALKS: u32 = 32;

const TWO_UNWIND_TARGETS: &str = "Unwind edges out of a funclet pad must have the same unwind dest";

/// Whether an intrinsic may be lowered to a call that may throw (`mayLowerToFunctionCall`): those of the Objective-C
/// runtime.
pub(super) fn may_lower_to_call(name: &[u8]) -> bool {
    name.strip_prefix(b"llvm.objc.").is_some_and(|name| {
        !name.starts_with(b"arc.") && !name.starts_with(b"clang.") && name != b"claimAutoreleasedReturnValue"
    })
}

/// The knowledge about the pads of a function.
#[derive(Default)]
pub(super) struct Pads {
    /// Pads that unwind to a sibling, and that sibling.
    siblings: Vec<(Inst, Inst)>,
    /// The instructions that use each pad; filled on the first pad.
    uses: Option<FxHashMap<Inst, Vec<Inst>>>,
    /// The destinations of the unwind edges that leave pads.
    unwind_targets: FxHashMap<Inst, Unwind>,
    /// The number of pads whose inner pads were all walked.
    n_walks: u32,
    /// The blocks inside funclets; filled on first use.
    inside: Option<FxHashSet<Block>>,
}

impl BodyVerifier<'_, '_> {
    /// Whether a call has a `funclet` bundle, if it needs one.
    pub(super) fn has_required_funclet(&mut self, call: Inst) -> bool {
        let personality = self.m.func(self.func).personality().and_then(|value| value.as_func());
        if !personality.is_some_and(|func| SCOPED.contains(&&self.m.func(func).symbol.name[..])) {
            return true;
        }
        let block = self.body.inst(call).block();
        if self.pads.inside.is_none() {
            self.pads.inside = Some(self.fill_funclets());
        }
        let inside = self.pads.inside.as_ref().is_some_and(|blocks| blocks.contains(&block));
        !inside || self.funclet(call).is_some()
    }

    /// The blocks inside funclets: those reachable from a pad without leaving it by `catchret`.
    fn fill_funclets(&self) -> FxHashSet<Block> {
        let body = self.body;
        let mut seen: [FxHashSet<Block>; 2] = Default::default();
        let mut stack: Vec<(Block, bool)> =
            body.blocks().first().map(|&entry| (entry, false)).into_iter().collect();
        while let Some((block, around)) = stack.pop() {
            let pad = self.pad_of(Some(block)).map(|pad| body.inst(pad).op);
            let inside = around || matches!(pad, Some(Opcode::CatchPad | Opcode::CleanupPad));
            if !seen[usize::from(inside)].insert(block) {
                continue;
            }
            let Some(last) = body.terminator(block) else { continue };
            let goes_on = match body.inst(last).op {
                Opcode::CatchRet => {
                    let pad = body.operands(last).first().copied().unwrap_or(NO_PAD);
                    let switch = self.parent(pad).unwrap_or(NO_PAD);
                    self.parent(switch).is_some_and(|outer| outer != NO_PAD)
                }
                _ => inside,
            };
            stack.extend(body.successors(last).map(|next| (next, goes_on)));
        }
        let [_, inside] = seen;
        inside
    }

    fn op_of(&self, value: Value) -> Option<Opcode> {
        Some(self.body.insts.get(value.as_inst()?.index())?.op)
    }

    fn parent(&self, pad: Value) -> Option<Value> {
        let inst = pad.as_inst().filter(|inst| inst.index() < self.body.n_insts())?;
        self.body.parent_pad(inst)
    }

    /// The pad at the start of a block; `None` for the caller and for blocks without a pad.
    fn pad_of(&self, block: Option<Block>) -> Option<Inst> {
        let first = self.body.first_non_phi(block?)?;
        self.body.inst(first).op.is_eh_pad().then_some(first)
    }

    /// Checks a `catchpad`, `cleanuppad` or `catchswitch`.
    pub(super) fn pad(&mut self, inst: Inst, data: &InstData, block: Block) {
        let body = self.body;
        let parent = body.parent_pad(inst).unwrap_or(NO_PAD);
        let parent_op = self.op_of(parent);
        let (personality, first, nested) = match data.op {
            Opcode::CatchPad => (
                "CatchPadInst needs to be in a function with a personality.",
                "CatchPadInst not the first non-PHI instruction in the block.",
                "CatchPadInst needs to be directly nested in a CatchSwitchInst.",
            ),
            Opcode::CleanupPad => (
                "CleanupPadInst needs to be in a function with a personality.",
                "CleanupPadInst not the first non-PHI instruction in the block.",
                "CleanupPadInst has an invalid parent.",
            ),
            _ => (
                "CatchSwitchInst needs to be in a function with a personality.",
                "CatchSwitchInst not the first non-PHI instruction in the block.",
                "CatchSwitchInst has an invalid parent.",
            ),
        };
        let has_personality = self.m.func(self.func).personality().is_some();
        let is_first = body.first_non_phi(block) == Some(inst);
        let is_nested = match data.op {
            Opcode::CatchPad => parent_op == Some(Opcode::CatchSwitch),
            _ => parent == NO_PAD || matches!(parent_op, Some(Opcode::CatchPad | Opcode::CleanupPad)),
        };
        let mut rules = [(has_personality, personality), (is_first, first), (is_nested, nested)];
        if data.op == Opcode::CatchPad {
            rules.swap(1, 2);
        }
        if let Some(&(_, message)) = rules.iter().find(|(holds, _)| !holds) {
            return self.fail(message, Some(inst), None);
        }
        if data.op == Opcode::CatchSwitch && !self.catch_switch(inst, parent) {
            return;
        }
        if self.pad_predecessors(inst, block, parent) && data.op != Opcode::CatchSwitch {
            self.unwind_edges(inst, parent);
        }
    }

    fn catch_switch(&mut self, inst: Inst, parent: Value) -> bool {
        let body = self.body;
        if let Some(dest) = body.unwind_dest(inst) {
            let Some(pad) = self.not_landing_pad(dest) else {
                let message = "CatchSwitchInst must unwind to an EH block which is not a landingpad.";
                self.fail(message, Some(inst), None);
                return false;
            };
            if self.parent(body.result(pad)) == Some(parent) {
                self.pads.siblings.push((inst, pad));
            }
        }
        if body.handlers(inst).next().is_none() {
            self.fail("CatchSwitchInst cannot have empty handler list", Some(inst), None);
            return false;
        }
        let is_catch =
            |block| self.pad_of(Some(block)).is_some_and(|pad| self.body.inst(pad).op == Opcode::CatchPad);
        let is_valid = body.handlers(inst).all(is_catch);
        self.check(is_valid, "CatchSwitchInst handlers must be catchpads", inst);
        is_valid
    }

    /// The pad at the start of an unwind destination, unless it is a landing pad.
    fn not_landing_pad(&self, block: Block) -> Option<Inst> {
        self.pad_of(Some(block)).filter(|&pad| self.body.inst(pad).op != Opcode::LandingPad)
    }

    /// Checks a `catchret` or `cleanupret`.
    pub(super) fn leave_pad(&mut self, inst: Inst, data: &InstData, ops: &[Value]) {
        let from = ops.first().and_then(|&pad| self.op_of(pad));
        if data.op == Opcode::CatchRet {
            let is_valid = from == Some(Opcode::CatchPad);
            return self.check(is_valid, "CatchReturnInst needs to be provided a CatchPad", inst);
        }
        if from != Some(Opcode::CleanupPad) {
            return self.fail("CleanupReturnInst needs to be provided a CleanupPad", Some(inst), None);
        }
        let is_valid = self.body.unwind_dest(inst).is_none_or(|dest| self.not_landing_pad(dest).is_some());
        self.check(is_valid, "CleanupReturnInst must unwind to an EH block which is not a landingpad.", inst);
    }

    /// Checks the edges that enter a pad.
    fn pad_predecessors(&mut self, pad: Inst, block: Block, parent: Value) -> bool {
        let body = self.body;
        if body.blocks().first() == Some(&block) {
            self.fail("EH pad cannot be in entry block.", Some(pad), None);
            return false;
        }
        let preds: Vec<Block> =
            self.graph.preds(block).iter().map(|&at| body.blocks()[at as usize]).collect();
        if body.inst(pad).op == Opcode::CatchPad {
            let Some(switch) = parent.as_inst() else { return false };
            if preds.iter().any(|&pred| pred != body.inst(switch).block()) {
                let message = "Block containg CatchPadInst must be jumped to only by its catchswitch.";
                self.fail(message, Some(pad), None);
                return false;
            }
            let is_valid = body.unwind_dest(switch) != Some(block);
            self.check(is_valid, "Catchswitch cannot unwind to one of its catchpads", pad);
            return is_valid;
        }
        let mut seen = FxHashMap::default();
        for pred in preds {
            let Some(last) = body.terminator(pred) else { continue };
            if let Some(message) = self.unwind_edge(last, pad, block, parent, &mut seen) {
                self.fail(message, Some(pad), None);
                return false;
            }
        }
        true
    }

    /// The problem of an edge from `last` to the pad `to`, whose parent is `parent`. `seen` has the pads from which earlier
    /// edges to `to` come, and those around them.
    fn unwind_edge(
        &self,
        last: Inst,
        to: Inst,
        block: Block,
        parent: Value,
        seen: &mut FxHashMap<Value, Inst>,
    ) -> Option<&'static str> {
        let body = self.body;
        let mut from = match (body.inst(last).op, body.operands(last)) {
            (Opcode::Invoke, [.., normal, unwind, _]) => {
                if unwind.as_block() != Some(block) || normal.as_block() == Some(block) {
                    return Some("EH pad must be jumped to via an unwind edge");
                }
                self.funclet(last).unwrap_or(NO_PAD)
            }
            (Opcode::CleanupRet, [pad, ..]) => {
                if *pad == parent {
                    return Some("A cleanupret must exit its cleanup");
                }
                *pad
            }
            (Opcode::CatchSwitch, _) => body.result(last),
            _ => return Some("EH pad must be jumped to via an unwind edge"),
        };
        loop {
            if from == body.result(to) {
                return Some("EH pad cannot handle exceptions raised within it");
            }
            if from == parent {
                return None;
            }
            if from == NO_PAD {
                return Some("A single unwind edge may only enter one EH pad");
            }
            match seen.insert(from, last) {
                None => {}
                Some(edge) if edge == last => return Some("EH pad jumps through a cycle of pads"),
                Some(_) => return None,
            }
            let Some(outer) = self.parent(from) else {
                return Some("Parent pad must be catchpad/cleanuppad/catchswitch");
            };
            from = outer;
        }
    }

    /// The operand of a call's `funclet` bundle.
    fn funclet(&self, call: Inst) -> Option<Value> {
        let mut bundles = self.body.bundles(call);
        bundles.find(|(tag, _)| self.m.cx.str(*tag) == b"funclet")?.1.first().copied()
    }

    /// Fills the list of instructions that use each pad.
    fn fill_pad_uses(&mut self) {
        if self.pads.uses.is_some() {
            return;
        }
        let body = self.body;
        let mut uses: FxHashMap<Inst, Vec<Inst>> = FxHashMap::default();
        for &block in body.blocks() {
            for inst in body.insts(block) {
                for value in body.operands(inst) {
                    if value.ty() == Type::TOKEN
                        && let Some(pad) = value.as_inst()
                    {
                        uses.entry(pad).or_default().push(inst);
                    }
                }
            }
        }
        self.pads.uses = Some(uses);
    }

    /// Checks that all unwind edges that leave a pad have one destination, for a catch that of its switch.
    fn unwind_edges(&mut self, pad: Inst, parent: Value) {
        self.fill_pad_uses();
        match self.unwind_target(pad) {
            Err(message) => self.fail(message, Some(pad), None),
            Ok(None) => {}
            Ok(Some(target)) => {
                let body = self.body;
                if body.inst(pad).op == Opcode::CleanupPad {
                    if let Some(to) = target
                        && self.parent(body.result(to)) == Some(parent)
                    {
                        self.pads.siblings.push((pad, to));
                    }
                    return;
                }
                let Some(switch) = parent.as_inst() else { return };
                let is_valid = self.pad_of(body.unwind_dest(switch)) == target;
                let message = "Unwind edges out of a catch must have the same unwind dest as the parent \
                               catchswitch";
                self.check(is_valid, message, pad);
            }
        }
    }

    /// The destination of unwind edges that leave a pad. Those of the cleanup pads inside it are computed first, each once.
    fn unwind_target(&mut self, root: Inst) -> Unwind {
        // A pad is visited a second time when the pads inside it are done.
        let mut stack = vec![(root, false)];
        let mut active: FxHashSet<Inst> = FxHashSet::default();
        while let Some((pad, inside_done)) = stack.pop() {
            if inside_done {
                active.remove(&pad);
                let target =
                    self.unwind_target_from_inner(pad).unwrap_or_else(|| self.unwind_target_by_walk(pad));
                self.pads.unwind_targets.insert(pad, target);
            } else if !self.pads.unwind_targets.contains_key(&pad) && active.insert(pad) {
                stack.push((pad, true));
                let cleanups =
                    self.users_of_pad(pad).filter(|&user| self.body.inst(user).op == Opcode::CleanupPad);
                stack.extend(cleanups.map(|cleanup| (cleanup, false)));
            }
        }
        self.pads.unwind_targets.get(&root).copied().unwrap_or(Ok(None))
    }

    fn users_of_pad(&self, pad: Inst) -> impl Iterator<Item = Inst> + '_ {
        self.pads.uses.as_ref().and_then(|uses| uses.get(&pad)).into_iter().flatten().copied()
    }

    /// The destination of unwind edges that leave a pad, from those of the cleanup pads inside it; `None` if that needs
    /// all their edges.
    fn unwind_target_from_inner(&self, root: Inst) -> Option<Unwind> {
        let mut found: Option<Option<Inst>> = None;
        let mut seen: FxHashSet<Inst> = FxHashSet::default();
        for user in self.users_of_pad(root) {
            let target = if self.body.inst(user).op == Opcode::CleanupPad {
                // What leaves the cleanup pad leaves this one, unless it goes to a sibling of the cleanup pad.
                match self.pads.unwind_targets.get(&user) {
                    Some(&Ok(target)) if user != root && seen.insert(user) => target,
                    _ => return None,
                }
            } else {
                match self.target_of_user(user) {
                    Ok(target) => target,
                    Err(message) => return Some(Err(message)),
                }
            };
            let Some(target) = target.filter(|to| to.is_none_or(|to| self.leaves(root, root, to))) else {
                continue;
            };
            if *found.get_or_insert(target) != target {
                return Some(Err(TWO_UNWIND_TARGETS));
            }
        }
        Some(Ok(found))
    }

    /// Where a user of a pad other than a pad inside it unwinds to.
    fn target_of_user(&self, user: Inst) -> Unwind {
        let dest = self.body.unwind_dest(user);
        match self.body.inst(user).op {
            Opcode::CleanupRet | Opcode::Invoke => {}
            Opcode::CatchSwitch if dest.is_none() => return Ok(None),
            Opcode::CatchSwitch => {}
            Opcode::Call | Opcode::CatchRet => return Ok(None),
            _ => return Err("Bogus funclet pad use"),
        }
        let target = self.pad_of(dest);
        Ok((dest.is_none() || target.is_some()).then_some(target))
    }

    /// The destination of unwind edges that leave `root`, from all pads inside it. Only invalid functions need it, and a
    /// few problems are enough.
    #[cold]
    fn unwind_target_by_walk(&mut self, root: Inst) -> Unwind {
        let body = self.body;
        self.pads.n_walks += 1;
        if self.pads.n_walks > MAX_PAD_WALKS {
            return Ok(None);
        }
        let mut found: Option<Option<Inst>> = None;
        let mut seen = FxHashSet::default();
        let mut stack = vec![root];
        while let Some(pad) = stack.pop() {
            if !seen.insert(pad) {
                return Err("FuncletPadInst must not be nested within itself");
            }
            for user in self.users_of_pad(pad) {
                if body.inst(user).op == Opcode::CleanupPad {
                    stack.push(user);
                    continue;
                }
                let Some(target) = self.target_of_user(user)? else { continue };
                if target.is_some_and(|to| !self.leaves(pad, root, to)) {
                    continue;
                }
                if *found.get_or_insert(target) != target {
                    return Err(TWO_UNWIND_TARGETS);
                }
            }
        }
        Ok(found)
    }

    /// Whether an edge from `pad`, which is nested in `root`, to the pad `to` leaves `root`.
    fn leaves(&self, pad: Inst, root: Inst, to: Inst) -> bool {
        let outer = self.parent(self.body.result(to));
        let mut at = self.body.result(pad);
        let root = self.body.result(root);
        for _ in 0..self.body.n_insts() {
            if outer == Some(at) {
                return false;
            }
            if at == root {
                return true;
            }
            match self.parent(at) {
                Some(next) if next != NO_PAD => at = next,
                _ => return false,
            }
        }
        false
    }

    /// Checks that sibling pads do not unwind to each other in a cycle.
    pub(super) fn sibling_pads(&mut self) {
        let siblings = core::mem::take(&mut self.pads.siblings);
        let next: FxHashMap<Inst, Inst> = siblings.iter().copied().collect();
        let mut visited = FxHashSet::default();
        for &(start, _) in &siblings {
            let mut active = FxHashSet::default();
            let mut at = start;
            loop {
                // Follows the chain of unwind destinations from this pad.
                if active.contains(&at) {
                    self.fail("EH pads can't handle each other's exceptions", Some(at), None);
                    return;
                }
                if !visited.insert(at) {
                    break;
                }
                active.insert(at);
                let Some(&to) = next.get(&at) else { break };
                at = to;
            }
        }
    }
}
