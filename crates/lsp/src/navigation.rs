//! Definitions, references, highlights and renaming.

use crate::document::{Document, Placed, path_of, uri_of};
use crate::names::{Meaning, OpId, View};
use crate::part::Sigil;
use crate::server::Failure;
use gen_lsp_types::{DocumentHighlight, DocumentHighlightKind, Location, Position, Range, TextEdit};
use terrace::ir::asm::cursor::is_name;
use terrace::ir::asm::is_bare_id;
use terrace::ir::asm::parse::NONE;

/// How many aliases of locations are followed.
const MAX_ALIASES: usize = 64;

/// Where the name at an offset is defined; for the name of an operation, the places that its location names.
pub fn definition(document: &Document, placed: &Placed, view: View<'_>, offset: u32) -> Vec<Location> {
    let here = |start, end| Location {
        uri: document.uri.as_str().into(),
        range: document.text.range(placed.start + start, placed.start + end),
    };
    match view.meaning(offset) {
        Some((Meaning::Symbol(op), _)) => {
            let op = view.op(op);
            vec![here(op.name, op.name_end)]
        }
        Some((meaning, _)) => {
            let all = view.occurrences(&meaning).into_iter().filter(|place| place.defines);
            all.map(|place| here(place.start, place.end)).collect()
        }
        None => location_of_op(document, view, offset),
    }
}

/// The files that the location of the operation at an offset names.
fn location_of_op(document: &Document, view: View<'_>, offset: u32) -> Vec<Location> {
    let Some(id) = view.op_at(offset) else { return Vec::new() };
    let op = view.op(id);
    if offset < op.name || op.name_end < offset {
        return Vec::new();
    }
    // The location is behind the regions.
    let (base, part) = view.part(id.part);
    let regions = part.regions.iter().filter(|region| region.op == id.index);
    let bodies =
        view.chunk.bodies.iter().filter(|body| op.start < body.range.start && body.range.end <= op.end);
    let ends = regions.map(|region| region.end.wrapping_add(base)).chain(bodies.map(|body| body.range.end));
    let text = view.slice(ends.max().unwrap_or(op.name_end), op.end);
    let Some(at) = text.rfind("loc(") else { return Vec::new() };
    let mut texts = vec![&text[at..]];
    let mut all = Vec::new();
    let mut next = 0;
    while let Some(text) = texts.get(next).copied() {
        next += 1;
        for (i, _) in text.match_indices('"') {
            all.extend(file_location(document, &text[i + 1..]));
        }
        for (i, _) in text.match_indices('#').take(MAX_ALIASES) {
            let name = &text[i + 1..];
            let n = name.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
            if texts.len() < MAX_ALIASES
                && let Some(value) = crate::hover::alias_value(view, Sigil::AttrAlias, &text[i..i + 1 + n])
            {
                texts.push(value);
            }
        }
    }
    all.dedup();
    all
}

/// The place `file":line:column`.
fn file_location(document: &Document, text: &str) -> Option<Location> {
    let (file, rest) = text.split_once('"')?;
    let mut numbers =
        rest.strip_prefix(':')?.split(|c: char| !c.is_ascii_digit() && c != ':').next()?.split(':');
    let line: u32 = numbers.next()?.parse().ok()?;
    let column: u32 = numbers.next().and_then(|column| column.parse().ok()).unwrap_or(1);
    let path = match file.starts_with('/') {
        true => file.to_owned(),
        false => {
            let directory = path_of(&document.uri)?;
            let directory = &directory[..directory.rfind('/')?];
            format!("{directory}/{}", file.strip_prefix("./").unwrap_or(file))
        }
    };
    let position = Position::new(line.saturating_sub(1), column.saturating_sub(1));
    Some(Location { uri: uri_of(&path).into(), range: Range { start: position, end: position } })
}

/// The places of the name at an offset; for the name of an operation, those of its results.
pub fn references(
    document: &Document,
    placed: &Placed,
    view: View<'_>,
    offset: u32,
    with_definition: bool,
) -> Vec<Location> {
    let meanings = match view.meaning(offset) {
        Some((meaning, _)) => vec![meaning],
        None => view.op_at(offset).map_or(Vec::new(), |op| results(view, op, offset)),
    };
    let places = meanings.iter().flat_map(|meaning| view.occurrences(meaning));
    let places = places.filter(|place| with_definition || !place.defines);
    let place = |start, end| document.text.range(placed.start + start, placed.start + end);
    places
        .map(|found| Location { uri: document.uri.as_str().into(), range: place(found.start, found.end) })
        .collect()
}

/// The results of an operation whose name is at an offset.
fn results(view: View<'_>, op: OpId, offset: u32) -> Vec<Meaning> {
    let trace = view.op(op);
    if offset < trace.name || trace.name_end < offset {
        return Vec::new();
    }
    let results =
        view.definitions(op.part).filter(|definition| definition.op == op.index && definition.op != NONE);
    results.map(|definition| Meaning::Local { part: op.part, definition: definition.start }).collect()
}

