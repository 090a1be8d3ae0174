//! Types.

use super::Parser;
use super::error::{Parse, fail};
use super::token::Tok;
use crate::module::Module;
use crate::types::{Type, TypeView};
use terrace_support::small_vec::SmallVec;

/// The nesting of types, constants and inline nodes at which the parser gives up.
pub(super) const MAX_NESTING: u32 = 200;

/// The address space that a layout gives to a name: `A`, `G`, `P`, or one of its own.
pub(super) fn named_address_space(m: &Module, name: &[u8]) -> Option<u32> {
    match name {
        b"A" => Some(m.layout.alloca_address_space()),
        b"G" => Some(m.layout.globals_address_space()),
        b"P" => Some(m.layout.program_address_space()),
        _ => m.layout.named_address_space(name),
    }
}

/// Why a target type cannot have these numbers of types and integers.
fn target_parameters(name: &[u8], n_types: usize, n_ints: usize) -> Option<&'static str> {
    let (wanted, message) = match name {
        b"aarch64.svcount" => ((0, 0), "target extension type aarch64.svcount should have no parameters"),
        b"riscv.vector.tuple" => (
            (1, 1),
            "target extension type riscv.vector.tuple should have one type parameter and one integer parameter",
        ),
        b"amdgcn.named.barrier" => (
            (0, 1),
            "target extension type amdgcn.named.barrier should have no type parameters and one integer parameter",
        ),
        _ => return None,
    };
    (wanted != (n_types, n_ints)).then_some(message)
}

/// The type that a keyword names.
pub(super) fn simple_type(word: &[u8]) -> Option<Type> {
    Some(match word {
        b"ptr" => Type::PTR,
        b"void" => Type::VOID,
        b"float" => Type::FLOAT,
        b"double" => Type::DOUBLE,
        b"half" => Type::HALF,
        b"bfloat" => Type::BFLOAT,
        b"x86_fp80" => Type::X86_FP80,
        b"fp128" => Type::FP128,
        b"ppc_fp128" => Type::PPC_FP128,
        b"label" => Type::LABEL,
        b"metadata" => Type::METADATA,
        b"token" => Type::TOKEN,
        b"x86_amx" => Type::X86_AMX,
        _ => return None,
    })
}

impl<'a> Parser<'a> {
    /// Whether a target type may be the element of vectors: LLVM has one, for its tests.
    fn is_vector_element(&self, ty: Type) -> bool {
        matches!(self.cx.view(ty), TypeView::Target { name: b"llvm.test.vectorelement", .. })
    }

    /// A type other than `void`.
    pub(super) fn ty(&mut self) -> Parse<Type> {
        self.type_named("expected type")
    }

    #[inline(always)]
    pub(super) fn type_named(&mut self, message: &str) -> Parse<Type> {
        let at = self.at();
        let ty = self.any_type(message)?;
        if ty == Type::VOID {
            return fail(at, "void type only allowed for function results");
        }
        Ok(ty)
    }

