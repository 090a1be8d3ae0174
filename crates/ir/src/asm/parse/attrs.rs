//! Attributes: builtin ones here, dialect ones through [`super::dialect`].
//!
//! Syntax: MLIR language reference, "Attributes" and "Builtin attributes".

use super::body::NamedAttrs;
use super::core::AsmParser;
use super::locs::Aliased;
use super::numbers::{IntSpec, IntValue};
use super::raw::Raw;
use crate::Result;
use crate::asm::lex::Tok;
use crate::attrs::{
    ArrayAttr, Attr, DenseArrayAttr, DenseResourceElementsAttr, DictionaryAttr, DistinctAttr,
    StridedLayoutAttr, StringAttr, SymbolRefAttr, TypeAttr,
};
use crate::context::Str;
use crate::types::{DYNAMIC, Type};
use smallvec::SmallVec;
use terrace_support::FxHashSet;

impl<'p> AsmParser<'p> {
    /// Parses any attribute. `ty` is its type where the context fixes it: then none is written after a number,
    /// a string or an elements literal.
    pub fn parse_attr(&mut self, ty: Option<Type>) -> Result<Attr> {
        match self.tok.kind {
            Tok::Integer => self.integer_attr(ty, false),
            Tok::Float => self.float_attr(ty, false),
            Tok::Minus => {
                self.bump();
                match self.tok.kind {
                    Tok::Integer => self.integer_attr(ty, true),
                    Tok::Float => self.float_attr(ty, true),
                    _ => Err(self.wrong_token("expected constant integer or floating point value")),
                }
            }
            Tok::String => self.string_attr(ty),
            Tok::AtId => self.symbol_ref(),
            Tok::HashId => self.parse_dialect_attr(ty),
            Tok::LSquare => self.nested(Self::array_attr),
            Tok::LBrace => self.nested(Self::dict_attr),
            Tok::BareId => match self.text() {
                b"true" => self.just(Attr::TRUE),
                b"false" => self.just(Attr::FALSE),
                b"unit" => self.just(Attr::UNIT),
                b"dense" => self.dense_elements_attr(ty),
                b"array" => self.dense_array_attr(),
                b"affine_map" => self.nested(Self::affine_map_attr),
                b"affine_set" => self.nested(Self::affine_set_attr),
                b"loc" => self.nested(Self::inline_loc),
                b"strided" => self.strided_attr(),
                b"distinct" => self.nested(|p| p.distinct_attr(ty)),
                b"sparse" => self.sparse_elements_attr(ty),
                b"dense_resource" => self.dense_resource_attr(ty),
                _ => self.type_attr(),
            },
            _ => self.type_attr(),
        }
    }

    /// Parses an attribute if the current token starts one. `array`, `strided` and `distinct` do not count, as
    /// upstream has it.
    pub fn parse_optional_attr(&mut self, ty: Option<Type>) -> Result<Option<Attr>> {
        let starts = match self.tok.kind {
            Tok::Integer
            | Tok::Float
            | Tok::Minus
            | Tok::String
            | Tok::AtId
            | Tok::HashId
            | Tok::LSquare
            | Tok::LBrace => true,
            Tok::BareId => matches!(
                self.text(),
                b"true"
                    | b"false"
                    | b"unit"
                    | b"dense"
                    | b"affine_map"
                    | b"affine_set"
                    | b"loc"
                    | b"sparse"
                    | b"dense_resource"
            ),
            _ => false,
        };
        if starts || self.at_type() { self.parse_attr(ty).map(Some) } else { Ok(None) }
    }

    fn just(&mut self, attr: Attr) -> Result<Attr> {
        self.bump();
        Ok(attr)
    }

    fn type_attr(&mut self) -> Result<Attr> {
        match self.parse_optional_type()? {
            Some(ty) => Ok(TypeAttr::get(self.ctx, ty)),
            None => Err(self.wrong_token("expected attribute value")),
        }
    }

    fn string_attr(&mut self, ty: Option<Type>) -> Result<Attr> {
        let value = self.string()?;
        let value = self.ctx.str_id(&value);
        let ty = match ty {
            None if self.consume_if(Tok::Colon) => Some(self.parse_type()?),
            ty => ty,
        };
        Ok(StringAttr::get(self.ctx, value, ty.filter(|&ty| ty != Type::NONE)))
    }

    /// Parses `@root(::@nested)*`.
    pub fn symbol_ref(&mut self) -> Result<Attr> {
        let root = self.symbol_name()?;
        let mut nested: SmallVec<[Str; 4]> = SmallVec::new();
        while self.tok.kind == Tok::Colon {
            let colon = self.tok;
            self.bump();
            if !self.consume_if(Tok::Colon) {
                // What follows the colon stays the current token when it is no token at all.
                if !matches!(self.tok.kind, Tok::Eof | Tok::Error) {
                    self.reset_to(colon.start);
                }
                break;
            }
            match self.optional_symbol_name() {
                Some(name) => nested.push(name),
                None => return Err(self.error("expected nested symbol reference identifier")),
            }
        }
        Ok(SymbolRefAttr::get(self.ctx, root, &nested))
    }

