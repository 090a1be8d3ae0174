//! Operands: constants, globals and locals (LangRef, "Constants").

use super::Parser;
use super::error::{Parse, fail};
use super::numbers;
use super::token::{Tok, Token};
use crate::types::{Type, TypeView};
use crate::value::*;
use terrace_support::small_vec::SmallVec;

impl<'a> Parser<'a> {
    /// A type and a value of it.
    #[inline(never)]
    pub(super) fn typed_value(&mut self) -> Parse<Value> {
        let ty = self.type_named("expected type")?;
        self.value(ty)
    }

    /// A value of a type.
    #[inline(never)]
    pub(super) fn value(&mut self, ty: Type) -> Parse<Value> {
        if self.lex.at_local() {
            return self.local(ty);
        }
        if ty.is_int()
            && let Some((number, end)) = self.lex.small_unsigned()
        {
            self.lex.seek(end);
            return Ok(self.cx.int(ty, number.into()));
        }
        self.constant_value(ty)
    }

    fn int(&mut self, ty: Type, token: &Token<'a>) -> Parse<Value> {
        let value = match numbers::small_int(token.text).filter(|_| token.kind == Tok::Int) {
            Some(value) => self.cx.int(ty, value),
            None => {
                let n = ty.int_width().unwrap_or(64).div_ceil(64) as usize;
                self.cx.int_limbs(ty, &token.limbs(n))
            }
        };
        self.lex.skip(token);
        Ok(value)
    }

    #[cold]
    fn mismatch<T>(&self, at: u32, found: Type, wanted: Type) -> Parse<T> {
        let (found, wanted) = (self.type_text(found), self.type_text(wanted));
        fail(at, format!("constant expression type mismatch: got type '{found}' but expected '{wanted}'"))
    }

    /// A constant of exactly this type.
    fn of_type(&self, at: u32, value: Value, ty: Type) -> Parse<Value> {
        if value.ty() == ty { Ok(value) } else { self.mismatch(at, value.ty(), ty) }
    }

    /// A constant of a type; never a local.
    pub(super) fn constant(&mut self, ty: Type) -> Parse<Value> {
        let at = self.at();
        let active = core::mem::replace(&mut self.fs.active, false);
        let value = self.value(ty);
        self.fs.active = active;
        let value = value?;
        if value.is_const() { Ok(value) } else { fail(at, "expected a constant value") }
    }

    pub(super) fn typed_constant(&mut self) -> Parse<Value> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    #[inline(never)]
    fn constant_value(&mut self, ty: Type) -> Parse<Value> {
        let at = self.at();
        if ty.is_function() {
            self.untyped_value()?;
            return fail(at, "functions are not values, refer to them as pointers");
        }
        let token = self.lex.token();
        match token.kind {
            Tok::Global | Tok::GlobalId => self.global_operand(ty, &token),
            Tok::Int | Tok::HexInt if !ty.is_int() => fail(at, "integer constant must have integer type"),
            Tok::Int | Tok::HexInt => self.int(ty, &token),
            Tok::Float | Tok::HexFloat => self.float(ty, &token),
            Tok::Word => self.word_constant(ty, &token),
            Tok::Punct(b'{') => {
                self.enter()?;
                self.eat(b'{');
                let base = self.scratch.len();
                self.elements()?;
                self.expect(b'}', "expected end of struct constant")?;
                self.depth -= 1;
                self.finish_struct(at, ty, base, false)
            }
            Tok::Punct(b'<') => self.angle(ty),
            Tok::Punct(b'[') => self.array(ty),
            _ => self.fail("expected value token"),
        }
    }

    /// Elements with their types, appended to the scratch list.
    pub(super) fn elements(&mut self) -> Parse<()> {
        if matches!(self.lex.peek(), b'}' | b']' | b')' | b'>') {
            return Ok(());
        }
        loop {
            let value = self.typed_constant()?;
            self.scratch.push(value);
            if !self.eat(b',') {
                return Ok(());
            }
        }
    }

