//! Calls, invokes and `callbr`.

use super::Parser;
use super::attributes::Place;
use super::error::{Parse, fail};
use super::inst::Parsed;
use super::lifetimes::Marker;
use super::old_intrinsics::{CallArguments, Kept};
use super::records::DebugForm;
use super::token::Tok;
use crate::attrs::AttrSet;
use crate::debug::RecordKind;
use crate::inst::*;
use crate::intrinsics::Intrinsic;
use crate::module::InlineAsm;
use crate::types::Type;
use crate::value::*;
use std::borrow::Cow;
use terrace_support::small_vec::SmallVec;

/// The callee of a call.
enum Callee<'a> {
    Value(Value),
    /// Inline assembly, whose function type follows from the arguments.
    Asm {
        template: Cow<'a, [u8]>,
        constraints: Cow<'a, [u8]>,
        flags: [bool; 4],
        at: u32,
    },
    /// An intrinsic without a declaration.
    Undeclared {
        name: Cow<'a, [u8]>,
        at: u32,
    },
}

/// A call up to its operand bundles.
struct CallParts {
    fn_ty: Type,
    callee: Value,
    /// Arguments, then operands of bundles.
    operands: SmallVec<[Value; 8]>,
    info: CallInfo,
}

impl<'a> Parser<'a> {
    pub(super) fn tail_call(&mut self, tail: TailKind) -> Parse<Parsed> {
        let at = self.at();
        self.expect_word(b"call", "expected 'tail call', 'musttail call', or 'notail call'")?;
        self.call(tail, at)
    }

    /// A call, after its keywords. `at` is the offset behind the first of them, which LLVM shows in messages.
    pub(super) fn call(&mut self, tail: TailKind, at: u32) -> Parse<Parsed> {
        let flags = self.fast_math();
        let parts = self.call_parts(at, "call", tail)?;
        if let Some(expansion) = self.fs.expansion.take() {
            self.fs.body.bundles.truncate(parts.info.bundles as usize);
            self.fs.expanded = self.expand(&expansion);
            if self.fs.expanded.is_none() {
                return fail(at, "invalid arguments of an intrinsic of an older version");
            }
            return Ok((None, false));
        }
        let ret = self.cx.signature(parts.fn_ty).map_or(Type::VOID, |parts| parts.0);
        if flags != Flags::NONE && !self.takes_fast_math(ret) {
            return fail(
                at,
                "fast-math-flags specified for call without floating-point scalar or vector return type",
            );
        }
        let inst = self.push_call(Opcode::Call, parts, &[]);
        if let Some((base, origin)) = self.fs.lifetime.take() {
            self.fs.lifetimes.push(Marker { call: inst, base, origin });
        }
        if self.fs.kept == Kept::All {
            self.fs.body.inst_mut(inst).flags = flags;
        }
        Ok((Some(inst), false))
    }

    pub(super) fn invoke(&mut self) -> Parse<Parsed> {
        let at = self.at();
        let parts = self.call_parts(at, "invoke", TailKind::None)?;
        self.expect_word(b"to", "expected 'to' in invoke")?;
        let normal = self.typed_block()?;
        self.expect_word(b"unwind", "expected 'unwind' in invoke")?;
        let unwind = self.typed_block()?;
        let inst = self.push_call(Opcode::Invoke, parts, &[Value::block(normal), Value::block(unwind)]);
        Ok((Some(inst), false))
    }

