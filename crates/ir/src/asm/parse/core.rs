//! The state of the parser, and the tokens and lists that types, attributes and custom forms consist of.

use super::aliases::{AliasValue, Aliases};
use super::cache::{BodyCache, DictCache, TextCache};
use super::distincts::DistinctAttrs;
use super::names::{self, Name};
use crate::asm::cursor::{Cursor, is_int_type, unescape};
use crate::context::{Context, Str};
use crate::diag::{DiagBuilder, Reported};
use crate::loc::{FreePlaces, Loc, SourceFile};
use crate::params::Part;
use crate::types::Type;
use crate::{Attr, Result};
use core::fmt::Display;
use core::ops::{Deref, DerefMut};
use std::borrow::Cow;
use std::sync::Arc;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;
use terrace_support::words::ascii_str;

/// The greatest nesting depth of types, attributes and regions.
pub const MAX_DEPTH: u32 = 512;

/// The brackets around a comma-separated list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delimiter {
    /// No brackets; at least one element.
    None,
    /// `(...)`
    Paren,
    /// `[...]`
    Square,
    /// `<...>`
    LessGreater,
    /// `{...}`
    Braces,
    /// `(...)` or nothing at all.
    OptionalParen,
    /// `[...]` or nothing at all.
    OptionalSquare,
    /// `<...>` or nothing at all.
    OptionalLessGreater,
    /// `{...}` or nothing at all.
    OptionalBraces,
}

impl Delimiter {
    /// The opening and the closing bracket, and whether the list may be absent.
    fn brackets(self) -> Option<(u8, u8, bool)> {
        Some(match self {
            Delimiter::None => return None,
            Delimiter::Paren => (b'(', b')', false),
            Delimiter::Square => (b'[', b']', false),
            Delimiter::LessGreater => (b'<', b'>', false),
            Delimiter::Braces => (b'{', b'}', false),
            Delimiter::OptionalParen => (b'(', b')', true),
            Delimiter::OptionalSquare => (b'[', b']', true),
            Delimiter::OptionalLessGreater => (b'<', b'>', true),
            Delimiter::OptionalBraces => (b'{', b'}', true),
        })
    }
}

/// Parses types, attributes, and the tokens and lists of custom forms. Dereferences to [`Cursor`].
pub struct AsmParser<'p> {
    /// The context that interns the results.
    pub ctx: &'p Context,
    /// The source file, for locations.
    pub file: Arc<SourceFile>,
    pub(crate) cursor: Cursor<'p>,
    /// The start of the range that is parsed.
    pub(crate) start: u32,
    /// The end of the text whose memory was released.
    pub(super) released: u32,
    aliases: Aliases,
    /// The aliases of the whole text, when this parser parses function bodies of a skeleton.
    skeleton_aliases: Option<&'p Aliases>,
    /// Aliases that are defined at or after this position may only be used as locations.
    pub(super) alias_limit: u32,
    /// The names of location aliases that were used before their definition; see
    /// [`AsmParser::resolve_deferred_locs`].
    pub(super) deferred_locs: Vec<Name>,
    /// `distinct[n]` attributes by the number in the text.
    pub(super) distincts: DistinctAttrs,
    /// Ids for the next file positions.
    pub(super) free_places: FreePlaces,
    /// Types of dialects and types in angle brackets, by their text.
    pub(super) types: TextCache<Type>,
    /// Attribute dictionaries, by their text.
    pub(super) dicts: DictCache,
    /// Long attributes of dialects, in a parser of many texts.
    pub(super) bodies: Option<Box<BodyCache>>,
    /// Ends of the dialect symbol bodies inside the one being parsed, by the offset of their `<`.
    pub(super) body_ends: FxHashMap<u32, u32>,
    /// The operation whose custom form is being parsed.
    pub(super) custom_op: Option<&'static str>,
    /// Recursive types whose bodies are being parsed.
    cyclic: SmallVec<[Type; 4]>,
    /// The nesting depth in types, attributes and regions.
    pub(super) depth: u32,
    /// The greatest depth, for the attributes in `bodies`.
    pub(super) deepest: u32,
}

