//! The meanings of names in a chunk. Offsets are those of the chunk.

use crate::chunk::Chunk;
use crate::part::{NameToken, Part, Sigil};
use std::sync::Arc;
use terrace::ir::asm::cursor::is_name;
use terrace::ir::asm::parse::{DefinitionTrace, NONE, OpTrace, RegionTrace};
use terrace::ir::decl::Trait;
use terrace_support::FxHashMap;

/// An operation of a chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OpId {
    /// The part: 0 is the skeleton, `i + 1` body `i`.
    pub part: usize,
    /// Its index in [`Part::ops`].
    pub index: u32,
}

/// The thing that a name stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A value or block, by its part and the offset of its definition.
    Local { part: usize, definition: u32 },
    /// The operation that is a symbol.
    Symbol(OpId),
    /// An alias.
    Alias { sigil: Sigil, name: String },
}

/// A place where a name is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// The start, with the sigil.
    pub start: u32,
    /// The end.
    pub end: u32,
    /// Whether the name is defined here.
    pub defines: bool,
}

/// A symbol.
pub struct SymbolDef<'a> {
    /// The operation.
    pub op: OpId,
    /// The name, without sigil and quotes.
    pub name: &'a str,
    /// Where the name is.
    pub token: NameToken,
    /// The operation whose symbol table has it; `None` for the module that is not written.
    pub table: Option<OpId>,
}

/// A chunk with its text.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// Its analysis.
    pub chunk: &'a Chunk,
    /// The text.
    pub text: &'a str,
}

