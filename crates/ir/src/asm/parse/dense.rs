//! Elements literals: `dense<...>` and `sparse<..., ...>`.
//!
//! The type comes after the elements, so a literal is read twice: first for its shape and its end, then, with the type,
//! into bytes. Elements need no allocation.

use super::core::AsmParser;
use super::numbers::{IntSpec, float_of, round_to};
use super::scan;
use super::types::join;
use crate::Result;
use crate::asm::cursor::{Cursor, NumberText, unescape};
use crate::attrs::{Attr, DenseElementsAttr, DenseStringElementsAttr, SparseElementsAttr};
use crate::context::Str;
use crate::types::{ComplexType, DYNAMIC, RankedTensorType, Type};
use terrace_num::FloatFormat;
use terrace_support::small_vec::SmallVec;

/// The result of the first pass over a literal.
#[derive(Default)]
struct Literal {
    /// The extents of nested lists; empty for a single element.
    shape: SmallVec<[i64; 4]>,
    /// The number of element tokens; two for each complex element.
    n_tokens: usize,
    /// The number of elements in parentheses.
    n_complex: usize,
    /// The offset of a sole string, which may be the bytes in hexadecimal.
    hex: Option<u32>,
    /// The range of the text.
    text: (u32, u32),
}

/// An element of a literal, without its sign.
enum Element<'p> {
    Number(NumberText<'p>),
    Word(&'p [u8]),
    String(&'p [u8]),
}

/// The type of an elements literal.
struct ElementsType<'c> {
    ty: Type,
    shape: &'c [i64],
    elem: Type,
    /// The product of the extents; saturated.
    n: u64,
}

/// The encoding and size in bytes of one element, or of half of a complex one.
#[derive(Clone, Copy)]
enum Storage {
    Int(IntSpec, usize),
    Float(FloatFormat, usize),
}

impl Storage {
    fn size(self) -> usize {
        match self {
            Storage::Int(_, size) | Storage::Float(_, size) => size,
        }
    }
}

impl<'p> AsmParser<'p> {
    pub(super) fn dense_elements_attr(&mut self, ty: Option<Type>) -> Result<Attr> {
        let at = self.offset();
        self.eat_word();
        self.expect(b'<', "expected '<' after 'dense'")?;
        let mut literal = Literal::default();
        if !self.eat(b'>') {
            literal = self.scan_literal(true)?;
            self.expect(b'>', "expected '>'")?;
        }
        let ty = self.elements_type(at, ty)?;
        self.literal_attr(at, &literal, &ty)
    }

    pub(super) fn sparse_elements_attr(&mut self, ty: Option<Type>) -> Result<Attr> {
        let at = self.offset();
        self.eat_word();
        self.expect(b'<', "Expected '<' after 'sparse'")?;
        let ctx = self.ctx;
        if self.eat(b'>') {
            let ty = self.elements_type(at, ty)?;
            let rank = ty.shape.len() as i64;
            let indices = RankedTensorType::get(ctx, &[0, rank], Type::I64, None);
            let indices = DenseElementsAttr::get(ctx, indices, false, &[]);
            let values = RankedTensorType::get(ctx, &[0], ty.elem, None);
            let values = match self.storage(ty.elem) {
                Some(_) => DenseElementsAttr::get(ctx, values, false, &[]),
                None => DenseStringElementsAttr::get(ctx, values, false, &[]),
            };
            return self.checked_sparse(at, &ty, indices, &[0, rank], values, &[0]);
        }
        let indices_at = self.offset();
        let indices = self.scan_literal(false)?;
        self.expect(b',', "expected ','")?;
        let values_at = self.offset();
        let values = self.scan_literal(true)?;
        self.expect(b'>', "expected '>'")?;
        let ty = self.elements_type(at, ty)?;
        let rank = ty.shape.len() as i64;

        let splat_shape = [1, rank];
        let indices_shape = if indices.shape.is_empty() { &splat_shape[..] } else { &indices.shape };
        let indices_type = self.tensor_of(indices_shape, Type::I64);
        let indices_attr = self.literal_attr(indices_at, &indices, &indices_type)?;

        let count_shape = [indices_shape.first().copied().unwrap_or(1)];
        let values_shape = if values.shape.is_empty() { &count_shape[..] } else { &values.shape };
        let values_type = self.tensor_of(values_shape, ty.elem);
        let values_attr = self.literal_attr(values_at, &values, &values_type)?;
        self.checked_sparse(at, &ty, indices_attr, indices_shape, values_attr, values_shape)
    }

    fn tensor_of<'s>(&self, shape: &'s [i64], elem: Type) -> ElementsType<'s> {
        let ty = RankedTensorType::get(self.ctx, shape, elem, None);
        ElementsType { ty, shape, elem, n: product(shape) }
    }

    fn checked_sparse(
        &self,
        at: u32,
        ty: &ElementsType<'_>,
        indices: Attr,
        indices_shape: &[i64],
        values: Attr,
        values_shape: &[i64],
    ) -> Result<Attr> {
        if values_shape.len() != 1 {
            return Err(self.error_at(at, "expected 1-d tensor for sparse element values"));
        }
        let rank = ty.shape.len();
        let count = indices_shape.first().copied().unwrap_or(0);
        let fits = match *indices_shape {
            [_, width] => width == rank as i64,
            [_] => rank == 1,
            _ => false,
        };
        if !fits || values_shape.first() != Some(&count) {
            let message = format!(
                "expected shape ([{}]); inferred shape of indices literal ([{}]); inferred shape of values literal ([{}])",
                join(ty.shape),
                join(indices_shape),
                join(values_shape)
            );
            return Err(self.error_at(at, message));
        }
        if let Some(dense) = indices.as_::<DenseElementsAttr>(self.ctx) {
            let words = dense.data.as_chunks::<8>().0;
            let word = |i: usize| words.get(i).map_or(0, |w| u64::from_le_bytes(*w));
            // A splat stores one word for all coordinates of all indices.
            let (n, stride) = if dense.splat { (1, 0) } else { (count as usize, 1) };
            for i in 0..n {
                let index = (0..rank).map(|d| word((i * rank + d) * stride));
                if !index.clone().zip(ty.shape).all(|(x, &extent)| x < extent as u64) {
                    let index: Vec<String> = index.map(|x| x.to_string()).collect();
                    let message = format!(
                        "sparse index #{i} is not contained within the value shape, with index=[{}], and type={}",
                        index.join(", "),
                        self.type_text(ty.ty)
                    );
                    return Err(self.error_at(at, message));
                }
            }
        }
        Ok(SparseElementsAttr::get(self.ctx, ty.ty, indices, values))
    }

    /// The type of a literal: the type that the context fixes, else `: type`.
    fn elements_type(&mut self, at: u32, ty: Option<Type>) -> Result<ElementsType<'p>> {
        let ty = match ty {
            Some(ty) => ty,
            None => self.parse_colon_type()?,
        };
        let shaped = ty.as_shaped(self.ctx);
        let shaped = shaped.ok_or_else(|| self.error_at(at, "elements literal must be a shaped type"))?;
        match shaped.shape {
            Some(shape) if !shape.contains(&DYNAMIC) => {
                Ok(ElementsType { ty, shape, elem: shaped.elem, n: product(shape) })
            }
            _ => Err(self.error_at(at, "elements literal type must have static shape")),
        }
    }

    /// The first pass over a literal.
    fn scan_literal(&mut self, allow_hex: bool) -> Result<Literal> {
        let mut literal = Literal { text: (self.offset(), 0), ..Literal::default() };
        if allow_hex && self.at(b'"') {
            literal.hex = Some(self.offset());
            literal.n_tokens = 1;
            self.string()?;
        } else if self.at(b'[') {
            literal.shape = self.nested(|p| p.literal_list(&mut literal))?;
        } else {
            self.literal_element(&mut literal)?;
        }
        literal.text.1 = self.offset();
        Ok(literal)
    }

    fn literal_list(&mut self, literal: &mut Literal) -> Result<SmallVec<[i64; 4]>> {
        self.eat(b'[');
        let mut size = 0;
        let mut inner: SmallVec<[i64; 4]> = SmallVec::new();
        if !self.eat(b']') {
            loop {
                if inner.is_empty() {
                    size += self.skip_numbers(literal);
                }
                let dims = if self.at(b'[') {
                    self.nested(|p| p.literal_list(literal))?
                } else {
                    self.literal_element(literal)?;
                    SmallVec::new()
                };
                if size == 0 {
                    inner = dims;
                } else if inner != dims {
                    let message = "tensor literal is invalid; ranks are not consistent between elements";
                    return Err(self.error(message));
                }
                size += 1;
                if !self.eat(b',') {
                    break;
                }
            }
            self.expect(b']', "expected ']'")?;
        }
        inner.insert(0, size);
        Ok(inner)
    }

    /// Skips repetitions of `number,` and returns their number.
    fn skip_numbers(&mut self, literal: &mut Literal) -> i64 {
        let text = self.text();
        let first = self.offset() as usize;
        let mut at = first;
        let mut n = 0;
        loop {
            let digits = at + (text.get(at) == Some(&b'-')) as usize;
            let Some(number) = scan::number(text, digits) else { break };
            let comma = scan::skip_blanks(text, number.end);
            if text.get(comma) != Some(&b',') {
                break;
            }
            at = scan::skip_blanks(text, comma + 1);
            n += 1;
        }
        if n > 0 {
            literal.n_tokens += n as usize;
            self.seek(at as u32);
        }
        n
    }

    #[inline]
    fn literal_element(&mut self, literal: &mut Literal) -> Result {
        if self.at(b'(') {
            return self.nested(|p| p.literal_complex(literal));
        }
        if self.eat(b'-') {
            if self.number().is_none() {
                return Err(self.error("expected integer or floating point literal"));
            }
        } else if self.next_element().is_none_or(|e| matches!(e, Element::Word(word) if !is_bool(word))) {
            return Err(self.error("expected element literal of primitive type"));
        }
        literal.n_tokens += 1;
        let end = self.token_end();
        self.seek(end);
        Ok(())
    }

    /// The next element, which is not consumed.
    fn next_element(&self) -> Option<Element<'p>> {
        if let Some(number) = self.number() {
            return Some(Element::Number(number));
        }
        match self.word() {
            [] => self.cursor.string().map(Element::String),
            word => Some(Element::Word(word)),
        }
    }

    fn literal_complex(&mut self, literal: &mut Literal) -> Result {
        literal.n_complex += 1;
        self.eat(b'(');
        self.literal_element(literal)?;
        self.expect(b',', "expected ',' between complex elements")?;
        self.literal_element(literal)?;
        self.expect(b')', "expected ')' after complex elements")
    }

    /// The storage of elements of a type, and whether they are complex; `None` if the elements are strings.
    fn storage(&self, elem: Type) -> Option<(Storage, bool)> {
        let (part, is_complex) = match elem.as_::<ComplexType>(self.ctx) {
            Some(complex) => (complex.elem, true),
            None => (elem, false),
        };
        if let Some(spec) = IntSpec::of(self.ctx, part) {
            return Some((Storage::Int(spec, spec.width.div_ceil(8).max(1) as usize), is_complex));
        }
        let format = part.as_float(self.ctx)?;
        Some((Storage::Float(format, format.width().div_ceil(8) as usize), is_complex))
    }

    /// The second pass: the attribute of a literal and its type.
    fn literal_attr(&mut self, at: u32, literal: &Literal, ty: &ElementsType<'_>) -> Result<Attr> {
        let storage = self.storage(ty.elem);
        if let (Some(hex_at), Some((storage, is_complex))) = (literal.hex, storage) {
            return self.hex_attr(at, hex_at, ty, storage, is_complex);
        }
        if !literal.shape.is_empty() && literal.shape[..] != *ty.shape {
            let message = format!(
                "inferred shape of elements literal ([{}]) does not match type ([{}])",
                join(&literal.shape),
                join(ty.shape)
            );
            return Err(self.error_at(at, message));
        }
        if literal.n_tokens == 0 && ty.n != 0 {
            let text = self.type_text(ty.ty);
            let message = format!("parsed zero elements, but type ({text}) expected at least 1");
            return Err(self.error_at(at, message));
        }
        let Some((storage, is_complex)) = storage else {
            return self.string_elements(at, literal, ty);
        };
        if is_complex {
            let want = if literal.shape.is_empty() { 2 } else { ty.n.saturating_mul(2) };
            let checked = !literal.shape.is_empty() || ty.n != 0;
            if checked && literal.n_tokens as u64 != want {
                let text = self.type_text(if literal.shape.is_empty() { ty.elem } else { ty.ty });
                let n = literal.n_tokens;
                let message = format!("parsed {n} elements, but type ({text}) expected {want} elements");
                return Err(self.error_at(at, message));
            }
        } else if literal.n_complex != 0 {
            let text = self.type_text(ty.elem);
            let message = format!("complex elements do not match element type {text}");
            return Err(self.error_at(at, message));
        }
        let data = self.element_bytes(literal, storage)?;
        let size = storage.size() * if is_complex { 2 } else { 1 };
        Ok(self.elements_of_bytes(ty, &data, size, literal.shape.is_empty() && literal.n_tokens != 0))
    }

    /// The attribute of element bytes, as a splat if all elements are equal.
    fn elements_of_bytes(&self, ty: &ElementsType<'_>, data: &[u8], size: usize, splat: bool) -> Attr {
        let rest = data.get(size..).unwrap_or(&[]);
        // All elements are equal if each is equal to the previous one.
        if splat || !data.is_empty() && *rest == data[..rest.len()] {
            return DenseElementsAttr::get(self.ctx, ty.ty, true, data.get(..size).unwrap_or(data));
        }
        DenseElementsAttr::get(self.ctx, ty.ty, false, data)
    }

    /// Converts the elements of a literal to bytes.
    fn element_bytes(&mut self, literal: &Literal, storage: Storage) -> Result<Vec<u8>> {
        let resume = self.offset();
        let size = storage.size();
        let mut data = Vec::with_capacity(literal.n_tokens.saturating_mul(size));
        let mut negative = false;
        let mut left = literal.n_tokens;
        let text = self.source(0, literal.text.1);
        let mut at = literal.text.0 as usize;
        while left > 0 {
            match text.get(at) {
                Some(b' ' | b',' | b'[' | b']' | b'(' | b')' | b'\n' | b'\t' | b'\r') => {
                    at += 1;
                    continue;
                }
                Some(b'-') => {
                    negative = true;
                    at += 1;
                    continue;
                }
                _ => {}
            }
            let number = scan::number(text, at);
            match (storage, &number) {
                (Storage::Int(spec, 1..=8), Some(number))
                    if !(number.is_float || negative && spec.unsigned) =>
                {
                    let value = match number.integer() {
                        Some(value) => spec.wrap(negative, value),
                        None => spec.small(negative, text.get(at..number.end).unwrap_or(&[])),
                    };
                    let Some(value) = value else {
                        return Err(self.error_at(at as u32, "integer constant out of range for type"));
                    };
                    push_bytes(&mut data, &value.to_le_bytes(), size);
                    at = number.end;
                }
                (Storage::Float(format, _), Some(number))
                    if number.is_float && format.precision() > FloatFormat::F64.precision() =>
                {
                    let literal = text.get(at..number.end).unwrap_or(b"0");
                    push_bytes(&mut data, &float_of(format, literal, negative).to_bits().to_le_bytes(), size);
                    at = number.end;
                }
                (Storage::Float(format, _), Some(number)) if number.is_float => {
                    let value = number.double(text);
                    let value = if negative { -value } else { value };
                    match format {
                        FloatFormat::F32 => data.extend_from_slice(&(value as f32).to_le_bytes()),
                        FloatFormat::F64 => data.extend_from_slice(&value.to_le_bytes()),
                        _ => push_bytes(&mut data, &round_to(format, value).to_bits().to_le_bytes(), size),
                    }
                    at = number.end;
                }
                _ => {
                    // Skips comments.
                    self.seek(at as u32);
                    let element_at = self.offset();
                    let Some(element) = self.next_element() else {
                        if self.at_end() || self.lexical_error().is_some() {
                            break;
                        }
                        negative |= self.at(b'-');
                        at = self.token_end() as usize;
                        continue;
                    };
                    at = self.token_end() as usize;
                    match storage {
                        Storage::Int(spec, _) => {
                            self.int_element(element_at, &element, negative, spec, size, &mut data)?
                        }
                        Storage::Float(format, _) => {
                            let Element::Number(number) = element else {
                                let message = "expected floating point literal";
                                return Err(self.error_at(element_at, message));
                            };
                            let value = self.float_literal(element_at, number, negative, format)?;
                            push_bytes(&mut data, &value.to_bits().to_le_bytes(), size);
                        }
                    }
                }
            }
            left -= 1;
            negative = false;
        }
        self.seek(resume);
        Ok(data)
    }

    /// Converts an integer element that is wide or a keyword, or reports an error.
    fn int_element(
        &self,
        at: u32,
        element: &Element<'_>,
        negative: bool,
        spec: IntSpec,
        size: usize,
        data: &mut Vec<u8>,
    ) -> Result {
        if negative && spec.unsigned {
            let message = "expected unsigned integer elements, but parsed negative value";
            return Err(self.error_at(at, message));
        }
        match *element {
            Element::Number(NumberText { is_float: true, .. }) => {
                let message = "expected integer elements, but parsed floating-point";
                return Err(self.error_at(at, message));
            }
            Element::Word(_) if spec.width != 1 || spec.signed || spec.unsigned => {
                let message = "expected i1 type for 'true' or 'false' values";
                return Err(self.error_at(at, message));
            }
            Element::Word(word) => data.push((word == b"true") as u8),
            Element::Number(NumberText { text, .. }) => match spec.value(negative, text) {
                Some(value) => data.extend_from_slice(&value.to_le_bytes(size)),
                None => return Err(self.error_at(at, "integer constant out of range for type")),
            },
            Element::String(_) => return Err(self.error_at(at, "integer constant out of range for type")),
        }
        Ok(())
    }

    /// `dense<"0x...">`: the bytes of the elements, or of one for all.
    fn hex_attr(
        &mut self,
        at: u32,
        hex_at: u32,
        ty: &ElementsType<'_>,
        storage: Storage,
        is_complex: bool,
    ) -> Result<Attr> {
        let text = Cursor::at_offset(self.text(), hex_at).string().unwrap_or(&[]);
        let Some(mut data) = hex_bytes(text) else {
            let message = "expected string containing hex digits starting with `0x`";
            return Err(self.error_at(hex_at, message));
        };
        let size = storage.size() * if is_complex { 2 } else { 1 };
        let wrong_size = |p: &Self| {
            let text = p.type_text(ty.ty);
            p.error_at(at, format!("elements hex data size is invalid for provided type: {text}"))
        };
        if let (Storage::Int(spec, _), false) = (storage, is_complex)
            && spec.width == 1
        {
            // Bits are packed, the lowest first; one byte of equal bits stands for all elements.
            if let [byte @ (0 | 0xff)] = data[..] {
                return Ok(self.elements_of_bytes(ty, &[byte & 1], 1, true));
            }
            if ty.n > 1 && data.len() as u64 == ty.n {
                // MLIR 23 and later have a byte for each element.
                data.iter_mut().for_each(|byte| *byte = u8::from(*byte != 0));
                return Ok(self.elements_of_bytes(ty, &data, 1, false));
            }
            if data.len() as u64 != ty.n.div_ceil(8) {
                return Err(wrong_size(self));
            }
            if ty.n == 1 {
                let bit = data.first().is_some_and(|&byte| byte != 0);
                return Ok(self.elements_of_bytes(ty, &[bit as u8], 1, true));
            }
            let bits: Vec<u8> = (0..ty.n as usize).map(|i| data[i / 8] >> (i % 8) & 1).collect();
            // If a bit after the last element is set, MLIR does not detect splats.
            let unused = data.last().is_some_and(|byte| !ty.n.is_multiple_of(8) && byte >> (ty.n % 8) != 0);
            if unused {
                return Ok(DenseElementsAttr::get(self.ctx, ty.ty, false, &bits));
            }
            return Ok(self.elements_of_bytes(ty, &bits, 1, false));
        }
        let splat = data.len() == size;
        if !splat && data.len() as u64 != ty.n.saturating_mul(size as u64) {
            return Err(wrong_size(self));
        }
        // Bits above the width are not part of the value.
        let width = match storage {
            Storage::Int(spec, _) => spec.width as usize,
            Storage::Float(format, _) => format.width() as usize,
        };
        if width % 8 != 0 || width == 0 {
            let mask = ((1u16 << (width % 8)) - 1) as u8;
            for part in data.chunks_exact_mut(storage.size()) {
                if let Some(last) = part.last_mut() {
                    *last &= mask;
                }
            }
        }
        Ok(self.elements_of_bytes(ty, &data, size, splat))
    }

    /// The attribute of a literal whose elements are strings.
    fn string_elements(&mut self, at: u32, literal: &Literal, ty: &ElementsType<'_>) -> Result<Attr> {
        let resume = self.offset();
        let mut strings: Vec<Str> = Vec::with_capacity(literal.n_tokens);
        let mut left = literal.n_tokens;
        self.seek(literal.text.0);
        while left > 0 {
            let element = self.next_element();
            let end = self.token_end();
            if end == self.offset() {
                break;
            }
            self.seek(end);
            match element {
                Some(Element::String(text)) => strings.push(self.ctx.str_id(&unescape(text))),
                Some(Element::Number(NumberText { text, .. }) | Element::Word(text)) => {
                    let text = String::from_utf8_lossy(text);
                    return Err(self.error_at(at, format!("expected string token, got {text}")));
                }
                None => continue,
            }
            left -= 1;
        }
        self.seek(resume);
        let want = if literal.shape.is_empty() { 1 } else { ty.n };
        if strings.len() as u64 != want && !strings.is_empty() {
            let (n, text) = (strings.len(), self.type_text(ty.ty));
            let message = format!("parsed {n} elements, but type ({text}) expected {want} elements");
            return Err(self.error_at(at, message));
        }
        let splat = strings.split_first().is_some_and(|(first, rest)| rest.iter().all(|s| s == first));
        if splat {
            strings.truncate(1);
        }
        Ok(DenseStringElementsAttr::get(self.ctx, ty.ty, splat, &strings))
    }
}

