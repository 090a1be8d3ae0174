//! Lowerings that are rows: one operation becomes one operation, attributes are translated slot by slot.
//!
//! Multi-dimensional vectors are unrolled here, once for every row: the LLVM dialect has them as arrays of
//! one-dimensional vectors.

use smallvec::SmallVec;
use terrace_ir::types::VectorType;
use terrace_ir::{Attr, Context, Op, OpDef, OpState, Type, Value};
use terrace_llvm::{self as llvm, types::ArrayType};
use terrace_rewrite::convert::{Lowering, Rewrite};

/// Translates an attribute; `None` leaves the slot absent.
pub type AttrMap = fn(&Context, Attr) -> Option<Attr>;

/// An attribute of a row: source slot, destination slot, translation.
pub type Carried = (usize, usize, AttrMap);

/// What a row does.
pub struct Row {
    /// The operation that is made.
    pub to: &'static OpDef,
    /// Attributes that are translated.
    pub attrs: &'static [Carried],
    /// Refuse floats that the conversion turns into integers: arithmetic on them would mean something else.
    pub floats: bool,
    /// Whether discardable attributes are carried over, by name: those that the new operation declares become inherent.
    pub carries: bool,
}

/// Copies an attribute as it is.
pub fn same(_: &Context, attr: Attr) -> Option<Attr> {
    Some(attr)
}

/// Makes a table of patterns from rows: `arith::AddI => llvm::Add { (from slot, to slot, translation) }`;
/// rows after `floats` refuse floats that have no LLVM type.
#[macro_export]
macro_rules! one_to_one {
    ($($From:path => $To:path $({ $($attr:expr),* $(,)? })?),* $(,)? ; floats $($FFrom:path => $FTo:path $({ $($fattr:expr),* $(,)? })?),* $(,)?) => { &[
        $( $crate::one_to_one!(@row $From, $To, false, [$($($attr),*)?]), )*
        $( $crate::one_to_one!(@row $FFrom, $FTo, true, [$($($fattr),*)?]), )*
    ] };
    (@row $From:path, $To:path, $floats:literal, [$($attr:expr),*]) => {
        $crate::rewrite::convert::Pattern::new::<$From>(|rw, op| {
            static ROW: $crate::table::Row = $crate::table::Row {
                to: <$To as $crate::ir::OpKind>::DEF,
                attrs: &[$($attr),*],
                floats: $floats,
                carries: true,
            };
            $crate::table::apply(rw, op, &ROW)
        })
        .named(concat!(stringify!($From), " => ", stringify!($To)))
        // Floats that have no LLVM type do not stay as they are.
        .in_place(&$crate::rewrite::convert::in_place::InPlace {
            to: <$To as $crate::ir::OpKind>::DEF,
            attrs: &[$($attr),*],
            carries: true,
            suits: $crate::rewrite::convert::in_place::any,
        })
    };
}

/// Applies a row.
pub fn apply(rw: &mut Lowering<'_, '_>, op: Op, row: &Row) -> Rewrite {
    if row.floats {
        check_floats(rw, op)?;
    }
    let ctx = rw.context();
    let from = rw.ty(rw.result(op, 0));
    let result = rw.convert(from)?;
    let operands = rw.converted_operands();
    let value = if result.is::<ArrayType>(ctx) {
        unrolled(rw, result, operands, &mut |rw, ty, args| Ok(one(rw, op, row, ty, args)))?
    } else {
        one(rw, op, row, result, operands)
    };
    rw.replace(op, &[value])
}

/// The operation of a row. Defaults go to defaults, so an attribute that is absent stays so.
#[inline]
fn one(rw: &mut Lowering<'_, '_>, op: Op, row: &Row, ty: Type, args: &[Value]) -> Value {
    let mut state = OpState::new(row.to, rw.loc());
    state.operands.extend_from_slice(args);
    state.results.push(ty);
    for &(from, to, map) in row.attrs {
        if let Some(attr) = rw.slot(op, from).and_then(|attr| map(rw.context(), attr)) {
            state.set_slot(to, attr);
        }
    }
    if row.carries {
        // A translated attribute replaces what its name stands for, even when the translation is absent.
        let is_taken = |slot| row.attrs.iter().any(|&(_, to, _)| to == slot);
        state.set_attrs(rw.context(), rw.dict(op), is_taken);
    }
    let new = rw.create(state);
    rw.result(new, 0)
}

/// Builds an operation on values of type `ty`: directly, or for each one-dimensional vector of an array.
pub fn unrolled(
    rw: &mut Lowering<'_, '_>,
    ty: Type,
    args: &[Value],
    make: &mut dyn FnMut(&mut Lowering<'_, '_>, Type, &[Value]) -> Rewrite<Value>,
) -> Rewrite<Value> {
    let ctx = rw.context();
    let Some((shape, vector)) = array_shape(ctx, ty) else { return make(rw, ty, args) };
    let n: u64 = shape.iter().try_fold(1u64, |n, &extent| n.checked_mul(extent)).unwrap_or(u64::MAX);
    const MAX_UNROLL: u64 = 1 << 20;
    if n > MAX_UNROLL {
        return Err("a vector has too many rows to unroll".into());
    }
    for &arg in args {
        if array_shape(ctx, rw.ty(arg)).is_none_or(|(other, _)| other != shape) {
            return Err("the operands are arrays of different shapes".into());
        }
    }
    let mut acc = llvm::Poison::new(rw, ty);
    let mut position: SmallVec<[i64; 4]> = SmallVec::from_elem(0, shape.len());
    for _ in 0..n {
        let mut rows: SmallVec<[Value; 3]> = SmallVec::new();
        for &arg in args {
            rows.push(llvm::ExtractValue::at(rw, arg, &position));
        }
        let value = make(rw, vector, &rows)?;
        acc = llvm::InsertValue::at(rw, acc, value, &position);
        for dim in (0..shape.len()).rev() {
            position[dim] += 1;
            if (position[dim] as u64) < shape[dim] {
                break;
            }
            position[dim] = 0;
        }
    }
    Ok(acc)
}

/// The extents and the innermost vector of an array of vectors.
fn array_shape(ctx: &Context, ty: Type) -> Option<(SmallVec<[u64; 4]>, Type)> {
    let mut shape = SmallVec::new();
    let mut elem = ty;
    while let Some(array) = elem.as_::<ArrayType>(ctx) {
        shape.push(array.len);
        elem = array.elem;
    }
    (!shape.is_empty() && elem.is::<VectorType>(ctx)).then_some((shape, elem))
}

/// Refuses operations on floats whose converted type is no float.
pub fn check_floats(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite {
    let ctx = rw.context();
    let types: SmallVec<[Type; 4]> =
        rw.types(rw.operands(op)).chain(rw.types(rw.results(op))).map(|ty| ty.element_or_self(ctx)).collect();
    for ty in types {
        if ty.is_float(ctx) && rw.convert(ty)? != ty {
            return Err("a float type has no arithmetic in LLVM".into());
        }
    }
    Ok(())
}
