//! Constants whose pointers have element types.

use super::pointers::{indexed, retyped};
use crate::constant::{ConstView, ExprOp};
use crate::inst::Flags;
use crate::module::Module;
use crate::types::Type;
use crate::value::{Value, ValueKind};
use std::sync::Arc;
use terrace_support::FxHashMap;

impl Module {
    /// The address of a symbol, of the type that it has in LLVM 22; other values as they are.
    pub(crate) fn address(&self, value: Value) -> Value {
        match value.kind() {
            ValueKind::Global(id) => self.global_value(id),
            ValueKind::Func(id) => self.func_value(id),
            ValueKind::Alias(id) => self.alias_value(id),
            ValueKind::IFunc(id) => self.ifunc_value(id),
            _ => value,
        }
    }

    /// The address of a symbol with the type of the symbol as element type; other values as they are.
    pub(crate) fn typed_address(&self, value: Value) -> Value {
        let elem = match value.kind() {
            ValueKind::Global(id) => self.global(id).ty,
            ValueKind::Func(id) => self.func(id).ty,
            ValueKind::Alias(id) => self.alias(id).ty,
            ValueKind::IFunc(id) => self.ifunc(id).ty,
            _ => return value,
        };
        let space = self.symbol(value).map_or(0, |symbol| symbol.address_space);
        Value::pack(value.tag(), self.cx.typed_ptr(elem, space), value.payload())
    }
}

/// Constants with pointers that have element types, by the constants of LLVM 22.
#[derive(Default)]
pub(super) struct Constants(FxHashMap<Value, Value>);

impl Constants {
    /// A constant as one of a type, which differs from its own in element types of pointers.
    pub(super) fn of_type(&mut self, m: &Module, value: Value, ty: Type) -> Value {
        match value.kind() {
            ValueKind::Zero => return Value::zero(ty),
            ValueKind::Undef | ValueKind::Poison => return Value::undef(ty),
            _ => {}
        }
        let typed = self.typed(m, value);
        match m.cx.as_expr(typed) {
            _ if typed.ty() == ty => typed,
            // Integers become pointers of any type.
            Some(expr) if expr.op == ExprOp::IntToPtr => {
                let operands: Vec<Value> = expr.operands.iter().collect();
                m.cx.expr(expr.op, ty, expr.flags, expr.source, &operands, None)
            }
            _ => m.cx.expr(ExprOp::BitCast, ty, Flags::NONE, Type::VOID, &[typed], None),
        }
    }

    /// A constant with the type that its parts give it. The parser and the builder bound the nesting.
    fn typed(&mut self, m: &Module, value: Value) -> Value {
        if value.is_global() {
            return m.typed_address(value);
        }
        if !matches!(value.kind(), ValueKind::Const(_)) {
            return value;
        }
        if let Some(&done) = self.0.get(&value) {
            return done;
        }
        let cx = Arc::clone(&m.cx);
        let typed = match cx.const_view(value) {
            Some(ConstView::Aggregate(parts)) => {
                let parts: Vec<Value> = parts.iter().map(|part| self.of_type(m, part, part.ty())).collect();
                cx.aggregate(value.ty(), &parts)
            }
            Some(ConstView::Splat(elem)) => cx.splat(value.ty(), self.of_type(m, elem, elem.ty())),
            Some(ConstView::Expr(expr)) => {
                let mut operands: Vec<Value> = expr.operands.iter().collect();
                let mut ty = value.ty();
                match (expr.op, &mut operands[..]) {
                    (ExprOp::GetElementPtr, [base, indices @ ..]) => {
                        ty = indexed(&cx, ty, expr.source, indices);
                        *base = self.of_type(m, *base, retyped(&cx, base.ty(), expr.source));
                    }
                    (ExprOp::PtrToInt | ExprOp::AddrSpaceCast | ExprOp::BitCast, [operand]) => {
                        *operand = self.typed(m, *operand);
                    }
                    (_, operands) => {
                        for operand in operands {
                            *operand = self.of_type(m, *operand, operand.ty());
                        }
                    }
                }
                cx.expr(expr.op, ty, expr.flags, expr.source, &operands, None)
            }
            _ => value,
        };
        self.0.insert(value, typed);
        typed
    }
}
