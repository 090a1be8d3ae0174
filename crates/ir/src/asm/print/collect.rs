//! Collecting: which types and attributes the operations use, in printing order, and what these contain.
//!
//! The operations' own print code runs with a printer in collecting mode: types and attributes are noted as uses,
//! and the text is thrown away. The print code of the types and attributes themselves tells in the same way what
//! they contain. Only what is an alias or contains one counts ([`Relevance`]).

use super::kind::terminator_of;
use super::locs::LocAttrs;
use super::op::{MAX_REGION_DEPTH, OpPrinter, RegionPrint};
use super::parallel::{op_parts, share};
use super::printer::{AsmPrinter, MAX_DEPTH};
use super::{PrintOptions, locs::is_loc_code};
use crate::asm::format;
use crate::attrs::*;
use crate::body::{Block, Op, Region};
use crate::context::Context;
use crate::decl::KindDef;
use crate::loc::Loc;
use crate::params::{ParamDef, ParamKind, Part, Reader};
use crate::types::*;
use core::ops::Range;
use std::sync::Arc;

/// Types of shorter text get no alias.
const MIN_TYPE_TEXT: usize = 200;
/// How many types or attributes a thread looks into at once.
const CONTENTS_PART: usize = 1 << 12;

/// How a type or attribute is used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum UseKind {
    Attr,
    /// An attribute that is printed without its type.
    AttrWithoutType,
    /// The location of an operation: its alias may be defined after the operations.
    DeferrableAttr,
    Type,
    /// The type of an attribute, which comes after the rest of it.
    TypeOfAttr,
}

/// A use of a type or attribute: its handle, which has 29 bits, and a [`UseKind`] in the others.
#[derive(Clone, Copy)]
pub(super) struct Use(u32);

impl Use {
    const HANDLE_BITS: u32 = 29;

    fn new(part: Part, kind: UseKind) -> Option<Self> {
        let raw = match part {
            Part::Type(ty) => ty.raw(),
            Part::Attr(attr) => attr.raw(),
        };
        (raw >> Self::HANDLE_BITS == 0).then_some(Self(raw | (kind as u32) << Self::HANDLE_BITS))
    }

    pub fn kind(self) -> UseKind {
        use UseKind::*;
        [Attr, AttrWithoutType, DeferrableAttr, Type, TypeOfAttr][(self.0 >> Self::HANDLE_BITS) as usize]
    }

    /// The type or attribute that is used.
    pub fn part(self) -> Part {
        let raw = self.0 & ((1 << Self::HANDLE_BITS) - 1);
        match self.kind() {
            UseKind::Type | UseKind::TypeOfAttr => Part::Type(Type::from_raw(raw).unwrap_or(Type::NONE)),
            _ => Part::Attr(Attr::from_raw(raw).unwrap_or(Attr::UNIT)),
        }
    }
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
fn place(part: Part) -> (usize, usize) {
    match part {
        Part::Type(ty) => (0, ty.index()),
        Part::Attr(attr) => (1, attr.index()),
    }
}

impl<T: Copy> Tables<T> {
    #[inline]
    pub fn get(&self, part: Part) -> Option<T> {
        let (table, index) = place(part);
        self.0[table].get(index).copied()
    }