fn is_bool(word: &[u8]) -> bool {
    matches!(word, b"true" | b"false")
}

#[inline]
fn push_bytes(data: &mut Vec<u8>, bytes: &[u8], size: usize) {
    data.extend_from_slice(bytes.get(..size).unwrap_or(bytes));
}

fn product(shape: &[i64]) -> u64 {
    if shape.contains(&0) {
        return 0;
    }
    shape.iter().fold(1u64, |n, &extent| n.saturating_mul(extent as u64))
}

/// The bytes of a string literal `"0x..."` with an even number of digits.
pub(super) fn hex_bytes(literal: &[u8]) -> Option<Vec<u8>> {
    let digits = literal.strip_prefix(b"\"0x")?.strip_suffix(b"\"")?;
    let (pairs, rest) = digits.as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    let mut out = Vec::with_capacity(pairs.len());
    let mut bad = 0u8;
    for &[high, low] in pairs {
        let (high, low) = (NIBBLE[high as usize], NIBBLE[low as usize]);
        bad |= high | low;
        out.push(high << 4 | low & 15);
    }
    (bad & 0x80 == 0).then_some(out)
}

/// The value of a hexadecimal digit; the top bit is set for other bytes.
static NIBBLE: [u8; 256] = {
    let mut table = [0x80; 256];
    let mut i = 0;
    while i < 16 {
        table[b"0123456789abcdef"[i] as usize] = i as u8;
        table[b"0123456789ABCDEF"[i] as usize] = i as u8;
        i += 1;
    }
    table
};
