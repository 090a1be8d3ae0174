//! Hover: the generic form and the documentation of an operation, the types of a value, the
//! predecessors and successors of a block, the text of an alias.

use crate::chunk::with_op;
use crate::names::{Meaning, OpId, View};
use crate::part::Sigil;
use terrace::Registry;
use terrace::ir::asm::parse::{DefinitionTrace, NONE};
use terrace::ir::asm::{PrintOptions, print_op};
use terrace::ir::decl::doc_text;
use terrace::ir::symbols::{Symbol, Visibility};
use terrace_support::FxHashSet;

/// Elements attributes with more elements are not shown.
const MAX_ELEMENTS: u64 = 16;

/// Markdown about the name or operation at an offset, and the range that it is about.
pub fn hover(registry: &Registry, view: View<'_>, offset: u32) -> Option<(String, u32, u32)> {
    if let Some((meaning, place)) = view.meaning(offset) {
        let text = match meaning {
            Meaning::Symbol(op) => of_op(registry, view, op)?,
            Meaning::Alias { sigil, name } => of_alias(view, sigil, &name)?,
            Meaning::Local { part, definition } => {
                let number = result_number(view, place.end);
                of_local(view, part, &view.definition(part, definition)?, number)
            }
        };
        return Some((text, place.start, place.end));
    }
    let id = view.op_at(offset)?;
    let op = view.op(id);
    let is_name = op.name <= offset && offset <= op.name_end && op.name != op.name_end;
    is_name.then(|| of_op(registry, view, id)).flatten().map(|text| (text, op.name, op.name_end))
}

/// The number behind a value's name: `%a#1`.
fn result_number(view: View<'_>, end: u32) -> Option<u32> {
    let rest = view.text.get(end as usize..)?.strip_prefix('#')?;
    let n = rest.bytes().take_while(u8::is_ascii_digit).count();
    rest[..n].parse().ok()
}

/// The documentation of an operation, and its generic form if it can be parsed.
fn of_op(registry: &Registry, view: View<'_>, id: OpId) -> Option<String> {
    let op = view.op(id);
    let name = view.op_name(id);
    let mut text = format!("\"{name}\"");
    let options = PrintOptions {
        generic: true,
        local_scope: true,
        skip_regions: true,
        elide_elements_larger: Some(MAX_ELEMENTS),
        ..PrintOptions::default()
    };
    let ctx = registry.context();
    let form = with_op(&ctx, view.text.as_bytes(), op.name, |op| {
        let symbol = Symbol { body: op.body(), op: op.op };
        let visibility = match symbol.visibility() {
            Visibility::Public => "public",
            Visibility::Private => "private",
            Visibility::Nested => "nested",
        };
        let symbol = Some(symbol.name()).filter(|name| !name.is_empty());
        let symbol = symbol.map(|name| format!(" : {visibility} @{name}"));
        let mut form = Vec::new();
        print_op(op, &options, &mut form);
        (symbol.unwrap_or_default(), String::from_utf8_lossy(&form).trim().to_owned())
    });
    let doc = op.def.map_or(String::new(), |def| doc_text(def.doc));
    if form.is_none() && doc.is_empty() {
        return None;
    }
    if let Some((symbol, form)) = form {
        text.push_str(&format!("{symbol}\n\nGeneric Form:\n\n```mlir\n{form}\n```\n"));
    } else {
        text.push('\n');
    }
    if !doc.is_empty() {
        text.push_str(&format!("\n{doc}\n"));
    }
    Some(text)
}

fn of_alias(view: View<'_>, sigil: Sigil, name: &str) -> Option<String> {
    let kind = if sigil == Sigil::AttrAlias { "Attribute" } else { "Type" };
    let value = alias_value(view, sigil, name)?;
    Some(format!("{kind} Alias: \"{}\"\n\n```mlir\n{value}\n```\n", &name[1..]))
}

/// The text of the value of an alias.
pub fn alias_value<'a>(view: View<'a>, sigil: Sigil, name: &str) -> Option<&'a str> {
    let meaning = Meaning::Alias { sigil, name: name.to_owned() };
    value_behind(view, view.occurrences(&meaning).into_iter().find(|place| place.defines)?.end)
}

/// The text of the value of an alias whose name ends at an offset.
pub fn value_behind(view: View<'_>, start: u32) -> Option<&str> {
    let (ops, names) = (&view.part(0).1.ops, &view.part(0).1.names);
    let next = ops.get(ops.partition_point(|op| op.start < start)).map(|op| op.start);
    let names = &names[names.partition_point(|name| name.start <= start)..];
    let alias = names.iter().find(|name| name.defines_alias).map(|name| name.start);
    let end = [next, alias].into_iter().flatten().min().unwrap_or(view.chunk.len);
    let value = view.slice(start, view.token_end_before(start, end)).trim_start();
    value.strip_prefix('=').map(str::trim)
}

