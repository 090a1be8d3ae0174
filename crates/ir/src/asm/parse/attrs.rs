//! Builtin attributes and alias definitions.
//!
//! Syntax: MLIR language reference, "Attributes" and "Builtin attributes".

use super::aliases::AliasValue;
use super::cache::Dict;
use super::core::AsmParser;
use super::names::Name;
use super::numbers::IntSpec;
use crate::Result;
use crate::asm::MAX_PARTS;
use crate::asm::cursor::{parse_u64, unescape};
use crate::attrs::{
    ArrayAttr, Attr, DenseArrayAttr, DenseResourceElementsAttr, DictionaryAttr, DistinctAttr,
    StridedLayoutAttr, StringAttr, SymbolRefAttr, TypeAttr,
};
use crate::context::Str;
use crate::loc::Loc;
use crate::params::Part;
use crate::types::{DYNAMIC, Type};
use terrace_support::FxHashSet;
use terrace_support::small_vec::SmallVec;

/// Names and values of an attribute dictionary, in the order of the text.
pub type NamedAttrs = SmallVec<[(Str, Attr); 8]>;

impl<'p> AsmParser<'p> {
    /// Parses any attribute. `ty` is its type if the context fixes it: then numbers, strings and elements literals have no
    /// type in the text.
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
                b"true" => self.keyword_attr(Attr::TRUE),
                b"false" => self.keyword_attr(Attr::FALSE),
                b"unit" => self.keyword_attr(Attr::UNIT),
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

    /// Parses an attribute if one comes next. Like MLIR, does not take `array`, `strided` and `distinct`.
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

    /// Consumes the keyword of an attribute.
    fn keyword_attr(&mut self, attr: Attr) -> Result<Attr> {
        self.eat_word();
        Ok(attr)
    }

