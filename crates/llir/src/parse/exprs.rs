//! Constant expressions, addresses of blocks, and wrappers of functions.

use super::Parser;
use super::error::{Parse, fail};
use super::locals::{AwaitedBlock, LocalName};
use super::token::Tok;
use crate::constant::ExprOp;
use crate::fold::Folder;
use crate::inst::{Flags, Opcode};
use crate::types::Type;
use crate::value::*;
use terrace_support::small_vec::SmallVec;

const NO_FUNCTION: &str = "expected a function, alias to function, or ifunc in dso_local_equivalent";

impl<'a> Parser<'a> {
    /// A constant that starts with a keyword and has parentheses.
    pub(super) fn expression(&mut self, ty: Type) -> Parse<Value> {
        let at = self.at();
        self.enter()?;
        let word = self.word();
        let value = match word {
            b"trunc" => self.cast_expression(Opcode::Trunc)?,
            b"bitcast" => self.cast_expression(Opcode::BitCast)?,
            b"addrspacecast" => self.cast_expression(Opcode::AddrSpaceCast)?,
            b"inttoptr" => self.cast_expression(Opcode::IntToPtr)?,
            b"ptrtoint" => self.cast_expression(Opcode::PtrToInt)?,
            b"ptrtoaddr" => self.cast_expression(Opcode::PtrToAddr)?,
            b"add" => self.binary_expression(Opcode::Add)?,
            b"sub" => self.binary_expression(Opcode::Sub)?,
            b"xor" => self.binary_expression(Opcode::Xor)?,
            b"getelementptr" => self.gep_expression()?,
            b"extractelement" | b"insertelement" | b"shufflevector" => self.vector_expression()?,
            b"blockaddress" => self.block_address(ty)?,
            b"dso_local_equivalent" => self.wrapper(ty, "dso_local_equivalent")?,
            b"no_cfi" => self.wrapper(ty, "no_cfi")?,
            b"ptrauth" => self.ptr_auth()?,
            b"sext" | b"zext" | b"fptrunc" | b"fpext" | b"uitofp" | b"sitofp" | b"fptoui" | b"fptosi"
            | b"extractvalue" | b"insertvalue" | b"udiv" | b"sdiv" | b"urem" | b"srem" | b"fadd"
            | b"fsub" | b"fmul" | b"fdiv" | b"frem" | b"and" | b"or" | b"lshr" | b"ashr" | b"shl"
            | b"mul" | b"fneg" | b"select" | b"icmp" | b"fcmp" => {
                let name = String::from_utf8_lossy(word);
                return fail(at, format!("{name} constexprs are no longer supported"));
            }
            _ => return self.fail("expected value token"),
        };
        self.depth -= 1;
        if value.ty() == ty {
            return Ok(value);
        }
        let (found, wanted) = (self.type_text(value.ty()), self.type_text(ty));
        fail(at, format!("constant expression type mismatch: got type '{found}' but expected '{wanted}'"))
    }

    /// A cast or `getelementptr` whose type is not in the text.
    pub(super) fn untyped_expression(&mut self) -> Parse<Value> {
        self.enter()?;
        let value = match self.word() {
            b"bitcast" => self.cast_expression(Opcode::BitCast)?,
            b"addrspacecast" => self.cast_expression(Opcode::AddrSpaceCast)?,
            b"inttoptr" => self.cast_expression(Opcode::IntToPtr)?,
            _ => self.gep_expression()?,
        };
        self.depth -= 1;
        Ok(value)
    }

    fn cast_expression(&mut self, op: Opcode) -> Parse<Value> {
        let at = self.at();
        self.next();
        self.expect(b'(', "expected '(' after constantexpr cast")?;
        let source = self.typed_constant()?;
        self.expect_word(b"to", "expected 'to' in constantexpr cast")?;
        let ty = self.ty()?;
        self.expect(b')', "expected ')' at end of constantexpr cast")?;
        if !self.cx.is_valid_cast(op, source.ty(), ty) {
            let (from, to) = (self.type_text(source.ty()), self.type_text(ty));
            return fail(at, format!("invalid cast opcode for cast from '{from}' to '{to}'"));
        }
        match Folder::new(&self.m).cast_constant(op, source, ty) {
            Some(value) => Ok(value),
            None => fail(at, "nesting is too deep"),
        }
    }

    /// `nuw` and `nsw`, in any order. Each stands once, except that expressions may repeat a leading `nuw`.
    pub(super) fn wrap_flags(&mut self, is_expression: bool) -> Flags {
        let mut flags = if self.eat_word(b"nuw") { Flags::NUW } else { Flags::NONE };
        let has_nsw = self.eat_word(b"nsw");
        if has_nsw {
            flags = flags.with(Flags::NSW);
        }
        let may_follow = if is_expression { has_nsw } else { !flags.has(Flags::NUW) };
        if may_follow && self.eat_word(b"nuw") {
            flags = flags.with(Flags::NUW);
        }
        flags
    }