    /// Enters a nested construct, up to a limit.
    pub(super) fn enter(&mut self) -> Parse<()> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return self.fail("nesting is too deep");
        }
        Ok(())
    }

    /// A type, possibly `void`.
    #[inline(always)]
    pub(super) fn any_type(&mut self, message: &str) -> Parse<Type> {
        let is_complete = |parser: &Self| !matches!(parser.lex.peek(), b'*' | b'a' | b'(');
        if self.eat_word(b"ptr") {
            return if is_complete(self) { Ok(Type::PTR) } else { self.pointer_suffixes() };
        }
        if let Some((width, end)) = self.lex.int_type() {
            self.lex.seek(end);
            let ty = Type::int(width);
            return if is_complete(self) { Ok(ty) } else { self.type_suffixes(ty) };
        }
        let ty = self.long_type(message)?;
        self.type_suffixes(ty)
    }

    /// The rest of a type after `ptr`.
    #[inline(never)]
    fn pointer_suffixes(&mut self) -> Parse<Type> {
        let space = self.address_space()?;
        match self.lex.peek() {
            b'*' => self.fail("ptr* is invalid - use ptr instead"),
            // A function type: `ptr (ptr)`.
            b'(' => self.type_suffixes(Type::ptr(space)),
            _ => Ok(Type::ptr(space)),
        }
    }

    /// A type that is neither `ptr` nor an integer type.
    #[inline(never)]
    fn long_type(&mut self, message: &str) -> Parse<Type> {
        match self.lex.peek() {
            b'{' => self.struct_type(false),
            b'[' => {
                self.eat(b'[');
                self.sequence(false)
            }
            b'<' => {
                self.eat(b'<');
                if !self.lex.at(b'{') {
                    return self.sequence(true);
                }
                let ty = self.struct_type(true)?;
                self.expect(b'>', "expected '>' at end of packed struct")?;
                Ok(ty)
            }
            b'%' if self.lex.at_local() => self.named_type(),
            _ => match self.word() {
                b"target" => self.target_type(),
                word => match simple_type(word) {
                    Some(ty) => {
                        self.skip_word(word);
                        Ok(ty)
                    }
                    None => self.fail(message),
                },
            },
        }
    }

    /// Pointers to a type, and functions that return it.
    #[inline(never)]
    fn type_suffixes(&mut self, ty: Type) -> Parse<Type> {
        let mut ty = ty;
        loop {
            match self.lex.peek() {
                b'*' => {
                    match ty {
                        Type::LABEL => return self.fail("basic block pointers are invalid"),
                        Type::VOID => return self.fail("pointers to void are invalid - use i8* instead"),
                        Type::METADATA | Type::TOKEN | Type::X86_AMX => {
                            return self.fail("pointer to this type is invalid");
                        }
                        _ => {}
                    }
                    self.eat(b'*');
                    ty = Type::PTR;
                }
                b'a' if self.is_word(b"addrspace") => {
                    match ty {
                        Type::LABEL => return self.fail("basic block pointers are invalid"),
                        Type::VOID => return self.fail("pointers to void are invalid; use i8* instead"),
                        Type::METADATA | Type::TOKEN | Type::X86_AMX => {
                            return self.fail("pointer to this type is invalid");
                        }
                        _ => {}
                    }
                    let space = self.address_space()?;
                    self.expect(b'*', "expected '*' in address space")?;
                    ty = Type::ptr(space);
                }
                b'(' => {
                    self.enter()?;
                    ty = self.function_type(ty)?;
                    self.depth -= 1;
                }
                _ => return Ok(ty),
            }
        }
    }

    /// An optional `addrspace(7)`.
    pub(super) fn address_space(&mut self) -> Parse<u32> {
        self.address_space_or(0)
    }

    pub(super) fn address_space_or(&mut self, default: u32) -> Parse<u32> {
        if !self.eat_word(b"addrspace") {
            return Ok(default);
        }
        self.expect(b'(', "expected '(' in address space")?;
        let at = self.at();
        let token = self.lex.token();
        let space = if token.kind == Tok::Str {
            let name = token.contents();
            let Some(space) = named_address_space(&self.m, &name) else {
                return fail(at, format!("invalid symbolic addrspace '{}'", String::from_utf8_lossy(&name)));
            };
            self.lex.skip(&token);
            space
        } else if matches!(token.kind, Tok::Int | Tok::HexInt) {
            let space = self.uint32()?;
            if space >> 24 != 0 {
                return fail(at, "invalid address space, must be a 24-bit integer");
            }
            space
        } else {
            return self.fail("expected integer or string constant");
        };
        self.expect(b')', "expected ')' in address space")?;
        Ok(space)
    }

    fn struct_type(&mut self, packed: bool) -> Parse<Type> {
        let fields = self.struct_fields()?;
        Ok(self.cx.struct_type(&fields, packed))
    }

    /// `{ types }`.
    pub(super) fn struct_fields(&mut self) -> Parse<SmallVec<[Type; 16]>> {
        self.enter()?;
        self.eat(b'{');
        let mut fields = SmallVec::new();
        if !self.eat(b'}') {
            loop {
                let at = self.at();
                let ty = self.ty()?;
                if ty.is_function() || matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN) {
                    return fail(at, "invalid element type for struct");
                }
                fields.push(ty);
                if !self.eat(b',') {
                    break;
                }
            }
            self.expect(b'}', "expected '}' at end of struct")?;
        }
        self.depth -= 1;
        Ok(fields)
    }

    /// The rest of an array or vector type.
    fn sequence(&mut self, vector: bool) -> Parse<Type> {
        self.enter()?;
        let mut scalable = false;
        if vector && self.eat_word(b"vscale") {
            self.expect_word(b"x", "expected 'x' after vscale")?;
            scalable = true;
        }
        let at = self.at();
        let token = self.lex.token();
        let Some(count) = token.unsigned().filter(|_| token.is_unsigned()) else {
            return self.fail("expected number in address space");
        };
        self.lex.skip(&token);
        self.expect_word(b"x", "expected 'x' after element count")?;
        let elem_at = self.at();
        let elem = self.ty()?;
        let close = if vector { b'>' } else { b']' };
        self.expect(close, "expected end of sequential type")?;
        self.depth -= 1;
        if vector {
            if count == 0 {
                return fail(at, "zero element vector is illegal");
            }
            let Ok(count) = u32::try_from(count) else { return fail(at, "size too large for vector") };
            if !(elem.is_int() || elem.is_float() || elem.is_ptr() || self.is_vector_element(elem)) {
                return fail(elem_at, "invalid vector element type");
            }
            return Ok(self.cx.vector(elem, count, scalable));
        }
        if elem.is_function() || matches!(elem, Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX) {
            return fail(elem_at, "invalid array element type");
        }
        Ok(self.cx.array(elem, count))
    }

    /// The parameters of a function type.
    fn function_type(&mut self, ret: Type) -> Parse<Type> {
        if ret.is_function() || matches!(ret, Type::LABEL | Type::METADATA) {
            return self.fail("invalid function return type");
        }
        self.eat(b'(');
        let mut next_number = 0;
        let (mut params, mut vararg): (SmallVec<[Type; 16]>, _) = (SmallVec::new(), false);
        let mut misplaced = None;
        if !self.eat(b')') {
            loop {
                if self.lex.eat_ellipsis() {
                    vararg = true;
                    break;
                }
                let at = self.at();
                let ty = self.ty()?;
                // LLVM parses these and refuses them at the end of the list.
                let first = self.lex.pos;
                self.value_attributes(super::attributes::Place::Param)?;
                let has_attributes = self.lex.pos != first;
                let token = self.lex.token();
                if token.kind == Tok::Local {
                    self.lex.skip(&token);
                    misplaced.get_or_insert((at, "argument name invalid in function type"));
                } else {
                    let number = (token.kind == Tok::LocalId).then_some(token.num as u32);
                    if number.is_some() {
                        self.lex.skip(&token);
                    }
                    let number = self.check_number(at, "argument", "%", next_number, number)?;
                    next_number = number.wrapping_add(1);
                }
                if has_attributes {
                    misplaced.get_or_insert((at, "argument attributes invalid in function type"));
                }
                if !self.is_first_class(ty) || ty == Type::LABEL {
                    return fail(at, "invalid type for function argument");
                }
                params.push(ty);
                if !self.eat(b',') {
                    break;
                }
            }
            self.expect(b')', "expected ')' at end of argument list")?;
        }
        if let Some((at, message)) = misplaced {
            return fail(at, message);
        }
        Ok(self.cx.function_type(ret, &params, vararg))
    }

    fn target_type(&mut self) -> Parse<Type> {
        self.enter()?;
        self.next();
        self.expect(b'(', "expected '(' in target extension type")?;
        let name = self.string()?;
        let (mut types, mut ints): (SmallVec<[Type; 4]>, SmallVec<[u32; 4]>) = Default::default();
        while self.eat(b',') {
            if self.at_int() {
                ints.push(self.uint32()?);
            } else if !ints.is_empty() {
                return self.fail("expected uint32 param");
            } else {
                types.push(self.any_type("expected type")?);
            }
        }
        self.expect(b')', "expected ')' in target extension type")?;
        self.depth -= 1;
        if let Some(message) = target_parameters(&name, types.len(), ints.len()) {
            return self.fail(message);
        }
        Ok(self.cx.target_type(&name, &types, &ints))
    }

    /// `%name` or `%7`, which may be defined later.
    fn named_type(&mut self) -> Parse<Type> {
        let at = self.at();
        let token = self.lex.token();
        let ty = if token.kind == Tok::LocalId {
            let number = token.num as u32;
            let cx = &self.cx;
            self.numbered_types.entry(number).or_insert_with(|| (cx.named_struct(b""), Some(at))).0
        } else {
            let name = token.contents();
            match self.named_types.get(&name[..]) {
                Some(&(ty, _)) => ty,
                None => {
                    let ty = self.cx.named_struct(&name);
                    self.named_types.insert(name, (ty, Some(at)));
                    ty
                }
            }
        };
        self.lex.skip(&token);
        Ok(ty)
    }

    /// Whether values of a struct contain values of it.
    fn contains_itself(&self, ty: Type) -> bool {
        let mut seen = terrace_support::FxHashSet::default();
        let mut stack = vec![ty];
        while let Some(next) = stack.pop() {
            let mut push = |field: Type| {
                if field.is_record() && !field.is_function() && seen.insert(field) {
                    stack.push(field);
                }
            };
            match self.cx.view(next) {
                TypeView::Array { elem, .. } | TypeView::Vector { elem, .. } => push(elem),
                _ => {
                    if let Some((fields, _)) = self.cx.struct_fields(next) {
                        fields.iter().for_each(push);
                    }
                }
            }
            if seen.contains(&ty) {
                return true;
            }
        }
        false
    }

    /// Whether values of a type can be operands: no function, and no struct without a body.
    pub(super) fn is_first_class(&self, ty: Type) -> bool {
        ty.is_first_class() && (!ty.is_named_struct() || self.cx.named_body(ty).is_some())
    }

    /// `%name = type { … }`, after `=`.
    pub(super) fn type_definition(&mut self, named: bool) -> Parse<()> {
        let at = self.at();
        let token = self.lex.token();
        let (name, number) = (token.contents(), token.num as u32);
        self.lex.skip(&token);
        self.expect(b'=', "expected '=' after name")?;
        self.expect_word(
            b"type",
            if named { "expected 'type' after name" } else { "expected 'type' after '='" },
        )?;
        let known = if named {
            self.named_types.get(&name[..]).copied()
        } else {
            self.numbered_types.get(&number).copied()
        };
        // `None` as offset marks a definition.
        if let Some((_, None)) = known {
            return fail(at, "redefinition of type");
        }
        let is_struct = match self.lex.peek() {
            b'{' => true,
            b'<' => {
                let mut ahead = self.lex.clone();
                ahead.next();
                ahead.at(b'{')
            }
            _ => self.is_word(b"opaque"),
        };
        if !is_struct {
            if known.is_some() {
                return fail(at, "forward references to non-struct type");
            }
            let ty = self.any_type("expected type")?;
            if named {
                self.named_types.insert(name, (ty, None));
            } else {
                self.numbered_types.insert(number, (ty, None));
            }
            return Ok(());
        }
        let ty = match known {
            Some((ty, _)) => ty,
            None => self.cx.named_struct(if named { &name } else { b"" }),
        };
        if named {
            self.named_types.insert(name.clone(), (ty, None));
        } else {
            self.numbered_types.insert(number, (ty, None));
        }
        if self.eat_word(b"opaque") {
            return Ok(());
        }
        let packed = self.eat(b'<');
        let fields = self.struct_fields()?;
        if packed {
            self.expect(b'>', "expected '>' in packed struct")?;
        }
        self.cx.set_struct_body(ty, &fields, packed);
        // Without a use before its definition, a type contains itself at most directly.
        if (known.is_some() || fields.contains(&ty)) && self.contains_itself(ty) {
            let name = String::from_utf8_lossy(&name);
            return self.fail(format!("identified structure type '{name}' is recursive"));
        }
        Ok(())
    }
}
