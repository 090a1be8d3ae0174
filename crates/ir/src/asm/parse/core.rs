//! The token-level parser that everything else is built on.

use super::aliases::{Aliases, Name, RecentStems};
use super::dialect::Symbol;
use super::distincts::Distincts;
use super::locs::{Aliased, DeferredLoc, LastLoc};
use super::raw::{LastAlias, N_PLACES, Raw};
use super::recall::Pieces;
use crate::asm::lex::{Lexer, Tok, Token, unescape};
use crate::context::{Context, Str};
use crate::decl::KindDef;
use crate::diag::{DiagBuilder, Reported};
use crate::loc::{FreePlaces, Loc, SourceFile};
use crate::types::Type;
use crate::{Attr, Result};
use core::ops::Range;
use std::borrow::Cow;
use std::sync::Arc;
use terrace_support::FxHashMap;

/// How deep types, attributes and regions may nest.
pub const MAX_DEPTH: u32 = 512;

/// How many integer attributes are remembered.
pub(crate) const N_INTS: usize = 64;

/// How many short strings are remembered.
pub(crate) const N_STRS: usize = 64;

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
    /// Opening and closing token with their spellings, and whether the list may be absent.
    fn tokens(self) -> Option<(Tok, Tok, &'static str, &'static str, bool)> {
        Some(match self {
            Delimiter::None => return None,
            Delimiter::Paren => (Tok::LParen, Tok::RParen, "(", ")", false),
            Delimiter::Square => (Tok::LSquare, Tok::RSquare, "[", "]", false),
            Delimiter::LessGreater => (Tok::Less, Tok::Greater, "<", ">", false),
            Delimiter::Braces => (Tok::LBrace, Tok::RBrace, "{", "}", false),
            Delimiter::OptionalParen => (Tok::LParen, Tok::RParen, "(", ")", true),
            Delimiter::OptionalSquare => (Tok::LSquare, Tok::RSquare, "[", "]", true),
            Delimiter::OptionalLessGreater => (Tok::Less, Tok::Greater, "<", ">", true),
            Delimiter::OptionalBraces => (Tok::LBrace, Tok::RBrace, "{", "}", true),
        })
    }
}

/// Parses types, attributes and the tokens that operations' custom forms are made of.
pub struct AsmParser<'p> {
    /// The context that parsed things are interned in.
    pub ctx: &'p Context,
    /// The source file, for locations.
    pub file: Arc<SourceFile>,
    pub(crate) lexer: Lexer<'p>,
    /// Where the part of the text that is parsed starts.
    pub(crate) start: u32,
    /// Up to where the text need not stay in memory.
    passed: u32,
    /// The current token.
    pub(crate) tok: Token,
    aliases: AllAliases,
    /// The aliases of the whole text, when this is the parser of a part of it.
    outer_aliases: Option<&'p AllAliases>,
    /// Aliases that are defined from here on are not known yet, but as locations.
    pub(super) alias_limit: u32,
    /// Location aliases that were used before their definition; see [`AsmParser::resolve_deferred_locs`].
    pub(crate) deferred_locs: Vec<DeferredLoc>,
    /// `distinct[n]` attributes by the number in the text.
    pub(crate) distincts: Distincts,
    /// What dialect symbols (`!llvm.ptr`, sigil included) stand for.
    pub(crate) symbols: FxHashMap<&'p [u8], Symbol>,
    /// The kinds of attributes that dialect symbols stand for which have a quick way to be read.
    pub(crate) quick_attrs: FxHashMap<&'p [u8], &'static KindDef>,
    /// The one that was met last.
    pub(crate) last_quick_attr: Option<(&'p [u8], &'static KindDef)>,
    /// What pieces of the text stand for.
    pub(crate) pieces: Pieces,
    /// The location that was read last.
    pub(super) last_loc: LastLoc<'p>,
    /// Numbers for the next places.
    pub(super) free_places: FreePlaces,
    /// Types in angle brackets, by their text.
    pub(crate) types: FxHashMap<&'p [u8], Type>,
    /// Integer attributes of up to 64 bits that were made lately, by value and type.
    pub(crate) ints: [(u64, Type, Attr); N_INTS],
    /// Strings that were read lately.
    pub(crate) strs: [(&'p [u8], Str); N_STRS],
    /// The aliases that came last where the same ones come again and again.
    pub(super) alias_places: [LastAlias; N_PLACES],
    /// For names of attribute aliases.
    recent_stems: RecentStems,
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
    depth: u32,
}

impl Outer<'_> {
    /// The bytes `start..end` need not stay in memory, if they come from a file.
    pub(super) fn pass(&self, start: u32, end: u32) {
        self.file.text.pass(start as usize, end as usize);
    }
}