    fn binary_expression(&mut self, op: Opcode) -> Parse<Value> {
        let at = self.at();
        self.next();
        let flags = if op == Opcode::Xor { Flags::NONE } else { self.wrap_flags(true) };
        self.expect(b'(', "expected '(' in binary constantexpr")?;
        let lhs = self.typed_constant()?;
        self.expect(b',', "expected comma in binary constantexpr")?;
        let rhs = self.typed_constant()?;
        self.expect(b')', "expected ')' in binary constantexpr")?;
        if lhs.ty() != rhs.ty() {
            return fail(at, "operands of constexpr must have same type");
        }
        if !self.cx.scalar_type(lhs.ty()).is_int() {
            return fail(at, "constexpr requires integer or integer vector operands");
        }
        match Folder::new(&self.m).binary_expr(op, lhs, rhs, flags) {
            Some(value) => Ok(value),
            None => fail(at, "nesting is too deep"),
        }
    }

    /// The flags of a `getelementptr`.
    pub(super) fn gep_flags(&mut self) -> Flags {
        let mut flags = Flags::NONE;
        loop {
            flags = flags.with(if self.eat_word(b"inbounds") {
                Flags::INBOUNDS | Flags::NUSW
            } else if self.eat_word(b"nusw") {
                Flags::NUSW
            } else if self.eat_word(b"nuw") {
                Flags::NUW
            } else {
                return flags;
            });
        }
    }

    fn signed64(&mut self) -> Parse<i64> {
        let token = self.lex.token();
        if token.kind != Tok::Int {
            return self.fail("expected integer");
        }
        self.lex.skip(&token);
        Ok(token.limbs(1)[0] as i64)
    }

    fn gep_expression(&mut self) -> Parse<Value> {
        let at = self.at();
        self.next();
        let mut flags = Flags::NONE;
        let mut in_range = None;
        loop {
            let more = self.gep_flags();
            flags = flags.with(more);
            if in_range.is_none() && self.eat_word(b"inrange") {
                self.expect(b'(', "expected '('")?;
                let low = self.signed64()?;
                self.expect(b',', "expected ','")?;
                let high = self.signed64()?;
                self.expect(b')', "expected ')'")?;
                if low >= high {
                    return fail(at, "expected end to be larger than start");
                }
                in_range = Some((low, high));
            } else if more == Flags::NONE {
                break;
            }
        }
        self.expect(b'(', "expected '(' in constantexpr")?;
        let source = self.ty()?;
        self.expect(b',', "expected comma after getelementptr's type")?;
        let operands = self.operands()?;
        self.expect(b')', "expected ')' in constantexpr")?;
        let Some((&base, indices)) = operands.split_first() else {
            return fail(at, "base of getelementptr must be a pointer");
        };
        if !self.cx.scalar_type(base.ty()).is_ptr() {
            return fail(at, "base of getelementptr must be a pointer");
        }
        let mut shape = base.ty();
        for index in indices {
            if !self.cx.scalar_type(index.ty()).is_int() {
                return fail(at, "getelementptr index must be an integer");
            }
            if index.ty().is_vector() {
                if shape.is_vector()
                    && (self.cx.vector_parts(shape).map(|parts| parts.1)
                        != self.cx.vector_parts(index.ty()).map(|parts| parts.1))
                {
                    return fail(at, "getelementptr vector index has a wrong number of elements");
                }
                shape = index.ty();
            }
        }
        if !indices.is_empty() && !self.is_sized(source) {
            return fail(at, "base element of getelementptr must be sized");
        }
        if self.m.layout.size_in_bits(&self.cx, source).is_some_and(|size| size.scalable)
            && source.is_struct()
        {
            return fail(at, "invalid base element for constant getelementptr");
        }
        if self.cx.gep_type(source, indices).is_none() {
            return fail(at, "invalid getelementptr indices");
        }
        let folder = Folder::new(&self.m);
        let value = match in_range {
            None => folder.gep_expr(source, base, indices, flags),
            Some(_) => {
                let ty = if base.ty().is_vector() || !shape.is_vector() {
                    base.ty()
                } else {
                    self.cx.with_shape_of(base.ty(), shape)
                };
                Some(self.cx.expr(ExprOp::GetElementPtr, ty, flags, source, &operands, in_range))
            }
        };
        match value {
            Some(value) => Ok(value),
            None => fail(at, "nesting is too deep"),
        }
    }

