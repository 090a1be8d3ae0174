//! Aliases: which attributes get a `#name`, in which order, and under which name.
//!
//! What would be printed is visited in printing order first, with the printer in collecting mode: operations'
//! own print code runs, its text is thrown away, and types and attributes come here instead. Only what can
//! contain an aliased attribute is visited.

use super::locs::is_loc_code;
use super::printer::{AsmPrinter, MAX_DEPTH};
use crate::attrs::*;
use crate::context::Context;
use crate::decl::KindDef;
use crate::params::{ParamDef, ParamKind, Part, Reader};
use crate::types::*;
use terrace_num::push_u64;

/// One alias.
struct Alias {
    attr: Attr,
    /// Start and end of the name in the text, with its `#`.
    name: (u32, u32),
    deferred: bool,
}

/// The aliases in use, in order of definition.
#[derive(Default)]
pub(super) struct Aliases {
    list: Vec<Alias>,
    text: Vec<u8>,
    /// Number in the list plus one by attribute; zero for none.
    by_attr: Vec<u32>,
}

impl Aliases {
    /// Appends the alias of an attribute, if it has one.
    #[inline]
    pub fn print_attr(&self, attr: Attr, out: &mut Vec<u8>) -> bool {
        match self.by_attr.get(attr.index()) {
            None | Some(0) => false,
            Some(&at) => {
                let (start, end) = self.list[at as usize - 1].name;
                out.extend_from_slice(&self.text[start as usize..end as usize]);
                true
            }
        }
    }
}

/// Something that was visited.
struct Entry {
    what: Part,
    /// Index of the name plus one, when it gets an alias.
    name: u32,
    depth: u32,
    deferrable: bool,
    /// Start and end of the children's entries.
    children: (u32, u32),
}

/// The value whose parts are being visited.
struct Frame {
    deferrable: bool,
    max_depth: u32,
    /// Where its children start among those that are open.
    children: usize,
}

/// Whether something contains an attribute that gets an alias.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Relevance {
    Unknown,
    Open,
    No,
    Yes,
}

/// What was visited so far.
#[derive(Default)]
pub(super) struct Collector {
    entries: Vec<Entry>,
    /// The names that were asked for.
    names: Vec<Box<[u8]>>,
    /// Entries inside of entries.
    children: Vec<u32>,
    /// Entries inside of the open frames.
    open: Vec<u32>,
    /// Number of the entry plus one.
    attr_at: Vec<u32>,
    type_at: Vec<u32>,
    attr_relevance: Vec<Relevance>,
    type_relevance: Vec<Relevance>,
    frames: Vec<Frame>,
}

/// The element at a place of a table that grows as it is asked for.
pub(super) fn slot<T: Copy>(table: &mut Vec<T>, at: usize, fill: T) -> &mut T {
    if table.len() <= at {
        table.resize(at + 1, fill);
    }
    &mut table[at]
}

/// Whether attributes of a kind may get an alias.
fn may_alias(code: u32) -> bool {
    code == AffineMapAttr::DEF.code()
        || code == IntegerSetAttr::DEF.code()
        || code == DistinctAttr::DEF.code()
        || is_loc_code(code)
        || KindDef::of_code(code).is_some_and(|def| def.attr_hooks.alias.is_some())
}

/// What attributes of a kind have to do with aliases.
#[derive(Clone, Copy, PartialEq, Eq)]
enum KindClass {
    Unknown,
    /// Nothing.
    Plain,
    /// They may get one.
    Aliased,
    /// They are locations.
    Loc,
    /// They have attributes inside.
    Compound,
}

fn class_of(code: u32) -> KindClass {
    if is_loc_code(code) {
        return KindClass::Loc;
    }
    if may_alias(code) {
        return KindClass::Aliased;
    }
    let has_attrs = |def: &KindDef| {
        let kinds = [ParamKind::Attr, ParamKind::Attrs, ParamKind::Entries];
        def.params.iter().any(|param| kinds.contains(&param.kind))
    };
    match KindDef::of_code(code) {
        Some(def) if has_attrs(def) => KindClass::Compound,
        _ => KindClass::Plain,
    }
}

