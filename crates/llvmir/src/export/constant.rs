//! LLVM constants of attributes, those that say their type included.

use super::lossless::is_edge;
use super::state::{FunctionTranslation, ModuleState};
use super::types::float_type;
use terrace_ir::attrs::{
    ArrayAttr, DenseArrayAttr, DenseElementsAttr, DenseResourceElementsAttr, DictionaryAttr, FloatAttr,
    IntegerAttr, SparseElementsAttr, StringAttr, SymbolRefAttr,
};
use terrace_ir::types::{ComplexType, FloatType, RankedTensorType, Signedness, VectorType};
use terrace_ir::{Attr, Block, Context, Loc, Op, Region, Reported, Result, Type};
use terrace_llir as llir;
use terrace_llir::constant::ExprOp;
use terrace_llir::{Flags, TypeView};
use terrace_llvm as l;
use terrace_llvm::{ConstAttr, PoisonAttr, UndefAttr, ZeroAttr};
use terrace_num::ApInt;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// The maximum nesting of arrays and structs.
const MAX_DEPTH: u32 = 600;

impl FunctionTranslation<'_, '_> {
    /// The LLVM constant of an attribute.
    #[inline]
    pub fn constant(&mut self, op: Op, ty: llir::Type, attr: Attr) -> Result<llir::Value> {
        constant(self.state, self.b.loc(op), ty, attr)
    }
}

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
    fn error(&self, message: impl Into<String>) -> Reported {
        self.state.error(self.loc, message)
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
            return expression(self.state, self.loc, &constant);
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

fn llvm_type(state: &ModuleState<'_>, loc: Loc, ty: Type) -> Result<llir::Type> {
    let found = state.types.get(state.ctx, &state.module.cx, ty);
    found.map_err(|no| no.report(state.ctx, loc))
}

/// The LLVM type of the elements of an attribute: a tensor is an array, a vector is a vector in arrays.
fn elements_type(state: &ModuleState<'_>, loc: Loc, ty: Type) -> Result<llir::Type> {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    let (shape, elem, is_vector) = match (ty.as_::<VectorType>(ctx), ty.as_::<RankedTensorType>(ctx)) {
        (Some(vector), _) => (vector.shape, vector.elem, true),
        (None, Some(tensor)) => (tensor.shape, tensor.elem, false),
        (None, None) => return Err(state.error(loc, "expected elements of a vector or tensor type")),
    };
    let mut to = llvm_type(state, loc, elem)?;
    let mut dims = shape.iter().rev();
    if is_vector && let Some(&n) = dims.next() {
        to = cx.vector(to, u32::try_from(n).unwrap_or(1).max(1), false);
    }
    Ok(dims.fold(to, |to, &n| cx.array(to, n.max(0) as u64)))
}

/// The constant of an attribute.
pub(crate) fn const_value(state: &ModuleState<'_>, loc: Loc, attr: Attr) -> Result<llir::Value> {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    if let Some(symbol) = attr.as_::<SymbolRefAttr>(ctx) {
        return match state.symbols.get(&symbol.root) {
            Some(&value) => Ok(value),
            None => {
                let name = ctx.str(symbol.root);
                Err(state.error(loc, format!("'@{name}' is no symbol of the module")))
            }
        };
    }
    if let Some(constant) = attr.as_::<ConstAttr>(ctx) {
        return expression(state, loc, &constant);
    }
    if let Some(string) = attr.as_::<StringAttr>(ctx) {
        return Ok(cx.string(ctx.bytes(string.value)));
    }
    let ty = match attr.as_::<DenseElementsAttr>(ctx) {
        Some(dense) => elements_type(state, loc, dense.ty)?,
        None => match attr.ty(ctx) {
            Some(ty) => llvm_type(state, loc, ty)?,
            None => {
                let text = terrace_ir::asm::attr_to_string(ctx, attr);
                return Err(state.error(loc, format!("{text} is no constant of LLVM")));
            }
        },
    };
    constant(state, loc, ty, attr)
}

