//! Attributes: builtin ones here, dialect ones through [`super::dialect`].
//!
//! Syntax: MLIR language reference, "Attributes" and "Builtin attributes".

use super::body::NamedAttrs;
use super::core::AsmParser;
use super::dicts::Dict;
use super::locs::Aliased;
use super::names::Name;
use super::numbers::{IntSpec, IntValue, parse_u64};
use crate::Result;
use crate::asm::cursor::unescape;
use crate::attrs::{
    ArrayAttr, Attr, DenseArrayAttr, DenseResourceElementsAttr, DictionaryAttr, DistinctAttr,
    StridedLayoutAttr, StringAttr, SymbolRefAttr, TypeAttr,
};
use crate::context::Str;
use crate::loc::Loc;
use crate::types::{DYNAMIC, Type};
use smallvec::SmallVec;
use terrace_support::FxHashSet;

impl<'p> AsmParser<'p> {
    /// Parses any attribute. `ty` is its type where the context fixes it: then none is written after a number,
    /// a string or an elements literal.
    pub fn parse_attr(&mut self, ty: Option<Type>) -> Result<Attr> {
        match self.peek() {
            b'0'..=b'9' => self.number_attr(ty, false),
            b'-' if self.eat(b'-') => self.number_attr(ty, true),
            b'"' => self.string_attr(ty),
            b'@' => self.symbol_ref(),
            b'#' if self.at(b'#') => self.parse_dialect_attr(ty),
            b'[' => self.nested(Self::array_attr),
            b'{' if self.at(b'{') => self.nested(Self::parse_dict_attr),
            _ => match self.word() {
                b"true" => self.just(Attr::TRUE),
                b"false" => self.just(Attr::FALSE),
                b"unit" => self.just(Attr::UNIT),
                b"dense" => self.dense_elements_attr(ty),
                b"array" => self.dense_array_attr(),
                b"affine_map" => self.nested(Self::affine_map_attr),
                b"affine_set" => self.nested(Self::affine_set_attr),
                b"loc" => self.nested(Self::inline_loc).map(|loc| loc.attr(self.ctx)),
                b"strided" => self.strided_attr(),
                b"distinct" => self.nested(|p| p.distinct_attr(ty)),
                b"sparse" => self.sparse_elements_attr(ty),
                b"dense_resource" => self.dense_resource_attr(ty),
                _ => self.type_attr(),
            },
        }
    }

    /// Parses an attribute if one comes next. `array`, `strided` and `distinct` do not count, as upstream has it.
    pub fn parse_optional_attr(&mut self, ty: Option<Type>) -> Result<Option<Attr>> {
        let starts = match self.peek() {
            b'0'..=b'9' | b'"' | b'@' | b'[' => true,
            byte @ (b'-' | b'#' | b'{') => self.at(byte),
            _ => matches!(
                self.word(),
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
        };
        if starts || self.at_type() { self.parse_attr(ty).map(Some) } else { Ok(None) }
    }

    /// Consumes the word that stands for an attribute.
    fn just(&mut self, attr: Attr) -> Result<Attr> {
        self.cursor.eat_word();
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
            None if self.eat(b':') => Some(self.parse_type()?),
            ty => ty,
        };
        Ok(StringAttr::get(self.ctx, value, ty.filter(|&ty| ty != Type::NONE)))
    }

