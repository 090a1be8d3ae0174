//! The effects of operations on the buffers of tensors, and the operands that are bufferized in place.

use super::Setup;
use super::conflicts::Conflict;
use super::flow::Flow;
use super::functions::Functions;
use super::model::{Alias, Aliases, Bufferizable, Relation};
use super::sets::Sets;
use crate::bufferization::transforms::ownership::has_loop;
use crate::prelude::*;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use terrace_ir::body::Use;

/// The decisions about the operands of one body.
#[derive(Default)]
pub struct Decisions {
    in_place: FxHashSet<Use>,
    /// The values that may share memory.
    aliases: Sets,
    /// The facts about each set of `aliases`, by the number of its representative.
    shared: Vec<Shared>,
    /// The values that have the same buffer.
    pub(super) equivalents: Sets,
    /// The uses of tensors with undefined contents.
    pub(super) undefined: FxHashSet<Use>,
    /// Why operands are not bufferized in place.
    pub(super) notes: Vec<Note>,
}

/// A reason not to bufferize an operand in place.
#[derive(Clone, Copy)]
pub(super) enum Note {
    /// A read would see a later write.
    Conflict(Conflict),
    /// A tensor must not be written.
    ReadOnly(Value),
}

/// A range of operations by their numbers, which count each operation before those inside.
#[derive(Clone, Copy)]
pub(super) struct Span {
    pub first: u32,
    pub last: u32,
}

impl Span {
    /// All operations.
    pub const ALL: Self = Self { first: 0, last: u32::MAX };
    /// No operation.
    pub const NONE: Self = Self { first: u32::MAX, last: 0 };

    pub fn meets(self, other: Self) -> bool {
        self.first <= other.last && other.first <= self.last
    }

    fn contains(self, other: Self) -> bool {
        self.first <= other.first && other.last <= self.last
    }

    /// The least range that has all of both.
    pub fn hull(self, other: Self) -> Self {
        Self { first: self.first.min(other.first), last: self.last.max(other.last) }
    }
}

/// The place of an operation in a body of several blocks that make no loop: that of the operation around it which is in one
/// of these blocks. Such operations are numbered in preorder of the dominator tree.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub span: Span,
    /// The operations behind it that it dominates.
    pub dominated: Span,
}

/// A use that reads or writes memory.
#[derive(Clone, Copy)]
pub(super) struct Access {
    pub operand: Use,
    /// For a write, the operation and those inside; for a read, the operations among which a write may replace what it reads.
    pub span: Span,
    /// Operations that cannot run before it.
    pub dominated: Span,
    /// For a read, the operations that define what it reads, if a write that dominates them cannot replace it.
    pub definitions: Option<Span>,
}

impl Access {
    /// Whether this write may happen between the definitions of what an operand reads and the read, by their order alone.
    pub fn may_replace(&self, read: &Self) -> bool {
        self.span.meets(read.span)
            && !read.dominated.contains(self.span)
            && !read.definitions.is_some_and(|definitions| self.dominated.contains(definitions))
    }
}

/// Facts about values that may share memory.
#[derive(Default)]
pub(super) struct Shared {
    /// The uses that read it, directly or through aliases.
    pub reads: Vec<Access>,
    /// The uses that write to it in place.
    pub writes: Vec<Access>,
    /// Whether it must not be written.
    pub read_only: bool,
}

/// Answers about values of a body that does not change.
#[derive(Default)]
pub(super) struct Known {
    read: RefCell<FxHashMap<Value, bool>>,
    definitions: RefCell<FxHashMap<Value, Rc<[Value]>>>,
    /// The numbers of operations; `None` if there is a region of several blocks, whose order says little.
    spans: OnceCell<Option<Vec<Span>>>,
    places: OnceCell<Vec<Option<Place>>>,
    has_loop: OnceCell<bool>,
    pub(super) flow: Flow,
}

