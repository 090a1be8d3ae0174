//! Symbols of documents, who uses them, and calls.

use crate::document::{Document, Placed};
use crate::names::{Meaning, OpId, Symbols, View};
use crate::part::Sigil;
use gen_lsp_types::{
    BaseSymbolInformation, CallHierarchyIncomingCall, CallHierarchyItem, CallHierarchyOutgoingCall, CodeLens,
    Command, DocumentSymbol, Location, Range, SymbolKind, WorkspaceSymbol,
};
use std::collections::BTreeMap;
use terrace::ir::decl::Trait;

/// The symbols of a document as a tree; several chunks are each a node.
pub fn document_symbols(document: &Document) -> Vec<DocumentSymbol> {
    let chunks = document.chunks.iter().map(|placed| (placed, chunk_symbols(document, placed)));
    if let [placed] = &document.chunks[..] {
        return chunk_symbols(document, placed);
    }
    let chunks = chunks.enumerate();
    chunks
        .map(|(i, (placed, children))| {
            let range = document.text.range(placed.start, placed.start + placed.chunk.len);
            node(format!("<file-split-{i}>"), SymbolKind::Namespace, range, range, children)
        })
        .collect()
}

#[allow(deprecated, reason = "the field has to be named")]
fn node(
    name: String,
    kind: SymbolKind,
    range: Range,
    selection_range: Range,
    children: Vec<DocumentSymbol>,
) -> DocumentSymbol {
    let children = Some(children).filter(|children| !children.is_empty());
    DocumentSymbol {
        name,
        detail: None,
        kind,
        tags: None,
        deprecated: None,
        range,
        selection_range,
        children,
    }
}

fn chunk_symbols(document: &Document, placed: &Placed) -> Vec<DocumentSymbol> {
    let view = document.view(placed);
    let symbols = view.symbols();
    // The operations that are shown: symbols, and symbol tables without names.
    let mut shown: Vec<(OpId, Option<&str>)> =
        symbols.all.iter().map(|symbol| (symbol.op, Some(symbol.name))).collect();
    for part in view.symbol_parts() {
        for op in view.ops(part) {
            let is_table = view.op(op).def.is_some_and(|def| def.has(Trait::SymbolTable));
            if is_table && symbols.of(op).is_none() {
                shown.push((op, None));
            }
        }
    }
    shown.sort_by_key(|&(op, _)| view.op(op).start);
    // The open nodes, innermost last.
    let mut open: Vec<(u32, DocumentSymbol)> = Vec::new();
    let mut roots = Vec::new();
    for (id, name) in shown {
        let op = view.op(id);
        close(&mut open, &mut roots, op.start);
        let name = name.map_or_else(|| format!("<{}>", view.op_name(id)), str::to_owned);
        let name = if name.is_empty() { "\"\"".to_owned() } else { name };
        let kind = kind(view, id);
        let range = document.text.range(placed.start + op.start, placed.start + view.op_end(&op));
        let selected = document.text.range(placed.start + op.name, placed.start + op.name_end);
        open.push((op.end, node(name, kind, range, selected, Vec::new())));
    }
    close(&mut open, &mut roots, u32::MAX);
    roots
}

/// Moves the nodes that end before an offset into those around them.
fn close(open: &mut Vec<(u32, DocumentSymbol)>, roots: &mut Vec<DocumentSymbol>, offset: u32) {
    while open.last().is_some_and(|&(end, _)| end <= offset) {
        let Some((_, closed)) = open.pop() else { break };
        match open.last_mut() {
            Some((_, parent)) => parent.children.get_or_insert_default().push(closed),
            None => roots.push(closed),
        }
    }
}

fn kind(view: View<'_>, op: OpId) -> SymbolKind {
    match view.op(op).def {
        Some(def) if def.has(Trait::FunctionOpInterface) => SymbolKind::Function,
        Some(def) if def.has(Trait::SymbolTable) => SymbolKind::Namespace,
        _ => SymbolKind::Class,
    }
}

/// The symbols of all documents whose names have the letters of a query in their order.
pub fn workspace_symbols<'d>(
    documents: impl Iterator<Item = &'d Document>,
    query: &str,
) -> Vec<WorkspaceSymbol> {
    let mut found = Vec::new();
    let query = query.trim_start_matches('@');
    for document in documents {
        for placed in &document.chunks {
            let view = document.view(placed);
            for symbol in &view.symbols().all {
                if !has_letters(symbol.name, query) {
                    continue;
                }
                let range =
                    document.text.range(placed.start + symbol.token.start, placed.start + symbol.token.end);
                let location = Location { uri: document.uri.as_str().into(), range };
                found.push(WorkspaceSymbol {
                    location: location.into(),
                    data: None,
                    base_symbol_information: BaseSymbolInformation {
                        name: symbol.name.to_owned(),
                        kind: kind(view, symbol.op),
                        tags: None,
                        container_name: None,
                    },
                });
            }
        }
    }
    found
}

/// Whether a name has the letters of a query in their order.
pub fn has_letters(name: &str, query: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    query.chars().flat_map(char::to_lowercase).all(|c| letters.any(|letter| letter == c))
}