    /// The operands of an expression, possibly none.
    fn operands(&mut self) -> Parse<SmallVec<[Value; 8]>> {
        let base = self.scratch.len();
        self.elements()?;
        Ok(self.scratch.drain(base..).collect())
    }

    /// Whether a type has a size.
    pub(super) fn is_sized(&mut self, ty: Type) -> bool {
        if ty == Type::LABEL {
            return false;
        }
        if ty.is_int() || ty.is_ptr() || self.sized.contains(&ty) {
            return true;
        }
        // A type without a size may get one: its definition can follow.
        let is_sized = self.m.layout.size_in_bits(&self.cx, ty).is_some();
        if is_sized {
            self.sized.insert(ty);
        }
        is_sized
    }

    fn vector_expression(&mut self) -> Parse<Value> {
        let at = self.at();
        let name = self.word();
        self.skip_word(name);
        self.expect(b'(', "expected '(' in constantexpr")?;
        let operands = self.operands()?;
        self.expect(b')', "expected ')' in constantexpr")?;
        let is_vector = |value: Value| value.ty().is_vector();
        let elem = |value: Value| self.cx.scalar_type(value.ty());
        let folder = Folder::new(&self.m);
        let value = match (name, &operands[..]) {
            (b"extractelement", &[vector, index]) => {
                if !is_vector(vector) || !index.ty().is_int() {
                    return fail(at, "invalid extractelement operands");
                }
                folder.extract_element(vector, index)
            }
            (b"extractelement", _) => return fail(at, "expected two operands to extractelement"),
            (b"insertelement", &[vector, value, index]) => {
                if !is_vector(vector) || !index.ty().is_int() || elem(vector) != value.ty() {
                    return fail(at, "invalid insertelement operands");
                }
                folder.insert_element(vector, value, index)
            }
            (b"insertelement", _) => return fail(at, "expected three operands to insertelement"),
            (_, &[lhs, rhs, mask]) => match self.cx.shuffle_mask(lhs, rhs, mask) {
                Some(mask) => folder.shuffle_vector(lhs, rhs, &mask),
                None => return fail(at, "invalid operands to shufflevector"),
            },
            _ => return fail(at, "expected three operands to shufflevector"),
        };
        match value {
            Some(value) => Ok(value),
            None => fail(at, "nesting is too deep"),
        }
    }

    /// The function that a keyword names: `no_cfi @f`.
    fn wrapper(&mut self, ty: Type, what: &str) -> Parse<Value> {
        self.next();
        while self.eat_word(what.as_bytes()) {}
        let at = self.at();
        if !self.lex.at_global() {
            self.untyped_value()?;
            return fail(at, format!("expected global value name in {what}"));
        }
        if what == "no_cfi" {
            let target = self.constant(ty)?;
            return Ok(self.cx.no_cfi(target));
        }
        let (found, name) = self.named_global();
        match found.filter(|&target| self.is_defined(target)) {
            Some(target) if target.ty() != ty => self.wrong_type(at, "@", &name, target.ty(), ty),
            Some(target) if self.is_function(target) => Ok(self.cx.dso_local_equivalent(target)),
            Some(_) => fail(at, NO_FUNCTION),
            None => {
                self.equivalents.push((at, name, found));
                Ok(found.map_or(Value::undef(ty), |target| self.cx.dso_local_equivalent(target)))
            }
        }
    }

    /// The global that the current token names, and its name.
    fn named_global(&mut self) -> (Option<Value>, String) {
        let token = self.lex.token();
        self.lex.skip(&token);
        if token.kind == Tok::GlobalId {
            let number = token.num as u32;
            (self.found.numbered.get(&number).copied(), number.to_string())
        } else {
            let name = token.contents();
            (self.m.lookup(&name), String::from_utf8_lossy(&name).into_owned())
        }
    }

    /// Whether a global is a function, an alias of one, or an ifunc.
    fn is_function(&self, global: Value) -> bool {
        match global.kind() {
            ValueKind::Func(_) | ValueKind::IFunc(_) => true,
            ValueKind::Alias(id) => self.m.alias(id).ty.is_function() || self.m.alias(id).ty == Type::VOID,
            _ => false,
        }
    }

    /// Checks the operands of `dso_local_equivalent` that are defined behind it.
    pub(super) fn check_equivalents(&self) -> Parse<()> {
        let failing =
            self.equivalents.iter().filter(|(_, _, found)| !found.is_some_and(|it| self.is_function(it)));
        match failing.min_by(|a, b| a.1.cmp(&b.1)) {
            None => Ok(()),
            Some((at, _, Some(_))) => fail(*at, NO_FUNCTION),
            Some((at, name, None)) => {
                fail(*at, format!("unknown function '{name}' referenced by dso_local_equivalent"))
            }
        }
    }

