//! Replacement of operations by calls of LLVM intrinsics (`OneToOneIntrinsicOpInterface`).

use crate::common::prelude::*;

/// The type that an intrinsic returns for an operation: none, the converted type of its result, or a struct of those of
/// several.
///
/// # Errors
/// If a type has no conversion.
pub fn result_type(rw: &mut Lowering, op: Op) -> Rewrite<Option<Type>> {
    let mut types: SmallVec<[Type; 4]> = SmallVec::new();
    for result in rw.results(op) {
        let ty = rw.ty(result);
        types.push(rw.convert(ty)?);
    }
    Ok(match types[..] {
        [] => None,
        [one] => Some(one),
        _ => Some(llvm::StructType::literal(rw.context(), &types, false)),
    })
}

/// Replaces an operation by a call of an intrinsic that returns the type of [`result_type`]. The call gets the
/// operation's attributes, except for the sizes of operand groups.
pub fn replace(rw: &mut Lowering, op: Op, name: &str, result: Option<Type>, args: &[Value]) -> Rewrite {
    let call = llvm::CallIntrinsic::create(rw, name, result, args).0;
    copy_attrs(rw, op, call);
    let n = rw.results(op).len();
    let value = rw.results(call).get(0);
    let Some(value) = value else { return rw.erase(op) };
    if n == 1 {
        return rw.replace(op, &[value]);
    }
    let parts: SmallVec<[Value; 4]> =
        (0..n as i64).map(|i| llvm::ExtractValue::at(rw, value, &[i])).collect();
    rw.replace(op, &parts)
}

/// Adds the inherent and discardable attributes of `from` to `to`.
fn copy_attrs(rw: &mut Lowering, from: Op, to: Op) {
    let ctx = rw.context();
    let def = rw.def(from);
    let mut attrs: SmallVec<[(Str, Attr); 4]> = SmallVec::new();
    for (slot, field) in def.attrs.iter().enumerate() {
        attrs.extend(rw.slot(from, slot).map(|attr| (ctx.intern(field.name), attr)));
    }
    attrs.extend(rw.dict_entries(from).iter());
    for (name, attr) in attrs {
        rw.set_attr(to, &ctx.str(name), Some(attr));
    }
}
