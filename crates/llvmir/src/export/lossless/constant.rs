//! Constants of attributes that say their type.

use crate::export::ModuleState;
use crate::export::constant::constant;
use crate::export::control::tagged_block;
use terrace_ir::attrs::{
    DenseArrayAttr, DenseElementsAttr, DictionaryAttr, IntegerAttr, StringAttr, SymbolRefAttr,
};
use terrace_ir::types::{RankedTensorType, VectorType};
use terrace_ir::{Attr, Loc, Reported, Result, Type};
use terrace_llir as llir;
use terrace_llir::constant::ExprOp;
use terrace_llir::{Flags, Value};
use terrace_llvm::ConstAttr;
use terrace_support::small_vec::SmallVec;

#[cold]
fn error(state: &ModuleState<'_>, loc: Loc, message: impl Into<String>) -> Reported {
    state.ctx.error(loc, message).emit()
}

fn llvm_type(state: &ModuleState<'_>, loc: Loc, ty: Type) -> Result<llir::Type> {
    let found = state.types.get(state.ctx, &state.module.cx, ty);
    found.map_err(|no| crate::export::signature::no_such_type(state.ctx, loc, no.0))
}

/// The LLVM type of the elements of an attribute: a tensor is an array, a vector is a vector in arrays.
fn elements_type(state: &ModuleState<'_>, loc: Loc, ty: Type) -> Result<llir::Type> {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    let (shape, elem, is_vector) = match (ty.as_::<VectorType>(ctx), ty.as_::<RankedTensorType>(ctx)) {
        (Some(vector), _) => (vector.shape, vector.elem, true),
        (None, Some(tensor)) => (tensor.shape, tensor.elem, false),
        (None, None) => return Err(error(state, loc, "expected elements of a vector or tensor type")),
    };
    let mut to = llvm_type(state, loc, elem)?;
    let mut dims = shape.iter().rev();
    if is_vector && let Some(&n) = dims.next() {
        to = cx.vector(to, u32::try_from(n).unwrap_or(1).max(1), false);
    }
    Ok(dims.fold(to, |to, &n| cx.array(to, n.max(0) as u64)))
}

/// The constant of an attribute.
pub(crate) fn const_value(state: &ModuleState<'_>, loc: Loc, attr: Attr) -> Result<Value> {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    if let Some(symbol) = attr.as_::<SymbolRefAttr>(ctx) {
        return match state.symbols.get(&symbol.root) {
            Some(&value) => Ok(value),
            None => {
                let name = ctx.str(symbol.root);
                Err(error(state, loc, format!("'@{name}' is no symbol of the module")))
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
                return Err(error(state, loc, format!("{text} is no constant of LLVM")));
            }
        },
    };
    constant(state, loc, ty, attr)
}

/// The constant of a `#llvm.const`.
pub(crate) fn expression(state: &ModuleState<'_>, loc: Loc, constant: &ConstAttr<'_>) -> Result<Value> {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    let ty = llvm_type(state, loc, constant.ty)?;
    let op = ctx.bytes(constant.op);
    let attrs = constant.operands.as_array(ctx).unwrap_or(&[]);
    if op == b"blockaddress" {
        return match attrs.first().map(|&address| tagged_block(state, address)) {
            Some(Some((func, block))) => Ok(cx.block_address(ty, func, block)),
            _ => Err(error(state, loc, "expects an existing block label target in the referenced function")),
        };
    }
    let operands: SmallVec<[Value; 8]> =
        attrs.iter().map(|&attr| const_value(state, loc, attr)).collect::<Result<_>>()?;
    let wrong = |what: &str| error(state, loc, format!("expected {what} as operands of '#llvm.const'"));
    Ok(match op {
        b"bits" => match operands.first().and_then(|&bits| cx.as_limbs(bits)) {
            Some(limbs) if ty.is_float() => {
                let limb = |i: usize| u128::from(limbs.get(i).copied().unwrap_or(0));
                cx.float_bits(ty, limb(0) | limb(1) << 64)
            }
            _ => return Err(wrong("the bits of a float")),
        },
        b"zero" => Value::zero(ty),
        b"undef" => Value::undef(ty),
        b"poison" => Value::poison(ty),
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
        b"ptrauth" => match <[Value; 4]>::try_from(&operands[..]) {
            Ok(parts) => cx.ptr_auth(parts),
            Err(_) => return Err(wrong("a pointer, key, discriminator and address")),
        },
        _ => {
            let Some(op) = ExprOp::from_name(op) else {
                let name = String::from_utf8_lossy(op);
                return Err(error(state, loc, format!("LLVM has no constant expression '{name}'")));
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
