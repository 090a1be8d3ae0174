//! Aliases: which types and attributes get a `!name` or `#name`, in which order, and under which name.
//!
//! They follow from the uses in printing order ([`super::collect`]): aliases that contain no other come first, then
//! aliases are sorted by name, then by first use.

use super::attrs::TypeElision;
use super::collect::{Tables, Use, UseKind};
use super::locs::is_loc_code;
use super::op::OpPrinter;
use super::printer::AsmPrinter;
use crate::params::Part;
use core::ops::Range;
use terrace_num::push_u64;

/// The definitions in a chunk, which one thread prints.
const DEFINITIONS_CHUNK: usize = 1 << 10;

/// One alias.
struct Alias {
    part: Part,
    /// Start and end of the name in [`Aliases::text`], `!` or `#` included.
    name: (u32, u32),
    /// Whether it is defined after the operations.
    deferred: bool,
}

/// The aliases in use, in order of definition.
#[derive(Default)]
pub(super) struct Aliases {
    list: Vec<Alias>,
    text: Vec<u8>,
    /// Index in the list plus one; zero for none.
    index: Tables<u32>,
}

impl Aliases {
    /// Appends the alias of a type or attribute, if it has one.
    #[inline]
    pub fn print(&self, part: Part, out: &mut Vec<u8>) -> bool {
        match self.index.get(part) {
            None | Some(0) => false,
            Some(at) => {
                let (start, end) = self.list[at as usize - 1].name;
                out.extend_from_slice(&self.text[start as usize..end as usize]);
                true
            }
        }
    }
}

/// A name that aliases share, numbered from the second one on.
struct Name {
    text: Vec<u8>,
    count: u64,
}

/// A type or attribute that is used.
struct Entry {
    part: Part,
    /// Index of the alias's name.
    name: Option<usize>,
    /// Whether it becomes an alias only if it is printed more than once: a type that is merely long.
    optional: bool,
    /// The length of the longest chain of aliases nested in it, itself included; zero if there are none.
    depth: u32,
    /// The indices of the uses in it.
    contents: Range<usize>,
    /// Whether the alias may be defined after the operations.
    deferrable: bool,
    /// Whether its text would be printed more than once.
    repeated: bool,
}

impl Entry {
    fn is_attr(&self) -> bool {
        matches!(self.part, Part::Attr(_))
    }
}

/// An entry whose contents are being visited.
struct Frame {
    entry: usize,
    rest: Range<usize>,
    deferrable: bool,
    max_depth: u32,
}

/// Visits uses, and the uses in the types and attributes used, in printing order.
pub(super) struct Numbering<'p> {
    /// A printer in collecting mode, which prints each type and attribute once to find the uses in it.
    printer: AsmPrinter<'p>,
    /// The uses in all entries.
    uses: Vec<Use>,
    entries: Vec<Entry>,
    /// Index in the entries plus one; zero for none.
    entry_of: Tables<u32>,
    frames: Vec<Frame>,
    names: Vec<Name>,
    /// The names that the hooks of types and attributes suggest, and the indices of the valid names made of them.
    suggestions: Vec<(&'static str, usize)>,
}

impl<'p> Numbering<'p> {
    pub fn new(printer: AsmPrinter<'p>) -> Self {
        Self {
            printer,
            uses: Vec::new(),
            entries: Vec::new(),
            entry_of: Tables::default(),
            frames: Vec::new(),
            names: Vec::new(),
            suggestions: Vec::new(),
        }
    }

    /// Adds a use by an operation.
    pub fn add(&mut self, used: Use) {
        let mut depth = self.enter(used, used.kind == UseKind::DeferrableAttr);
        while let Some(frame) = self.frames.last_mut() {
            frame.max_depth = frame.max_depth.max(depth);
            depth = match frame.rest.next() {
                Some(index) => {
                    let deferrable = frame.deferrable;
                    self.enter(self.uses[index], deferrable)
                }
                None => self.leave(),
            };
        }
    }

    /// Visits a use. Returns the depth of an entry that exists or that contains nothing; others get a frame.
    fn enter(&mut self, used: Use, deferrable: bool) -> u32 {
        let part = used.part;
        if let Some(at) = self.entry_of(part) {
            if !deferrable {
                self.require_early(at);
            }
            self.mark_repeated(at);
            return self.entries[at].depth;
        }
        let at = self.entries.len();
        *self.entry_of.slot(part, 0) = at as u32 + 1;
        let mut contents = self.collect_contents(part);
        if used.kind == UseKind::AttrWithoutType
            && self.uses[contents.clone()].last().is_some_and(|last| last.kind == UseKind::TypeOfAttr)
        {
            // Upstream skips the type for good when the first use of the attribute does not print it.
            contents.end -= 1;
        }
        let (name, optional) = self.name_of(part).map_or((None, false), |(name, long)| (Some(name), long));
        let depth = u32::from(name.is_some());
        self.entries.push(Entry {
            part,
            name,
            optional,
            depth,
            contents: contents.clone(),
            deferrable: name.is_some() && deferrable,
            repeated: false,
        });
        if contents.is_empty() {
            return depth;
        }
        self.frames.push(Frame { entry: at, rest: contents, deferrable, max_depth: 0 });
        0
    }

    /// Leaves the innermost frame. Returns the depth of its entry.
    fn leave(&mut self) -> u32 {
        let Some(frame) = self.frames.pop() else { return 0 };
        let entry = &mut self.entries[frame.entry];
        if frame.max_depth != 0 {
            entry.depth = frame.max_depth + 1;
        }
        entry.depth
    }

    fn entry_of(&self, part: Part) -> Option<usize> {
        self.entry_of.get(part)?.checked_sub(1).map(|at| at as usize)
    }

