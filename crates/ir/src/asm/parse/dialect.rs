//! Types and attributes of dialects, and aliases: everything behind `!` and `#`.
//!
//! `!dialect.mnemonic<...>` and `!dialect<mnemonic ...>` are the same type. The body in angle brackets must
//! be balanced; then the dialect's own parser reads it, or for unknown dialects it is kept as text.

use super::core::AsmParser;
use super::raw::Raw;
use super::recall::RecallKind;
use crate::Result;
use crate::asm::lex::Tok;
use crate::attrs::{Attr, OpaqueAttr};
use crate::decl::{DialectDef, EnumDef, EnumForm, KindDef};
use crate::types::{OpaqueType, Type};

/// What a dialect symbol's text was found to stand for.
#[derive(Clone, Copy)]
pub(crate) enum Symbol {
    /// A kind whose mnemonic ends where the symbol's token ends.
    Kind(&'static KindDef),
    /// A type that was written without a body.
    Type(&'static KindDef, Type),
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
        let text = self.text();
        let start = self.tok.start;
        let has_body = self.source(self.tok.end, self.tok.end + 1) == b"<";
        if !has_body {
            return self.new_dialect_type(text);
        }
        let key = text.len() as u32;
        if let Some([ty, ..]) = self.recall(RecallKind::Type, key, 0)
            && let Some(ty) = Type::from_raw(ty)
        {
            return Ok(ty);
        }
        let ty = self.new_dialect_type(text)?;
        self.remember(RecallKind::Type, start, key, 0, [ty.raw(), 0, 0, 0]);
        Ok(ty)
    }

    /// Parses a dialect type that was not met lately.
    fn new_dialect_type(&mut self, text: &'p [u8]) -> Result<Type> {
        if let Some(&symbol) = self.symbols.get(text) {
            let end = self.tok.end;
            self.bump();
            if let Symbol::Type(_, ty) = symbol
                && self.tok.kind != Tok::Less
            {
                return Ok(ty);
            }
            let (Symbol::Kind(kind) | Symbol::Type(kind, _)) = symbol;
            return self.with_body(end, |p| p.type_of_kind(kind));
        }
        let Some(symbol) = self.extended_symbol()? else {
            return match self.type_alias(self.name_range()) {
                Some(ty) => {
                    self.bump();
                    Ok(ty)
                }
                None => Err(self.undefined_alias()),
            };
        };
        let Some(dialect) = self.dialect_of(symbol.dialect) else {
            return self.opaque_type(&symbol);
        };
        let bare = self.tok.kind != Tok::Less;
        let (ty, kind) = self.in_data(&symbol, |p| p.dialect_type(dialect))?;
        if text.ends_with(kind.name.as_bytes()) && text.len() == kind.dialect.len() + kind.name.len() + 2 {
            let is_bare = bare && symbol.data.1 == symbol.data.0 + kind.name.len() as u32;
            self.symbols.insert(text, if is_bare { Symbol::Type(kind, ty) } else { Symbol::Kind(kind) });
        }
        Ok(ty)
    }

    /// Parses `#alias` or a dialect attribute.
    pub fn parse_dialect_attr(&mut self, ty: Option<Type>) -> Result<Attr> {
        let text = self.text();
        if let Some(attr) = self.quick_attr(text) {
            return Ok(attr);
        }
        let attr = match self.extended_symbol()? {
            None => match self.attr_alias(self.name_range()) {
                Some(attr) => {
                    self.bump();
                    attr
                }
                None => return Err(self.undefined_alias()),
            },
            Some(symbol) => {
                let own = if self.consume_if(Tok::Colon) { Some(self.parse_type()?) } else { ty };
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

    /// What a symbol without a body stands for, if it is a type that was met before.
    #[inline]
    pub(super) fn known_symbol(&self, text: &[u8]) -> Option<Type> {
        match self.symbols.get(text) {
            Some(&Symbol::Type(_, ty)) => Some(ty),
            _ => None,
        }
    }

    /// The attribute at the current symbol, when its kind has a quick way to be read and it is of a usual form.
    #[inline]
    fn quick_attr(&mut self, text: &'p [u8]) -> Option<Attr> {
        let token = self.tok;
        let mut raw = self.raw_at(token.end);
        let attr = self.raw_attr_body(text, &mut raw)?;
        self.reset_to(raw.offset());
        // A type follows, which the slow way knows about.
        if self.tok.kind == Tok::Colon {
            self.resume(token);
            return None;
        }
        Some(attr)
    }

    /// The attribute `#alias`, or `#dialect.kind<...>` of a kind that has a quick way to be read, that comes next.
    #[inline]
    pub(super) fn raw_attr(&mut self, raw: &mut Raw<'p>) -> Option<Attr> {
        let attr = match self.last_quick_attr {
            Some((name, kind)) if raw.eat_attr_name(name) => (kind.attr_hooks.quick?)(self, raw)?,
            _ => {
                let mut other = *raw;
                if let Some(name) = self.raw_name(&mut other) {
                    *raw = other;
                    return self.known_attr(name);
                }
                let text = raw.attr_name()?;
                self.raw_attr_body(text, raw)?
            }
        };
        // A type follows, which the slow way knows about.
        (raw.peek() != b':').then_some(attr)
    }

    /// The attribute of this symbol, whose body comes next.
    #[inline]
    fn raw_attr_body(&mut self, text: &'p [u8], raw: &mut Raw<'p>) -> Option<Attr> {
        if !raw.is_next(b'<') {
            return None;
        }
        let kind = match self.quick_attrs.get(text) {
            Some(&kind) => {
                self.last_quick_attr = Some((text, kind));
                kind
            }
            None => self.quick_kind(text)?,
        };
        (kind.attr_hooks.quick?)(self, raw)
    }

    #[cold]
    fn quick_kind(&mut self, text: &'p [u8]) -> Option<&'static KindDef> {
        let name = text.get(1..)?;
        let dot = memchr::memchr(b'.', name)?;
        let dialect = self.dialect_of(&name[..dot])?;
        let mnemonic = core::str::from_utf8(&name[dot + 1..]).ok()?;
        let kind = find(dialect.attrs, mnemonic).filter(|kind| kind.attr_hooks.quick.is_some())?;
        if dialect.name != "builtin" {
            self.quick_attrs.insert(text, kind);
        }
        Some(kind)
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
        self.ctx.dialect(core::str::from_utf8(name).ok()?)
    }

    fn undefined_alias(&mut self) -> crate::Reported {
        let name = String::from_utf8_lossy(self.text().get(1..).unwrap_or(&[])).into_owned();
        self.bump();
        self.wrong_token(format!("undefined symbol alias id '{name}'"))
    }

    /// Takes a dialect symbol apart and moves behind it; `None` (and no move) for an alias.
    fn extended_symbol(&mut self) -> Result<Option<Extended<'p>>> {
        let token = self.tok;
        let name = self.text().get(1..).unwrap_or(&[]);
        let has_body = self.source(token.end, token.end + 1) == b"<";
        let dot = memchr::memchr(b'.', name);
        match dot {
            Some(dot) if dot + 1 < name.len() || name.last() == Some(&b'.') => {
                let start = token.start + 2 + dot as u32;
                self.bump();
                let end = if has_body { self.skip_body(token.end)? } else { token.end };
                Ok(Some(Extended { dialect: &name[..dot], data: (start, end), at: start }))
            }
            _ if has_body => {
                self.bump();
                let end = self.skip_body(token.end)?;
                let data = (token.end + 1, end.saturating_sub(1));
                Ok(Some(Extended { dialect: name, data, at: token.start }))
            }
            _ => Ok(None),
        }
    }

    /// Moves behind the balanced body whose `<` is at `start`, and returns where that is.
    ///
    /// The ends of the bodies inside are kept, so that nested types do not look for theirs again.
    fn skip_body(&mut self, start: u32) -> Result<u32> {
        if let Some(&end) = self.body_ends.get(&start) {
            self.reset_to(end);
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
                    self.reset_to(at as u32 - 1);
                    if self.tok.kind != Tok::String {
                        return Err(self.error("expected string literal"));
                    }
                    at = self.tok.end as usize;
                    in_symbol = false;
                }
                b'!' | b'#' => in_symbol = true,
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'$' | b'.' | b'-' => {}
                _ => in_symbol = false,
            }
        }
        self.reset_to(at as u32);
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
        let resume = self.tok;
        // What is wrong inside is not wrong with the operation's form.
        let outer = self.custom_op.take();
        self.reset_to(symbol.data.0);
        let result = self.nested(parse);
        // Also after an error: what contains the symbol may have a message of its own, which points behind it.
        self.resume(resume);
        self.custom_op = outer;
        result
    }

    /// Runs `parse` behind a mnemonic that ends at `end`, whose body may follow, then goes behind the body.
    fn with_body<T>(&mut self, end: u32, parse: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        let resume = if self.tok.kind == Tok::Less && self.tok.start == end {
            let less = self.tok;
            self.skip_body(end)?;
            let resume = self.tok;
            self.resume(less);
            resume
        } else {
            self.tok
        };
        let outer = self.custom_op.take();
        let result = self.nested(parse);
        // Also after an error: what contains the symbol may have a message of its own, which points behind it.
        self.resume(resume);
        self.custom_op = outer;
        result
    }

    /// Reads a type from its mnemonic on.
    fn dialect_type(&mut self, dialect: &'static DialectDef) -> Result<(Type, &'static KindDef)> {
        let at = self.tok.start;
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
        let at = self.tok.start;
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
        self.expect(Tok::Less, "expected '<'")?;
        let value = self.parse_enum_of_kind(kind, def)?;
        self.expect(Tok::Greater, "expected '>'")?;
        Ok(value)
    }

    fn parse_enum_of_kind(&mut self, kind: &'static KindDef, def: &'static EnumDef) -> Result<u64> {
        let Ok(value) = self.parse_enum_keywords(def) else {
            let names = def.upstream_names(kind);
            let message = format!(
                "failed to parse {} parameter '{}' which is to be a `{}`",
                names.attr, names.param, names.ty
            );
            return Err(self.form_error(self.tok.start, message));
        };
        Ok(value)
    }

    /// Parses the bare keyword that an operation's format has for attribute `name`.
    pub fn parse_enum_keyword(&mut self, def: &'static EnumDef, name: &str) -> Result<u64> {
        if let EnumForm::Dialect { kind, .. } = def.form {
            return self.parse_enum_of_kind(kind, def);
        }
        let at = self.tok.start;
        let listed = match self.tok.kind {
            Tok::BareId | Tok::IntType => {
                core::str::from_utf8(self.text()).ok().and_then(|word| def.value_of(word))
            }
            _ => None,
        };
        if let Some(value) = listed {
            self.bump();
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
        let mut first = self.tok.start;
        let mut value = 0;
        // Upstream has two parsers for sets of bits; one of them takes no strings, and says where each word is.
        let by_word = def.separator.is_some() && def.cpp_type().is_none();
        loop {
            if by_word {
                first = self.tok.start;
            }
            let keyword = match self.tok.kind {
                Tok::BareId | Tok::IntType => std::borrow::Cow::Borrowed(self.text()),
                Tok::String if !by_word => crate::asm::lex::unescape(self.text()),
                _ => return Err(self.wrong_enum_token(def, first)),
            };
            self.bump();
            let Some(bits) = core::str::from_utf8(&keyword).ok().and_then(|k| def.value_of(k)) else {
                return Err(self.wrong_enum_keyword(def, first, &String::from_utf8_lossy(&keyword)));
            };
            value |= bits;
            let more = match def.separator.map(str::trim) {
                None => false,
                Some("|") => self.consume_if(Tok::VerticalBar),
                Some(_) => self.consume_if(Tok::Comma),
            };
            if !more {
                return Ok(value);
            }
        }
    }

    #[cold]
    fn wrong_enum_token(&self, def: &'static EnumDef, at: u32) -> crate::Reported {
        match def.cpp_type() {
            Some(_) => self.form_error(self.tok.start, "expected valid keyword or string"),
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