    fn type_attr(&mut self) -> Result<Attr> {
        let ty = self.parse_optional_type()?.ok_or_else(|| self.wrong_token("expected attribute value"))?;
        Ok(TypeAttr::get(self.ctx, ty))
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
                // A lexical error after the colon is left for the caller to report.
                if !self.at_end() && self.lexical_error().is_none() {
                    self.seek(colon);
                }
                break;
            }
            let name = self.optional_symbol_name();
            nested.push(name.ok_or_else(|| self.error("expected nested symbol reference identifier"))?);
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
        if self.ends_after(start, text) {
            self.dicts.insert(text, None, &Dict { inherent: &[], others: &entries, attr: Some(attr) });
        }
        Ok(attr)
    }

    /// Parses `{name = value, name}` and appends the entries in the order of the text.
    pub fn parse_attr_dict(&mut self, out: &mut NamedAttrs) -> Result {
        let (start, text, first) = (self.offset(), self.dict_text(), out.len());
        if let Some(dict) = self.dicts.get(text, None) {
            out.extend_from_slice(dict.others);
            self.seek(start + text.len() as u32);
            return Ok(());
        }
        self.uncached_attr_dict(out)?;
        if self.ends_after(start, text) {
            self.dicts.insert(text, None, &Dict { inherent: &[], others: &out[first..], attr: None });
        }
        Ok(())
    }

    /// The text of the next dictionary up to the first closing brace. Dictionaries with nested ones end further on, so
    /// they are not cached.
    #[inline]
    pub(super) fn dict_text(&self) -> &'p [u8] {
        let rest = &self.text()[self.offset() as usize..];
        memchr::memchr(b'}', rest).map_or(&[], |end| &rest[..=end])
    }

    /// Whether the parser is at the first token after a text that starts at `start`.
    pub(super) fn ends_after(&self, start: u32, text: &[u8]) -> bool {
        let mut end = self.cursor;
        end.seek(start + text.len() as u32);
        !text.is_empty() && end.offset() == self.offset()
    }

    fn uncached_attr_dict(&mut self, out: &mut NamedAttrs) -> Result {
        /// The number of entries from which on names are looked up in a set.
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
            p.bump(len);
            let value = if p.eat(b'=') { p.parse_attr(None)? } else { Attr::UNIT };
            out.push((name, value));
            Ok(())
        })?;
        self.expect(b'}', "expected '}' in attribute dictionary")
    }

    /// The next name of an attribute or a resource, a word or a string, and its length in the text.
    #[inline]
    pub(super) fn attr_name(&self) -> Option<(Str, usize)> {
        let word = self.word();
        if !word.is_empty() {
            return Some((self.ctx.str_id(word), word.len()));
        }
        let literal = self.cursor.string()?;
        Some((self.ctx.str_id(&unescape(literal)), literal.len()))
    }

    fn affine_map_attr(&mut self) -> Result<Attr> {
        self.eat_word();
        self.in_angles(" in affine map", Self::parse_affine_map)
    }

    fn affine_set_attr(&mut self) -> Result<Attr> {
        self.eat_word();
        self.in_angles(" in integer set", Self::parse_integer_set)
    }

    fn inline_loc(&mut self) -> Result<Loc> {
        self.eat_word();
        self.expect(b'(', "expected '(' in inline location")?;
        let loc = self.parse_loc_instance()?;
        self.expect(b')', "expected ')' in inline location")?;
        Ok(loc)
    }

    fn strided_attr(&mut self) -> Result<Attr> {
        self.eat_word();
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
        self.eat_word();
        self.expect(b'[', "expected '[' after 'distinct'")?;
        let Some(number) = self.eat_integer() else { return Err(self.wrong_token("expected distinct ID")) };
        let number = parse_u64(number).ok_or_else(|| self.error("expected an unsigned 64-bit integer"))?;
        self.expect(b']', "expected ']' to close distinct ID")?;
        self.expect(b'<', "expected '<' after distinct ID")?;
        let mut value = Attr::UNIT;
        if !self.eat(b'>') {
            value = self.parse_attr(ty).map_err(|_| self.error("expected attribute"))?;
            self.expect(b'>', "expected '>' to close distinct attribute")?;
        }
        let Some(attr) = self.distincts.get(number) else {
            let attr = DistinctAttr::new(self.ctx, value);
            self.distincts.insert(number, attr);
            return Ok(attr);
        };
        match attr.as_::<DistinctAttr>(self.ctx) {
            Some(previous) if previous.value != value => {
                let previous = self.attr_text(previous.value);
                let message = format!("referenced attribute does not match previous definition: {previous}");
                Err(self.error_at(at, message))
            }
            _ => Ok(attr),
        }
    }

    fn dense_array_attr(&mut self) -> Result<Attr> {
        self.eat_word();
        self.expect(b'<', "expected '<' after 'array'")?;
        let at = self.offset();
        let elem =
            self.parse_type().map_err(|_| self.error_at(at, "expected an integer or floating point type"))?;
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

    /// The number of elements between the brackets of a dense array, and their little-endian bytes.
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
                data.push((p.eat_word() == b"true") as u8);
                return Ok(());
            }
            let text = p.eat_integer().ok_or_else(|| p.error("expected integer literal"))?;
            if elem == Type::I1 {
                return Err(p.error("expected 'true' or 'false' values for i1 type"));
            }
            let value = spec.and_then(|spec| spec.value(negative, text));
            let value = value.ok_or_else(|| p.error("integer constant out of range"))?;
            data.extend_from_slice(&value.to_le_bytes(size));
            Ok(())
        })?;
        Ok((len, data))
    }

    fn dense_resource_attr(&mut self, ty: Option<Type>) -> Result<Attr> {
        let at = self.offset();
        self.eat_word();
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

    /// Consumes the name of a resource: a word or a string.
    pub(super) fn resource_key(&mut self, what: &str) -> Result<Str> {
        let Some((key, len)) = self.attr_name() else {
            return Err(self.error(format!("expected identifier key for '{what}' entry")));
        };
        self.bump(len);
        Ok(key)
    }

    /// Parses `#name = attribute`.
    pub fn parse_attr_alias_def(&mut self) -> Result {
        let name = self.alias_to_define("attribute", |name| self.attr_alias(name).is_some())?;
        self.seek(name.end);
        self.expect(b'=', "expected '=' in attribute alias definition")?;
        let value = if self.at_keyword("loc") {
            AliasValue::of_loc(self.nested(Self::inline_loc)?)
        } else {
            let at = self.offset();
            let attr = self.parse_attr(None)?;
            self.check_length(Part::Attr(attr), at)?;
            AliasValue::of_attr(attr)
        };
        self.add_attr_alias(name, value);
        Ok(())
    }

    /// Parses `!name = type`.
    pub fn parse_type_alias_def(&mut self) -> Result {
        let name = self.alias_to_define("type", |name| self.visible_type_alias(name).is_some())?;
        self.seek(name.end);
        self.expect(b'=', "expected '=' in type alias definition")?;
        let at = self.offset();
        let ty = self.parse_type()?;
        self.check_length(Part::Type(ty), at)?;
        self.add_type_alias(name, ty);
        Ok(())
    }

    /// Checks that the value of an alias, which starts at an offset, can be printed.
    fn check_length(&mut self, part: Part, at: u32) -> Result {
        if self.alias_fits(part) {
            return Ok(());
        }
        let message = format!("more than {MAX_PARTS} types and attributes in the value of an alias");
        Err(self.error_at(at, message))
    }

    /// The name of the next alias, which must be new according to `is_defined`.
    fn alias_to_define(&self, what: &str, is_defined: impl Fn(&Name) -> bool) -> Result<Name> {
        let Some(alias) = self.alias_name() else {
            return Err(self.error(format!("expected {what} alias name")));
        };
        let name = &alias.text(self.text())[1..];
        if is_defined(&alias) {
            let name = String::from_utf8_lossy(name);
            return Err(self.error(format!("redefinition of {what} alias id '{name}'")));
        }
        if memchr::memchr(b'.', name).is_some() {
            let message = format!("{what} names with a '.' are reserved for dialect-defined names");
            return Err(self.error(message));
        }
        Ok(alias)
    }
}
