//! Lowerings by table: a row replaces one operation by another and translates attributes by name.
//!
//! Vectors of several dimensions, which are arrays of one-dimensional vectors in the LLVM dialect, are unrolled for all
//! rows.

use crate::common::prelude::*;
use crate::common::types::index_type;
use terrace_llvm::types::ArrayType;
use terrace_memory::vector::limits::{MAX_IN_BODY, MAX_OPS};
use terrace_rewrite::convert::{Converted, OneToOne};

/// Makes a table of patterns from rows `From => To { attributes }`.
///
/// The attributes of the new operation are given as the fields of a struct are, by their names in the declarations:
/// `{ predicate }` copies the attribute `predicate`, `{ value: number }` the attribute `number`, and
/// `{ flags: convert(fastmath) }` is what the function `convert` makes of the attribute `fastmath`. Attributes that are
/// not mentioned are dropped. Discardable attributes are kept, except in rows marked `#[drop_discardable]`. A table that
/// starts with `by f;` applies its rows by `f(rw, op, row)`.
///
/// ```
/// use terrace_base::arith;
/// use terrace_llvm as llvm;
/// use terrace_conversions::one_to_one;
/// use terrace_rewrite::convert::Pattern;
///
/// static ROWS: &[Pattern] = one_to_one![
///     arith::AndI => llvm::And,
///     arith::DivSI => llvm::SDiv { is_exact },
/// ];
/// assert_eq!(ROWS[1].name, "arith::DivSI => llvm::SDiv");
/// ```
///
/// An attribute that one of the operations does not have is an error:
///
/// ```compile_fail
/// # use terrace_base::arith;
/// # use terrace_llvm as llvm;
/// use terrace_conversions::one_to_one;
/// use terrace_rewrite::convert::Pattern;
///
/// static ROWS: &[Pattern] = one_to_one![arith::AddI => llvm::Add { is_exact }];
/// ```
#[macro_export]
macro_rules! one_to_one {
    (by $apply:path; $($rows:tt)*) => { $crate::one_to_one!(@table [$apply] $($rows)*) };
    (@table $apply:tt $($(#[$option:ident])? $From:path => $To:path $({ $($to:ident $(: $value:ident $(($from:ident))?)?),* $(,)? })?),* $(,)?) => { &[$({
        static ROW: $crate::rewrite::convert::OneToOne = $crate::rewrite::convert::OneToOne::new::<$To>(
            &[$($($crate::one_to_one!(@attr $From, $To, $to $(: $value $(($from))?)?)),*)?],
        )$(.$option())?;
        $crate::one_to_one!(@pattern $apply, $From, ROW).named(concat!(stringify!($From), " => ", stringify!($To)))
    }),*] };
    (@pattern [], $From:path, $ROW:ident) => {
        $crate::rewrite::convert::Pattern::new::<$From>(|rw, op| $crate::common::table::apply(rw, op, &$ROW))
            .in_place(&$ROW)
    };
    (@pattern [$apply:path], $From:path, $ROW:ident) => {
        $crate::rewrite::convert::Pattern::new::<$From>(|rw, op| $apply(rw, op, &$ROW))
    };
    (@attr $From:path, $To:path, $name:ident) => { $crate::one_to_one!(@attr $From, $To, $name: $name) };
    (@attr $From:path, $To:path, $to:ident: $from:ident) => {
        $crate::rewrite::convert::AttrTranslation::copy(<$From>::SLOTS.$from, <$To>::SLOTS.$to)
    };
    (@attr $From:path, $To:path, $to:ident: $translate:ident($from:ident)) => {
        $crate::rewrite::convert::AttrTranslation {
            from: <$From>::SLOTS.$from, to: <$To>::SLOTS.$to, translate: $translate,
        }
    };
    ($($rows:tt)*) => { $crate::one_to_one!(@table [] $($rows)*) };
}