impl<'p> AsmParser<'p> {
    /// A parser at the start of `text`, which is the text of `file`.
    pub fn new(ctx: &'p Context, file: Arc<SourceFile>, text: &'p [u8]) -> Self {
        let mut lexer = Lexer::new(text);
        let tok = lexer.next_token();
        Self {
            ctx,
            file,
            lexer,
            start: 0,
            passed: 0,
            tok,
            aliases: AllAliases::default(),
            outer_aliases: None,
            alias_limit: u32::MAX,
            deferred_locs: Vec::new(),
            distincts: Distincts::default(),
            symbols: FxHashMap::default(),
            quick_attrs: FxHashMap::default(),
            last_quick_attr: None,
            pieces: Pieces::default(),
            last_loc: LastLoc::default(),
            free_places: FreePlaces::default(),
            types: FxHashMap::default(),
            ints: [(0, Type::NONE, Attr::UNIT); N_INTS],
            strs: [(&[], Str::EMPTY); N_STRS],
            alias_places: [LastAlias::NONE; N_PLACES],
            recent_stems: RecentStems::default(),
            body_ends: FxHashMap::default(),
            custom_op: None,
            cyclic: smallvec::SmallVec::new(),
            depth: 0,
        }
    }

    /// A parser of the same file, with the same aliases and as deep inside others, for the bytes `start..end`. It
    /// does not say which of the text is passed.
    pub(super) fn part(outer: Outer<'p>, start: u32, end: u32) -> Self {
        let text = outer.text.get(..end as usize).unwrap_or(outer.text);
        let mut part = Self::new(outer.ctx, outer.file.clone(), text);
        part.start = start;
        part.passed = u32::MAX;
        part.outer_aliases = Some(outer.aliases);
        part.depth = outer.depth;
        part.reset_to(start);
        part
    }

    /// The aliases of the whole text.
    #[inline]
    fn aliases(&self) -> &AllAliases {
        self.outer_aliases.unwrap_or(&self.aliases)
    }

    /// What the attribute alias stands for whose name is there in the text, wherever it is defined.
    #[inline]
    pub(super) fn aliased(&self, name: Range<usize>) -> Option<Aliased> {
        self.aliases().attrs.get(self.lexer.text(), name).map(|(meaning, _)| meaning)
    }

    /// The attribute that the alias stands for whose name is there in the text, if it is defined before what is parsed.
    #[inline]
    pub(super) fn attr_alias(&self, name: Range<usize>) -> Option<Attr> {
        self.known_attr(self.aliases().attrs.name(self.lexer.text(), name))
    }

    /// What an attribute alias stands for, wherever it is defined.
    #[inline]
    pub(super) fn named(&self, name: Name) -> Option<Aliased> {
        self.aliases().attrs.entry(name).map(|(meaning, _)| meaning)
    }

    /// The same, if it is defined before what is parsed.
    #[inline]
    pub(super) fn known_alias(&self, name: Name) -> Option<Aliased> {
        let (meaning, at) = self.aliases().attrs.entry(name)?;
        (at < self.alias_limit).then_some(meaning)
    }

    /// The same as an attribute.
    #[inline]
    pub(super) fn known_attr(&self, name: Name) -> Option<Attr> {
        self.known_alias(name).map(|meaning| meaning.attr(self.ctx))
    }

    /// The name of an attribute alias that comes next in `raw`.
    #[inline]
    pub(super) fn raw_name(&mut self, raw: &mut Raw<'p>) -> Option<Name> {
        if raw.peek() != b'#' {
            return None;
        }
        let start = raw.offset() + 1;
        if let Some((name, len)) = self.recent_stems.name_at(self.lexer.text(), start as usize) {
            raw.seek(start + len as u32);
            return Some(name);
        }
        self.other_raw_name(raw)
    }

    #[inline(never)]
    fn other_raw_name(&mut self, raw: &mut Raw<'p>) -> Option<Name> {
        let (range, aliases) = (raw.alias()?, self.outer_aliases.unwrap_or(&self.aliases));
        Some(aliases.attrs.name_to_note(self.lexer.text(), range, &mut self.recent_stems))
    }

    /// The type that the alias stands for whose name is there in the text.
    #[inline]
    pub(super) fn type_alias(&self, name: Range<usize>) -> Option<Type> {
        let (ty, at) = self.aliases().types.get(self.lexer.text(), name)?;
        (at < self.alias_limit).then_some(ty)
    }

    /// Adds the attribute alias whose name is there in the text, if it may be added: see [`Aliases::insert`].
    pub(super) fn add_attr_alias(&mut self, name: Range<usize>, meaning: Aliased) -> bool {
        self.aliases.attrs.insert(self.lexer.text(), name, meaning)
    }

