//! LLVM constants of attributes.

use crate::export::ModuleState;
use crate::export::types::float_type;
use terrace_ir::attrs::{
    ArrayAttr, DenseElementsAttr, DenseResourceElementsAttr, FloatAttr, IntegerAttr, SparseElementsAttr,
    StringAttr, SymbolRefAttr,
};
use terrace_ir::types::{ComplexType, FloatType, RankedTensorType, Signedness, VectorType};
use terrace_ir::{Attr, Context, Loc, Reported, Result, Type};
use terrace_llir as llir;
use terrace_llir::TypeView;
use terrace_llvm::{ConstAttr, PoisonAttr, UndefAttr, ZeroAttr};
use terrace_num::ApInt;
use terrace_support::small_vec::SmallVec;

/// The maximum nesting of arrays and structs.
const MAX_DEPTH: u32 = 600;

/// The constant of an attribute, of LLVM type `ty`.
#[inline]
pub(crate) fn constant(state: &ModuleState<'_>, loc: Loc, ty: llir::Type, attr: Attr) -> Result<llir::Value> {
    if ty.is_int()
        && let Some(int) = attr.as_::<IntegerAttr>(state.ctx)
        && let Ok(word) = int.words.try_into()
    {
        return Ok(integer(state, ty, int.ty, &[u64::from_ne_bytes(word)]));
    }
    Constants { state, loc }.get(ty, attr, 0)
}

/// An integer in another width, as for `index`. Unsigned integers and `i1` are extended with zeros, others with the
/// sign.
fn integer(state: &ModuleState<'_>, ty: llir::Type, from: Type, limbs: &[u64]) -> llir::Value {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    let (width, zero) = match from.as_int(ctx) {
        Some((width, sign)) => (width, width == 1 || sign == Signedness::Unsigned),
        None if from.is_index() => (64, false),
        None => (from.bit_width(ctx).unwrap_or(64), false),
    };
    if let &[word] = limbs
        && ty.int_width().is_some_and(|to| to <= 64 || !zero || word >> 63 == 0)
    {
        let shift = if width == 0 || zero { 0 } else { 64u32.saturating_sub(width) };
        return cx.int(ty, (word << shift) as i64 >> shift);
    }
    let Some(to) = ty.int_width() else { return llir::Value::undef(ty) };
    let value = ApInt::from_words(width, limbs);
    let value = if zero { value.zext_or_trunc(to) } else { value.sext_or_trunc(to) };
    cx.int_limbs(ty, value.words())
}

fn limbs(int: &IntegerAttr<'_>) -> SmallVec<[u64; 4]> {
    int.words.as_chunks::<8>().0.iter().map(|&word| u64::from_ne_bytes(word)).collect()
}

struct Constants<'s, 'a> {
    state: &'s ModuleState<'a>,
    loc: Loc,
}

impl Constants<'_, '_> {
    #[cold]
    fn error(&self, message: impl Into<String>) -> Reported {
        self.state.ctx.error(self.loc, message).emit()
    }