    /// Parses `@root(::@nested)*`.
    pub fn symbol_ref(&mut self) -> Result<Attr> {
        let root = self.symbol_name()?;
        let mut nested: SmallVec<[Str; 4]> = SmallVec::new();
        while self.at(b':') {
            let colon = self.offset();
            self.eat(b':');
            if !self.eat(b':') {
                // What follows the colon stays the next token when it is no token at all.
                if !self.at_end() && self.cursor.lexical_error().is_none() {
                    self.seek(colon);
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
        self.eat(b'[');
        let mut elems: SmallVec<[Attr; 8]> = SmallVec::new();
        self.comma_list_until("]", true, &mut |p: &mut Self| {
            elems.push(p.parse_attr(None)?);
            Ok(())
        })?;
        Ok(ArrayAttr::get(self.ctx, &elems))
    }

    /// Parses `{name = value, name}` as an attribute.
    pub fn parse_dict_attr(&mut self) -> Result<Attr> {
        let (start, text) = (self.offset(), self.dict_text());
        if let Some(attr) = self.dicts.get(text, None).and_then(|dict| dict.attr) {
            self.seek(start + text.len() as u32);
            return Ok(attr);
        }
        let mut entries = NamedAttrs::new();
        self.parse_attr_dict(&mut entries)?;
        let attr = DictionaryAttr::of(self.ctx, &entries);
        if self.is_behind(start, text) {
            self.dicts.insert(text, None, &Dict { inherent: &[], others: &entries, attr: Some(attr) });
        }
        Ok(attr)
    }

    /// Parses `{name = value, name}` if the current token is a brace.
    pub fn parse_optional_attr_dict(&mut self, out: &mut NamedAttrs) -> Result {
        if self.at(b'{') { self.parse_attr_dict(out) } else { Ok(()) }
    }

    /// Parses `{name = value, name}`; the entries are appended in the order of the text.
    pub fn parse_attr_dict(&mut self, out: &mut NamedAttrs) -> Result {
        let (start, text, first) = (self.offset(), self.dict_text(), out.len());
        if let Some(dict) = self.dicts.get(text, None) {
            out.extend_from_slice(dict.others);
            self.seek(start + text.len() as u32);
            return Ok(());
        }
        self.new_attr_dict(out)?;
        if self.is_behind(start, text) {
            self.dicts.insert(text, None, &Dict { inherent: &[], others: &out[first..], attr: None });
        }
        Ok(())
    }

    fn new_attr_dict(&mut self, out: &mut NamedAttrs) -> Result {
        const LONG: usize = 16;
        self.expect(b'{', "expected '{' in attribute dictionary")?;
        if self.eat(b'}') {
            return Ok(());
        }
        let first = out.len();
        let mut seen: FxHashSet<Str> = FxHashSet::default();
        self.comma_list(&mut |p: &mut Self| {
            let Some((name, len)) = p.attr_name() else {
                return Err(p.wrong_token("expected attribute name"));
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
            p.cursor.bump(len);
            let value = if p.eat(b'=') { p.parse_attr(None)? } else { Attr::UNIT };
            out.push((name, value));
            Ok(())
        })?;
        self.expect(b'}', "expected '}' in attribute dictionary")
    }

    /// The name of an attribute or a resource that comes next, a word or a string, and its length in the text.
    #[inline]
    fn attr_name(&self) -> Option<(Str, usize)> {
        let word = self.word();
        if !word.is_empty() {
            return Some((self.ctx.str_id(word), word.len()));
        }
        let literal = self.cursor.string()?;
        Some((self.ctx.str_id(&unescape(literal)), literal.len()))
    }

    fn affine_map_attr(&mut self) -> Result<Attr> {
        self.cursor.eat_word();
        self.expect(b'<', "expected '<' in affine map")?;
        let map = self.parse_affine_map()?;
        self.expect(b'>', "expected '>' in affine map")?;
        Ok(map)
    }

    fn affine_set_attr(&mut self) -> Result<Attr> {
        self.cursor.eat_word();
        self.expect(b'<', "expected '<' in integer set")?;
        let set = self.parse_integer_set()?;
        self.expect(b'>', "expected '>' in integer set")?;
        Ok(set)
    }

    fn inline_loc(&mut self) -> Result<Loc> {
        self.cursor.eat_word();
        self.expect(b'(', "expected '(' in inline location")?;
        let loc = self.parse_loc_instance()?;
        self.expect(b')', "expected ')' in inline location")?;
        Ok(loc)
    }

    fn strided_attr(&mut self) -> Result<Attr> {
        self.cursor.eat_word();
        self.expect(b'<', "expected '<' after 'strided'")?;
        self.expect(b'[', "expected '['")?;
        let mut strides: SmallVec<[i64; 4]> = SmallVec::new();
        if !self.at(b']') {
            self.comma_list(&mut |p: &mut Self| {
                strides.push(p.stride_or_offset()?);
                Ok(())
            })?;
        }
        self.expect(b']', "expected ']'")?;
        if self.eat(b'>') {
            return Ok(StridedLayoutAttr::get(self.ctx, 0, &strides));
        }
        self.expect(b',', "expected ','")?;
        if !self.eat_keyword("offset") {
            return Err(self.wrong_token("expected 'offset' after comma"));
        }
        self.expect(b':', "expected ':' after 'offset'")?;
        let offset = self.stride_or_offset()?;
        self.expect(b'>', "expected '>'")?;
        Ok(StridedLayoutAttr::get(self.ctx, offset, &strides))
    }

    fn stride_or_offset(&mut self) -> Result<i64> {
        if self.eat(b'?') {
            return Ok(DYNAMIC);
        }
        let at = self.offset();
        let negative = self.eat(b'-');
        match self.eat_int::<i64>() {
            Some(value) => Ok(if negative { -value } else { value }),
            None => Err(self.error_at(at, "expected a 64-bit signed integer or '?'")),
        }
    }

    fn distinct_attr(&mut self, ty: Option<Type>) -> Result<Attr> {
        let at = self.offset();
        self.cursor.eat_word();
        self.expect(b'[', "expected '[' after 'distinct'")?;
        let Some(number) = self.eat_integer() else { return Err(self.wrong_token("expected distinct ID")) };
        let Some(number) = parse_u64(number) else {
            return Err(self.error("expected an unsigned 64-bit integer"));
        };
        self.expect(b']', "expected ']' to close distinct ID")?;
        self.expect(b'<', "expected '<' after distinct ID")?;
        let mut value = Attr::UNIT;
        if !self.eat(b'>') {
            value = match self.parse_attr(ty) {
                Ok(value) => value,
                Err(_) => return Err(self.error("expected attribute")),
            };
            self.expect(b'>', "expected '>' to close distinct attribute")?;
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
        self.cursor.eat_word();
        self.expect(b'<', "expected '<' after 'array'")?;
        let at = self.offset();
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
        if self.eat(b'>') {
            return Ok(DenseArrayAttr::get(ctx, elem, 0, &[]));
        }
        self.expect(b':', "expected ':' after dense array type")?;
        let (len, data) = self.dense_array_elements(elem)?;
        self.expect(b'>', "expected '>' to close an array attribute")?;
        Ok(DenseArrayAttr::get(ctx, elem, len, &data))
    }

    /// Parses `[1, 2]`: the elements of a dense array in brackets, without its type.
    pub fn parse_dense_array_in_brackets(&mut self, elem: Type) -> Result<Attr> {
        self.expect(b'[', "expected '['")?;
        if self.eat(b']') {
            return Ok(DenseArrayAttr::get(self.ctx, elem, 0, &[]));
        }
        let (len, data) = self.dense_array_elements(elem)?;
        self.expect(b']', "expected ']'")?;
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
            let negative = p.eat(b'-');
            if p.at_keyword("true") || p.at_keyword("false") {
                if elem != Type::I1 {
                    return Err(p.error("expected i1 type for 'true' or 'false' values"));
                }
                data.push((p.cursor.eat_word() == b"true") as u8);
                return Ok(());
            }
            let Some(text) = p.eat_integer() else { return Err(p.error("expected integer literal")) };
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
        let at = self.offset();
        self.cursor.eat_word();
        self.expect(b'<', "expected '<' after 'dense_resource'")?;
        let key = self.resource_key("resource")?;
        let builtin = self.ctx.intern("builtin");
        self.ctx.with_resources(builtin, |all| {
            all.entry(key);
        });
        self.expect(b'>', "expected '>'")?;
        let (ty, at) = match ty {
            Some(ty) => (ty, at),
            None => {
                let at = self.offset();
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
        match self.attr_name() {
            Some((key, len)) => {
                self.cursor.bump(len);
                Ok(key)
            }
            None => Err(self.error(format!("expected identifier key for '{what}' entry"))),
        }
    }

    /// Parses `#name = attribute`.
    pub fn parse_attr_alias_def(&mut self) -> Result {
        let name = self.alias_to_define("attribute", |p, name| p.aliased(name).is_some())?;
        self.seek(name.end);
        self.expect(b'=', "expected '=' in attribute alias definition")?;
        let meaning = if self.at_keyword("loc") {
            Aliased::of_loc(self.nested(Self::inline_loc)?)
        } else {
            Aliased::of_attr(self.parse_attr(None)?)
        };
        self.add_attr_alias(name, meaning);
        Ok(())
    }

    /// Parses `!name = type`.
    pub fn parse_type_alias_def(&mut self) -> Result {
        let name = self.alias_to_define("type", |p, name| p.type_alias(name).is_some())?;
        self.seek(name.end);
        self.expect(b'=', "expected '=' in type alias definition")?;
        let ty = self.parse_type()?;
        self.add_type_alias(name, ty);
        Ok(())
    }

    /// The name of the alias that comes next, which is to be defined; `is_known` says whether one is.
    fn alias_to_define(&self, what: &str, is_known: impl Fn(&Self, &Name) -> bool) -> Result<Name> {
        let Some(found) = self.alias_name() else {
            return Err(self.error(format!("expected {what} alias name")));
        };
        let name = &found.text(self.whole())[1..];
        if is_known(self, &found) {
            let name = String::from_utf8_lossy(name);
            return Err(self.error(format!("redefinition of {what} alias id '{name}'")));
        }
        if name.contains(&b'.') {
            let message = format!("{what} names with a '.' are reserved for dialect-defined names");
            return Err(self.error(message));
        }
        Ok(found)
    }
}
