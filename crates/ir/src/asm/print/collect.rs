//! Collecting: which types and attributes with aliases the operations use, in printing order.
//!
//! The print code runs in collecting mode: it notes each use of a type or attribute instead of printing it, and its text
//! is dropped. Only types and attributes that get an alias or contain one are noted ([`Relevance`]).

use super::PrintOptions;
use super::alias::{Aliases, Numbering};
use super::locs::is_loc_code;
use super::op::{MAX_REGION_DEPTH, OpPrinter, RegionPrint};
use super::printer::{AsmPrinter, MAX_DEPTH};
use crate::attrs::Attr;
use crate::body::Op;
use crate::context::Context;
use crate::decl::KindDef;
use crate::params::{ParamDef, ParamKind, Part, any_part};
use crate::shapes::{ByShape, NO_SHAPE};
use crate::types::Type;
use std::sync::Arc;

/// Types whose text is no longer than this get no alias.
const MIN_TYPE_TEXT: usize = 200;

/// How a type or attribute is used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum UseKind {
    Attr,
    /// An attribute that is printed without its type.
    AttrWithoutType,
    /// The location of an operation: its alias may be defined after the operations.
    DeferrableAttr,
    Type,
    /// The type of an attribute, which is printed last.
    TypeOfAttr,
}

/// A use of a type or attribute by an operation, a type or an attribute.
#[derive(Clone, Copy)]
pub(super) struct Use {
    pub part: Part,
    pub kind: UseKind,
}

/// One table for types and one for attributes, by index.
pub(super) struct Tables<T>(pub [Vec<T>; 2]);

impl<T> Default for Tables<T> {
    fn default() -> Self {
        Self([Vec::new(), Vec::new()])
    }
}

/// The table of a type or attribute, and its index there.
#[inline]
fn table_index(part: Part) -> (usize, usize) {
    match part {
        Part::Type(ty) => (0, ty.index()),
        Part::Attr(attr) => (1, attr.index()),
    }
}

impl<T: Copy> Tables<T> {
    #[inline]
    pub fn get(&self, part: Part) -> Option<T> {
        let (table, index) = table_index(part);
        self.0[table].get(index).copied()
    }

    /// The element of a type or attribute; the table grows with `fill` until it has one.
    #[inline]
    pub fn slot(&mut self, part: Part, fill: T) -> &mut T {
        let (table, index) = table_index(part);
        slot(&mut self.0[table], index, fill)
    }
}

/// The element at an index of a table that grows on demand.
#[inline]
pub(super) fn slot<T: Copy>(table: &mut Vec<T>, at: usize, fill: T) -> &mut T {
    if table.len() <= at {
        table.resize(at + 1, fill);
    }
    &mut table[at]
}

/// Whether a type or attribute may get an alias, or contains one that may.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Interest {
    /// It was not visited.
    Unknown,
    /// The types and attributes in it are being visited.
    Open,
    None,
    Contains,
    Aliased,
}

impl Interest {
    fn is_some(self) -> bool {
        matches!(self, Interest::Contains | Interest::Aliased)
    }
}

/// Which types and attributes of a context get aliases or contain some. All others are skipped.
#[derive(Default)]
pub(super) struct Relevance {
    interests: Tables<Interest>,
    /// Whether long types get aliases.
    type_aliases: bool,
    /// Whether anything but a location is relevant.
    any: bool,
    /// Whether a type is relevant.
    any_type: bool,
    /// Whether all types were visited, and none is relevant.
    skips_types: bool,
}

impl Relevance {
    /// Visits all types and attributes of a context. `None` when nothing that the options show gets an alias.
    pub fn of(ctx: &Context, options: &PrintOptions) -> Option<Self> {
        let mut this = Self { type_aliases: options.type_aliases, ..Self::default() };
        let (n_types, n_attrs) = (ctx.n_types(), ctx.n_attrs());
        this.interests = Tables([vec![Interest::Unknown; n_types], vec![Interest::Unknown; n_attrs]]);
        for i in 0..n_types {
            this.any_type |= this.interest(ctx, Part::Type(Type::from_index(i)), 0).is_some();
        }
        this.any = this.any_type;
        this.skips_types = !this.any_type;
        for i in 0..n_attrs {
            let attr = Attr::from_index(i);
            if !ctx.has_attr(attr) {
                continue;
            }
            let interest = this.interest(ctx, Part::Attr(attr), 0);
            this.any |= interest.is_some() && !is_loc_code(ctx.attr_code(attr));
        }
        (this.any || options.debug_info).then_some(this)
    }

