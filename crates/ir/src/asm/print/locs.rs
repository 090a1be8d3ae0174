//! Printing locations.

use super::collect::UseKind;
use super::printer::AsmPrinter;
use crate::attrs::*;
use crate::loc::Loc;
use crate::params::{Part, Reader};

/// Whether a kind code is that of a location.
pub(super) fn is_loc_code(code: u32) -> bool {
    code == FileLineColRange::DEF.code()
        || code == UnknownLoc::DEF.code()
        || code == NameLoc::DEF.code()
        || code == CallSiteLoc::DEF.code()
        || code == FusedLoc::DEF.code()
}

impl AsmPrinter<'_> {
    fn loc_or_alias(&mut self, attr: Attr, allow_alias: bool) {
        if self.collect.is_some() {
            self.alias(Part::Attr(attr), UseKind::Attr);
        } else if self.options.pretty_debug_info || !allow_alias {
            self.full_loc(attr);
        } else {
            self.text("loc(");
            self.nested_loc(attr, false);
            self.byte(b')');
        }
    }

    /// Prints a location attribute without its alias.
    pub(super) fn full_loc(&mut self, attr: Attr) {
        if self.options.pretty_debug_info {
            return self.loc_body(attr, true);
        }
        self.text("loc(");
        self.loc_body(attr, false);
        self.byte(b')');
    }

    /// Appends ` loc(...)` when locations are printed.
    #[inline]
    pub(super) fn trailing_loc(&mut self, loc: Loc, allow_alias: bool) {
        if self.options.debug_info {
            let attr = loc.attr(self.ctx);
            self.byte(b' ');
            self.loc_or_alias(attr, allow_alias);
        }
    }

    /// Prints a location inside `loc(...)`, by its alias if it has one.
    fn nested_loc(&mut self, attr: Attr, pretty: bool) {
        if !self.alias(Part::Attr(attr), UseKind::Attr) {
            self.loc_body(attr, pretty);
        }
    }

    fn loc_body(&mut self, attr: Attr, pretty: bool) {
        self.nested(|p| p.loc_by_kind(attr, pretty));
    }

    fn loc_by_kind(&mut self, attr: Attr, pretty: bool) {
        let ctx = self.ctx;
        let (code, words) = ctx.attr_words(attr);
        let mut words = Reader::new(words);
        if code == FileLineColRange::DEF.code() {
            let file = FileLineColRange::decode(&mut words);
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
        } else if code == NameLoc::DEF.code() {
            let name = NameLoc::decode(&mut words);
            self.string(ctx.bytes(name.name));
            if name.child != Attr::UNKNOWN_LOC {
                self.byte(b'(');
                self.nested_loc(name.child, pretty);
                self.byte(b')');
            }
        } else if code == CallSiteLoc::DEF.code() {
            let call = CallSiteLoc::decode(&mut words);
            if !pretty {
                self.text("callsite(");
            }
            self.nested_loc(call.callee, pretty);
            let same_line =
                !pretty || call.callee.is::<NameLoc>(ctx) && call.caller.is::<FileLineColRange>(ctx);
            self.text(if same_line { " at " } else { "\n at " });
            self.nested_loc(call.caller, pretty);
            if !pretty {
                self.byte(b')');
            }
        } else if code == FusedLoc::DEF.code() {
            let fused = FusedLoc::decode(&mut words);
            if !pretty {
                self.text("fused");
            }
            if let Some(metadata) = fused.metadata {
                self.byte(b'<');
                self.attr(metadata);
                self.byte(b'>');
            }
            self.byte(b'[');
            self.list(fused.locs, |p, &loc| p.nested_loc(loc, pretty));
            self.byte(b']');
        } else {
            self.text(if pretty { "[unknown]" } else { "unknown" });
        }
    }
}
