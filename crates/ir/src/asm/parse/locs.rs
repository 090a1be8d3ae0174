//! Locations: `loc(...)` behind operations and arguments, and the instances inside.
//!
//! Syntax: MLIR "Builtin attributes", location attributes.
//!
//! A trailing `loc(#alias)` may come before the definition of the alias. Its location is then a
//! `Loc::deferred` placeholder; at the end of the file [`AsmParser::resolve_deferred_locs`] gives what they
//! stand for.

use super::core::{AsmParser, Delimiter};
use super::raw::Raw;
use crate::Result;
use crate::asm::lex::{Tok, Token};
use crate::attrs::{Attr, CallSiteLoc, FileLineColRange, FusedLoc, NameLoc, UnknownLoc};
use crate::context::{Context, Str};
use crate::loc::{Loc, Place};
use core::num::NonZeroU32;
use smallvec::SmallVec;
use terrace_support::words::starts_with;

/// A location alias that was used before its definition.
pub(crate) struct DeferredLoc {
    /// The token `#name`.
    alias: Token,
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

/// How a location begins.
const OPEN: &[u8] = b"loc(";

/// The location that was read last, by its text: operations next to each other often have the same.
pub(super) struct LastLoc<'p> {
    /// From `loc` to the closing bracket.
    text: &'p [u8],
    loc: Loc,
    /// The file that was named last.
    file: (&'p [u8], Str),
    /// The last location that ends with a position in a file or an alias, from `loc` to what is before these, and what
    /// they are fused with: the next one is mostly in the same file and function.
    head: (&'p [u8], Option<Attr>, Ending),
}

/// What a location of a usual form ends with.
#[derive(Clone, Copy)]
enum Ending {
    /// `1:2`, a position in the file that was named last.
    Position,
    /// `#alias`
    Alias,
}

impl Default for LastLoc<'_> {
    fn default() -> Self {
        Self { text: &[], loc: Loc::UNKNOWN, file: (&[], Str::EMPTY), head: (&[], None, Ending::Position) }
    }
}

/// Whether an attribute is a location.
pub fn is_location(ctx: &Context, attr: Attr) -> bool {
    attr.is::<FileLineColRange>(ctx)
        || attr.is::<UnknownLoc>(ctx)
        || attr.is::<NameLoc>(ctx)
        || attr.is::<CallSiteLoc>(ctx)
        || attr.is::<FusedLoc>(ctx)
}

impl<'p> AsmParser<'p> {
    /// Parses `loc(...)`, if there is one.
    #[inline]
    pub fn parse_optional_trailing_loc(&mut self) -> Result<Option<Loc>> {
        if self.tok.kind != Tok::BareId || self.text() != b"loc" {
            return Ok(None);
        }
        if let Some((loc, end)) = self.quick_loc(self.tok.start) {
            self.reset_to(end);
            return Ok(Some(loc));
        }
        self.bump();
        self.trailing_loc().map(Some)
    }

    /// The location `loc(...)` at `start`, if it is the last one again or of a usual form, and where it ends.
    #[inline]
    pub(super) fn quick_loc(&mut self, start: u32) -> Option<(Loc, u32)> {
        let rest = self.lexer.text().get(start as usize..)?;
        let last = &self.last_loc;
        if !last.text.is_empty() && starts_with(rest, last.text) {
            return Some((last.loc, start + last.text.len() as u32));
        }
        if !rest.starts_with(OPEN) {
            return None;
        }
        let (head, metadata, ending) = last.head;
        let mut raw = self.raw_at(start + OPEN.len() as u32);
        let loc = if !head.is_empty() && starts_with(rest, head) {
            raw.seek(start + head.len() as u32);
            // The newest place of the same text: older ones are not to be looked at again.
            self.last_loc.head.0 = &rest[..head.len()];
            self.raw_ending(&mut raw, metadata, ending)?
        } else {
            self.raw_loc(&mut raw, start)?
        };
        let end = raw.offset();
        self.last_loc.text = self.source(start, end);
        self.last_loc.loc = loc;
        Some((loc, end))
    }