/// Makes a table of patterns from rows of [`rules!`](macro@terrace_ir::rules) for operations of one result, which see
/// converted operands and, for vectors of several dimensions, each row of them. New operations that are no constants have the
/// discardable attributes of the root in tables with `keep:`, and none in those with `drop:`.
macro_rules! elementwise {
    (keep: $($rows:tt)*) => { $crate::common::table::elementwise!(@table keep_attrs $($rows)*) };
    (drop: $($rows:tt)*) => { $crate::common::table::elementwise!(@table drop_attrs $($rows)*) };
    (@table $apply:ident $($rows:tt)*) => {
        terrace_ir::rule!(@table [
            [$crate::rewrite::convert::Pattern::new] $crate::rewrite::convert::Converted<'_, '_, '_>,
            $crate::rewrite::convert::Rewrite, $crate::common::table::$apply, $crate::rewrite::convert::finish
        ] ""; $($rows)*)
    };
}
pub(crate) use {elementwise, one_to_one};

type ElementRule = fn(&mut Converted<'_, '_, '_>, Op) -> Rewrite;

/// Applies a rule to each row; new operations have the discardable attributes of the root.
pub(crate) fn keep_attrs(rw: &mut Lowering, op: Op, rule: ElementRule) -> Rewrite {
    let dict = rw.dict(op);
    apply_rule(rw, op, dict, rule)
}

/// Applies a rule to each row; new operations have no discardable attributes.
pub(crate) fn drop_attrs(rw: &mut Lowering, op: Op, rule: ElementRule) -> Rewrite {
    apply_rule(rw, op, None, rule)
}

fn apply_rule(rw: &mut Lowering, op: Op, dict: Option<Attr>, rule: ElementRule) -> Rewrite {
    check_floats(rw, op)?;
    let ty = rw.convert(rw.ty(rw.result(op, 0)))?;
    let value = unrolled(rw, ty, rw.converted_operands(), &mut |rw, ty, args| {
        let values = Converted::apply(rw, op, args, &[ty], dict, rule)?;
        values.first().copied().flatten().ok_or_else(|| "the rule has no value".into())
    })?;
    rw.replace(op, &[value])
}

/// Applies a row. An operation without operands is a constant, which is created as a whole.
pub fn apply(rw: &mut Lowering, op: Op, row: &OneToOne) -> Rewrite {
    let operands = rw.converted_operands();
    if !operands.is_empty() {
        check_floats(rw, op)?;
    }
    let from = rw.ty(rw.result(op, 0));
    let result = rw.convert(from)?;
    let value = if !operands.is_empty() && result.is::<ArrayType>(rw.context()) {
        unrolled(rw, result, operands, &mut |rw, ty, args| Ok(create_op(rw, op, row, ty, args)))?
    } else {
        create_op(rw, op, row, result, operands)
    };
    rw.replace(op, &[value])
}

/// Applies a row to each element of a vector.
pub(crate) fn apply_by_scalars(rw: &mut Lowering, op: Op, row: &OneToOne) -> Rewrite {
    let elem = rw.ty(rw.result(op, 0)).element_or_self(rw.context());
    let elem = rw.convert(elem)?;
    let value = by_scalars(rw, op, &mut |rw, args| Ok(create_op(rw, op, row, elem, args)))?;
    rw.replace(op, &[value])
}

/// Creates the operation of a row. Both operations have the same default values, so absent attributes stay absent.
#[inline]
fn create_op(rw: &mut Lowering, op: Op, row: &OneToOne, ty: Type, operands: &[Value]) -> Value {
    let mut state = OpState::new(row.to, rw.loc());
    state.operands.extend_from_slice(operands);
    state.results.push(ty);
    row.translate_attrs(rw, op, |slot, attr| state.set_slot(slot, attr));
    if row.keeps_discardable {
        // A translated attribute replaces a discardable one of that name, even if the translation is absent.
        let is_taken = |slot| row.attrs.iter().any(|attr| attr.to == slot);
        state.set_attrs(rw.context(), rw.dict(op), is_taken);
    }
    let new = rw.create(state);
    rw.result(new, 0)
}

/// Builds a value of type `ty`: by one call of `make`, or one for each one-dimensional vector in an array.
pub fn unrolled(
    rw: &mut Lowering,
    ty: Type,
    args: &[Value],
    make: &mut dyn FnMut(&mut Lowering, Type, &[Value]) -> Rewrite<Value>,
) -> Rewrite<Value> {
    let ctx = rw.context();
    let Some((shape, vector)) = array_shape(ctx, ty) else { return make(rw, ty, args) };
    let n = product(&shape).unsigned_abs();
    if n > MAX_UNROLL || rw.op_bound() as u64 + n > MAX_OPS {
        return Err(format!("unrolling a vector into {n} operations would exceed the limit of {MAX_UNROLL}, or that of {MAX_IN_BODY} in a body").into());
    }
    for &arg in args {
        if array_shape(ctx, rw.ty(arg)).is_none_or(|(other, _)| other != shape) {
            return Err("the operands are arrays of different shapes".into());
        }
    }
    let mut acc = llvm::Poison::new(rw, ty);
    for position in positions(&shape) {
        let mut rows: SmallVec<[Value; 4]> = SmallVec::new();
        for &arg in args {
            rows.push(llvm::ExtractValue::at(rw, arg, &position));
        }
        let value = make(rw, vector, &rows)?;
        acc = llvm::InsertValue::at(rw, acc, value, &position);
    }
    Ok(acc)
}

/// Computes an operation on converted operands by one call of `make`, or one for each element of its vectors.
///
/// # Errors
/// If a vector is scalable or too long, or `make` fails.
pub(crate) fn by_scalars(
    rw: &mut Lowering,
    op: Op,
    make: &mut dyn FnMut(&mut Lowering, &[Value]) -> Rewrite<Value>,
) -> Rewrite<Value> {
    let ctx = rw.context();
    let original = rw.ty(rw.result(op, 0));
    if let Some(vector) = original.as_::<VectorType>(ctx) {
        if vector.any_scalable() {
            return Err("scalable vectors have no lowering to functions of scalars".into());
        }
        if !is_unrollable(vector.shape) {
            return Err(format!("the vector has more than {MAX_UNROLL} elements").into());
        }
    }
    let ty = rw.convert(original)?;
    unrolled(rw, ty, rw.converted_operands(), &mut |rw, ty, args| {
        let Some(vector) = ty.as_::<VectorType>(ctx) else { return make(rw, args) };
        let mut all = llvm::Poison::new(rw, ty);
        for at in 0..vector.shape.first().copied().unwrap_or(1) {
            let index = index_type(rw.converter);
            let index = llvm::Constant::int(rw, index, at);
            let elements: SmallVec<[Value; 4]> =
                args.iter().map(|&arg| llvm::ExtractElement::new(rw, arg, index)).collect();
            let element = make(rw, &elements)?;
            all = llvm::InsertElement::new(rw, all, element, index);
        }
        Ok(all)
    })
}

/// The extents and the innermost vector type of nested arrays.
fn array_shape(ctx: &Context, ty: Type) -> Option<(SmallVec<[i64; 4]>, Type)> {
    let mut shape = SmallVec::new();
    let mut elem = ty;
    while let Some(array) = elem.as_::<ArrayType>(ctx) {
        shape.push(i64::try_from(array.len).unwrap_or(i64::MAX));
        elem = array.elem;
    }
    (!shape.is_empty() && elem.is::<VectorType>(ctx)).then_some((shape, elem))
}

/// The type of a converted value, unless it is a vector of more than one dimension: these are arrays.
pub(crate) fn one_dimension(rw: &mut Lowering, x: Value) -> Rewrite<Type> {
    match rw.ty(x) {
        ty if ty.is::<ArrayType>(rw.context()) => {
            Err("vectors of more than one dimension are not supported".into())
        }
        ty => Ok(ty),
    }
}

/// Refuses float operations whose converted type is not a float.
pub fn check_floats(rw: &mut Lowering, op: Op) -> Rewrite {
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