    fn finish_struct(&mut self, at: u32, ty: Type, base: usize, packed: bool) -> Parse<Value> {
        let elems: SmallVec<[Value; 16]> = self.scratch.drain(base..).collect();
        if !ty.is_struct() {
            let types: SmallVec<[Type; 16]> = elems.iter().map(|elem| elem.ty()).collect();
            let own = self.cx.struct_type(&types, packed);
            let _ = own;
            return fail(at, "constant expression type mismatch");
        }
        let Some((fields, is_packed)) = self.cx.struct_fields(ty) else {
            return fail(at, "initializer with struct type has wrong # elements");
        };
        if fields.len() != elems.len() {
            return fail(at, "initializer with struct type has wrong # elements");
        }
        if is_packed != packed {
            return fail(at, "packed'ness of initializer and type don't match");
        }
        for (i, (elem, field)) in elems.iter().zip(fields.iter()).enumerate() {
            if elem.ty() != field {
                return fail(
                    at,
                    format!("element {i} of struct initializer doesn't match struct element type"),
                );
            }
        }
        Ok(self.cx.aggregate(ty, &elems))
    }

    /// `<{ … }>` or `< … >`.
    fn angle(&mut self, ty: Type) -> Parse<Value> {
        let at = self.at();
        self.enter()?;
        self.eat(b'<');
        let base = self.scratch.len();
        if self.eat(b'{') {
            self.elements()?;
            self.expect(b'}', "expected end of packed struct")?;
            self.expect(b'>', "expected end of constant")?;
            self.depth -= 1;
            return self.finish_struct(at, ty, base, true);
        }
        let first_at = self.at();
        self.elements()?;
        self.expect(b'>', "expected end of constant")?;
        self.depth -= 1;
        let elems: SmallVec<[Value; 16]> = self.scratch.drain(base..).collect();
        let Some(elem) = elems.first().map(|elem| elem.ty()) else {
            return fail(at, "constant vector must not be empty");
        };
        if !(elem.is_int() || elem.is_float() || elem.is_ptr()) {
            return fail(first_at, "vector elements must have integer, pointer or floating point type");
        }
        if let Some(i) = elems.iter().position(|other| other.ty() != elem) {
            let elem = self.type_text(elem);
            return fail(first_at, format!("vector element #{i} is not of type '{elem}"));
        }
        let own = self.cx.vector(elem, elems.len() as u32, false);
        if own != ty {
            return self.mismatch(at, own, ty);
        }
        Ok(self.cx.aggregate(ty, &elems))
    }

    fn array(&mut self, ty: Type) -> Parse<Value> {
        let at = self.at();
        self.enter()?;
        self.eat(b'[');
        let first_at = self.at();
        let base = self.scratch.len();
        self.elements()?;
        self.expect(b']', "expected end of array constant")?;
        self.depth -= 1;
        if self.scratch.len() == base {
            return match self.cx.view(ty) {
                // LLVM's parser makes this constant.
                TypeView::Array { count: 0, .. } => Ok(Value::poison(ty)),
                _ => fail(at, "invalid empty array initializer"),
            };
        }
        let elem = self.scratch[base].ty();
        if !self.is_first_class(elem) {
            let elem = self.type_text(elem);
            return fail(first_at, format!("invalid array element type: {elem}"));
        }
        if let Some(i) = self.scratch[base..].iter().position(|other| other.ty() != elem) {
            let elem = self.type_text(elem);
            return fail(first_at, format!("array element #{i} is not of type '{elem}"));
        }
        let count = (self.scratch.len() - base) as u64;
        let own = self.cx.array(elem, count);
        if own != ty {
            return self.mismatch(at, own, ty);
        }
        let value = self.cx.aggregate(ty, &self.scratch[base..]);
        self.scratch.truncate(base);
        Ok(value)
    }