    fn array_attr(&mut self) -> Result<Attr> {
        self.bump();
        let mut elems: SmallVec<[Attr; 8]> = SmallVec::new();
        self.comma_list_until(Tok::RSquare, "]", true, &mut |p: &mut Self| {
            elems.push(p.parse_attr(None)?);
            Ok(())
        })?;
        Ok(ArrayAttr::get(self.ctx, &elems))
    }

    fn dict_attr(&mut self) -> Result<Attr> {
        let mut entries = NamedAttrs::new();
        self.parse_attr_dict(&mut entries)?;
        Ok(DictionaryAttr::of(self.ctx, &entries))
    }

    /// Parses `{name = value, name}` if the current token is a brace.
    pub fn parse_optional_attr_dict(&mut self, out: &mut NamedAttrs) -> Result {
        if self.tok.kind == Tok::LBrace { self.parse_attr_dict(out) } else { Ok(()) }
    }

    /// Parses `{name = value, name}`; the entries are appended in the order of the text.
    pub fn parse_attr_dict(&mut self, out: &mut NamedAttrs) -> Result {
        const LONG: usize = 16;
        self.expect(Tok::LBrace, "expected '{' in attribute dictionary")?;
        if self.consume_if(Tok::RBrace) {
            return Ok(());
        }
        let first = out.len();
        let mut seen: FxHashSet<Str> = FxHashSet::default();
        self.comma_list(&mut |p: &mut Self| {
            let name = match p.tok.kind {
                Tok::BareId | Tok::IntType => p.ctx.str_id(p.text()),
                Tok::String => p.ctx.str_id(&crate::asm::lex::unescape(p.text())),
                _ => return Err(p.wrong_token("expected attribute name")),
            };
            if name == Str::EMPTY {
                return Err(p.error("expected valid attribute name"));
            }
            let entries = out.get(first..).unwrap_or(&[]);
            let repeated = if entries.len() < LONG {
                entries.iter().any(|&(n, _)| n == name)
            } else {
                if seen.is_empty() {
                    seen.extend(entries.iter().map(|&(n, _)| n));
                }
                !seen.insert(name)
            };
            if repeated {
                let name = p.ctx.str(name);
                return Err(p.error(format!("duplicate key '{name}' in dictionary attribute")));
            }
            p.bump();
            let value = if p.consume_if(Tok::Equal) { p.parse_attr(None)? } else { Attr::UNIT };
            out.push((name, value));
            Ok(())
        })?;
        self.expect(Tok::RBrace, "expected '}' in attribute dictionary")
    }

    fn affine_map_attr(&mut self) -> Result<Attr> {
        self.bump();
        self.expect(Tok::Less, "expected '<' in affine map")?;
        let map = self.parse_affine_map()?;
        self.expect(Tok::Greater, "expected '>' in affine map")?;
        Ok(map)
    }

    fn affine_set_attr(&mut self) -> Result<Attr> {
        self.bump();
        self.expect(Tok::Less, "expected '<' in integer set")?;
        let set = self.parse_integer_set()?;
        self.expect(Tok::Greater, "expected '>' in integer set")?;
        Ok(set)
    }

    fn inline_loc(&mut self) -> Result<Attr> {
        self.bump();
        self.expect(Tok::LParen, "expected '(' in inline location")?;
        let loc = self.parse_loc_instance()?;
        self.expect(Tok::RParen, "expected ')' in inline location")?;
        Ok(loc.attr(self.ctx))
    }

    fn strided_attr(&mut self) -> Result<Attr> {
        self.bump();
        self.expect(Tok::Less, "expected '<' after 'strided'")?;
        self.expect(Tok::LSquare, "expected '['")?;
        let mut strides: SmallVec<[i64; 4]> = SmallVec::new();
        if self.tok.kind != Tok::RSquare {
            self.comma_list(&mut |p: &mut Self| {
                strides.push(p.stride_or_offset()?);
                Ok(())
            })?;
        }
        self.expect(Tok::RSquare, "expected ']'")?;
        if self.consume_if(Tok::Greater) {
            return Ok(StridedLayoutAttr::get(self.ctx, 0, &strides));
        }
        self.expect(Tok::Comma, "expected ','")?;
        if !self.consume_keyword("offset") {
            return Err(self.wrong_token("expected 'offset' after comma"));
        }
        self.expect(Tok::Colon, "expected ':' after 'offset'")?;
        let offset = self.stride_or_offset()?;
        self.expect(Tok::Greater, "expected '>'")?;
        Ok(StridedLayoutAttr::get(self.ctx, offset, &strides))
    }