    pub(super) fn call_br(&mut self) -> Parse<Parsed> {
        let at = self.at();
        let parts = self.call_parts(at, "callbr", TailKind::None)?;
        self.expect_word(b"to", "expected 'to' in callbr")?;
        let mut dests: SmallVec<[Value; 8]> = terrace_support::smallvec![Value::block(self.typed_block()?)];
        self.expect(b'[', "expected '[' in callbr")?;
        if !self.lex.at(b']') {
            loop {
                dests.push(Value::block(self.typed_block()?));
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b']', "expected ']' at end of block list")?;
        let inst = self.push_call(Opcode::CallBr, parts, &dests);
        Ok((Some(inst), false))
    }

    fn push_call(&mut self, op: Opcode, parts: CallParts, dests: &[Value]) -> Inst {
        let CallParts { fn_ty, callee, mut operands, info } = parts;
        let ret = self.cx.signature(fn_ty).map_or(Type::VOID, |parts| parts.0);
        operands.extend_from_slice(dests);
        operands.push(callee);
        let body = &mut self.fs.body;
        // Consecutive calls often have equal properties and then share one record.
        if body.calls.last() != Some(&info) {
            body.calls.push(info);
        }
        let record = body.calls.len() as u32 - 1;
        let inst = self.push(op, ret, &operands);
        self.fs.body.inst_mut(inst).aux = record;
        inst
    }

    fn callee(&mut self, space: u32) -> Parse<Callee<'a>> {
        let at = self.at();
        if self.eat_word(b"asm") {
            let mut flags = [false; 4];
            for (flag, word) in
                flags.iter_mut().zip([&b"sideeffect"[..], b"alignstack", b"inteldialect", b"unwind"])
            {
                *flag = self.eat_word(word);
            }
            let template = self.string()?;
            self.expect(b',', "expected comma in inline asm expression")?;
            if !self.at_string() {
                return self.fail("expected constraint string");
            }
            let constraints = self.string()?;
            return Ok(Callee::Asm { template, constraints, flags, at });
        }
        if self.lex.peek() == b'@'
            && let token = self.lex.token()
            && token.kind == Tok::Global
            && token.text.starts_with(b"llvm.")
        {
            let name = token.contents();
            // A declaration that an earlier call made is none of the text's.
            if self.found.replaced.contains_key(&name[..])
                || self.m.lookup(&name).is_none()
                || self.added.contains_key(&name[..])
            {
                self.lex.skip(&token);
                return Ok(Callee::Undeclared { name, at });
            }
        }
        Ok(Callee::Value(self.value(Type::ptr(space))?))
    }

    /// Inline assembly where a value is expected, which only a callee can be.
    pub(super) fn inline_asm_value(&mut self, _ty: Type) -> Parse<Value> {
        let at = self.at();
        self.callee(0)?;
        fail(at, "invalid type for inline asm constraint string")
    }

