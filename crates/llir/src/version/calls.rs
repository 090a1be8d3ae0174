//! Calls of intrinsics whose types or names are others in earlier versions.

use super::Lowering;
use super::intrinsics::{Plan, with_param, with_param_attrs};
use crate::attrs::{AttrKind, AttrSet, AttrView};
use crate::body::Body;
use crate::inst::{CallInfo, Flags, IntPredicate, Opcode};
use crate::types::Type;
use crate::value::{Inst, Value};
use std::sync::Arc;

impl Lowering<'_> {
    /// Changes a call as planned. Returns the value that replaces its result, if the call is gone.
    pub(super) fn call(&mut self, body: &mut Body, inst: Inst, plan: Plan) -> Option<Value> {
        match plan {
            Plan::Function(callee) => {
                let at = body.operands(inst).len().saturating_sub(1);
                body.set_operand(inst, at, callee);
            }
            Plan::Lifetime => {
                let size = self.allocated(body, inst);
                let size = self.m.cx.int(Type::I64, size);
                self.insert_argument(body, inst, 0, size);
            }
            Plan::Alignment(at) => {
                let align = self.take_alignment(body, inst, at - 1);
                self.insert_argument(body, inst, at, align);
            }
            Plan::CoroEnd => {
                let &info = body.call(inst)?;
                let fn_ty = self.coro_end_type(info.fn_ty);
                let n = self.m.cx.signature(fn_ty).map_or(0, |(_, params, _)| params.len());
                let mut operands = body.operands(inst).to_vec();
                if body.n_call_args(inst) == 3 && n == 2 {
                    operands.remove(2);
                    body.replace_operands(inst, &operands);
                }
                body.set_call(inst, CallInfo { fn_ty, ..info });
                body.inst_mut(inst).ty = Type::I1;
            }
            Plan::SpliceLeft | Plan::SpliceRight => return self.splice(body, inst, plan),
            Plan::CompareSigned => return self.compare(body, inst, IntPredicate::Sgt, IntPredicate::Slt),
            Plan::CompareUnsigned => {
                return self.compare(body, inst, IntPredicate::Ugt, IntPredicate::Ult);
            }
            Plan::True => {
                body.remove(inst);
                return Some(Value::TRUE);
            }
            Plan::False => {
                body.remove(inst);
                return Some(Value::FALSE);
            }
            Plan::Nothing => body.remove(inst),
            _ => {}
        }
        None
    }

    /// The size of the memory that a lifetime marker names; -1 if it is not known.
    fn allocated(&self, body: &Body, marker: Inst) -> i64 {
        let alloca = body.operands(marker).first().and_then(|pointer| pointer.as_inst());
        let Some(alloca) = alloca.filter(|&inst| body.inst(inst).op == Opcode::Alloca) else { return -1 };
        let size = body.inst(alloca).source_type().and_then(|ty| self.m.layout.alloc_size(&self.m.cx, ty));
        let count = body.operands(alloca).first().and_then(|&count| self.m.cx.as_i64(count));
        match (size.filter(|size| !size.scalable), count) {
            (Some(size), Some(count)) => {
                i64::try_from(size.min).ok().and_then(|size| size.checked_mul(count)).unwrap_or(-1)
            }
            _ => -1,
        }
    }

    /// Removes the alignment from a pointer of a masked access and returns it.
    fn take_alignment(&mut self, body: &mut Body, inst: Inst, pointer: usize) -> Value {
        let Some(&info) = body.call(inst) else { return Value::i32(1) };
        let cx = &self.m.cx;
        let set = cx.param_attrs(info.attrs, pointer);
        let bytes = cx.attrs_of(set).find_map(|attr| match attr {
            AttrView::Int(AttrKind::Alignment, bytes) => Some(bytes),
            _ => None,
        });
        let mut params: Vec<AttrSet> = cx.all_attr_sets(info.attrs).skip(2).collect();
        if let Some(own) = params.get_mut(pointer) {
            *own = cx.attr_set_without(set, AttrKind::Alignment);
        }
        let attrs = cx.attr_list(cx.fn_attrs(info.attrs), cx.ret_attrs(info.attrs), &params);
        body.set_call(inst, CallInfo { attrs, ..info });
        self.m.cx.int(Type::I32, bytes.unwrap_or(1) as i64)
    }

    fn insert_argument(&mut self, body: &mut Body, inst: Inst, at: usize, argument: Value) {
        let Some(&info) = body.call(inst) else { return };
        let cx = Arc::clone(&self.m.cx);
        let mut operands = body.operands(inst).to_vec();
        operands.insert(at.min(operands.len()), argument);
        body.replace_operands(inst, &operands);
        let fn_ty = with_param(&cx, info.fn_ty, at, argument.ty());
        let attrs = if info.attrs.is_empty() {
            info.attrs
        } else {
            with_param_attrs(&cx, info.attrs, at, AttrSet::EMPTY)
        };
        body.set_call(inst, CallInfo { fn_ty, attrs, ..info });
    }

    /// Until LLVM 21 one intrinsic spliced vectors, with an offset from the start of the first one or, if negative,
    /// from its end.
    fn splice(&mut self, body: &mut Body, inst: Inst, plan: Plan) -> Option<Value> {
        let &[_, second, offset, callee] = body.operands(inst) else { return None };
        let offset = self.m.cx.as_i64(offset)?;
        if plan == Plan::SpliceRight && offset == 0 {
            body.remove(inst);
            return Some(second);
        }
        let offset = if plan == Plan::SpliceRight { -offset } else { offset };
        body.set_operand(inst, 2, self.m.cx.int(Type::I32, offset));
        let function = self.splice_of(&self.m.symbol(callee)?.name);
        if let Some(function) = function {
            body.set_operand(inst, 3, function);
        }
        None
    }

    /// The old intrinsic for one that kept its name, because another one took the old name.
    fn splice_of(&self, name: &[u8]) -> Option<Value> {
        let suffix = [&b"llvm.vector.splice.left"[..], b"llvm.vector.splice.right"];
        let suffix = suffix.iter().find_map(|new| name.strip_prefix(*new))?;
        self.m.lookup(&[self.old_splice().as_bytes(), suffix].concat())
    }

    /// `(a > b) - (a < b)` instead of `llvm.scmp` or `llvm.ucmp`.
    fn compare(
        &mut self,
        body: &mut Body,
        inst: Inst,
        greater: IntPredicate,
        less: IntPredicate,
    ) -> Option<Value> {
        let &[a, b, ..] = body.operands(inst) else { return None };
        let result = body.inst(inst).ty;
        let is = self.m.cx.with_shape_of(Type::I1, a.ty());
        let mut bit = |predicate: IntPredicate| {
            let compared = insert(body, inst, Opcode::ICmp, is, &[a, b]);
            body.inst_mut(compared).sub = predicate as u8;
            let widened = insert(body, inst, Opcode::ZExt, result, &[Value::inst(compared, is)]);
            Value::inst(widened, result)
        };
        let (greater, less) = (bit(greater), bit(less));
        let difference = insert(body, inst, Opcode::Sub, result, &[greater, less]);
        body.inst_mut(difference).flags = Flags::NSW;
        body.remove(inst);
        Some(Value::inst(difference, result))
    }

    /// A call of `operands`, the callee last, before an instruction.
    pub(super) fn call_before(
        &mut self,
        body: &mut Body,
        at: Inst,
        info: CallInfo,
        operands: &[Value],
    ) -> Inst {
        let ret = self.m.cx.signature(info.fn_ty).map_or(Type::VOID, |(ret, ..)| ret);
        let call = insert(body, at, Opcode::Call, ret, operands);
        body.calls.push(info);
        body.inst_mut(call).aux = body.calls.len() as u32 - 1;
        call
    }
}

/// Inserts an instruction before another one, with its location.
fn insert(body: &mut Body, at: Inst, op: Opcode, ty: Type, operands: &[Value]) -> Inst {
    let loc = body.inst(at).loc;
    let inst = body.push(op, ty, operands, loc);
    body.link_before(inst, at);
    inst
}