    /// `#alias)`, `"file":1:2)`, `fused<#alias>["file":1:2])`, `fused<#alias>[#alias])`: what is behind the `loc(` at
    /// `start`.
    fn raw_loc(&mut self, raw: &mut Raw<'p>, start: u32) -> Option<Loc> {
        let mut metadata = None;
        match raw.peek() {
            b'#' => {
                let start = raw.offset() as usize + 1;
                let name = self.raw_name(raw)?;
                let range = start..raw.offset() as usize;
                if !raw.eat(b')') {
                    return None;
                }
                if let Some(meaning) = self.named(name) {
                    return meaning.loc(self.ctx);
                }
                let alias = Token::of_name(Tok::HashId, range);
                // With a dot it is something else.
                let is_alias = memchr::memchr(b'.', self.text_of(alias)).is_none();
                return is_alias.then(|| self.deferred(alias));
            }
            b'"' => {}
            _ => {
                if !raw.eat_word("fused") || !raw.eat(b'<') {
                    return None;
                }
                metadata = Some(self.raw_alias(raw)?);
                if !(raw.eat(b'>') && raw.eat(b'[')) {
                    return None;
                }
                if raw.peek() == b'#' {
                    self.last_loc.head = (self.source(start, raw.offset()), metadata, Ending::Alias);
                    return self.raw_ending(raw, metadata, Ending::Alias);
                }
            }
        }
        let known = raw.eat_string(self.last_loc.file.0);
        let name = if known { self.last_loc.file.0 } else { raw.string()? };
        // A name may be missing.
        if name.is_empty() || !raw.eat(b':') {
            return None;
        }
        if !known {
            self.last_loc.file = (name, self.ctx.str_id(name));
        }
        self.last_loc.head = (self.source(start, raw.offset()), metadata, Ending::Position);
        self.raw_ending(raw, metadata, Ending::Position)
    }

    /// `1:2)` or `#alias)`; `1:2])` or `#alias])` when it is fused with something.
    fn raw_ending(&mut self, raw: &mut Raw<'p>, metadata: Option<Attr>, ending: Ending) -> Option<Loc> {
        let place = match ending {
            Ending::Position => {
                let line = u32::try_from(raw.number()?).ok()?;
                let col = if raw.eat(b':') { u32::try_from(raw.number()?).ok()? } else { return None };
                Place { file: self.last_loc.file.1, line, col, metadata }
            }
            Ending::Alias => {
                // Only an alias that is the whole location may be defined further on.
                let name = self.raw_name(raw)?;
                let part = self.known_alias(name)?.loc(self.ctx)?.noted_place(self.ctx)?;
                // What is fused already is taken apart.
                if part.metadata.is_some() {
                    return None;
                }
                Place { metadata, ..part }
            }
        };
        // A range may follow.
        let good = (metadata.is_none() || raw.eat(b']')) && raw.eat(b')');
        if good { Some(Loc::of_place(self.ctx, place, &mut self.free_places)) } else { None }
    }

    fn trailing_loc(&mut self) -> Result<Loc> {
        self.expect(Tok::LParen, "expected '(' in location")?;
        let is_alias = self.tok.kind == Tok::HashId && !self.text().contains(&b'.');
        let loc = if is_alias { self.loc_alias()? } else { self.parse_loc_instance()? };
        self.expect(Tok::RParen, "expected ')' in location")?;
        Ok(loc)
    }

    fn loc_alias(&mut self) -> Result<Loc> {
        let (alias, name) = (self.tok, self.name_range());
        self.bump();
        match self.aliased(name) {
            Some(meaning) => self.loc_of_alias(meaning, alias.start),
            None => Ok(self.deferred(alias)),
        }
    }

    /// What stands for the location of an alias until that is known.
    fn deferred(&mut self, alias: Token) -> Loc {
        self.deferred_locs.push(DeferredLoc { alias });
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
        let resolve = |&DeferredLoc { alias }: &_| match self.aliased(alias.name_range()) {
            Some(meaning) => self.loc_of_alias(meaning, alias.start),
            None => Err(self.error_at(alias.start, "operation location alias was never defined")),
        };
        self.deferred_locs.iter().map(resolve).collect()
    }

    /// Parses what stands inside `loc(...)`.
    pub fn parse_loc_instance(&mut self) -> Result<Loc> {
        self.nested(Self::loc_instance).map(Loc::of_attr)
    }