    /// A call from the calling convention up to the operand bundles.
    fn call_parts(&mut self, at: u32, what: &str, tail: TailKind) -> Parse<CallParts> {
        let call_at = at;
        let cc = self.call_conv()?;
        let mut ret_attrs = self.value_attributes(Place::Result)?;
        let program = self.m.layout.program_address_space();
        let space = self.address_space_or(program)?;
        let ret_at = self.at();
        let ret = self.any_type("expected type")?;
        let callee = self.callee(space)?;
        self.expect(b'(', "expected '(' in call")?;
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        let mut sets: SmallVec<[AttrSet; 8]> = SmallVec::new();
        let mut offsets: SmallVec<[u32; 8]> = SmallVec::new();
        let in_vararg = |parser: &Self| {
            let signature = parser.current.and_then(|func| parser.cx.signature(parser.m.func(func).ty));
            signature.is_some_and(|parts| parts.2)
        };
        let mut has_ellipsis = false;
        while !self.lex.at(b')') {
            if !operands.is_empty() {
                self.expect(b',', "expected ',' in argument list")?;
            }
            if self.lex.at_ellipsis() {
                if tail != TailKind::MustTail {
                    return self.fail("unexpected ellipsis in argument list for non-musttail call");
                }
                if !in_vararg(self) {
                    return self.fail(
                        "unexpected ellipsis in argument list for musttail call in non-varargs function",
                    );
                }
                self.lex.eat_ellipsis();
                if !self.lex.at(b')') {
                    return self.fail("expected ')' at end of argument list");
                }
                has_ellipsis = true;
                break;
            }
            let at = self.at();
            offsets.push(at);
            let ty = self.ty()?;
            if !self.is_first_class(ty) || ty == Type::LABEL {
                return fail(at, "invalid type for function argument");
            }
            if ty == Type::METADATA {
                sets.push(AttrSet::EMPTY);
                operands.push(self.metadata_value()?);
            } else {
                sets.push(self.value_attributes(Place::Param)?);
                operands.push(self.value(ty)?);
            }
        }
        if tail == TailKind::MustTail && !has_ellipsis && in_vararg(self) {
            let message = "expected '...' at end of argument list for musttail call in varargs function";
            return self.fail(message);
        }
        self.eat(b')');
        let mut attrs = self.function_attributes(Place::Call)?;
        let mut n_args = operands.len();
        let (bundles, n_bundles) = self.bundles(&mut operands)?;
        let mut fn_ty = if ret.is_function() {
            ret
        } else {
            let types: SmallVec<[Type; 8]> = operands[..n_args].iter().map(|arg| arg.ty()).collect();
            if matches!(ret, Type::LABEL | Type::METADATA) {
                return fail(ret_at, "Invalid result type for LLVM function");
            }
            self.cx.function_type(ret, &types, false)
        };
        let mut kept = Kept::All;
        let callee = match callee {
            Callee::Value(value) => value,
            Callee::Asm { template, constraints, flags, at } => {
                self.asm(fn_ty, &template, &constraints, flags, at)?
            }
            Callee::Undeclared { name, at } => {
                if !self.found.replaced.contains_key(&name[..]) {
                    self.check_undeclared(&name, fn_ty, at);
                }
                if let Some(kind) = super::upgrade::debug_intrinsic(&name) {
                    // Labels do not count: LLVM makes records of them all the same.
                    if kind != RecordKind::Label && self.debug_form(DebugForm::Calls).is_err() {
                        let message =
                            "llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info";
                        return fail(call_at, message);
                    }
                    self.fs.debug_call = Some((kind, &*name == b"llvm.dbg.addr"));
                    Value::undef(Type::ptr(space))
                } else if let recipe = self.recipe(&name, fn_ty)
                    && (recipe.is_some() || super::recipes::is_old(&name, n_args))
                {
                    if what == "call"
                        && let Some(recipe) = recipe
                    {
                        let origin = self.origin_of_call(&name);
                        let ret = self.cx.signature(fn_ty).map_or(Type::VOID, |parts| parts.0);
                        let args = operands[..n_args].into();
                        self.fs.expansion = Some(super::recipes::Expansion {
                            name: name.to_vec(),
                            recipe,
                            ret,
                            args,
                            origin,
                        });
                    } else {
                        self.undefined.push((String::from_utf8_lossy(&name).into_owned(), at, true));
                    }
                    Value::undef(Type::ptr(space))
                } else if let Some(rule) = super::old_intrinsics::rule(&name, n_args)
                    .or_else(|| super::old_intrinsics::renaming(&name))
                {
                    let mut call = CallArguments { operands, n_args, sets };
                    let value = if rule.is_lifetime() && what == "call" {
                        self.old_lifetime(&rule, &name, &mut call);
                        Value::undef(Type::ptr(space))
                    } else {
                        let (value, ty) = self.replace_intrinsic(&rule, &name, fn_ty, &mut call, space);
                        fn_ty = ty;
                        value
                    };
                    CallArguments { operands, n_args, sets } = call;
                    kept = rule.kept;
                    value
                } else {
                    // It is unknown, which is reported at the end.
                    Value::undef(Type::ptr(space))
                }
            }
        };
        let (mut cc, mut tail, mut n_bundles) = (cc, tail, n_bundles);
        if kept != Kept::All {
            if kept != Kept::Attributes {
                attrs = Default::default();
                ret_attrs = AttrSet::EMPTY;
            }
            (cc, n_bundles) = (CallConv::C, 0);
            self.fs.body.bundles.truncate(bundles as usize);
            if kept != Kept::Metadata {
                tail = TailKind::None;
            }
        }
        self.fs.kept = kept;
        let (_, params, vararg) = match self.cx.signature(fn_ty) {
            Some(signature) => signature,
            None => return fail(ret_at, "Invalid result type for LLVM function"),
        };
        if ret.is_function() && kept == Kept::All {
            for (i, (arg, &at)) in operands[..n_args].iter().zip(&offsets).enumerate() {
                match params.get(i) {
                    Some(param) if param != arg.ty() => {
                        let wanted = self.type_text(param);
                        return fail(at, format!("argument is not of expected type '{wanted}'"));
                    }
                    None if !vararg => return fail(at, "too many arguments specified"),
                    _ => {}
                }
            }
            if n_args < params.len() {
                return fail(at, format!("not enough parameters specified for {what}"));
            }
        }
        let fn_attrs = if attrs.list.is_empty() && attrs.groups.is_empty() {
            AttrSet::EMPTY
        } else {
            self.attribute_set(&attrs)?
        };
        let list = self.cx.attr_list(fn_attrs, ret_attrs, &sets);
        self.fs.body.has_metadata |= operands.iter().any(|value| value.ty() == Type::METADATA);
        let info = CallInfo { fn_ty, attrs: list, cc, tail, bundles, n_bundles };
        Ok(CallParts { fn_ty, callee, operands, info })
    }

