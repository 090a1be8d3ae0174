//! Drawing: colours of tokens, hints, folds and selections.

use crate::document::{Document, Placed};
use crate::names::View;
use gen_lsp_types::{
    FoldingRange, FoldingRangeKind, InlayHint, InlayHintKind, Position, Range, SelectionRange,
};
use terrace::ir::asm::cursor::Cursor;
use terrace::ir::asm::parse::NONE;
use terrace_support::FxHashSet;

/// The names of the kinds of tokens, by number.
pub const TOKEN_TYPES: &[&str] = &[
    "comment",
    "string",
    "number",
    "keyword",
    "modifier",
    "property",
    "variable",
    "parameter",
    "label",
    "function",
    "type",
    "macro",
];

const COMMENT: u32 = 0;
const STRING: u32 = 1;
const NUMBER: u32 = 2;
/// Names of operations.
const KEYWORD: u32 = 3;
/// Other words.
const MODIFIER: u32 = 4;
/// Names of attributes.
const PROPERTY: u32 = 5;
/// Results.
const VARIABLE: u32 = 6;
/// Arguments of blocks.
const PARAMETER: u32 = 7;
const LABEL: u32 = 8;
/// Symbols.
const FUNCTION: u32 = 9;
const TYPE: u32 = 10;
/// Aliases and attributes of dialects.
const MACRO: u32 = 11;

/// The tokens of a range in the protocol's form: five numbers for each, relative to the token before.
pub fn tokens(document: &Document, range: Option<Range>) -> Vec<u32> {
    let (from, to) = match range {
        Some(range) => (document.text.offset(range.start), document.text.offset(range.end)),
        None => (0, u32::MAX),
    };
    let mut encoder = Encoder { document, data: Vec::new(), line: (0, 0), last: (0, Position::new(0, 0)) };
    for placed in &document.chunks {
        let (start, end) = (placed.start, placed.start + placed.chunk.len);
        if end < from || to < start {
            continue;
        }
        let view = document.view(placed);
        let at = |offset: u32| offset.saturating_sub(start).min(placed.chunk.len);
        // A line is drawn as a whole.
        let first = document.text.line_start(document.text.line_of(from.max(start)));
        chunk_tokens(view, at(first), at(to), &mut |token, end, kind| {
            encoder.push(start + token, start + end, kind);
        });
        // The line between chunks is a comment.
        let has_marker = end <= to && document.text.bytes().len() > end as usize;
        if has_marker {
            encoder.push(end, end + crate::document::MARKER.len() as u32, COMMENT);
        }
    }
    encoder.data
}

/// The protocol's form of tokens, which come in the order of the text.
struct Encoder<'a> {
    document: &'a Document,
    data: Vec<u32>,
    /// The line of the last token, and the start of the next line.
    line: (u32, u32),
    /// The offset of the last token, and its position.
    last: (u32, Position),
}

impl Encoder<'_> {
    fn push(&mut self, start: u32, end: u32, kind: u32) {
        let text = &self.document.text;
        let (mut from, last) = self.last;
        let mut character = last.character;
        if start >= self.line.1 {
            let line = text.line_of(start);
            self.line = (line, text.line_start(line + 1));
            (from, character) = (text.line_start(line), 0);
        }
        let units = |start: u32, end: u32| {
            let text = text.as_str().get(start as usize..end as usize).unwrap_or("");
            if text.is_ascii() { text.len() as u32 } else { text.encode_utf16().count() as u32 }
        };
        let position = Position { line: self.line.0, character: character + units(from, start) };
        let delta_line = position.line - last.line;
        let before = if delta_line == 0 { last.character } else { 0 };
        let delta_start = position.character.saturating_sub(before);
        self.last = (start, position);
        self.data.extend([delta_line, delta_start, units(start, end), kind, 0]);
    }
}