    fn stride_or_offset(&mut self) -> Result<i64> {
        if self.consume_if(Tok::Question) {
            return Ok(DYNAMIC);
        }
        let at = self.tok.start;
        let negative = self.consume_if(Tok::Minus);
        let value = match self.tok.kind {
            Tok::Integer => self.u64_of(self.tok).and_then(|v| i64::try_from(v).ok()),
            _ => None,
        };
        match value {
            Some(value) => {
                self.bump();
                Ok(if negative { -value } else { value })
            }
            None => Err(self.error_at(at, "expected a 64-bit signed integer or '?'")),
        }
    }

    fn distinct_attr(&mut self, ty: Option<Type>) -> Result<Attr> {
        let at = self.tok.start;
        self.bump();
        self.expect(Tok::LSquare, "expected '[' after 'distinct'")?;
        let token = self.tok;
        self.expect(Tok::Integer, "expected distinct ID")?;
        let Some(number) = self.u64_of(token) else {
            return Err(self.error("expected an unsigned 64-bit integer"));
        };
        self.expect(Tok::RSquare, "expected ']' to close distinct ID")?;
        self.expect(Tok::Less, "expected '<' after distinct ID")?;
        let mut value = Attr::UNIT;
        if !self.consume_if(Tok::Greater) {
            value = match self.parse_attr(ty) {
                Ok(value) => value,
                Err(_) => return Err(self.error("expected attribute")),
            };
            self.expect(Tok::Greater, "expected '>' to close distinct attribute")?;
        }
        match self.distincts.get(number) {
            None => {
                let attr = DistinctAttr::new(self.ctx, value);
                self.distincts.insert(number, attr);
                Ok(attr)
            }
            Some(attr) => match attr.as_::<DistinctAttr>(self.ctx) {
                Some(known) if known.value != value => {
                    let known = self.attr_text(known.value);
                    let message = format!("referenced attribute does not match previous definition: {known}");
                    Err(self.error_at(at, message))
                }
                _ => Ok(attr),
            },
        }
    }

    fn dense_array_attr(&mut self) -> Result<Attr> {
        self.bump();
        self.expect(Tok::Less, "expected '<' after 'array'")?;
        let at = self.tok.start;
        let Ok(elem) = self.parse_type() else {
            return Err(self.error_at(at, "expected an integer or floating point type"));
        };
        let ctx = self.ctx;
        let Some(width) = elem.bit_width(ctx) else {
            let text = self.type_text(elem);
            return Err(self.error_at(at, format!("expected integer or float type, got: {text}")));
        };
        if width % 8 != 0 && elem != Type::I1 {
            return Err(self.error_at(at, "element type bitwidth must be a multiple of 8"));
        }
        if self.consume_if(Tok::Greater) {
            return Ok(DenseArrayAttr::get(ctx, elem, 0, &[]));
        }
        self.expect(Tok::Colon, "expected ':' after dense array type")?;
        let (len, data) = self.dense_array_elements(elem)?;
        self.expect(Tok::Greater, "expected '>' to close an array attribute")?;
        Ok(DenseArrayAttr::get(ctx, elem, len, &data))
    }

    /// Parses `[1, 2]`: the elements of a dense array in brackets, without its type.
    pub fn parse_dense_array_in_brackets(&mut self, elem: Type) -> Result<Attr> {
        self.expect(Tok::LSquare, "expected '['")?;
        if self.consume_if(Tok::RSquare) {
            return Ok(DenseArrayAttr::get(self.ctx, elem, 0, &[]));
        }
        let (len, data) = self.dense_array_elements(elem)?;
        self.expect(Tok::RSquare, "expected ']'")?;
        Ok(DenseArrayAttr::get(self.ctx, elem, len, &data))
    }

    /// The elements between the brackets of a dense array, little-endian.
    fn dense_array_elements(&mut self, elem: Type) -> Result<(u32, SmallVec<[u8; 64]>)> {
        let mut data: SmallVec<[u8; 64]> = SmallVec::new();
        let mut len = 0u32;
        let format = elem.as_float(self.ctx);
        let spec = IntSpec::of(self.ctx, elem);
        let size = elem.bit_width(self.ctx).unwrap_or(64).div_ceil(8) as usize;
        self.comma_list(&mut |p: &mut Self| {
            len += 1;
            if let Some(format) = format {
                let bits = p.parse_float(format)?.to_bits().to_le_bytes();
                data.extend_from_slice(bits.get(..size).unwrap_or(&bits));
                return Ok(());
            }
            let negative = p.consume_if(Tok::Minus);
            if p.at_keyword("true") || p.at_keyword("false") {
                if elem != Type::I1 {
                    return Err(p.error("expected i1 type for 'true' or 'false' values"));
                }
                data.push(p.at_keyword("true") as u8);
                p.bump();
                return Ok(());
            }
            let text = p.text();
            if !p.consume_if(Tok::Integer) {
                return Err(p.error("expected integer literal"));
            }
            if elem == Type::I1 {
                return Err(p.error("expected 'true' or 'false' values for i1 type"));
            }
            match spec.and_then(|spec| spec.value(negative, text)) {
                Some(IntValue::Small(value)) => {
                    let bytes = value.to_le_bytes();
                    data.extend_from_slice(bytes.get(..size).unwrap_or(&bytes));
                }
                Some(IntValue::Big(value)) => {
                    let mut bytes = value.to_le_bytes();
                    bytes.resize(size, 0);
                    data.extend_from_slice(&bytes);
                }
                None => return Err(p.error("integer constant out of range")),
            }
            Ok(())
        })?;
        Ok((len, data))
    }

