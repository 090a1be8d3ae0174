//! The analysis of a part of a text that is parsed at once: a body of a function, or the text around such bodies.

use std::sync::Arc;
use terrace::ir::asm::cursor::Cursor;
use terrace::ir::asm::parse::{DefinitionTrace, NONE, OpTrace, RegionTrace, UseTrace};
use terrace::ir::asm::{Trace, type_to_string};
use terrace::ir::decl::Trait;
use terrace::ir::{Context, Severity, Type};
use terrace_support::FxHashMap;

/// The texts of types.
pub type TypeTexts = FxHashMap<Type, Arc<str>>;

/// A message. Offsets are those of the part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The kind.
    pub severity: Severity,
    /// Where it is.
    pub at: u32,
    /// The text.
    pub message: String,
    /// The notes; those without an offset are about the same place.
    pub notes: Vec<(Option<u32>, String)>,
}

/// The kind of a name, which its sigil tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sigil {
    /// `@name`, or the string of `sym_name`.
    Symbol,
    /// `@name` behind `::`.
    NestedSymbol,
    /// `#name`
    AttrAlias,
    /// `!name`
    TypeAlias,
}

/// A name of a symbol or an alias.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameToken {
    /// The start, with the sigil; without quotes for `sym_name`.
    pub start: u32,
    /// The end.
    pub end: u32,
    /// Its kind.
    pub sigil: Sigil,
    /// Whether it is the definition of an alias.
    pub defines_alias: bool,
}

/// A part. Offsets are relative to its base and may be negative, modulo 2^32: the arguments of a function are in its head.
#[derive(Default)]
pub struct Part {
    /// The operations, each before those in it.
    pub ops: Vec<OpTrace>,
    /// The regions, each before those in it.
    pub regions: Vec<RegionTrace>,
    /// The definitions of values and blocks.
    pub definitions: Vec<DefinitionTrace>,
    /// The uses of values and blocks.
    pub uses: Vec<UseTrace>,
    /// The types of values.
    pub types: Vec<Arc<str>>,
    /// Names of symbols and aliases, in the order of the text.
    pub names: Vec<NameToken>,
    /// The operations that are symbols, with their names.
    pub symbols: Vec<(u32, NameToken)>,
}

impl Part {
    /// The part of a trace. `texts` are the ranges of the text that belong to it.
    pub fn new(
        ctx: &Context,
        text: &[u8],
        base: u32,
        texts: impl Iterator<Item = (u32, u32)>,
        trace: Trace,
        type_texts: &mut TypeTexts,
    ) -> Self {
        let Trace { ops, regions, definitions, uses, types } = trace;
        let mut names = Vec::new();
        texts.for_each(|(start, end)| collect_names(text, start, end, &mut names));
        let symbols = symbols_of(&ops, &regions, &names);
        let text_of =
            |ty: Type| type_texts.entry(ty).or_insert_with(|| type_to_string(ctx, ty).into()).clone();
        let types = types.into_iter().map(text_of).collect();
        let mut part = Self { ops, regions, definitions, uses, types, names, symbols };
        part.move_offsets(|offset| offset.wrapping_sub(base));
        // Parts live as long as the document.
        part.ops.shrink_to_fit();
        part.regions.shrink_to_fit();
        part.definitions.shrink_to_fit();
        part.uses.shrink_to_fit();
        part.names.shrink_to_fit();
        part
    }

    /// Replaces the offsets of all but the messages.
    pub fn move_offsets(&mut self, moved: impl Fn(u32) -> u32) {
        let change = |offset: &mut u32| *offset = moved(*offset);
        for op in &mut self.ops {
            [&mut op.start, &mut op.name, &mut op.name_end, &mut op.end].into_iter().for_each(change);
        }
        for region in &mut self.regions {
            [&mut region.open, &mut region.end].into_iter().for_each(change);
        }
        for definition in &mut self.definitions {
            [&mut definition.start, &mut definition.end].into_iter().for_each(change);
        }
        for used in &mut self.uses {
            [&mut used.start, &mut used.end].into_iter().for_each(change);
            if used.definition != NONE {
                change(&mut used.definition);
            }
        }
        let names = self.names.iter_mut().chain(self.symbols.iter_mut().map(|(_, name)| name));
        names.for_each(|name| [&mut name.start, &mut name.end].into_iter().for_each(change));
    }

