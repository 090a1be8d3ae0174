//! The parser of types and attributes, and of the parts that the custom forms of operations are made of.

use super::aliases::Aliases;
use super::dialect::TypeKind;
use super::dicts::Dicts;
use super::distincts::Distincts;
use super::locs::{Aliased, DeferredLoc};
use super::names::{self, Name};
use super::numbers::parse_u64;
use super::texts::ByText;
use crate::asm::cursor::{Cursor, is_int_type, unescape};
use crate::context::{Context, Str};
use crate::diag::{DiagBuilder, Reported};
use crate::loc::{FreePlaces, Loc, SourceFile};
use crate::types::Type;
use crate::{Attr, Result};
use std::borrow::Cow;
use std::sync::Arc;
use terrace_support::FxHashMap;
use terrace_support::words::ascii_str;

/// How deep types, attributes and regions may nest.
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

/// Parses types, attributes and the parts that the custom forms of operations are made of.
pub struct AsmParser<'p> {
    /// The context that parsed things are interned in.
    pub ctx: &'p Context,
    /// The source file, for locations.
    pub file: Arc<SourceFile>,
    pub(crate) cursor: Cursor<'p>,
    /// Where the part of the text that is parsed starts.
    pub(crate) start: u32,
    /// The end of the text whose memory was given back.
    pub(super) passed: u32,
    aliases: AllAliases,
    /// The aliases of the whole text, when this is the parser of a part of it.
    outer_aliases: Option<&'p AllAliases>,
    /// The position up to which aliases are defined; only locations may use the others.
    pub(super) alias_limit: u32,
    /// Location aliases that were used before their definition; see [`AsmParser::resolve_deferred_locs`].
    pub(crate) deferred_locs: Vec<DeferredLoc>,
    /// `distinct[n]` attributes by the number in the text.
    pub(crate) distincts: Distincts,
    /// Kinds of types by their text, `!llvm.ptr`. Saves 2 % of the time of parsing lua at -O2.
    pub(super) type_kinds: ByText<TypeKind>,
    /// Numbers for the next places.
    pub(super) free_places: FreePlaces,
    /// Types in angle brackets, by their text.
    pub(super) types: ByText<Type>,
    /// Attribute dictionaries by their text.
    pub(super) dicts: Dicts,
    /// Ends of the dialect symbol bodies inside the one being parsed, by the offset of their `<`.
    pub(crate) body_ends: FxHashMap<u32, u32>,
    /// The operation whose custom form is being parsed.
    pub(super) custom_op: Option<&'static str>,
    /// Recursive types whose bodies are being parsed.
    cyclic: smallvec::SmallVec<[Type; 4]>,
    depth: u32,
}

/// The aliases of a text.
#[derive(Default)]
struct AllAliases {
    /// Attribute aliases (`#name`) by name.
    attrs: Aliases<Aliased>,
    /// Type aliases (`!name`) by name.
    types: Aliases<Type>,
}

/// What parsers of parts of a text share.
#[derive(Clone, Copy)]
pub(super) struct Outer<'a> {
    ctx: &'a Context,
    file: &'a Arc<SourceFile>,
    text: &'a [u8],
    aliases: &'a AllAliases,
}

impl<'p> AsmParser<'p> {
    /// A parser at the start of `text`, which is the text of `file`.
    pub fn new(ctx: &'p Context, file: Arc<SourceFile>, text: &'p [u8]) -> Self {
        Self {
            ctx,
            file,
            cursor: Cursor::new(text),
            start: 0,
            passed: 0,
            aliases: AllAliases::default(),
            outer_aliases: None,
            alias_limit: u32::MAX,
            deferred_locs: Vec::new(),
            distincts: Distincts::default(),
            type_kinds: ByText::default(),
            free_places: FreePlaces::default(),
            types: ByText::default(),
            dicts: Dicts::default(),
            body_ends: FxHashMap::default(),
            custom_op: None,
            cyclic: smallvec::SmallVec::new(),
            depth: 0,
        }
    }

    /// A parser of parts of the same text, with the same aliases.
    pub(super) fn part(outer: Outer<'p>) -> Self {
        let mut part = Self::new(outer.ctx, outer.file.clone(), outer.text);
        part.outer_aliases = Some(outer.aliases);
        part
    }

    /// The aliases of the whole text.
    #[inline]
    fn aliases(&self) -> &AllAliases {
        self.outer_aliases.unwrap_or(&self.aliases)
    }