    fn interest(&mut self, ctx: &Context, part: Part, depth: u32) -> Interest {
        let memo = self.interests.slot(part, Interest::Unknown);
        if *memo != Interest::Unknown {
            return *memo;
        }
        *memo = Interest::Open;
        let interest = self.new_interest(ctx, part, depth);
        *self.interests.slot(part, Interest::Unknown) = interest;
        interest
    }

    fn new_interest(&mut self, ctx: &Context, part: Part, depth: u32) -> Interest {
        let (code, words) = match part {
            Part::Type(ty) => ctx.type_words(ty),
            Part::Attr(attr) => ctx.attr_words(attr),
        };
        // Threads reserve ranges of indices, so there are unused ones.
        if code == u32::MAX {
            return Interest::Unknown;
        }
        let def = KindDef::of_code(code).filter(|_| depth < MAX_DEPTH);
        let Some(def) = def else { return Interest::None };
        let any = |this: &mut Self, test: fn(Interest) -> bool| {
            any_part(def.params, words, &mut |_, part| test(this.interest(ctx, part, depth + 1)))
        };
        let has_relevant_parts = |param: &ParamDef| match param.kind {
            ParamKind::Type | ParamKind::Types => !self.skips_types,
            kind => kind.has_parts(),
        };
        match part {
            Part::Attr(_) if def.attr_hooks().alias.is_some() => Interest::Aliased,
            // Numbers and texts, of which there are most.
            Part::Attr(_) if !def.params.iter().any(has_relevant_parts) => Interest::None,
            Part::Type(ty) if def.type_hooks().alias.is_some_and(|alias| alias(ctx, ty).is_some()) => {
                Interest::Aliased
            }
            Part::Type(ty)
                if self.type_aliases
                    && def.type_hooks().long_alias.is_some_and(|alias| alias(ctx, ty).is_some())
                    // A type that contains a long type is long.
                    && (any(self, |interest| interest == Interest::Aliased) || is_long(ctx, ty)) =>
            {
                Interest::Aliased
            }
            _ if any(self, Interest::is_some) => Interest::Contains,
            Part::Type(ty) => match ctx.type_body(ty) {
                Some(body) if self.interest(ctx, Part::Type(body), depth + 1).is_some() => Interest::Contains,
                _ => Interest::None,
            },
            Part::Attr(_) => Interest::None,
        }
    }

    /// The interest in a type or attribute. One that was interned after [`Relevance::of`] is judged by its kind alone.
    #[inline]
    fn get(&self, ctx: &Context, part: Part) -> Interest {
        let known = self.interests.get(part).filter(|&interest| interest != Interest::Unknown);
        known.unwrap_or_else(|| match part {
            // The printer makes attributes that only newer versions have.
            Part::Attr(attr) => {
                let alias = attr.def(ctx).and_then(|def| def.attr_hooks().alias?(ctx, attr));
                if alias.is_some() { Interest::Aliased } else { Interest::None }
            }
            Part::Type(_) => Interest::None,
        })
    }
}

fn is_long(ctx: &Context, ty: Type) -> bool {
    let mut printer = AsmPrinter::new(ctx, PrintOptions::default(), Vec::new());
    printer.ty(ty);
    printer.output().len() > MIN_TYPE_TEXT
}

/// The uses of types and attributes that a printer in collecting mode notes.
pub(super) struct Collector {
    relevance: Arc<Relevance>,
    pub uses: Vec<Use>,
    /// The `SEEN` bits of each type and attribute, and above them the chunk in which they were set.
    seen: Tables<u32>,
    /// The current chunk of the module, from one on, where uses that add nothing are left out. Zero: every use counts.
    chunk: u32,
    /// By shape, the last chunk in which its uses were noted.
    noted: ByShape<u32>,
}

