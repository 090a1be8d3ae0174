//! Calls of intrinsics that a version lacks, as other instructions.

use super::intrinsics::Plan;
use super::nvvm::{self, Ptx};
use super::{Lowered, Lowering};
use crate::attrs::{Attr, AttrKind, AttrList, AttrSet};
use crate::body::Body;
use crate::builder::Builder;
use crate::context::Context;
use crate::inst::{Access, CallInfo, Flags, FloatPredicate, IntPredicate, Opcode};
use crate::metadata::Md;
use crate::module::InlineAsm;
use crate::types::Type;
use crate::value::{Func, Inst, Value};

impl Lowering<'_> {
    /// Replaces a call as planned. Returns the value that replaces its result.
    pub(super) fn expand(
        &mut self,
        body: &mut Body,
        inst: Inst,
        plan: Plan,
        user: Func,
    ) -> Lowered<Option<Value>> {
        let args = body.operands(inst)[..body.n_call_args(inst)].to_vec();
        let data = *body.inst(inst);
        // The function that a plan needs is declared before the module is borrowed.
        let helper = match plan {
            Plan::Propagate(name) | Plan::ReduceBy(name) => self.declared(name, data.ty, user)?,
            Plan::LeadingZeros => {
                let count = args.first().and_then(|arg| self.m.cx.vector_parts(arg.ty()));
                self.declared("llvm.cttz", Type::int(count.map_or(1, |(_, count)| count)), user)?
            }
            _ => None,
        };
        let halves = match (plan, args.first()) {
            (Plan::SinCos, Some(arg)) => {
                [self.declared("llvm.sin", arg.ty(), user)?, self.declared("llvm.cos", arg.ty(), user)?]
            }
            _ => [None; 2],
        };
        let mut nested = Vec::new();
        let mut b = Builder::new(self.m, body);
        b.position_before(inst);
        b.set_debug_loc(Md::from_nonzero(data.loc));
        let none = Flags::NONE;
        let cx = b.module.cx.clone();
        let value = match (plan, &args[..]) {
            (Plan::Abs, &[value, _]) => {
                let negated = b.binary(Opcode::Sub, Value::zero(value.ty()), value, none);
                let is = b.icmp(IntPredicate::Slt, value, Value::zero(value.ty()), none);
                b.select(is, negated, value, none)
            }
            (Plan::Canonicalize, &[value]) => {
                let one = match cx.scalar_type(value.ty()).float_kind().map(|kind| kind.bits()) {
                    Some(16) => 0x3c00,
                    Some(32) => 0x3f80_0000,
                    _ => 0x3ff0_0000_0000_0000,
                };
                b.binary(Opcode::FMul, value, cx.float_bits(value.ty(), one), none)
            }
            (Plan::Choose(predicate), &[lhs, rhs]) => choose(&mut b, predicate, lhs, rhs),
            (Plan::Saturate(op, is_signed), &[lhs, rhs]) => saturated(&mut b, op, is_signed, lhs, rhs),
            (Plan::Propagate(_), &[lhs, rhs]) => {
                let Some(function) = helper else { return Ok(None) };
                let value = b.call_function(function, &[lhs, rhs]);
                nested.extend(value.as_inst());
                let sum = b.binary(Opcode::FAdd, lhs, rhs, none);
                let is_nan = b.fcmp(FloatPredicate::Uno, lhs, rhs, none);
                b.select(is_nan, sum, value, none)
            }
            (Plan::Reduce(_) | Plan::ReduceBy(_) | Plan::ReduceChoose(_), &[ref start @ .., vector]) => {
                let Some((_, count)) = cx.vector_parts(vector.ty()) else { return Ok(None) };
                let mut result = start.first().copied();
                for at in 0..count {
                    let next = b.extract_element(vector, cx.int(Type::I64, at.into()));
                    result = Some(match (result, plan, helper) {
                        (None, ..) => next,
                        (Some(all), Plan::Reduce(op), _) => {
                            let flags = if next.ty().is_float() { data.flags.fast_math() } else { none };
                            b.binary(op, all, next, flags)
                        }
                        (Some(all), Plan::ReduceChoose(predicate), _) => choose(&mut b, predicate, all, next),
                        (Some(all), _, Some(function)) => {
                            let value = b.call_function(function, &[all, next]);
                            nested.extend(value.as_inst());
                            value
                        }
                        _ => return Ok(None),
                    });
                }
                result.unwrap_or(Value::zero(data.ty))
            }
            (Plan::Barrier, &[barrier]) => {
                let (name, args): (_, &[Value]) = match cx.as_i64(barrier) {
                    Some(0) => ("llvm.nvvm.barrier0", &[]),
                    _ => ("llvm.nvvm.barrier.n", &args),
                };
                let types: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
                let callee = self.m.get_or_insert_function(name, cx.function_type(Type::VOID, &types, false));
                self.m.func_mut(callee).attrs = convergent(&cx);
                let mut b = Builder::new(self.m, body);
                b.position_before(inst);
                b.set_debug_loc(Md::from_nonzero(data.loc));
                b.call_function(callee, args)
            }
            (Plan::LeadingZeros, &[vector, is_poison]) => {
                let (Some((_, count)), Some(function)) = (cx.vector_parts(vector.ty()), helper) else {
                    return Ok(None);
                };
                let is = b.icmp(IntPredicate::Ne, vector, Value::zero(vector.ty()), none);
                let mut bits = b.cast(Opcode::BitCast, is, Type::int(count), none);
                // The first element is in the highest bit of big-endian targets.
                if b.module.layout.is_big_endian() {
                    let reversed: Vec<i32> = (0..count as i32).rev().collect();
                    let turned = b.shuffle_vector(is, Value::poison(is.ty()), &reversed);
                    bits = b.cast(Opcode::BitCast, turned, Type::int(count), none);
                }
                let zeros = b.call_function(function, &[bits, is_poison]);
                let width = data.ty.int_width().unwrap_or(count);
                let op = if width < count { Opcode::Trunc } else { Opcode::ZExt };
                b.cast(op, zeros, data.ty, none)
            }
            (Plan::SinCos, &[arg]) => {
                let mut both = Value::poison(data.ty);
                for (at, function) in halves.into_iter().flatten().enumerate() {
                    let half = b.call_function(function, &[arg]);
                    nested.extend(half.as_inst());
                    both = b.insert_value(both, half, &[at as u32]);
                }
                both
            }
            (Plan::Split(callee), &[arg]) => {
                let Some([first, second]) =
                    cx.struct_fields(data.ty).map(|(fields, _)| [0, 1].map(|i| fields.get(i)))
                else {
                    return Ok(None);
                };
                let (first, second) = (first.unwrap_or(Type::VOID), second.unwrap_or(Type::VOID));
                let Some(entry) = b.body.blocks().first().and_then(|&entry| b.body.first_inst(entry)) else {
                    return Ok(None);
                };
                let space = b.module.layout.alloca_address_space();
                b.position_before(entry);
                let place = b.alloca(second, None, space, Default::default(), none);
                b.position_before(inst);
                let fn_ty = cx.function_type(first, &[arg.ty(), place.ty()], false);
                let returned = b.call(callee, &[arg, place], CallInfo::new(fn_ty), &[], none);
                let stored = b.load(second, place, Access::plain(Default::default()), none);
                let both = b.insert_value(Value::poison(data.ty), returned, &[0]);
                b.insert_value(both, stored, &[1])
            }
            (Plan::Scalarize(callee), args) => {
                let Some((elem, count)) = cx.vector_parts(data.ty) else { return Ok(None) };
                let mut result = Value::poison(data.ty);
                for at in 0..count {
                    let at = cx.int(Type::I64, at.into());
                    let lane = |b: &mut Builder<'_>, arg: Value| match arg.ty().is_vector() {
                        true => b.extract_element(arg, at),
                        false => arg,
                    };
                    let args: Vec<Value> = args.iter().map(|&arg| lane(&mut b, arg)).collect();
                    let params: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
                    let info = CallInfo::new(cx.function_type(elem, &params, false));
                    let value = b.call(callee, &args, info, &[], data.flags);
                    result = b.insert_element(result, value, at);
                }
                result
            }
            (Plan::First, &[first, ..]) => first,
            (Plan::Undef, _) => Value::undef(data.ty),
            (Plan::Ptx(name), args) => {
                let n_results = match cx.struct_fields(data.ty) {
                    Some((fields, _)) => fields.len(),
                    None => usize::from(data.ty != Type::VOID),
                };
                match nvvm::instruction(&cx, name, n_results, args) {
                    Some(ptx) => assembly(&mut b, &ptx, data.ty),
                    None => {
                        let construct = format!("intrinsic 'llvm.{name}' with these arguments");
                        return Err(self.version.lacks(construct, nvvm::NEVER));
                    }
                }
            }
            _ => return Ok(None),
        };
        body.remove(inst);
        for call in nested {
            let result = body.result(call);
            if let Some(value) = self.planned(body, call, user)? {
                self.nested.push((result, value));
            }
        }
        Ok(Some(value))
    }
}

