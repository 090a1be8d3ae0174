//! Terminators that blocks lack.

use crate::document::{Document, Placed};
use crate::names::{OpId, View};
use crate::part::Problem;
use gen_lsp_types::{Position, Range, TextEdit};
use terrace::Registry;
use terrace::ir::asm::parse::DefinitionTrace;
use terrace::ir::decl::{OpDef, Trait};

/// The place of a terminator that is missing.
struct Gap {
    /// The operation around the block.
    around: OpId,
    /// The part and the region that have the block, unless the region is empty.
    region: Option<(usize, u32)>,
    /// The start of what follows: the label of a block or a closing brace.
    at: u32,
}

/// The terminator of the block at an error that says that it lacks one. It passes on the last values of the block that have
/// the types of the results of the operation around it.
pub fn terminator(
    registry: &Registry,
    document: &Document,
    placed: &Placed,
    view: View<'_>,
    problem: &Problem,
) -> Option<(String, TextEdit)> {
    let gap = gap(view, problem)?;
    let def = def(registry, view, gap.around)?;
    let name = def.name.to_owned();
    let operands = if def.operands.is_empty() { String::new() } else { operands(view, &gap) };
    let text = format!("{name}{operands}");
    let line = document.text.line_of(placed.start + gap.at);
    let start = document.text.line_start(line).max(placed.start);
    let before = document.text.as_str().get(start as usize..(placed.start + gap.at) as usize)?;
    let (position, new_text) = match before.trim().is_empty() {
        true => {
            // Labels may be written at the same column as operations, or before it.
            let around = view.op(gap.around).start + placed.start;
            let indentation = document.text.indentation(document.text.line_of(around));
            (Position::new(line, 0), format!("{indentation}  {text}\n"))
        }
        false => (document.text.position(placed.start + gap.at), format!("{text} ")),
    };
    Some((name, TextEdit { range: Range { start: position, end: position }, new_text }))
}

fn gap(view: View<'_>, problem: &Problem) -> Option<Gap> {
    let is = |text: &str| problem.message.contains(text);
    let op = view.op_at(problem.at)?;
    if is("expected non-empty function body") {
        let at = problem.at + view.slice(problem.at, view.chunk.len).find('}')? as u32;
        return Some(Gap { around: op, region: None, at });
    }
    if is("empty block: expect at least a terminator") {
        let block = |place: (usize, u32)| Some((place, empty_block(view, place.0, place.1)?));
        let (place, at) = view.regions_of(op).into_iter().find_map(block)?;
        return Some(Gap { around: op, region: Some(place), at });
    }
    if is("region branch point has 0 operands") {
        // The operation has got a terminator that is not written.
        let implicit = view.op(op).def?.implicit_terminator;
        let ends = |&(part, region): &(usize, u32)| {
            view.ops(part).any(|inner| view.op(inner).region == region && view.op_name(inner) == implicit)
        };
        let (part, region) = view.regions_of(op).into_iter().find(|region| !ends(region))?;
        return Some(Gap { around: op, region: Some((part, region)), at: block_end(view, part, region, 0)? });
    }
    if is("block with no terminator") || is("expected a terminator") {
        // The error is at the last operation of the block.
        let (part, region) = (op.part, view.op(op).region);
        let around = view.region_op(part, region)?;
        let at = block_end(view, part, region, view.op(op).start)?;
        return Some(Gap { around, region: Some((part, region)), at });
    }
    None
}

/// The end of the block that has an offset.
fn block_end(view: View<'_>, part: usize, region: u32, at: u32) -> Option<u32> {
    let next =
        view.labels(part, region).into_iter().map(|label| label.start).find(|&start| start > at && at > 0);
    next.or_else(|| view.region_end(part, region))
}

/// The end of the first block without operations.
fn empty_block(view: View<'_>, part: usize, region: u32) -> Option<u32> {
    let labels = view.labels(part, region);
    let ends = labels.iter().skip(1).map(|label| label.start).chain(view.region_end(part, region));
    let (base, traces) = view.part(part);
    let is_empty = |start: u32, end: u32| {
        let next = traces.ops.partition_point(|op| op.start.wrapping_add(base) < start);
        traces.ops.get(next).is_none_or(|op| op.start.wrapping_add(base) >= end)
    };
    labels.iter().zip(ends).find(|(label, end)| is_empty(label.end, *end)).map(|(_, end)| end)
}

/// The row of the terminator.
fn def(registry: &Registry, view: View<'_>, around: OpId) -> Option<&'static OpDef> {
    let def = view.op(around).def?;
    let is_terminator = |name: &str| match def.implicit_terminator {
        "" => {
            let is_return = name.split_once('.').is_some_and(|(_, name)| name.eq_ignore_ascii_case("return"));
            is_return && def.has(Trait::FunctionOpInterface)
        }
        implicit => name == implicit,
    };
    let dialect = registry.all_dialects().find(|dialect| dialect.name == def.dialect)?;
    dialect.ops.iter().copied().find(|def| is_terminator(def.name))
}

/// The operands with their types, or nothing.
fn operands(view: View<'_>, gap: &Gap) -> String {
    let Some((part, region)) = gap.region else { return String::new() };
    // The types are in front of the first region.
    let regions = view.regions_of(gap.around).into_iter();
    let opens = regions.filter_map(|(part, region)| Some(view.region(part, region)?.open));
    let types = result_types(view.slice(view.op(gap.around).name_end, opens.min().unwrap_or(0)));
    let is_value = |d: &DefinitionTrace| d.region == region && d.count == 1 && d.start < gap.at;
    let mut values: Vec<DefinitionTrace> = view.definitions(part).filter(is_value).collect();
    values.sort_by_key(|value| value.start);
    let mut names = Vec::new();
    for ty in types.iter().rev() {
        let Some(at) =
            values.iter().rposition(|value| view.types(part, value).iter().any(|found| **found == **ty))
        else {
            return String::new();
        };
        let value = values.remove(at);
        names.push(view.slice(value.start, value.end));
    }
    names.reverse();
    match types.is_empty() {
        true => String::new(),
        false => format!(" {} : {}", names.join(", "), types.join(", ")),
    }
}

/// The types behind the last `->` of an operation's text in front of its region.
fn result_types(head: &str) -> Vec<&str> {
    let Some((_, types)) = head.rsplit_once("-> ") else { return Vec::new() };
    let types = types.split(" attributes ").next().unwrap_or(types).trim();
    let types = types.strip_prefix('(').and_then(|types| types.strip_suffix(')')).unwrap_or(types);
    let (mut depth, mut start, mut all) = (0, 0, Vec::new());
    for (i, c) in types.char_indices() {
        match c {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' | ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                all.push(types[start..i].trim());
                start = i + 1;
            }
            _ => {}
        }
    }
    all.push(types[start..].trim());
    all.retain(|ty| !ty.is_empty());
    all
}
