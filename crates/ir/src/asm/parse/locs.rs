//! Locations: `loc(...)` after operations and arguments, and the location instances inside.
//!
//! Syntax: MLIR "Builtin attributes", location attributes.
//!
//! A trailing `loc(#alias)` may come before the definition of the alias. Its location is then a `Loc::deferred`
//! placeholder, which [`AsmParser::resolve_deferred_locs`] resolves at the end of the file.

use super::aliases::AliasValue;
use super::core::{AsmParser, Delimiter};
use super::names::Name;
use crate::Result;
use crate::attrs::{Attr, AttrKind, CallSiteLoc, FileLineColRange, FusedLoc, NameLoc, UnknownLoc};
use crate::context::Context;
use crate::loc::{Loc, Place};
use terrace_support::small_vec::SmallVec;

/// The location of an alias, if its value is one.
#[inline]
fn alias_loc(ctx: &Context, value: AliasValue) -> Option<Loc> {
    let loc = value.as_loc();
    let is_loc = loc == Loc::UNKNOWN || loc.as_attr().is_none_or(|attr| is_location(ctx, attr));
    is_loc.then_some(loc)
}

/// Whether an attribute is a location.
pub fn is_location(ctx: &Context, attr: Attr) -> bool {
    let code = ctx.attr_code(attr);
    let kinds = [FileLineColRange::DEF, UnknownLoc::DEF, NameLoc::DEF, CallSiteLoc::DEF, FusedLoc::DEF];
    kinds.iter().any(|kind| kind.code() == code)
}

impl<'p> AsmParser<'p> {
    /// Parses `loc(...)`, if there is one.
    #[inline]
    pub fn parse_optional_trailing_loc(&mut self) -> Result<Option<Loc>> {
        if self.peek() == b'l' && self.eat_keyword("loc") { self.trailing_loc().map(Some) } else { Ok(None) }
    }

    fn trailing_loc(&mut self) -> Result<Loc> {
        self.expect(b'(', "expected '(' in location")?;
        let loc = if self.at(b'#') { self.loc_alias()? } else { self.parse_loc_instance()? };
        self.expect(b')', "expected ')' in location")?;
        Ok(loc)
    }

    /// Parses `#alias`, which may be defined later in the text.
    fn loc_alias(&mut self) -> Result<Loc> {
        let at = self.offset();
        let Some(name) = self.alias_name() else { return self.parse_loc_instance() };
        if let Some(value) = self.attr_alias(&name) {
            self.seek(name.end);
            return self.loc_of_alias(value, at);
        }
        // A name with a dot is an attribute of a dialect.
        if name.text(self.text()).contains(&b'.') {
            return self.parse_loc_instance();
        }
        self.seek(name.end);
        self.deferred_locs.push(name);
        Ok(Loc::deferred(self.deferred_locs.len() as u32 - 1))
    }

    fn loc_of_alias(&self, value: AliasValue, offset: u32) -> Result<Loc> {
        alias_loc(self.ctx, value).ok_or_else(|| {
            let text = self.attr_text(value.attr(self.ctx));
            self.error_at(offset, format!("expected location, but found '{text}'"))
        })
    }

    /// The locations of the placeholders, by number, after all aliases are defined.
    pub fn resolve_deferred_locs(&mut self) -> Result<Vec<Loc>> {
        let resolve = |name: &Name| match self.attr_alias(name) {
            Some(value) => self.loc_of_alias(value, name.start),
            None => Err(self.error_at(name.start, "operation location alias was never defined")),
        };
        self.deferred_locs.iter().map(resolve).collect()
    }

    /// Parses the location inside `loc(...)`.
    pub fn parse_loc_instance(&mut self) -> Result<Loc> {
        self.nested(Self::loc_instance)
    }

    fn loc_instance(&mut self) -> Result<Loc> {
        match self.peek() {
            b'"' => self.name_or_file_loc(),
            b'#' if self.at(b'#') => {
                let attr = match self.eat_attr_alias() {
                    Some(value) => match alias_loc(self.ctx, value) {
                        Some(loc) => return Ok(loc),
                        None => value.attr(self.ctx),
                    },
                    None => self.parse_dialect_attr(None)?,
                };
                if !is_location(self.ctx, attr) {
                    let text = self.attr_text(attr);
                    return Err(self.error(format!("expected location attribute, but got{text}")));
                }
                Ok(Loc::of_attr(attr))
            }
            b'c' if self.eat_keyword("callsite") => self.callsite_loc(),
            b'f' if self.eat_keyword("fused") => self.fused_loc(),
            b'u' if self.eat_keyword("unknown") => Ok(Loc::UNKNOWN),
            _ => Err(self.wrong_token("expected location instance")),
        }
    }

