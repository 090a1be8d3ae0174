//! Completion: values, blocks, symbols, aliases, types, attributes and operations.

use crate::document::{Document, Placed};
use crate::hover::value_behind;
use crate::names::{OpId, View};
use crate::part::Sigil;
use crate::structure::TYPE_WORDS;
use crate::symbols::has_letters;
use gen_lsp_types::{
    CompletionItem, CompletionItemKind, Documentation, MarkupContent, MarkupKind, Range, TextEdit,
};
use terrace::Registry;
use terrace::ir::asm::cursor::{Cursor, is_name};
use terrace::ir::asm::parse::{NONE, OpTrace};
use terrace::ir::decl::doc_text;
use terrace_support::FxHashSet;

/// The kind of text before the cursor.
enum Place {
    /// `%`, `^`, `@`, `#` or `!`.
    Sigil(u8),
    /// An operation may start.
    Op,
    /// In the dictionary of an operation.
    Dictionary,
    /// Anything else.
    Other,
}

/// The completions at an offset of a chunk.
pub fn completions(
    registry: &Registry,
    document: &Document,
    placed: &Placed,
    offset: u32,
) -> Vec<CompletionItem> {
    let view = document.view(placed);
    let before = view.slice(0, offset);
    let n = before.bytes().rev().take_while(|&byte| is_name(byte)).count();
    let mut start = offset - n as u32;
    let head = view.slice(0, start);
    let line = head.rfind('\n').map_or(0, |at| at + 1);
    if head[line..].contains("//") {
        return Vec::new();
    }
    let place = match head.bytes().last() {
        Some(sigil @ (b'%' | b'^' | b'@' | b'#' | b'!')) => {
            start -= 1;
            Place::Sigil(sigil)
        }
        _ => place(view, head),
    };
    let range = document.text.range(placed.start + start, placed.start + offset);
    let mut items = Items { word: view.slice(start, offset), range, items: Vec::new() };
    match place {
        Place::Sigil(b'%') => values(view, offset, &mut items),
        Place::Sigil(b'^') => blocks(view, offset, &mut items),
        Place::Sigil(b'@') => symbols(view, start, &mut items),
        Place::Sigil(b'#') => {
            aliases(view, Sigil::AttrAlias, &mut items);
            for dialect in registry.all_dialects().filter(|dialect| dialect.name != "builtin") {
                let kinds = dialect.attrs.iter().filter(|kind| !kind.name.is_empty());
                kinds.for_each(|kind| {
                    items.add(format!("#{}.{}", dialect.name, kind.name), CompletionItemKind::Struct, "")
                });
            }
        }
        Place::Sigil(_) => types(registry, view, &mut items),
        Place::Op => ops(registry, &mut items),
        Place::Dictionary => {
            let def = view.op_at(offset).and_then(|op| view.op(op).def);
            for attr in def.map_or(&[][..], |def| def.attrs) {
                items.add(attr.name.to_owned(), CompletionItemKind::Property, "");
            }
        }
        Place::Other => {
            TYPE_WORDS.iter().for_each(|ty| items.add((*ty).to_owned(), CompletionItemKind::Keyword, ""));
            types(registry, view, &mut items);
        }
    }
    items.items
}

/// The completions of a word.
struct Items<'a> {
    /// Its text, up to the cursor.
    word: &'a str,
    range: Range,
    /// Those that have the letters of the word in their order.
    items: Vec<CompletionItem>,
}

impl Items<'_> {
    fn add(&mut self, label: String, kind: CompletionItemKind, doc: &str) {
        self.push(label, kind, None, doc);
    }

    fn push(&mut self, label: String, kind: CompletionItemKind, detail: Option<String>, doc: &str) {
        if !has_letters(&label, self.word) {
            return;
        }
        let value = doc_text(doc);
        let markup = MarkupContent { kind: MarkupKind::Markdown, value };
        let documentation = (!markup.value.is_empty()).then(|| Documentation::from(markup));
        let edit = TextEdit { range: self.range, new_text: label.clone() };
        self.items.push(CompletionItem {
            filter_text: Some(label.clone()),
            text_edit: Some(edit.into()),
            label,
            kind: Some(kind),
            detail,
            documentation,
            ..CompletionItem::default()
        });
    }
}

/// The kind of text that may come behind a text.
fn place(view: View<'_>, head: &str) -> Place {
    let trimmed = head.trim_end_matches([' ', '\t']);
    let text = trimmed.trim_end();
    let is_at_line_start = trimmed.len() != text.len() || text.is_empty();
    let line = &text[text.rfind('\n').map_or(0, |at| at + 1)..];
    if text.ends_with('=') && line.trim_start().starts_with('%') && line.matches('=').count() == 1 {
        return Place::Op;
    }
    // An open quote at the start of an operation: its generic form.
    if let Some(generic) = trimmed.strip_suffix('"')
        && (generic.trim_end_matches([' ', '\t']).ends_with(['\n', '=', '{']) || generic.trim().is_empty())
    {
        return Place::Op;
    }
    if is_in_dictionary(view, text.len() as u32) {
        return Place::Dictionary;
    }
    if is_at_line_start && !text.ends_with([',', '(', '[', '<', ':', '=']) || text.ends_with('{') {
        return Place::Op;
    }
    Place::Other
}

