//! Types: builtin ones here, dialect ones through [`super::dialect`].
//!
//! Syntax: MLIR language reference, "Type system" and "Builtin types".

use super::core::AsmParser;
use crate::Result;
use crate::affine;
use crate::asm::lex::{Tok, Token};
use crate::attrs::{AffineMapAttr, Attr, DictionaryAttr, IntegerAttr, StridedLayoutAttr, StringAttr};
use crate::context::Context;
use crate::types::{
    ComplexType, DYNAMIC, FunctionType, IntegerType, MemRefType, OpaqueType, RankedTensorType, Signedness,
    TupleType, Type, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use smallvec::SmallVec;
use terrace_num::FloatFormat;

/// The widest integer type.
pub const MAX_INT_WIDTH: u32 = (1 << 24) - 1;

/// A short list of types.
pub type Types = SmallVec<[Type; 4]>;

/// A short list of extents.
pub type Dims = SmallVec<[i64; 4]>;

impl<'p> AsmParser<'p> {
    /// Parses any type.
    #[inline]
    pub fn parse_type(&mut self) -> Result<Type> {
        match self.tok.kind {
            Tok::IntType | Tok::BareId | Tok::ExclaimId => self.parse_non_function_type(),
            Tok::LParen => self.parse_function_type(),
            _ => Err(self.wrong_token("expected non-function type")),
        }
    }

    /// Parses a type if the current token starts one.
    pub fn parse_optional_type(&mut self) -> Result<Option<Type>> {
        if self.at_type() { self.parse_type().map(Some) } else { Ok(None) }
    }

    /// Whether the current token starts a type.
    pub fn at_type(&self) -> bool {
        match self.tok.kind {
            Tok::LParen | Tok::IntType | Tok::ExclaimId => true,
            Tok::BareId => {
                let text = self.text();
                matches!(text, b"index" | b"none" | b"memref" | b"vector" | b"tensor" | b"complex" | b"tuple")
                    || float_format(text).is_some()
            }
            _ => false,
        }
    }

    /// Whether the operation being parsed ends before the current token: it is no type and the first on its line, a
    /// location, or the end of the block.
    pub(crate) fn at_end_of_op(&self) -> bool {
        match self.tok.kind {
            Tok::RBrace | Tok::Eof => true,
            Tok::BareId if self.text() == b"loc" => true,
            _ if self.at_type() => false,
            _ => {
                let before = self.source(0, self.tok.start).trim_ascii_end();
                self.source(before.len() as u32, self.tok.start).contains(&b'\n')
            }
        }
    }

    /// Parses a type that does not start with `(`.
    pub fn parse_non_function_type(&mut self) -> Result<Type> {
        let text = self.text();
        match self.tok.kind {
            Tok::IntType => {
                let ty = match text {
                    b"i32" => Type::I32,
                    b"i64" => Type::I64,
                    b"i1" => Type::I1,
                    b"i8" => Type::I8,
                    b"i16" => Type::I16,
                    _ => self.integer_type(text)?,
                };
                self.bump();
                Ok(ty)
            }
            Tok::ExclaimId => self.parse_dialect_type(),
            Tok::BareId => match text {
                b"index" => self.simple(Type::INDEX),
                b"f32" => self.simple(Type::F32),
                b"f64" => self.simple(Type::F64),
                b"memref" => self.remembered(Self::memref_type),
                b"vector" => self.remembered(Self::vector_type),
                b"tensor" => self.remembered(Self::tensor_type),
                b"complex" => self.remembered(Self::complex_type),
                b"tuple" => self.remembered(Self::tuple_type),
                b"none" => self.simple(Type::NONE),
                _ => match float_format(text) {
                    Some(format) => self.simple(Type::float(self.ctx, format)),
                    None => Err(self.wrong_token("expected non-function type")),
                },
            },
            _ => Err(self.wrong_token("expected non-function type")),
        }
    }

    /// Parses a type in angle brackets, or finds it by its text: the same few types come again and again.
    fn remembered(&mut self, parse: impl FnOnce(&mut Self) -> Result<Type>) -> Result<Type> {
        let start = self.tok.start;
        let Some(end) = self.simple_body_end(self.tok.end) else { return self.nested(parse) };
        let text = self.source(start, end);
        if let Some(&ty) = self.types.get(text) {
            self.reset_to(end);
            return Ok(ty);
        }
        let ty = self.nested(parse)?;
        // The brackets of a few attributes do not pair; then the type does not end where they seem to.
        if self.source(end, self.tok.start).iter().all(u8::is_ascii_whitespace) && self.tok.start >= end {
            self.types.insert(text, ty);
        }
        Ok(ty)
    }

    /// The end of a short text in angle brackets from `start` on, without strings and comments.
    pub(super) fn simple_body_end(&self, start: u32) -> Option<u32> {
        const SHORT: u32 = 128;
        let text = self.source(start, self.source_len().min(start + SHORT));
        if text.first() != Some(&b'<') {
            return None;
        }
        let mut depth = 0u32;
        for (i, &byte) in text.iter().enumerate() {
            match byte {
                b'<' => depth += 1,
                b'>' if text.get(i.wrapping_sub(1)) == Some(&b'-') => {}
                b'>' if depth == 1 => return Some(start + i as u32 + 1),
                b'>' => depth -= 1,
                b'"' | b'/' | b'=' => return None,
                _ => {}
            }
        }
        None
    }

    #[inline]
    fn simple(&mut self, ty: Type) -> Result<Type> {
        self.bump();
        Ok(ty)
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
        self.enter()?;
        let ty = self.function_type();
        self.leave();
        ty
    }

    fn function_type(&mut self) -> Result<Type> {
        let (mut inputs, mut results) = (Types::new(), Types::new());
        self.parse_type_list_parens(&mut inputs)?;
        self.expect(Tok::Arrow, "expected '->' in function type")?;
        self.parse_function_result_types(&mut results)?;
        Ok(FunctionType::get(self.ctx, &inputs, &results))
    }

    /// Parses what follows the arrow of a function type: `type` or `(type, ...)`.
    pub fn parse_function_result_types(&mut self, out: &mut Types) -> Result {
        if self.tok.kind == Tok::LParen {
            return self.parse_type_list_parens(out);
        }
        out.push(self.parse_non_function_type()?);
        Ok(())
    }

    /// Parses `-> type` or `-> (type, ...)`.
    pub fn parse_arrow_type_list(&mut self, out: &mut Types) -> Result {
        self.expect(Tok::Arrow, "expected '->'")?;
        self.parse_function_result_types(out)
    }

    /// Parses `-> type` or `-> (type, ...)` if there is an arrow.
    pub fn parse_optional_arrow_type_list(&mut self, out: &mut Types) -> Result {
        if self.consume_if(Tok::Arrow) { self.parse_function_result_types(out) } else { Ok(()) }
    }

    /// Parses `type (',' type)*`.
    pub fn parse_type_list_no_parens(&mut self, out: &mut Types) -> Result {
        loop {
            out.push(self.parse_type()?);
            if !self.consume_if(Tok::Comma) {
                return Ok(());
            }
        }
    }

    /// Parses `'(' (type (',' type)*)? ')'`.
    pub fn parse_type_list_parens(&mut self, out: &mut Types) -> Result {
        self.expect(Tok::LParen, "expected '('")?;
        if self.consume_if(Tok::RParen) {
            return Ok(());
        }
        self.parse_type_list_no_parens(out)?;
        self.expect(Tok::RParen, "expected ')'")
    }

    /// Parses `':' type`.
    pub fn parse_colon_type(&mut self) -> Result<Type> {
        self.expect(Tok::Colon, "expected ':'")?;
        self.parse_type()
    }

    /// Parses `':' type (',' type)*` if there is a colon, else nothing.
    pub fn parse_colon_type_list(&mut self) -> Result<Types> {
        let mut out = Types::new();
        if self.consume_if(Tok::Colon) {
            self.parse_type_list_no_parens(&mut out)?;
        }
        Ok(out)
    }

    /// Parses the extents of a shape: `4x?x` with a trailing `x`, or `4x?` without.
    pub fn parse_dimension_list(&mut self, allow_dynamic: bool, with_trailing_x: bool) -> Result<Dims> {
        let mut dims = Dims::new();
        let at_dim = |p: &Self| matches!(p.tok.kind, Tok::Integer | Tok::Question);
        if with_trailing_x {
            while at_dim(self) {
                self.dimension(allow_dynamic, &mut dims)?;
                self.dimension_x()?;
            }
        } else if at_dim(self) {
            self.dimension(allow_dynamic, &mut dims)?;
            while self.tok.kind == Tok::BareId && self.text().first() == Some(&b'x') {
                self.dimension_x()?;
                self.dimension(allow_dynamic, &mut dims)?;
            }
        }
        Ok(dims)
    }

    fn dimension(&mut self, allow_dynamic: bool, dims: &mut Dims) -> Result {
        let at = self.tok.start;
        if self.consume_if(Tok::Question) {
            if !allow_dynamic {
                return Err(self.error_at(at, "expected static shape"));
            }
            dims.push(DYNAMIC);
        } else {
            dims.push(self.extent()?);
        }
        Ok(())
    }

    /// One static extent. `0x8` is the extent 0 and then `x8`, not a hexadecimal number.
    fn extent(&mut self) -> Result<i64> {
        let text = self.text();
        if text.get(1) == Some(&b'x') {
            self.reset_to(self.tok.start + 1);
            return Ok(0);
        }
        let value = match self.tok.kind {
            Tok::Integer => self.u64_of(self.tok).and_then(|v| i64::try_from(v).ok()),
            _ => None,
        };
        match value {
            Some(value) => {
                let end = self.tok.end;
                if self.source(end, end + 1) == b"x" {
                    // Everything that sticks to the `x` would be one token: only the `x` is looked at, so that
                    // long lists take linear time.
                    self.resume(Token { kind: Tok::BareId, start: end, end: end + 1 });
                } else {
                    self.bump();
                }
                Ok(value)
            }
            None => Err(self.error("invalid dimension")),
        }
    }

    /// The `x` between extents; what sticks to it is the next token.
    fn dimension_x(&mut self) -> Result {
        let text = self.text();
        if self.tok.kind != Tok::BareId || text.first() != Some(&b'x') {
            return Err(self.wrong_token("expected 'x' in dimension list"));
        }
        self.reset_to(self.tok.start + 1);
        Ok(())
    }

    /// Parses `2x[4]x`: extents and one byte for each, non-zero when it is in brackets.
    pub fn parse_vector_dimension_list(&mut self) -> Result<(Dims, SmallVec<[u8; 8]>)> {
        let mut dims = Dims::new();
        let mut scalable = SmallVec::new();
        while matches!(self.tok.kind, Tok::Integer | Tok::LSquare) {
            let bracket = self.consume_if(Tok::LSquare);
            dims.push(self.extent()?);
            if bracket && !self.consume_if(Tok::RSquare) {
                return Err(self.wrong_token("missing ']' closing scalable dimension"));
            }
            scalable.push(bracket as u8);
            self.dimension_x()?;
        }
        Ok((dims, scalable))
    }

    fn vector_type(&mut self) -> Result<Type> {
        let at = self.tok.start;
        self.bump();
        self.expect(Tok::Less, "expected '<' in vector type")?;
        let (dims, scalable) = self.parse_vector_dimension_list()?;
        let elem = self.parse_type()?;
        self.expect(Tok::Greater, "expected '>' in vector type")?;
        if !is_vector_element(self.ctx, elem) {
            let message = "failed to verify 'elementType': VectorElementTypeInterface instance";
            return Err(self.error_at(at, message));
        }
        if dims.contains(&0) {
            let list = join(&dims);
            return Err(
                self.error_at(at, format!("vector types must have positive constant sizes but got {list}"))
            );
        }
        let scalable = if scalable.contains(&1) { &scalable[..] } else { &[] };
        Ok(VectorType::get(self.ctx, &dims, elem, scalable))
    }

    fn complex_type(&mut self) -> Result<Type> {
        self.bump();
        self.expect(Tok::Less, "expected '<' in complex type")?;
        let at = self.tok.start;
        let elem = self.parse_type()?;
        self.expect(Tok::Greater, "expected '>' in complex type")?;
        if !elem.is_int(self.ctx) && !elem.is_float(self.ctx) {
            return Err(self.error_at(at, "invalid element type for complex"));
        }
        Ok(ComplexType::get(self.ctx, elem))
    }

    fn tuple_type(&mut self) -> Result<Type> {
        self.bump();
        self.expect(Tok::Less, "expected '<' in tuple type")?;
        let mut elems = Types::new();
        if !self.consume_if(Tok::Greater) {
            self.parse_type_list_no_parens(&mut elems)?;
            self.expect(Tok::Greater, "expected '>' in tuple type")?;
        }
        Ok(TupleType::get(self.ctx, &elems))
    }

    fn tensor_type(&mut self) -> Result<Type> {
        self.bump();
        self.expect(Tok::Less, "expected '<' in tensor type")?;
        let dims = self.optional_star_dimensions()?;
        let at = self.tok.start;
        let elem = self.parse_type()?;
        // Nothing after the comma is no encoding.
        let encoding = if self.consume_if(Tok::Comma) { self.parse_optional_attr(None)? } else { None };
        self.expect(Tok::Greater, "expected '>' in tensor type")?;
        if !is_tensor_element(self.ctx, elem) {
            return Err(self.error_at(at, "invalid tensor element type"));
        }
        match dims {
            Some(dims) => Ok(RankedTensorType::get(self.ctx, &dims, elem, encoding)),
            None if encoding.is_some() => Err(self.error("cannot apply encoding to unranked tensor")),
            None => Ok(UnrankedTensorType::get(self.ctx, elem)),
        }
    }

    /// `*x`, or extents with a trailing `x`.
    fn optional_star_dimensions(&mut self) -> Result<Option<Dims>> {
        if self.consume_if(Tok::Star) {
            self.dimension_x()?;
            return Ok(None);
        }
        self.parse_dimension_list(true, true).map(Some)
    }

    fn memref_type(&mut self) -> Result<Type> {
        let at = self.tok.start;
        self.bump();
        self.expect(Tok::Less, "expected '<' in memref type")?;
        let dims = self.optional_star_dimensions()?;
        let elem_at = self.tok.start;
        let elem = self.parse_type()?;
        if !is_memref_element(self.ctx, elem) {
            return Err(self.error_at(elem_at, "invalid memref element type"));
        }
        let (mut layout, mut space) = (None, None);
        if !self.consume_if(Tok::Greater) {
            self.expect(Tok::Comma, "expected ',' or '>' in memref type")?;
            let ranked = dims.is_some();
            self.comma_list_until(Tok::Greater, ">", false, &mut |p: &mut Self| {
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
        let checked = match &dims {
            Some(dims) => memref_problem(self.ctx, dims, layout),
            None => None,
        };
        let checked = checked.or_else(|| memory_space_problem(self.ctx, space));
        if let Some(message) = checked {
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

/// Whether vectors of this type exist: integers, `index`, floats, and dialect types that say so.
pub fn is_vector_element(ctx: &Context, ty: Type) -> bool {
    ty.is_index()
        || ty.is_int(ctx)
        || ty.is_float(ctx)
        || ty.def(ctx).is_some_and(|def| def.type_hooks.vector_element.is_some_and(|f| f(ctx, ty)))
}

/// Whether tensors of this type exist.
pub fn is_tensor_element(ctx: &Context, ty: Type) -> bool {
    ty.is_index()
        || ty.is_int(ctx)
        || ty.is_float(ctx)
        || ty.is::<ComplexType>(ctx)
        || ty.is::<VectorType>(ctx)
        || ty.is::<OpaqueType>(ctx)
        || ty.def(ctx).is_some_and(|def| def.dialect != "builtin")
}

/// Whether memrefs of this type exist.
pub fn is_memref_element(ctx: &Context, ty: Type) -> bool {
    ty.is_index()
        || ty.is_int(ctx)
        || ty.is_float(ctx)
        || ty.is::<ComplexType>(ctx)
        || ty.is::<VectorType>(ctx)
        || ty.is::<MemRefType>(ctx)
        || ty.is::<UnrankedMemRefType>(ctx)
        || ty.def(ctx).is_some_and(|def| def.type_hooks.memref_element.is_some_and(|f| f(ctx, ty)))
}

/// What is wrong with a layout for a shape.
fn memref_problem(ctx: &Context, dims: &[i64], layout: Option<Attr>) -> Option<String> {
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

/// What is wrong with a memory space: null, an integer, a string, a dictionary and dialect attributes are right.
fn memory_space_problem(ctx: &Context, space: Option<Attr>) -> Option<String> {
    let space = space?;
    let fine = space.is::<IntegerAttr>(ctx)
        || space.is::<StringAttr>(ctx)
        || space.is::<DictionaryAttr>(ctx)
        || space.def(ctx).is_some_and(|def| def.dialect != "builtin");
    (!fine).then(|| "unsupported memory space Attribute".to_owned())
}

/// The memory space as a type keeps it: the integer zero is none.
pub fn normal_memory_space(ctx: &Context, space: Option<Attr>) -> Option<Attr> {
    space.filter(|space| space.as_::<IntegerAttr>(ctx).is_none_or(|int| int.words.iter().any(|&b| b != 0)))
}

/// The layout as a type keeps it: the identity map is none. Strided layouts stay as they are.
pub fn normal_layout(ctx: &Context, layout: Option<Attr>) -> Option<Attr> {
    layout.filter(|layout| {
        layout
            .as_::<AffineMapAttr>(ctx)
            .is_none_or(|map| map.n_syms != 0 || !affine::is_identity(ctx, map.n_dims, map.results))
    })
}