impl<'p> Deref for AsmParser<'p> {
    type Target = Cursor<'p>;
    #[inline(always)]
    fn deref(&self) -> &Cursor<'p> {
        &self.cursor
    }
}

impl DerefMut for AsmParser<'_> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.cursor
    }
}

impl<'p> AsmParser<'p> {
    /// A parser at the start of `text`, which is the text of `file`.
    pub fn new(ctx: &'p Context, file: Arc<SourceFile>, text: &'p [u8]) -> Self {
        Self {
            ctx,
            file,
            cursor: Cursor::new(text),
            start: 0,
            released: 0,
            aliases: Aliases::default(),
            skeleton_aliases: None,
            alias_limit: u32::MAX,
            deferred_locs: Vec::new(),
            distincts: DistinctAttrs::default(),
            free_places: FreePlaces::default(),
            types: TextCache::default(),
            dicts: DictCache::default(),
            bodies: None,
            body_ends: FxHashMap::default(),
            custom_op: None,
            cyclic: SmallVec::new(),
            depth: 0,
            deepest: 0,
        }
    }

    /// Goes on at `start` in a text of the same file that stands on its own, without the aliases and numbers of texts before.
    /// Long attributes that such texts share are parsed once.
    pub fn restart(&mut self, text: &'p [u8], start: u32) {
        self.cursor = Cursor::new(text);
        self.seek(start);
        self.distincts = DistinctAttrs::default();
        self.bodies.get_or_insert_default();
        self.body_ends.clear();
        self.custom_op = None;
        self.cyclic.clear();
        self.depth = 0;
    }

    /// A parser of function bodies in the text of a skeleton, with the skeleton's aliases.
    pub(super) fn for_bodies(skeleton: &'p AsmParser<'_>, depth: u32) -> Self {
        let mut parser = Self::new(skeleton.ctx, skeleton.file.clone(), skeleton.text());
        (parser.skeleton_aliases, parser.depth) = (Some(skeleton.aliases()), depth);
        parser
    }

    #[inline]
    fn aliases(&self) -> &Aliases {
        self.skeleton_aliases.unwrap_or(&self.aliases)
    }

    /// The value of an attribute alias, wherever in the text it is defined.
    #[inline]
    pub(super) fn attr_alias(&self, name: &Name) -> Option<AliasValue> {
        self.aliases().attrs.get(name, self.text()).map(|(value, _)| value)
    }

    /// The value of an attribute alias that is defined before [`AsmParser::alias_limit`].
    #[inline]
    pub(super) fn visible_attr_alias(&self, name: &Name) -> Option<AliasValue> {
        let (value, at) = self.aliases().attrs.get(name, self.text())?;
        (at < self.alias_limit).then_some(value)
    }

    /// The type of an alias that is defined before [`AsmParser::alias_limit`].
    #[inline]
    pub(super) fn visible_type_alias(&self, name: &Name) -> Option<Type> {
        let (ty, at) = self.aliases().types.get(name, self.text())?;
        (at < self.alias_limit).then_some(ty)
    }

    /// Whether the value of an alias can be printed.
    pub(super) fn alias_fits(&mut self, part: Part) -> bool {
        self.aliases.lengths.fits(self.ctx, part)
    }

    /// Adds an attribute alias, whose name must be new.
    pub(super) fn add_attr_alias(&mut self, name: Name, value: AliasValue) {
        self.aliases.attrs.replace(&name, Some((value, name.start)), self.cursor.text());
    }

    /// Adds a type alias, whose name must be new.
    pub(super) fn add_type_alias(&mut self, name: Name, ty: Type) {
        self.aliases.types.replace(&name, Some((ty, name.start)), self.cursor.text());
    }