/// The places of the name at an offset, to be marked.
pub fn highlights(
    document: &Document,
    placed: &Placed,
    view: View<'_>,
    offset: u32,
) -> Vec<DocumentHighlight> {
    let Some((meaning, _)) = view.meaning(offset) else { return Vec::new() };
    let places = view.occurrences(&meaning).into_iter();
    let highlight = |place: crate::names::Occurrence| DocumentHighlight {
        range: document.text.range(placed.start + place.start, placed.start + place.end),
        kind: Some(if place.defines { DocumentHighlightKind::Write } else { DocumentHighlightKind::Read }),
    };
    places.map(highlight).collect()
}

/// The name at an offset that can be renamed.
pub fn renamed(view: View<'_>, offset: u32) -> Option<(Meaning, u32, u32)> {
    let (meaning, place) = view.meaning(offset)?;
    let places = view.occurrences(&meaning);
    places.iter().any(|place| place.defines).then_some((meaning, place.start, place.end))
}

/// The changes that rename the name at an offset.
pub fn rename(
    document: &Document,
    placed: &Placed,
    view: View<'_>,
    offset: u32,
    new: &str,
) -> Result<Vec<TextEdit>, Failure> {
    let (meaning, start, _) =
        renamed(view, offset).ok_or_else(|| Failure::new("there is no name here that can be renamed"))?;
    let sigil = match &meaning {
        Meaning::Symbol(_) => "@",
        _ => view.slice(start, start + 1),
    };
    let name = new.strip_prefix(sigil).unwrap_or(new);
    // A symbol that is no bare identifier has quotes.
    let mut quoted = None;
    let is_token = match sigil {
        "@" => is_bare_id(name.as_bytes()),
        _ => !name.is_empty() && name.bytes().all(is_name),
    };
    if !is_token {
        if sigil != "@" || name.is_empty() || name.contains(['"', '\\', '\n']) {
            let message = format!("'{new}' is no name: letters, digits and '_', '$', '.', '-' are");
            return Err(Failure::new(message));
        }
        quoted = Some(format!("\"{name}\""));
    }
    if sigil == "#" || sigil == "!" {
        if name.contains('.') || name.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(Failure::new("the name of an alias has no '.' and starts with no digit"));
        }
    } else if sigil != "@"
        && name.starts_with(|c: char| c.is_ascii_digit())
        && !name.bytes().all(|byte| byte.is_ascii_digit())
    {
        return Err(Failure::new("a name that starts with a digit has digits only"));
    }
    if let Some(taken) = conflict(view, &meaning, &format!("{sigil}{name}")) {
        let line = document.text.position(placed.start + taken).line + 1;
        return Err(Failure::new(format!("'{sigil}{name}' is defined in line {line}")));
    }
    let edit = |place: crate::names::Occurrence| {
        let has_sigil = view.slice(place.start, place.end).starts_with(sigil);
        let new_text = match (&quoted, has_sigil) {
            (Some(quoted), true) => format!("{sigil}{quoted}"),
            (None, true) => format!("{sigil}{name}"),
            // The string of `sym_name`.
            (_, false) => name.to_owned(),
        };
        let range = document.text.range(placed.start + place.start, placed.start + place.end);
        TextEdit { range, new_text }
    };
    Ok(view.occurrences(&meaning).into_iter().map(edit).collect())
}

/// Where another thing has a name that could be mistaken for this one.
fn conflict(view: View<'_>, meaning: &Meaning, name: &str) -> Option<u32> {
    match meaning {
        Meaning::Local { part, definition } => {
            let old = view.definition(*part, *definition)?;
            let is_inside = |inner: u32, outer: u32| {
                let mut region = inner;
                while region != outer && region != NONE {
                    region = view.region(*part, region).map_or(NONE, |region| region.parent);
                }
                region == outer
            };
            let same = |other: &terrace::ir::asm::parse::DefinitionTrace| {
                other.start != old.start
                    && view.slice(other.start, other.end) == name
                    && (is_inside(other.region, old.region) || is_inside(old.region, other.region))
            };
            view.definitions(*part).find(same).map(|other| other.start)
        }
        Meaning::Alias { sigil, .. } => {
            let other = Meaning::Alias { sigil: *sigil, name: name.to_owned() };
            let mut places = view.occurrences(&other).into_iter().filter(|place| place.defines);
            places.next().map(|place| place.start)
        }
        Meaning::Symbol(op) => {
            let symbols = view.symbols();
            let table = symbols.of(*op)?.table;
            let name = name.strip_prefix('@')?;
            let same = |other: &&crate::names::SymbolDef<'_>| {
                other.op != *op && other.table == table && other.name == name
            };
            symbols.all.iter().find(same).map(|other| other.token.start)
        }
    }
}