    /// What an attribute alias stands for, wherever it is defined.
    #[inline]
    pub(super) fn aliased(&self, name: &Name) -> Option<Aliased> {
        self.aliases().attrs.get(self.cursor.text(), name).map(|(meaning, _)| meaning)
    }

    /// What an attribute alias stands for, if it is defined before what is parsed.
    #[inline]
    pub(super) fn known_alias(&self, name: &Name) -> Option<Aliased> {
        let (meaning, at) = self.aliases().attrs.get(self.cursor.text(), name)?;
        (at < self.alias_limit).then_some(meaning)
    }

    /// The type that an alias stands for, if it is defined before what is parsed.
    #[inline]
    pub(super) fn type_alias(&self, name: &Name) -> Option<Type> {
        let (ty, at) = self.aliases().types.get(self.cursor.text(), name)?;
        (at < self.alias_limit).then_some(ty)
    }

    /// Adds an attribute alias that is not there.
    pub(super) fn add_attr_alias(&mut self, name: Name, meaning: Aliased) {
        self.aliases.attrs.insert(self.cursor.text(), name, meaning);
    }

    /// Adds a type alias that is not there.
    pub(super) fn add_type_alias(&mut self, name: Name, ty: Type) {
        self.aliases.types.insert(self.cursor.text(), name, ty);
    }