fn of_local(view: View<'_>, part: usize, definition: &DefinitionTrace, number: Option<u32>) -> String {
    let is_block = view.slice(definition.start, definition.start + 1) == "^";
    if is_block {
        let op = op_text(view, part, definition.region);
        let blocks = blocks(view, part, definition.region);
        let number = blocks.iter().position(|block| block.start == definition.start).unwrap_or(0);
        let (mut predecessors, mut successors): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
        let (base, traces) = view.part(part);
        let labels: FxHashSet<u32> =
            blocks.iter().filter(|block| block.start != block.end).map(|block| block.start).collect();
        for used in traces.uses.iter().filter(|used| used.definition != NONE) {
            let [at, to] = [used.start, used.definition].map(|offset| offset.wrapping_add(base));
            if !labels.contains(&to) {
                continue;
            }
            let from = block_text(view, &blocks, at);
            if from == view.slice(definition.start, definition.end) {
                successors.push(block_text(view, &blocks, to));
            }
            if to == definition.start {
                predecessors.push(from);
            }
        }
        let list = |title: &str, mut blocks: Vec<String>| {
            let mut seen = FxHashSet::default();
            blocks.retain(|block| seen.insert(block.clone()));
            if blocks.is_empty() { String::new() } else { format!("{title}: {}\n\n", blocks.join(", ")) }
        };
        let (predecessors, successors) = (list("Predecessors", predecessors), list("Successors", successors));
        return format!("{op}Block #{number}\n\n{predecessors}{successors}");
    }
    let types: Vec<String> = view.types(part, definition).iter().map(|ty| format!("`{ty}`")).collect();
    if definition.op != NONE {
        let op = OpId { part, index: definition.op };
        let op_text = format!("Operation: \"{}\"\n\n", view.op_name(op));
        let before = view.definitions(part).filter(|d| d.op == definition.op && d.start < definition.start);
        let first: u32 = before.map(|definition| definition.count).sum();
        return match (number, types.as_slice()) {
            (Some(number), types) if types.len() > 1 => {
                let ty = types.get(number as usize).map_or("unknown", |ty| ty);
                format!("{op_text}Result #{}\n\nType: {ty}\n\n", first + number)
            }
            (_, [ty]) => format!("{op_text}Result #{first}\n\nType: {ty}\n\n"),
            (_, types) => {
                let last = first + (types.len() as u32).saturating_sub(1);
                format!("{op_text}Result #[{first}, {last}]\n\nTypes: {}", types.join(", "))
            }
        };
    }
    let Some(ty) = types.first() else {
        return "The operation that defines this value has an error.\n".to_owned();
    };
    let op = op_text(view, part, definition.region);
    let blocks = blocks(view, part, definition.region);
    let block = block_text(view, &blocks, definition.start);
    let is_before = |d: &DefinitionTrace| d.region == definition.region && d.op == NONE && d.count != 0;
    let start =
        blocks.iter().rev().find(|block| block.start < definition.start).map_or(0, |block| block.start);
    let arguments = view.definitions(part).filter(is_before);
    let n = arguments.filter(|d| d.start < definition.start && d.start as i32 >= start as i32).count();
    format!("{op}Block: {block}\n\nArgument #{n}\n\nType: {ty}\n\n")
}

fn op_text(view: View<'_>, part: usize, region: u32) -> String {
    view.region_op(part, region)
        .map_or(String::new(), |op| format!("Operation: \"{}\"\n\n", view.op_name(op)))
}

/// A block of a region.
struct BlockStart {
    start: u32,
    /// The end of its name; the start of an entry block without one.
    end: u32,
}

/// The blocks of a region, in the order of the text.
fn blocks(view: View<'_>, part: usize, region: u32) -> Vec<BlockStart> {
    let is_block = |d: &DefinitionTrace| d.region == region && view.slice(d.start, d.start + 1) == "^";
    let mut blocks: Vec<BlockStart> = view
        .definitions(part)
        .filter(is_block)
        .map(|definition| BlockStart { start: definition.start, end: definition.end })
        .collect();
    blocks.sort_by_key(|block| block.start);
    let open = view.region(part, region).map_or(0, |region| region.open);
    let first = blocks.first().map_or(u32::MAX, |block| block.start);
    let is_labelled = view.slice(open, first).trim_start_matches(['{', ' ', '\n', '\t', '\r']).is_empty();
    if !is_labelled || blocks.is_empty() {
        // Arguments of the entry block are in front of the brace.
        blocks.insert(0, BlockStart { start: 0, end: 0 });
    }
    blocks
}

/// The name or number of the block that an offset of its region is in.
fn block_text(view: View<'_>, blocks: &[BlockStart], offset: u32) -> String {
    let number = blocks.partition_point(|block| block.start <= offset).saturating_sub(1);
    match blocks.get(number) {
        Some(block) if block.start != block.end => view.slice(block.start, block.end).to_owned(),
        _ => format!("<Block #{number}>"),
    }
}