    /// The same for a name that [`AsmParser::raw_name`] returned.
    pub(super) fn add_named(&mut self, name: Name, range: Range<usize>, meaning: Aliased) -> bool {
        if name == Name::UNKNOWN {
            return self.add_attr_alias(range, meaning);
        }
        self.aliases.attrs.insert_name(name, (meaning, range.start as u32))
    }

    /// The same for a type alias.
    pub(super) fn add_type_alias(&mut self, name: Range<usize>, ty: Type) -> bool {
        self.aliases.types.insert(self.lexer.text(), name, ty)
    }

    /// Where the current token's name is, without its sigil.
    #[inline]
    pub(super) fn name_range(&self) -> Range<usize> {
        self.tok.name_range()
    }

    /// What [`AsmParser::part`] needs of this one; other threads may have it.
    pub(super) fn outer(&self) -> Outer<'_> {
        Outer {
            ctx: self.ctx,
            file: &self.file,
            text: self.lexer.text(),
            aliases: self.aliases(),
            depth: self.depth,
        }
    }

    /// How deep the text is inside of types, attributes and regions.
    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// Goes on at a place that is so deep inside.
    pub(super) fn set_depth(&mut self, depth: u32) {
        self.depth = depth;
    }

    /// What was parsed is hardly looked at again: it need not stay in memory, if it comes from a file.
    pub(super) fn pass_text(&mut self) {
        /// In portions of so many bytes.
        const PORTION: u32 = 1 << 20;
        /// So many bytes are kept, since what was met lately is compared with what comes.
        const NEAR: u32 = PORTION / 4;
        // Pages are given up as a whole.
        let at = self.tok.start.saturating_sub(NEAR) & !0xFFFF;
        if at.saturating_sub(self.passed) >= PORTION {
            self.file.text.pass(self.passed as usize, at as usize);
            self.passed = at;
        }
    }

    /// The current token's kind.
    #[inline]
    pub fn kind(&self) -> Tok {
        self.tok.kind
    }

    /// The current token.
    #[inline]
    pub fn token(&self) -> Token {
        self.tok
    }

    /// The bytes of a token.
    #[inline]
    pub fn text_of(&self, token: Token) -> &'p [u8] {
        self.lexer.text().get(token.start as usize..token.end as usize).unwrap_or(&[])
    }

    /// The bytes of the current token.
    #[inline]
    pub fn text(&self) -> &'p [u8] {
        self.text_of(self.tok)
    }

    /// The whole text.
    #[inline]
    pub(super) fn whole(&self) -> &'p [u8] {
        self.lexer.text()
    }

    /// The bytes `start..end` of the source.
    pub fn source(&self, start: u32, end: u32) -> &'p [u8] {
        self.lexer.text().get(start as usize..end as usize).unwrap_or(&[])
    }

    /// Moves to the next token.
    #[inline]
    pub fn bump(&mut self) {
        self.tok = self.lexer.next_token();
    }

    /// Continues at a byte offset, e.g. to split a token or to go back.
    #[inline]
    pub fn reset_to(&mut self, offset: u32) {
        self.lexer.seek(offset);
        self.tok = self.lexer.next_token();
    }

    /// Goes back to a token that was met before.
    #[inline]
    pub(crate) fn resume(&mut self, token: Token) {
        self.lexer.seek(token.end);
        self.tok = token;
    }

    /// The length of the source.
    pub(crate) fn source_len(&self) -> u32 {
        self.lexer.text().len() as u32
    }

    /// The offset of the current token.
    #[inline]
    pub fn offset(&self) -> u32 {
        self.tok.start
    }

    /// The location of a byte offset.
    #[inline]
    pub fn loc_at(&self, offset: u32) -> Loc {
        Loc::of_pos(self.file.base + offset)
    }

    /// The location of the current token.
    pub fn loc(&self) -> Loc {
        self.loc_at(self.tok.start)
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
        if self.tok.kind == Tok::Error {
            let (at, message) = self.lexer.error;
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
        if self.tok.kind == Tok::Eof { self.tok.start.saturating_sub(1) } else { self.tok.start }
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

    /// Moves on when the current token is of this kind.
    #[inline]
    pub fn consume_if(&mut self, kind: Tok) -> bool {
        let found = self.tok.kind == kind;
        if found {
            self.bump();
        }
        found
    }

    /// Consumes a token of this kind or reports `message`.
    #[inline]
    pub fn expect(&mut self, kind: Tok, message: &str) -> Result {
        if self.consume_if(kind) { Ok(()) } else { Err(self.wrong_token(message)) }
    }

    /// Whether the current token is the bare word `word`.
    #[inline]
    pub fn at_keyword(&self, word: &str) -> bool {
        matches!(self.tok.kind, Tok::BareId | Tok::IntType) && self.text() == word.as_bytes()
    }

    /// Moves on when the current token is the bare word `word`.
    #[inline]
    pub fn consume_keyword(&mut self, word: &str) -> bool {
        let found = self.at_keyword(word);
        if found {
            self.bump();
        }
        found
    }

    /// Consumes the bare word `word` or reports `expected 'word'<context>`.
    pub fn expect_keyword(&mut self, word: &str, context: &str) -> Result {
        if self.consume_keyword(word) {
            Ok(())
        } else {
            Err(self.form_error(self.tok.start, format!("expected '{word}'{context}")))
        }
    }

    /// Consumes any bare word, if there is one.
    pub fn optional_any_keyword(&mut self) -> Option<&'p str> {
        if !matches!(self.tok.kind, Tok::BareId | Tok::IntType) {
            return None;
        }
        let text = core::str::from_utf8(self.text()).ok()?;
        self.bump();
        Some(text)
    }

    /// Consumes any bare word or reports `expected valid keyword`.
    pub fn any_keyword(&mut self) -> Result<&'p str> {
        match self.optional_any_keyword() {
            Some(word) => Ok(word),
            None => Err(self.form_error(self.tok.start, "expected valid keyword")),
        }
    }

    /// Consumes a string literal, if there is one.
    pub fn optional_string(&mut self) -> Option<Cow<'p, [u8]>> {
        if self.tok.kind != Tok::String {
            return None;
        }
        let value = unescape(self.text());
        self.bump();
        Some(value)
    }

    /// Consumes a string literal or reports `expected string`.
    pub fn string(&mut self) -> Result<Cow<'p, [u8]>> {
        match self.optional_string() {
            Some(value) => Ok(value),
            None => Err(self.form_error(self.tok.start, "expected string")),
        }
    }

    /// The name in an `@name` token.
    pub fn symbol_of(&self, token: Token) -> Cow<'p, [u8]> {
        match self.text_of(token) {
            [b'@', quoted @ ..] if quoted.first() == Some(&b'"') => unescape(quoted),
            [b'@', name @ ..] => name.into(),
            other => other.into(),
        }
    }

    /// Consumes `@name`, if there is one.
    pub fn optional_symbol_name(&mut self) -> Option<Str> {
        if self.tok.kind != Tok::AtId {
            return None;
        }
        let name = self.ctx.str_id(&self.symbol_of(self.tok));
        self.bump();
        Some(name)
    }

    /// Consumes `@name` or reports `expected valid '@'-identifier for symbol name`.
    pub fn symbol_name(&mut self) -> Result<Str> {
        match self.optional_symbol_name() {
            Some(name) => Ok(name),
            None => Err(self.form_error(self.tok.start, "expected valid '@'-identifier for symbol name")),
        }
    }

    /// Parses a comma-separated list; `context` is appended to messages (` in operand list`).
    pub fn comma_separated(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        element: &mut dyn FnMut(&mut Self) -> Result,
    ) -> Result {
        let close = match delimiter.tokens() {
            None => None,
            Some((open, close, open_text, close_text, optional)) => {
                if !self.consume_if(open) {
                    if optional {
                        return Ok(());
                    }
                    return Err(self.wrong_token(format!("expected '{open_text}'{context}")));
                }
                if self.consume_if(close) {
                    return Ok(());
                }
                Some((close, close_text))
            }
        };
        self.comma_list(element)?;
        match close {
            Some((close, text)) if !self.consume_if(close) => {
                Err(self.wrong_token(format!("expected '{text}'{context}")))
            }
            _ => Ok(()),
        }
    }

    /// Parses `element (',' element)*`.
    #[inline]
    pub fn comma_list<F: FnMut(&mut Self) -> Result + ?Sized>(&mut self, element: &mut F) -> Result {
        loop {
            element(self)?;
            if !self.consume_if(Tok::Comma) {
                return Ok(());
            }
        }
    }

    /// Parses `(element (',' element)*)? close`; `what` is the spelling of `close`.
    pub fn comma_list_until<F: FnMut(&mut Self) -> Result + ?Sized>(
        &mut self,
        close: Tok,
        what: &str,
        allow_empty: bool,
        element: &mut F,
    ) -> Result {
        if self.tok.kind == close {
            if !allow_empty {
                return Err(self.wrong_token("expected list element"));
            }
            self.bump();
            return Ok(());
        }
        self.comma_list(element)?;
        if self.consume_if(close) {
            return Ok(());
        }
        Err(self.wrong_token(format!("expected ',' or '{what}'")))
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

    /// Comes back from a successful [`AsmParser::enter_cyclic`].
    pub fn leave_cyclic(&mut self) {
        self.cyclic.pop();
    }

    /// Comes back from [`AsmParser::enter`].
    pub fn leave(&mut self) {
        self.depth -= 1;
    }
}