    /// The element of a type or attribute; the table grows with `fill` until it has one.
    #[inline]
    pub fn slot(&mut self, part: Part, fill: T) -> &mut T {
        let (table, index) = place(part);
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
    Unknown,
    /// Its parts are being looked at.
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

/// Which types and attributes of a context have to do with aliases.
#[derive(Default)]
pub(super) struct Relevance {
    interests: Tables<Interest>,
    /// Whether long types get aliases.
    type_aliases: bool,
    /// Whether there is an alias other than those of the operations' locations.
    any: bool,
    any_type: bool,
}

impl Relevance {
    /// `None` when nothing that the options show gets an alias.
    pub fn of(ctx: &Context, options: &PrintOptions) -> Option<Self> {
        let mut this = Self { type_aliases: options.type_aliases, ..Self::default() };
        for i in 0..ctx.n_types() {
            this.any_type |= this.interest(ctx, Part::Type(Type::from_index(i)), 0).is_some();
        }
        this.any = this.any_type;
        for i in 0..ctx.n_attrs() {
            let attr = Attr::from_index(i);
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
        // Threads leave out indices, and may use them later.
        if code == u32::MAX {
            return Interest::Unknown;
        }
        let def = KindDef::of_code(code).filter(|_| depth < MAX_DEPTH);
        let Some(def) = def else { return Interest::None };
        let any = |this: &mut Self, test: fn(Interest) -> bool| {
            any_part(def.params, words, &mut |part| test(this.interest(ctx, part, depth + 1)))
        };
        match part {
            Part::Attr(_) if def.attr_hooks.alias.is_some() => Interest::Aliased,
            Part::Type(ty)
                if self.type_aliases
                    && def.type_hooks.alias.is_some_and(|alias| alias(ctx, ty).is_some())
                    // What contains a long type is long.
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

    /// The interest in a type or attribute; of one that was interned since, only its kind counts.
    #[inline]
    fn get(&self, ctx: &Context, part: Part) -> Interest {
        let known = self.interests.get(part).filter(|&interest| interest != Interest::Unknown);
        known.unwrap_or_else(|| match part {
            Part::Attr(attr) if attr.def(ctx).is_some_and(|def| def.attr_hooks.alias.is_some()) => {
                Interest::Aliased
            }
            _ => Interest::None,
        })
    }
}

fn is_long(ctx: &Context, ty: Type) -> bool {
    let mut printer = AsmPrinter::new(ctx, PrintOptions::default(), Vec::new());
    printer.ty(ty);
    printer.output().len() > MIN_TYPE_TEXT
}

/// Calls `f` on the types and attributes in a record until it returns true; whether it did.
fn any_part(params: &[ParamDef], words: &[u32], f: &mut dyn FnMut(Part) -> bool) -> bool {
    let mut f = |is_type: bool, pos: usize| {
        let word = words.get(pos).copied().unwrap_or(0);
        let part = match is_type {
            true => Type::from_raw(word).map(Part::Type),
            false => Attr::from_raw(word).map(Part::Attr),
        };
        part.is_some_and(&mut *f)
    };
    let mut pos = 0;
    params.iter().any(|param| {
        let n = words.get(pos).copied().unwrap_or(0) as usize;
        let start = pos;
        pos += match param.kind {
            ParamKind::Type | ParamKind::Attr | ParamKind::Str | ParamKind::U32 => 1,
            ParamKind::U64 => 2,
            ParamKind::Types | ParamKind::Attrs | ParamKind::Strs => 1 + n,
            ParamKind::I64s => 1 + ((pos + 1) & 1) + 2 * n,
            ParamKind::Bytes => 1 + n.div_ceil(4),
            ParamKind::Entries => 1 + 2 * n,
        };
        match param.kind {
            ParamKind::Type | ParamKind::Attr => f(param.kind == ParamKind::Type, start),
            ParamKind::Types | ParamKind::Attrs => {
                (start + 1..pos).any(|at| f(param.kind == ParamKind::Types, at))
            }
            // Names and values by turns.
            ParamKind::Entries => (start + 2..pos).step_by(2).any(|at| f(false, at)),
            _ => false,
        }
    })
}

/// The uses of types and attributes that a printer in collecting mode notes.
#[derive(Default)]
pub(super) struct Collector {
    relevance: Arc<Relevance>,
    pub uses: Vec<Use>,
    pub locs: LocAttrs,
    /// Bits of what was noted of a type or attribute, and above them the number of the part of the module in which
    /// that was.
    seen: Tables<u32>,
    /// The number of the part at hand; zero while the contents of types and attributes are noted, which are complete
    /// lists.
    part: u32,
}

/// Set in [`Collector::seen`] when an alias is needed before the operations.
const SEEN_EARLY: u32 = 1;
/// Set in [`Collector::seen`] when something was used twice.
const SEEN_TWICE: u32 = 2;
const SEEN_BITS: u32 = 2;

impl Collector {
    pub fn new(relevance: Arc<Relevance>) -> Self {
        Self { relevance, ..Self::default() }
    }

    /// A collector of the same aliases that has seen nothing.
    pub fn fork(&self) -> Self {
        Self::new(Arc::clone(&self.relevance))
    }

    pub fn start_part(&mut self, number: usize) {
        self.part = number as u32 + 1;
    }

    /// The note of a use of a type or attribute; `None` if there is none yet.
    #[inline]
    fn noted(&self, part: Part) -> Option<u32> {
        let seen = self.seen.get(part)?;
        (seen >> SEEN_BITS == self.part).then_some(seen & ((1 << SEEN_BITS) - 1))
    }

    /// Whether another use adds something to what was noted.
    #[inline]
    fn adds(&self, noted: Option<u32>, deferrable: bool) -> bool {
        noted.is_none_or(|bits| {
            !deferrable && bits & SEEN_EARLY == 0 || self.relevance.type_aliases && bits & SEEN_TWICE == 0
        })
    }

    #[inline]
    fn is_pending(&self, ctx: &Context, part: Part) -> bool {
        self.relevance.get(ctx, part).is_some() && self.adds(self.noted(part), false)
    }

    pub fn note(&mut self, ctx: &Context, part: Part, kind: UseKind) {
        if !self.relevance.get(ctx, part).is_some() {
            return;
        }
        if self.part != 0 {
            let (noted, deferrable) = (self.noted(part), kind == UseKind::DeferrableAttr);
            if !self.adds(noted, deferrable) {
                return;
            }
            let bits = noted.map_or(0, |bits| bits | SEEN_TWICE) | if deferrable { 0 } else { SEEN_EARLY };
            *self.seen.slot(part, 0) = self.part << SEEN_BITS | bits;
        }
        self.uses.extend(Use::new(part, kind));
    }
}

/// The contents of a type or attribute.
#[derive(Clone, Copy)]
struct Content {
    /// Index of the alias's name plus one; zero for none.
    name: u32,
    /// The end of its uses; they start where those of the one before end.
    end: u32,
}

/// The types and attributes that some types or attributes contain, by index.
#[derive(Default)]
struct ContentsPart {
    list: Vec<Content>,
    uses: Vec<Use>,
    /// The names of the aliases.
    names: Vec<&'static str>,
}

/// The types and attributes that those of a context contain: a table for types, one for attributes.
#[derive(Default)]
pub(super) struct Contents {
    tables: [ContentsPart; 2],
    /// The names of the aliases.
    pub names: Vec<&'static str>,
}

/// The index of a name in a list plus one. The name is added if it is new.
fn name_index(names: &mut Vec<&'static str>, name: &'static str) -> u32 {
    let index = names.iter().position(|&known| known == name).unwrap_or_else(|| {
        names.push(name);
        names.len() - 1
    });
    index as u32 + 1
}

impl Contents {
    fn append(&mut self, table: usize, part: &ContentsPart) {
        let names: Vec<u32> = part.names.iter().map(|&name| name_index(&mut self.names, name)).collect();
        let table = &mut self.tables[table];
        let start = table.uses.len() as u32;
        table.list.extend(part.list.iter().map(|content| Content {
            name: content.name.checked_sub(1).map_or(0, |name| names[name as usize]),
            end: start + content.end,
        }));
        table.uses.extend_from_slice(&part.uses);
    }

    /// The index of the name of the alias of a type or attribute, and the indices of the uses in it.
    #[inline]
    pub fn get(&self, part: Part) -> (Option<u32>, Range<u32>) {
        let (table, index) = place(part);
        let list = &self.tables[table].list;
        let Some(content) = list.get(index) else { return (None, 0..0) };
        let start = index.checked_sub(1).map_or(0, |before| list[before].end);
        (content.name.checked_sub(1), start..content.end)
    }

    /// The use of an index that [`Contents::get`] gives for a part.
    #[inline]
    pub fn use_at(&self, part: Part, index: u32) -> Option<Use> {
        self.tables[place(part).0].uses.get(index as usize).copied()
    }
}

impl AsmPrinter<'_> {
    /// In collecting mode: notes a use.
    pub(super) fn note(&mut self, part: Part, kind: UseKind) {
        let ctx = self.ctx;
        if let Some(collector) = &mut self.collect {
            collector.note(ctx, part, kind);
        }
    }

    /// Appends the alias of a type; `false` when it has none and has to be printed. For types that print the types in
    /// them without the prefix of the dialect.
    pub fn type_alias(&mut self, ty: Type) -> bool {
        match &mut self.collect {
            Some(c) => {
                let is_aliased = c.relevance.get(self.ctx, Part::Type(ty)) == Interest::Aliased;
                if is_aliased {
                    c.note(self.ctx, Part::Type(ty), UseKind::Type);
                }
                is_aliased
            }
            None => self.aliases.print(Part::Type(ty), &mut self.out),
        }
    }

    /// Collects the contents of the types or attributes with some indices.
    fn contents(&mut self, indices: Range<usize>, part_at: fn(usize) -> Part) -> ContentsPart {
        let mut contents = ContentsPart::default();
        let ctx = self.ctx;
        for index in indices {
            let part = part_at(index);
            let interest = self.collect.as_ref().map_or(Interest::None, |c| c.relevance.get(ctx, part));
            if interest.is_some() {
                match part {
                    Part::Type(ty) => self.note_parts_of_type(ty),
                    Part::Attr(attr) => self.note_parts_of_attr(attr),
                }
                self.out.clear();
            }
            let name = match part {
                _ if interest != Interest::Aliased => None,
                Part::Type(ty) => ty.def(ctx).and_then(|def| def.type_hooks.alias?(ctx, ty)),
                Part::Attr(attr) => attr.def(ctx).and_then(|def| def.attr_hooks.alias?(ctx, attr)),
            };
            let name = name.map_or(0, |name| name_index(&mut contents.names, name));
            let end = self.collect.as_ref().map_or(0, |c| c.uses.len() as u32);
            contents.list.push(Content { name, end });
        }
        contents.uses = self.collect.as_mut().map(|c| core::mem::take(&mut c.uses)).unwrap_or_default();
        contents
    }

    fn note_parts(&mut self, params: &[ParamDef], words: &[u32]) {
        any_part(params, words, &mut |part| {
            match part {
                Part::Type(ty) => self.ty(ty),
                Part::Attr(attr) => self.attr(attr),
            }
            false
        });
    }

    fn note_parts_of_type(&mut self, ty: Type) {
        let ctx = self.ctx;
        if let Some(memref) = ty.as_::<MemRefType>(ctx) {
            self.ty(memref.elem);
            for attr in [memref.written_layout(ctx), memref.memory_space].into_iter().flatten() {
                self.attr(attr);
            }
        } else if let Some(def) = ty.def(ctx) {
            match def.dialect {
                "builtin" => self.note_parts(def.params, ctx.type_words(ty).1),
                _ => self.dialect_type_body(ty),
            }
        }
    }

    fn note_parts_of_attr(&mut self, attr: Attr) {
        let ctx = self.ctx;
        let (code, words) = ctx.attr_words(attr);
        let mut r = Reader::new(ctx, words);
        let Some(def) = KindDef::of_code(code) else { return };
        let ty = if def.dialect != "builtin" {
            return self.dialect_attr_body(attr);
        } else if code == NameLoc::DEF.code() {
            let child = NameLoc::decode(&mut r).child;
            if child != Attr::UNKNOWN_LOC {
                self.attr(child);
            }
            return;
        } else if code == FusedLoc::DEF.code() {
            let fused = FusedLoc::decode(&mut r);
            return fused.metadata.iter().chain(fused.locs).for_each(|&attr| self.attr(attr));
        } else if code == DenseElementsAttr::DEF.code() {
            Some(DenseElementsAttr::decode(&mut r).ty)
        } else if code == DenseStringElementsAttr::DEF.code() {
            Some(DenseStringElementsAttr::decode(&mut r).ty)
        } else if code == DenseResourceElementsAttr::DEF.code() {
            Some(DenseResourceElementsAttr::decode(&mut r).ty)
        } else if code == SparseElementsAttr::DEF.code() {
            Some(SparseElementsAttr::decode(&mut r).ty)
        } else if code == StringAttr::DEF.code() {
            StringAttr::decode(&mut r).ty
        } else {
            return self.note_parts(def.params, words);
        };
        if let Some(ty) = ty {
            self.note(Part::Type(ty), UseKind::TypeOfAttr);
        }
    }
}

impl<'p> OpPrinter<'p> {
    /// Notes what an operation and everything in it uses, and what is in that: of types and of attributes.
    pub(super) fn collect(&mut self, op: Op, relevance: Relevance) -> (Vec<Use>, Contents) {
        let start = self.asm.out.len();
        self.asm.collect = Some(Box::new(Collector::new(Arc::new(relevance))));
        self.asm.collect.iter_mut().for_each(|c| c.start_part(0));
        self.collect_op(op);
        self.asm.out.truncate(start);
        let ctx = self.asm.ctx;
        let mut contents = Contents::default();
        let printers: Vec<_> = (0..self.threads).map(|_| self.asm.fork().into()).collect();
        let part_at: [fn(usize) -> Part; 2] =
            [|i| Part::Type(Type::from_index(i)), |i| Part::Attr(Attr::from_index(i))];
        // Printing may intern.
        while let Some((table, done, n)) =
            [ctx.n_types(), ctx.n_attrs()].into_iter().enumerate().find_map(|(table, n)| {
                let done = contents.tables[table].list.len();
                (done < n).then_some((table, done, n))
            })
        {
            let start = |part: usize| (done + part * CONTENTS_PART).min(n);
            let parts =
                share(&printers, (n - done).div_ceil(CONTENTS_PART), |printer: &mut AsmPrinter<'p>, part| {
                    printer.contents(start(part)..start(part + 1), part_at[table])
                });
            parts.iter().for_each(|part| contents.append(table, part));
        }
        let collector = self.asm.collect.take().unwrap_or_default();
        let Collector { uses, mut locs, .. } = *collector;
        locs.sort();
        self.asm.loc_attrs = Arc::new(locs);
        (uses, contents)
    }

    fn collect_op(&mut self, op: Op) {
        let body = self.body;
        if self.asm.options.debug_info {
            let loc = self.asm.loc_attr(body.loc(op));
            self.asm.note(Part::Attr(loc), UseKind::DeferrableAttr);
        }
        if body.n_regions(op) == 0 && !self.has_pending_parts(op) {
            return;
        }
        let start = self.asm.out.len();
        let kind = self.kind(op);
        if !kind.has_custom || self.asm.options.generic || !self.is_well_formed(op, kind) {
            self.collect_generic(op);
        } else if let Some(print) = kind.def.hooks.print {
            print(self, op);
        } else if let Some(program) = kind.program {
            format::print_program(self, op, kind, program);
        }
        self.asm.out.truncate(start);
    }

    /// Whether an operation has types or attributes whose uses would be noted.
    fn has_pending_parts(&mut self, op: Op) -> bool {
        let (body, ctx) = (self.body, self.asm.ctx);
        let Some(collector) = self.asm.collect.as_ref() else { return false };
        let is_pending = |ty: Type| collector.is_pending(ctx, Part::Type(ty));
        if collector.relevance.any_type
            && body.results(op).iter().chain(body.operands(op).iter()).any(|v| is_pending(body.ty(v)))
        {
            return true;
        }
        let slots = body.slots(op);
        (0..slots.len())
            .filter_map(|i| slots.get(i))
            .chain(body.dict(op))
            .any(|attr| collector.is_pending(ctx, Part::Attr(attr)))
    }

    /// Notes the uses of an operation that is printed in generic form.
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

    pub(super) fn collect_region(&mut self, region: Region, what: RegionPrint) {
        if self.depth >= MAX_REGION_DEPTH {
            return;
        }
        self.depth += 1;
        let body = self.body;
        for (i, block) in body.blocks(region).enumerate() {
            if i != 0 || what.entry_args {
                for &arg in body.args(block) {
                    self.asm.ty(body.ty(arg));
                    self.collect_arg_loc(body.arg_loc(arg));
                }
            }
            let skipped = if i != 0 || what.terminators { None } else { terminator_of(body, block) };
            self.collect_block(block, skipped);
        }
        self.depth -= 1;
    }

    fn collect_block(&mut self, block: Block, skipped: Option<Op>) {
        let body = self.body;
        let ops = core::iter::successors(body.first_op(block), |&op| body.next_op(op))
            .take_while(|&op| Some(op) != skipped);
        if self.threads == 1 || self.depth != 1 || self.names.is_eager() {
            return ops.for_each(|op| self.collect_op(op));
        }
        let ops: Vec<Op> = ops.collect();
        let parts = op_parts(body, &ops);
        let printers = self.forks();
        let uses = share(&printers, parts.len(), |printer, part| {
            printer.asm.collect.iter_mut().for_each(|c| c.start_part(part));
            ops[parts[part].clone()].iter().for_each(|&op| printer.collect_op(op));
            printer.asm.collect.as_mut().map(|c| core::mem::take(&mut c.uses))
        });
        let Some(collector) = &mut self.asm.collect else { return };
        uses.into_iter().flatten().for_each(|uses| collector.uses.extend(uses));
        for printer in printers {
            collector.locs.merge(printer.into_inner().asm.collect.map(|c| c.locs).unwrap_or_default());
        }
    }

    pub(super) fn collect_arg_loc(&mut self, loc: Loc) {
        if self.asm.options.debug_info {
            let loc = self.asm.loc_attr(loc);
            self.asm.note(Part::Attr(loc), UseKind::Attr);
        }
    }
}