    fn get(&self, ty: llir::Type, attr: Attr, depth: u32) -> Result<llir::Value> {
        let (ctx, cx) = (self.state.ctx, &self.state.module.cx);
        if depth > MAX_DEPTH {
            return Err(self.error("constant is nested too deeply"));
        }
        if attr.is::<UndefAttr>(ctx) {
            return Ok(llir::Value::undef(ty));
        }
        if attr.is::<ZeroAttr>(ctx) {
            return Ok(llir::Value::zero(ty));
        }
        if attr.is::<PoisonAttr>(ctx) {
            return Ok(llir::Value::poison(ty));
        }
        if let Some(constant) = attr.as_::<ConstAttr>(ctx) {
            return crate::export::lossless::constant::expression(self.state, self.loc, &constant);
        }
        if let Some((fields, _)) = cx.struct_fields(ty) {
            let Some(array) = attr.as_::<ArrayAttr>(ctx) else {
                return Err(self.error("expected an array attribute for a struct constant"));
            };
            if array.elems.len() != fields.len() {
                return Err(self.error(format!(
                    "expected array attribute of size {}, but found {}",
                    fields.len(),
                    array.elems.len()
                )));
            }
            let elems: Vec<llir::Value> = fields
                .iter()
                .zip(array.elems)
                .map(|(ty, &attr)| self.get(ty, attr, depth + 1))
                .collect::<Result<_>>()?;
            return Ok(cx.aggregate(ty, &elems));
        }
        if let Some(int) = attr.as_::<IntegerAttr>(ctx) {
            if !ty.is_int() {
                return Err(self.error("unsupported constant value"));
            }
            return Ok(integer(self.state, ty, int.ty, &limbs(&int)));
        }
        if let Some(float) = attr.as_::<FloatAttr>(ctx) {
            return self.float(ty, float.ty, float.bits());
        }
        if let Some(symbol) = attr.as_::<SymbolRefAttr>(ctx).filter(|symbol| symbol.nested.is_empty()) {
            return match self.state.symbols.get(&symbol.root) {
                Some(&value) if value.as_func().is_some() => Ok(value),
                Some(_) => Err(self.error("unsupported constant value")),
                None => {
                    let name = ctx.str(symbol.root);
                    Err(self.error(format!("'@{name}' is no symbol of the module")))
                }
            };
        }
        if let Some(dense) = attr.as_::<DenseElementsAttr>(ctx) {
            return self.dense(ty, &dense);
        }
        if let Some(resource) = attr.as_::<DenseResourceElementsAttr>(ctx) {
            return self.resource(ty, &resource);
        }
        if let Some(sparse) = attr.as_::<SparseElementsAttr>(ctx) {
            return self.sparse(ty, &sparse);
        }
        if let Some(string) = attr.as_::<StringAttr>(ctx) {
            return Ok(cx.string(ctx.bytes(string.value)));
        }
        if let Some(array) = attr.as_::<ArrayAttr>(ctx)
            && let TypeView::Array { elem, count: len } = cx.view(ty)
        {
            if array.elems.len() as u64 != len {
                return Err(self.error(format!(
                    "expected array attribute of size {len}, but found {}",
                    array.elems.len()
                )));
            }
            let mut last: Option<(Attr, llir::Value)> = None;
            let mut elems = Vec::with_capacity(array.elems.len());
            for &attr in array.elems {
                let value = match last {
                    Some((known, value)) if known == attr => value,
                    _ => self.get(elem, attr, depth + 1)?,
                };
                last = Some((attr, value));
                elems.push(value);
            }
            return Ok(cx.aggregate(ty, &elems));
        }
        Err(self.error("unsupported constant value"))
    }

    fn float(&self, ty: llir::Type, from: Type, bits: u128) -> Result<llir::Value> {
        let (ctx, cx) = (self.state.ctx, &self.state.module.cx);
        let width = from.bit_width(ctx).unwrap_or(0);
        if ty.int_width() == Some(width) {
            return Ok(cx.int_limbs(ty, &[bits as u64, (bits >> 64) as u64]));
        }
        if float_type(ctx, from) != Some(ty) {
            return Err(self.error("FloatAttr does not match expected type of the constant"));
        }
        Ok(cx.float_bits(ty, bits))
    }

    /// The size in bytes of an element of a dense attribute; a complex number is two parts.
    fn element_bytes(&self, elem: Type) -> Option<usize> {
        if let Some(complex) = elem.as_::<ComplexType>(self.state.ctx) {
            return Some(2 * self.element_bytes(complex.elem)?);
        }
        let bits = elem.bit_width(self.state.ctx).or_else(|| elem.is_index().then_some(64))?;
        Some((bits as usize).div_ceil(8).max(1))
    }