/// The one of two values that a predicate holds for.
fn choose(b: &mut Builder<'_>, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
    let is = b.icmp(predicate, lhs, rhs, Flags::NONE);
    b.select(is, lhs, rhs, Flags::NONE)
}

/// A call of inline assembly. Its operands are integers where PTX has predicates, halves or pairs of them.
fn assembly(b: &mut Builder<'_>, ptx: &Ptx, result: Type) -> Value {
    let cx = b.module.cx.clone();
    let widened = |ty: Type| match ty {
        Type::I1 => Type::I32,
        Type::HALF => Type::I16,
        _ if cx.vector_parts(ty) == Some((Type::HALF, 2)) => Type::I32,
        _ => ty,
    };
    let widen = |&(arg, in_register): &(Value, bool)| {
        let op = if arg.ty() == Type::I1 { Opcode::ZExt } else { Opcode::BitCast };
        (b.cast(op, arg, widened(arg.ty()), Flags::NONE), in_register)
    };
    let operands: Vec<(Value, bool)> = ptx.args.iter().map(widen).collect();
    let args: Vec<Value> = operands.iter().map(|&(arg, _)| arg).collect();
    let fields = cx.struct_fields(result).map(|(fields, _)| fields.iter().collect::<Vec<Type>>());
    let asm_result = match &fields {
        Some(fields) => cx.struct_type(&fields.iter().map(|&ty| widened(ty)).collect::<Vec<_>>(), false),
        None => widened(result),
    };
    let params: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
    let fn_ty = cx.function_type(asm_result, &params, false);
    let callee = b.module.inline_asm(&InlineAsm {
        fn_ty,
        template: ptx.template.as_bytes(),
        constraints: nvvm::constraints(&cx, asm_result, &operands).as_bytes(),
        side_effect: true,
        align_stack: false,
        intel_dialect: false,
        can_unwind: false,
    });
    let info = CallInfo::new(fn_ty).attrs(convergent(&cx));
    let made = b.call(callee, &args, info, &[], Flags::NONE);
    let narrowed = |b: &mut Builder<'_>, value: Value, ty: Type| match ty {
        Type::I1 => b.icmp(IntPredicate::Ne, value, Value::i32(0), Flags::NONE),
        _ => b.cast(Opcode::BitCast, value, ty, Flags::NONE),
    };
    match fields {
        Some(fields) if asm_result != result => {
            let mut whole = Value::undef(result);
            for (at, ty) in fields.into_iter().enumerate() {
                let field = b.extract_value(made, &[at as u32]);
                let field = narrowed(b, field, ty);
                whole = b.insert_value(whole, field, &[at as u32]);
            }
            whole
        }
        _ => narrowed(b, made, result),
    }
}

