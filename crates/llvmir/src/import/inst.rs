//! Instructions and constant expressions: arithmetic, comparisons, casts, vectors and aggregates.

use crate::import::body::BodyImport;
use crate::import::enums::{fast_math, float_predicate, gep_flags, int_predicate, overflow_flags};
use terrace_ir::attrs::{DenseArrayAttr, IntegerAttr, TypeAttr};
use terrace_ir::{Attr, Op, OpDef, OpKind, Result, Type, Value};
use terrace_llir as llir;
use terrace_llir::constant::{ConstExpr, ExprOp};
use terrace_llir::{Flags, Inst, Opcode, TypeView};
use terrace_llvm as l;
use terrace_llvm::build::DYNAMIC_INDEX;
use terrace_support::small_vec::SmallVec;

/// The flags of an instruction that an operation has.
#[derive(Clone, Copy)]
enum Form {
    Plain,
    Overflow(usize),
    /// One flag as a unit attribute.
    Unit(Flags, usize),
    FastMath(usize),
}

/// An opcode whose operands and results are those of the operation.
fn row(op: Opcode) -> Option<(&'static OpDef, Form)> {
    macro_rules! row {
        ($Op:ident) => {
            (l::$Op::DEF, Form::Plain)
        };
        ($Op:ident overflow) => {
            (l::$Op::DEF, Form::Overflow(l::$Op::SLOTS.overflow_flags))
        };
        ($Op:ident fmf) => {
            (l::$Op::DEF, Form::FastMath(l::$Op::SLOTS.fastmath_flags))
        };
        ($Op:ident $flag:ident $slot:ident) => {
            (l::$Op::DEF, Form::Unit(Flags::$flag, l::$Op::SLOTS.$slot))
        };
    }
    Some(match op {
        Opcode::Add => row!(Add overflow),
        Opcode::Sub => row!(Sub overflow),
        Opcode::Mul => row!(Mul overflow),
        Opcode::Shl => row!(Shl overflow),
        Opcode::Trunc => row!(Trunc overflow),
        Opcode::UDiv => row!(UDiv EXACT is_exact),
        Opcode::SDiv => row!(SDiv EXACT is_exact),
        Opcode::LShr => row!(LShr EXACT is_exact),
        Opcode::AShr => row!(AShr EXACT is_exact),
        Opcode::Or => row!(Or DISJOINT is_disjoint),
        Opcode::ZExt => row!(ZExt NNEG non_neg),
        Opcode::UiToFp => row!(UIToFP NNEG non_neg),
        Opcode::URem => row!(URem),
        Opcode::SRem => row!(SRem),
        Opcode::And => row!(And),
        Opcode::Xor => row!(XOr),
        Opcode::FAdd => row!(FAdd fmf),
        Opcode::FSub => row!(FSub fmf),
        Opcode::FMul => row!(FMul fmf),
        Opcode::FDiv => row!(FDiv fmf),
        Opcode::FRem => row!(FRem fmf),
        Opcode::FNeg => row!(FNeg fmf),
        Opcode::Select => row!(Select fmf),
        Opcode::SExt => row!(SExt),
        Opcode::FpToUi => row!(FPToUI),
        Opcode::FpToSi => row!(FPToSI),
        Opcode::SiToFp => row!(SIToFP),
        Opcode::FpTrunc => row!(FPTrunc),
        Opcode::FpExt => row!(FPExt),
        Opcode::PtrToInt => row!(PtrToInt),
        Opcode::IntToPtr => row!(IntToPtr),
        Opcode::BitCast => row!(Bitcast),
        Opcode::AddrSpaceCast => row!(AddrSpaceCast),
        Opcode::Freeze => row!(Freeze),
        Opcode::ExtractElement => row!(ExtractElement),
        Opcode::InsertElement => row!(InsertElement),
        Opcode::VaArg => row!(VaArg),
        _ => return None,
    })
}