    /// `[ "tag"(operands), … ]`, optional. Appends the operands; returns the first bundle's index and their number.
    fn bundles(&mut self, operands: &mut SmallVec<[Value; 8]>) -> Parse<(u32, u32)> {
        let first = self.fs.body.bundles.len() as u32;
        let at = self.at();
        if !self.eat(b'[') {
            return Ok((first, 0));
        }
        while !self.lex.at(b']') {
            if self.fs.body.bundles.len() as u32 != first {
                self.expect(b',', "expected ',' in input list")?;
            }
            let tag = self.string()?;
            let tag = self.cx.intern_str(&tag);
            self.expect(b'(', "expected '(' in operand bundle")?;
            let mut n_operands = 0;
            while !self.lex.at(b')') {
                if n_operands != 0 {
                    self.expect(b',', "expected ',' in input list")?;
                }
                let ty = self.ty()?;
                operands.push(if ty == Type::METADATA { self.metadata_value()? } else { self.value(ty)? });
                n_operands += 1;
            }
            self.eat(b')');
            self.fs.body.bundles.push(BundleInfo { tag, n_operands });
        }
        let n = self.fs.body.bundles.len() as u32 - first;
        if n == 0 {
            return fail(at, "operand bundle set must not be empty");
        }
        self.eat(b']');
        Ok((first, n))
    }

    fn asm(
        &mut self,
        fn_ty: Type,
        template: &[u8],
        constraints: &[u8],
        flags: [bool; 4],
        at: u32,
    ) -> Parse<Value> {
        let [side_effect, align_stack, intel_dialect, can_unwind] = flags;
        let asm =
            InlineAsm { fn_ty, template, constraints, side_effect, align_stack, intel_dialect, can_unwind };
        if let Some(message) = crate::verify::asm_problem(&self.cx, &asm) {
            return fail(at, message);
        }
        Ok(self.m.inline_asm(&asm))
    }

    /// Notes a call of an intrinsic without a declaration that no intrinsic of its name allows: errors of the text
    /// come first.
    fn check_undeclared(&mut self, name: &[u8], fn_ty: Type, at: u32) {
        if !self.undeclared.contains_key(name) {
            self.undeclared.insert(name.to_vec(), at);
        }
        let n_params = self.cx.signature(fn_ty).map_or(0, |(_, params, _)| params.len());
        let is_allowed = match Intrinsic::find(name) {
            _ if super::old_intrinsics::is_replaced(name, n_params) || self.recipe(name, fn_ty).is_some() => {
                true
            }
            Some(intrinsic) => intrinsic.check(&self.cx, fn_ty).is_none(),
            None => false,
        };
        if !is_allowed {
            self.undefined.push((String::from_utf8_lossy(name).into_owned(), at, true));
        }
    }
}
