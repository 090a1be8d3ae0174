//! The other form of an operation: generic or custom.
//!
//! The printer writes the operation with and without its regions; between them is the text of the source.

use crate::chunk::{with_changed_op, with_op};
use crate::names::{OpId, View};
use std::collections::BTreeSet;
use terrace::Registry;
use terrace::ir::asm::cursor::Cursor;
use terrace::ir::asm::parse::{DefinitionTrace, NONE};
use terrace::ir::asm::{PrintOptions, print_op};
use terrace::ir::attrs::NameLoc;
use terrace::ir::body::{Body, Op, OpRef, ValueDef};
use terrace::ir::{Context, Loc};
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

/// The form that an operation is not written in. Its regions keep their text: only the names of operations that are written
/// without their dialect, the label of the first block and a terminator that was not written change.
///
/// `None` for operations with errors, without a custom form, with regions that only the generic form has, or with comments
/// outside of regions, which no form would keep.
pub fn other_form(registry: &Registry, view: View<'_>, id: OpId) -> Option<Form> {
    let op = view.op(id);
    op.def?;
    let generic = !view.slice(op.name, op.name_end).starts_with('"');
    let regions = view.regions_of(id);
    let range = |&(part, region)| Some((view.region(part, region)?.open, view.region_end(part, region)? + 1));
    let mut kept = regions.iter().map(range).collect::<Option<Vec<(u32, u32)>>>()?;
    kept.sort_unstable();
    let head_end = kept.last().map_or(op.name_end, |&(_, end)| end);
    let end = operation_end(view, head_end, view.op_end(&op));
    if has_comment(view, op.name, end, &kept) {
        return None;
    }
    let ctx = registry.context();
    let source = Source { view, id, regions: &regions, end };
    let text = view.text.as_bytes();
    let (text, meaning) = with_changed_op(
        &ctx,
        text,
        op.name,
        |body, op| {
            let names = source.names(body, op, generic)?;
            name_values(&ctx, body, op);
            Some(names)
        },
        |names, op| Some((source.text(op, &names, generic)?, print(op, true, Names::Numbers, false))),
    )??;
    let is_equivalent = regions.is_empty() || {
        let new = [view.slice(0, op.name), &text, view.slice(end, view.chunk.len)].concat();
        let ctx = registry.context();
        with_op(&ctx, new.as_bytes(), op.name, |op| print(op, true, Names::Numbers, false)) == Some(meaning)
    };
    is_equivalent.then_some(Form { generic, start: op.name, end, text })
}

/// The text of an operation.
struct Source<'a> {
    view: View<'a>,
    id: OpId,
    /// The regions that are written, each with its part.
    regions: &'a [(usize, u32)],
    /// The end of the text.
    end: u32,
}

/// The names of values in the text.
struct SourceNames {
    operands: Vec<String>,
    /// The regions in their order; `None` in place of those that are empty.
    regions: Vec<Option<RegionText>>,
}

