//! Virtual documents: the text of a function at a later stage, beside its source. Their addresses are
//! `terrace:///STAGE/CHUNK/FUNCTION.EXTENSION?ADDRESS OF THE SOURCE`.

use crate::diagnostics;
use crate::document::{Document, Placed, decode, encode};
use crate::names::{OpId, Symbols, View};
use crate::server::Place;
use crate::stages::{Lowered, Origin, Source, Stage, Tools};
use gen_lsp_types::{Location, Position, Range};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use terrace::Registry;
use terrace::ir::decl::Trait;

/// The scheme of the addresses.
pub const SCHEME: &str = "terrace";

/// Hovers show as many lines of what an operation becomes.
const MAX_LINES: usize = 8;

/// Hovers do not compile functions with longer texts.
const MAX_LOWERED: u32 = 1 << 18;

/// As many texts are kept.
const MAX_KEPT: usize = 64;

/// The address of a virtual document.
pub struct Address {
    /// The stage.
    pub stage: Stage,
    /// The address of the document.
    source: String,
    /// The number of the chunk in it.
    chunk: usize,
    /// The path of the function's name, or nothing for the whole chunk.
    function: String,
}

impl Address {
    /// The address of a stage of the function around an offset of a chunk.
    pub fn new(stage: Stage, document: &Document, placed: &Placed, function: Option<OpId>) -> Self {
        let view = document.view(placed);
        let chunk = document.chunks.iter().position(|other| other.start == placed.start).unwrap_or(0);
        let function = function.map_or(String::new(), |function| path_of(view, &view.symbols(), function));
        Self { stage, source: document.uri.clone(), chunk, function }
    }

    /// Reads an address. Editors escape other characters than the server does.
    pub fn parse(uri: &str) -> Option<Self> {
        let (path, source) = uri.strip_prefix(SCHEME)?.strip_prefix(':')?.split_once('?')?;
        let path = decode(path)?;
        let mut parts = path.trim_start_matches('/').splitn(3, '/');
        let (stage, chunk, file) = (parts.next()?, parts.next()?, parts.next()?);
        let stage = Stage::of_name(stage)?;
        let function = file.strip_suffix(stage.extension())?.strip_suffix('.')?.to_owned();
        let function = if function == MODULE { String::new() } else { function };
        Some(Self { stage, source: decode(source)?, chunk: chunk.parse().ok()?, function })
    }

    /// Its text.
    pub fn uri(&self) -> String {
        let name = if self.function.is_empty() { MODULE } else { &self.function };
        let (stage, source) = (encode(&self.stage.name(), ""), encode(&self.source, ""));
        format!("{SCHEME}:///{stage}/{}/{}.{}?{source}", self.chunk, encode(name, ""), self.stage.extension())
    }

    /// Whether a document is its source.
    pub fn is_of(&self, document: &Document) -> bool {
        decode(&self.source) == decode(&document.uri)
    }
}

/// The name of files with a whole chunk; no name of a symbol has brackets in it.
const MODULE: &str = "(module)";

/// The function around an offset.
pub fn function_at(view: View<'_>, offset: u32) -> Option<OpId> {
    let mut next = view.op_at(offset);
    while let Some(op) = next {
        let is_function = view.op(op).def.is_some_and(|def| def.has(Trait::FunctionOpInterface));
        if is_function && view.symbols().of(op).is_some() {
            return Some(op);
        }
        next = view.parent(op);
    }
    None
}

/// The name of a function, behind those of the symbols around it.
fn path_of(view: View<'_>, symbols: &Symbols<'_>, function: OpId) -> String {
    let mut names = Vec::new();
    let mut next = Some(function);
    while let Some(op) = next {
        names.extend(symbols.of(op).map(|symbol| symbol.name));
        next = view.parent(op);
    }
    names.reverse();
    names.join("::")
}

/// The texts of virtual documents.
#[derive(Default)]
pub struct Virtuals {
    /// By address, each with the hash of the chunk.
    kept: BTreeMap<String, (u64, Rc<Lowered>)>,
    /// The addresses whose texts the client asked for since their source changed.
    shown: BTreeSet<String>,
}

/// How texts are made.
#[derive(Clone, Copy)]
pub struct Maker<'a> {
    /// The dialects and passes.
    pub registry: &'a Registry,
    /// The other programs, if there are any.
    pub tools: Option<Tools>,
}