/// Whether any attribute of the context may get an alias when locations are not printed.
pub(super) fn any_alias(ctx: &Context) -> bool {
    let mut classes = Vec::new();
    (0..ctx.n_attrs()).any(|i| {
        let (code, words) = ctx.attr_words(Attr::from_index(i));
        // Threads leave out indices, which are of no kind.
        if code == u32::MAX {
            return false;
        }
        let class = slot(&mut classes, code as usize, KindClass::Unknown);
        if *class == KindClass::Unknown {
            *class = class_of(code);
        }
        match class {
            KindClass::Aliased => true,
            // Locations count only where they are parts of attributes.
            KindClass::Compound => KindDef::of_code(code).is_some_and(|def| {
                any_part(def.params, words, &mut |part| match part {
                    Part::Attr(attr) => is_loc_code(ctx.attr_code(attr)),
                    Part::Type(_) => false,
                })
            }),
            _ => false,
        }
    })
}

/// The alias name that an attribute asks for, other than locations, maps and sets.
fn alias_name(ctx: &Context, attr: Attr) -> Option<Box<[u8]>> {
    let code = ctx.attr_code(attr);
    let name = if code == DistinctAttr::DEF.code() {
        attr.as_::<DistinctAttr>(ctx).filter(|d| d.value != Attr::UNIT)?;
        "distinct".into()
    } else {
        KindDef::of_code(code)?.attr_hooks.alias?(ctx, attr)?
    };
    let mut sanitized = Vec::new();
    super::names::sanitize(name.as_bytes(), b"$_-", &mut sanitized);
    (!sanitized.is_empty()).then(|| sanitized.into())
}

/// Calls `f` on the types and attributes in a record until it returns true; whether it did.
fn any_part(params: &[ParamDef], words: &[u32], f: &mut dyn FnMut(Part) -> bool) -> bool {
    let at = |i: usize| words.get(i).copied().unwrap_or(0);
    let ty = |word: u32| Type::from_raw(word).map(Part::Type);
    let attr = |word: u32| Attr::from_raw(word).map(Part::Attr);
    let mut pos = 0;
    for param in params {
        let n = at(pos) as usize;
        let (step, found) = match param.kind {
            ParamKind::Type => (1, ty(at(pos)).is_some_and(&mut *f)),
            ParamKind::Attr => (1, attr(at(pos)).is_some_and(&mut *f)),
            ParamKind::Str | ParamKind::U32 => (1, false),
            ParamKind::U64 => (2, false),
            ParamKind::Types => (1 + n, (0..n).any(|i| ty(at(pos + 1 + i)).is_some_and(&mut *f))),
            ParamKind::Attrs => (1 + n, (0..n).any(|i| attr(at(pos + 1 + i)).is_some_and(&mut *f))),
            ParamKind::Strs => (1 + n, false),
            ParamKind::I64s => (1 + ((pos + 1) & 1) + 2 * n, false),
            ParamKind::Bytes => (1 + n.div_ceil(4), false),
            ParamKind::Entries => (1 + 2 * n, (0..n).any(|i| attr(at(pos + 2 + 2 * i)).is_some_and(&mut *f))),
        };
        if found {
            return true;
        }
        pos += step;
    }
    false
}

impl Collector {
    /// Whether something contains an attribute that gets an alias.
    pub fn is_relevant(&mut self, ctx: &Context, what: Part) -> bool {
        self.relevance(ctx, what, 0)
    }