    /// An element of a dense attribute: a scalar, or the struct of a complex number's parts.
    fn element(&self, ty: llir::Type, elem: Type, bytes: &[u8]) -> Result<llir::Value> {
        let (ctx, cx) = (self.state.ctx, &self.state.module.cx);
        if let Some(complex) = elem.as_::<ComplexType>(ctx) {
            let parts = cx.struct_fields(ty).filter(|(fields, _)| fields.len() == 2);
            let (Some((fields, _)), Some((re, im))) = (parts, bytes.split_at_checked(bytes.len() / 2)) else {
                return Err(self.error("unsupported constant value"));
            };
            let parts = fields
                .iter()
                .zip([re, im])
                .map(|(field, bytes)| self.element(field, complex.elem, bytes))
                .collect::<Result<SmallVec<[llir::Value; 2]>>>()?;
            return Ok(cx.aggregate(ty, &parts));
        }
        let limbs: SmallVec<[u64; 4]> = bytes
            .chunks(8)
            .map(|chunk| {
                let mut word = [0; 8];
                word[..chunk.len()].copy_from_slice(chunk);
                u64::from_le_bytes(word)
            })
            .collect();
        if elem.is::<FloatType>(ctx) {
            let bits = limbs.first().copied().unwrap_or(0) as u128
                | (limbs.get(1).copied().unwrap_or(0) as u128) << 64;
            return self.float(ty, elem, bits);
        }
        if !ty.is_int() {
            return Err(self.error("unsupported constant value"));
        }
        Ok(integer(self.state, ty, elem, &limbs))
    }

    fn dense(&self, ty: llir::Type, dense: &DenseElementsAttr<'_>) -> Result<llir::Value> {
        let elem = dense.ty.element_or_self(self.state.ctx);
        let Some(size) = self.element_bytes(elem) else {
            return Err(self.error("unsupported constant value"));
        };
        if dense.splat {
            return self.splat(ty, elem, dense.data.get(..size).unwrap_or(&[]));
        }
        self.elements(ty, elem, size, dense.data)
    }

    fn splat(&self, ty: llir::Type, elem: Type, bytes: &[u8]) -> Result<llir::Value> {
        let cx = &self.state.module.cx;
        match cx.view(ty) {
            TypeView::Array { elem: inner, .. } | TypeView::Vector { elem: inner, .. } => {
                let inner = self.splat(inner, elem, bytes)?;
                Ok(cx.splat(ty, inner))
            }
            _ => self.element(ty, elem, bytes),
        }
    }

    /// An array or vector, possibly nested, from its elements.
    fn elements(&self, ty: llir::Type, elem: Type, size: usize, bytes: &[u8]) -> Result<llir::Value> {
        let cx = &self.state.module.cx;
        let (inner, n) = match cx.view(ty) {
            TypeView::Array { elem, count } => (elem, count as usize),
            TypeView::Vector { elem, count, .. } => (elem, count as usize),
            _ => return Err(self.error("unsupported constant value")),
        };
        if inner.is_array() || inner.is_vector() {
            let each = bytes.len().checked_div(n).unwrap_or(0);
            let elems: Vec<llir::Value> = (0..n)
                .map(|i| self.elements(inner, elem, size, bytes.get(i * each..(i + 1) * each).unwrap_or(&[])))
                .collect::<Result<_>>()?;
            return Ok(cx.aggregate(ty, &elems));
        }
        if bytes.len() != n.saturating_mul(size) {
            return Err(self.error("unsupported constant value"));
        }
        let exact = match inner.int_width() {
            Some(width) => width as usize == size * 8 && !elem.is::<FloatType>(self.state.ctx),
            None => float_type(self.state.ctx, elem) == Some(inner),
        };
        if exact && let Some(data) = cx.data(ty, bytes) {
            return Ok(data);
        }
        let elems: Vec<llir::Value> =
            bytes.chunks(size).map(|bytes| self.element(inner, elem, bytes)).collect::<Result<_>>()?;
        Ok(cx.aggregate(ty, &elems))
    }