/// Set in [`Collector::seen`] when an alias is needed before the operations.
const SEEN_EARLY: u32 = 1;
/// Set in [`Collector::seen`] at the second use.
const SEEN_TWICE: u32 = 2;
const SEEN_BITS: u32 = 2;

impl Collector {
    pub fn new(relevance: Arc<Relevance>) -> Self {
        Self { relevance, uses: Vec::new(), seen: Tables::default(), chunk: 0, noted: ByShape::new() }
    }

    /// A collector of the same aliases that has seen nothing.
    pub fn fork(&self) -> Self {
        Self::new(Arc::clone(&self.relevance))
    }

    /// Starts a chunk of the module, which may be collected on any thread: uses in other chunks are not known.
    pub fn start_chunk(&mut self, number: usize) {
        self.chunk = number as u32 + 1;
    }

    /// The `SEEN` bits of a type or attribute; `None` before its first use in the chunk.
    #[inline]
    fn seen_bits(&self, part: Part) -> Option<u32> {
        let seen = self.seen.get(part)?;
        (seen >> SEEN_BITS == self.chunk).then_some(seen & ((1 << SEEN_BITS) - 1))
    }

    /// Whether another use changes the aliases, given the `SEEN` bits of earlier ones.
    #[inline]
    fn matters(&self, seen: Option<u32>, deferrable: bool) -> bool {
        seen.is_none_or(|bits| {
            !deferrable && bits & SEEN_EARLY == 0 || self.relevance.type_aliases && bits & SEEN_TWICE == 0
        })
    }

    /// Whether a type or attribute is printed by its alias.
    pub fn is_aliased(&self, ctx: &Context, part: Part) -> bool {
        self.relevance.get(ctx, part) == Interest::Aliased
    }

    #[inline]
    fn is_pending(&self, ctx: &Context, part: Part) -> bool {
        self.relevance.interests.get(part) != Some(Interest::None)
            && self.relevance.get(ctx, part).is_some()
            && self.matters(self.seen_bits(part), false)
    }

    /// Notes a use, unless it has nothing to do with aliases.
    pub fn note(&mut self, ctx: &Context, part: Part, kind: UseKind) {
        if !self.relevance.get(ctx, part).is_some() {
            return;
        }
        if self.chunk != 0 {
            let (seen, deferrable) = (self.seen_bits(part), kind == UseKind::DeferrableAttr);
            if !self.matters(seen, deferrable) {
                return;
            }
            let bits = seen.map_or(0, |bits| bits | SEEN_TWICE) | if deferrable { 0 } else { SEEN_EARLY };
            *self.seen.slot(part, 0) = self.chunk << SEEN_BITS | bits;
        }
        self.uses.push(Use { part, kind });
    }
}

impl AsmPrinter<'_> {
    /// Prints the alias of a type or attribute, or notes the use in collecting mode. Returns false when there is no
    /// alias, so that the caller has to print it in full.
    #[inline]
    pub(super) fn alias(&mut self, part: Part, kind: UseKind) -> bool {
        match &mut self.collect {
            Some(collector) => {
                collector.note(self.ctx, part, kind);
                true
            }
            None => self.aliases.print(part, &mut self.out),
        }
    }

    /// Appends the alias of a type; returns false when it has none and has to be printed in full. For types that print
    /// the types in them without the prefix of the dialect.
    pub fn type_alias(&mut self, ty: Type) -> bool {
        let part = Part::Type(ty);
        let in_full = self.collect.as_ref().is_some_and(|c| !c.is_aliased(self.ctx, part));
        !in_full && self.alias(part, UseKind::Type)
    }
}

