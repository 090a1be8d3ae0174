//! Printing locations.

use super::collect::{UseKind, slot};
use super::printer::{AsmPrinter, MAX_DEPTH};
use crate::attrs::*;
use crate::context::Str;
use crate::loc::{Loc, SourceFile};
use crate::params::Part;
use std::sync::Arc;

/// The file and line of the last position that was looked up: the next position is mostly near.
pub(super) struct LastLine {
    file: Arc<SourceFile>,
    name: Str,
    line: u32,
}

/// The attributes of locations that are stored as positions in a text or as places. Collecting looks them up, so that
/// printing need not intern them again.
#[derive(Default)]
pub(super) struct LocAttrs {
    /// By position; sorted when collecting ends.
    positions: Vec<(u32, Attr)>,
    /// By the index of the place.
    places: Vec<Option<Attr>>,
}

impl LocAttrs {
    /// Adds what another thread has looked up.
    pub fn merge(&mut self, other: Self) {
        self.positions.extend(other.positions);
        if self.places.len() < other.places.len() {
            self.places.resize(other.places.len(), None);
        }
        for (place, other) in self.places.iter_mut().zip(other.places) {
            *place = place.or(other);
        }
    }

    /// Ends collecting.
    pub fn sort(&mut self) {
        self.positions.sort_unstable_by_key(|entry| entry.0);
        self.positions.dedup();
    }

    /// The attribute of a position, searched for from an index on first.
    fn at_position(&self, pos: u32, cursor: &mut usize) -> Option<Attr> {
        let near = (*cursor..*cursor + 2).find(|&i| self.positions.get(i).is_some_and(|&(p, _)| p == pos));
        let i = near.or_else(|| self.positions.binary_search_by_key(&pos, |entry| entry.0).ok())?;
        *cursor = i;
        self.positions.get(i).map(|entry| entry.1)
    }
}

/// Whether a kind code is that of a location.
pub(super) fn is_loc_code(code: u32) -> bool {
    code == FileLineColRange::DEF.code()
        || code == UnknownLoc::DEF.code()
        || code == NameLoc::DEF.code()
        || code == CallSiteLoc::DEF.code()
        || code == FusedLoc::DEF.code()
}

impl AsmPrinter<'_> {
    /// Appends `loc(...)`, by its alias if it has one.
    pub fn loc(&mut self, loc: Loc) {
        let attr = self.loc_attr(loc);
        if self.collect.is_some() {
            return self.note(Part::Attr(attr), UseKind::Attr);
        }
        self.loc_with_alias(attr, true);
    }

    /// The attribute of a location.
    pub(super) fn loc_attr(&mut self, loc: Loc) -> Attr {
        let ctx = self.ctx;
        if let Some(place) = loc.place_index() {
            let place = place as usize;
            return match &mut self.collect {
                Some(c) => *slot(&mut c.locs.places, place, None).get_or_insert_with(|| loc.attr(ctx)),
                None => self.loc_attrs.places.get(place).copied().flatten().unwrap_or_else(|| loc.attr(ctx)),
            };
        }
        let Some(pos) = loc.pos() else { return loc.attr(ctx) };
        if let Some(attr) = self.loc_attrs.at_position(pos, &mut self.loc_cursor) {
            return attr;
        }
        let last = match &mut self.last_line {
            Some(last) if (last.file.base..=last.file.base + last.file.text.len() as u32).contains(&pos) => {
                last
            }
            slot => {
                let Some(file) = ctx.sources.file_at(pos) else { return loc.attr(ctx) };
                slot.insert(LastLine { name: ctx.intern(&file.name), file, line: 1 })
            }
        };
        let (line, col) = last.file.line_col_near(pos - last.file.base, last.line);
        last.line = line;
        let attr = FileLineColRange::get(ctx, last.name, line, col, line, col);
        if let Some(collector) = &mut self.collect {
            collector.locs.positions.push((pos, attr));
        }
        attr
    }

    fn loc_with_alias(&mut self, attr: Attr, allow_alias: bool) {
        if self.options.pretty_debug_info {
            return self.loc_inside(attr, true, true);
        }
        self.text("loc(");
        if !(allow_alias && self.aliases.print(Part::Attr(attr), &mut self.out)) {
            self.loc_inside(attr, false, true);
        }
        self.byte(b')');
    }

    /// Prints a location attribute where any attribute may stand.
    pub(super) fn full_loc(&mut self, attr: Attr) {
        self.loc_with_alias(attr, false);
    }

    /// Appends ` loc(...)` when locations are printed.
    #[inline]
    pub fn trailing_loc(&mut self, loc: Loc, allow_alias: bool) {
        if self.options.debug_info {
            let attr = self.loc_attr(loc);
            self.byte(b' ');
            self.loc_with_alias(attr, allow_alias);
        }
    }

    fn loc_inside(&mut self, attr: Attr, pretty: bool, top: bool) {
        if !top && self.aliases.print(Part::Attr(attr), &mut self.out) {
            return;
        }
        if self.depth >= MAX_DEPTH {
            return self.text("<<too deep>>");
        }
        self.depth += 1;
        let ctx = self.ctx;
        if let Some(file) = attr.as_::<FileLineColRange>(ctx) {
            if pretty {
                self.bytes(ctx.bytes(file.file));
            } else {
                self.string(ctx.bytes(file.file));
            }
            self.byte(b':');
            self.unsigned(file.start_line as u64);
            self.byte(b':');
            self.unsigned(file.start_col as u64);
            if (file.start_line, file.start_col) != (file.end_line, file.end_col) {
                self.text(" to ");
                if file.end_line != file.start_line {
                    self.unsigned(file.end_line as u64);
                }
                self.byte(b':');
                self.unsigned(file.end_col as u64);
            }
        } else if let Some(name) = attr.as_::<NameLoc>(ctx) {
            self.string(ctx.bytes(name.name));
            if name.child != Attr::UNKNOWN_LOC {
                self.byte(b'(');
                self.loc_inside(name.child, pretty, false);
                self.byte(b')');
            }
        } else if let Some(call) = attr.as_::<CallSiteLoc>(ctx) {
            if !pretty {
                self.text("callsite(");
            }
            self.loc_inside(call.callee, pretty, false);
            let same_line =
                !pretty || call.callee.is::<NameLoc>(ctx) && call.caller.is::<FileLineColRange>(ctx);
            self.text(if same_line { " at " } else { "\n at " });
            self.loc_inside(call.caller, pretty, false);
            if !pretty {
                self.byte(b')');
            }
        } else if let Some(fused) = attr.as_::<FusedLoc>(ctx) {
            if !pretty {
                self.text("fused");
            }
            if let Some(metadata) = fused.metadata {
                self.byte(b'<');
                self.attr(metadata);
                self.byte(b'>');
            }
            self.byte(b'[');
            self.list(fused.locs, |p, &loc| p.loc_inside(loc, pretty, false));
            self.byte(b']');
        } else {
            self.text(if pretty { "[unknown]" } else { "unknown" });
        }
        self.depth -= 1;
    }
}