/// Whether a brace that opens no region is open at an offset, and a key may come next.
fn is_in_dictionary(view: View<'_>, offset: u32) -> bool {
    let Some(op) = view.op_at(offset.saturating_sub(1)) else { return false };
    let trace = view.op(op);
    let regions: FxHashSet<u32> = {
        let (base, part) = view.part(op.part);
        part.regions.iter().map(|region| region.open.wrapping_add(base)).collect()
    };
    let text = view.slice(0, offset).as_bytes();
    let mut cursor = Cursor::at_offset(text, trace.start.min(offset));
    let mut open = Vec::new();
    let mut last = 0;
    while !cursor.at_end() {
        last = cursor.peek();
        match last {
            b'{' => open.push(!regions.contains(&cursor.offset())),
            b'}' => _ = open.pop(),
            _ => {}
        }
        cursor.skip_token();
    }
    open.last() == Some(&true) && matches!(last, b'{' | b',')
}

/// The operations of the dialect that the word names, or dialects and the operations that have the word in their names.
fn ops(registry: &Registry, items: &mut Items<'_>) {
    let word = items.word;
    for dialect in registry.all_dialects() {
        let is_dialect = word.split_once('.').is_some_and(|(name, _)| name == dialect.name);
        if !word.contains('.') && !dialect.ops.is_empty() {
            items.add(dialect.name.to_owned(), CompletionItemKind::Module, "");
        }
        let has_word = |name: &str| !word.is_empty() && !word.contains('.') && name.contains(word);
        for op in dialect.ops.iter().filter(|op| is_dialect || has_word(op.mnemonic())) {
            items.add(op.name.to_owned(), CompletionItemKind::Function, op.doc);
        }
    }
}

/// The innermost region around an offset.
fn region_at(view: View<'_>, part: usize, offset: u32) -> u32 {
    let (base, traces) = view.part(part);
    let at = offset.wrapping_sub(base);
    let is_around = |region: &terrace::ir::asm::parse::RegionTrace| region.open < at && at <= region.end;
    traces.regions.iter().rposition(is_around).map_or(NONE, |region| region as u32)
}

fn values(view: View<'_>, offset: u32, items: &mut Items<'_>) {
    let part = view.part_at(offset);
    let mut around = FxHashSet::default();
    let mut region = region_at(view, part, offset);
    around.insert(region);
    while let Some(found) = view.region(part, region) {
        region = found.parent;
        around.insert(region);
    }
    // The results of an operation with an error are known as names only.
    let failed = view.op_at(offset.saturating_sub(1)).map(|op| view.op(op)).filter(|op| op.failed);
    let is_result_of_failed = |start: u32| failed.is_some_and(|op| (op.start..op.name).contains(&start));
    let is_value = |start: u32| view.slice(start, start + 1) == "%";
    let mut seen = FxHashSet::default();
    for definition in view.definitions(part) {
        let op = |index| view.op(OpId { part, index });
        // Operands of an operation, and the values in it, cannot be its results.
        let is_result_of_it = |op: OpTrace| (op.start..=view.op_end(&op)).contains(&offset);
        let is_visible = around.contains(&definition.region)
            && is_value(definition.start)
            && !is_result_of_failed(definition.start)
            && !(definition.op != NONE && is_result_of_it(op(definition.op)))
            && (definition.start as i32) < offset as i32
            && !(definition.start..=definition.end).contains(&offset);
        let name = view.slice(definition.start, definition.end);
        if !is_visible || !seen.insert(name) {
            continue;
        }
        let types = view.types(part, &definition);
        if types.len() > 1 {
            for (i, ty) in types.iter().enumerate() {
                items.push(format!("{name}#{i}"), CompletionItemKind::Variable, Some(ty.to_string()), "");
            }
        } else {
            let ty = types.first().map(|ty| ty.to_string());
            items.push(name.to_owned(), CompletionItemKind::Variable, ty, "");
        }
    }
}

fn blocks(view: View<'_>, offset: u32, items: &mut Items<'_>) {
    let part = view.part_at(offset);
    let region = region_at(view, part, offset);
    for definition in view.definitions(part).filter(|definition| definition.region == region) {
        let name = view.slice(definition.start, definition.end);
        if name.starts_with('^') && !(definition.start..=definition.end).contains(&offset) {
            items.add(name.to_owned(), CompletionItemKind::Reference, "");
        }
    }
}

fn symbols(view: View<'_>, start: u32, items: &mut Items<'_>) {
    let symbols = view.symbols();
    let table = view.slice(0, start).strip_suffix("::");
    let behind = table.into_iter().flat_map(|table| symbols.behind(table.len() as u32));
    let around = symbols.around(start).filter(|_| table.is_none());
    for symbol in behind.chain(around) {
        let token = view.slice(symbol.token.start, symbol.token.end);
        let label = if token.starts_with('@') { token.to_owned() } else { format!("@{token}") };
        items.push(label, CompletionItemKind::Function, Some(view.op_name(symbol.op).to_owned()), "");
    }
}

fn aliases(view: View<'_>, sigil: Sigil, items: &mut Items<'_>) {
    for name in view.part(0).1.names.iter().filter(|name| name.sigil == sigil && name.defines_alias) {
        let text = view.slice(name.start, name.end);
        let value = value_behind(view, name.end).map(str::to_owned);
        items.push(text.to_owned(), CompletionItemKind::Constant, value, "");
    }
}

fn types(registry: &Registry, view: View<'_>, items: &mut Items<'_>) {
    aliases(view, Sigil::TypeAlias, items);
    for dialect in registry.all_dialects() {
        let kinds = dialect.types.iter().filter(|kind| !kind.name.is_empty() && dialect.name != "builtin");
        // Kinds that share a name follow each other.
        let mut names: Vec<&str> = kinds.map(|kind| kind.name).collect();
        names.dedup();
        names.iter().for_each(|name| {
            items.add(format!("!{}.{name}", dialect.name), CompletionItemKind::Struct, "");
        });
    }
}