impl OpPrinter<'_> {
    /// Collects the uses in an operation and everything in it, and assigns the aliases.
    pub(super) fn collect_aliases(&mut self, op: Op, relevance: Relevance) -> Aliases {
        let mut collector = Collector::new(Arc::new(relevance));
        let contents = collector.fork();
        collector.start_chunk(0);
        self.asm.collect = Some(Box::new(collector));
        self.collect_op(op);
        let uses = self.asm.collect.take().map(|c| c.uses).unwrap_or_default();
        let mut numbering =
            Numbering::new(AsmPrinter { collect: Some(Box::new(contents)), ..self.asm.fork() });
        uses.into_iter().for_each(|used| numbering.add(used));
        numbering.finish()
    }

    /// Collects the uses in an operation and everything in it.
    #[inline]
    pub(super) fn collect_op(&mut self, op: Op) {
        if self.asm.options.debug_info || self.body.n_regions(op) != 0 || !self.has_noted(op) {
            return self.collect_new(op);
        }
        debug_assert!(!self.would_note(op), "uses of an operation do not follow from its shape");
    }

    /// Whether the uses of operations of the same shape were noted.
    #[inline]
    fn has_noted(&self, op: Op) -> bool {
        let shape = self.shape(op);
        self.asm.collect.as_ref().is_some_and(|c| c.noted.get(shape) == Some(c.chunk))
    }

    #[inline(never)]
    fn collect_new(&mut self, op: Op) {
        if self.asm.options.debug_info {
            let loc = self.body.loc(op).attr(self.asm.ctx);
            self.asm.alias(Part::Attr(loc), UseKind::DeferrableAttr);
        }
        let is_noted = self.has_noted(op) || !self.has_pending_parts(op);
        let n_regions = self.body.n_regions(op);
        let start = self.asm.out.len();
        // Several regions are printed in an order of the operation's own.
        if is_noted && (n_regions == 0 || n_regions == 1 && self.prints_only_regions()) {
            debug_assert!(!self.would_note(op), "an operation has uses that its parts do not show");
            if n_regions == 1 {
                self.region(op, 0, RegionPrint::NO_ARGS);
            }
        } else {
            self.custom_or_generic(op);
        }
        self.asm.out.truncate(start);
        let shape = self.shape(op);
        if let Some(collector) = self.asm.collect.as_mut().filter(|_| shape != NO_SHAPE) {
            // The second use of a type may add an alias.
            if is_noted || !collector.relevance.type_aliases {
                collector.noted.set(shape, collector.chunk);
            }
        }
    }

    /// Whether an operation whose other uses are known prints nothing else of its regions than their operations: no
    /// arguments, whose types and locations may have aliases.
    fn prints_only_regions(&self) -> bool {
        let options = &self.asm.options;
        let any_type = self.asm.collect.as_ref().is_none_or(|collector| collector.relevance.any_type);
        !any_type && !options.debug_info && !options.skip_regions
    }

    /// Whether the printer of an operation would note uses that are not in its regions. For checks in debug builds.
    fn would_note(&mut self, op: Op) -> bool {
        let n_uses = |this: &Self| this.asm.collect.as_ref().map_or(0, |collector| collector.uses.len());
        let (start, before) = (self.asm.out.len(), n_uses(self));
        let depth = core::mem::replace(&mut self.depth, MAX_REGION_DEPTH);
        self.custom_or_generic(op);
        self.depth = depth;
        self.asm.out.truncate(start);
        n_uses(self) != before
    }

    /// Whether an operation has types or attributes whose uses would be noted.
    fn has_pending_parts(&mut self, op: Op) -> bool {
        let (body, ctx, n_slots) = (self.body, self.asm.ctx, self.kind(op).n_slots);
        let Some(collector) = self.asm.collect.as_ref() else { return false };
        if self.asm.options.generic && body.def(op).hooks.computed_attr.is_some() {
            return true;
        }
        let is_pending = |ty: Type| collector.is_pending(ctx, Part::Type(ty));
        if collector.relevance.any_type
            && body.results(op).iter().chain(body.operands(op).iter()).any(|v| is_pending(body.ty(v)))
        {
            return true;
        }
        let is_pending = |attr: Attr| collector.is_pending(ctx, Part::Attr(attr));
        body.slots_of(body.record(op), n_slots).attrs().any(is_pending)
            || body.dict(op).is_some_and(is_pending)
    }

    /// Collects the uses in an operation that is printed in generic form. Upstream visits the regions first.
    pub(super) fn collect_generic(&mut self, op: Op) {
        for i in 0..self.body.n_regions(op) {
            self.region(op, i, RegionPrint { empty_block: true, ..RegionPrint::ALL });
        }
        let body = self.body;
        for value in body.operands(op).iter().chain(body.results(op)) {
            self.asm.ty(body.ty(value));
        }
        for (_, attr) in self.all_attrs(op) {
            self.asm.attr(attr);
        }
    }
}
