//! Types and attributes of dialects, and aliases: everything behind `!` and `#`.
//!
//! `!dialect.mnemonic<...>` and `!dialect<mnemonic ...>` are the same type. The body in angle brackets must
//! be balanced; then the dialect's own parser reads it, or for unknown dialects it is kept as text.

use super::core::AsmParser;
use super::locs::Aliased;
use crate::Result;
use crate::asm::cursor::bare_end;
use crate::attrs::{Attr, OpaqueAttr};
use crate::decl::{DialectDef, EnumDef, EnumForm, KindDef};
use crate::types::{OpaqueType, Type};
use terrace_support::words::ascii_str;

/// What the text `!dialect.mnemonic` stands for.
#[derive(Clone, Copy)]
pub(super) struct TypeKind {
    kind: &'static KindDef,
    /// The type that is written without a body, if one was parsed.
    bare: Option<Type>,
}

/// A symbol that is no alias.
struct Extended<'p> {
    dialect: &'p [u8],
    /// The text after `dialect.`, or inside the angle brackets of `dialect<...>`.
    data: (u32, u32),
    /// Where messages about the whole symbol point.
    at: u32,
}

impl<'p> AsmParser<'p> {
    /// Parses `!alias` or a dialect type.
    pub fn parse_dialect_type(&mut self) -> Result<Type> {
        let name = self.cursor.name();
        if self.cursor.peek_ahead(name.len()) == b'<' {
            return self.cached_type(name.len(), |p| p.new_dialect_type(name));
        }
        if let Some(&TypeKind { bare: Some(ty), .. }) = self.type_kinds.get(name, 0) {
            let mut behind = self.cursor;
            behind.bump(name.len());
            // Blanks may be in front of a body.
            if !behind.at(b'<') {
                self.cursor = behind;
                return Ok(ty);
            }
        }
        self.new_dialect_type(name)
    }

    /// Parses a dialect type whose text is not in the cache.
    fn new_dialect_type(&mut self, text: &'p [u8]) -> Result<Type> {
        let mut behind = self.cursor;
        behind.bump(text.len());
        let bare = !behind.at(b'<');
        if let Some(&TypeKind { kind, .. }) = self.type_kinds.get(text, 0) {
            let ty = self.with_body(text.len(), |p| p.type_of_kind(kind))?;
            if bare {
                self.type_kinds.insert(text, 0, TypeKind { kind, bare: Some(ty) });
            }
            return Ok(ty);
        }
        let name = self.alias_name();
        let Some(symbol) = self.extended_symbol()? else {
            return match name.and_then(|name| self.type_alias(&name)) {
                Some(ty) => {
                    self.cursor.bump(text.len());
                    Ok(ty)
                }
                None => Err(self.undefined_alias()),
            };
        };
        let Some(dialect) = self.dialect_of(symbol.dialect) else {
            return self.opaque_type(&symbol);
        };
        let (ty, kind) = self.in_data(&symbol, |p| p.dialect_type(dialect))?;
        if text.ends_with(kind.name.as_bytes()) && text.len() == kind.dialect.len() + kind.name.len() + 2 {
            let is_bare = bare && symbol.data.1 == symbol.data.0 + kind.name.len() as u32;
            self.type_kinds.insert(text, 0, TypeKind { kind, bare: is_bare.then_some(ty) });
        }
        Ok(ty)
    }

    /// Consumes `#alias` of an attribute alias, if one comes next that is defined before what is parsed.
    #[inline]
    pub(super) fn eat_attr_alias(&mut self) -> Option<Aliased> {
        let name = self.alias_name()?;
        if self.cursor.text().get(name.end as usize) == Some(&b'<') {
            return None;
        }
        let meaning = self.known_alias(&name)?;
        self.seek(name.end);
        Some(meaning)
    }

