//! Instructions that neither access memory nor call (LangRef, "Instruction Reference").

use super::Parser;
use super::error::{Parse, fail};
use crate::inst::*;
use crate::types::{Type, TypeView};
use crate::value::*;
use terrace_support::small_vec::SmallVec;

/// An instruction, unless it was upgraded to none, and whether the comma before metadata was skipped.
pub(super) type Parsed = (Option<Inst>, bool);

impl<'a> Parser<'a> {
    /// One instruction, after its name.
    pub(super) fn instruction(&mut self) -> Parse<Parsed> {
        let (at, word) = (self.lex.pos, self.word());
        self.skip_word(word);
        let inst = match word {
            b"call" => return self.call(TailKind::None, self.at()),
            b"tail" => return self.tail_call(TailKind::Tail),
            b"musttail" => return self.tail_call(TailKind::MustTail),
            b"notail" => return self.tail_call(TailKind::NoTail),
            b"load" => return self.load(),
            b"store" => return self.store(),
            b"getelementptr" => return self.gep(),
            b"br" => self.branch()?,
            b"phi" => return self.phi(at as u32),
            b"icmp" => self.icmp()?,
            b"bitcast" => self.cast(Opcode::BitCast)?,
            b"add" => self.arithmetic(Opcode::Add)?,
            b"sub" => self.arithmetic(Opcode::Sub)?,
            b"mul" => self.arithmetic(Opcode::Mul)?,
            b"shl" => self.arithmetic(Opcode::Shl)?,
            b"udiv" => self.arithmetic(Opcode::UDiv)?,
            b"sdiv" => self.arithmetic(Opcode::SDiv)?,
            b"lshr" => self.arithmetic(Opcode::LShr)?,
            b"ashr" => self.arithmetic(Opcode::AShr)?,
            b"urem" => self.arithmetic(Opcode::URem)?,
            b"srem" => self.arithmetic(Opcode::SRem)?,
            b"fadd" => self.arithmetic(Opcode::FAdd)?,
            b"fsub" => self.arithmetic(Opcode::FSub)?,
            b"fmul" => self.arithmetic(Opcode::FMul)?,
            b"fdiv" => self.arithmetic(Opcode::FDiv)?,
            b"frem" => self.arithmetic(Opcode::FRem)?,
            b"and" => self.logical(Opcode::And)?,
            b"or" => self.logical(Opcode::Or)?,
            b"xor" => self.logical(Opcode::Xor)?,
            b"fcmp" => self.fcmp()?,
            b"select" => self.select(at as u32)?,
            b"alloca" => return self.alloca(),
            b"trunc" => self.cast(Opcode::Trunc)?,
            b"zext" => self.cast(Opcode::ZExt)?,
            b"sext" => self.cast(Opcode::SExt)?,
            b"fptrunc" => self.cast(Opcode::FpTrunc)?,
            b"fpext" => self.cast(Opcode::FpExt)?,
            b"fptoui" => self.cast(Opcode::FpToUi)?,
            b"fptosi" => self.cast(Opcode::FpToSi)?,
            b"uitofp" => self.cast(Opcode::UiToFp)?,
            b"sitofp" => self.cast(Opcode::SiToFp)?,
            b"ptrtoint" => self.cast(Opcode::PtrToInt)?,
            b"ptrtoaddr" => self.cast(Opcode::PtrToAddr)?,
            b"inttoptr" => self.cast(Opcode::IntToPtr)?,
            b"addrspacecast" => self.cast(Opcode::AddrSpaceCast)?,
            b"ret" => self.ret()?,
            b"switch" => self.switch()?,
            b"unreachable" => self.push(Opcode::Unreachable, Type::VOID, &[]),
            b"invoke" => return self.invoke(),
            b"callbr" => return self.call_br(),
            b"indirectbr" => self.indirect_br()?,
            b"resume" => {
                let value = self.typed_value()?;
                self.push(Opcode::Resume, Type::VOID, &[value])
            }
            b"landingpad" => self.landing_pad()?,
            b"cleanupret" => self.cleanup_ret()?,
            b"catchret" => self.catch_ret()?,
            b"catchswitch" => self.catch_switch()?,
            b"catchpad" => self.pad(Opcode::CatchPad)?,
            b"cleanuppad" => self.pad(Opcode::CleanupPad)?,
            b"extractvalue" => return self.extract_value(),
            b"insertvalue" => return self.insert_value(),
            b"extractelement" => self.extract_element()?,
            b"insertelement" => self.insert_element()?,
            b"shufflevector" => self.shuffle_vector()?,
            b"fneg" => self.fneg()?,
            b"freeze" => {
                let value = self.typed_value()?;
                self.push(Opcode::Freeze, value.ty(), &[value])
            }
            b"va_arg" => self.va_arg()?,
            b"cmpxchg" => return self.cmpxchg(),
            b"atomicrmw" => return self.atomic_rmw(),
            b"fence" => self.fence()?,
            _ => {
                self.lex.seek(at);
                let is_end = self.lex.at_end();
                return self.fail(if is_end {
                    "found end of file when expecting more instructions"
                } else {
                    "expected instruction opcode"
                });
            }
        };
        Ok((Some(inst), false))
    }