    fn ptr_auth(&mut self) -> Parse<Value> {
        let at = self.at();
        self.next();
        self.expect(b'(', "expected '(' in constant ptrauth expression")?;
        let pointer = self.typed_constant()?;
        self.expect(b',', "expected comma in constant ptrauth expression")?;
        let key = self.typed_constant()?;
        let mut parts = [pointer, key, self.cx.int(Type::I64, 0), Value::zero(Type::PTR)];
        if self.eat(b',') {
            parts[2] = self.typed_constant()?;
            if self.eat(b',') {
                parts[3] = self.typed_constant()?;
            }
        }
        self.expect(b')', "expected ')' in constant ptrauth expression")?;
        if !pointer.ty().is_ptr() {
            return fail(at, "constant ptrauth base pointer must be a pointer");
        }
        let is_int = |value: Value, ty: Type| value.ty() == ty && self.cx.is_number(value);
        if !is_int(key, Type::I32) {
            return fail(at, "constant ptrauth key must be i32 constant");
        }
        if !is_int(parts[2], Type::I64) {
            return fail(at, "constant ptrauth integer discriminator must be i64 constant");
        }
        if !parts[3].ty().is_ptr() {
            return fail(at, "constant ptrauth address discriminator must be a pointer");
        }
        Ok(self.cx.ptr_auth(parts))
    }

    /// `blockaddress(@f, %block)`.
    fn block_address(&mut self, ty: Type) -> Parse<Value> {
        let value_at = self.at();
        self.next();
        self.expect(b'(', "expected '(' in block address expression")?;
        let at = self.at();
        let is_global = self.lex.at_global();
        let found = if is_global {
            self.named_global().0
        } else {
            self.untyped_value()?;
            None
        };
        self.expect(b',', "expected comma in block address expression")?;
        let block_at = self.at();
        let name = self.lex.at_local().then(|| self.local_name().0);
        self.untyped_value()?;
        self.expect(b')', "expected ')' in block address expression")?;
        if !is_global {
            return fail(at, "expected function name in blockaddress");
        }
        let Some(name) = name else {
            return fail(block_at, "expected basic block name in blockaddress");
        };
        // LLVM takes the address space from the type that is expected, and the type itself else.
        let pointer = if ty.is_ptr() { ty } else { Type::PTR };
        if !ty.is_ptr() && !found.is_some_and(|found| self.is_defined(found)) {
            let ty = self.type_text(ty);
            return fail(value_at, format!("type of blockaddress must be a pointer and not '{ty}'"));
        }
        let ty = pointer;
        let Some(found) = found else {
            self.unknown_functions.push(at);
            return Ok(Value::undef(ty));
        };
        let Some(func) = found.as_func() else {
            return fail(at, "expected function name in blockaddress");
        };
        let block = self.block_of(func, name, at, block_at)?;
        if self.current == Some(func) {
            self.taken_blocks.take(func, block, self.fs.body.n_insts());
        }
        Ok(self.cx.block_address(ty, func, block))
    }

    /// A block of any function: the current one, one with a body, or one whose body is still to come.
    fn block_of(&mut self, func: Func, name: LocalName<'a>, at: u32, block_at: u32) -> Parse<Block> {
        if self.current == Some(func) {
            let known = self.fs.find(&name);
            if let Some(block) = known.as_block() {
                return Ok(block);
            }
            if known != Value::NONE {
                return fail(block_at, "referenced value is not a basic block");
            }
            let block = self.fs.body.create_block();
            self.fs.open_block(block, name.clone(), block_at);
            self.register_block(name, block);
            return Ok(block);
        }
        if let Some(body) = &self.m.func(func).body {
            let found = match &name {
                LocalName::Name(name) => body.find_name(name).and_then(|value| value.as_block()),
                LocalName::Number(_) => {
                    let message = "cannot take address of numeric label after the function is defined";
                    return fail(block_at, message);
                }
            };
            return match found {
                Some(block) => Ok(block),
                None => fail(block_at, "referenced value is not a basic block"),
            };
        }
        if self.finished.contains(&func) {
            return fail(at, "cannot take blockaddress inside a declaration");
        }
        let awaited = self.awaited_blocks.entry(func).or_default();
        let index = awaited.iter().position(|other| other.name == name).unwrap_or_else(|| {
            awaited.push(AwaitedBlock { name, at: block_at, func_at: at });
            awaited.len() - 1
        });
        Ok(Block::from_index(index))
    }
}