/// Everything that the analysis of a body depends on, but its decisions.
#[derive(Clone, Copy)]
pub(super) struct Inputs<'a> {
    pub b: &'a Body,
    pub setup: &'a Setup,
    pub functions: &'a Functions,
    pub known: &'a Known,
}

impl<'a> Inputs<'a> {
    /// The analysis with these decisions.
    pub fn with(self, decisions: Option<&'a Decisions>) -> Analysis<'a> {
        let Self { b, setup, functions, known } = self;
        Analysis { b, setup, functions, decisions, known }
    }
}

/// A view of a body and of the decisions about it. Without decisions each operand that is written is copied.
#[derive(Clone, Copy)]
pub struct Analysis<'a> {
    /// The body.
    pub b: &'a Body,
    /// The options and models.
    pub setup: &'a Setup,
    /// The facts about functions.
    pub functions: &'a Functions,
    pub(super) decisions: Option<&'a Decisions>,
    pub(super) known: &'a Known,
}

/// The steps that [`Analysis::find_back`] takes from a value to the operands whose buffers it may share.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Chain {
    /// All; values from which there is none are results, too.
    Leaves,
    /// All.
    Ends,
    /// Only to the same buffer under the same type, or through casts.
    Same,
}

/// Whether an operation has operands, results or arguments of blocks that are tensors.
pub fn has_tensors(b: &Body, op: Op) -> bool {
    let is_tensor = |ty: Type| ty.is_tensor(b.ctx());
    b.types(b.operands(op)).any(is_tensor)
        || b.types(b.results(op)).any(is_tensor)
        || b.has_inner_regions(op)
            && b.regions(op)
                .into_iter()
                .any(|region| b.blocks(region).any(|block| b.arg_types(block).any(is_tensor)))
}

/// The operands of an operation that are tensors.
pub fn tensor_operands(b: &Body, op: Op) -> impl Iterator<Item = Use> + '_ {
    let types = b.types(b.operands(op)).enumerate();
    types.filter(|&(_, ty)| ty.is_tensor(b.ctx())).map(move |(i, _)| Use { owner: op, index: i as u32 })
}

/// The results of an operation that are tensors.
pub fn tensor_results(b: &Body, op: Op) -> impl Iterator<Item = Value> + '_ {
    b.results(op).iter().filter(|&result| b.ty(result).is_tensor(b.ctx()))
}

impl<'a> Analysis<'a> {
    /// The operation that defines a value: that of a result, or that around the block of an argument. `None` for arguments
    /// of the body's own operation.
    pub fn owner(&self, value: Value) -> Option<Op> {
        match self.b.value_def(value) {
            ValueDef::Result(op, _) => Some(op),
            ValueDef::Arg(block, _) => self.b.region_parent(self.b.region_of(block)?),
        }
    }

    /// The value of an operand.
    pub fn value(&self, operand: Use) -> Value {
        self.b.operand(operand.owner, operand.index as usize)
    }

    fn is_tensor(&self, value: Value) -> bool {
        self.b.ty(value).is_tensor(self.b.ctx())
    }