impl Source<'_> {
    fn names(&self, body: &Body, op: Op, generic: bool) -> Option<SourceNames> {
        // The generic form lists them.
        let operands = match generic {
            true => operands(self.view, self.id.part, body, op)?,
            false => printed_names(self.view.slice(self.view.op(self.id).name, self.end), b'(', b'%'),
        };
        let inner = if body.n_regions(op) == 0 { body } else { body.region_body(op) };
        let all = body.regions(op);
        let has_empty = self.regions.len() == all.len();
        let mut children: FxHashMap<(usize, u32), Vec<OpId>> =
            self.regions.iter().map(|&region| (region, Vec::new())).collect();
        let parts: BTreeSet<usize> = self.regions.iter().map(|&(part, _)| part).collect();
        for id in parts.iter().flat_map(|&part| self.view.ops(part)) {
            children.entry((id.part, self.view.op(id).region)).and_modify(|children| children.push(id));
        }
        let by_part = parts.iter().map(|&part| (part, definitions(self.view, part)));
        let by_part: FxHashMap<usize, _> = by_part.collect();
        let mut next = self.regions.iter();
        let mut regions = Vec::new();
        for region in all {
            let Some(entry) = inner.blocks(region).next() else {
                if has_empty {
                    next.next();
                }
                regions.push(None);
                continue;
            };
            let &(part, index) = next.next()?;
            let mut args = Vec::new();
            for &arg in inner.args(entry) {
                let definition = by_part.get(&part)?.get(&inner.value_loc(arg).pos()?)?;
                args.push(self.view.slice(definition.start, definition.end).to_owned());
            }
            let children = children.remove(&(part, index))?;
            let n_ops = inner.blocks(region).map(|block| inner.ops(block).count()).sum::<usize>();
            let lacks_terminator = match n_ops.checked_sub(children.len())? {
                0 => false,
                1 => true,
                _ => return None,
            };
            regions.push(Some(RegionText { part, index, args, children, lacks_terminator }));
        }
        next.next().is_none().then_some(SourceNames { operands, regions })
    }

    /// The operation in a form.
    fn text(&self, op: OpRef<'_>, names: &SourceNames, generic: bool) -> Option<String> {
        let listing = Printed::new(op, true)?;
        let custom = Printed::new(op, false)?;
        if custom.around[0].starts_with('"') {
            return None;
        }
        let meant = self.meant(&listing, names)?;
        let printed = if generic { listing } else { custom };
        // Custom forms leave out regions that are empty.
        let all_written = printed.regions.len() == names.regions.len();
        let mut written = names.regions.iter().filter(|region| all_written || region.is_some());
        let mut text = replace_names(&printed.around[0], &meant)?;
        for (body, around) in printed.regions.iter().zip(&printed.around[1..]) {
            match written.next()? {
                Some(region) => text.push_str(&self.region(region, body, &meant, generic)?),
                None => text.push_str("{}"),
            }
            text.push_str(&replace_names(around, &meant)?);
        }
        written.next().is_none().then_some(text)
    }

    /// The names in the source of the names in the printed text.
    fn meant(&self, listing: &Printed, source: &SourceNames) -> Option<FxHashMap<String, String>> {
        let (view, op) = (self.view, self.view.op(self.id));
        let head = &listing.around[0];
        let mut names = printed_names(head, b'(', b'%').into_iter();
        let mut meant: FxHashMap<String, String> = FxHashMap::default();
        for name in &source.operands {
            meant.insert(names.next()?, name.clone());
        }
        for (region, body) in source.regions.iter().zip(&listing.regions) {
            let args = region.as_ref().map_or(&[][..], |region| &region.args);
            let mut names = label_names(body).into_iter();
            for name in args {
                meant.insert(names.next()?, name.clone());
            }
        }
        let (base, part) = view.part(self.id.part);
        let uses = part.uses.iter().map(|used| (used.start.wrapping_add(base), used.end.wrapping_add(base)));
        let opens = self.regions.iter().filter_map(|&(part, region)| view.region(part, region));
        let head_end = opens.map(|region| region.open).min().unwrap_or(self.end);
        let blocks = uses.filter(|&(start, _)| (op.name_end..head_end).contains(&start));
        let blocks = blocks.map(|(start, end)| view.slice(start, end)).filter(|name| name.starts_with('^'));
        meant.extend(printed_names(head, b'[', b'^').into_iter().zip(blocks.map(str::to_owned)));
        Some(meant)
    }

    /// The text of a region. `printed` is its printed text, without the braces.
    fn region(
        &self,
        region: &RegionText,
        printed: &str,
        meant: &FxHashMap<String, String>,
        generic: bool,
    ) -> Option<String> {
        let view = self.view;
        let open = view.region(region.part, region.index)?.open;
        let close = view.region_end(region.part, region.index)?;
        let mut start = open + 1;
        let mut cursor = Cursor::at_offset(view.text.as_bytes(), start);
        cursor.seek(start);
        let line = view.slice(0, view.op(self.id).start).rfind('\n').map_or(0, |at| at + 1);
        let line = view.slice(line as u32, view.op(self.id).start);
        let indent = &line[..line.len() - line.trim_start().len()];
        let is_inline = !view.slice(open, close).contains('\n');
        let line_break = if is_inline { " ".to_owned() } else { format!("\n{indent}") };
        let mut text = "{".to_owned();
        match (cursor.at(b'^'), printed.trim_start().starts_with('^')) {
            (false, true) => {
                let label = label(printed);
                let (name, args) = label.split_at(label.find('(').unwrap_or(label.len()));
                let taken: Vec<_> = view.labels(region.part, region.index);
                let is_taken =
                    |name: &str| taken.iter().any(|taken| view.slice(taken.start, taken.end) == name);
                let free = |i: u32| Some(format!("^entry{i}")).filter(|name| !is_taken(name));
                let name = if is_taken(name) { (0..).find_map(free)? } else { name.to_owned() };
                text.push_str(&format!("{line_break}{name}{}", replace_names(args, meant)?));
            }
            (true, false) => {
                let at = cursor.offset();
                let end = at + label(view.slice(at, close)).len() as u32;
                let is_lost = !view.slice(start, at).trim().is_empty() || has_comment(view, at, end, &[]);
                if is_lost || view.slice(at, end).contains("loc(") {
                    return None;
                }
                start = end;
            }
            _ => {}
        }
        for &child in &region.children {
            let op = view.op(child);
            if op.start < start || close < op.name_end {
                return None;
            }
            text.push_str(view.slice(start, op.name));
            let name = view.slice(op.name, op.name_end);
            text.push_str(if name.contains('.') { name } else { op.def?.name });
            start = op.name_end;
        }
        let rest = view.slice(start, close);
        if !(generic && region.lacks_terminator) {
            text.push_str(rest);
        } else {
            let terminator = last_op(printed)?;
            let step = if is_inline { "" } else { "  " };
            text.push_str(&format!("{}{line_break}{step}{terminator}{line_break}", rest.trim_end()));
        }
        text.push('}');
        Some(text)
    }
}