    /// Whether the visit of an attribute would add anything: it is relevant, and new or only deferred so far.
    #[inline]
    pub fn is_pending(&mut self, ctx: &Context, attr: Attr) -> bool {
        match self.attr_at.get(attr.index()).and_then(|at| at.checked_sub(1)) {
            Some(at) => self.entries.get(at as usize).is_none_or(|entry| entry.deferrable),
            None => self.is_relevant(ctx, Part::Attr(attr)),
        }
    }

    /// [`Collector::is_relevant`] of a type.
    #[inline]
    pub fn is_type_relevant(&mut self, ctx: &Context, ty: Type) -> bool {
        // Types with fixed handles contain nothing.
        ty.index() > Type::F128.index()
            && match self.type_relevance.get(ty.index()) {
                Some(Relevance::No) => false,
                Some(Relevance::Yes) => true,
                _ => self.relevance(ctx, Part::Type(ty), 0),
            }
    }

    fn relevance(&mut self, ctx: &Context, what: Part, depth: u32) -> bool {
        let memo = match what {
            Part::Type(ty) => slot(&mut self.type_relevance, ty.index(), Relevance::Unknown),
            Part::Attr(attr) => slot(&mut self.attr_relevance, attr.index(), Relevance::Unknown),
        };
        match *memo {
            Relevance::Yes => return true,
            Relevance::No | Relevance::Open => return false,
            Relevance::Unknown => *memo = Relevance::Open,
        }
        let (code, words, body) = match what {
            Part::Type(ty) => {
                let (code, words) = ctx.type_words(ty);
                (code, words, ctx.type_body(ty))
            }
            Part::Attr(attr) => {
                let (code, words) = ctx.attr_words(attr);
                (code, words, None)
            }
        };
        let found = matches!(what, Part::Attr(_)) && may_alias(code)
            || depth < MAX_DEPTH
                && (KindDef::of_code(code).is_some_and(|def| {
                    any_part(def.params, words, &mut |part| self.relevance(ctx, part, depth + 1))
                }) || body.is_some_and(|body| self.relevance(ctx, Part::Type(body), depth + 1)));
        let memo = match what {
            Part::Type(ty) => &mut self.type_relevance[ty.index()],
            Part::Attr(attr) => &mut self.attr_relevance[attr.index()],
        };
        *memo = if found { Relevance::Yes } else { Relevance::No };
        found
    }

    /// Marks an entry and what it contains as needed before the operation is printed.
    fn require_early(&mut self, at: u32) {
        let mut pending = vec![at];
        while let Some(at) = pending.pop() {
            let entry = &mut self.entries[at as usize];
            if core::mem::take(&mut entry.deferrable) {
                let (start, end) = entry.children;
                pending.extend_from_slice(&self.children[start as usize..end as usize]);
            }
        }
    }

    fn record(&mut self, at: u32) {
        let depth = self.entries[at as usize].depth;
        if let Some(frame) = self.frames.last_mut() {
            self.open.push(at);
            frame.max_depth = frame.max_depth.max(depth);
        }
    }

    /// The index plus one of the name that an attribute asks for; zero for none.
    fn name_of(&mut self, ctx: &Context, attr: Attr) -> u32 {
        let code = ctx.attr_code(attr);
        let fixed = if is_loc_code(code) {
            "loc"
        } else if code == AffineMapAttr::DEF.code() {
            "map"
        } else if code == IntegerSetAttr::DEF.code() {
            "set"
        } else {
            ""
        };
        if !fixed.is_empty() {
            return self.name_index(fixed.as_bytes());
        }
        match alias_name(ctx, attr) {
            Some(name) => self.name_index(&name),
            None => 0,
        }
    }

    fn name_index(&mut self, name: &[u8]) -> u32 {
        let at = match self.names.iter().position(|n| &**n == name) {
            Some(at) => at,
            None => {
                self.names.push(name.into());
                self.names.len() - 1
            }
        };
        at as u32 + 1
    }