    /// The model of an operation, unless it has none or options leave it out.
    pub fn model(&self, op: Op) -> Option<&'static dyn Bufferizable> {
        self.setup.model(self.b, op)
    }

    /// Whether it is known where a value comes from.
    fn is_known(&self, value: Value) -> bool {
        match self.owner(value) {
            Some(op) => self.model(op).is_some(),
            None => self.setup.options.function_boundaries,
        }
    }

    /// Whether the buffer of an operand is read.
    pub fn reads(&self, operand: Use) -> bool {
        self.model(operand.owner).is_none_or(|model| model.reads(self, operand))
    }

    /// Whether the buffer of an operand is written.
    pub fn writes(&self, operand: Use) -> bool {
        self.model(operand.owner).is_none_or(|model| model.writes(self, operand))
    }

    /// Whether a value has contents that its owner writes; those of arguments are written elsewhere.
    pub fn value_writes(&self, value: Value) -> bool {
        match self.b.value_def(value) {
            ValueDef::Result(op, _) => self.model(op).is_none_or(|model| model.result_writes(self, value)),
            ValueDef::Arg(..) => true,
        }
    }

    /// The values that may share the buffer of an operand.
    pub fn aliasing_values(&self, operand: Use) -> Aliases<Value> {
        match self.model(operand.owner) {
            Some(model) => model.aliasing_values(self, operand),
            None => self.unknown_values(operand.owner),
        }
    }

    /// Of an operation about which nothing is known: all tensors that it makes.
    pub fn unknown_values(&self, op: Op) -> Aliases<Value> {
        let mut aliases: Aliases<Value> = tensor_results(self.b, op).map(Alias::maybe_part).collect();
        if self.b.has_inner_regions(op) {
            let blocks = self.b.regions(op).into_iter().filter_map(|region| self.b.entry_block(region));
            let args = blocks.flat_map(|block| self.b.args(block).iter().copied());
            aliases.extend(args.filter(|&arg| self.is_tensor(arg)).map(Alias::maybe_part));
        }
        aliases
    }

    /// The operands with which a value may share its buffer.
    pub fn aliasing_operands(&self, value: Value) -> Aliases<Use> {
        let Some(op) = self.owner(value) else { return super::models::branch::operands_of_arg(self, value) };
        match self.model(op) {
            Some(model) => model.aliasing_operands(self, value),
            None => tensor_operands(self.b, op).map(Alias::maybe_part).collect(),
        }
    }

    /// The operands of the owner of a value among whose aliasing values it is.
    pub fn inverse_of_aliasing_values(&self, value: Value) -> Aliases<Use> {
        let Some(op) = self.owner(value) else { return Aliases::new() };
        let mut aliases = Aliases::new();
        for operand in tensor_operands(self.b, op) {
            let values = self.aliasing_values(operand);
            aliases.extend(values.iter().filter(|alias| alias.of == value).map(|alias| Alias {
                of: operand,
                relation: alias.relation,
                definite: alias.definite,
            }));
        }
        aliases
    }

    /// Whether an operand is used in place, without a copy.
    pub fn is_in_place(&self, operand: Use) -> bool {
        match self.decisions {
            Some(decisions) => decisions.in_place.contains(&operand),
            None => !self.writes(operand),
        }
    }

    /// Whether two values certainly have the same buffer.
    pub fn are_equivalent(&self, a: Value, b: Value) -> bool {
        self.decisions.is_some_and(|decisions| decisions.equivalents.are_united(a, b))
    }

    /// Whether the operation gives an alias of the operand without reading or writing it.
    fn is_alias_only(&self, operand: Use) -> bool {
        self.model(operand.owner).is_some()
            && !self.reads(operand)
            && !self.writes(operand)
            && !self.aliasing_values(operand).is_empty()
    }

    /// Whether the contents of a value are read, directly or through aliases.
    pub fn is_read(&self, value: Value) -> bool {
        let known = |value: &Value| self.known.read.borrow().get(value).copied();
        if let Some(is_read) = known(&value) {
            return is_read;
        }
        let mut seen: FxHashSet<Value> = FxHashSet::from_iter([value]);
        let mut path: Vec<(Value, Vec<Value>)> = Vec::new();
        let mut entered = Some(value);
        let is_read = loop {
            if let Some(value) = entered.take() {
                let Some(aliases) = self.unless_read(value) else { break true };
                path.push((value, aliases));
            }
            let Some((_, aliases)) = path.last_mut() else { break false };
            match aliases.pop() {
                None => _ = path.pop(),
                Some(alias) => match known(&alias) {
                    Some(true) => break true,
                    Some(false) => {}
                    None => entered = seen.insert(alias).then_some(alias),
                },
            }
        };
        let mut answers = self.known.read.borrow_mut();
        match is_read {
            true => answers.extend(path.into_iter().map(|(value, _)| (value, true))),
            false => answers.extend(seen.into_iter().map(|value| (value, false))),
        }
        answers.insert(value, is_read);
        is_read
    }

    /// The aliases that users of a value give without access to it; `None` if one of them reads it.
    fn unless_read(&self, value: Value) -> Option<Vec<Value>> {
        let mut aliases = Vec::new();
        for operand in self.b.uses(value) {
            if self.is_alias_only(operand) {
                aliases.extend(self.aliasing_values(operand).iter().map(|alias| alias.of));
            } else if self.reads(operand) {
                return None;
            }
        }
        Some(aliases)
    }

    /// Whether a tensor need not be copied when an operand is not bufferized in place: it has no contents, they are
    /// overwritten, or never read.
    pub fn can_omit_copy(&self, operand: Use) -> bool {
        let is_undefined = self.decisions.is_some_and(|decisions| decisions.undefined.contains(&operand));
        let reads = self.reads(operand);
        is_undefined
            || !reads
                && (self.writes(operand)
                    || !self.aliasing_values(operand).iter().any(|alias| self.is_read(alias.of)))
    }

    /// The values, from that of an operand on backwards, at which `is_end` holds, in the order in which they are found.
    pub fn find_back(&self, start: Use, chain: Chain, is_end: impl Fn(Value) -> bool) -> Vec<Value> {
        self.find_uses_back(start, chain, is_end).into_iter().map(|operand| self.value(operand)).collect()
    }

    /// Of each value that [`Analysis::find_back`] finds, the use from which it does.
    pub fn find_uses_back(&self, start: Use, chain: Chain, is_end: impl Fn(Value) -> bool) -> Vec<Use> {
        let mut found: Vec<Use> = Vec::new();
        let mut add = |operand: Use| {
            if found.iter().all(|&other| self.value(other) != self.value(operand)) {
                found.push(operand);
            }
        };
        let mut seen = FxHashSet::default();
        let mut list: Vec<Use> = vec![start];
        while let Some(operand) = list.pop() {
            let value = self.value(operand);
            if !seen.insert(value) {
                if chain == Chain::Leaves {
                    add(operand);
                }
                continue;
            }
            if is_end(value) {
                add(operand);
                continue;
            }
            let aliases = self.known_operands(value);
            if aliases.is_empty() {
                if chain == Chain::Leaves {
                    add(operand);
                }
                continue;
            }
            for alias in aliases {
                let next = self.value(alias.of);
                let is_step = chain != Chain::Same
                    || alias.relation == Relation::Equivalent
                        && (self.b.ty(next) == self.b.ty(value) || self.is_cast(value));
                if is_step && list.iter().all(|&other| self.value(other) != next) {
                    list.push(alias.of);
                }
            }
        }
        found
    }

    /// The operands with which a value may share its buffer, if it is known where it comes from.
    pub(super) fn known_operands(&self, value: Value) -> Aliases<Use> {
        if self.is_known(value) { self.aliasing_operands(value) } else { Aliases::new() }
    }

    fn is_cast(&self, value: Value) -> bool {
        self.b.def_op(value).is_some_and(|op| self.b.def(op).has(Trait::CastOpInterface))
    }

    /// The last writes, backwards from a value, to which its contents are due.
    pub(super) fn definitions(&self, value: Value) -> Rc<[Value]> {
        let known = |value: Value| self.known.definitions.borrow().get(&value).cloned();
        let mut open: FxHashSet<Value> = FxHashSet::default();
        let mut list = vec![value];
        while let Some(&at) = list.last() {
            if known(at).is_some() {
                list.pop();
                continue;
            }
            let is_definition = self.value_writes(at);
            let aliases = match !is_definition && self.is_known(at) {
                true => self.aliasing_operands(at),
                false => Aliases::new(),
            };
            let operands = aliases.iter().map(|alias| self.value(alias.of));
            let n_before = list.len();
            if open.insert(at) {
                list.extend(
                    operands.clone().filter(|&value| known(value).is_none() && !open.contains(&value)),
                );
            }
            if list.len() > n_before {
                continue;
            }
            let mut found: Vec<Value> = Vec::new();
            found.extend(is_definition.then_some(at));
            for value in operands.filter_map(known).flat_map(|found| found.to_vec()) {
                if !found.contains(&value) {
                    found.push(value);
                }
            }
            self.known.definitions.borrow_mut().insert(at, found.into());
            list.pop();
        }
        known(value).unwrap_or_default()
    }

    /// Whether the buffer of a value may be written to.
    pub fn is_writable(&self, value: Value) -> bool {
        match self.owner(value) {
            Some(op) => self.model(op).is_some_and(|model| model.is_writable(self, value)),
            None => self.functions.is_argument_writable(self, value),
        }
    }

    /// Whether two values may share memory.
    pub(super) fn share(&self, first: Value, second: Value) -> bool {
        self.decisions.is_some_and(|decisions| decisions.aliases.are_united(first, second))
    }

    /// The values that may share memory with a value, by the decisions.
    pub(super) fn sharing(&self, value: Value) -> Vec<Value> {
        self.decisions.map_or_else(|| vec![value], |decisions| decisions.aliases.members(value))
    }

    /// Whether a value may share memory with one that is defined outside of a region, or is an argument of the region's
    /// block other than `arg`.
    pub(super) fn shares_outside(&self, value: Value, region: Region, arg: Value) -> bool {
        let is_inside = |value: Value| {
            let is_arg = matches!(self.b.value_def(value), ValueDef::Arg(..));
            let inner = self.b.def_region(value);
            inner.is_some_and(|at| self.b.is_region_ancestor(region, at) && !(is_arg && at == region))
        };
        let is_outside = |value: Value| value != arg && !is_inside(value);
        self.decisions.is_some() && self.sharing(value).into_iter().any(is_outside)
    }

    /// Whether the buffer of a value is written to in place.
    pub(super) fn is_written(&self, value: Value) -> bool {
        let set = self
            .decisions
            .and_then(|decisions| decisions.shared.get(decisions.aliases.set_of(value)? as usize));
        set.is_some_and(|set| !set.writes.is_empty())
    }

    /// The facts about the memory of a value alone.
    pub(super) fn shared(&self, value: Value) -> Shared {
        let reads = self.b.uses(value).filter(|&operand| self.gives_read(operand));
        let reads = reads.map(|operand| super::conflicts::read_of(self, operand));
        Shared { reads: reads.collect(), writes: Vec::new(), read_only: !self.is_writable(value) }
    }

    /// The write of an operand that is bufferized in place.
    pub(super) fn write(&self, operand: Use) -> Option<Access> {
        let at = || match self.span(operand.owner) {
            Some(span) => (span, Span::NONE),
            None => self.place(operand.owner).map_or((Span::ALL, Span::NONE), |at| (at.span, at.dominated)),
        };
        self.writes(operand).then(|| {
            let (span, dominated) = at();
            Access { operand, span, dominated, definitions: None }
        })
    }

    /// Whether branches between blocks make a loop.
    pub(super) fn has_loop(&self) -> bool {
        *self.known.has_loop.get_or_init(|| has_loop(self.b))
    }

    /// An operation with those inside; `None` if the order of operations does not say which happens first.
    pub(super) fn span(&self, op: Op) -> Option<Span> {
        let spans = self.known.spans.get_or_init(|| spans(self.b));
        spans.as_ref().and_then(|spans| spans.get(op.index()).copied())
    }

    /// The place of an operation among several blocks; `None` if they make a loop.
    pub(super) fn place(&self, op: Op) -> Option<Place> {
        if self.has_loop() {
            return None;
        }
        let places = self.known.places.get_or_init(|| places(self.b));
        places.get(op.index()).copied().flatten()
    }

    /// Whether a use reads its value, or gives an alias that is read and not overwritten.
    fn gives_read(&self, operand: Use) -> bool {
        self.reads(operand)
            || !self.writes(operand)
                && self.aliasing_values(operand).iter().any(|alias| self.is_read(alias.of))
    }
}

