//! Locations: `loc(...)` behind operations and arguments, and the instances inside.
//!
//! Syntax: MLIR "Builtin attributes", location attributes.
//!
//! A trailing `loc(#alias)` may come before the definition of the alias. Its location is then a
//! `Loc::deferred` placeholder; at the end of the file [`AsmParser::resolve_deferred_locs`] gives what they
//! stand for.

use super::core::{AsmParser, Delimiter};
use super::names::Name;
use crate::Result;
use crate::attrs::{Attr, AttrKind, CallSiteLoc, FileLineColRange, FusedLoc, NameLoc, UnknownLoc};
use crate::context::Context;
use crate::loc::{Loc, Place};
use core::num::NonZeroU32;
use smallvec::SmallVec;

/// A location alias that was used before its definition.
pub(crate) struct DeferredLoc {
    name: Name,
}

/// What an attribute alias stands for: an attribute, or a location, which is an attribute as well when somebody asks for
/// that.
#[derive(Clone, Copy)]
pub(crate) struct Aliased(
    /// The word of a location; that of one that is an attribute is the attribute's.
    NonZeroU32,
);

impl Aliased {
    pub fn of_attr(attr: Attr) -> Self {
        Self::of_loc(Loc::of_attr(attr))
    }

    pub fn of_loc(loc: Loc) -> Self {
        // No location's word is zero.
        Self(NonZeroU32::new(loc.word()).unwrap_or(NonZeroU32::MIN))
    }

    /// As an attribute.
    #[inline]
    pub fn attr(self, ctx: &Context) -> Attr {
        Loc::of_word(self.0.get()).attr(ctx)
    }

    /// As a location, if it is one.
    #[inline]
    fn loc(self, ctx: &Context) -> Option<Loc> {
        let loc = Loc::of_word(self.0.get());
        loc.as_attr().is_none_or(|attr| is_location(ctx, attr)).then_some(loc)
    }
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

    /// Parses `#alias`, which may be defined further on.
    fn loc_alias(&mut self) -> Result<Loc> {
        let at = self.offset();
        let Some(name) = self.alias_name() else { return self.parse_loc_instance() };
        if let Some(meaning) = self.aliased(&name) {
            self.seek(name.end);
            return self.loc_of_alias(meaning, at);
        }
        // With a dot it is an attribute of a dialect.
        if name.text(self.whole()).contains(&b'.') {
            return self.parse_loc_instance();
        }
        self.seek(name.end);
        Ok(self.deferred(name))
    }

    /// What stands for the location of an alias until that is known.
    fn deferred(&mut self, name: Name) -> Loc {
        self.deferred_locs.push(DeferredLoc { name });
        Loc::deferred(self.deferred_locs.len() as u32 - 1)
    }

    fn loc_of_alias(&self, meaning: Aliased, offset: u32) -> Result<Loc> {
        meaning.loc(self.ctx).ok_or_else(|| {
            let text = self.attr_text(meaning.attr(self.ctx));
            self.error_at(offset, format!("expected location, but found '{text}'"))
        })
    }

    /// The locations that placeholders stand for, by their number, now that all aliases are known.
    pub fn resolve_deferred_locs(&mut self) -> Result<Vec<Loc>> {
        let resolve = |DeferredLoc { name }: &DeferredLoc| {
            let at = name.start;
            match self.aliased(name) {
                Some(meaning) => self.loc_of_alias(meaning, at),
                None => Err(self.error_at(at, "operation location alias was never defined")),
            }
        };
        self.deferred_locs.iter().map(resolve).collect()
    }

    /// Parses what stands inside `loc(...)`.
    pub fn parse_loc_instance(&mut self) -> Result<Loc> {
        self.nested(Self::loc_instance)
    }

    fn loc_instance(&mut self) -> Result<Loc> {
        match self.peek() {
            b'"' => self.name_or_file_loc(),
            b'#' if self.at(b'#') => {
                let attr = match self.eat_attr_alias() {
                    Some(meaning) => match meaning.loc(self.ctx) {
                        Some(loc) => return Ok(loc),
                        None => meaning.attr(self.ctx),
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

    /// After `"file":`.
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
        // A position in a file without name is shown as standard input's.
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
        let callee = self.parse_loc_instance()?.attr(self.ctx);
        if !self.eat_keyword("at") {
            return Err(self.wrong_token("expected 'at' in callsite location"));
        }
        let caller = self.parse_loc_instance()?.attr(self.ctx);
        self.expect(b')', "expected ')' in callsite location")?;
        Ok(Loc::of_attr(CallSiteLoc::get(self.ctx, callee, caller)))
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
        // A position with metadata needs no attribute: so are all locations of a program with debug information.
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