    fn loc_instance(&mut self) -> Result<Attr> {
        match self.tok.kind {
            Tok::HashId => {
                let attr = self.parse_dialect_attr(None)?;
                if !is_location(self.ctx, attr) {
                    let text = self.attr_text(attr);
                    return Err(self.error(format!("expected location attribute, but got{text}")));
                }
                Ok(attr)
            }
            Tok::String => self.name_or_file_loc(),
            Tok::BareId => match self.text() {
                b"callsite" => self.callsite_loc(),
                b"fused" => self.fused_loc(),
                b"unknown" => {
                    self.bump();
                    Ok(Attr::UNKNOWN_LOC)
                }
                _ => Err(self.wrong_token("expected location instance")),
            },
            _ => Err(self.wrong_token("expected location instance")),
        }
    }

    fn nested_loc(&mut self) -> Result<Attr> {
        self.nested(Self::loc_instance)
    }

    fn name_or_file_loc(&mut self) -> Result<Attr> {
        let name = self.string()?;
        if self.consume_if(Tok::Colon) {
            return self.file_loc(&name);
        }
        let name = self.ctx.str_id(&name);
        let mut child = Attr::UNKNOWN_LOC;
        if self.consume_if(Tok::LParen) {
            child = self.nested_loc()?;
            self.expect(Tok::RParen, "expected ')' after child location of NameLoc")?;
        }
        Ok(NameLoc::get(self.ctx, name, child))
    }

    /// After `"file":`.
    fn file_loc(&mut self, name: &[u8]) -> Result<Attr> {
        const LINE: &str = "expected integer line number in FileLineColRange";
        const COLUMN: &str = "expected integer column number in FileLineColRange";
        let line = self.loc_number(LINE)?;
        if !self.consume_if(Tok::Colon) {
            return Ok(FileLineColRange::get(self.ctx, self.ctx.str_id(name), line, 0, line, 0));
        }
        let col = self.loc_number(COLUMN)?;
        let (mut end_line, mut end_col) = (line, col);
        let is_range = self.consume_keyword("to");
        if is_range {
            if self.tok.kind == Tok::Integer {
                end_line = self.loc_number(LINE)?;
            }
            if !self.consume_if(Tok::Colon) {
                let message = "expected either integer or `:` post `to` in FileLineColRange";
                return Err(self.wrong_token(message));
            }
            end_col = self.loc_number(COLUMN)?;
        }
        // A position in a file without name is shown as standard input's.
        let name = if name.is_empty() && !is_range { b"-" } else { name };
        Ok(FileLineColRange::get(self.ctx, self.ctx.str_id(name), line, col, end_line, end_col))
    }

    fn loc_number(&mut self, message: &str) -> Result<u32> {
        if self.tok.kind != Tok::Integer {
            return Err(self.wrong_token(message));
        }
        match self.u64_of(self.tok).and_then(|v| u32::try_from(v).ok()) {
            Some(value) => {
                self.bump();
                Ok(value)
            }
            None => Err(self.error(message)),
        }
    }

    fn callsite_loc(&mut self) -> Result<Attr> {
        self.bump();
        self.expect(Tok::LParen, "expected '(' in callsite location")?;
        let callee = self.nested_loc()?;
        if self.tok.kind != Tok::BareId || self.text() != b"at" {
            return Err(self.wrong_token("expected 'at' in callsite location"));
        }
        self.bump();
        let caller = self.nested_loc()?;
        self.expect(Tok::RParen, "expected ')' in callsite location")?;
        Ok(CallSiteLoc::get(self.ctx, callee, caller))
    }

    fn fused_loc(&mut self) -> Result<Attr> {
        self.bump();
        let mut metadata = None;
        if self.consume_if(Tok::Less) {
            metadata = Some(self.parse_attr(None)?);
            self.expect(Tok::Greater, "expected '>' after fused location metadata")?;
        }
        let mut locs: SmallVec<[Attr; 4]> = SmallVec::new();
        self.comma_separated(Delimiter::Square, " in fused location", &mut |p: &mut Self| {
            locs.push(p.nested_loc()?);
            Ok(())
        })?;
        Ok(FusedLoc::of(self.ctx, &locs, metadata))
    }
}