impl Decisions {
    /// The number of the set of values that may share memory with a value; `of` has the facts about a new one.
    pub(super) fn shared_of(&mut self, of: impl FnOnce(&Self) -> Shared, value: Value) -> u32 {
        if let Some(set) = self.aliases.set_of(value) {
            return set;
        }
        let shared = of(self);
        self.shared.push(shared);
        self.aliases.number(value)
    }

    /// A set by its number.
    pub(super) fn shared(&self, set: u32) -> &Shared {
        &self.shared[set as usize]
    }

    /// Decides that an operand is bufferized in place: its aliases share memory.
    pub(super) fn set_in_place(
        &mut self,
        operand: Use,
        value: Value,
        write: Option<Access>,
        aliases: &[Alias<Value>],
    ) {
        if !self.in_place.insert(operand) {
            return;
        }
        for alias in aliases {
            if let Some((joined, kept)) = self.aliases.unite(alias.of, value) {
                let Shared { reads, writes, read_only } = core::mem::take(&mut self.shared[joined as usize]);
                let kept = &mut self.shared[kept as usize];
                kept.reads.extend(reads);
                kept.writes.extend(writes);
                kept.read_only |= read_only;
            }
        }
        if let Some((write, set)) = write.zip(self.aliases.set_of(value)) {
            self.shared[set as usize].writes.push(write);
        }
    }
}