    fn set_flags(&mut self, inst: Inst, flags: Flags) {
        self.fs.body.inst_mut(inst).flags = flags;
    }

    /// Fast-math flags.
    pub(super) fn fast_math(&mut self) -> Flags {
        let mut flags = Flags::NONE;
        loop {
            let word = self.word();
            flags = flags.with(match word {
                b"fast" => Flags::FAST,
                b"nnan" => Flags::NNAN,
                b"ninf" => Flags::NINF,
                b"nsz" => Flags::NSZ,
                b"arcp" => Flags::ARCP,
                b"contract" => Flags::CONTRACT,
                b"reassoc" => Flags::REASSOC,
                b"afn" => Flags::AFN,
                _ => return flags,
            });
            self.skip_word(word);
        }
    }

    /// Whether fast-math flags apply to results of a type: floats, vectors, and aggregates of one such type.
    pub(super) fn takes_fast_math(&self, ty: Type) -> bool {
        let mut ty = ty;
        while let TypeView::Array { elem, .. } = self.cx.view(ty) {
            ty = elem;
        }
        if let Some((fields, _)) = self.cx.struct_fields(ty).filter(|_| !ty.is_named_struct()) {
            let Some(first) = fields.get(0) else { return false };
            return fields.iter().all(|field| field == first) && self.cx.scalar_type(first).is_float();
        }
        self.cx.scalar_type(ty).is_float()
    }

    fn arithmetic(&mut self, op: Opcode) -> Parse<Inst> {
        use Opcode::*;
        let is_float = matches!(op, FAdd | FSub | FMul | FDiv | FRem);
        let flags = match op {
            _ if is_float => self.fast_math(),
            Add | Sub | Mul | Shl => self.wrap_flags(false),
            SDiv | UDiv | LShr | AShr if self.eat_word(b"exact") => Flags::EXACT,
            _ => Flags::NONE,
        };
        let at = self.at();
        let lhs = self.typed_value()?;
        self.expect(b',', "expected ',' in arithmetic operation")?;
        let rhs = self.value(lhs.ty())?;
        let scalar = self.cx.scalar_type(lhs.ty());
        if if is_float { !scalar.is_float() } else { !scalar.is_int() } {
            return fail(at, "invalid operand type for instruction");
        }
        let inst = self.push(op, lhs.ty(), &[lhs, rhs]);
        self.set_flags(inst, flags);
        Ok(inst)
    }

    fn logical(&mut self, op: Opcode) -> Parse<Inst> {
        let flags =
            if op == Opcode::Or && self.eat_word(b"disjoint") { Flags::DISJOINT } else { Flags::NONE };
        let at = self.at();
        let lhs = self.typed_value()?;
        self.expect(b',', "expected ',' in logical operation")?;
        let rhs = self.value(lhs.ty())?;
        if !self.cx.scalar_type(lhs.ty()).is_int() {
            return fail(at, "instruction requires integer or integer vector operands");
        }
        let inst = self.push(op, lhs.ty(), &[lhs, rhs]);
        self.set_flags(inst, flags);
        Ok(inst)
    }

    fn fneg(&mut self) -> Parse<Inst> {
        let flags = self.fast_math();
        let at = self.at();
        let value = self.typed_value()?;
        if !self.cx.scalar_type(value.ty()).is_float() {
            return fail(at, "invalid operand type for instruction");
        }
        let inst = self.push(Opcode::FNeg, value.ty(), &[value]);
        self.set_flags(inst, flags);
        Ok(inst)
    }