impl Virtuals {
    /// The text at an address of a document, and the chunk that it comes from.
    pub fn get<'d>(
        &mut self,
        maker: Maker<'_>,
        document: &'d Document,
        address: &Address,
    ) -> Option<(Rc<Lowered>, &'d Placed)> {
        let placed = document.chunks.get(address.chunk)?;
        let uri = address.uri();
        if let Some((hash, lowered)) = self.kept.get(&uri)
            && *hash == placed.chunk.hash
        {
            return Some((lowered.clone(), placed));
        }
        let view = document.view(placed);
        let function = match address.function.as_str() {
            "" => None,
            path => {
                let symbols = view.symbols();
                let mut alike = symbols.all.iter().filter(|symbol| path.ends_with(symbol.name));
                Some(alike.find(|symbol| path_of(view, &symbols, symbol.op) == path)?.op)
            }
        };
        let (Maker { registry, tools }, name) = (maker, document.name());
        let source = Source { registry, tools, name: &name, view, function };
        let lowered = Rc::new(source.lower(&address.stage));
        if self.kept.len() >= MAX_KEPT {
            self.kept.clear();
        }
        self.kept.insert(uri, (placed.chunk.hash, lowered.clone()));
        Some((lowered, placed))
    }

    /// Where the operation at a place is in the llvm dialect and in LLVM IR, and in assembly if that is shown.
    pub fn implementations(&mut self, maker: Maker<'_>, at: &Place<'_>) -> Vec<Location> {
        let function = function_at(at.view, at.offset);
        let mut all = Vec::new();
        for stage in [Stage::LlvmDialect, Stage::LlvmIr, Stage::Assembly] {
            let address = Address::new(stage, at.document, at.placed, function);
            let uri = address.uri();
            let is_shown = address.stage != Stage::Assembly || self.kept.contains_key(&uri);
            if is_shown && let Some((lowered, _)) = self.get(maker, at.document, &address) {
                all.extend(results(at.document, at.placed, &uri, &lowered, at.offset));
            }
        }
        all
    }

    /// Markdown about what the operation whose name is at a place becomes in the llvm dialect, or nothing.
    pub fn lowering(&mut self, maker: Maker<'_>, at: &Place<'_>) -> String {
        let view = at.view;
        let is_name = |id: &OpId| {
            let op = view.op(*id);
            op.name <= at.offset && at.offset <= op.name_end
        };
        let Some(op) = view.op_at(at.offset).filter(is_name) else { return String::new() };
        let Some(function) = function_at(view, at.offset).filter(|&function| function != op) else {
            return String::new();
        };
        let trace = view.op(function);
        if trace.end - trace.start > MAX_LOWERED {
            return String::new();
        }
        let address = Address::new(Stage::LlvmDialect, at.document, at.placed, Some(function));
        let Some((lowered, _)) = self.get(maker, at.document, &address) else { return String::new() };
        let all: Vec<&str> = lowered.text.lines().collect();
        let runs = lines_of(at.document, at.placed, &lowered, at.offset).into_iter();
        let lines: Vec<&str> = runs
            .flat_map(|(start, end)| all.get(start..end).unwrap_or(&[]))
            .map(|line| line.trim())
            .collect();
        let name = view.op_name(op);
        // An operation of the llvm dialect stays what it is.
        if lines.is_empty() || lines.iter().any(|line| line.contains(name)) {
            return String::new();
        }
        let shown = lines.get(..MAX_LINES).unwrap_or(&lines).join("\n");
        let more = match lines.len().saturating_sub(MAX_LINES) {
            0 => String::new(),
            n => format!("\n// {n} more"),
        };
        format!("\nLowered:\n\n```mlir\n{shown}{more}\n```\n")
    }

    /// Notes that the client shows a document.
    pub fn show(&mut self, uri: &str) {
        self.shown.insert(uri.to_owned());
    }

    /// The addresses of the documents that are shown of a source that has changed: the client has to ask for them again.
    pub fn outdated(&mut self, document: &Document) -> Vec<String> {
        let is_of = |uri: &str| Address::parse(uri).is_some_and(|address| address.is_of(document));
        let (outdated, shown) = core::mem::take(&mut self.shown).into_iter().partition(|uri| is_of(uri));
        self.shown = shown;
        outdated.into_iter().collect()
    }
}

/// The place in a document that a line of a virtual document comes from.
pub fn origin(document: &Document, placed: &Placed, lowered: &Lowered, line: u32) -> Option<Location> {
    let (line, column) = (*lowered.origins.get(line as usize)?)?;
    let first = document.text.line_of(placed.start);
    let start = match line.checked_sub(1)? {
        0 => placed.start,
        line => document.text.line_start(first.checked_add(line)?),
    };
    let at = start.checked_add(column)?.checked_sub(placed.start + 1)?;
    let range = diagnostics::token_range(document, placed, at);
    Some(Location { uri: document.uri.as_str().into(), range })
}

/// The place of an offset of a chunk as lines tell it.
fn origin_of(document: &Document, placed: &Placed, offset: u32) -> Origin {
    let at = placed.start + offset;
    let line = document.text.line_of(at);
    let start = document.text.line_start(line).max(placed.start);
    (line - document.text.line_of(placed.start) + 1, at - start + 1)
}

/// The runs of lines that come from the operation around an offset: the first and the one after the last.
fn lines_of(document: &Document, placed: &Placed, lowered: &Lowered, offset: u32) -> Vec<(usize, usize)> {
    let view = document.view(placed);
    let Some(op) = view.op_at(offset).filter(|_| !lowered.failed) else { return Vec::new() };
    let place = Some(origin_of(document, placed, view.op(op).name));
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (i, _) in lowered.origins.iter().enumerate().filter(|(_, origin)| **origin == place) {
        match runs.last_mut() {
            Some(last) if last.1 == i => last.1 = i + 1,
            _ => runs.push((i, i + 1)),
        }
    }
    runs
}

/// Where the operation around an offset is in a virtual document.
fn results(document: &Document, placed: &Placed, uri: &str, lowered: &Lowered, offset: u32) -> Vec<Location> {
    let lines: Vec<&str> = lowered.text.lines().collect();
    let runs = lines_of(document, placed, lowered, offset).into_iter();
    runs.map(|(start, end)| {
        let indentation = lines.get(start).map_or(0, |line| line.len() - line.trim_start().len());
        let length = lines.get(end - 1).map_or(0, |line| line.encode_utf16().count());
        let start = Position::new(start as u32, indentation as u32);
        let end = Position::new(end as u32 - 1, length as u32);
        Location { uri: uri.into(), range: Range { start, end } }
    })
    .collect()
}