    fn dense_resource_attr(&mut self, ty: Option<Type>) -> Result<Attr> {
        let at = self.tok.start;
        self.bump();
        self.expect(Tok::Less, "expected '<' after 'dense_resource'")?;
        let key = self.resource_key("resource")?;
        let builtin = self.ctx.intern("builtin");
        self.ctx.with_resources(builtin, |all| {
            all.entry(key);
        });
        self.expect(Tok::Greater, "expected '>'")?;
        let (ty, at) = match ty {
            Some(ty) => (ty, at),
            None => {
                let at = self.tok.start;
                (self.parse_colon_type()?, at)
            }
        };
        if ty.as_shaped(self.ctx).is_none() {
            return Err(self.error_at(at, "`dense_resource` expected a shaped type"));
        }
        Ok(DenseResourceElementsAttr::get(self.ctx, ty, key))
    }

    /// The name of a resource: a word or a string.
    pub(super) fn resource_key(&mut self, what: &str) -> Result<Str> {
        let key = match self.tok.kind {
            Tok::BareId | Tok::IntType => self.ctx.str_id(self.text()),
            Tok::String => self.ctx.str_id(&crate::asm::lex::unescape(self.text())),
            _ => return Err(self.error(format!("expected identifier key for '{what}' entry"))),
        };
        self.bump();
        Ok(key)
    }

    /// Parses `#name = attribute`.
    pub fn parse_attr_alias_def(&mut self) -> Result {
        if self.quick_alias_defs() {
            return Ok(());
        }
        let name = self.name_range();
        self.check_alias(self.aliased(name.clone()).is_some(), "attribute")?;
        self.bump();
        self.expect(Tok::Equal, "expected '=' in attribute alias definition")?;
        let attr = self.parse_attr(None)?;
        self.add_attr_alias(name, Aliased::of_attr(attr));
        Ok(())
    }

    /// Parses the aliases that come next of locations and attributes that have a quick way to be read; `false` when there
    /// is none.
    fn quick_alias_defs(&mut self) -> bool {
        let mut raw = self.raw_at(self.tok.start);
        let mut end = None;
        while self.quick_alias_def(&mut raw).is_some() {
            end = Some(raw.offset());
        }
        if let Some(end) = end {
            self.reset_to(end);
        }
        end.is_some()
    }

    /// `#name = attribute`
    fn quick_alias_def(&mut self, raw: &mut Raw<'p>) -> Option<()> {
        raw.peek();
        let start = raw.offset() as usize + 1;
        let name = self.raw_name(raw)?;
        let range = start..raw.offset() as usize;
        if !raw.eat(b'=') {
            return None;
        }
        let meaning = if raw.peek() == b'#' {
            Aliased::of_attr(self.raw_attr(raw)?)
        } else {
            let (loc, end) = self.quick_loc(raw.offset())?;
            // What an alias stands for is known before it.
            if loc.as_deferred().is_some() {
                return None;
            }
            raw.seek(end);
            Aliased::of_loc(loc)
        };
        self.add_named(name, range, meaning).then_some(())
    }

    /// Parses `!name = type`.
    pub fn parse_type_alias_def(&mut self) -> Result {
        let name = self.name_range();
        self.check_alias(self.type_alias(name.clone()).is_some(), "type")?;
        self.bump();
        self.expect(Tok::Equal, "expected '=' in type alias definition")?;
        let ty = self.parse_type()?;
        self.add_type_alias(name, ty);
        Ok(())
    }

    /// Checks the alias that the current token is to define.
    fn check_alias(&self, known: bool, what: &str) -> Result {
        let name = &self.text()[1..];
        if known {
            let name = String::from_utf8_lossy(name);
            return Err(self.error(format!("redefinition of {what} alias id '{name}'")));
        }
        if name.contains(&b'.') {
            let message = format!("{what} names with a '.' are reserved for dialect-defined names");
            return Err(self.error(message));
        }
        Ok(())
    }
}