    /// The index of the innermost operation around an offset.
    pub fn op_at(&self, at: u32) -> Option<usize> {
        let end = self.ops.partition_point(|op| op.start <= at);
        self.ops[..end].iter().rposition(|op| at < op.end)
    }
}

/// The names of the operations that are symbols: the first in the head of each.
fn symbols_of(ops: &[OpTrace], regions: &[RegionTrace], names: &[NameToken]) -> Vec<(u32, NameToken)> {
    let mut heads: FxHashMap<u32, u32> = FxHashMap::default();
    regions.iter().rev().for_each(|region| _ = heads.insert(region.op, region.open));
    let mut symbols = Vec::new();
    for (i, op) in ops.iter().enumerate() {
        let is_symbol = op.def.is_some_and(|def| def.has(Trait::Symbol) || def.has(Trait::OptionalSymbol));
        if !is_symbol {
            continue;
        }
        // The generic form has its attributes behind or in front of the regions.
        let end = heads.get(&(i as u32)).copied().unwrap_or(op.end);
        let first = names.partition_point(|name| name.start < op.name_end);
        let head = names[first..].iter().take_while(|name| name.start < end);
        if let Some(&name) = { head }.find(|name| name.sigil == Sigil::Symbol) {
            symbols.push((i as u32, name));
        }
    }
    symbols
}

/// Appends the names of symbols and aliases in a range of a text.
pub fn collect_names(text: &[u8], start: u32, end: u32, names: &mut Vec<NameToken>) {
    let text = text.get(..end as usize).unwrap_or(text);
    let mut cursor = Cursor::at_offset(text, start);
    cursor.seek(start);
    // Whether `::` is before the next token, and how much of `sym_name =`.
    let (mut colons, mut sym_name) = (0, 0);
    while !cursor.at_end() {
        let (at, byte) = (cursor.offset(), cursor.peek());
        let mut token = |end: u32, sigil, defines_alias| {
            names.push(NameToken { start: at, end, sigil, defines_alias });
        };
        let (mut next_colons, mut next_sym_name) = (0, 0);
        match byte {
            b'@' => {
                let end = cursor.token_end();
                let sigil = if colons == 2 { Sigil::NestedSymbol } else { Sigil::Symbol };
                if end > at + 1 {
                    token(end, sigil, false);
                }
            }
            b'#' | b'!' => {
                let end = cursor.token_end();
                let name = text.get(at as usize + 1..end as usize).unwrap_or(&[]);
                let is_alias = name.first().is_some_and(|byte| !byte.is_ascii_digit())
                    && !name.contains(&b'.')
                    && text.get(end as usize) != Some(&b'<');
                if is_alias {
                    let mut after = cursor;
                    after.skip_token();
                    let sigil = if byte == b'#' { Sigil::AttrAlias } else { Sigil::TypeAlias };
                    token(end, sigil, after.at(b'='));
                }
            }
            b'"' if sym_name == 2 => {
                let end = cursor.token_end();
                if end >= at + 2 {
                    let (start, end) = (at + 1, end - 1);
                    names.push(NameToken { start, end, sigil: Sigil::Symbol, defines_alias: false });
                }
            }
            b':' => next_colons = colons + 1,
            b'=' if sym_name == 1 => next_sym_name = 2,
            b's' if cursor.word() == b"sym_name" => next_sym_name = 1,
            _ => {}
        }
        (colons, sym_name) = (next_colons, next_sym_name);
        cursor.skip_token();
    }
}
