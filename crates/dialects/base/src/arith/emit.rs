//! Builder of `arith` operations on scalars, vectors or tensors.

use crate::arith::{self, CmpFPredicate, CmpIPredicate};
use crate::infer::with_element;
use terrace_ir::attrs::{DenseElementsAttr, FloatAttr, IntegerAttr};
use terrace_ir::decl::AttrType;
use terrace_ir::types::{DYNAMIC, MemRefType, UnrankedMemRefType};
use terrace_ir::{Attr, Builder, Context, OpDef, OpKind, OpState, Type, Value};
use terrace_num::{ApFloat, FloatFormat, Rounding};
use terrace_support::small_vec::SmallVec;

/// An integer attribute, or a splat for a vector or tensor of static shape.
pub fn int_attr(ctx: &Context, ty: Type, value: i128) -> Option<Attr> {
    let Some(shaped) = ty.as_shaped(ctx) else {
        return Some(match i64::try_from(value) {
            Ok(small) => IntegerAttr::of_i64(ctx, ty, small),
            Err(_) => {
                let width = ty.bit_width(ctx).unwrap_or(64);
                IntegerAttr::of(ctx, ty, &terrace_num::ApInt::from_u128(width, value as u128))
            }
        });
    };
    if !is_splattable(ctx, ty) {
        return None;
    }
    let n_bytes = shaped.elem.bit_width(ctx).unwrap_or(64).div_ceil(8).max(1) as usize;
    let mut data: SmallVec<[u8; 16]> = SmallVec::from_elem(if value < 0 { 0xff } else { 0 }, n_bytes);
    for (to, from) in data.iter_mut().zip(value.to_le_bytes()) {
        *to = from;
    }
    if shaped.elem == Type::I1 {
        data[0] = (value & 1) as u8;
    }
    Some(DenseElementsAttr::get(ctx, ty, true, &data))
}

/// A float attribute rounded to the type's format, or a splat for a vector or tensor of static shape.
pub fn float_attr(ctx: &Context, ty: Type, value: f64) -> Option<Attr> {
    let elem = ty.element_or_self(ctx);
    let format = elem.as_float(ctx)?;
    let value = ApFloat::from_f64(format, value, Rounding::NearestTiesToEven);
    if ty == elem {
        return Some(FloatAttr::of(ctx, ty, value));
    }
    let n_bytes = format.width().div_ceil(8) as usize;
    let bytes = value.to_bits().to_le_bytes();
    is_splattable(ctx, ty).then(|| DenseElementsAttr::get(ctx, ty, true, &bytes[..n_bytes.min(16)]))
}

/// Whether an elements attribute can have this shaped type.
fn is_splattable(ctx: &Context, ty: Type) -> bool {
    let fixed =
        ty.as_shaped(ctx).and_then(|shaped| shaped.shape).is_some_and(|shape| !shape.contains(&DYNAMIC));
    fixed && !ty.is::<MemRefType>(ctx) && !ty.is::<UnrankedMemRefType>(ctx)
}

/// Whether constants can have this type.
pub(crate) fn has_constants(ctx: &Context, ty: Type) -> bool {
    ty.as_shaped(ctx).is_none() || is_splattable(ctx, ty)
}

/// Creates operations at the builder's insertion point. Types must satisfy [`has_constants`].
pub struct Emit<'r, 'b> {
    /// The builder.
    pub b: &'r mut Builder<'b>,
    /// The attribute `fastmath` for float operations.
    pub fastmath: Option<Attr>,
}

impl<'r, 'b> Emit<'r, 'b> {
    pub fn new(b: &'r mut Builder<'b>) -> Self {
        Self { b, fastmath: None }
    }

    pub fn ctx(&self) -> Context {
        self.b.ctx().clone()
    }

    /// `elem`, or a vector or tensor of `elem` with the shape of `value`.
    pub(crate) fn like(&self, value: Value, elem: Type) -> Type {
        with_element(self.b.ctx(), self.b.ty(value), elem)
    }

    /// An integer type of a width with the shape of `value`.
    pub(crate) fn int_like(&self, value: Value, width: u32) -> Type {
        self.like(value, Type::int(self.b.ctx(), width))
    }

    pub fn op(
        &mut self,
        def: &'static OpDef,
        args: &[Value],
        ty: Type,
        slots: &[(usize, Option<Attr>)],
    ) -> Value {
        let mut state = OpState::new(def, self.b.loc());
        state.operands.extend_from_slice(args);
        state.results.push(ty);
        for &(slot, attr) in slots {
            if let Some(attr) = attr {
                state.set_slot(slot, attr);
            }
        }
        let op = self.b.create(state);
        self.b.result(op, 0)
    }

    pub fn constant(&mut self, attr: Attr) -> Value {
        arith::Constant::new(self.b, attr)
    }

