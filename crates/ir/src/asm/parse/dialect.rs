//! Types and attributes of dialects, and aliases: the tokens that start with `!` and `#`.
//!
//! `!dialect.mnemonic<...>` and `!dialect<mnemonic ...>` are the same type. The body in angle brackets must
//! be balanced; then the dialect's own parser reads it, or for unknown dialects it is kept as text.

use super::aliases::AliasValue;
use super::cache::BodyCache;
use super::core::{AsmParser, MAX_DEPTH};
use crate::asm::cursor::is_name;
use crate::attrs::{Attr, OpaqueAttr};
use crate::context::Str;
use crate::decl::{DialectDef, EnumDef, EnumForm, KindDef};
use crate::types::{OpaqueType, Type};
use crate::{Reported, Result};
use core::mem::replace;
use terrace_support::small_vec::SmallVec;
use terrace_support::words::{self, BLOCK, ascii_str, find_any};

/// Whether the text in front of `at` ends with the name of a symbol, such as `#dialect.name`.
fn follows_symbol(text: &[u8], at: usize) -> bool {
    let name = text[..at].iter().rev().find(|&&byte| !is_name(byte));
    matches!(name, Some(b'!' | b'#'))
}

/// The name of a type or attribute of a dialect.
struct DialectSymbol<'p> {
    dialect: &'p [u8],
    /// The range of the text after `dialect.`, or inside the angle brackets of `dialect<...>`.
    data: (u32, u32),
    /// The offset of errors about the whole symbol.
    at: u32,
}

impl<'p> AsmParser<'p> {
    /// Parses `!alias` or a dialect type.
    pub fn parse_dialect_type(&mut self) -> Result<Type> {
        self.cached_type(self.name().len(), Self::new_dialect_type)
    }

    /// Parses a dialect type whose text is not in the cache.
    fn new_dialect_type(&mut self) -> Result<Type> {
        let name = self.alias_name();
        let Some(symbol) = self.extended_symbol()? else {
            return match name.and_then(|name| Some((self.visible_type_alias(&name)?, name.end))) {
                Some((ty, end)) => {
                    self.seek(end);
                    Ok(ty)
                }
                None => Err(self.undefined_alias()),
            };
        };
        match self.dialect_of(symbol.dialect) {
            Some(dialect) => self.parse_data(symbol.data.0, |p| p.dialect_type(dialect)),
            None => match self.renamed_type(&symbol) {
                Some((dialect, start)) => self.parse_data(start, |p| p.dialect_type(dialect)),
                None => self.opaque_type(&symbol),
            },
        }
    }

    /// Consumes the next attribute alias, `#alias`, if it is visible.
    #[inline]
    pub(super) fn eat_attr_alias(&mut self) -> Option<AliasValue> {
        let name = self.alias_name()?;
        if self.text().get(name.end as usize) == Some(&b'<') {
            return None;
        }
        let value = self.visible_attr_alias(&name)?;
        self.seek(name.end);
        Some(value)
    }

    /// Parses `#alias` or a dialect attribute.
    pub fn parse_dialect_attr(&mut self, ty: Option<Type>) -> Result<Attr> {
        let attr = match self.eat_attr_alias() {
            Some(value) => value.attr(self.ctx),
            None => {
                let Some(symbol) = self.extended_symbol()? else { return Err(self.undefined_alias()) };
                let own = if self.eat(b':') { Some(self.parse_type()?) } else { ty };
                match self.dialect_of(symbol.dialect) {
                    Some(dialect) => self.parse_data(symbol.data.0, |p| p.dialect_attr(dialect, own))?,
                    None => self.opaque_attr(&symbol, own)?,
                }
            }
        };
        if let Some(ty) = ty
            && let Some(own) = attr.ty(self.ctx)
            && own != ty
        {
            let (ty, own) = (self.type_text(ty), self.type_text(own));
            return Err(
                self.error(format!("attribute type different than expected: expected {ty}, but got {own}"))
            );
        }
        Ok(attr)
    }