    /// Releases the memory of text that was parsed; a mapped file can provide it again.
    #[inline]
    pub(super) fn release_text(&mut self) {
        /// The number of bytes that are released at once.
        const PORTION: u32 = 1 << 20;
        let offset = self.offset();
        if offset.saturating_sub(self.released) >= PORTION + 0x1_0000 {
            // Only whole pages can be released.
            self.release_up_to(offset & !0xFFFF);
        }
    }

    #[cold]
    fn release_up_to(&mut self, end: u32) {
        /// The number of bytes around a page that a page fault may map, also in front of it.
        const AROUND: u32 = 2 << 20;
        self.file.text.advise_dont_need(self.released.saturating_sub(AROUND) as usize, end as usize);
        self.released = end;
    }

    /// Consumes this punctuation or reports `message`.
    #[inline(always)]
    pub fn expect(&mut self, byte: u8, message: &str) -> Result {
        if self.eat(byte) { Ok(()) } else { Err(self.wrong_token(message)) }
    }

    /// Whether the punctuation of a format comes next.
    #[inline]
    pub(crate) fn at_literal(&self, text: &str) -> bool {
        match text.as_bytes() {
            &[byte] => self.at(byte),
            _ => self.at_str(text),
        }
    }

    /// Consumes punctuation of several bytes or reports `message`.
    #[inline(always)]
    pub fn expect_str(&mut self, text: &str, message: &str) -> Result {
        if self.eat_str(text) { Ok(()) } else { Err(self.wrong_token(message)) }
    }

    /// Parses `<...>`; `context` is appended to messages (` in vector type`).
    pub(super) fn in_angles<T>(
        &mut self,
        context: &str,
        parse: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        if !self.eat(b'<') {
            return Err(self.wrong_token(format!("expected '<'{context}")));
        }
        let value = parse(self)?;
        if !self.eat(b'>') {
            return Err(self.wrong_token(format!("expected '>'{context}")));
        }
        Ok(value)
    }

    /// Whether an integer type comes next: `i32`, `si8`, `ui16`.
    #[inline]
    pub fn at_int_type(&self) -> bool {
        matches!(self.peek(), b'i' | b's' | b'u') && is_int_type(self.word())
    }

    /// Whether a bare word comes next that is no integer type.
    #[inline]
    pub fn at_plain_word(&self) -> bool {
        self.at_word() && !self.at_int_type()
    }

    /// Consumes the name of a value or reports `message`.
    #[inline(always)]
    pub(super) fn value_name(&mut self, message: &str) -> Result<Name> {
        if self.peek() == b'%'
            && let Some(name) = Name::at(&self.cursor, names::ARG_PREFIX)
        {
            self.seek(name.end);
            return Ok(name);
        }
        Err(self.wrong_token(message))
    }

    /// Consumes the name of a block; `None` when another token comes next.
    #[inline]
    pub(super) fn block_name(&mut self) -> Option<Name> {
        let name =
            if self.peek() == b'^' { Name::at(&self.cursor, names::BLOCK_PREFIX)? } else { return None };
        self.seek(name.end);
        Some(name)
    }

    /// The name of the next alias or dialect symbol, which is not consumed; `None` when it is ill-formed.
    #[inline]
    pub(super) fn alias_name(&self) -> Option<Name> {
        Name::at(&self.cursor, names::LOC_PREFIX)
    }

    /// Whether an integer literal comes next, without a sign.
    #[inline]
    pub fn at_integer(&self) -> bool {
        self.number().is_some_and(|number| !number.is_float)
    }