    /// Decides the names.
    pub fn finish(self, ctx: &Context) -> Aliases {
        let mut order: Vec<u32> = (0..self.names.len() as u32).collect();
        order.sort_by_key(|&name| &self.names[name as usize]);
        let mut rank = vec![0; self.names.len()];
        for (i, &name) in order.iter().enumerate() {
            rank[name as usize] = i as u32;
        }
        let mut named: Vec<&Entry> = self.entries.iter().filter(|entry| entry.name != 0).collect();
        named.sort_by_key(|entry| (entry.depth, rank[entry.name as usize - 1]));
        let mut aliases = Aliases { by_attr: vec![0; ctx.n_attrs()], ..Aliases::default() };
        let mut counts = vec![0u64; self.names.len()];
        for entry in named {
            let (Part::Attr(attr), at) = (entry.what, entry.name as usize - 1) else { continue };
            let name = &self.names[at];
            let start = aliases.text.len() as u32;
            aliases.text.push(b'#');
            aliases.text.extend_from_slice(name);
            if counts[at] != 0 {
                if name.last().is_some_and(u8::is_ascii_digit) {
                    aliases.text.push(b'_');
                }
                push_u64(&mut aliases.text, counts[at]);
            }
            counts[at] += 1;
            let name = (start, aliases.text.len() as u32);
            aliases.list.push(Alias { attr, name, deferred: entry.deferrable });
            if let Some(slot) = aliases.by_attr.get_mut(attr.index()) {
                *slot = aliases.list.len() as u32;
            }
        }
        aliases
    }
}