/// How often each symbol is used, at its operation.
pub fn lenses(document: &Document) -> Vec<CodeLens> {
    let mut lenses = Vec::new();
    for placed in &document.chunks {
        let view = document.view(placed);
        let symbols = view.symbols();
        let mut uses: BTreeMap<OpId, usize> = BTreeMap::new();
        for_each_use(view, &symbols, |_, symbol| *uses.entry(symbol).or_default() += 1);
        for symbol in &symbols.all {
            let n = uses.get(&symbol.op).copied().unwrap_or(0);
            let op = view.op(symbol.op);
            lenses.push(CodeLens {
                range: document.text.range(placed.start + op.name, placed.start + op.name_end),
                command: Some(Command {
                    title: if n == 1 { "1 use".to_owned() } else { format!("{n} uses") },
                    ..Command::default()
                }),
                data: None,
            });
        }
    }
    lenses
}

/// Calls `f` with the part and token, and the symbol, of each use of a symbol.
fn for_each_use(view: View<'_>, symbols: &Symbols<'_>, mut f: impl FnMut((usize, usize), OpId)) {
    for part in 0..view.n_parts() {
        for index in 0..view.part(part).1.names.len() {
            let token = view.token(part, index);
            if matches!(token.sigil, Sigil::AttrAlias | Sigil::TypeAlias) {
                continue;
            }
            if let Some(symbol) = symbols.resolve(part, index)
                && symbols.of(symbol).is_none_or(|symbol| symbol.token.start != token.start)
            {
                f((part, index), symbol);
            }
        }
    }
}

/// The function whose name is at an offset.
pub fn call_item(
    document: &Document,
    placed: &Placed,
    view: View<'_>,
    offset: u32,
) -> Option<CallHierarchyItem> {
    let op = match view.meaning(offset) {
        Some((Meaning::Symbol(op), _)) => op,
        _ => view.op_at(offset).filter(|&op| offset <= view.op(op).name_end)?,
    };
    item(document, placed, view, &view.symbols(), op)
}

fn item(
    document: &Document,
    placed: &Placed,
    view: View<'_>,
    symbols: &Symbols<'_>,
    id: OpId,
) -> Option<CallHierarchyItem> {
    let symbol = symbols.of(id)?;
    let op = view.op(id);
    let range = |start, end| document.text.range(placed.start + start, placed.start + end);
    Some(CallHierarchyItem {
        name: symbol.name.to_owned(),
        kind: kind(view, id),
        tags: None,
        detail: Some(view.op_name(id).to_owned()),
        uri: document.uri.as_str().into(),
        range: range(op.start, view.op_end(&op)),
        selection_range: range(symbol.token.start, symbol.token.end),
        data: None,
    })
}

/// The symbol whose operation an offset is in.
fn symbol_around(view: View<'_>, symbols: &Symbols<'_>, offset: u32) -> Option<OpId> {
    let mut op = view.op_at(offset)?;
    loop {
        if symbols.of(op).is_some() {
            return Some(op);
        }
        op = view.parent(op)?;
    }
}

/// The symbols whose operations use the one at an offset, with the places.
pub fn incoming(
    document: &Document,
    placed: &Placed,
    view: View<'_>,
    offset: u32,
) -> Vec<CallHierarchyIncomingCall> {
    let symbols = view.symbols();
    let Some((Meaning::Symbol(callee), _)) = view.meaning(offset) else { return Vec::new() };
    let mut callers: BTreeMap<OpId, Vec<Range>> = BTreeMap::new();
    for place in view.occurrences(&Meaning::Symbol(callee)).into_iter().filter(|place| !place.defines) {
        if let Some(caller) = symbol_around(view, &symbols, place.start) {
            let range = document.text.range(placed.start + place.start, placed.start + place.end);
            callers.entry(caller).or_default().push(range);
        }
    }
    let calls = callers.into_iter().filter_map(|(caller, from_ranges)| {
        let from = item(document, placed, view, &symbols, caller)?;
        Some(CallHierarchyIncomingCall { from, from_ranges })
    });
    calls.collect()
}

/// The functions that the operation of the symbol at an offset names, with the places.
pub fn outgoing(
    document: &Document,
    placed: &Placed,
    view: View<'_>,
    offset: u32,
) -> Vec<CallHierarchyOutgoingCall> {
    let symbols = view.symbols();
    let Some((Meaning::Symbol(caller), _)) = view.meaning(offset) else { return Vec::new() };
    let mut callees: BTreeMap<OpId, Vec<Range>> = BTreeMap::new();
    for_each_use(view, &symbols, |(part, index), callee| {
        let token = view.token(part, index);
        if kind(view, callee) == SymbolKind::Function
            && symbol_around(view, &symbols, token.start) == Some(caller)
        {
            let range = document.text.range(placed.start + token.start, placed.start + token.end);
            callees.entry(callee).or_default().push(range);
        }
    });
    let calls = callees.into_iter().filter_map(|(callee, from_ranges)| {
        let to = item(document, placed, view, &symbols, callee)?;
        Some(CallHierarchyOutgoingCall { to, from_ranges })
    });
    calls.collect()
}
