//! The other form of an operation: generic or custom.

use crate::chunk::with_op;
use crate::names::{OpId, View};
use terrace::Registry;
use terrace::ir::asm::cursor::Cursor;
use terrace::ir::asm::{PrintOptions, print_op};
use terrace::ir::body::{OpRef, ValueDef};
use terrace_support::FxHashMap;

/// A form that an operation can be written in.
pub struct Form {
    /// Whether it is the generic one.
    pub generic: bool,
    /// The start of the text that it replaces: the operation without its results and its location.
    pub start: u32,
    /// The end.
    pub end: u32,
    /// The operation in this form.
    pub text: String,
}

/// The form that an operation is not written in. `None` for operations with regions, with errors, or without a custom form.
pub fn other_form(registry: &Registry, view: View<'_>, id: OpId) -> Option<Form> {
    let op = view.op(id);
    let has_region = view.part(id.part).1.regions.iter().any(|region| region.op == id.index);
    let has_body = view.chunk.bodies.iter().any(|body| (op.start..op.end).contains(&body.range.start));
    if op.failed || op.def.is_none() || has_region || has_body {
        return None;
    }
    let generic = !view.slice(op.name, op.name_end).starts_with('"');
    let ctx = registry.context();
    let (printed, custom, operands) = with_op(&ctx, view.text.as_bytes(), op.name, |op| {
        (print(op, true), print(op, false), operands(view, id.part, op))
    })?;
    if custom.starts_with('"') {
        return None;
    }
    // The generic form lists them.
    let operands =
        if generic { operands } else { Some(printed_names(view.slice(op.name, op.end), b'(', b'%')) };
    let mut names = printed_names(&printed, b'(', b'%').into_iter();
    let mut meant: FxHashMap<String, String> = FxHashMap::default();
    for name in operands? {
        meant.insert(names.next()?, name);
    }
    let end = operation_end(view, op.name_end, view.op_end(&op));
    let (base, part) = view.part(id.part);
    let uses = part.uses.iter().map(|used| (used.start.wrapping_add(base), used.end.wrapping_add(base)));
    let blocks = uses.filter(|&(start, _)| (op.name_end..end).contains(&start));
    let blocks = blocks.map(|(start, end)| view.slice(start, end)).filter(|name| name.starts_with('^'));
    meant.extend(printed_names(&printed, b'[', b'^').into_iter().zip(blocks.map(str::to_owned)));
    let text = replace_names(if generic { &printed } else { &custom }, &meant)?;
    Some(Form { generic, start: op.name, end, text })
}

/// The text of an operation without its results.
fn print(op: OpRef<'_>, generic: bool) -> String {
    let mut out = Vec::new();
    print_op(op, &PrintOptions { generic, local_scope: true, ..PrintOptions::default() }, &mut out);
    let text = String::from_utf8_lossy(&out).trim().to_owned();
    match text.split_once(" = ") {
        Some((results, rest)) if results.starts_with('%') => rest.to_owned(),
        _ => text,
    }
}

/// The names of an operation's operands in the source. Operations and arguments have their positions as locations.
fn operands(view: View<'_>, part: usize, op: OpRef<'_>) -> Option<Vec<String>> {
    let body = op.body();
    let name = |value| {
        let at = body.value_loc(value).pos()?;
        let ValueDef::Result(_, mut number) = body.value_def(value) else {
            let definition = view.definition(part, at)?;
            return Some(view.slice(definition.start, definition.end).to_owned());
        };
        let id = view.ops(part).find(|&id| view.op(id).name == at)?;
        let mut names: Vec<_> = view.definitions(part).filter(|d| d.op == id.index).collect();
        names.sort_by_key(|definition| definition.start);
        for definition in names {
            if number < definition.count {
                let name = view.slice(definition.start, definition.end);
                return Some(if definition.count == 1 {
                    name.to_owned()
                } else {
                    format!("{name}#{number}")
                });
            }
            number -= definition.count;
        }
        None
    };
    op.operands().iter().map(name).collect()
}

/// The names in the first list of the generic form that starts with a bracket.
fn printed_names(text: &str, bracket: u8, sigil: u8) -> Vec<String> {
    let mut cursor = Cursor::new(text.as_bytes());
    // The name.
    cursor.skip_token();
    if bracket == b'[' {
        while !cursor.at_end() && !cursor.eat(b')') {
            cursor.skip_token();
        }
    }
    let mut names = Vec::new();
    if cursor.eat(bracket) {
        while cursor.at(sigil) {
            let start = cursor.offset() as usize;
            let end = name_end(text, start);
            names.push(text.get(start..end).unwrap_or("").to_owned());
            cursor.seek(end as u32);
            cursor.eat(b',');
        }
    }
    names
}

/// The end of a name with its result number.
fn name_end(text: &str, start: usize) -> usize {
    let end = Cursor::at_offset(text.as_bytes(), start as u32).token_end() as usize;
    let rest = text.get(end..).unwrap_or("");
    match rest.strip_prefix('#') {
        Some(number) if rest.len() > 1 => end + 1 + number.bytes().take_while(u8::is_ascii_digit).count(),
        _ => end,
    }
}

/// A text with other names of values and blocks; `None` if one is unknown.
fn replace_names(text: &str, meant: &FxHashMap<String, String>) -> Option<String> {
    let mut out = String::new();
    let mut end = 0;
    let mut cursor = Cursor::new(text.as_bytes());
    while !cursor.at_end() {
        let start = cursor.offset() as usize;
        if matches!(cursor.peek(), b'%' | b'^') {
            let next = name_end(text, start);
            out.push_str(text.get(end..start)?);
            out.push_str(meant.get(text.get(start..next)?)?);
            end = next;
            cursor.seek(next as u32);
        } else {
            cursor.skip_token();
        }
    }
    out.push_str(text.get(end..)?);
    Some(out)
}

/// The end of an operation in front of its location.
fn operation_end(view: View<'_>, start: u32, end: u32) -> u32 {
    let text = view.slice(start, end);
    match text.rfind(" loc(") {
        Some(at) if text.ends_with(')') => start + text[..at].trim_end().len() as u32,
        _ => end,
    }
}