impl AsmPrinter<'_> {
    /// In collecting mode: visits a type or attribute that would be printed.
    pub(super) fn visit(&mut self, what: Part, elide_type: bool) {
        let deferrable = self.collect.as_ref().and_then(|c| c.frames.last()).is_some_and(|f| f.deferrable);
        self.visit_as(what, elide_type, deferrable);
    }

    /// In collecting mode: visits the location of an operation, whose alias may be defined after its use.
    pub(super) fn visit_deferrable(&mut self, attr: Attr) {
        self.visit_as(Part::Attr(attr), false, true);
    }

    fn visit_as(&mut self, what: Part, elide_type: bool, deferrable: bool) {
        let ctx = self.ctx;
        let Some(c) = self.collect.as_mut() else { return };
        if !c.is_relevant(ctx, what) || self.depth >= MAX_DEPTH {
            return;
        }
        let seen = match what {
            Part::Type(ty) => slot(&mut c.type_at, ty.index(), 0),
            Part::Attr(attr) => slot(&mut c.attr_at, attr.index(), 0),
        };
        if let Some(at) = seen.checked_sub(1) {
            if !deferrable {
                c.require_early(at);
            }
            return c.record(at);
        }
        let at = c.entries.len() as u32;
        *seen = at + 1;
        let name = match what {
            Part::Attr(attr) => c.name_of(ctx, attr),
            Part::Type(_) => 0,
        };
        c.entries.push(Entry {
            what,
            name,
            depth: (name != 0) as u32,
            deferrable: name != 0 && deferrable,
            children: (0, 0),
        });
        if let Part::Attr(attr) = what
            && attr.is::<FileLineColRange>(ctx)
        {
            return c.record(at);
        }
        c.frames.push(Frame { deferrable, max_depth: 0, children: c.open.len() });
        self.depth += 1;
        let start = self.out.len();
        match what {
            Part::Type(ty) => self.visit_type_parts(ty),
            Part::Attr(attr) => self.visit_attr_parts(attr, elide_type),
        }
        self.out.truncate(start);
        self.depth -= 1;
        let Some(c) = self.collect.as_mut() else { return };
        if let Some(frame) = c.frames.pop() {
            let start = c.children.len() as u32;
            c.children.extend(c.open.drain(frame.children..));
            let entry = &mut c.entries[at as usize];
            entry.children = (start, c.children.len() as u32);
            if frame.max_depth != 0 {
                entry.depth = frame.max_depth + 1;
            }
        }
        c.record(at);
    }

    fn visit_type_parts(&mut self, ty: Type) {
        let ctx = self.ctx;
        let (code, words) = ctx.type_words(ty);
        if let Some(memref) = ty.as_::<MemRefType>(ctx) {
            self.ty(memref.elem);
            for attr in [memref.written_layout(ctx), memref.memory_space].into_iter().flatten() {
                self.attr(attr);
            }
            return;
        }
        let Some(def) = KindDef::of_code(code) else { return };
        if def.dialect != "builtin" {
            return self.dialect_type_body(ty);
        }
        any_part(def.params, words, &mut |part| {
            match part {
                Part::Type(ty) => self.ty(ty),
                Part::Attr(attr) => self.attr(attr),
            }
            false
        });
    }

    fn visit_attr_parts(&mut self, attr: Attr, elide_type: bool) {
        let ctx = self.ctx;
        let (code, words) = ctx.attr_words(attr);
        let mut r = Reader::new(ctx, words);
        let mut typed = None;
        if code == DictionaryAttr::DEF.code() {
            for (_, value) in DictionaryAttr::decode(&mut r).entries.iter() {
                self.attr(value);
            }
        } else if code == ArrayAttr::DEF.code() {
            for &elem in ArrayAttr::decode(&mut r).elems {
                self.attr(elem);
            }
        } else if code == TypeAttr::DEF.code() {
            self.ty(TypeAttr::decode(&mut r).ty);
        } else if code == DistinctAttr::DEF.code() {
            self.attr(DistinctAttr::decode(&mut r).value);
        } else if code == NameLoc::DEF.code() {
            let child = NameLoc::decode(&mut r).child;
            if child != Attr::UNKNOWN_LOC {
                self.attr(child);
            }
        } else if code == CallSiteLoc::DEF.code() {
            let call = CallSiteLoc::decode(&mut r);
            self.attr(call.callee);
            self.attr(call.caller);
        } else if code == FusedLoc::DEF.code() {
            let fused = FusedLoc::decode(&mut r);
            if let Some(metadata) = fused.metadata {
                self.attr(metadata);
            }
            for &loc in fused.locs {
                self.attr(loc);
            }
        } else if code == DenseElementsAttr::DEF.code() {
            typed = Some(DenseElementsAttr::decode(&mut r).ty);
        } else if code == DenseStringElementsAttr::DEF.code() {
            typed = Some(DenseStringElementsAttr::decode(&mut r).ty);
        } else if code == DenseResourceElementsAttr::DEF.code() {
            typed = Some(DenseResourceElementsAttr::decode(&mut r).ty);
        } else if code == SparseElementsAttr::DEF.code() {
            typed = Some(SparseElementsAttr::decode(&mut r).ty);
        } else if code == StringAttr::DEF.code() {
            typed = StringAttr::decode(&mut r).ty;
        } else if KindDef::of_code(code).is_some_and(|def| def.dialect != "builtin") {
            self.dialect_attr_body(attr);
        }
        if let (Some(ty), false) = (typed, elide_type) {
            self.ty(ty);
        }
    }

    /// Prints the definitions of the aliases that are needed before (or else after) the operation.
    pub(super) fn alias_definitions(&mut self, deferred: bool) {
        for i in 0..self.aliases.list.len() {
            let alias = &self.aliases.list[i];
            if alias.deferred != deferred {
                continue;
            }
            let (attr, (start, end)) = (alias.attr, alias.name);
            self.out.extend_from_slice(&self.aliases.text[start as usize..end as usize]);
            self.text(" = ");
            if is_loc_code(self.ctx.attr_code(attr)) {
                self.full_loc(attr);
            } else {
                self.attr_unaliased(attr, super::attrs::TypeElision::Never);
            }
            self.byte(b'\n');
        }
    }
}