/// A region that is written.
struct RegionText {
    part: usize,
    index: u32,
    /// The names of the arguments of its first block.
    args: Vec<String>,
    /// Its operations.
    children: Vec<OpId>,
    /// Whether it has one operation more, which is not written.
    lacks_terminator: bool,
}

/// An operation as the printer writes it.
struct Printed {
    /// The texts around the regions: one more than there are regions.
    around: Vec<String>,
    /// The text in the braces of each region.
    regions: Vec<String>,
}

impl Printed {
    fn new(op: OpRef<'_>, generic: bool) -> Option<Self> {
        let [all, head] = [false, true].map(|skip| print(op, generic, Names::Locations, skip));
        let mut rest = all.as_str();
        let around = around_regions(&head);
        let mut regions = Vec::new();
        for (i, text) in around.iter().enumerate() {
            if i > 0 {
                let end = closing_brace(&mut Cursor::new(rest.as_bytes()))?;
                regions.push(rest.get(1..end)?.to_owned());
                rest = rest.get(end + 1..)?;
            }
            rest = rest.strip_prefix(text.as_str())?;
        }
        rest.is_empty().then_some(Self { around, regions })
    }
}

/// The last operation of a printed region, in one line.
fn last_op(printed: &str) -> Option<String> {
    let lines: Vec<&str> = printed.trim_end().lines().collect();
    let indentation = |line: &str| line.len() - line.trim_start().len();
    let last = indentation(lines.last()?);
    let start = lines.iter().rposition(|line| indentation(line) == last && line[last..].starts_with('"'))?;
    Some(lines[start..].iter().map(|line| line.trim()).collect::<Vec<_>>().join(" "))
}

/// The parts of a text around the marks `{...}` of regions, which strings may have, too.
fn around_regions(text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut cursor = Cursor::new(text.as_bytes());
    while !cursor.at_end() {
        let at = cursor.offset() as usize;
        match text.get(at..).is_some_and(|text| text.starts_with("{...}")) {
            true => {
                parts.push(text.get(start..at).unwrap_or("").to_owned());
                start = at + "{...}".len();
                cursor.seek(start as u32);
            }
            false => cursor.skip_token(),
        }
    }
    parts.push(text.get(start..).unwrap_or("").to_owned());
    parts
}

/// The offset of the brace that closes the one at a cursor.
fn closing_brace(cursor: &mut Cursor<'_>) -> Option<usize> {
    let mut depth = 0usize;
    while !cursor.at_end() {
        match cursor.peek() {
            b'{' => depth += 1,
            b'}' => depth = depth.checked_sub(1)?,
            _ if depth == 0 => return None,
            _ => {}
        }
        if depth == 0 {
            return Some(cursor.offset() as usize);
        }
        cursor.skip_token();
    }
    None
}

/// The label at the start of a text, with its colon.
fn label(text: &str) -> &str {
    let text = text.trim_start();
    let mut cursor = Cursor::new(text.as_bytes());
    cursor.skip_token();
    let mut depth = 0i32;
    while !cursor.at_end() {
        let byte = cursor.peek();
        if byte == b':' && depth == 0 {
            return text.get(..=cursor.offset() as usize).unwrap_or(text);
        }
        depth += i32::from(byte == b'(') - i32::from(byte == b')');
        cursor.skip_token();
    }
    text
}

/// The names of the arguments in the label at the start of a text, if there is one.
fn label_names(text: &str) -> Vec<String> {
    if !text.trim_start().starts_with('^') {
        return Vec::new();
    }
    let label = label(text);
    let mut names = Vec::new();
    let mut cursor = Cursor::new(label.as_bytes());
    while !cursor.at_end() {
        if cursor.at(b'%') {
            let (start, end) = (cursor.offset() as usize, cursor.token_end() as usize);
            names.extend(label.get(start..end).map(str::to_owned));
        }
        cursor.skip_token();
    }
    names
}

/// The names of values in printed text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Names {
    /// Those of the form.
    Numbers,
    /// Those that [`name_values`] gives: they do not depend on the form.
    Locations,
}