    fn dialect_of(&self, name: &[u8]) -> Option<&'static DialectDef> {
        self.ctx.dialect(ascii_str(name)?)
    }

    /// The dialect of a type that a later version of MLIR names so, and the offset of the mnemonic.
    #[cold]
    fn renamed_type(&self, symbol: &DialectSymbol<'p>) -> Option<(&'static DialectDef, u32)> {
        let (start, end) = symbol.data;
        let data = self.text().get(start as usize..end as usize)?;
        let (dialect, len) = self.ctx.renamed_dialect(&[symbol.dialect, b".", data].concat())?;
        Some((dialect, start + (len.checked_sub(symbol.dialect.len() + 1)?) as u32))
    }

    fn undefined_alias(&mut self) -> Reported {
        let name = self.name();
        self.bump(name.len());
        let name = String::from_utf8_lossy(name.get(1..).unwrap_or(&[]));
        self.wrong_token(format!("undefined symbol alias id '{name}'"))
    }

    /// Consumes the name of a dialect's type or attribute; `None`, and nothing is consumed, for an alias.
    fn extended_symbol(&mut self) -> Result<Option<DialectSymbol<'p>>> {
        let start = self.offset();
        let Some(name) = self.name().get(1..) else {
            return Err(self.error("expected the name of a dialect"));
        };
        let name_end = start + 1 + name.len() as u32;
        let has_body = self.text().get(name_end as usize) == Some(&b'<');
        let dot = memchr::memchr(b'.', name);
        match dot {
            Some(dot) if dot + 1 < name.len() || name.last() == Some(&b'.') => {
                let data = start + 2 + dot as u32;
                self.seek(name_end);
                let end = if has_body { self.skip_body(name_end)? } else { name_end };
                Ok(Some(DialectSymbol { dialect: &name[..dot], data: (data, end), at: data }))
            }
            _ if has_body => {
                self.seek(name_end);
                let end = self.skip_body(name_end)?;
                let data = (name_end + 1, end.saturating_sub(1));
                Ok(Some(DialectSymbol { dialect: name, data, at: start }))
            }
            _ => Ok(None),
        }
    }

    /// Skips the balanced body whose `<` is at `start`, and returns its end.
    ///
    /// Records the ends of the bodies inside, so that each byte is scanned once at any nesting depth.
    fn skip_body(&mut self, start: u32) -> Result<u32> {
        if let Some(&end) = self.body_ends.get(&start) {
            self.seek(end);
            return Ok(end);
        }
        let text = self.text();
        // (bracket, offset of the `<` when it follows a symbol)
        let mut open: SmallVec<[(u8, u32); 16]> = SmallVec::new();
        let mut at = start as usize;
        'blocks: loop {
            let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) else {
                return Err(self.unbalanced(&open));
            };
            let mut hits = find_any(rest, *b"<>[](){}\"\0");
            while hits != 0 {
                let hit = at + hits.trailing_zeros() as usize;
                hits &= hits - 1;
                let opening = match text[hit] {
                    byte @ (b'<' | b'[' | b'(' | b'{') => {
                        let inner = hit as u32 != start
                            && byte == b'<'
                            && (self.bodies.is_some() || follows_symbol(text, hit));
                        open.push((byte, if inner { hit as u32 } else { u32::MAX }));
                        continue;
                    }
                    b'"' => {
                        self.seek(hit as u32);
                        let Some(literal) = self.cursor.string() else {
                            return Err(self.error("expected string literal"));
                        };
                        at = hit + literal.len();
                        continue 'blocks;
                    }
                    b'>' if text[..hit].ends_with(b"-") => continue,
                    b'>' => b'<',
                    b']' => b'[',
                    b')' => b'(',
                    b'}' => b'{',
                    _ => return Err(self.unbalanced(&open)),
                };
                match open.last() {
                    Some(&(top, symbol_start)) if top == opening => {
                        if symbol_start != u32::MAX {
                            self.body_ends.insert(symbol_start, hit as u32 + 1);
                        }
                        open.pop();
                    }
                    _ => return Err(self.unbalanced(&open)),
                }
                if open.is_empty() {
                    at = hit + 1;
                    break 'blocks;
                }
            }
            at += BLOCK;
        }
        self.seek(at as u32);
        Ok(at as u32)
    }

    #[cold]
    fn unbalanced(&self, open: &[(u8, u32)]) -> Reported {
        let bracket = open.last().map_or('<', |&(bracket, _)| bracket as char);
        self.error(format!("unbalanced '{bracket}' character in pretty dialect name"))
    }

    /// Runs `parse` at an offset of a symbol that is consumed already, then continues after the symbol. The data that
    /// `parse` does not consume is skipped, as in MLIR.
    fn parse_data<T>(&mut self, start: u32, parse: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        let resume = self.offset();
        // Errors in the symbol are not errors of the operation's custom form.
        let outer = self.custom_op.take();
        self.seek(start);
        let result = self.nested(parse);
        // Also after an error: the caller may report another one, at the position after the symbol.
        self.seek(resume);
        self.custom_op = outer;
        result
    }

    /// Parses a type from its mnemonic on.
    fn dialect_type(&mut self, dialect: &'static DialectDef) -> Result<Type> {
        let at = self.offset();
        if dialect.types.is_empty() || dialect.name == "builtin" {
            let message = format!("dialect '{}' provides no type parsing hook", dialect.name);
            let error = self.error_builder(at, message);
            return Err(dialect.note_undeclared(error, self.loc_at(at)).emit());
        }
        let mnemonic = self.any_keyword()?;
        match find(dialect.types, mnemonic) {
            Some(kind) => self.type_of_kind(kind),
            None => {
                let message = match dialect.hooks.unknown_type {
                    Some(message) => message(mnemonic),
                    None => format!("unknown  type `{mnemonic}` in dialect `{}`", dialect.name),
                };
                Err(self.error_at(at, message))
            }
        }
    }

    fn type_of_kind(&mut self, kind: &'static KindDef) -> Result<Type> {
        match kind.type_hooks().parse {
            Some(parse) => parse(self),
            None => Ok(self.ctx.type_of_words(kind.code(), &[])),
        }
    }

    /// Parses an attribute from its mnemonic on.
    fn dialect_attr(&mut self, dialect: &'static DialectDef, ty: Option<Type>) -> Result<Attr> {
        let at = self.offset();
        if dialect.attrs.is_empty() || dialect.name == "builtin" {
            return Err(self.error(format!("dialect '{}' provides no attribute parsing hook", dialect.name)));
        }
        let mnemonic = self.any_keyword()?;
        match find(dialect.attrs, mnemonic) {
            Some(kind) => self.parse_attr_of_kind(kind, ty),
            None => {
                let message = format!("unknown attribute `{mnemonic}` in dialect `{}`", dialect.name);
                Err(self.error_at(at, message))
            }
        }
    }

    /// Parses an attribute of a kind, after its mnemonic.
    pub fn parse_attr_of_kind(&mut self, kind: &'static KindDef, ty: Option<Type>) -> Result<Attr> {
        match self.long_body() {
            None => self.new_attr_of_kind(kind, ty),
            Some(text) => self.attr_of_long_body(text, kind, ty),
        }
    }

    /// The text in angle brackets that comes next, in a parser that keeps long ones.
    #[inline]
    fn long_body(&self) -> Option<&'p [u8]> {
        if self.bodies.is_none() || self.in_cyclic() {
            return None;
        }
        let start = self.offset();
        let text = self.source(start, *self.body_ends.get(&start)?);
        BodyCache::may_have(text).then_some(text)
    }

    /// Parses an attribute of a kind, or finds it by its text.
    fn attr_of_long_body(
        &mut self,
        text: &'p [u8],
        kind: &'static KindDef,
        ty: Option<Type>,
    ) -> Result<Attr> {
        let (start, code) = (self.offset(), kind.code());
        let known = self.bodies.as_ref().and_then(|bodies| bodies.get(text, code));
        if let Some((attr, n_levels)) = known.filter(|_| ty.is_none())
            && self.depth + n_levels <= MAX_DEPTH
        {
            self.seek(start + text.len() as u32);
            self.deepest = self.deepest.max(self.depth + n_levels);
            return Ok(attr);
        }
        let outer = replace(&mut self.deepest, self.depth);
        let attr = self.new_attr_of_kind(kind, ty)?;
        let n_levels = self.deepest - self.depth;
        self.deepest = self.deepest.max(outer);
        // Numbers of distinct attributes mean something in one text only.
        if ty.is_none()
            && self.distincts.is_empty()
            && self.ends_after(start, text)
            && let Some(bodies) = &mut self.bodies
        {
            bodies.insert(text, code, (attr, n_levels));
        }
        Ok(attr)
    }

    fn new_attr_of_kind(&mut self, kind: &'static KindDef, ty: Option<Type>) -> Result<Attr> {
        if let Some(parse) = kind.attr_hooks().parse {
            return parse(self, ty);
        }
        match kind.attr_hooks().enum_def {
            Some(def) => self.enum_attr(kind, def),
            None => Ok(self.ctx.attr_of_words(kind.code(), &[])),
        }
    }

    fn enum_attr(&mut self, kind: &'static KindDef, def: &'static EnumDef) -> Result<Attr> {
        let value = match def.form {
            EnumForm::Dialect { angle: false, .. } => self.parse_enum_of_kind(kind, def)?,
            _ => self.parse_enum_in_angles(kind, def)?,
        };
        Ok(def.attr(self.ctx, value))
    }

    /// Parses `<keyword>` of an enum that is an attribute kind of its own.
    pub fn parse_enum_in_angles(&mut self, kind: &'static KindDef, def: &'static EnumDef) -> Result<u64> {
        self.expect(b'<', "expected '<'")?;
        let value = self.parse_enum_of_kind(kind, def)?;
        self.expect(b'>', "expected '>'")?;
        Ok(value)
    }

    fn parse_enum_of_kind(&mut self, kind: &'static KindDef, def: &'static EnumDef) -> Result<u64> {
        self.parse_enum_keywords(def).map_err(|_| {
            let names = def.upstream_names(kind);
            let message = format!(
                "failed to parse {} parameter '{}' which is to be a `{}`",
                names.attr, names.param, names.ty
            );
            self.custom_error(self.offset(), message)
        })
    }

    /// Parses the keyword of the enum attribute `name` in an operation's format.
    pub fn parse_enum_keyword(&mut self, def: &'static EnumDef, name: &str) -> Result<u64> {
        if let EnumForm::Dialect { kind, .. } = def.form {
            return self.parse_enum_of_kind(kind, def);
        }
        let at = self.offset();
        let word = self.word();
        if let Some(value) = ascii_str(word).and_then(|word| def.value_of(word))
            && !word.is_empty()
        {
            self.bump(word.len());
            return Ok(value);
        }
        let Some(word) = self.optional_string() else {
            let cases: Vec<&str> = def.cases.iter().map(|&(keyword, _)| keyword).collect();
            let cases = cases.join(", ");
            let message = format!(
                "expected string or keyword containing one of the following enum values for attribute '{name}' [{cases}]"
            );
            return Err(self.custom_error(at, message));
        };
        let word = String::from_utf8_lossy(&word);
        def.value_of(&word).ok_or_else(|| {
            self.custom_error(at, format!("invalid {name} attribute specification: \"{word}\""))
        })
    }

    /// Parses the keyword of an enum, or the separated keywords of a bit enum.
    pub fn parse_enum_keywords(&mut self, def: &'static EnumDef) -> Result<u64> {
        let mut first = self.offset();
        let mut value = 0;
        // MLIR has two parsers for bit enums; one of them takes no strings and reports the position of each keyword.
        let by_word = def.separator.is_some() && def.cpp_type().is_none();
        loop {
            first = if by_word { self.offset() } else { first };
            let keyword = match self.eat_word() {
                [] if by_word => None,
                [] => self.optional_string(),
                word => Some(word.into()),
            };
            let Some(keyword) = keyword else { return Err(self.wrong_enum_token(def, first)) };
            let Some(bits) = core::str::from_utf8(&keyword).ok().and_then(|k| def.value_of(k)) else {
                return Err(self.wrong_enum_keyword(def, first, &String::from_utf8_lossy(&keyword)));
            };
            value |= bits;
            let more = match def.separator.map(str::trim) {
                None => false,
                Some("|") => self.eat(b'|'),
                Some(_) => self.eat(b','),
            };
            if !more {
                return Ok(value);
            }
        }
    }

    #[cold]
    fn wrong_enum_token(&self, def: &'static EnumDef, at: u32) -> Reported {
        match def.cpp_type() {
            Some(_) => self.custom_error(self.offset(), "expected valid keyword or string"),
            None => self.custom_error(at, format!("expected keyword for {}", def.summary)),
        }
    }

    #[cold]
    fn wrong_enum_keyword(&self, def: &'static EnumDef, at: u32, keyword: &str) -> Reported {
        // MLIR writes keywords with dashes twice.
        let shown = |keyword: &str| match keyword.contains('-') {
            true => format!("\"{keyword}\"{keyword}"),
            false => keyword.to_owned(),
        };
        let cases: Vec<String> = def.cases.iter().map(|&(keyword, _)| shown(keyword)).collect();
        let cases = cases.join(", ");
        let message = match def.cpp_type() {
            Some(ty) => format!("expected {ty} to be one of: {cases}"),
            None => format!("expected one of [{cases}] for {}, got: {keyword}", def.summary),
        };
        self.custom_error(at, message)
    }

    fn opaque_type(&mut self, symbol: &DialectSymbol<'p>) -> Result<Type> {
        let (dialect, data) = self.opaque_parts(symbol, |dialect, data| {
            format!("`!\"{dialect}\"<\"{data}\">` type created with unregistered dialect. {INTENDED}")
        })?;
        Ok(OpaqueType::get(self.ctx, dialect, data))
    }

    fn opaque_attr(&mut self, symbol: &DialectSymbol<'p>, ty: Option<Type>) -> Result<Attr> {
        let (dialect, data) = self.opaque_parts(symbol, |dialect, data| {
            let ty = self.type_text(ty.unwrap_or(Type::NONE));
            format!(
                "#\"{dialect}\"<\"{data}\"> : {ty} attribute created with unregistered dialect. {INTENDED}"
            )
        })?;
        Ok(OpaqueAttr::get(self.ctx, dialect, data, ty.filter(|&ty| ty != Type::NONE)))
    }

    /// The dialect and the data of a symbol of an unregistered dialect; `message` is the error where these are not
    /// allowed.
    fn opaque_parts(
        &self,
        symbol: &DialectSymbol<'p>,
        message: impl FnOnce(&str, &str) -> String,
    ) -> Result<(Str, Str)> {
        let data = self.source(symbol.data.0, symbol.data.1);
        let valid = match symbol.dialect {
            [first, rest @ ..] => {
                (first.is_ascii_alphabetic() || *first == b'_')
                    && rest.iter().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$'))
            }
            [] => false,
        };
        let dialect = String::from_utf8_lossy(symbol.dialect);
        if !valid {
            return Err(self.error_at(symbol.at, format!("invalid dialect namespace '\"{dialect}\"'")));
        }
        if !self.ctx.allows_unregistered() {
            return Err(self.error_at(symbol.at, message(&dialect, &String::from_utf8_lossy(data))));
        }
        Ok((self.ctx.str_id(symbol.dialect), self.ctx.str_id(data)))
    }
}

const INTENDED: &str = "If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used";

fn find(kinds: &'static [&'static KindDef], mnemonic: &str) -> Option<&'static KindDef> {
    kinds.iter().copied().find(|kind| words::eq(kind.name.as_bytes(), mnemonic.as_bytes()))
}
