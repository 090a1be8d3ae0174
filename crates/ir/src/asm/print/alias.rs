//! Aliases: which types and attributes get a `!name` or `#name`, in which order, and under which name.
//!
//! The order and the names follow from the uses in printing order ([`super::collect`]): what contains no alias comes
//! first, then by name, then by first use.

use super::attrs::TypeElision;
use super::collect::{Contents, Tables, Use, UseKind};
use super::locs::is_loc_code;
use super::op::OpPrinter;
use super::printer::AsmPrinter;
use crate::context::Context;
use crate::params::Part;
use core::ops::Range;
use std::collections::BTreeMap;
use terrace_num::push_u64;

/// How many definitions a thread prints at once.
const DEFINITIONS_PART: usize = 1 << 10;

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
    /// Index of the alias's name. A type becomes an alias only if it is printed more than once.
    name: Option<u32>,
    /// How many aliases are in each other up to this one; zero when it is none and contains none.
    depth: u32,
    /// The indices of the uses in it.
    contents: Range<u32>,
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
    entry: u32,
    part: Part,
    rest: Range<u32>,
    deferrable: bool,
    max_depth: u32,
}

/// Visits uses, and what they contain, in printing order.
pub(super) struct Numbering {
    contents: Contents,
    entries: Vec<Entry>,
    /// Index in the entries plus one; zero for none.
    entry_of: Tables<u32>,
    frames: Vec<Frame>,
    names: Vec<Name>,
    /// Indices in `names` by those in the contents.
    name_of: Vec<u32>,
}

impl Numbering {
    pub fn new(ctx: &Context, contents: Contents) -> Self {
        let mut names: Vec<Name> = Vec::new();
        let mut name_of = Vec::new();
        for name in &contents.names {
            let mut text = Vec::new();
            super::names::sanitize(name.as_bytes(), b"$_-", &mut text);
            name_of.push(names.iter().position(|known| known.text == text).unwrap_or(names.len()) as u32);
            if name_of.last() == Some(&(names.len() as u32)) {
                names.push(Name { text, count: 0 });
            }
        }
        let entry_of = Tables([vec![0; ctx.n_types()], vec![0; ctx.n_attrs()]]);
        Self { contents, entries: Vec::new(), entry_of, frames: Vec::new(), names, name_of }
    }

    /// Adds a use by an operation.
    pub fn add(&mut self, used: Use) {
        let mut depth = self.enter(used, used.kind() == UseKind::DeferrableAttr);
        while let Some(frame) = self.frames.last_mut() {
            frame.max_depth = frame.max_depth.max(depth);
            depth = match frame.rest.next() {
                Some(index) => {
                    let deferrable = frame.deferrable;
                    let used = self.contents.use_at(frame.part, index);
                    used.map_or(0, |used| self.enter(used, deferrable))
                }
                None => self.leave(),
            };
        }
    }

    /// Comes to a use. Returns the depth of an entry that was there or that contains nothing; others get a frame.
    fn enter(&mut self, used: Use, deferrable: bool) -> u32 {
        let part = used.part();
        let slot = self.entry_of.slot(part, 0);
        if let Some(at) = slot.checked_sub(1) {
            if !deferrable {
                self.require_early(at);
            }
            self.mark_repeated(at);
            return self.entries[at as usize].depth;
        }
        let at = self.entries.len() as u32;
        *slot = at + 1;
        let (name, mut contents) = self.contents.get(part);
        if used.kind() == UseKind::AttrWithoutType
            && let Some(last) = contents.clone().next_back()
            && self.contents.use_at(part, last).is_some_and(|last| last.kind() == UseKind::TypeOfAttr)
        {
            // The first use decides whether the type counts.
            contents.end = last;
        }
        let name = name.map(|name| self.name_of[name as usize]);
        let depth = u32::from(name.is_some());
        self.entries.push(Entry {
            part,
            name,
            depth,
            contents: contents.clone(),
            deferrable: name.is_some() && deferrable,
            repeated: false,
        });
        if contents.is_empty() {
            return depth;
        }
        self.frames.push(Frame { entry: at, part, rest: contents, deferrable, max_depth: 0 });
        0
    }

    /// Leaves the innermost frame. Returns the depth of its entry.
    fn leave(&mut self) -> u32 {
        let Some(frame) = self.frames.pop() else { return 0 };
        let entry = &mut self.entries[frame.entry as usize];
        if frame.max_depth != 0 {
            entry.depth = frame.max_depth + 1;
        }
        entry.depth
    }

    /// Calls `f` on an entry and, where it returns true, on the entries inside.
    fn spread(&mut self, at: u32, f: impl Fn(&mut Entry) -> bool) {
        let mut pending = vec![at];
        while let Some(at) = pending.pop() {
            let entry = &mut self.entries[at as usize];
            if !f(entry) {
                continue;
            }
            let uses = entry.contents.clone().filter_map(|index| self.contents.use_at(entry.part, index));
            let entry_of = |used: Use| self.entry_of.get(used.part()).and_then(|at| at.checked_sub(1));
            pending.extend(uses.filter_map(entry_of));
        }
    }

    /// Defines the alias of an entry and those inside before the operations.
    fn require_early(&mut self, at: u32) {
        if self.entries[at as usize].deferrable {
            self.spread(at, |entry| core::mem::take(&mut entry.deferrable));
        }
    }

    /// Notes that an entry is used again. If it is no alias, its contents are printed again, too.
    fn mark_repeated(&mut self, at: u32) {
        let entry = &mut self.entries[at as usize];
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
        let mut groups: BTreeMap<(u32, bool, usize), Vec<&Entry>> = BTreeMap::new();
        for entry in &self.entries {
            if let Some(name) = entry.name
                && (entry.is_attr() || entry.repeated)
            {
                groups.entry((entry.depth, entry.is_attr(), rank[name as usize])).or_default().push(entry);
            }
        }
        let mut aliases = Aliases::default();
        for ((_, is_attr, rank), group) in groups {
            let name = &mut self.names[order[rank]];
            for entry in group {
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
        }
        aliases
    }
}

impl OpPrinter<'_> {
    /// Prints the definitions of the aliases that are needed before (or else after) the operations.
    pub(super) fn alias_definitions(&mut self, deferred: bool) {
        let aliases = std::sync::Arc::clone(&self.asm.aliases);
        let list: Vec<&Alias> = aliases.list.iter().filter(|alias| alias.deferred == deferred).collect();
        let parts: Vec<Range<usize>> = (0..list.len())
            .step_by(DEFINITIONS_PART)
            .map(|start| start..list.len().min(start + DEFINITIONS_PART))
            .collect();
        self.print_parts(&parts, &|printer, part| {
            list[part].iter().for_each(|alias| printer.asm.alias_definition(&aliases, alias));
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