/// The opcode of a constant expression.
fn opcode(op: ExprOp) -> Opcode {
    match op {
        ExprOp::Trunc => Opcode::Trunc,
        ExprOp::PtrToAddr => Opcode::PtrToAddr,
        ExprOp::PtrToInt => Opcode::PtrToInt,
        ExprOp::IntToPtr => Opcode::IntToPtr,
        ExprOp::BitCast => Opcode::BitCast,
        ExprOp::AddrSpaceCast => Opcode::AddrSpaceCast,
        ExprOp::Add => Opcode::Add,
        ExprOp::Sub => Opcode::Sub,
        ExprOp::Xor => Opcode::Xor,
        ExprOp::GetElementPtr => Opcode::GetElementPtr,
        ExprOp::ExtractElement => Opcode::ExtractElement,
        ExprOp::InsertElement => Opcode::InsertElement,
        ExprOp::ShuffleVector => Opcode::ShuffleVector,
    }
}

impl BodyImport<'_, '_> {
    /// Translates an instruction other than a phi. Returns its operation.
    pub fn instruction(&mut self, inst: Inst) -> Result<Option<Op>> {
        let f = self.f;
        let data = f.inst(inst);
        if data.op == Opcode::Call
            && let Some(func) = f.callee(inst).and_then(|callee| callee.as_func())
            && self.im.m.func(func).symbol.name.starts_with(b"llvm.")
            && (!self.im.options.lossless || self.im.is_callable_intrinsic(func))
        {
            // As upstream: debug records in front of a call of an intrinsic are lost, unless they are intrinsics, too.
            if self.im.options.records_as_intrinsics {
                self.defer_records(inst)?;
            }
            return self.intrinsic(inst, func);
        }
        self.defer_records(inst)?;
        let op = match row(data.op) {
            _ if self.im.options.lossless && self.has_other_types(inst) => self.with_other_types(inst)?,
            Some((def, form)) => {
                let operands = self.values(f.operands(inst))?;
                let ty = self.im.ty(data.ty);
                self.simple(def, form, data.flags, &operands, ty)
            }
            None => self.without_row(inst)?,
        };
        if data.ty != llir::Type::VOID && self.body.n_results(op) != 0 {
            let value = self.body.result(op, 0);
            self.set(inst, value);
        }
        Ok(Some(op))
    }

    /// Translates an instruction that is not in the table of simple ones.
    fn without_row(&mut self, inst: Inst) -> Result<Op> {
        let f = self.f;
        let data = f.inst(inst);
        Ok(match data.op {
            Opcode::ICmp | Opcode::FCmp => self.comparison(inst)?,
            Opcode::GetElementPtr => {
                let operands = self.values(f.operands(inst))?;
                let source = data.source_type().unwrap_or(llir::Type::I8);
                self.address(source, data.flags, &operands, data.ty)
            }
            Opcode::ExtractValue | Opcode::InsertValue => {
                let operands = self.values(f.operands(inst))?;
                let indices: SmallVec<[i64; 4]> = f.indices(inst).iter().map(|&i| i64::from(i)).collect();
                let position = DenseArrayAttr::of_i64s(self.im.ctx, &indices);
                let (def, slot) = if data.op == Opcode::ExtractValue {
                    (l::ExtractValue::DEF, l::ExtractValue::SLOTS.position)
                } else {
                    (l::InsertValue::DEF, l::InsertValue::SLOTS.position)
                };
                let ty = self.im.ty(data.ty);
                self.start(def, &operands, &[ty]).set_slot(slot, position);
                self.finish()
            }
            Opcode::ShuffleVector => {
                let operands = self.values(f.operands(inst))?;
                let mask: SmallVec<[i32; 16]> = f.indices(inst).iter().map(|&i| i as i32).collect();
                self.shuffle(&operands, &mask, data.ty)
            }
            Opcode::Alloca => self.alloca(inst)?,
            Opcode::Load => self.load(inst)?,
            Opcode::Store => self.store(inst)?,
            Opcode::Fence => self.fence(inst),
            Opcode::CmpXchg => self.cmpxchg(inst)?,
            Opcode::AtomicRmw => self.atomicrmw(inst)?,
            Opcode::Ret => {
                let operands = self.values(f.operands(inst))?;
                self.op(l::Return::DEF, &operands, &[])
            }
            Opcode::Unreachable => self.op(l::Unreachable::DEF, &[], &[]),
            Opcode::Resume => {
                let operands = self.values(f.operands(inst))?;
                self.op(l::Resume::DEF, &operands, &[])
            }
            Opcode::Br => self.branch(inst)?,
            Opcode::Switch => self.switch(inst)?,
            Opcode::IndirectBr => self.indirect_branch(inst)?,
            Opcode::LandingPad => self.landing_pad(inst)?,
            Opcode::Call => self.call(inst)?,
            Opcode::Invoke => self.invoke(inst)?,
            _ => match if self.im.options.lossless { self.other_instruction(inst)? } else { None } {
                Some(op) => op,
                None => {
                    let text = self.text(inst);
                    return Err(self.im.ctx.error(self.loc, format!("unhandled instruction: {text}")).emit());
                }
            },
        })
    }

