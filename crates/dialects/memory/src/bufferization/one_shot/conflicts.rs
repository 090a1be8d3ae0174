//! Conflicts that forbid to bufferize an operand in place: a read of contents that a write has replaced, and writes to
//! buffers that must not change.

use super::analysis::{Access, Analysis, Chain, Shared, Span};
use crate::prelude::*;
use terrace_ir::body::Use;

/// The subset of a tensor that an insertion replaces (`SubsetInsertionOpInterface`): a dialect interface of operations.
pub trait SubsetInsertion {
    /// The operation.
    fn owner(&self) -> Op;
    /// The operand that is inserted.
    fn source(&self) -> Use {
        Use { owner: self.owner(), index: 0 }
    }
    /// The operand into which it is inserted.
    fn destination(&self) -> Use {
        Use { owner: self.owner(), index: 1 }
    }
    /// Whether a value is an extraction of the same subset from an equivalent tensor.
    fn is_subset(&self, a: &Analysis<'_>, value: Value) -> bool;
    /// The values of which [`SubsetInsertion::extract`] makes the subset.
    fn needed(&self, b: &Body) -> Vec<Value>;
    /// The subset before it is replaced; `None` if it cannot be had as a tensor.
    fn extract(&self, b: &mut Builder<'_>) -> Option<Value>;
}

/// A read of contents that a write has replaced since their definition.
#[derive(Clone, Copy)]
pub(super) struct Conflict {
    pub read: Use,
    pub write: Use,
    pub definition: Value,
}

/// Why an operand cannot be bufferized in place.
pub(super) enum Reason {
    /// A read would see a later write.
    Read(Conflict),
    /// A parallel loop would write to a buffer of all its iterations.
    Shared,
    /// It would be written, and a tensor that may share its memory must not.
    ReadOnly,
}

/// The search for conflicts in one body.
pub(super) struct Conflicts<'a, 'd> {
    pub a: Analysis<'a>,
    pub dominance: &'d mut DominanceInfo,
}

impl Conflicts<'_, '_> {
    /// Why an operand, which joins these sets of values, cannot be bufferized in place. Reads and writes of one set were
    /// compared when it was made.
    pub fn reads_later_write(&mut self, operand: Use, sets: &[&Shared]) -> Option<Reason> {
        let write = self.a.write(operand);
        for (i, first) in sets.iter().enumerate() {
            for (j, second) in sets.iter().enumerate() {
                if i != j
                    && let Some(conflict) = self.any_conflict(&first.reads, &second.writes)
                {
                    return Some(Reason::Read(conflict));
                }
            }
            if let Some(conflict) = write.and_then(|write| self.any_conflict(&first.reads, &[write])) {
                return Some(Reason::Read(conflict));
            }
        }
        // Writes of sets that are read were checked when these were made.
        let unread = sets.iter().filter(|set| set.reads.is_empty()).flat_map(|set| &set.writes).copied();
        let is_read = sets.iter().any(|set| !set.reads.is_empty());
        let is_shared =
            is_read && write.into_iter().chain(unread).any(|write| self.must_be_private(write.operand));
        is_shared.then_some(Reason::Shared)
    }

    /// Whether a read sees a later write by the decisions that were made already.
    pub fn is_inconsistent(&mut self, sets: &[&Shared]) -> bool {
        let pairs = sets.iter().flat_map(|first| sets.iter().map(move |second| (first, second)));
        let mut pairs = pairs.filter(|(_, second)| !second.writes.is_empty());
        pairs.any(|(first, second)| self.any_conflict(&first.reads, &second.writes).is_some())
            || sets.iter().any(|set| !set.reads.is_empty())
                && sets.iter().flat_map(|set| &set.writes).any(|write| self.must_be_private(write.operand))
    }

    fn any_conflict(&mut self, reads: &[Access], writes: &[Access]) -> Option<Conflict> {
        for access in reads {
            let read = access.operand;
            // Nearly all pairs are apart.
            for write in writes.iter().filter(|write| write.may_replace(access)) {
                let (write, definitions) = (write.operand, self.a.definitions(self.a.value(read)));
                if let Some(definition) = self.conflict(read, write, &definitions) {
                    return Some(Conflict { read, write, definition });
                }
            }
        }
        None
    }

    /// Whether a buffer from outside of a parallel region is written inside.
    fn must_be_private(&self, write: Use) -> bool {
        let a = &self.a;
        if !a.setup.options.check_parallel_regions {
            return false;
        }
        let region = |op_region: Option<Region>| parallel_region(a, op_region);
        let inside = region(a.b.block_of(write.owner).and_then(|block| a.b.region_of(block)));
        let definitions = a.find_back(write, Chain::Leaves, |value| a.value_writes(value));
        definitions.iter().any(|&value| region(a.b.def_region(value)) != inside)
    }

    /// The definition whose contents a write may replace before a read.
    fn conflict(&mut self, read: Use, write: Use, definitions: &[Value]) -> Option<Value> {
        let a = self.a;
        let between =
            definitions.iter().copied().find(|&definition| self.is_between(definition, read, write))?;
        if can_use_order(&a, read, write, definitions) {
            if self.happens_before(read.owner, write.owner) || read == write {
                return None;
            }
            if are_exclusive(a.b, read.owner, write.owner) {
                return None;
            }
            if read.owner == write.owner
                && let Some(model) = a.model(read.owner)
                && model.is_elementwise(&a, read.owner, [read, write])
                && (is_equivalent_back(&a, read, a.value(write))
                    || is_equivalent_back(&a, write, a.value(read)))
            {
                return None;
            }
        }
        if are_other_subsets(&a, read, write) {
            return None;
        }
        let owners = [Some(read.owner), (write.owner != read.owner).then_some(write.owner)];
        let mut models = owners.into_iter().flatten().filter_map(|op| a.model(op));
        let is_excluded = models.any(|model| model.is_not_conflicting(&a, read, write));
        (!is_excluded).then_some(between)
    }

    /// Whether a write may happen between a definition and its read.
    fn is_between(&mut self, definition: Value, read: Use, write: Use) -> bool {
        let a = self.a;
        match a.b.value_def(definition) {
            ValueDef::Result(op, _) => {
                if self.happens_before(write.owner, op) || a.b.is_proper_ancestor(op, write.owner) {
                    return false;
                }
            }
            ValueDef::Arg(block, _) => {
                // Between are writes in the block and in those that it dominates: others lead to the block again. From the
                // latter control goes on to the read, and both have a buffer from one place: the sets of aliases join
                // what meets in a later block, too.
                let region = a.b.region_of(block);
                let around = |op| core::iter::once(op).chain(a.b.ancestors(op));
                let block_of = |op: Op| {
                    around(op).filter_map(|op| a.b.block_of(op)).find(|&at| a.b.region_of(at) == region)
                };
                let Some(at) = block_of(write.owner) else { return false };
                let is_behind = at == block
                    || self.dominance.dominates_block(a.b, block, at)
                        && block_of(read.owner)
                            .is_none_or(|to| to == at || a.known.flow.is_reached(a.b, at, to, block))
                        && a.known.flow.may_alias(&a, a.value(read), a.value(write));
                if !is_behind {
                    return false;
                }
            }
        }
        let aliases = a.aliasing_values(write);
        !(aliases.len() == 1 && aliases[0].of == definition)
    }

    /// Whether an operation, or one around it, is over before another one starts.
    fn happens_before(&mut self, first: Op, second: Op) -> bool {
        let mut at = Some(first);
        while let Some(op) = at {
            if self.a.b.is_proper_ancestor(op, second) {
                return false;
            }
            if self.dominance.properly_dominates(self.a.b, op, second) {
                return true;
            }
            at = self.a.b.parent_op(op);
        }
        false
    }
}

/// Whether a value is reached backwards from an operand through the same buffer and type.
fn is_equivalent_back(a: &Analysis<'_>, operand: Use, value: Value) -> bool {
    !a.find_back(operand, Chain::Same, |other| other == value).is_empty()
}

/// The region around an operation that may run more than once, from a region on outwards.
fn repetitive_region(a: &Analysis<'_>, mut region: Option<Region>) -> Option<Region> {
    while let Some(at) = region {
        let op = a.b.region_parent(at)?;
        let index = a.b.region_index(at);
        if a.model(op).is_some_and(|model| model.is_repetitive(a.b, op, index)) {
            return Some(at);
        }
        region = region_of(a.b, op);
    }
    None
}

fn parallel_region(a: &Analysis<'_>, mut region: Option<Region>) -> Option<Region> {
    loop {
        let at = repetitive_region(a, region)?;
        let op = a.b.region_parent(at)?;
        if a.model(op).is_some_and(|model| model.is_parallel(a.b, op, a.b.region_index(at))) {
            return Some(at);
        }
        region = region_of(a.b, op);
    }
}

fn region_of(b: &Body, op: Op) -> Option<Region> {
    b.region_of(b.block_of(op)?)
}

/// The read of an operand.
pub(super) fn read_of(a: &Analysis<'_>, operand: Use) -> Access {
    match a.span(operand.owner) {
        Some(span) => {
            let span = window(a, operand, span);
            Access { operand, span, dominated: Span::NONE, definitions: None }
        }
        None => read_among_blocks(a, operand),
    }
}

/// The read of an operand in a body of several blocks, whose order dominance decides.
fn read_among_blocks(a: &Analysis<'_>, operand: Use) -> Access {
    let mut access = Access { operand, span: Span::ALL, dominated: Span::NONE, definitions: None };
    let Some(place) = a.place(operand.owner) else { return access };
    access.dominated = place.dominated;
    let (mut results, mut args) = (Span::NONE, Span::NONE);
    for &definition in &*a.definitions(a.value(operand)) {
        let is_result = matches!(a.b.value_def(definition), ValueDef::Result(..));
        let around = match a.b.value_def(definition) {
            ValueDef::Result(op, _) => a.place(op).map(|at| at.span),
            ValueDef::Arg(block, _) => match a.owner(definition) {
                Some(op) => a.place(op).map(|at| at.span),
                None => a.b.first_op(block).and_then(|op| a.place(op)).map(|at| at.span.hull(at.dominated)),
            },
        };
        let Some(around) = around else { return access };
        let all = if is_result { &mut results } else { &mut args };
        *all = all.hull(around);
    }
    let is_empty = |span: Span| span.first > span.last;
    if is_empty(args) {
        access.definitions = (!is_empty(results)).then_some(results);
    } else if is_empty(results) {
        access.span = args;
    }
    access
}

/// The operations among which a write may replace what an operand reads: from the first definition of its contents to the
/// read, whose own are `window`, and those that repeat with the read but without a definition.
fn window(a: &Analysis<'_>, read: Use, mut window: Span) -> Span {
    let (definitions, region) = (a.definitions(a.value(read)), region_of(a.b, read.owner));
    // The order of the regions of an operation does not say which runs first.
    let around = a.b.ancestors(read.owner).filter(|&op| a.b.n_regions(op) > 1).filter_map(|op| a.span(op));
    for span in around {
        window = window.hull(span);
    }
    for &definition in &*definitions {
        window.first =
            window.first.min(a.owner(definition).and_then(|op| a.span(op)).map_or(0, |span| span.first));
        if let Some(repeated) = repeated(a, region, definition).and_then(|op| a.span(op)) {
            window.last = window.last.max(repeated.last);
        }
    }
    window
}

/// The outermost operation around a region that repeats it without repeating a definition.
fn repeated(a: &Analysis<'_>, region: Option<Region>, definition: Value) -> Option<Op> {
    let around_definition = repetitive_region(a, a.b.def_region(definition));
    let mut around = repetitive_region(a, region);
    let mut outermost = None;
    while around != around_definition {
        let Some(op) = around.and_then(|region| a.b.region_parent(region)) else { break };
        outermost = Some(op);
        around = repetitive_region(a, region_of(a.b, op));
    }
    outermost
}

/// Whether the order of a read and a write says which one happens first: neither repeats without the definition.
fn can_use_order(a: &Analysis<'_>, read: Use, write: Use, definitions: &[Value]) -> bool {
    let (read_region, write_region) = (region_of(a.b, read.owner), region_of(a.b, write.owner));
    let repeats_write = |op: Op| op == write.owner || a.b.is_proper_ancestor(op, write.owner);
    if definitions.iter().any(|&definition| repeated(a, read_region, definition).is_some_and(repeats_write)) {
        return false;
    }
    if read_region != write_region || !a.has_loop() {
        return true;
    }
    let (Some(read), Some(write)) = (a.b.block_of(read.owner), a.b.block_of(write.owner)) else {
        return true;
    };
    !definitions
        .iter()
        .any(|&definition| a.known.flow.is_repeated(a.b, read, write, a.b.def_block(definition)))
}

/// Whether two operations are in regions of one operation of which only one runs.
fn are_exclusive(b: &Body, first: Op, second: Op) -> bool {
    let mut at = Some(first);
    while let Some(op) = at {
        let Some(region) = region_of(b, op) else { return false };
        let Some(parent) = b.region_parent(region) else { return false };
        if let Some(other) = region_around(b, second, parent) {
            return region != other && b.def(parent).has(Trait::RegionBranchOpInterface) && {
                let (i, j) = (b.region_index(region), b.region_index(other));
                !flows_to(b, parent, i, j) && !flows_to(b, parent, j, i)
            };
        }
        at = Some(parent);
    }
    false
}

/// The region of `parent` in which an operation is.
fn region_around(b: &Body, op: Op, parent: Op) -> Option<Region> {
    let mut at = op;
    loop {
        let region = region_of(b, at)?;
        let around = b.region_parent(region)?;
        if around == parent {
            return Some(region);
        }
        at = around;
    }
}

/// Whether control flows from one region of an operation to another one, perhaps through others.
pub(super) fn flows_to(b: &Body, op: Op, from: usize, to: usize) -> bool {
    let Some(edges) = b.def(op).hooks.region_edges else { return true };
    let mut seen = vec![false; b.n_regions(op)];
    let mut list: SmallVec<[usize; 4]> = smallvec![from];
    while let Some(at) = list.pop() {
        for block in b.blocks(b.region(op, at)) {
            let Some(end) = b.last_op(block) else { continue };
            edges(b, op, RegionPoint::Terminator(end), &mut |edge| {
                if let RegionTarget::Region(next) = edge.to
                    && seen.get(next) == Some(&false)
                {
                    seen[next] = true;
                    list.push(next);
                }
            });
        }
    }
    seen.get(to) == Some(&true)
}

/// Whether an operand is due only to extractions of the subset that an insertion replaces.
fn matches_insertion(a: &Analysis<'_>, operand: Use, insertion: &dyn SubsetInsertion) -> bool {
    let is_subset = |value: Value| insertion.is_subset(a, value);
    a.find_back(operand, Chain::Leaves, is_subset).into_iter().all(is_subset)
}

/// Whether a read and a write are of different parts of a tensor, by an insertion.
fn are_other_subsets(a: &Analysis<'_>, read: Use, write: Use) -> bool {
    if let Some(insertion) = a.b.interface::<dyn SubsetInsertion>(read.owner) {
        // An insertion reads its destination except for what it replaces.
        if read == insertion.destination() && matches_insertion(a, write, &*insertion) {
            return true;
        }
        // The source is already where it is inserted.
        if read == insertion.source()
            && write == insertion.destination()
            && matches_insertion(a, read, &*insertion)
        {
            return true;
        }
    }
    if let Some(insertion) = a.b.interface::<dyn SubsetInsertion>(write.owner) {
        let source = insertion.source();
        return write == insertion.destination()
            && a.are_equivalent(a.value(read), a.value(source))
            && matches_insertion(a, source, &*insertion);
    }
    false
}
