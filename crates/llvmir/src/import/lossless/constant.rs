//! Constants of any kind as attributes.

use crate::import::Import;
use terrace_ir::attrs::{ArrayAttr, DenseArrayAttr, DictionaryAttr, IntegerAttr, SymbolRefAttr, TypeAttr};
use terrace_ir::{Attr, Str, Type};
use terrace_llir::constant::{ConstExpr, ConstView};
use terrace_llir::{Flags, Value, ValueKind};
use terrace_llvm::{BlockAddressAttr, BlockTagAttr, ConstAttr};
use terrace_num::ApInt;
use terrace_support::small_vec::SmallVec;

impl Import<'_> {
    /// A constant as an attribute that says its type. Constants are nested as deeply as the text, which the parser
    /// limits.
    pub fn const_attr(&mut self, value: Value) -> Attr {
        let ctx = self.ctx;
        let ty = value.ty();
        if value.is_global() {
            return SymbolRefAttr::flat(ctx, self.symbol_name(value));
        }
        let is_number = ty.is_int() || ty.is_float();
        match value.kind() {
            ValueKind::Undef => return self.const_of("undef", value, &[], &[]),
            ValueKind::Poison => return self.const_of("poison", value, &[], &[]),
            _ if value.is_zero() && !is_number => return self.const_of("zero", value, &[], &[]),
            _ => {}
        }
        if let Some(attr) = self.constant_attr(value) {
            return attr;
        }
        match self.cx.const_view(value) {
            Some(ConstView::Aggregate(elements)) => {
                let elements: SmallVec<[Value; 8]> = elements.iter().collect();
                self.const_of("aggregate", value, &elements, &[])
            }
            Some(ConstView::Splat(element)) => self.const_of("splat", value, &[element], &[]),
            Some(ConstView::Expr(expr)) => self.expr_attr(value, &expr),
            Some(ConstView::BlockAddress(func, block)) => {
                let name = self.symbol_name(self.m.func_value(func));
                let tag = BlockTagAttr::get(ctx, self.block_number(func, block));
                let address = BlockAddressAttr::get(ctx, SymbolRefAttr::flat(ctx, name), tag);
                let ty = self.ty(ty);
                let operands = ArrayAttr::get(ctx, &[address]);
                ConstAttr::get(ctx, ctx.intern("blockaddress"), ty, operands, Attr::EMPTY_DICT)
            }
            Some(ConstView::DsoLocalEquivalent(function)) => {
                self.const_of("dso_local_equivalent", value, &[function], &[])
            }
            Some(ConstView::NoCfi(function)) => self.const_of("no_cfi", value, &[function], &[]),
            Some(ConstView::PtrAuth(parts)) => {
                let parts: SmallVec<[Value; 4]> = parts.iter().collect();
                self.const_of("ptrauth", value, &parts, &[])
            }
            // All other constants were translated above.
            Some(ConstView::Int(_) | ConstView::Float(_) | ConstView::Data(_)) | None => {
                self.const_of("zero", value, &[], &[])
            }
        }
    }

    /// A float of more than 64 bits by its bits: MLIR writes it as a `double`.
    pub fn wide_float_attr(&mut self, value: Value) -> Option<Attr> {
        let ctx = self.ctx;
        let bits = self.cx.as_float_bits(value)?;
        let bits = ApInt::from_words(128, &[bits as u64, (bits >> 64) as u64]);
        let operands = ArrayAttr::get(ctx, &[IntegerAttr::of(ctx, Type::int(ctx, 128), &bits)]);
        let ty = self.ty(value.ty());
        Some(ConstAttr::get(ctx, ctx.intern("bits"), ty, operands, Attr::EMPTY_DICT))
    }

    fn const_of(&mut self, op: &str, value: Value, operands: &[Value], options: &[(Str, Attr)]) -> Attr {
        let ctx = self.ctx;
        let operands: SmallVec<[Attr; 8]> =
            operands.iter().map(|&operand| self.const_attr(operand)).collect();
        let ty = self.ty(value.ty());
        let (operands, options) = (ArrayAttr::get(ctx, &operands), DictionaryAttr::of(ctx, options));
        ConstAttr::get(ctx, ctx.intern(op), ty, operands, options)
    }

    fn expr_attr(&mut self, value: Value, expr: &ConstExpr<'_>) -> Attr {
        let ctx = self.ctx;
        let mut options: SmallVec<[(Str, Attr); 3]> = SmallVec::new();
        if expr.flags != Flags::NONE {
            let flags = IntegerAttr::of_i64(ctx, Type::I32, i64::from(expr.flags.0));
            options.push((ctx.intern("flags"), flags));
        }
        if expr.has_source() {
            options.push((ctx.intern("source"), TypeAttr::get(ctx, self.ty(expr.source))));
        }
        if let Some((low, high)) = expr.in_range {
            options.push((ctx.intern("inrange"), DenseArrayAttr::of_i64s(ctx, &[low, high])));
        }
        let operands: SmallVec<[Value; 8]> = expr.operands.iter().collect();
        self.const_of(expr.op.name(), value, &operands, &options)
    }
}