    /// Appends the uses in a type or attribute. Returns their indices.
    fn collect_contents(&mut self, part: Part) -> Range<usize> {
        match part {
            Part::Type(ty) => self.printer.type_unaliased(ty),
            Part::Attr(attr) => self.printer.collect_attr(attr),
        }
        self.printer.out.clear();
        let start = self.uses.len();
        if let Some(collector) = &mut self.printer.collect {
            self.uses.append(&mut collector.uses);
        }
        start..self.uses.len()
    }

    /// The index of the name of the alias of a type or attribute, and whether it may have one only because it is long.
    fn name_of(&mut self, part: Part) -> Option<(usize, bool)> {
        let ctx = self.printer.ctx;
        if !self.printer.collect.as_ref().is_some_and(|c| c.is_aliased(ctx, part)) {
            return None;
        }
        let (name, long) = match part {
            Part::Type(ty) => {
                let hooks = ty.def(ctx)?.type_hooks();
                match hooks.alias.and_then(|alias| alias(ctx, ty)) {
                    Some(name) => (name, false),
                    None => (hooks.long_alias?(ctx, ty)?, true),
                }
            }
            Part::Attr(attr) => (attr.def(ctx)?.attr_hooks().alias?(ctx, attr)?, false),
        };
        if let Some(&(_, index)) = self.suggestions.iter().find(|&&(known, _)| known == name) {
            return Some((index, long));
        }
        let mut text = Vec::new();
        super::names::sanitize(name.as_bytes(), b"$_-", &mut text);
        let known = self.names.iter().position(|known| known.text == text);
        let index = known.unwrap_or(self.names.len());
        if known.is_none() {
            self.names.push(Name { text, count: 0 });
        }
        self.suggestions.push((name, index));
        Some((index, long))
    }

    /// Calls `f` on an entry and, where it returns true, on the entries inside.
    fn spread(&mut self, at: usize, f: impl Fn(&mut Entry) -> bool) {
        let mut pending = vec![at];
        while let Some(at) = pending.pop() {
            if f(&mut self.entries[at]) {
                let contents = self.entries[at].contents.clone();
                pending.extend(self.uses[contents].iter().filter_map(|used| self.entry_of(used.part)));
            }
        }
    }

    /// Defines the alias of an entry and those inside before the operations.
    fn require_early(&mut self, at: usize) {
        if self.entries[at].deferrable {
            self.spread(at, |entry| core::mem::take(&mut entry.deferrable));
        }
    }

    /// Notes another use of an entry. If the entry has no alias, its contents are printed again, too.
    fn mark_repeated(&mut self, at: usize) {
        let entry = &mut self.entries[at];
        if entry.name.is_some() {
            entry.repeated = true;
        } else if !entry.repeated {
            self.spread(at, |entry| !core::mem::replace(&mut entry.repeated, true) && entry.name.is_none());
        }
    }

    /// Orders and names the aliases.
    pub fn finish(mut self) -> Aliases {
        let mut order: Vec<usize> = (0..self.names.len()).collect();
        order.sort_by(|&a, &b| self.names[a].text.cmp(&self.names[b].text));
        let mut rank = vec![0; order.len()];
        order.iter().enumerate().for_each(|(i, &name)| rank[name] = i);
        // Types come before attributes of the same depth.
        let key = |entry: &Entry| {
            let rank = entry.name.filter(|_| !entry.optional || entry.repeated).map(|name| rank[name])?;
            Some((entry.depth, entry.is_attr(), rank))
        };
        let mut named: Vec<_> =
            self.entries.iter().filter_map(|entry| key(entry).map(|key| (key, entry))).collect();
        named.sort_by_key(|&(key, _)| key);
        let mut aliases = Aliases::default();
        for ((_, is_attr, rank), entry) in named {
            let name = &mut self.names[order[rank]];
            let start = aliases.text.len() as u32;
            aliases.text.push(if is_attr { b'#' } else { b'!' });
            aliases.text.extend_from_slice(&name.text);
            if name.count != 0 {
                if name.text.last().is_some_and(u8::is_ascii_digit) {
                    aliases.text.push(b'_');
                }
                push_u64(&mut aliases.text, name.count);
            }
            name.count += 1;
            let name = (start, aliases.text.len() as u32);
            aliases.list.push(Alias { part: entry.part, name, deferred: entry.deferrable });
            *aliases.index.slot(entry.part, 0) = aliases.list.len() as u32;
        }
        aliases
    }
}

impl OpPrinter<'_> {
    /// Prints the definitions of the aliases that are needed before (or else after) the operations.
    pub(super) fn alias_definitions(&mut self, deferred: bool) {
        let aliases = std::sync::Arc::clone(&self.asm.aliases);
        let list: Vec<&Alias> = aliases.list.iter().filter(|alias| alias.deferred == deferred).collect();
        let chunks: Vec<Range<usize>> = (0..list.len())
            .step_by(DEFINITIONS_CHUNK)
            .map(|start| start..list.len().min(start + DEFINITIONS_CHUNK))
            .collect();
        self.print_chunks(&chunks, &|printer, chunk| {
            list[chunk].iter().for_each(|alias| printer.asm.alias_definition(&aliases, alias));
        });
    }
}

impl AsmPrinter<'_> {
    fn alias_definition(&mut self, aliases: &Aliases, alias: &Alias) {
        aliases.print(alias.part, &mut self.out);
        self.text(" = ");
        match alias.part {
            Part::Type(ty) => self.type_unaliased(ty),
            Part::Attr(attr) if is_loc_code(self.ctx.attr_code(attr)) => self.full_loc(attr),
            Part::Attr(attr) => self.attr_unaliased(attr, TypeElision::Never),
        }
        self.byte(b'\n');
    }
}