    fn float(&mut self, ty: Type, token: &Token<'a>) -> Parse<Value> {
        const INVALID: &str = "floating point constant invalid for type";
        let at = self.at();
        let (from, bits) = match token.kind {
            Tok::Float => match numbers::decimal_double(token.text) {
                Some(bits) => (Type::DOUBLE, bits.into()),
                None => return fail(at, INVALID),
            },
            _ => numbers::hex_float(token.text),
        };
        self.lex.skip(token);
        if !ty.is_float() {
            return fail(at, INVALID);
        }
        if from == ty {
            return Ok(self.cx.float_bits(ty, bits));
        }
        if from == Type::DOUBLE && matches!(ty, Type::HALF | Type::BFLOAT | Type::FLOAT) {
            return match numbers::float_from_double(ty, bits as u64) {
                Some(bits) => Ok(self.cx.float_bits(ty, bits)),
                None => fail(at, INVALID),
            };
        }
        // LLVM checks the range before it compares the types.
        if numbers::fits_float(from, bits, ty) {
            let ty = self.type_text(ty);
            return fail(at, format!("floating point constant does not have type '{ty}'"));
        }
        fail(at, INVALID)
    }

    /// A constant that starts with a keyword.
    fn word_constant(&mut self, ty: Type, token: &Token<'a>) -> Parse<Value> {
        let at = self.at();
        let is_value = self.is_first_class(ty) && ty != Type::LABEL;
        let value = match token.text {
            b"true" | b"false" => {
                let value = Value::bool(token.text == b"true");
                self.lex.skip(token);
                return self.of_type(at, value, ty);
            }
            b"null" if ty.is_ptr() => Value::zero(ty),
            b"null" => return fail(at, "null must be a pointer type"),
            b"undef" if is_value => Value::undef(ty),
            b"undef" => return fail(at, "invalid type for undef constant"),
            b"poison" if is_value => Value::poison(ty),
            b"poison" => return fail(at, "invalid type for poison constant"),
            b"zeroinitializer" => {
                if !is_value || matches!(ty, Type::METADATA | Type::TOKEN | Type::X86_AMX) {
                    return fail(at, "invalid type for null constant");
                }
                if let TypeView::Target { name, .. } = self.cx.view(ty)
                    && !has_zero(name)
                {
                    return fail(at, "invalid type for null constant");
                }
                Value::zero(ty)
            }
            b"none" if ty == Type::TOKEN => Value::zero(ty),
            b"none" => return fail(at, "invalid type for none constant"),
            b"c" => {
                self.lex.skip(token);
                let at = self.at();
                let text = self.string()?;
                let value = self.cx.string(&text);
                let _ = at;
                return self.of_type(at - 1, value, ty);
            }
            b"asm" => return self.inline_asm_value(ty),
            b"splat" => {
                self.lex.skip(token);
                self.enter()?;
                self.expect(b'(', "expected '(' after vector splat")?;
                let elem = self.typed_constant()?;
                self.expect(b')', "expected ')' at end of vector splat")?;
                self.depth -= 1;
                let Some((scalar, _)) = self.cx.vector_parts(ty) else {
                    return fail(at, "vector constant must have vector type");
                };
                if scalar != elem.ty() {
                    let (found, wanted) = (self.type_text(elem.ty()), self.type_text(scalar));
                    return fail(
                        at,
                        format!(
                            "constant expression type mismatch: got type '{found}' but expected '{wanted}'"
                        ),
                    );
                }
                return Ok(self.splat(ty, elem));
            }
            _ => return self.expression(ty),
        };
        self.lex.skip(token);
        Ok(value)
    }

    /// A vector of equal constants.
    fn splat(&self, ty: Type, elem: Value) -> Value {
        if self.cx.is_number(elem) || elem.is_zero() && !elem.is_global() || elem.is_undef_or_poison() {
            return self.cx.splat(ty, elem);
        }
        match self.cx.vector_parts(ty) {
            Some((_, count)) if !ty.is_scalable_vector() => {
                self.cx.aggregate(ty, &vec![elem; count.min(1 << 24) as usize])
            }
            _ => self.cx.splat(ty, elem),
        }
    }