    /// Consumes the next integer literal, without a sign.
    #[inline]
    pub(super) fn eat_integer(&mut self) -> Option<&'p [u8]> {
        let number = self.number().filter(|number| !number.is_float)?;
        self.bump(number.text.len());
        Some(number.text)
    }

    /// Consumes the next integer literal, without a sign, if `T` can represent it.
    #[inline]
    pub fn eat_int<T: TryFrom<u64>>(&mut self) -> Option<T> {
        let number = self.number()?;
        let value = number.to_u64().and_then(|value| T::try_from(value).ok())?;
        self.bump(number.text.len());
        Some(value)
    }

    /// The location of a byte offset.
    #[inline]
    pub fn loc_at(&self, offset: u32) -> Loc {
        Loc::of_pos(self.file.base + offset)
    }

    /// The location of the next token.
    pub fn loc(&self) -> Loc {
        self.loc_at(self.offset())
    }

    /// Reports an error at the next token; at the end of the text, at the last byte. A lexical error of that token is
    /// reported instead.
    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Reported {
        self.error_at(self.error_offset(), message)
    }

    /// Reports an error at a byte offset. A lexical error of the next token is reported instead.
    #[cold]
    pub fn error_at(&self, offset: u32, message: impl Into<String>) -> Reported {
        self.error_builder(offset, message).emit()
    }

    /// Reports an error at a byte offset in a custom form, `custom op 'dialect.op' message`; outside of custom forms
    /// just the message.
    #[cold]
    pub fn custom_error(&self, offset: u32, message: impl Display) -> Reported {
        match self.custom_op {
            Some(name) => self.error_at(offset, format!("custom op '{name}' {message}")),
            None => self.error_at(offset, message.to_string()),
        }
    }

    /// An error at a byte offset to which notes can be added.
    #[cold]
    pub fn error_builder(&self, offset: u32, message: impl Into<String>) -> DiagBuilder<'p> {
        match self.lexical_error() {
            Some((at, message)) => self.ctx.error(self.loc_at(at), message),
            None => self.ctx.error(self.loc_at(offset), message),
        }
    }

    /// Reports that another token was expected in place of the next one.
    ///
    /// The position is the end of the previous token, so that a missing token is reported on its line.
    #[cold]
    pub fn wrong_token(&self, message: impl Into<String>) -> Reported {
        let offset = self.error_offset();
        let mut before = self.source(self.start, offset);
        loop {
            while let [rest @ .., b' ' | b'\t'] = before {
                before = rest;
            }
            let [rest @ .., last] = before else {
                return self.error_at(offset, message);
            };
            if !matches!(last, b'\n' | b'\r') {
                return self.error_at(self.start + before.len() as u32, message);
            }
            before = rest;
            let line = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
            if let Some(at) = memchr::memmem::find(&before[line..], b"//") {
                before = &before[..line + at];
            }
        }
    }

    fn error_offset(&self) -> u32 {
        if self.at_end() { self.offset().saturating_sub(1) } else { self.offset() }
    }

    /// The text of a type in messages.
    #[cold]
    pub(crate) fn type_text(&self, ty: Type) -> String {
        crate::asm::quoted_type(self.ctx, ty)
    }

    /// The text of an attribute in messages.
    #[cold]
    pub(crate) fn attr_text(&self, attr: Attr) -> String {
        crate::asm::attr_to_string(self.ctx, attr)
    }

    /// Consumes the bare word `word` or reports `expected 'word'<context>`.
    #[inline]
    pub fn expect_keyword(&mut self, word: &str, context: &str) -> Result {
        if self.eat_keyword(word) {
            Ok(())
        } else {
            Err(self.custom_error(self.offset(), format!("expected '{word}'{context}")))
        }
    }

    /// Consumes any bare word, if there is one.
    pub fn optional_any_keyword(&mut self) -> Option<&'p str> {
        ascii_str(self.eat_word()).filter(|word| !word.is_empty())
    }

    /// Consumes any bare word or reports `expected valid keyword`.
    pub fn any_keyword(&mut self) -> Result<&'p str> {
        self.optional_any_keyword().ok_or_else(|| self.custom_error(self.offset(), "expected valid keyword"))
    }

    /// Consumes a string literal, if there is one.
    pub fn optional_string(&mut self) -> Option<Cow<'p, [u8]>> {
        let literal = self.cursor.string()?;
        self.bump(literal.len());
        Some(unescape(literal))
    }

    /// Consumes a string literal or reports `expected string`.
    pub fn string(&mut self) -> Result<Cow<'p, [u8]>> {
        self.optional_string().ok_or_else(|| self.custom_error(self.offset(), "expected string"))
    }

    /// Consumes `@name`, if there is one.
    pub fn optional_symbol_name(&mut self) -> Option<Str> {
        let symbol = self.cursor.symbol()?;
        self.bump(symbol.len());
        Some(match symbol {
            [_, b'"', ..] => self.ctx.str_id(&unescape(&symbol[1..])),
            _ => self.ctx.str_id(&symbol[1..]),
        })
    }

    /// Consumes `@name` or reports `expected valid '@'-identifier for symbol name`.
    pub fn symbol_name(&mut self) -> Result<Str> {
        let message = "expected valid '@'-identifier for symbol name";
        self.optional_symbol_name().ok_or_else(|| self.custom_error(self.offset(), message))
    }

    /// Parses a comma-separated list; `context` is appended to messages (` in operand list`).
    pub fn comma_separated(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        element: &mut dyn FnMut(&mut Self) -> Result,
    ) -> Result {
        let Some((open, close, optional)) = delimiter.brackets() else {
            return self.comma_list(element);
        };
        if !self.eat(open) {
            if optional {
                return Ok(());
            }
            return Err(self.wrong_token(format!("expected '{}'{context}", open as char)));
        }
        if self.eat(close) {
            return Ok(());
        }
        self.comma_list(element)?;
        if self.eat(close) {
            Ok(())
        } else {
            Err(self.wrong_token(format!("expected '{}'{context}", close as char)))
        }
    }

    /// Parses `element (',' element)*`.
    #[inline]
    pub fn comma_list<F: FnMut(&mut Self) -> Result + ?Sized>(&mut self, element: &mut F) -> Result {
        loop {
            element(self)?;
            if !self.eat(b',') {
                return Ok(());
            }
        }
    }

    /// Parses `(element (',' element)*)? close`.
    pub fn comma_list_until<F: FnMut(&mut Self) -> Result + ?Sized>(
        &mut self,
        close: &str,
        allow_empty: bool,
        element: &mut F,
    ) -> Result {
        if self.at_str(close) {
            if !allow_empty {
                return Err(self.wrong_token("expected list element"));
            }
            self.eat_str(close);
            return Ok(());
        }
        self.comma_list(element)?;
        if self.eat_str(close) { Ok(()) } else { Err(self.wrong_token(format!("expected ',' or '{close}'"))) }
    }

    /// Runs `f` in a nesting level of its own; an error when the limit is reached.
    pub fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.enter()?;
        let result = f(self);
        self.depth -= 1;
        result
    }

    /// Enters a nesting level; an error when the limit is reached. Pair with [`AsmParser::leave`].
    #[inline]
    pub fn enter(&mut self) -> Result {
        if self.depth >= MAX_DEPTH {
            return Err(self.too_deep());
        }
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        Ok(())
    }

    #[cold]
    fn too_deep(&self) -> Reported {
        self.error(format!("nesting is deeper than {MAX_DEPTH} levels"))
    }

    /// Enters the body of a type that may refer to itself; `false` when it is being parsed already. Pair with
    /// [`AsmParser::leave_cyclic`].
    pub fn enter_cyclic(&mut self, ty: Type) -> bool {
        let new = !self.cyclic.contains(&ty);
        if new {
            self.cyclic.push(ty);
        }
        new
    }

    /// Whether the body of a type that may refer to itself is being parsed.
    pub(super) fn in_cyclic(&self) -> bool {
        !self.cyclic.is_empty()
    }

    /// Leaves the body that a successful [`AsmParser::enter_cyclic`] entered.
    pub fn leave_cyclic(&mut self) {
        self.cyclic.pop();
    }

    /// Leaves all types whose bodies are being parsed, behind an error.
    pub(super) fn abandon_cyclic(&mut self) {
        self.cyclic.clear();
    }

    /// Leaves the nesting level that [`AsmParser::enter`] entered.
    pub fn leave(&mut self) {
        self.depth -= 1;
    }
}