/// Numbers the operations of a body.
fn spans(b: &Body) -> Option<Vec<Span>> {
    let mut ops = Vec::new();
    let mut has_blocks = b.root_regions().any(|region| !b.has_one_block(region));
    b.walk(|op| {
        ops.push(op);
        if b.has_inner_regions(op) {
            has_blocks |= b.regions(op).into_iter().any(|region| b.blocks(region).nth(1).is_some());
        }
    });
    if has_blocks {
        return None;
    }
    let mut spans = vec![Span { first: 0, last: 0 }; b.op_bound()];
    for (number, &op) in (0..).zip(&ops) {
        spans[op.index()] = Span { first: number, last: number };
    }
    for &op in ops.iter().rev() {
        if let Some(parent) = b.parent_op(op) {
            let last = spans[op.index()].last;
            let around = &mut spans[parent.index()];
            around.last = around.last.max(last);
        }
    }
    Some(spans)
}

/// The places of the operations of a body, except for those that are not reached.
fn places(b: &Body) -> Vec<Option<Place>> {
    let mut places = vec![None; b.op_bound()];
    let mut dominance = DominanceInfo::new(None);
    let mut end = 0;
    for region in b.root_regions() {
        // The operations of each block, and the end of those that the block dominates.
        let mut blocks: Vec<(Vec<Op>, u32, u32)> = Vec::new();
        let mut open: Vec<(usize, u32)> = Vec::new();
        for (block, depth) in dominance.preorder(b, region) {
            while let Some(&(i, _)) = open.last().filter(|&&(_, around)| around >= depth) {
                blocks[i].2 = end;
                open.pop();
            }
            open.push((blocks.len(), depth));
            let ops: Vec<Op> = b.ops(block).collect();
            let start = end;
            end += ops.len() as u32;
            blocks.push((ops, start, end));
        }
        open.into_iter().for_each(|(i, _)| blocks[i].2 = end);
        for (ops, start, end) in blocks {
            for (number, op) in (start..).zip(ops) {
                let dominated = Span { first: number + 1, last: end.saturating_sub(1) };
                let place = Place { span: Span { first: number, last: number }, dominated };
                b.walk_from(op, &mut |op| places[op.index()] = Some(place));
            }
        }
    }
    places
}