    fn icmp(&mut self) -> Parse<Inst> {
        let flags = if self.eat_word(b"samesign") { Flags::SAMESIGN } else { Flags::NONE };
        let word = self.word();
        let predicate = core::str::from_utf8(word).ok().and_then(IntPredicate::from_name);
        let Some(predicate) = predicate else {
            return self.fail("expected icmp predicate (e.g. 'eq')");
        };
        self.skip_word(word);
        let at = self.at();
        let lhs = self.typed_value()?;
        self.expect(b',', "expected ',' after compare value")?;
        let rhs = self.value(lhs.ty())?;
        let scalar = self.cx.scalar_type(lhs.ty());
        if !scalar.is_int() && !scalar.is_ptr() {
            return fail(at, "icmp requires integer operands");
        }
        let ty = self.cx.with_shape_of(Type::I1, lhs.ty());
        let inst = self.push(Opcode::ICmp, ty, &[lhs, rhs]);
        let data = self.fs.body.inst_mut(inst);
        data.sub = predicate as u8;
        data.flags = flags;
        Ok(inst)
    }

    fn fcmp(&mut self) -> Parse<Inst> {
        let flags = self.fast_math();
        let word = self.word();
        let predicate = core::str::from_utf8(word).ok().and_then(FloatPredicate::from_name);
        let Some(predicate) = predicate else {
            return self.fail("expected fcmp predicate (e.g. 'oeq')");
        };
        self.skip_word(word);
        let at = self.at();
        let lhs = self.typed_value()?;
        self.expect(b',', "expected ',' after compare value")?;
        let rhs = self.value(lhs.ty())?;
        if !self.cx.scalar_type(lhs.ty()).is_float() {
            return fail(at, "fcmp requires floating point operands");
        }
        let ty = self.cx.with_shape_of(Type::I1, lhs.ty());
        let inst = self.push(Opcode::FCmp, ty, &[lhs, rhs]);
        let data = self.fs.body.inst_mut(inst);
        data.sub = predicate as u8;
        data.flags = flags;
        Ok(inst)
    }

    fn cast(&mut self, op: Opcode) -> Parse<Inst> {
        let mut flags = match op {
            Opcode::ZExt | Opcode::UiToFp if self.eat_word(b"nneg") => Flags::NNEG,
            Opcode::FpTrunc | Opcode::FpExt => self.fast_math(),
            Opcode::Trunc => self.wrap_flags(false),
            _ => Flags::NONE,
        };
        let at = self.at();
        let value = self.typed_value()?;
        self.expect_word(b"to", "expected 'to' after cast value")?;
        let ty = self.ty()?;
        if !self.cx.is_valid_cast(op, value.ty(), ty) {
            let (from, to) = (self.type_text(value.ty()), self.type_text(ty));
            return fail(at, format!("invalid cast opcode for cast from '{from}' to '{to}'"));
        }
        if op == Opcode::Trunc {
            flags = Flags(flags.0 & 3);
        }
        let inst = self.push(op, ty, &[value]);
        self.set_flags(inst, flags);
        Ok(inst)
    }

    fn select(&mut self, opcode_at: u32) -> Parse<Inst> {
        let flags = self.fast_math();
        let at = self.at();
        let cond = self.typed_value()?;
        self.expect(b',', "expected ',' after select condition")?;
        let if_true = self.typed_value()?;
        self.expect(b',', "expected ',' after select value")?;
        let if_false = self.typed_value()?;
        let ty = if_true.ty();
        if ty != if_false.ty() {
            return fail(at, "both values to select must have same type");
        }
        if ty == Type::TOKEN {
            return fail(at, "select values cannot have token type");
        }
        if cond.ty().is_vector() {
            if self.cx.scalar_type(cond.ty()) != Type::I1 {
                return fail(at, "vector select condition element type must be i1");
            }
            if !ty.is_vector() {
                return fail(at, "selected values for vector select must be vectors");
            }
            let count = |ty: Type| (self.cx.vector_parts(ty).map(|parts| parts.1), ty.is_scalable_vector());
            if count(ty) != count(cond.ty()) {
                let message = "vector select requires selected vectors to have the same vector length as select condition";
                return fail(at, message);
            }
        } else if cond.ty() != Type::I1 {
            return fail(at, "select condition must be i1 or <n x i1>");
        }
        if flags != Flags::NONE && !self.takes_fast_math(ty) {
            return fail(
                opcode_at,
                "fast-math-flags specified for select without floating-point scalar or vector return type",
            );
        }
        let inst = self.push(Opcode::Select, ty, &[cond, if_true, if_false]);
        self.set_flags(inst, flags);
        Ok(inst)
    }