/// The text of an operation without its results.
fn print(op: OpRef<'_>, generic: bool, names: Names, skip_regions: bool) -> String {
    let options = PrintOptions {
        generic,
        skip_regions,
        local_scope: true,
        nameloc_as_prefix: names == Names::Locations,
        ..PrintOptions::default()
    };
    let mut out = Vec::new();
    print_op(op, &options, &mut out);
    let text = String::from_utf8_lossy(&out).trim().to_owned();
    let results = Cursor::new(text.as_bytes()).at(b'%').then(|| text.find(" = ")).flatten();
    results.map_or(text.clone(), |at| text[at + 3..].to_owned())
}

/// Gives the operands of an operation and the arguments of its regions names in their locations.
fn name_values(ctx: &Context, body: &mut Body, op: Op) {
    let mut n_names = 0;
    let mut name = || {
        n_names += 1;
        let name = ctx.intern(&format!("named.{n_names}"));
        Loc::of_attr(NameLoc::get(ctx, name, Loc::UNKNOWN.attr(ctx)))
    };
    for value in body.operands(op).iter().collect::<Vec<_>>() {
        match body.value_def(value) {
            ValueDef::Result(owner, _) => body.set_loc(owner, name()),
            ValueDef::Arg(..) => body.set_arg_loc(value, name()),
        }
    }
    if body.n_regions(op) == 0 {
        return;
    }
    let regions = body.regions(op);
    let inner = if body.is_nested(op) { body.region_body_mut(op) } else { body };
    let entries: Vec<_> = regions.into_iter().filter_map(|region| inner.blocks(region).next()).collect();
    for arg in entries.into_iter().flat_map(|entry| inner.args(entry).to_vec()).collect::<Vec<_>>() {
        inner.set_arg_loc(arg, name());
    }
}

/// The definitions of a part by their offsets.
fn definitions(view: View<'_>, part: usize) -> FxHashMap<u32, DefinitionTrace> {
    let mut by_start = FxHashMap::default();
    for definition in view.definitions(part) {
        by_start.entry(definition.start).or_insert(definition);
    }
    by_start
}

/// The names of an operation's operands in the source. Operations and arguments have their positions as locations.
fn operands(view: View<'_>, part: usize, body: &Body, op: Op) -> Option<Vec<String>> {
    let by_start = definitions(view, part);
    let mut by_name: FxHashMap<u32, u32> = FxHashMap::default();
    for id in view.ops(part) {
        by_name.entry(view.op(id).name).or_insert(id.index);
    }
    let mut results: Vec<&DefinitionTrace> = by_start.values().filter(|d| d.op != NONE).collect();
    results.sort_unstable_by_key(|definition| (definition.op, definition.start));
    let name = |value| {
        let at = body.value_loc(value).pos()?;
        let ValueDef::Result(_, mut number) = body.value_def(value) else {
            let definition = by_start.get(&at)?;
            return Some(view.slice(definition.start, definition.end).to_owned());
        };
        let index = *by_name.get(&at)?;
        let first = results.partition_point(|definition| definition.op < index);
        for definition in results[first..].iter().take_while(|definition| definition.op == index) {
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
    body.operands(op).iter().map(name).collect()
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

/// The end of an operation in front of its location: a `loc(...)` outside of brackets at its end.
fn operation_end(view: View<'_>, start: u32, end: u32) -> u32 {
    let text = view.text.as_bytes();
    let mut cursor = Cursor::at_offset(text.get(..end as usize).unwrap_or(text), start);
    cursor.seek(start);
    let (mut last, mut location) = (start, None);
    let mut depth = 0usize;
    while !cursor.at_end() {
        let byte = cursor.peek();
        if depth == 0 && byte != b'(' {
            location = cursor.at_keyword("loc").then_some(last);
        }
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        last = cursor.token_end().max(cursor.offset() + 1);
        cursor.seek(last);
    }
    location.unwrap_or(end)
}

/// Whether a text that starts with a token has a comment outside of ranges, which are in order.
fn has_comment(view: View<'_>, start: u32, end: u32, ranges: &[(u32, u32)]) -> bool {
    let text = view.text.as_bytes();
    let mut cursor = Cursor::at_offset(text.get(..end as usize).unwrap_or(text), start);
    let mut ranges = ranges.iter().peekable();
    while !cursor.at_end() {
        let at = cursor.offset();
        let token_end = match ranges.next_if(|&&(start, _)| start == at) {
            Some(&(_, end)) => end,
            None => cursor.token_end().max(at + 1),
        };
        cursor.seek(token_end);
        if view.slice(token_end, cursor.offset()).contains("//") {
            return true;
        }
    }
    false
}