    /// A global, which may be defined later.
    fn global_operand(&mut self, ty: Type, token: &Token<'a>) -> Parse<Value> {
        let at = self.at();
        if !ty.is_ptr() {
            return fail(at, "global variable reference must have pointer type");
        }
        let (found, name) = if token.kind == Tok::GlobalId {
            (self.found.numbered.get(&(token.num as u32)).copied(), None)
        } else {
            let name = token.contents();
            (self.m.lookup(&name), Some(name))
        };
        self.lex.skip(token);
        let text = || match &name {
            Some(name) => String::from_utf8_lossy(name).into_owned(),
            None => token.num.to_string(),
        };
        match found {
            Some(value) if value.ty() == ty && self.forward_types.is_empty() => Ok(value),
            Some(value) => match self.forward_type(value, ty, at) {
                None => Ok(if value.ty() == ty { value } else { Value::undef(ty) }),
                Some(known) => self.wrong_type(at, "@", &text(), known, ty),
            },
            None => {
                let text = text();
                // The error is reported at the end: others come first.
                self.undefined.push((text, at, false));
                Ok(Value::undef(ty))
            }
        }
    }
}

impl Parser<'_> {
    /// Whether the text so far defines a global.
    pub(super) fn is_defined(&self, global: Value) -> bool {
        self.found.globals[..self.next_global].iter().any(|&(_, other)| other == global)
    }

    /// The type that a global has for LLVM, if it is not the type of this use. Until the definition, that is the type
    /// of the first use.
    #[cold]
    fn forward_type(&mut self, global: Value, ty: Type, at: u32) -> Option<Type> {
        if self.is_defined(global) {
            return Some(global.ty()).filter(|&known| known != ty);
        }
        let first = self.forward_types.iter().find(|first| first.0 == global);
        if let Some(&(_, first, _)) = first {
            return Some(first).filter(|&known| known != ty);
        }
        if self.is_used_before(global, at) {
            return Some(global.ty()).filter(|&known| known != ty);
        }
        if global.ty() != ty {
            self.forward_types.push((global, ty, at));
        }
        None
    }

    /// Whether the text up to an offset has the name of a global.
    fn is_used_before(&self, global: Value, end: u32) -> bool {
        let mut lex = super::lexer::Lexer::new(self.lex.src);
        while lex.pos < end as usize && !lex.at_end() {
            let token = lex.token();
            let found = match token.kind {
                Tok::Global => self.m.lookup(&token.contents()),
                Tok::GlobalId => self.found.numbered.get(&(token.num as u32)).copied(),
                _ => None,
            };
            if found == Some(global) {
                return true;
            }
            lex.skip(&token);
        }
        false
    }

    /// The type and offset of the first use of a global that is being defined, if it has another type.
    pub(super) fn wrong_forward(&self, global: Value) -> Option<(Type, u32)> {
        let first = self.forward_types.iter().find(|first| first.0 == global)?;
        Some((first.1, first.2))
    }

    /// Passes over a value whose type is not known.
    pub(super) fn untyped_value(&mut self) -> Parse<()> {
        let token = self.lex.token();
        let is_token = match token.kind {
            Tok::Local | Tok::LocalId | Tok::Global | Tok::GlobalId => true,
            Tok::Int | Tok::HexInt | Tok::Float | Tok::HexFloat => true,
            Tok::Word => {
                matches!(
                    token.text,
                    b"true" | b"false" | b"null" | b"undef" | b"poison" | b"zeroinitializer" | b"none"
                )
            }
            _ => false,
        };
        if !is_token {
            return self.constant_value(Type::PTR).map(drop);
        }
        self.lex.skip(&token);
        Ok(())
    }
}

/// Whether a target type has a zero value.
fn has_zero(name: &[u8]) -> bool {
    matches!(name, b"aarch64.svcount" | b"riscv.vector.tuple")
        || name.starts_with(b"spirv.")
            && !matches!(
                name,
                b"spirv.Image"
                    | b"spirv.SignedImage"
                    | b"spirv.Type"
                    | b"spirv.IntegralConstant"
                    | b"spirv.Literal"
                    | b"spirv.Padding"
            )
}