/// The constant of a `#llvm.const`.
pub(crate) fn expression(state: &ModuleState<'_>, loc: Loc, constant: &ConstAttr<'_>) -> Result<llir::Value> {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    let ty = llvm_type(state, loc, constant.ty)?;
    let op = ctx.bytes(constant.op);
    let attrs = constant.operands.as_array(ctx).unwrap_or(&[]);
    if op == b"blockaddress" {
        return match attrs.first().map(|&address| tagged_block(state, address)) {
            Some(Some((func, block))) => Ok(cx.block_address(ty, func, block)),
            _ => Err(state.error(loc, "expects an existing block label target in the referenced function")),
        };
    }
    let operands: SmallVec<[llir::Value; 8]> =
        attrs.iter().map(|&attr| const_value(state, loc, attr)).collect::<Result<_>>()?;
    let wrong = |what: &str| state.error(loc, format!("expected {what} as operands of '#llvm.const'"));
    Ok(match op {
        b"bits" => match operands.first().and_then(|&bits| cx.as_limbs(bits)) {
            Some(limbs) if ty.is_float() => {
                let limb = |i: usize| u128::from(limbs.get(i).copied().unwrap_or(0));
                cx.float_bits(ty, limb(0) | limb(1) << 64)
            }
            _ => return Err(wrong("the bits of a float")),
        },
        b"zero" => llir::Value::zero(ty),
        b"undef" => llir::Value::undef(ty),
        b"poison" => llir::Value::poison(ty),
        b"aggregate" => {
            let n = cx.n_elements(ty);
            let fits = |i: usize| cx.element_type(ty, i as u64) == Some(operands[i].ty());
            if n != Some(operands.len() as u64) || !(0..operands.len()).all(fits) {
                return Err(wrong("the elements of the type"));
            }
            cx.aggregate(ty, &operands)
        }
        b"splat" => match operands.first() {
            Some(&element) if cx.element_type(ty, 0) == Some(element.ty()) => cx.splat(ty, element),
            _ => return Err(wrong("an element of the type")),
        },
        b"dso_local_equivalent" | b"no_cfi" => {
            let Some(&function) = operands.first().filter(|function| function.is_global()) else {
                return Err(wrong("a function"));
            };
            if op == b"no_cfi" { cx.no_cfi(function) } else { cx.dso_local_equivalent(function) }
        }
        b"ptrauth" => match <[llir::Value; 4]>::try_from(&operands[..]) {
            Ok(parts) => cx.ptr_auth(parts),
            Err(_) => return Err(wrong("a pointer, key, discriminator and address")),
        },
        _ => {
            let Some(op) = ExprOp::from_name(op) else {
                let name = String::from_utf8_lossy(op);
                return Err(state.error(loc, format!("LLVM has no constant expression '{name}'")));
            };
            let n = match op {
                _ if op.is_cast() => 1..=1,
                ExprOp::Add | ExprOp::Sub | ExprOp::Xor | ExprOp::ExtractElement => 2..=2,
                ExprOp::InsertElement => 3..=3,
                // The mask follows two vectors, an integer for each lane.
                ExprOp::ShuffleVector => 3..=usize::MAX,
                _ => 1..=usize::MAX,
            };
            if !n.contains(&operands.len()) {
                return Err(wrong("another number of constants"));
            }
            let options = constant.options.as_::<DictionaryAttr>(ctx);
            let option = |name: &str| options.as_ref()?.entries.get(ctx.find_str(name.as_bytes())?);
            let flags =
                option("flags").and_then(|attr| attr.as_::<IntegerAttr>(ctx)?.to_i64(ctx)).unwrap_or(0);
            let source = match option("source").and_then(|attr| attr.as_type(ctx)) {
                Some(source) => llvm_type(state, loc, source)?,
                None => llir::Type::VOID,
            };
            let range: Option<SmallVec<[i64; 2]>> = option("inrange")
                .and_then(|attr| attr.as_::<DenseArrayAttr>(ctx))
                .map(|array| array.i64s().collect());
            let range = range.filter(|range| range.len() == 2).map(|range| (range[0], range[1]));
            cx.const_expr(op, ty, Flags(flags as u16), source, &operands, range)
        }
    })
}

/// The tags of blocks of a function, with the indices of their LLVM blocks.
pub(crate) fn tags_of(state: &ModuleState<'_>, function: Attr) -> FxHashMap<Attr, u32> {
    let b = state.body();
    let of_func = state.ops().find(|&op| {
        b.is::<l::Func>(op) && terrace_ir::symbols::symbol_name(b, op) == function.as_str(state.ctx)
    });
    let mut tags = FxHashMap::default();
    if let Some(inner) = of_func.map(|op| b.region_body(op)) {
        let is_block = |&block: &Block| !state.lossless || !is_edge(inner, block);
        for (i, block) in inner.blocks(Region::from_index(0)).filter(is_block).enumerate() {
            for tag in inner.ops(block).filter(|&op| inner.is::<l::BlockTag>(op)) {
                if let Some(tag) = inner.slot(tag, l::BlockTag::SLOTS.tag) {
                    tags.entry(tag).or_insert(i as u32);
                }
            }
        }
    }
    tags
}

/// The function and the block of a `#llvm.blockaddress`.
fn tagged_block(state: &ModuleState<'_>, address: Attr) -> Option<(llir::Func, llir::Block)> {
    let address = address.as_::<l::BlockAddressAttr>(state.ctx)?;
    let func = state.symbols.get(&address.function.as_str(state.ctx)?)?.as_func()?;
    let block = tags_of(state, address.function).get(&address.tag).copied()?;
    Some((func, llir::Block::from_index(block as usize)))
}