impl<'a> View<'a> {
    /// The text between two offsets.
    pub fn slice(self, start: u32, end: u32) -> &'a str {
        self.text.get(start as usize..end as usize).unwrap_or("")
    }

    /// The number of parts.
    pub fn n_parts(self) -> usize {
        self.chunk.bodies.len() + 1
    }

    /// A part and its base.
    pub fn part(self, part: usize) -> (u32, &'a Part) {
        match part.checked_sub(1).and_then(|i| self.chunk.bodies.get(i)) {
            Some(body) => (body.range.start, self.chunk.part(self.text, part - 1)),
            None => (0, &self.chunk.skeleton),
        }
    }

    /// The parts that may have symbols and symbol tables.
    pub fn symbol_parts(self) -> impl Iterator<Item = usize> + use<'a> {
        let bodies = self.chunk.bodies.iter().enumerate();
        core::iter::once(0).chain(bodies.filter(|(_, body)| body.analysis.has_symbols).map(|(i, _)| i + 1))
    }

    /// The parts that may define or use names between two offsets.
    pub fn parts_between(self, from: u32, to: u32) -> impl Iterator<Item = usize> {
        let bodies = &self.chunk.bodies;
        let first = bodies.partition_point(|body| body.range.end < from);
        // The body behind the last one in the range has its arguments in its function's head.
        let end = bodies.partition_point(|body| body.range.start <= to).saturating_add(1).min(bodies.len());
        core::iter::once(0).chain(first + 1..end + 1)
    }

    /// The part whose text has an offset.
    pub fn part_at(self, offset: u32) -> usize {
        let bodies = &self.chunk.bodies;
        let at = bodies.partition_point(|body| body.range.start <= offset);
        match at.checked_sub(1).and_then(|i| bodies.get(i)) {
            Some(body) if offset < body.range.end => at,
            _ => 0,
        }
    }

    /// The parts that may define or use names at an offset: a body has the arguments in its function's head.
    fn parts_near(self, offset: u32) -> impl Iterator<Item = usize> {
        let part = self.part_at(offset);
        let next = self.chunk.bodies.partition_point(|body| body.range.start <= offset);
        core::iter::once(part).chain((part == 0 && next < self.chunk.bodies.len()).then_some(next + 1))
    }

    /// An operation.
    pub fn op(self, id: OpId) -> OpTrace {
        let (base, part) = self.part(id.part);
        part.ops.get(id.index as usize).map_or(
            OpTrace { start: 0, name: 0, name_end: 0, end: 0, region: NONE, def: None, failed: true },
            |&op| OpTrace {
                start: op.start.wrapping_add(base),
                name: op.name.wrapping_add(base),
                name_end: op.name_end.wrapping_add(base),
                end: op.end.wrapping_add(base),
                ..op
            },
        )
    }

    /// The name of an operation, as it is written, without quotes.
    pub fn op_name(self, id: OpId) -> &'a str {
        let op = self.op(id);
        match op.def {
            Some(def) => def.name,
            None => self.slice(op.name, op.name_end).trim_matches('"'),
        }
    }

    /// A region.
    pub fn region(self, part: usize, region: u32) -> Option<RegionTrace> {
        let (base, part) = self.part(part);
        let region = *part.regions.get(region as usize)?;
        Some(RegionTrace {
            open: region.open.wrapping_add(base),
            end: region.end.wrapping_add(base),
            ..region
        })
    }

    /// A definition of values or of a block.
    pub fn definition(self, part: usize, start: u32) -> Option<DefinitionTrace> {
        let (base, part) = self.part(part);
        let start = start.wrapping_sub(base);
        let found = part.definitions.iter().find(|definition| definition.start == start)?;
        Some(Self::placed(base, found))
    }

    fn placed(base: u32, definition: &DefinitionTrace) -> DefinitionTrace {
        let (start, end) = (definition.start.wrapping_add(base), definition.end.wrapping_add(base));
        DefinitionTrace { start, end, ..*definition }
    }

    /// The definitions of a part.
    pub fn definitions(self, part: usize) -> impl Iterator<Item = DefinitionTrace> {
        let (base, part) = self.part(part);
        part.definitions.iter().map(move |definition| Self::placed(base, definition))
    }

    /// The types of the values that a definition names.
    pub fn types(self, part: usize, definition: &DefinitionTrace) -> &'a [Arc<str>] {
        let start = definition.types as usize;
        self.part(part).1.types.get(start..start + definition.count as usize).unwrap_or(&[])
    }

    /// The operation around a part.
    pub fn owner(self, part: usize) -> Option<OpId> {
        let body = self.chunk.bodies.get(part.checked_sub(1)?)?;
        let index = self.chunk.skeleton.op_at(body.range.start)?;
        Some(OpId { part: 0, index: index as u32 })
    }

    /// The operation whose region a region of a part is.
    pub fn region_op(self, part: usize, region: u32) -> Option<OpId> {
        match self.region(part, region).map(|region| region.op) {
            Some(index) if index != NONE => Some(OpId { part, index }),
            _ => self.owner(part),
        }
    }

    /// The operation around an operation.
    pub fn parent(self, id: OpId) -> Option<OpId> {
        self.region_op(id.part, self.op(id).region)
    }

    /// The regions of an operation that are written, each with its part.
    pub fn regions_of(self, op: OpId) -> Vec<(usize, u32)> {
        let trace = self.op(op);
        let bodies = &self.chunk.bodies;
        let [first, end] =
            [trace.start, trace.end].map(|at| bodies.partition_point(|body| body.range.start < at));
        let bodies = (first + 1..end + 1).filter(|&part| self.owner(part) == Some(op));
        let parts = core::iter::once(op.part).chain(bodies);
        let regions =
            parts.flat_map(|part| (0..self.part(part).1.regions.len() as u32).map(move |i| (part, i)));
        regions.filter(|&(part, region)| self.region_op(part, region) == Some(op)).collect()
    }

    /// The labels of a region, in the order of the text.
    pub fn labels(self, part: usize, region: u32) -> Vec<DefinitionTrace> {
        let is_label = |d: &DefinitionTrace| d.region == region && self.slice(d.start, d.start + 1) == "^";
        let mut labels: Vec<_> = self.definitions(part).filter(is_label).collect();
        labels.sort_by_key(|label| label.start);
        labels
    }

    /// The offset of the brace that closes a region.
    pub fn region_end(self, part: usize, region: u32) -> Option<u32> {
        let range = self.region(part, region)?;
        let end = self.token_end_before(range.open, range.end);
        Some(self.slice(0, end).rfind('}')? as u32)
    }

    /// The operations of a part.
    pub fn ops(self, part: usize) -> impl Iterator<Item = OpId> {
        (0..self.part(part).1.ops.len() as u32).map(move |index| OpId { part, index })
    }

    /// The innermost operation around an offset.
    pub fn op_at(self, offset: u32) -> Option<OpId> {
        let part = self.part_at(offset);
        let (base, traces) = self.part(part);
        match traces.op_at(offset.wrapping_sub(base)) {
            Some(index) => Some(OpId { part, index: index as u32 }),
            None => self.owner(part),
        }
    }

    /// The end of an operation's last token.
    pub fn op_end(self, op: &OpTrace) -> u32 {
        self.token_end_before(op.start, op.end)
    }

    /// The end of the last token between two offsets.
    pub fn token_end_before(self, start: u32, end: u32) -> u32 {
        // Comments are rare, so most ends are found by the blanks before them.
        let mut end = end;
        loop {
            let text = self.slice(start, end).trim_end();
            let line = text.rfind('\n').map_or(0, |at| at + 1);
            match text[line..].find("//") {
                Some(at) if !text[line..line + at].contains('"') => end = start + (line + at) as u32,
                _ => return start + text.len() as u32,
            }
        }
    }

    /// The end of the name whose result number, as in `%a#1`, an offset is in; else the offset.
    fn before_number(self, offset: u32) -> u32 {
        let text = self.text.as_bytes();
        let before = text.get(..offset as usize).unwrap_or(&[]);
        let n_digits = before.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let mark = before.len() - n_digits;
        let is_number = mark > 0
            && text[mark - 1] == b'#'
            && text.get(mark).is_some_and(u8::is_ascii_digit)
            && text[..mark - 1].iter().rfind(|&&byte| !is_name(byte)) == Some(&b'%');
        if is_number { mark as u32 - 1 } else { offset }
    }

    /// The token of a symbol or an alias at an offset, with its part and its index.
    pub fn name_token(self, offset: u32) -> Option<(usize, usize)> {
        let part = self.part_at(offset);
        let (base, traces) = self.part(part);
        let at = offset.wrapping_sub(base);
        let index = traces.names.partition_point(|name| name.start <= at).checked_sub(1)?;
        (at <= traces.names[index].end).then_some((part, index))
    }

    /// The meaning of the name at an offset, and its place.
    pub fn meaning(self, offset: u32) -> Option<(Meaning, Occurrence)> {
        let offset = self.before_number(offset);
        for part in self.parts_near(offset) {
            let (base, traces) = self.part(part);
            let at = offset.wrapping_sub(base) as i32;
            let is_at = |start: u32, end: u32| start as i32 <= at && at <= end as i32;
            if let Some(found) = traces.definitions.iter().find(|def| is_at(def.start, def.end)) {
                let found = Self::placed(base, found);
                let meaning = Meaning::Local { part, definition: found.start };
                return Some((meaning, Occurrence { start: found.start, end: found.end, defines: true }));
            }
            let used = traces.uses.iter().find(|used| is_at(used.start, used.end));
            if let Some(used) = used.filter(|used| used.definition != NONE) {
                let (start, end) = (used.start.wrapping_add(base), used.end.wrapping_add(base));
                let meaning = Meaning::Local { part, definition: used.definition.wrapping_add(base) };
                return Some((meaning, Occurrence { start, end, defines: false }));
            }
        }
        let (part, index) = self.name_token(offset)?;
        let token = self.token(part, index);
        let meaning = match token.sigil {
            Sigil::AttrAlias | Sigil::TypeAlias => {
                let name = self.slice(token.start, token.end).to_owned();
                Meaning::Alias { sigil: token.sigil, name }
            }
            Sigil::Symbol | Sigil::NestedSymbol => Meaning::Symbol(self.symbols().resolve(part, index)?),
        };
        let defines = token.defines_alias;
        Some((meaning, Occurrence { start: token.start, end: token.end, defines }))
    }

    /// A token of a part.
    pub fn token(self, part: usize, index: usize) -> NameToken {
        let (base, traces) = self.part(part);
        let token = traces.names[index];
        NameToken { start: token.start.wrapping_add(base), end: token.end.wrapping_add(base), ..token }
    }

    /// All places of a name, in the order of the text.
    pub fn occurrences(self, meaning: &Meaning) -> Vec<Occurrence> {
        let mut all = match meaning {
            Meaning::Local { part, definition } => self.local_occurrences(*part, *definition),
            Meaning::Alias { sigil, name } => self.alias_occurrences(*sigil, name),
            Meaning::Symbol(op) => self.symbol_occurrences(*op),
        };
        all.sort_by_key(|found| found.start);
        all
    }

    fn local_occurrences(self, part: usize, definition: u32) -> Vec<Occurrence> {
        let (base, traces) = self.part(part);
        let at = definition.wrapping_sub(base);
        let place = |start: u32, end: u32, defines| Occurrence {
            start: start.wrapping_add(base),
            end: end.wrapping_add(base),
            defines,
        };
        let definitions = traces.definitions.iter().filter(|def| def.start == at);
        let uses = traces.uses.iter().filter(|used| used.definition == at && used.start != at);
        let uses = uses.map(|used| place(used.start, used.end, false));
        definitions.map(|def| place(def.start, def.end, true)).chain(uses).collect()
    }

    fn tokens(self) -> impl Iterator<Item = (usize, usize, NameToken)> + use<'a> {
        (0..self.n_parts()).flat_map(move |part| {
            let n = self.part(part).1.names.len();
            (0..n).map(move |index| (part, index, self.token(part, index)))
        })
    }

    fn alias_occurrences(self, sigil: Sigil, name: &str) -> Vec<Occurrence> {
        let same = |token: &NameToken| token.sigil == sigil && self.slice(token.start, token.end) == name;
        let place = |token: NameToken| Occurrence {
            start: token.start,
            end: token.end,
            defines: token.defines_alias,
        };
        self.tokens().filter(|(.., token)| same(token)).map(|(.., token)| place(token)).collect()
    }

    fn symbol_occurrences(self, op: OpId) -> Vec<Occurrence> {
        let symbols = self.symbols();
        let Some(symbol) = symbols.of(op) else { return Vec::new() };
        let same = |token: &NameToken| {
            matches!(token.sigil, Sigil::Symbol | Sigil::NestedSymbol)
                && symbol_name(self.slice(token.start, token.end)) == symbol.name
        };
        let tokens = self.tokens().filter(|(.., token)| same(token));
        let meant = tokens.filter(|&(part, index, _)| symbols.resolve(part, index) == Some(op));
        meant
            .map(|(.., token)| {
                let defines = token.start == symbol.token.start;
                Occurrence { start: token.start, end: token.end, defines }
            })
            .collect()
    }

    /// The symbols, by name.
    pub fn symbols(self) -> Symbols<'a> {
        let mut all = Vec::new();
        for part in self.symbol_parts() {
            let (base, traces) = self.part(part);
            for &(index, token) in &traces.symbols {
                let (start, end) = (token.start.wrapping_add(base), token.end.wrapping_add(base));
                let (op, token) = (OpId { part, index }, NameToken { start, end, ..token });
                let name = symbol_name(self.slice(start, end));
                let table = self.parent(op).and_then(|op| self.table_around(op));
                all.push(SymbolDef { op, name, token, table });
            }
        }
        all.sort_by_key(|symbol| symbol.token.start);
        let (mut by_name, mut by_op) = (FxHashMap::default(), FxHashMap::default());
        for (i, symbol) in all.iter().enumerate() {
            by_name.entry((symbol.table, symbol.name)).or_insert(i);
            by_op.insert(symbol.op, i);
        }
        Symbols { view: self, all, by_name, by_op }
    }

    /// The innermost operation with a symbol table: this one or one around it.
    fn table_around(self, op: OpId) -> Option<OpId> {
        let mut next = Some(op);
        while let Some(op) = next {
            if self.op(op).def.is_some_and(|def| def.has(Trait::SymbolTable)) {
                return Some(op);
            }
            next = self.parent(op);
        }
        None
    }
}