    fn simple(&mut self, def: &'static OpDef, form: Form, flags: Flags, operands: &[Value], ty: Type) -> Op {
        let ctx = self.im.ctx;
        let attr = match form {
            Form::Overflow(slot) if flags.0 & (Flags::NSW.0 | Flags::NUW.0) != 0 => {
                Some((slot, l::IntegerOverflowFlags::ENUM.attr(ctx, overflow_flags(flags).0)))
            }
            Form::Unit(flag, slot) if flags.has(flag) => Some((slot, Attr::UNIT)),
            Form::FastMath(slot) => self.fast_math(flags).map(|attr| (slot, attr)),
            _ => None,
        };
        let state = self.start(def, operands, &[ty]);
        if let Some((slot, attr)) = attr {
            state.set_slot(slot, attr);
        }
        self.finish()
    }

    /// The attribute of fast-math flags, if there are any.
    pub fn fast_math(&self, flags: Flags) -> Option<Attr> {
        (flags.fast_math() != Flags::NONE)
            .then(|| l::FastmathFlags::ENUM.attr(self.im.ctx, fast_math(flags).0))
    }

    fn comparison(&mut self, inst: Inst) -> Result<Op> {
        let f = self.f;
        let data = f.inst(inst);
        let ctx = self.im.ctx;
        let operands = self.values(f.operands(inst))?;
        let ty = self.im.ty(data.ty);
        if let Some(predicate) = data.int_predicate() {
            let predicate = l::ICmpPredicate::ENUM.attr(ctx, int_predicate(predicate) as u64);
            self.start(l::ICmp::DEF, &operands, &[ty]).set_slot(l::ICmp::SLOTS.predicate, predicate);
        } else if let Some(predicate) = data.float_predicate() {
            let predicate = l::FCmpPredicate::ENUM.attr(ctx, float_predicate(predicate) as u64);
            let flags = self.fast_math(data.flags);
            let state = self.start(l::FCmp::DEF, &operands, &[ty]);
            state.set_slot(l::FCmp::SLOTS.predicate, predicate);
            if let Some(flags) = flags {
                state.set_slot(l::FCmp::SLOTS.fastmath_flags, flags);
            }
        }
        Ok(self.finish())
    }

    fn shuffle(&mut self, operands: &[Value], mask: &[i32], ty: llir::Type) -> Op {
        let ty = self.im.ty(ty);
        let mask = DenseArrayAttr::of_i32s(self.im.ctx, mask);
        let vectors = operands.get(..2).unwrap_or(operands);
        self.start(l::ShuffleVector::DEF, vectors, &[ty]).set_slot(l::ShuffleVector::SLOTS.mask, mask);
        self.finish()
    }

