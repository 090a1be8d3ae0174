//! Blocks of constants.

use super::super::codes::{
    BINOPS, CASTS, EXPRESSIONS, asm_flags, block, constant as code, encode_flags, number_of,
};
use super::super::stream::{Operand, encode_signed};
use super::module::Writer;
use super::tables::{is_data, operands, scalable_splat};
use super::{CONSTANTS_WIDTH, abbrev};
use crate::constant::{ConstExpr, ConstView, ExprOp};
use crate::inst::Opcode;
use crate::module::InlineAsm;
use crate::types::{FloatKind, Type, TypeView};
use crate::value::{Value, ValueKind};

/// The width of the bounds of a range of offsets.
const RANGE_BITS: u64 = 64;

impl Writer<'_> {
    /// Writes constants, whose numbers are in this order.
    pub(super) fn constants_block(&mut self, list: &[Value]) {
        if list.is_empty() {
            return;
        }
        self.w.enter(block::CONSTANTS, CONSTANTS_WIDTH);
        let mut last = None;
        for &value in list {
            let ty = value.ty();
            if last != Some(ty) {
                self.w.abbrev(abbrev::SETTYPE);
                let number = self.types.get(ty);
                self.w.operand(number, Operand::Vbr(8));
                last = Some(ty);
            }
            self.constant(value);
        }
        self.w.end();
    }

    fn constant(&mut self, value: Value) {
        let cx = self.cx;
        let ty = value.ty();
        match value.kind() {
            ValueKind::Zero => self.w.record(code::NULL, &[]),
            ValueKind::Undef => self.w.record(code::UNDEF, &[]),
            ValueKind::Poison => self.w.record(code::POISON, &[]),
            ValueKind::Int(0) => self.w.record(code::NULL, &[]),
            ValueKind::Float(_) if value.is_zero() => self.w.record(code::NULL, &[]),
            ValueKind::Int(_) | ValueKind::Float(_) => self.number(value),
            ValueKind::Asm(asm) => {
                if let Some(asm) = cx.asm(asm) {
                    self.inline_asm(&asm);
                }
            }
            _ => match cx.const_view(value) {
                Some(ConstView::Int(_) | ConstView::Float(_)) => self.number(value),
                Some(ConstView::Splat(elem)) => self.splat(ty, elem),
                Some(ConstView::Data(bytes)) => self.data(ty, bytes),
                Some(ConstView::Expr(expr)) => self.expression(expr, &operands(cx, value)),
                Some(ConstView::BlockAddress(func, block)) => {
                    let target = self.m.func_value(func);
                    let body = self.m.func(func).body.as_ref();
                    let place = body.and_then(|body| body.blocks().iter().position(|&other| other == block));
                    let ops = [self.types.get(target.ty()), self.value(target), place.unwrap_or(0) as u64];
                    self.w.record(code::BLOCKADDRESS, &ops);
                }
                Some(ConstView::DsoLocalEquivalent(func)) => {
                    let ops = [self.types.get(func.ty()), self.value(func)];
                    self.w.record(code::DSO_LOCAL_EQUIVALENT, &ops);
                }
                Some(ConstView::NoCfi(func)) => {
                    let ops = [self.types.get(func.ty()), self.value(func)];
                    self.w.record(code::NO_CFI, &ops);
                }
                Some(ConstView::PtrAuth(_)) => self.list(code::PTRAUTH, value),
                Some(ConstView::Aggregate(_)) => self.list(code::AGGREGATE, value),
                None => self.w.record(code::UNDEF, &[]),
            },
        }
    }

    /// A record of the numbers of a constant's operands.
    fn list(&mut self, code: u32, value: Value) {
        let ops: Vec<u64> = operands(self.cx, value).iter().map(|&operand| self.value(operand)).collect();
        self.w.record(code, &ops);
    }

    fn number(&mut self, value: Value) {
        let cx = self.cx;
        if let Some(number) = cx.as_i64(value).filter(|_| value.ty().int_width().is_some_and(|w| w <= 64)) {
            self.w.abbrev(abbrev::INTEGER);
            self.w.operand(encode_signed(number), Operand::Vbr(8));
        } else if let Some(limbs) = cx.as_limbs(value) {
            let ops: Vec<u64> = limbs.iter().map(|&limb| encode_signed(limb as i64)).collect();
            self.w.record(code::WIDE_INTEGER, &ops);
        } else if let Some(bits) = cx.as_float_bits(value) {
            let (low, high) = (bits as u64, (bits >> 64) as u64);
            match value.ty().float_kind() {
                Some(FloatKind::X86Fp80) => {
                    self.w.record(code::FLOAT, &[(bits >> 16) as u64, low & 0xffff]);
                }
                Some(FloatKind::Fp128 | FloatKind::PpcFp128) => self.w.record(code::FLOAT, &[low, high]),
                _ => self.w.record(code::FLOAT, &[low]),
            }
        }
    }

    fn splat(&mut self, ty: Type, elem: Value) {
        let cx = self.cx;
        if ty.is_scalable_vector() {
            let ops: Vec<u64> =
                scalable_splat(cx, ty, elem).iter().map(|&operand| self.value(operand)).collect();
            return self.w.record(code::SHUFFLEVEC, &ops);
        }
        let n = cx.n_elements(ty).unwrap_or(0) as usize;
        if is_data(elem.ty()) {
            let (bits, mask) = (cx.number_bits(elem), self.element_mask(elem.ty()));
            if elem.ty() == Type::I8 && ty.is_array() {
                return self.text(abbrev::STRING, &vec![bits as u8; n]);
            }
            self.w.record(code::DATA, &vec![bits & mask; n]);
        } else {
            let number = self.value(elem);
            self.w.record(code::AGGREGATE, &vec![number; n]);
        }
    }

    /// The bits of a number of a type.
    fn element_mask(&self, elem: Type) -> u64 {
        let bits = elem.int_width().or(elem.float_kind().map(|kind| kind.bits())).unwrap_or(64);
        u64::MAX >> (64 - bits.clamp(1, 64))
    }

    fn text(&mut self, id: u64, bytes: &[u8]) {
        self.w.abbrev(id);
        self.w.array(bytes);
    }

    fn data(&mut self, ty: Type, bytes: &[u8]) {
        let cx = self.cx;
        let (TypeView::Array { elem, .. } | TypeView::Vector { elem, .. }) = cx.view(ty) else { return };
        if elem == Type::I8 && ty.is_array() {
            return match bytes.split_last() {
                Some((0, text)) if !text.contains(&0) => self.text(abbrev::CSTRING, text),
                _ => self.text(abbrev::STRING, bytes),
            };
        }
        let mask = self.element_mask(elem);
        let width = (mask.count_ones() / 8).max(1) as usize;
        let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
        let ops: Vec<u64> = bytes.chunks_exact(width).map(number).collect();
        self.w.record(code::DATA, &ops);
    }

    fn inline_asm(&mut self, asm: &InlineAsm<'_>) {
        let flags = [
            (asm.side_effect, asm_flags::SIDE_EFFECT),
            (asm.align_stack, asm_flags::ALIGN_STACK),
            (asm.intel_dialect, asm_flags::INTEL_DIALECT),
            (asm.can_unwind, asm_flags::UNWIND),
        ];
        let bits = flags.into_iter().filter_map(|(is_set, bit)| is_set.then_some(bit));
        let mut ops = vec![self.types.get(asm.fn_ty), bits.sum()];
        for text in [asm.template, asm.constraints] {
            ops.push(text.len() as u64);
            ops.extend(text.iter().map(|&byte| u64::from(byte)));
        }
        self.w.record(code::INLINEASM, &ops);
    }

    fn expression(&mut self, expr: ConstExpr<'_>, values: &[Value]) {
        let number = |writer: &Self, at: usize| values.get(at).map_or(0, |&value| writer.value(value));
        let type_of =
            |writer: &Self, at: usize| values.get(at).map_or(0, |value| writer.types.get(value.ty()));
        match expr.op {
            ExprOp::GetElementPtr => {
                let flags = encode_flags(Opcode::GetElementPtr, expr.flags);
                let mut ops = vec![self.types.get(expr.source), flags];
                if let Some((low, high)) = expr.in_range {
                    ops.extend([RANGE_BITS, encode_signed(low), encode_signed(high)]);
                }
                for &value in values {
                    ops.extend([self.types.get(value.ty()), self.value(value)]);
                }
                let code = if expr.in_range.is_some() { code::GEP_WITH_INRANGE } else { code::GEP };
                self.w.record(code, &ops);
            }
            ExprOp::ExtractElement => {
                let ops = [type_of(self, 0), number(self, 0), type_of(self, 1), number(self, 1)];
                self.w.record(code::EXTRACTELT, &ops);
            }
            ExprOp::InsertElement => {
                let ops = [number(self, 0), number(self, 1), type_of(self, 2), number(self, 2)];
                self.w.record(code::INSERTELT, &ops);
            }
            ExprOp::ShuffleVector => {
                let ops = [number(self, 0), number(self, 1), number(self, 2)];
                self.w.record(code::SHUFFLEVEC, &ops);
            }
            op => {
                let op = EXPRESSIONS.iter().find(|(other, _)| *other == op).map(|&(_, op)| op);
                let Some(op) = op else { return };
                if op.is_cast() {
                    let mut ops = vec![number_of(CASTS, op), type_of(self, 0), number(self, 0)];
                    ops.extend(Some(encode_flags(op, expr.flags)).filter(|&flags| flags != 0));
                    self.w.record(code::CAST, &ops);
                } else {
                    let mut ops = vec![number_of(BINOPS, op), number(self, 0), number(self, 1)];
                    ops.extend(Some(encode_flags(op, expr.flags)).filter(|&flags| flags != 0));
                    self.w.record(code::BINOP, &ops);
                }
            }
        }
    }
}