fn chunk_tokens(view: View<'_>, from: u32, to: u32, push: &mut dyn FnMut(u32, u32, u32)) {
    let mut op_names = FxHashSet::default();
    let mut arguments = FxHashSet::default();
    for part in view.parts_between(from, to) {
        op_names.extend(view.ops(part).map(|op| view.op(op).name).filter(|name| (from..=to).contains(name)));
        let (base, traces) = view.part(part);
        let is_argument = |d: &&terrace::ir::asm::parse::DefinitionTrace| d.op == NONE && d.count != 0;
        let defined: FxHashSet<u32> =
            traces.definitions.iter().filter(is_argument).map(|d| d.start).collect();
        arguments.extend(defined.iter().map(|start| start.wrapping_add(base)));
        let uses = traces.uses.iter().filter(|used| defined.contains(&used.definition));
        arguments.extend(uses.map(|used| used.start.wrapping_add(base)));
    }
    let text = view.text.as_bytes();
    let mut end = from;
    let mut cursor = Cursor::at_offset(text, from);
    cursor.seek(from);
    loop {
        let start = cursor.offset();
        comments(view, end, start.min(to), push);
        if cursor.at_end() || start >= to {
            return;
        }
        end = cursor.token_end().max(start + 1);
        let byte = cursor.peek();
        let mut after = cursor;
        after.skip_token();
        let kind = match byte {
            b'%' if arguments.contains(&start) => Some(PARAMETER),
            b'%' => Some(VARIABLE),
            b'^' => Some(LABEL),
            b'@' => Some(FUNCTION),
            b'!' => Some(TYPE),
            b'#' if end > start + 1 => Some(MACRO),
            b'"' if op_names.contains(&start) => Some(KEYWORD),
            b'"' => Some(STRING),
            b'0'..=b'9' => Some(NUMBER),
            _ if cursor.at_word() && op_names.contains(&start) => Some(KEYWORD),
            _ if cursor.at_word() && is_type(cursor.word()) => Some(TYPE),
            _ if cursor.at_word() && after.at(b'=') => Some(PROPERTY),
            _ if cursor.at_word() => Some(MODIFIER),
            _ => None,
        };
        if let Some(kind) = kind {
            push(start, end, kind);
        }
        cursor = after;
    }
}

/// The comments between two tokens.
fn comments(view: View<'_>, start: u32, end: u32, push: &mut dyn FnMut(u32, u32, u32)) {
    let mut at = start;
    while let Some(found) = view.slice(at, end).find("//") {
        let comment = at + found as u32;
        let line = view.slice(comment, end);
        let n = line.find(['\n', '\r']).unwrap_or(line.len()) as u32;
        push(comment, comment + n, COMMENT);
        at = comment + n;
    }
}

/// The types that words denote.
pub const TYPE_WORDS: &[&str] = &[
    "i1", "i8", "i16", "i32", "i64", "index", "f16", "bf16", "f32", "f64", "none", "memref", "tensor",
    "vector", "tuple", "complex",
];

fn is_type(word: &[u8]) -> bool {
    let (letters, digits) = word.split_at(word.iter().take_while(|byte| byte.is_ascii_alphabetic()).count());
    let is_number = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    TYPE_WORDS.iter().any(|ty| ty.as_bytes() == word)
        || is_number && [&b"i"[..], b"si", b"ui", b"f", b"bf", b"tf"].contains(&letters)
        || letters == b"f" && word.len() > 2 && word[1].is_ascii_digit()
}

/// The types of values whose operations do not write them.
pub fn hints(document: &Document, range: Range) -> Vec<InlayHint> {
    let (from, to) = (document.text.offset(range.start), document.text.offset(range.end));
    let mut hints = Vec::new();
    for placed in &document.chunks {
        let view = document.view(placed);
        for part in view.parts_between(from.saturating_sub(placed.start), to.saturating_sub(placed.start)) {
            for definition in view.definitions(part) {
                let at = placed.start.wrapping_add(definition.start);
                let types = view.types(part, &definition);
                if at < from || at > to || types.is_empty() {
                    continue;
                }
                let shown = match definition.op {
                    NONE => view.slice(definition.end, view.chunk.len).trim_start().starts_with(':'),
                    index => {
                        let op = view.op(crate::names::OpId { part, index });
                        let head = view.slice(op.name, op.end);
                        let head = head.split('\n').next().unwrap_or(head);
                        types.iter().all(|ty| head.contains(&**ty)) || op.failed
                    }
                };
                if !shown {
                    hints.push(hint(document, placed, definition.end, types));
                }
            }
        }
    }
    hints.sort_by_key(|hint| hint.position);
    hints
}

