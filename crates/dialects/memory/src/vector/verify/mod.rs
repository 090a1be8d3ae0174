//! Verifiers of `vector` operations, beyond type constraints and traits.

mod access;
mod contract;
mod mask;
mod reduce;
mod shape;
mod slice;
mod transfer;

pub use access::has_unit_stride;
pub(super) use access::*;
pub(super) use contract::contract;
pub(super) use mask::mask;
pub(super) use reduce::{multi_reduction, outerproduct, reduction, scan};
pub(super) use shape::*;
pub(super) use slice::{extract, extract_strided_slice, insert, insert_strided_slice};
pub(super) use transfer::{is_minor_identity, transfer_read, transfer_write};

use super::constraints::vector;
use super::{Print, PrintPunctuation};
use crate::prelude::*;

/// A type in quotes.
fn quoted(op: OpShape<'_>, ty: Type) -> String {
    quoted_type(op.ctx(), ty)
}

/// The vector type `ty`, which a constraint has checked.
fn vector_of<'a>(op: OpShape<'a>, ty: Type) -> Option<VectorType<'a>> {
    vector(op.ctx(), ty)
}

/// [`vector_of`] several types; `None` if one of them is no vector.
fn vectors_of<const N: usize>(op: OpShape<'_>, types: [Type; N]) -> Option<[VectorType<'_>; N]> {
    let vectors: SmallVec<[_; N]> = types.iter().map(|&ty| vector_of(op, ty)).collect::<Option<_>>()?;
    vectors.as_slice().try_into().ok()
}

/// Whether two types, or their elements if they are shaped, are the same.
pub(super) fn same_elements(op: OpShape<'_>, a: Option<Type>, b: Option<Type>) -> bool {
    let elem = |ty: Option<Type>| ty.map(|ty| ty.element_or_self(op.ctx()));
    elem(a) == elem(b)
}

/// Whether `vector.print` prints either a string, or an operand and punctuation.
pub(super) fn is_one_kind_of_print(op: OpShape<'_>) -> bool {
    let Some(print) = op.as_::<Print>() else { return true };
    let default = print.punctuation().is_none_or(|punctuation| punctuation == PrintPunctuation::NewLine);
    print.string_literal().is_none() || print.source().is_none() && default
}