    /// Whether the innermost elements of a type can be elements of LLVM's constants of packed data.
    fn is_data(&self, mut ty: llir::Type) -> bool {
        let cx = &self.state.module.cx;
        loop {
            ty = match cx.view(ty) {
                TypeView::Array { elem, .. } | TypeView::Vector { elem, .. } => elem,
                TypeView::Float(kind) => {
                    use llir::FloatKind::{BFloat, Double, Float, Half};
                    return matches!(kind, Half | BFloat | Float | Double);
                }
                _ => return matches!(ty.int_width(), Some(8 | 16 | 32 | 64)),
            };
        }
    }

    fn resource(&self, ty: llir::Type, resource: &DenseResourceElementsAttr<'_>) -> Result<llir::Value> {
        let ctx = self.state.ctx;
        let blob = ctx.with_resources(ctx.intern("builtin"), |all| all.get(resource.key).cloned());
        let Some(blob) = blob else {
            // Upstream looks at the type first.
            return Err(self.error(match self.is_data(ty) {
                true => "resource does not exist",
                false => "no known conversion for innermost element type",
            }));
        };
        let elem = resource.ty.element_or_self(ctx);
        let Some(size) = self.element_bytes(elem) else {
            return Err(self.error("unsupported dense_resource element type"));
        };
        let n = n_elements(ctx, resource.ty).unwrap_or(0);
        if n.checked_mul(size) != Some(blob.data.len()) {
            return Err(self.error("raw data size does not match element type size"));
        }
        self.elements(ty, elem, size, &blob.data)
    }

    fn sparse(&self, ty: llir::Type, sparse: &SparseElementsAttr<'_>) -> Result<llir::Value> {
        let ctx = self.state.ctx;
        let elem = sparse.ty.element_or_self(ctx);
        let (Some(size), Some(n)) = (self.element_bytes(elem), n_elements(ctx, sparse.ty)) else {
            return Err(self.error("unsupported constant value"));
        };
        let (Some(indices), Some(values)) =
            (sparse.indices.as_::<DenseElementsAttr>(ctx), sparse.values.as_::<DenseElementsAttr>(ctx))
        else {
            return Err(self.error("unsupported constant value"));
        };
        let shape = shape(ctx, sparse.ty).unwrap_or(&[]);
        let mut bytes = vec![0u8; n.saturating_mul(size)];
        let index_at = |i: usize| -> i64 {
            let at = if indices.splat { 0 } else { i * 8 };
            indices.data.get(at..at + 8).and_then(|b| b.try_into().ok()).map_or(0, i64::from_le_bytes)
        };
        let count = n_elements(ctx, values.ty).unwrap_or(0);
        for i in 0..count {
            let flat = shape.iter().enumerate().fold(0usize, |flat, (d, &extent)| {
                flat.wrapping_mul(extent as usize).wrapping_add(index_at(i * shape.len() + d) as usize)
            });
            let from = if values.splat { 0 } else { i * size };
            if let (Some(to), Some(from)) = (
                bytes.get_mut(flat.wrapping_mul(size)..).and_then(|b| b.get_mut(..size)),
                values.data.get(from..from + size),
            ) {
                to.copy_from_slice(from);
            }
        }
        self.elements(ty, elem, size, &bytes)
    }
}

fn shape(ctx: &Context, ty: Type) -> Option<&[i64]> {
    match ty.as_::<VectorType>(ctx) {
        Some(vector) => Some(vector.shape),
        None => ty.as_::<RankedTensorType>(ctx).map(|tensor| tensor.shape),
    }
}

fn n_elements(ctx: &Context, ty: Type) -> Option<usize> {
    shape(ctx, ty)?.iter().try_fold(1usize, |n, &d| n.checked_mul(usize::try_from(d).ok()?))
}