/// A symbol's name without `@` and quotes.
pub fn symbol_name(token: &str) -> &str {
    let name = token.strip_prefix('@').unwrap_or(token);
    name.strip_prefix('"').and_then(|name| name.strip_suffix('"')).unwrap_or(name)
}

/// The symbols of a chunk.
pub struct Symbols<'a> {
    view: View<'a>,
    /// In the order of the text.
    pub all: Vec<SymbolDef<'a>>,
    by_name: FxHashMap<(Option<OpId>, &'a str), usize>,
    by_op: FxHashMap<OpId, usize>,
}

impl<'a> Symbols<'a> {
    /// The symbol that an operation is.
    pub fn of(&self, op: OpId) -> Option<&SymbolDef<'a>> {
        self.by_op.get(&op).and_then(|&i| self.all.get(i))
    }

    /// The symbol that a token of a part names. The first name of a reference is one of the innermost symbol table that has
    /// it, each further name one of the symbol before it.
    pub fn resolve(&self, part: usize, index: usize) -> Option<OpId> {
        let view = self.view;
        let token = view.token(part, index);
        if let Ok(i) = self.all.binary_search_by_key(&token.start, |symbol| symbol.token.start) {
            return Some(self.all[i].op);
        }
        let names = &view.part(part).1.names[..=index];
        let root = names.iter().rposition(|name| name.sigil != Sigil::NestedSymbol)?;
        let name = |index| {
            let token = view.token(part, index);
            symbol_name(view.slice(token.start, token.end))
        };
        let mut table = view.op_at(token.start).and_then(|op| view.table_around(op));
        let found = loop {
            if let Some(found) = self.find(table, name(root)) {
                break found;
            }
            table = view.parent(table?).and_then(|op| view.table_around(op));
        };
        (root + 1..=index).try_fold(found, |table, index| self.find(Some(table), name(index)))
    }

    /// The symbols that a reference at an offset can start with: those of the symbol tables around it.
    pub fn around(&self, offset: u32) -> impl Iterator<Item = &SymbolDef<'a>> {
        let view = self.view;
        let innermost = view.op_at(offset).and_then(|op| view.table_around(op));
        let next = |table: &OpId| view.parent(*table).and_then(|op| view.table_around(op));
        let tables: Vec<Option<OpId>> =
            core::iter::successors(innermost, next).map(Some).chain([None]).collect();
        self.all.iter().filter(move |symbol| tables.contains(&symbol.table))
    }

    /// The symbols that a reference can go on with behind the name at an offset.
    pub fn behind(&self, offset: u32) -> impl Iterator<Item = &SymbolDef<'a>> {
        let name = self.view.name_token(offset);
        let table = name.and_then(|(part, index)| self.resolve(part, index));
        self.all.iter().filter(move |symbol| table.is_some() && symbol.table == table)
    }

    fn find(&self, table: Option<OpId>, name: &str) -> Option<OpId> {
        self.by_name.get(&(table, name)).and_then(|&i| self.all.get(i)).map(|symbol| symbol.op)
    }
}