/// The attributes of calls that threads make together.
fn convergent(cx: &Context) -> AttrList {
    let attrs = [AttrKind::Convergent, AttrKind::NoUnwind].map(Attr::Enum);
    cx.attr_list(cx.attr_set(&attrs), AttrSet::EMPTY, &[])
}

/// Addition or subtraction that stops at the limits of the type.
fn saturated(b: &mut Builder<'_>, op: Opcode, is_signed: bool, lhs: Value, rhs: Value) -> Value {
    let none = Flags::NONE;
    let cx = b.module.cx.clone();
    let (ty, zero) = (lhs.ty(), Value::zero(lhs.ty()));
    let value = b.binary(op, lhs, rhs, none);
    if !is_signed {
        let (fits, limit) = match op {
            Opcode::Add => (b.icmp(IntPredicate::Uge, value, lhs, none), cx.int(ty, -1)),
            _ => (b.icmp(IntPredicate::Uge, lhs, rhs, none), zero),
        };
        return b.select(fits, value, limit, none);
    }
    // The result left the range if its sign differs from that of `lhs`, and `rhs` points away from zero.
    let from_lhs = b.binary(Opcode::Xor, value, lhs, none);
    let other = if op == Opcode::Add { value } else { lhs };
    let from_rhs = b.binary(Opcode::Xor, other, rhs, none);
    let both = b.binary(Opcode::And, from_lhs, from_rhs, none);
    let leaves = b.icmp(IntPredicate::Slt, both, zero, none);
    let width = cx.scalar_type(ty).int_width().unwrap_or(1);
    let sign = b.binary(Opcode::AShr, value, cx.int(ty, i64::from(width) - 1), none);
    let lowest = b.binary(Opcode::Shl, cx.int(ty, 1), cx.int(ty, i64::from(width) - 1), none);
    let limit = b.binary(Opcode::Xor, sign, lowest, none);
    b.select(leaves, limit, value, none)
}