    fn ret(&mut self) -> Parse<Inst> {
        let at = self.at();
        let wanted =
            self.current.and_then(|func| self.cx.signature(self.m.func(func).ty)).map(|parts| parts.0);
        let wanted = wanted.unwrap_or(Type::VOID);
        let ty = self.any_type("expected type")?;
        let mut operands: SmallVec<[Value; 1]> = SmallVec::new();
        if ty == Type::VOID {
            if wanted == Type::VOID {
                return Ok(self.push(Opcode::Ret, Type::VOID, &[]));
            }
        } else {
            operands.push(self.value(ty)?);
        }
        if ty != wanted {
            let wanted = self.type_text(wanted);
            return fail(at, format!("value doesn't match function result type '{wanted}'"));
        }
        Ok(self.push(Opcode::Ret, Type::VOID, &operands))
    }

    fn branch(&mut self) -> Parse<Inst> {
        let at = self.at();
        if self.eat_word(b"label") {
            let block = self.block_name()?;
            return Ok(self.push(Opcode::Br, Type::VOID, &[Value::block(block)]));
        }
        let cond = self.typed_value()?;
        if cond.ty() != Type::I1 {
            return fail(at, "branch condition must have 'i1' type");
        }
        self.expect(b',', "expected ',' after branch condition")?;
        let if_true = self.typed_block()?;
        self.expect(b',', "expected ',' after true destination")?;
        let if_false = self.typed_block()?;
        Ok(self.push(Opcode::Br, Type::VOID, &[cond, Value::block(if_true), Value::block(if_false)]))
    }

    fn switch(&mut self) -> Parse<Inst> {
        let at = self.at();
        let cond = self.typed_value()?;
        self.expect(b',', "expected ',' after switch condition")?;
        let default = self.typed_block()?;
        self.expect(b'[', "expected '[' with switch table")?;
        if !cond.ty().is_int() {
            return fail(at, "switch condition must have integer type");
        }
        let mut operands: SmallVec<[Value; 16]> = terrace_support::smallvec![cond, Value::block(default)];
        let mut seen = terrace_support::FxHashSet::default();
        while !self.lex.at(b']') {
            let at = self.at();
            let case = self.typed_value()?;
            self.expect(b',', "expected ',' after case value")?;
            let block = self.typed_block()?;
            if !seen.insert(case) {
                return fail(at, "duplicate case value in switch");
            }
            if !case.ty().is_int() || !self.cx.is_number(case) {
                return fail(at, "case value is not a constant integer");
            }
            operands.extend([case, Value::block(block)]);
        }
        self.eat(b']');
        Ok(self.push(Opcode::Switch, Type::VOID, &operands))
    }