    /// Parses `#alias` or a dialect attribute.
    pub fn parse_dialect_attr(&mut self, ty: Option<Type>) -> Result<Attr> {
        let attr = match self.eat_attr_alias() {
            Some(meaning) => meaning.attr(self.ctx),
            None => {
                let Some(symbol) = self.extended_symbol()? else { return Err(self.undefined_alias()) };
                let own = if self.eat(b':') { Some(self.parse_type()?) } else { ty };
                match self.dialect_of(symbol.dialect) {
                    Some(dialect) => self.in_data(&symbol, |p| p.dialect_attr(dialect, own))?,
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

    /// Parses a type of a dialect without its prefix: `ptr<3>` for `!llvm.ptr<3>`.
    pub fn parse_dialect_type_body(&mut self, dialect: &str) -> Result<Type> {
        match self.dialect_of(dialect.as_bytes()) {
            Some(dialect) => {
                let outer = self.custom_op.take();
                let (ty, _) = self.nested(|p| p.dialect_type(dialect))?;
                self.custom_op = outer;
                Ok(ty)
            }
            None => Err(self.error(format!("dialect '{dialect}' is unknown"))),
        }
    }

    /// Parses an attribute of a dialect without its prefix: `tbaa_root<...>` for `#llvm.tbaa_root<...>`.
    pub fn parse_dialect_attr_body(&mut self, dialect: &str) -> Result<Attr> {
        match self.dialect_of(dialect.as_bytes()) {
            Some(dialect) => {
                let outer = self.custom_op.take();
                let attr = self.nested(|p| p.dialect_attr(dialect, None))?;
                self.custom_op = outer;
                Ok(attr)
            }
            None => Err(self.error(format!("dialect '{dialect}' is unknown"))),
        }
    }

    fn dialect_of(&self, name: &[u8]) -> Option<&'static DialectDef> {
        self.ctx.dialect(ascii_str(name)?)
    }

    fn undefined_alias(&mut self) -> crate::Reported {
        let name = self.cursor.name();
        self.cursor.bump(name.len());
        let name = String::from_utf8_lossy(name.get(1..).unwrap_or(&[]));
        self.wrong_token(format!("undefined symbol alias id '{name}'"))
    }

    /// Takes a dialect symbol apart and moves behind it; `None` (and no move) for an alias.
    fn extended_symbol(&mut self) -> Result<Option<Extended<'p>>> {
        let start = self.offset();
        let Some(name) = self.cursor.name().get(1..) else {
            return Err(self.error("expected the name of a dialect"));
        };
        let name_end = start + 1 + name.len() as u32;
        let has_body = self.cursor.text().get(name_end as usize) == Some(&b'<');
        let dot = memchr::memchr(b'.', name);
        match dot {
            Some(dot) if dot + 1 < name.len() || name.last() == Some(&b'.') => {
                let data = start + 2 + dot as u32;
                self.seek(name_end);
                let end = if has_body { self.skip_body(name_end)? } else { name_end };
                Ok(Some(Extended { dialect: &name[..dot], data: (data, end), at: data }))
            }
            _ if has_body => {
                self.seek(name_end);
                let end = self.skip_body(name_end)?;
                let data = (name_end + 1, end.saturating_sub(1));
                Ok(Some(Extended { dialect: name, data, at: start }))
            }
            _ => Ok(None),
        }
    }

    /// Moves behind the balanced body whose `<` is at `start`, and returns where that is.
    ///
    /// The ends of the bodies inside are kept, so that nested types do not look for theirs again.
    fn skip_body(&mut self, start: u32) -> Result<u32> {
        if let Some(&end) = self.body_ends.get(&start) {
            self.seek(end);
            return Ok(end);
        }
        let text = self.source(0, self.source_len());
        // (bracket, offset of the `<` when it follows a symbol)
        let mut open: smallvec::SmallVec<[(u8, u32); 16]> = smallvec::SmallVec::new();
        let mut in_symbol = false;
        let mut at = start as usize;
        loop {
            let Some(&byte) = text.get(at) else {
                return Err(self.unbalanced(&open));
            };
            at += 1;
            match byte {
                0 => return Err(self.unbalanced(&open)),
                b'<' | b'[' | b'(' | b'{' => {
                    let symbol_start = if byte == b'<' && in_symbol { at as u32 - 1 } else { u32::MAX };
                    open.push((byte, symbol_start));
                    in_symbol = false;
                }
                b'-' if text.get(at) == Some(&b'>') => at += 1,
                b'>' | b']' | b')' | b'}' => {
                    let opening = match byte {
                        b'>' => b'<',
                        b']' => b'[',
                        b')' => b'(',
                        _ => b'{',
                    };
                    match open.last() {
                        Some(&(top, symbol_start)) if top == opening => {
                            if symbol_start != u32::MAX {
                                self.body_ends.insert(symbol_start, at as u32);
                            }
                            open.pop();
                        }
                        _ => return Err(self.unbalanced(&open)),
                    }
                    in_symbol = false;
                    if open.is_empty() {
                        break;
                    }
                }
                b'"' => {
                    self.seek(at as u32 - 1);
                    let Some(literal) = self.cursor.string() else {
                        return Err(self.error("expected string literal"));
                    };
                    at += literal.len() - 1;
                    in_symbol = false;
                }
                b'!' | b'#' => in_symbol = true,
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'$' | b'.' => at = bare_end(text, at),
                b'-' => {}
                _ => in_symbol = false,
            }
        }
        self.seek(at as u32);
        Ok(at as u32)
    }

    #[cold]
    fn unbalanced(&self, open: &[(u8, u32)]) -> crate::Reported {
        let bracket = open.last().map_or('<', |&(bracket, _)| bracket as char);
        self.error(format!("unbalanced '{bracket}' character in pretty dialect name"))
    }

    /// Runs `parse` on the data of a symbol, then comes back behind the symbol. What `parse` leaves of the data
    /// is skipped, as upstream does.
    fn in_data<T>(&mut self, symbol: &Extended<'p>, parse: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        let resume = self.offset();
        // What is wrong inside is not wrong with the operation's form.
        let outer = self.custom_op.take();
        self.seek(symbol.data.0);
        let result = self.nested(parse);
        // Also after an error: what contains the symbol may have a message of its own, which points behind it.
        self.seek(resume);
        self.custom_op = outer;
        result
    }

    /// Runs `parse` behind the symbol of `len` bytes that comes next, whose body may follow, then goes behind the body.
    fn with_body<T>(&mut self, len: usize, parse: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        let end = self.offset() + len as u32;
        self.seek(end);
        let start = self.offset();
        if start == end && self.at(b'<') {
            self.skip_body(end)?;
        }
        let resume = self.offset();
        self.seek(start);
        let outer = self.custom_op.take();
        let result = self.nested(parse);
        // Also after an error: what contains the symbol may have a message of its own, which points behind it.
        self.seek(resume);
        self.custom_op = outer;
        result
    }

    /// Reads a type from its mnemonic on.
    fn dialect_type(&mut self, dialect: &'static DialectDef) -> Result<(Type, &'static KindDef)> {
        let at = self.offset();
        if dialect.types.is_empty() || dialect.name == "builtin" {
            return Err(self.error(format!("dialect '{}' provides no type parsing hook", dialect.name)));
        }
        let mnemonic = self.any_keyword()?;
        match find(dialect.types, mnemonic) {
            Some(kind) => self.type_of_kind(kind).map(|ty| (ty, kind)),
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
        match kind.type_hooks.parse {
            Some(parse) => parse(self),
            None => Ok(self.ctx.type_of_words(kind.code(), &[])),
        }
    }

    /// Reads an attribute from its mnemonic on.
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

    /// Parses what follows the mnemonic of an attribute kind.
    pub fn parse_attr_of_kind(&mut self, kind: &'static KindDef, ty: Option<Type>) -> Result<Attr> {
        if let Some(parse) = kind.attr_hooks.parse {
            return parse(self, ty);
        }
        match kind.enum_def {
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
        let Ok(value) = self.parse_enum_keywords(def) else {
            let names = def.upstream_names(kind);
            let message = format!(
                "failed to parse {} parameter '{}' which is to be a `{}`",
                names.attr, names.param, names.ty
            );
            return Err(self.form_error(self.offset(), message));
        };
        Ok(value)
    }

    /// Parses the bare keyword that an operation's format has for attribute `name`.
    pub fn parse_enum_keyword(&mut self, def: &'static EnumDef, name: &str) -> Result<u64> {
        if let EnumForm::Dialect { kind, .. } = def.form {
            return self.parse_enum_of_kind(kind, def);
        }
        let at = self.offset();
        let word = self.word();
        if let Some(value) = ascii_str(word).and_then(|word| def.value_of(word))
            && !word.is_empty()
        {
            self.cursor.bump(word.len());
            return Ok(value);
        }
        let Some(word) = self.optional_string() else {
            let cases: Vec<&str> = def.cases.iter().map(|&(keyword, _)| keyword).collect();
            let cases = cases.join(", ");
            let message = format!(
                "expected string or keyword containing one of the following enum values for attribute '{name}' [{cases}]"
            );
            return Err(self.form_error(at, message));
        };
        let word = String::from_utf8_lossy(&word);
        def.value_of(&word)
            .ok_or_else(|| self.form_error(at, format!("invalid {name} attribute specification: \"{word}\"")))
    }

    /// Parses the keyword of an enum, or for a set of bits the keywords with their separator between.
    pub fn parse_enum_keywords(&mut self, def: &'static EnumDef) -> Result<u64> {
        let mut first = self.offset();
        let mut value = 0;
        // Upstream has two parsers for sets of bits; one of them takes no strings, and says where each word is.
        let by_word = def.separator.is_some() && def.cpp_type().is_none();
        loop {
            if by_word {
                first = self.offset();
            }
            let keyword = match self.cursor.eat_word() {
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
    fn wrong_enum_token(&self, def: &'static EnumDef, at: u32) -> crate::Reported {
        match def.cpp_type() {
            Some(_) => self.form_error(self.offset(), "expected valid keyword or string"),
            None => self.form_error(at, format!("expected keyword for {}", def.summary)),
        }
    }

    #[cold]
    fn wrong_enum_keyword(&self, def: &'static EnumDef, at: u32, keyword: &str) -> crate::Reported {
        // Upstream writes keywords that are no words twice.
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
        self.form_error(at, message)
    }

    fn opaque_type(&mut self, symbol: &Extended<'p>) -> Result<Type> {
        let data = self.source(symbol.data.0, symbol.data.1);
        self.check_namespace(symbol)?;
        if !self.ctx.allows_unregistered() {
            let (dialect, data) = (String::from_utf8_lossy(symbol.dialect), String::from_utf8_lossy(data));
            let message =
                format!("`!\"{dialect}\"<\"{data}\">` type created with unregistered dialect. {INTENDED}");
            return Err(self.error_at(symbol.at, message));
        }
        Ok(OpaqueType::get(self.ctx, self.ctx.str_id(symbol.dialect), self.ctx.str_id(data)))
    }

    fn opaque_attr(&mut self, symbol: &Extended<'p>, ty: Option<Type>) -> Result<Attr> {
        let data = self.source(symbol.data.0, symbol.data.1);
        self.check_namespace(symbol)?;
        if !self.ctx.allows_unregistered() {
            let (dialect, data) = (String::from_utf8_lossy(symbol.dialect), String::from_utf8_lossy(data));
            let ty = self.type_text(ty.unwrap_or(Type::NONE));
            let message = format!(
                "#\"{dialect}\"<\"{data}\"> : {ty} attribute created with unregistered dialect. {INTENDED}"
            );
            return Err(self.error_at(symbol.at, message));
        }
        let ty = ty.filter(|&ty| ty != Type::NONE);
        Ok(OpaqueAttr::get(self.ctx, self.ctx.str_id(symbol.dialect), self.ctx.str_id(data), ty))
    }

    fn check_namespace(&self, symbol: &Extended<'p>) -> Result {
        let valid = match symbol.dialect {
            [first, rest @ ..] => {
                (first.is_ascii_alphabetic() || *first == b'_')
                    && rest.iter().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$'))
            }
            [] => false,
        };
        if valid {
            return Ok(());
        }
        let dialect = String::from_utf8_lossy(symbol.dialect);
        Err(self.error_at(symbol.at, format!("invalid dialect namespace '\"{dialect}\"'")))
    }
}

const INTENDED: &str = "If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used";

fn find(kinds: &'static [&'static KindDef], mnemonic: &str) -> Option<&'static KindDef> {
    kinds.iter().copied().find(|kind| kind.name == mnemonic)
}