    /// What [`AsmParser::part`] needs of this one; other threads may have it.
    pub(super) fn outer(&self) -> Outer<'_> {
        Outer { ctx: self.ctx, file: &self.file, text: self.cursor.text(), aliases: self.aliases() }
    }

    /// The nesting depth in types, attributes and regions.
    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// Sets the nesting depth, before parsing continues at another position.
    pub(super) fn set_depth(&mut self, depth: u32) {
        self.depth = depth;
    }

    /// Gives back the memory of text that was parsed, which a mapped file can provide again.
    #[inline]
    pub(super) fn pass_text(&mut self) {
        let offset = self.offset();
        /// The number of bytes that are given back at once.
        const PORTION: u32 = 1 << 20;
        if offset.saturating_sub(self.passed) >= PORTION + 0x1_0000 {
            // Only whole pages can be given back.
            self.pass_portion(offset & !0xFFFF);
        }
    }

    #[cold]
    fn pass_portion(&mut self, end: u32) {
        /// The number of bytes around a page that a page fault may map, also in front of it.
        const AROUND: u32 = 2 << 20;
        self.file.text.advise_dont_need(self.passed.saturating_sub(AROUND) as usize, end as usize);
        self.passed = end;
    }

    /// The offset of the next token.
    #[inline(always)]
    pub fn offset(&self) -> u32 {
        self.cursor.pos()
    }

    /// The next byte; zero at the end of the text.
    #[inline(always)]
    pub fn peek(&self) -> u8 {
        self.cursor.peek()
    }

    /// Whether the text ends here.
    #[inline]
    pub fn at_end(&self) -> bool {
        self.cursor.at_end()
    }

    /// Whether this punctuation, or a token with this sigil, comes next: see [`Cursor::at`].
    #[inline(always)]
    pub fn at(&self, byte: u8) -> bool {
        self.cursor.at(byte)
    }

    /// Consumes this punctuation, if it comes next.
    #[inline(always)]
    pub fn eat(&mut self, byte: u8) -> bool {
        self.cursor.eat(byte)
    }

    /// Consumes this punctuation or reports `message`.
    #[inline(always)]
    pub fn expect(&mut self, byte: u8, message: &str) -> Result {
        if self.cursor.eat(byte) { Ok(()) } else { Err(self.wrong_token(message)) }
    }

    /// Whether punctuation of several bytes comes next: `->`, `...`.
    #[inline(always)]
    pub fn at_str(&self, text: &str) -> bool {
        self.cursor.at_str(text)
    }

    /// Whether the punctuation of a format comes next.
    #[inline]
    pub(crate) fn at_literal(&self, text: &str) -> bool {
        match text.as_bytes() {
            &[byte] => self.at(byte),
            _ => self.at_str(text),
        }
    }

    /// Consumes punctuation of several bytes, if it comes next.
    #[inline(always)]
    pub fn eat_str(&mut self, text: &str) -> bool {
        self.cursor.eat_str(text)
    }

    /// Consumes punctuation of several bytes or reports `message`.
    #[inline(always)]
    pub fn expect_str(&mut self, text: &str, message: &str) -> Result {
        if self.cursor.eat_str(text) { Ok(()) } else { Err(self.wrong_token(message)) }
    }

    /// Whether a bare word comes next.
    #[inline(always)]
    pub fn at_word(&self) -> bool {
        self.cursor.at_word()
    }

    /// Whether an integer type comes next: `i32`, `si8`, `ui16`.
    #[inline]
    pub fn at_int_type(&self) -> bool {
        matches!(self.peek(), b'i' | b's' | b'u') && is_int_type(self.cursor.word())
    }

    /// Whether a bare word comes next that is no integer type.
    #[inline]
    pub fn at_plain_word(&self) -> bool {
        self.at_word() && !self.at_int_type()
    }

    /// The bare word that comes next, which is not consumed; nothing when there is none.
    #[inline]
    pub fn word(&self) -> &'p [u8] {
        self.cursor.word()
    }

    /// Consumes the name of a value or reports `message`.
    #[inline(always)]
    pub(super) fn value_name(&mut self, message: &str) -> Result<Name> {
        if self.peek() == b'%'
            && let Some(name) = Name::at(&self.cursor, names::ARGUMENT)
        {
            self.seek(name.end);
            return Ok(name);
        }
        Err(self.wrong_token(message))
    }

    /// Consumes the name of a block; `None` when something else comes next.
    #[inline]
    pub(super) fn block_name(&mut self) -> Option<Name> {
        let name = if self.peek() == b'^' { Name::at(&self.cursor, names::BLOCK)? } else { return None };
        self.seek(name.end);
        Some(name)
    }

    /// The name of the alias or dialect symbol that comes next; `None` when it is ill-formed.
    #[inline]
    pub(super) fn alias_name(&self) -> Option<Name> {
        Name::at(&self.cursor, names::LOCATION)
    }

    /// Whether an integer literal comes next, without a sign.
    #[inline]
    pub fn at_integer(&self) -> bool {
        self.cursor.number().is_some_and(|number| !number.is_float)
    }

    /// Consumes the integer literal that comes next, without a sign.
    #[inline]
    pub(super) fn eat_integer(&mut self) -> Option<&'p [u8]> {
        let number = self.cursor.number().filter(|number| !number.is_float)?;
        self.cursor.bump(number.text.len());
        Some(number.text)
    }

    /// Consumes the integer literal that comes next, without a sign, if `T` can represent it.
    #[inline]
    pub fn eat_int<T: TryFrom<u64>>(&mut self) -> Option<T> {
        let number = self.cursor.number().filter(|number| !number.is_float)?;
        let value = parse_u64(number.text).and_then(|value| T::try_from(value).ok())?;
        self.cursor.bump(number.text.len());
        Some(value)
    }

    /// The bytes `start..end` of the source.
    pub fn source(&self, start: u32, end: u32) -> &'p [u8] {
        self.cursor.slice(start as usize..end as usize)
    }

    /// Continues at the first token from a byte offset on.
    #[inline]
    pub fn seek(&mut self, offset: u32) {
        self.cursor.seek(offset);
    }

    /// The whole text.
    #[inline]
    pub(super) fn whole(&self) -> &'p [u8] {
        self.cursor.text()
    }

    /// The length of the source.
    pub(crate) fn source_len(&self) -> u32 {
        self.cursor.text().len() as u32
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

    /// Reports an error at the current token; at the end of the text, at the last byte.
    ///
    /// A lexical error is reported in place of any other.
    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Reported {
        self.error_at(self.error_offset(), message)
    }

    /// Reports an error at a byte offset. A lexical error is reported in place of any other.
    #[cold]
    pub fn error_at(&self, offset: u32, message: impl Into<String>) -> Reported {
        self.error_builder(offset, message).emit()
    }

    /// Reports an error at a byte offset that the parser of a custom form makes: it says whose form it is,
    /// `custom op 'dialect.op' message`. Elsewhere the message stands alone.
    #[cold]
    pub fn form_error(&self, offset: u32, message: impl Into<String>) -> Reported {
        match self.custom_op {
            Some(name) => self.error_at(offset, format!("custom op '{name}' {}", message.into())),
            None => self.error_at(offset, message),
        }
    }

    /// An error at a byte offset, for notes to be added.
    #[cold]
    pub fn error_builder(&self, offset: u32, message: impl Into<String>) -> DiagBuilder<'p> {
        if let Some((at, message)) = self.cursor.lexical_error() {
            return self.ctx.error(self.loc_at(at), message);
        }
        self.ctx.error(self.loc_at(offset), message)
    }

    /// Reports that another token was expected where the current one is.
    ///
    /// The position is the end of what precedes the token, comments and blank lines left aside, so that a
    /// missing token is reported on the line where it is missing.
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

    /// A type as messages show it.
    #[cold]
    pub(crate) fn type_text(&self, ty: Type) -> String {
        crate::asm::quoted_type(self.ctx, ty)
    }

    /// An attribute as messages show it.
    #[cold]
    pub(crate) fn attr_text(&self, attr: Attr) -> String {
        crate::asm::attr_to_string(self.ctx, attr)
    }

    /// Whether the bare word `word` comes next.
    #[inline(always)]
    pub fn at_keyword(&self, word: &str) -> bool {
        self.cursor.at_keyword(word)
    }

    /// Consumes the bare word `word`, if it comes next.
    #[inline(always)]
    pub fn eat_keyword(&mut self, word: &str) -> bool {
        self.cursor.eat_keyword(word)
    }

    /// Consumes the bare word `word` or reports `expected 'word'<context>`.
    pub fn expect_keyword(&mut self, word: &str, context: &str) -> Result {
        if self.eat_keyword(word) {
            Ok(())
        } else {
            Err(self.form_error(self.offset(), format!("expected '{word}'{context}")))
        }
    }

    /// Consumes any bare word, if there is one.
    pub fn optional_any_keyword(&mut self) -> Option<&'p str> {
        ascii_str(self.cursor.eat_word()).filter(|word| !word.is_empty())
    }

    /// Consumes any bare word or reports `expected valid keyword`.
    pub fn any_keyword(&mut self) -> Result<&'p str> {
        match self.optional_any_keyword() {
            Some(word) => Ok(word),
            None => Err(self.form_error(self.offset(), "expected valid keyword")),
        }
    }

    /// Consumes a string literal, if there is one.
    pub fn optional_string(&mut self) -> Option<Cow<'p, [u8]>> {
        let literal = self.cursor.string()?;
        self.cursor.bump(literal.len());
        Some(unescape(literal))
    }

    /// Consumes a string literal or reports `expected string`.
    pub fn string(&mut self) -> Result<Cow<'p, [u8]>> {
        match self.optional_string() {
            Some(value) => Ok(value),
            None => Err(self.form_error(self.offset(), "expected string")),
        }
    }

    /// Consumes `@name`, if there is one.
    pub fn optional_symbol_name(&mut self) -> Option<Str> {
        let symbol = self.cursor.symbol()?;
        self.cursor.bump(symbol.len());
        let name = match symbol {
            [_, b'"', ..] => self.ctx.str_id(&unescape(&symbol[1..])),
            _ => self.ctx.str_id(&symbol[1..]),
        };
        Some(name)
    }

    /// Consumes `@name` or reports `expected valid '@'-identifier for symbol name`.
    pub fn symbol_name(&mut self) -> Result<Str> {
        match self.optional_symbol_name() {
            Some(name) => Ok(name),
            None => Err(self.form_error(self.offset(), "expected valid '@'-identifier for symbol name")),
        }
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
            return Ok(());
        }
        Err(self.wrong_token(format!("expected '{}'{context}", close as char)))
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
        if self.eat_str(close) {
            return Ok(());
        }
        Err(self.wrong_token(format!("expected ',' or '{close}'")))
    }

    /// Runs `f` one nesting level deeper; an error when the limit is reached.
    pub fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.enter()?;
        let result = f(self);
        self.depth -= 1;
        result
    }

    /// Goes one nesting level deeper; pair with [`AsmParser::leave`].
    pub fn enter(&mut self) -> Result {
        if self.depth >= MAX_DEPTH {
            return Err(self.error(format!("nesting is deeper than {MAX_DEPTH} levels")));
        }
        self.depth += 1;
        Ok(())
    }

    /// Starts parsing the body of a type that may refer to itself; `false` when it is being parsed already. Pair
    /// with [`AsmParser::leave_cyclic`].
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

    /// Comes back from a successful [`AsmParser::enter_cyclic`].
    pub fn leave_cyclic(&mut self) {
        self.cyclic.pop();
    }

    /// Comes back from [`AsmParser::enter`].
    pub fn leave(&mut self) {
        self.depth -= 1;
    }
}