fn hint(document: &Document, placed: &Placed, end: u32, types: &[std::sync::Arc<str>]) -> InlayHint {
    InlayHint {
        position: document.text.position(placed.start + end),
        label: format!(": {}", types.join(", ")).into(),
        kind: Some(InlayHintKind::Type),
        text_edits: None,
        tooltip: None,
        padding_left: None,
        padding_right: None,
        data: None,
    }
}

/// The regions of several lines, and the comments.
pub fn folds(document: &Document) -> Vec<FoldingRange> {
    let fold =
        |start_line, end_line, kind| FoldingRange { start_line, end_line, kind, ..FoldingRange::default() };
    let mut folds = Vec::new();
    for placed in &document.chunks {
        let view = document.view(placed);
        for part in 0..view.n_parts() {
            for region in 0..view.part(part).1.regions.len() as u32 {
                let Some(region) = view.region(part, region) else { continue };
                let end = view.token_end_before(region.open, region.end);
                let start = document.text.line_of(placed.start + region.open);
                let end = document.text.line_of(placed.start + end.saturating_sub(1));
                // The line of the closing brace stays.
                if end > start + 1 {
                    folds.push(fold(start, end - 1, None));
                }
            }
        }
    }
    let mut first = None;
    for line in 0..=document.text.n_lines() {
        let is_comment = document.text.line(line).trim_start().starts_with("//");
        match (is_comment, first) {
            (true, None) => first = Some(line),
            (false, Some(start)) => {
                if line > start + 1 {
                    folds.push(fold(start, line - 1, Some(FoldingRangeKind::Comment)));
                }
                first = None;
            }
            _ => {}
        }
    }
    folds.sort_by_key(|fold| (fold.start_line, core::cmp::Reverse(fold.end_line)));
    folds.dedup_by_key(|fold| fold.start_line);
    folds
}

/// The ranges around an offset, innermost first: the token, operations and regions, the chunk.
pub fn selections(document: &Document, placed: &Placed, offset: u32) -> SelectionRange {
    let view = document.view(placed);
    let mut ranges = vec![(0, view.chunk.len)];
    let mut outer = Vec::new();
    let mut next = view.op_at(offset);
    while let Some(id) = next {
        let op = view.op(id);
        outer.push((op.start, view.op_end(&op)));
        if let Some(region) = view.region(id.part, op.region) {
            outer.push((region.open, view.token_end_before(region.open, region.end)));
        }
        next = view.parent(id);
    }
    ranges.extend(outer.into_iter().rev());
    let mut cursor =
        Cursor::at_offset(view.text.as_bytes(), view.op_at(offset).map_or(0, |op| view.op(op).start));
    while !cursor.at_end() && cursor.token_end() < offset {
        cursor.skip_token();
    }
    ranges.push((cursor.offset(), cursor.token_end()));
    let mut selection: Option<SelectionRange> = None;
    for (start, end) in ranges {
        let range = document.text.range(placed.start + start, placed.start + end);
        let at = document.text.position(placed.start + offset);
        let is_around = range.start <= at && at <= range.end;
        let is_inside = selection.as_ref().is_none_or(|outer| {
            outer.range != range && outer.range.start <= range.start && range.end <= outer.range.end
        });
        if is_around && is_inside {
            selection = Some(SelectionRange { range, parent: selection.map(Box::new) });
        }
    }
    selection.unwrap_or_default()
}
