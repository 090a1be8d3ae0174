//! Text of operands: locals, globals and constants.

use super::Printer;
use super::float::push_float;
use super::text::*;
use crate::body::Body;
use crate::constant::{ConstExpr, ConstView, ExprOp};
use crate::debug::DiKind;
use crate::inst::Flags;
use crate::metadata::{Md, MdView};
use crate::types::{FloatKind, Type, TypeView};
use crate::value::*;

impl Printer<'_> {
    /// `type value`.
    #[inline]
    pub(crate) fn typed(&mut self, value: Value) {
        self.ty_and_blank(value.ty());
        self.value(value);
    }

    /// A constant, global or metadata; locals are printed by [`Printer::operand`].
    pub(crate) fn value(&mut self, value: Value) {
        match value.kind() {
            ValueKind::Int(int) => self.small_int(value.ty(), int),
            ValueKind::Float(bits) => {
                let Some(kind) = value.ty().float_kind() else { return };
                let bits = if kind == FloatKind::Double { (bits as u128) << 32 } else { bits as u128 };
                push_float(&mut self.out, kind, bits);
            }
            ValueKind::Zero => self.zero(value.ty()),
            ValueKind::Undef => self.str("undef"),
            ValueKind::Poison if self.typed_pointers => self.str("undef"),
            ValueKind::Poison => self.str("poison"),
            ValueKind::Global(_) | ValueKind::Func(_) | ValueKind::Alias(_) | ValueKind::IFunc(_) => {
                self.global_name(value)
            }
            ValueKind::Const(_) => self.record(value),
            ValueKind::Metadata(md) => self.md_operand(md),
            ValueKind::Asm(asm) => self.inline_asm(asm),
            _ => self.str("<badref>"),
        }
    }

    /// An operand in a function.
    #[inline]
    pub(crate) fn operand(&mut self, body: &Body, value: Value) {
        if matches!(value.tag(), TAG_INST..=TAG_BLOCK) {
            return self.local(body, value);
        }
        if let ValueKind::Metadata(md) = value.kind() {
            return self.metadata_operand(body, md);
        }
        self.value(value);
    }

    /// Metadata in a function, possibly of a local.
    fn metadata_operand(&mut self, body: &Body, md: Md) {
        let cx = self.cx;
        match cx.md_view(md) {
            MdView::Value(value) => self.typed_operand(body, value),
            MdView::Node(node) if node.kind() == DiKind::DIArgList => {
                self.record_value(body, Value::metadata(md))
            }
            _ => self.md_operand(md),
        }
    }

    /// `type value` in a function.
    #[inline]
    pub(crate) fn typed_operand(&mut self, body: &Body, value: Value) {
        self.ty_and_blank(value.ty());
        self.operand(body, value);
    }

    /// `%name` or `%7`.
    #[inline]
    pub(crate) fn local(&mut self, body: &Body, value: Value) {
        if let Some(slot) = self.locals.get(value) {
            self.byte(b'%');
            return push_u64(&mut self.out, slot.into());
        }
        match body.name(value) {
            Some(_) if self.is_full() => {}
            Some(name) => {
                self.byte(b'%');
                push_name(&mut self.out, name);
            }
            None => self.str("<badref>"),
        }
    }

    #[inline]
    fn small_int(&mut self, ty: Type, value: i32) {
        if ty == Type::I1 {
            return self.str(if value == 0 { "false" } else { "true" });
        }
        push_i64(&mut self.out, value as i64);
    }

    fn zero(&mut self, ty: Type) {
        match ty.float_kind() {
            Some(kind) => push_float(&mut self.out, kind, 0),
            None if ty.is_ptr() || ty.is_typed_ptr() => self.str("null"),
            None if ty == Type::TOKEN => self.str("none"),
            None => self.str("zeroinitializer"),
        }
    }

    fn record(&mut self, value: Value) {
        if self.is_full() {
            return;
        }
        let (m, cx) = (self.m, self.cx);
        let ty = value.ty();
        match cx.const_view(value) {
            Some(ConstView::Int(words)) => push_limbs(&mut self.out, words, ty.int_width().unwrap_or(32)),
            Some(ConstView::Float(words)) => {
                let bits = words.iter().rev().fold(0u128, |bits, &word| bits << 32 | word as u128);
                push_float(&mut self.out, ty.float_kind().unwrap_or(FloatKind::Double), bits);
            }
            Some(ConstView::Splat(elem)) => self.splat(ty, elem),
            Some(ConstView::Data(bytes)) => self.data(ty, bytes),
            Some(ConstView::Aggregate(elems)) => self.aggregate(value, elems),
            Some(ConstView::Expr(expr)) => self.expr(ty, expr),
            Some(ConstView::BlockAddress(func, block)) => {
                self.str("blockaddress(");
                self.global_name(m.func_value(func));
                self.str(", %");
                self.foreign_block(func, block);
                self.byte(b')');
            }
            Some(ConstView::DsoLocalEquivalent(func)) => {
                self.str("dso_local_equivalent ");
                self.global_name(func);
            }
            Some(ConstView::NoCfi(func)) => {
                self.str("no_cfi ");
                self.global_name(func);
            }
            Some(ConstView::PtrAuth(parts)) => self.ptr_auth(parts),
            None => self.str("<badref>"),
        }
    }

    fn ptr_auth(&mut self, parts: Values<'_>) {
        self.str("ptrauth (");
        let parts: Vec<Value> = parts.iter().collect();
        let shown = match parts.as_slice() {
            [_, _, disc, addr] if addr.is_zero() => 2 + !disc.is_zero() as usize,
            _ => parts.len(),
        };
        for (i, &part) in parts[..shown].iter().enumerate() {
            if i != 0 {
                self.str(", ");
            }
            self.typed(part);
        }
        self.byte(b')');
    }

    /// The name or number of a block, possibly of another function.
    fn foreign_block(&mut self, func: Func, block: Block) {
        let m = self.m;
        let Some(body) = m.functions().get(func.index()).and_then(|f| f.body.as_ref()) else {
            return self.str("<badref>");
        };
        if let Some(name) = body.name(Value::block(block)) {
            return push_name(&mut self.out, name);
        }
        match block_number(body, block) {
            Some(number) => push_u64(&mut self.out, number as u64),
            None => self.str("<badref>"),
        }
    }

    fn splat(&mut self, ty: Type, elem: Value) {
        let has_splat = self.m.version.has(18);
        if ty.is_vector() && has_splat && (self.cx.is_number(elem) || !ty.is_scalable_vector()) {
            self.str("splat (");
            self.typed(elem);
            return self.byte(b')');
        }
        if ty.is_scalable_vector() {
            // As LLVM makes a scalable splat of an expression or address.
            let TypeView::Vector { count, .. } = self.cx.view(ty) else { return };
            self.str("shufflevector (");
            self.ty(ty);
            self.str(" insertelement (");
            self.ty(ty);
            self.str(" poison, ");
            self.typed(elem);
            self.str(", i64 0), ");
            self.ty(ty);
            self.str(" poison, <vscale x ");
            push_u64(&mut self.out, count.into());
            return self.str(" x i32> zeroinitializer)");
        }
        let (count, [open, close]) = match self.cx.view(ty) {
            TypeView::Array { count, .. } => (count, *b"[]"),
            TypeView::Vector { count, .. } => (count.into(), *b"<>"),
            _ => return,
        };
        if elem.ty() == Type::I8 && ty.is_array() {
            let byte = self.cx.number_bits(elem) as u8;
            return self.string(std::iter::repeat_n(byte, count as usize));
        }
        // Formats the element once and repeats its text.
        self.byte(open);
        let from = self.out.len();
        self.typed(elem);
        let mut text = b", ".to_vec();
        text.extend_from_slice(&self.out[from..]);
        for _ in 1..count {
            self.out.extend_from_slice(&text);
        }
        self.byte(close);
    }

    fn string(&mut self, bytes: impl Iterator<Item = u8>) {
        self.str("c\"");
        for byte in bytes {
            push_escaped(&mut self.out, &[byte]);
        }
        self.byte(b'"');
    }

    fn data(&mut self, ty: Type, bytes: &[u8]) {
        let cx = self.cx;
        let Some(elem) = cx.element_type(ty, 0) else { return };
        if ty.is_array() && elem == Type::I8 {
            self.str("c\"");
            push_escaped(&mut self.out, bytes);
            return self.byte(b'"');
        }
        let (open, close) = if ty.is_array() { (b'[', b']') } else { (b'<', b'>') };
        let from = self.out.len();
        self.byte(open);
        self.ty(elem);
        self.byte(b' ');
        let prefix: Vec<u8> = [b", ", &self.out[from + 1..]].concat();
        let width = bytes.len() / cx.n_elements(ty).unwrap_or(1).max(1) as usize;
        self.out.reserve(bytes.len() / width.max(1) * (prefix.len() + 12));
        let float = elem.float_kind();
        for (i, chunk) in bytes.chunks_exact(width.max(1)).enumerate() {
            if i != 0 {
                self.out.extend_from_slice(&prefix);
            }
            let mut raw = [0u8; 8];
            raw[..chunk.len()].copy_from_slice(chunk);
            let raw = u64::from_le_bytes(raw);
            match float {
                Some(kind) => push_float(&mut self.out, kind, raw as u128),
                None => {
                    let shift = 64 - 8 * chunk.len() as u32;
                    push_i64(&mut self.out, (raw as i64) << shift >> shift);
                }
            }
        }
        self.byte(close);
    }

    fn aggregate(&mut self, value: Value, elems: Values<'_>) {
        let ty = value.ty();
        if ty.is_vector()
            && let Some(elem) = self.cx.splat_value(value)
            && self.cx.is_number(elem)
        {
            return self.splat(ty, elem);
        }
        let (open, close) = match self.cx.view(ty) {
            TypeView::Vector { .. } => ("<", ">"),
            TypeView::Array { .. } => ("[", "]"),
            TypeView::Struct { packed: true, .. } | TypeView::Named { body: Some((_, true)), .. } => {
                ("<{ ", " }>")
            }
            _ => ("{ ", " }"),
        };
        self.str(open);
        for (i, elem) in elems.iter().enumerate() {
            if i != 0 {
                self.str(", ");
            }
            self.typed(elem);
        }
        self.str(close);
    }

    fn expr(&mut self, ty: Type, expr: ConstExpr<'_>) {
        let version = self.m.version;
        self.str(match expr.op {
            ExprOp::PtrToAddr if !version.has(22) => ExprOp::PtrToInt.name(),
            op => op.name(),
        });
        if expr.op == ExprOp::GetElementPtr {
            self.gep_flags(expr.flags);
            if let Some((low, high)) = expr.in_range.filter(|_| version.has(19)) {
                self.str(" inrange(");
                push_i64(&mut self.out, low);
                self.str(", ");
                push_i64(&mut self.out, high);
                self.byte(b')');
            }
        } else {
            self.wrap_flags(expr.flags);
        }
        self.str(" (");
        if expr.op == ExprOp::GetElementPtr {
            self.ty(expr.source);
            self.str(", ");
        }
        let n_operands = if expr.op == ExprOp::ShuffleVector { 2 } else { expr.operands.len() };
        for (i, operand) in expr.operands.iter().take(n_operands).enumerate() {
            if i != 0 {
                self.str(", ");
            }
            self.typed(operand);
        }
        if expr.op.is_cast() {
            self.str(" to ");
            self.ty(ty);
        }
        if expr.op == ExprOp::ShuffleVector {
            let mask: Vec<u32> = expr
                .operands
                .iter()
                .skip(2)
                .map(|v| match v.kind() {
                    ValueKind::Int(index) => index as u32,
                    _ => u32::MAX,
                })
                .collect();
            self.mask(ty.is_scalable_vector(), &mask);
        }
        self.byte(b')');
    }

    /// `nuw` and `nsw`.
    pub(crate) fn wrap_flags(&mut self, flags: Flags) {
        if flags.has(Flags::NUW) {
            self.str(" nuw");
        }
        if flags.has(Flags::NSW) {
            self.str(" nsw");
        }
    }

    /// `inbounds`, `nusw`, `nuw`.
    pub(crate) fn gep_flags(&mut self, flags: Flags) {
        // Constants keep flags that earlier versions lack; those of instructions are dropped before.
        let has_others = self.m.version.has(19);
        if flags.has(Flags::INBOUNDS) {
            self.str(" inbounds");
        } else if flags.has(Flags::NUSW) && has_others {
            self.str(" nusw");
        }
        if flags.has(Flags::NUW) && has_others {
            self.str(" nuw");
        }
    }

    /// The mask of a `shufflevector`.
    pub(crate) fn mask(&mut self, scalable: bool, mask: &[u32]) {
        self.str(if scalable { ", <vscale x " } else { ", <" });
        push_u64(&mut self.out, mask.len() as u64);
        self.str(" x i32> ");
        if mask.iter().all(|&index| index == 0) {
            self.str("zeroinitializer");
        } else if mask.iter().all(|&index| index == u32::MAX) {
            self.value(Value::poison(Type::I32));
        } else {
            self.byte(b'<');
            for (i, &index) in mask.iter().enumerate() {
                if i != 0 {
                    self.str(", ");
                }
                self.str("i32 ");
                if index == u32::MAX {
                    self.value(Value::poison(Type::I32));
                } else {
                    push_u64(&mut self.out, index as u64);
                }
            }
            self.byte(b'>');
        }
    }

    fn inline_asm(&mut self, asm: Asm) {
        let cx = self.cx;
        let Some(asm) = cx.asm(asm) else { return };
        self.str("asm ");
        for (on, word) in [
            (asm.side_effect, "sideeffect "),
            (asm.align_stack, "alignstack "),
            (asm.intel_dialect, "inteldialect "),
            (asm.can_unwind, "unwind "),
        ] {
            if on {
                self.str(word);
            }
        }
        self.quoted("", asm.template);
        self.quoted(", ", asm.constraints);
    }
}

/// The number that a block has in the text of its function.
fn block_number(body: &Body, wanted: Block) -> Option<u32> {
    let unnamed = |value: Value| body.name(value).is_none() as u32;
    let mut next: u32 = (0..body.n_args()).map(|i| unnamed(body.arg(i))).sum();
    for &block in &body.order {
        if block == wanted {
            return Some(next);
        }
        next += unnamed(Value::block(block));
        for inst in body.insts(block) {
            let result = body.result(inst);
            if result.ty() != Type::VOID {
                next += unnamed(result);
            }
        }
    }
    None
}