    /// An address computation. Indices into structs are part of the operation.
    fn address(&mut self, source: llir::Type, flags: Flags, operands: &[Value], ty: llir::Type) -> Op {
        let ctx = self.im.ctx;
        let mut raw: SmallVec<[i32; 4]> = SmallVec::new();
        let mut dynamic: SmallVec<[Value; 8]> = SmallVec::from_slice(operands.get(..1).unwrap_or(&[]));
        let mut current = Some(source);
        self.splat_indices.clear();
        for (i, &index) in operands.iter().skip(1).enumerate() {
            let in_struct = i != 0 && current.is_some_and(|ty| ty.is_struct());
            let constant = if in_struct { self.constant_index(index) } else { None };
            match constant {
                Some(constant) => {
                    if self.body.ty(index).is::<terrace_ir::types::VectorType>(ctx) {
                        self.splat_indices.push(i as i32);
                    }
                    raw.push(constant);
                }
                None => {
                    raw.push(DYNAMIC_INDEX);
                    dynamic.push(index);
                }
            }
            if i != 0 {
                current = current.and_then(|ty| match self.im.cx.view(ty) {
                    TypeView::Array { elem, .. } | TypeView::Vector { elem, .. } => Some(elem),
                    _ => self.im.cx.element_type(ty, u64::try_from(constant?).ok()?),
                });
            }
        }
        let raw = DenseArrayAttr::of_i32s(ctx, &raw);
        let elem = TypeAttr::get(ctx, self.im.ty(source));
        let ty = self.im.ty(ty);
        let slots = l::GetElementPtr::SLOTS;
        let state = self.start(l::GetElementPtr::DEF, &dynamic, &[ty]);
        state.set_slot(slots.raw_constant_indices, raw);
        state.set_slot(slots.elem_type, elem);
        let flags = gep_flags(flags);
        if flags != l::GepNoWrapFlags::NONE {
            state.set_slot(slots.no_wrap_flags, l::GepNoWrapFlags::ENUM.attr(ctx, flags.0));
        }
        self.finish()
    }

    /// The number that a value is, or that all elements of a vector are.
    fn constant_index(&self, value: Value) -> Option<i32> {
        let op = self.body.def_op(value)?;
        if self.body.is::<l::Zero>(op) {
            return Some(0);
        }
        let op = Some(op).filter(|&op| self.body.is::<l::Constant>(op))?;
        let attr = self.body.slot(op, l::Constant::SLOTS.value)?;
        let ctx = self.im.ctx;
        if let Some(int) = attr.as_::<IntegerAttr>(ctx) {
            return i32::try_from(int.to_i64(ctx)?).ok();
        }
        let dense = attr.as_::<terrace_ir::attrs::DenseElementsAttr>(ctx).filter(|dense| dense.splat)?;
        let mut bytes = [0; 8];
        let n = dense.data.len().min(8);
        bytes[..n].copy_from_slice(&dense.data[..n]);
        let value = i64::from_le_bytes(bytes);
        let shift = 64 - 8 * n as u32;
        i32::try_from(value << shift >> shift).ok()
    }

    /// Makes a constant expression whose operands are known.
    pub fn expression(&mut self, value: llir::Value, expr: &ConstExpr<'_>) -> Result<Value> {
        let operands: SmallVec<[llir::Value; 4]> = expr.operands.iter().collect();
        let op = match opcode(expr.op) {
            Opcode::GetElementPtr => {
                let operands = self.values(&operands)?;
                self.address(expr.source, expr.flags, &operands, value.ty())
            }
            Opcode::ShuffleVector => {
                // The mask follows the vectors, an integer for each lane.
                let (vectors, lanes) = operands.split_at(operands.len().min(2));
                let lane = |&lane: &llir::Value| self.im.cx.as_i64(lane).map_or(-1, |lane| lane as i32);
                let mask: SmallVec<[i32; 8]> = lanes.iter().map(lane).collect();
                let vectors = self.values(vectors)?;
                self.shuffle(&vectors, &mask, value.ty())
            }
            op => {
                let Some((def, form)) = row(op) else { return Err(self.unhandled_expression(value)) };
                let operands = self.values(&operands)?;
                let ty = self.im.ty(value.ty());
                self.simple(def, form, expr.flags, &operands, ty)
            }
        };
        Ok(self.body.result(op, 0))
    }

    #[cold]
    fn unhandled_expression(&self, value: llir::Value) -> terrace_ir::Reported {
        let text = llir::print::constant_text(self.im.m, value);
        self.im.ctx.error(terrace_ir::Loc::UNKNOWN, format!("unhandled constant: {text}")).emit()
    }
}