    /// Creates an integer constant.
    pub fn int(&mut self, ty: Type, value: i128) -> Value {
        let attr = int_attr(self.b.ctx(), ty, value).unwrap_or(Attr::UNIT);
        self.constant(attr)
    }

    /// Creates a float constant.
    pub fn float(&mut self, ty: Type, value: f64) -> Value {
        let attr = float_attr(self.b.ctx(), ty, value).unwrap_or(Attr::UNIT);
        self.constant(attr)
    }

    fn int_binary(&mut self, def: &'static OpDef, a: Value, b: Value) -> Value {
        let ty = self.b.ty(a);
        self.op(def, &[a, b], ty, &[])
    }

    pub(crate) fn add(&mut self, a: Value, b: Value) -> Value {
        self.int_binary(arith::AddI::DEF, a, b)
    }
    pub fn sub(&mut self, a: Value, b: Value) -> Value {
        self.int_binary(arith::SubI::DEF, a, b)
    }
    pub fn and(&mut self, a: Value, b: Value) -> Value {
        self.int_binary(arith::AndI::DEF, a, b)
    }
    pub fn or(&mut self, a: Value, b: Value) -> Value {
        self.int_binary(arith::OrI::DEF, a, b)
    }
    pub fn xor(&mut self, a: Value, b: Value) -> Value {
        self.int_binary(arith::XOrI::DEF, a, b)
    }
    pub fn shl(&mut self, a: Value, b: Value) -> Value {
        self.int_binary(arith::ShLI::DEF, a, b)
    }
    pub fn shr(&mut self, a: Value, b: Value) -> Value {
        self.int_binary(arith::ShRUI::DEF, a, b)
    }
    pub(crate) fn umin(&mut self, a: Value, b: Value) -> Value {
        self.int_binary(arith::MinUI::DEF, a, b)
    }
    pub fn cmp(&mut self, predicate: CmpIPredicate, a: Value, b: Value) -> Value {
        arith::CmpI::new(self.b, predicate, a, b)
    }
    pub fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        arith::Select::new(self.b, condition, a, b)
    }
    pub fn zext(&mut self, a: Value, ty: Type) -> Value {
        self.op(arith::ExtUI::DEF, &[a], ty, &[])
    }
    pub fn trunc(&mut self, a: Value, ty: Type) -> Value {
        self.op(arith::TruncI::DEF, &[a], ty, &[])
    }
    pub fn bitcast(&mut self, a: Value, ty: Type) -> Value {
        self.op(arith::Bitcast::DEF, &[a], ty, &[])
    }

    /// Zero-extends or truncates to `width`.
    pub fn resize(&mut self, a: Value, width: u32) -> Value {
        let ctx = self.ctx();
        let from = self.b.ty(a).element_or_self(&ctx).bit_width(&ctx).unwrap_or(0);
        let ty = self.int_like(a, width);
        match from.cmp(&width) {
            core::cmp::Ordering::Less => self.zext(a, ty),
            core::cmp::Ordering::Equal => a,
            core::cmp::Ordering::Greater => self.trunc(a, ty),
        }
    }

    pub(crate) fn cmpf(&mut self, predicate: CmpFPredicate, a: Value, b: Value) -> Value {
        let ty = self.like(a, Type::I1);
        let predicate = CmpFPredicate::encode(self.b.ctx(), predicate);
        self.op(arith::CmpF::DEF, &[a, b], ty, &[(arith::CmpF::SLOTS.predicate, Some(predicate))])
    }
    /// Creates a binary float operation.
    pub(crate) fn binary(&mut self, def: &'static OpDef, a: Value, b: Value) -> Value {
        let (ty, flags) = (self.b.ty(a), self.fastmath);
        // All binary float operations have the attribute in the same slot.
        self.op(def, &[a, b], ty, &[(arith::AddF::SLOTS.fastmath, flags)])
    }
    pub(crate) fn negf(&mut self, a: Value) -> Value {
        let ty = self.b.ty(a);
        self.op(arith::NegF::DEF, &[a], ty, &[])
    }
    pub fn extf(&mut self, a: Value, elem: Type) -> Value {
        let (ty, flags) = (self.like(a, elem), self.fastmath);
        self.op(arith::ExtF::DEF, &[a], ty, &[(arith::ExtF::SLOTS.fastmath, flags)])
    }
    pub fn truncf(&mut self, a: Value, elem: Type, mode: Option<Attr>) -> Value {
        let (ty, flags) = (self.like(a, elem), self.fastmath);
        let slots = [(arith::TruncF::SLOTS.roundingmode, mode), (arith::TruncF::SLOTS.fastmath, flags)];
        self.op(arith::TruncF::DEF, &[a], ty, &slots)
    }
}

/// Float format of a type's elements.
pub(crate) fn format_of(ctx: &Context, ty: Type) -> Option<FloatFormat> {
    ty.element_or_self(ctx).as_float(ctx)
}