    fn name_or_file_loc(&mut self) -> Result<Loc> {
        let name = self.string()?;
        if self.eat(b':') {
            return self.file_loc(&name);
        }
        let name = self.ctx.str_id(&name);
        let mut child = Attr::UNKNOWN_LOC;
        if self.eat(b'(') {
            child = self.parse_loc_instance()?.attr(self.ctx);
            self.expect(b')', "expected ')' after child location of NameLoc")?;
        }
        Ok(Loc::of_attr(NameLoc::get(self.ctx, name, child)))
    }

    /// Parses the position after `"file":`.
    fn file_loc(&mut self, name: &[u8]) -> Result<Loc> {
        const LINE: &str = "expected integer line number in FileLineColRange";
        const COLUMN: &str = "expected integer column number in FileLineColRange";
        let line = self.loc_number(LINE)?;
        let range = |p: &Self, name: &[u8], [line, col, end_line, end_col]: [u32; 4]| {
            let name = p.ctx.str_id(name);
            Ok(Loc::of_attr(FileLineColRange::get(p.ctx, name, line, col, end_line, end_col)))
        };
        if !self.eat(b':') {
            return range(self, name, [line, 0, line, 0]);
        }
        let col = self.loc_number(COLUMN)?;
        if self.eat_keyword("to") {
            let end_line = if self.at_integer() { self.loc_number(LINE)? } else { line };
            if !self.eat(b':') {
                let message = "expected either integer or `:` post `to` in FileLineColRange";
                return Err(self.wrong_token(message));
            }
            let end_col = self.loc_number(COLUMN)?;
            return range(self, name, [line, col, end_line, end_col]);
        }
        // A file without a name is standard input, which MLIR calls `-`.
        let name = if name.is_empty() { b"-" } else { name };
        let place = Place { file: self.ctx.str_id(name), line, col, metadata: None };
        Ok(Loc::of_place(self.ctx, place, &mut self.free_places))
    }

    fn loc_number(&mut self, message: &str) -> Result<u32> {
        if !self.at_integer() {
            return Err(self.wrong_token(message));
        }
        self.eat_int().ok_or_else(|| self.error(message))
    }

    fn callsite_loc(&mut self) -> Result<Loc> {
        self.expect(b'(', "expected '(' in callsite location")?;
        let callee = self.parse_loc_instance()?;
        if !self.eat_keyword("at") {
            return Err(self.wrong_token("expected 'at' in callsite location"));
        }
        let caller = self.parse_loc_instance()?;
        self.expect(b')', "expected ')' in callsite location")?;
        Ok(Loc::of_call_site(self.ctx, callee, caller))
    }

    fn fused_loc(&mut self) -> Result<Loc> {
        let mut metadata = None;
        if self.eat(b'<') {
            metadata = Some(self.parse_attr(None)?);
            self.expect(b'>', "expected '>' after fused location metadata")?;
        }
        let mut locs: SmallVec<[Loc; 4]> = SmallVec::new();
        self.comma_separated(Delimiter::Square, " in fused location", &mut |p: &mut Self| {
            locs.push(p.parse_loc_instance()?);
            Ok(())
        })?;
        // A position with metadata needs no attribute. All locations of a program with debug information are of this form.
        if let (&[loc], Some(_)) = (&locs[..], metadata)
            && let Some(place) = loc.noted_place(self.ctx).filter(|place| place.metadata.is_none())
        {
            let place = Place { metadata, ..place };
            return Ok(Loc::of_place(self.ctx, place, &mut self.free_places));
        }
        let locs: SmallVec<[Attr; 4]> = locs.iter().map(|loc| loc.attr(self.ctx)).collect();
        Ok(Loc::of_attr(FusedLoc::of(self.ctx, &locs, metadata)))
    }
}