    fn indirect_br(&mut self) -> Parse<Inst> {
        let at = self.at();
        let address = self.typed_value()?;
        self.expect(b',', "expected ',' after indirectbr address")?;
        self.expect(b'[', "expected '[' with indirectbr")?;
        if !address.ty().is_ptr() {
            return fail(at, "indirectbr address must have pointer type");
        }
        let mut operands: SmallVec<[Value; 16]> = terrace_support::smallvec![address];
        if !self.lex.at(b']') {
            loop {
                operands.push(Value::block(self.typed_block()?));
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b']', "expected ']' at end of block list")?;
        Ok(self.push(Opcode::IndirectBr, Type::VOID, &operands))
    }

    fn phi(&mut self, opcode_at: u32) -> Parse<Parsed> {
        let flags = self.fast_math();
        let at = self.at();
        let ty = self.ty()?;
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        let mut comma = false;
        loop {
            if !operands.is_empty() {
                if !self.eat(b',') {
                    break;
                }
                if self.lex.at_metadata_name() {
                    comma = true;
                    break;
                }
            } else if !self.lex.at(b'[') {
                break;
            }
            self.expect(b'[', "expected '[' in phi value list")?;
            let value = self.value(ty)?;
            self.expect(b',', "expected ',' after insertelement value")?;
            let block = self.block_name()?;
            self.expect(b']', "expected ']' in phi value list")?;
            operands.extend([value, Value::block(block)]);
        }
        if !self.is_first_class(ty) {
            return fail(at, "phi node must have first class type");
        }
        if flags != Flags::NONE && !self.takes_fast_math(ty) {
            return fail(
                opcode_at,
                "fast-math-flags specified for phi without floating-point scalar or vector return type",
            );
        }
        let inst = self.push(Opcode::Phi, ty, &operands);
        self.set_flags(inst, flags);
        Ok((Some(inst), comma))
    }

    fn landing_pad(&mut self) -> Parse<Inst> {
        let ty = self.ty()?;
        let flags = if self.eat_word(b"cleanup") { Flags::CLEANUP } else { Flags::NONE };
        let mut clauses: SmallVec<[Value; 4]> = SmallVec::new();
        loop {
            let word = self.word();
            let is_filter = match word {
                b"catch" => false,
                b"filter" => true,
                _ => break,
            };
            self.skip_word(word);
            let at = self.at();
            let clause = self.typed_value()?;
            // A filter is an array, a catch is not.
            if clause.ty().is_array() != is_filter {
                return fail(
                    at,
                    if is_filter {
                        "'filter' clause has an invalid type"
                    } else {
                        "'catch' clause has an invalid type"
                    },
                );
            }
            if !clause.is_const() {
                return fail(at, "clause argument must be a constant");
            }
            clauses.push(clause);
        }
        let inst = self.push(Opcode::LandingPad, ty, &clauses);
        self.set_flags(inst, flags);
        Ok(inst)
    }

    fn cleanup_ret(&mut self) -> Parse<Inst> {
        self.expect_word(b"from", "expected 'from' after cleanupret")?;
        let pad = self.value(Type::TOKEN)?;
        self.expect_word(b"unwind", "expected 'unwind' in cleanupret")?;
        if self.eat_word(b"to") {
            self.expect_word(b"caller", "expected 'caller' in cleanupret")?;
            return Ok(self.push(Opcode::CleanupRet, Type::VOID, &[pad]));
        }
        let block = self.typed_block()?;
        Ok(self.push(Opcode::CleanupRet, Type::VOID, &[pad, Value::block(block)]))
    }

    fn catch_ret(&mut self) -> Parse<Inst> {
        self.expect_word(b"from", "expected 'from' after catchret")?;
        let pad = self.value(Type::TOKEN)?;
        self.expect_word(b"to", "expected 'to' in catchret")?;
        let block = self.typed_block()?;
        Ok(self.push(Opcode::CatchRet, Type::VOID, &[pad, Value::block(block)]))
    }

    /// The parent of a pad.
    fn parent_pad(&mut self, what: &str) -> Parse<Value> {
        self.expect_word(b"within", &format!("expected 'within' after {what}"))?;
        if !self.is_word(b"none") && !self.lex.at_local() {
            return self.fail(format!("expected scope value for {what}"));
        }
        self.value(Type::TOKEN)
    }

    fn catch_switch(&mut self) -> Parse<Inst> {
        let parent = self.parent_pad("catchswitch")?;
        self.expect(b'[', "expected '[' with catchswitch labels")?;
        let mut handlers: SmallVec<[Value; 8]> = SmallVec::new();
        loop {
            handlers.push(Value::block(self.typed_block()?));
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b']', "expected ']' after catchswitch labels")?;
        self.expect_word(b"unwind", "expected 'unwind' after catchswitch scope")?;
        let mut operands: SmallVec<[Value; 8]> = terrace_support::smallvec![parent];
        let mut flags = Flags::NONE;
        if self.eat_word(b"to") {
            self.expect_word(b"caller", "expected 'caller' in catchswitch")?;
        } else {
            operands.push(Value::block(self.typed_block()?));
            flags = Flags::UNWINDS;
        }
        operands.extend(handlers);
        let inst = self.push(Opcode::CatchSwitch, Type::TOKEN, &operands);
        self.set_flags(inst, flags);
        Ok(inst)
    }

    fn pad(&mut self, op: Opcode) -> Parse<Inst> {
        let parent = self.parent_pad(op.name())?;
        self.expect(b'[', "expected '[' in catchpad/cleanuppad")?;
        let mut operands: SmallVec<[Value; 8]> = terrace_support::smallvec![parent];
        while !self.lex.at(b']') {
            if operands.len() > 1 {
                self.expect(b',', "expected ',' in argument list")?;
            }
            let ty = self.ty()?;
            operands.push(if ty == Type::METADATA { self.metadata_value()? } else { self.value(ty)? });
        }
        self.eat(b']');
        Ok(self.push(op, Type::TOKEN, &operands))
    }

    /// `, 1, 2`. Returns whether a comma before metadata was skipped.
    fn index_list(&mut self) -> Parse<(SmallVec<[u32; 8]>, bool)> {
        if !self.lex.at(b',') {
            return self.fail("expected ',' as start of index list");
        }
        let mut indices = SmallVec::new();
        while self.eat(b',') {
            if self.lex.at_metadata_name() {
                if indices.is_empty() {
                    return self.fail("expected index");
                }
                return Ok((indices, true));
            }
            indices.push(self.uint32()?);
        }
        Ok((indices, false))
    }

    fn add_indices(&mut self, inst: Inst, indices: impl ExactSizeIterator<Item = u32>) {
        let body = &mut self.fs.body;
        let start = body.indices.len() as u32;
        body.indices.push(indices.len() as u32);
        body.indices.extend(indices);
        body.inst_mut(inst).aux = start;
    }

    fn extract_value(&mut self) -> Parse<Parsed> {
        let at = self.at();
        let aggregate = self.typed_value()?;
        let (indices, comma) = self.index_list()?;
        if !aggregate.ty().is_aggregate() {
            return fail(at, "extractvalue operand must be aggregate type");
        }
        let Some(ty) = self.cx.indexed_type(aggregate.ty(), &indices) else {
            return fail(at, "invalid indices for extractvalue");
        };
        let inst = self.push(Opcode::ExtractValue, ty, &[aggregate]);
        self.add_indices(inst, indices.into_iter());
        Ok((Some(inst), comma))
    }

    fn insert_value(&mut self) -> Parse<Parsed> {
        let at = self.at();
        let aggregate = self.typed_value()?;
        self.expect(b',', "expected comma after insertvalue operand")?;
        let value_at = self.at();
        let value = self.typed_value()?;
        let (indices, comma) = self.index_list()?;
        if !aggregate.ty().is_aggregate() {
            return fail(at, "insertvalue operand must be aggregate type");
        }
        let Some(ty) = self.cx.indexed_type(aggregate.ty(), &indices) else {
            return fail(at, "invalid indices for insertvalue");
        };
        if ty != value.ty() {
            let (found, wanted) = (self.type_text(value.ty()), self.type_text(ty));
            return fail(
                value_at,
                format!("insertvalue operand and field disagree in type: '{found}' instead of '{wanted}'"),
            );
        }
        let inst = self.push(Opcode::InsertValue, aggregate.ty(), &[aggregate, value]);
        self.add_indices(inst, indices.into_iter());
        Ok((Some(inst), comma))
    }

    fn extract_element(&mut self) -> Parse<Inst> {
        let at = self.at();
        let vector = self.typed_value()?;
        self.expect(b',', "expected ',' after extract value")?;
        let index = self.typed_value()?;
        if !vector.ty().is_vector() || !index.ty().is_int() {
            return fail(at, "invalid extractelement operands");
        }
        let ty = self.cx.scalar_type(vector.ty());
        Ok(self.push(Opcode::ExtractElement, ty, &[vector, index]))
    }

    fn insert_element(&mut self) -> Parse<Inst> {
        let at = self.at();
        let vector = self.typed_value()?;
        self.expect(b',', "expected ',' after insertelement value")?;
        let value = self.typed_value()?;
        self.expect(b',', "expected ',' after insertelement value")?;
        let index = self.typed_value()?;
        if !vector.ty().is_vector() || !index.ty().is_int() || self.cx.scalar_type(vector.ty()) != value.ty()
        {
            return fail(at, "invalid insertelement operands");
        }
        Ok(self.push(Opcode::InsertElement, vector.ty(), &[vector, value, index]))
    }

    fn shuffle_vector(&mut self) -> Parse<Inst> {
        let at = self.at();
        let lhs = self.typed_value()?;
        self.expect(b',', "expected ',' after shuffle mask")?;
        let rhs = self.typed_value()?;
        self.expect(b',', "expected ',' after shuffle value")?;
        let mask = self.typed_value()?;
        let Some(mask) = self.cx.shuffle_mask(lhs, rhs, mask) else {
            return fail(at, "invalid shufflevector operands");
        };
        let elem = self.cx.scalar_type(lhs.ty());
        let ty = self.cx.vector(elem, mask.len() as u32, lhs.ty().is_scalable_vector());
        let inst = self.push(Opcode::ShuffleVector, ty, &[lhs, rhs]);
        self.add_indices(inst, mask.into_iter().map(|index| index as u32));
        Ok(inst)
    }

    fn va_arg(&mut self) -> Parse<Inst> {
        let list = self.typed_value()?;
        self.expect(b',', "expected ',' after vaarg operand")?;
        let at = self.at();
        let ty = self.ty()?;
        if !self.is_first_class(ty) {
            return fail(at, "va_arg requires operand with first class type");
        }
        Ok(self.push(Opcode::VaArg, ty, &[list]))
    }
}
