//! Builtin types.
//!
//! Syntax: MLIR language reference, "Type system" and "Builtin types".

use super::core::AsmParser;
use crate::Result;
use crate::affine;
use crate::asm::cursor::is_int_type;
use crate::asm::quoted_type;
use crate::attrs::{AffineMapAttr, Attr, DictionaryAttr, IntegerAttr, StridedLayoutAttr, StringAttr};
use crate::context::Context;
use crate::decl::builtin::{is_memref_element, is_tensor_element, is_vector_element};
use crate::decl::constraint::TypeClass;
use crate::types::{
    ComplexType, DYNAMIC, FunctionType, IntegerType, MemRefType, RankedTensorType, Signedness, TupleType,
    Type, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use terrace_num::FloatFormat;
use terrace_support::small_vec::SmallVec;

/// The widest integer type.
pub const MAX_INT_WIDTH: u32 = (1 << 24) - 1;

/// A short list of types.
pub type Types = SmallVec<[Type; 4]>;

/// A short list of extents.
pub type Dims = SmallVec<[i64; 4]>;

impl<'p> AsmParser<'p> {
    /// Parses a type of a class.
    pub fn parse_type_of(&mut self, class: &TypeClass) -> Result<Type> {
        let offset = self.offset();
        let ty = self.parse_type()?;
        self.check_class(ty, class, offset)?;
        Ok(ty)
    }

    /// Verifies that a parsed type is of a class; another one is reported at `offset`.
    pub fn check_class(&self, ty: Type, class: &TypeClass, offset: u32) -> Result {
        if (class.holds)(self.ctx, ty) {
            return Ok(());
        }
        if class.name.is_empty() {
            return Err(self.custom_error(offset, "invalid kind of type specified"));
        }
        let (want, found) = (class.name, quoted_type(self.ctx, ty));
        let message = format!("invalid kind of type specified: expected {want}, but found {found}");
        Err(self.custom_error(offset, message))
    }

    /// Parses any type.
    #[inline]
    pub fn parse_type(&mut self) -> Result<Type> {
        if self.peek() == b'(' { self.parse_function_type() } else { self.parse_non_function_type() }
    }

    /// Parses a type if one comes next.
    pub fn parse_optional_type(&mut self) -> Result<Option<Type>> {
        if self.at_type() { self.parse_type().map(Some) } else { Ok(None) }
    }

    /// Whether a type comes next.
    pub fn at_type(&self) -> bool {
        match self.peek() {
            b'(' | b'!' => true,
            _ => {
                let word = self.word();
                matches!(word, b"index" | b"none" | b"memref" | b"vector" | b"tensor" | b"complex" | b"tuple")
                    || is_int_type(word)
                    || float_format(word).is_some()
            }
        }
    }

    /// Whether the operation being parsed ends here: a location, the end of the block, or a line that does not start with a
    /// type comes next.
    pub(crate) fn at_end_of_op(&self) -> bool {
        if self.at(b'}') || self.at_end() || self.at_keyword("loc") {
            return true;
        }
        if self.at_type() {
            return false;
        }
        let before = self.source(0, self.offset()).trim_ascii_end();
        self.source(before.len() as u32, self.offset()).contains(&b'\n')
    }

    /// Parses a type that does not start with `(`.
    #[inline]
    pub fn parse_non_function_type(&mut self) -> Result<Type> {
        if self.peek() == b'!' {
            return self.parse_dialect_type();
        }
        let word = self.word();
        let ty = match word {
            b"i32" => Type::I32,
            b"i64" => Type::I64,
            b"i1" => Type::I1,
            b"i8" => Type::I8,
            b"i16" => Type::I16,
            b"index" => Type::INDEX,
            b"f32" => Type::F32,
            b"f64" => Type::F64,
            _ => return self.other_builtin_type(word),
        };
        self.bump(word.len());
        Ok(ty)
    }

    fn other_builtin_type(&mut self, word: &[u8]) -> Result<Type> {
        let ty = match word {
            b"memref" => return self.cached_type(word.len(), Self::memref_type),
            b"vector" => return self.cached_type(word.len(), Self::vector_type),
            b"tensor" => return self.cached_type(word.len(), Self::tensor_type),
            b"complex" => return self.cached_type(word.len(), Self::complex_type),
            b"tuple" => return self.cached_type(word.len(), Self::tuple_type),
            b"none" => Type::NONE,
            _ if is_int_type(word) => self.integer_type(word)?,
            _ => match float_format(word) {
                Some(format) => Type::float(self.ctx, format),
                None => match self.ctx.type_of_keyword(word) {
                    Some(get) => get(self.ctx),
                    None => return Err(self.wrong_token("expected non-function type")),
                },
            },
        };
        self.bump(word.len());
        Ok(ty)
    }

    /// Parses a type that starts with a name of `len` bytes, or finds it by its text: the name and the body in angle
    /// brackets that may follow it.
    pub(super) fn cached_type(
        &mut self,
        len: usize,
        parse: impl FnOnce(&mut Self) -> Result<Type>,
    ) -> Result<Type> {
        let start = self.offset();
        let end = match self.peek_ahead(len) {
            // The text of a recursive type does not determine the type: names refer to enclosing types.
            _ if self.in_cyclic() => None,
            b'<' => self.bracketed_end(start + len as u32),
            _ => Some(start + len as u32),
        };
        let Some(end) = end else { return self.nested(parse) };
        let text = self.source(start, end);
        if let Some(&ty) = self.types.get(text, 0) {
            self.seek(end);
            // A body may come after blanks.
            if !self.at(b'<') {
                return Ok(ty);
            }
            self.seek(start);
        }
        let ty = self.nested(parse)?;
        // Some attributes have unpaired brackets; then `end` is not the end of the type.
        if self.ends_after(start, text) {
            self.types.insert(text, 0, ty);
        }
        Ok(ty)
    }

    /// The end of the text in angle brackets at `start`; `None` when it contains a comment or a comparison, or is not
    /// closed.
    fn bracketed_end(&self, start: u32) -> Option<u32> {
        let text = self.text();
        let mut at = start as usize;
        if text.get(at) != Some(&b'<') {
            return None;
        }
        let mut depth = 0u32;
        loop {
            match text.get(at)? {
                b'<' => depth += 1,
                b'>' if text[at - 1] == b'-' => {}
                b'>' if depth == 1 => return Some(at as u32 + 1),
                b'>' => depth -= 1,
                b'"' => {
                    at += 1 + memchr::memchr2(b'"', b'\\', &text[at + 1..])?;
                    if text[at] == b'\\' {
                        return None;
                    }
                }
                b'/' | b'=' | 0 => return None,
                _ => {}
            }
            at += 1;
        }
    }

    fn integer_type(&self, text: &[u8]) -> Result<Type> {
        let (sign, digits) = match text {
            [b's', _, digits @ ..] => (Signedness::Signed, digits),
            [b'u', _, digits @ ..] => (Signedness::Unsigned, digits),
            [_, digits @ ..] => (Signedness::Signless, digits),
            [] => (Signedness::Signless, text),
        };
        let width = digits
            .iter()
            .try_fold(0u32, |w, d| w.checked_mul(10)?.checked_add(u32::from(d.wrapping_sub(b'0'))));
        match width {
            None => Err(self.error("invalid integer width")),
            Some(width) if width > MAX_INT_WIDTH => {
                Err(self.error(format!("integer bitwidth is limited to {MAX_INT_WIDTH} bits")))
            }
            Some(width) if sign == Signedness::Signless => Ok(Type::int(self.ctx, width)),
            Some(width) => Ok(IntegerType::get(self.ctx, width, sign as u32)),
        }
    }

    /// Parses `(inputs) -> results`.
    pub fn parse_function_type(&mut self) -> Result<Type> {
        let (mut inputs, mut results) = (Types::new(), Types::new());
        self.nested(|p| p.function_types(&mut inputs, &mut results))?;
        Ok(FunctionType::get(self.ctx, &inputs, &results))
    }

    fn function_types(&mut self, inputs: &mut Types, results: &mut Types) -> Result {
        self.parse_type_list_parens(inputs)?;
        self.expect_str("->", "expected '->' in function type")?;
        self.parse_function_result_types(results)
    }

    /// Parses a function type and appends its inputs and results; the function type itself is not created. Another type
    /// is returned, and appends none.
    pub fn parse_function_types(&mut self, inputs: &mut Types, results: &mut Types) -> Result<Option<Type>> {
        if self.peek() == b'(' {
            self.nested(|p| p.function_types(inputs, results))?;
            return Ok(None);
        }
        let ty = self.parse_type()?;
        let Some(function) = ty.as_::<FunctionType>(self.ctx) else { return Ok(Some(ty)) };
        inputs.extend_from_slice(function.inputs);
        results.extend_from_slice(function.results);
        Ok(None)
    }

    /// Parses the results of a function type, after the arrow: `type` or `(type, ...)`.
    pub fn parse_function_result_types(&mut self, out: &mut Types) -> Result {
        if self.at(b'(') {
            return self.parse_type_list_parens(out);
        }
        out.push(self.parse_non_function_type()?);
        Ok(())
    }

    /// Parses `-> type` or `-> (type, ...)`.
    pub fn parse_arrow_type_list(&mut self, out: &mut Types) -> Result {
        self.expect_str("->", "expected '->'")?;
        self.parse_function_result_types(out)
    }

    /// Parses `-> type` or `-> (type, ...)` if there is an arrow.
    pub fn parse_optional_arrow_type_list(&mut self, out: &mut Types) -> Result {
        if self.eat_str("->") { self.parse_function_result_types(out) } else { Ok(()) }
    }

    /// Parses `type (',' type)*`.
    pub fn parse_type_list_no_parens(&mut self, out: &mut Types) -> Result {
        self.comma_list(&mut |p: &mut Self| {
            out.push(p.parse_type()?);
            Ok(())
        })
    }

    /// Parses `'(' (type (',' type)*)? ')'`.
    pub fn parse_type_list_parens(&mut self, out: &mut Types) -> Result {
        self.expect(b'(', "expected '('")?;
        if self.eat(b')') {
            return Ok(());
        }
        self.parse_type_list_no_parens(out)?;
        self.expect(b')', "expected ')'")
    }

    /// Parses `':' type`.
    pub fn parse_colon_type(&mut self) -> Result<Type> {
        self.expect(b':', "expected ':'")?;
        self.parse_type()
    }

    /// Parses optional `':' type (',' type)*`; empty without a colon.
    pub fn parse_colon_type_list(&mut self) -> Result<Types> {
        let mut out = Types::new();
        if self.eat(b':') {
            self.parse_type_list_no_parens(&mut out)?;
        }
        Ok(out)
    }

    /// Parses the extents of a shape: `4x?x` with a trailing `x`, or `4x?` without.
    pub fn parse_dimension_list(&mut self, allow_dynamic: bool, with_trailing_x: bool) -> Result<Dims> {
        let mut dims = Dims::new();
        let at_dim = |p: &Self| p.at(b'?') || p.at_integer();
        if with_trailing_x {
            while at_dim(self) {
                self.dimension(allow_dynamic, &mut dims)?;
                self.dimension_x()?;
            }
        } else if at_dim(self) {
            self.dimension(allow_dynamic, &mut dims)?;
            while self.peek() == b'x' {
                self.dimension_x()?;
                self.dimension(allow_dynamic, &mut dims)?;
            }
        }
        Ok(dims)
    }

    fn dimension(&mut self, allow_dynamic: bool, dims: &mut Dims) -> Result {
        let at = self.offset();
        if self.eat(b'?') {
            if !allow_dynamic {
                return Err(self.error_at(at, "expected static shape"));
            }
            dims.push(DYNAMIC);
        } else {
            dims.push(self.extent()?);
        }
        Ok(())
    }

    /// Parses a static extent. `0x8` is the extent 0 and then `x8`, not a hexadecimal number.
    fn extent(&mut self) -> Result<i64> {
        if self.at_str("0x") {
            self.bump(1);
            return Ok(0);
        }
        self.eat_int().ok_or_else(|| self.error("invalid dimension"))
    }

    /// Consumes the `x` between extents; the next token may follow without a blank.
    fn dimension_x(&mut self) -> Result {
        if self.peek() != b'x' {
            return Err(self.wrong_token("expected 'x' in dimension list"));
        }
        self.bump(1);
        Ok(())
    }

    /// Parses `2x[4]x`: the extents, and a byte for each extent that is non-zero if the extent is in brackets.
    pub fn parse_vector_dimension_list(&mut self) -> Result<(Dims, SmallVec<[u8; 8]>)> {
        let mut dims = Dims::new();
        let mut scalable = SmallVec::new();
        while self.at(b'[') || self.at_integer() {
            let bracket = self.eat(b'[');
            dims.push(self.extent()?);
            if bracket && !self.eat(b']') {
                return Err(self.wrong_token("missing ']' closing scalable dimension"));
            }
            scalable.push(bracket as u8);
            self.dimension_x()?;
        }
        Ok((dims, scalable))
    }

    fn vector_type(&mut self) -> Result<Type> {
        let at = self.offset();
        self.eat_word();
        let ((dims, scalable), elem) =
            self.in_angles(" in vector type", |p| Ok((p.parse_vector_dimension_list()?, p.parse_type()?)))?;
        if !is_vector_element(self.ctx, elem) {
            let message = "failed to verify 'elementType': VectorElementTypeInterface instance";
            return Err(self.error_at(at, message));
        }
        if dims.contains(&0) {
            let message = format!("vector types must have positive constant sizes but got {}", join(&dims));
            return Err(self.error_at(at, message));
        }
        let scalable = if scalable.contains(&1) { &scalable[..] } else { &[] };
        Ok(VectorType::get(self.ctx, &dims, elem, scalable))
    }

    fn complex_type(&mut self) -> Result<Type> {
        self.eat_word();
        let (at, elem) = self.in_angles(" in complex type", |p| Ok((p.offset(), p.parse_type()?)))?;
        if !elem.is_int(self.ctx) && !elem.is_float(self.ctx) {
            return Err(self.error_at(at, "invalid element type for complex"));
        }
        Ok(ComplexType::get(self.ctx, elem))
    }

    fn tuple_type(&mut self) -> Result<Type> {
        self.eat_word();
        self.expect(b'<', "expected '<' in tuple type")?;
        let mut elems = Types::new();
        if !self.eat(b'>') {
            self.parse_type_list_no_parens(&mut elems)?;
            self.expect(b'>', "expected '>' in tuple type")?;
        }
        Ok(TupleType::get(self.ctx, &elems))
    }

    fn tensor_type(&mut self) -> Result<Type> {
        self.eat_word();
        self.expect(b'<', "expected '<' in tensor type")?;
        let dims = self.optional_star_dimensions()?;
        let at = self.offset();
        let elem = self.parse_type()?;
        let encoding = if self.eat(b',') { self.parse_optional_attr(None)? } else { None };
        if let Some(encoding) = encoding
            && let Some(verify) = encoding.def(self.ctx).and_then(|def| def.attr_hooks().verify_encoding)
        {
            verify(self.ctx, encoding, dims.as_deref().unwrap_or(&[]), elem)
                .map_err(|message| self.error(message.to_string()))?;
        }
        self.expect(b'>', "expected '>' in tensor type")?;
        if !is_tensor_element(self.ctx, elem) {
            return Err(self.error_at(at, "invalid tensor element type"));
        }
        match dims {
            Some(dims) => Ok(RankedTensorType::get(self.ctx, &dims, elem, encoding)),
            None if encoding.is_some() => Err(self.error("cannot apply encoding to unranked tensor")),
            None => Ok(UnrankedTensorType::get(self.ctx, elem)),
        }
    }

    /// Parses `*x`, which is `None`, or extents with a trailing `x`.
    fn optional_star_dimensions(&mut self) -> Result<Option<Dims>> {
        if self.eat(b'*') {
            self.dimension_x()?;
            return Ok(None);
        }
        self.parse_dimension_list(true, true).map(Some)
    }

    fn memref_type(&mut self) -> Result<Type> {
        let at = self.offset();
        self.eat_word();
        self.expect(b'<', "expected '<' in memref type")?;
        let dims = self.optional_star_dimensions()?;
        let elem_at = self.offset();
        let elem = self.parse_type()?;
        if !is_memref_element(self.ctx, elem) {
            return Err(self.error_at(elem_at, "invalid memref element type"));
        }
        let (mut layout, mut space) = (None, None);
        if !self.eat(b'>') {
            self.expect(b',', "expected ',' or '>' in memref type")?;
            let ranked = dims.is_some();
            self.comma_list_until(">", false, &mut |p: &mut Self| {
                let attr = p.parse_attr(None)?;
                let is_layout = attr.is::<AffineMapAttr>(p.ctx) || attr.is::<StridedLayoutAttr>(p.ctx);
                if !is_layout {
                    if space.is_some() {
                        return Err(p.error("multiple memory spaces specified in memref type"));
                    }
                    space = Some(attr);
                    return Ok(());
                }
                layout = Some(attr);
                if !ranked {
                    return Err(p.error("cannot have affine map for unranked memref type"));
                }
                if space.is_some() {
                    return Err(p.error("expected memory space to be last in memref type"));
                }
                Ok(())
            })?;
        }
        let error = dims.as_ref().and_then(|dims| layout_error(self.ctx, dims, layout));
        if let Some(message) = error.or_else(|| memory_space_error(self.ctx, space)) {
            return Err(self.error_at(at, message));
        }
        let space = normal_memory_space(self.ctx, space);
        match dims {
            Some(dims) => Ok(MemRefType::get(self.ctx, &dims, elem, normal_layout(self.ctx, layout), space)),
            None => Ok(UnrankedMemRefType::get(self.ctx, elem, space)),
        }
    }
}

/// The float format of a type keyword.
fn float_format(text: &[u8]) -> Option<FloatFormat> {
    if !matches!(text.first(), Some(b'f' | b'b' | b't')) {
        return None;
    }
    let format = FloatFormat::from_name(core::str::from_utf8(text).ok()?)?;
    (format != FloatFormat::PpcFp128).then_some(format)
}

pub(super) fn join(dims: &[i64]) -> String {
    let texts: Vec<String> = dims.iter().map(i64::to_string).collect();
    texts.join(", ")
}

/// The error of a layout that does not fit a shape.
pub fn layout_error(ctx: &Context, dims: &[i64], layout: Option<Attr>) -> Option<String> {
    let layout = layout?;
    if let Some(map) = layout.as_::<AffineMapAttr>(ctx) {
        let (rank, n_dims) = (dims.len(), map.n_dims);
        return (rank != n_dims as usize)
            .then(|| format!("memref layout mismatch between rank and affine map: {rank} != {n_dims}"));
    }
    let strided = layout.as_::<StridedLayoutAttr>(ctx)?;
    (strided.strides.len() != dims.len())
        .then(|| "expected the number of strides to match the rank".to_owned())
}

/// The error of a memory space that is no integer, string, dictionary or dialect attribute.
pub fn memory_space_error(ctx: &Context, space: Option<Attr>) -> Option<String> {
    let space = space?;
    let is_valid = space.is::<IntegerAttr>(ctx)
        || space.is::<StringAttr>(ctx)
        || space.is::<DictionaryAttr>(ctx)
        || space.def(ctx).is_some_and(|def| def.dialect != "builtin");
    (!is_valid).then(|| "unsupported memory space Attribute".to_owned())
}

/// The canonical form of a memory space: the integer zero becomes none.
pub fn normal_memory_space(ctx: &Context, space: Option<Attr>) -> Option<Attr> {
    space.filter(|space| space.as_::<IntegerAttr>(ctx).is_none_or(|int| int.words.iter().any(|&b| b != 0)))
}

/// The canonical form of a layout: the identity map becomes none. Strided layouts stay.
pub fn normal_layout(ctx: &Context, layout: Option<Attr>) -> Option<Attr> {
    layout.filter(|layout| {
        layout
            .as_::<AffineMapAttr>(ctx)
            .is_none_or(|map| map.n_syms != 0 || !affine::is_identity(ctx, map.n_dims, map.results))
    })
}
