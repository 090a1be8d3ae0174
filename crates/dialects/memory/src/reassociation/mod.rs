//! Groups of dimensions that become one dimension, or the reverse: the attribute `reassociation` of reshapes, and the rules
//! for reshapes that follow one another, which dialects share.

mod patterns;
mod regroup;

pub(crate) use patterns::{
    Reshapes, collapse_of_collapse, collapse_of_expand, expand_of_collapse, expand_of_expand, fold_inverse,
    reshapes,
};

use crate::index_list::Index;
use crate::prelude::*;
use terrace_base::constraints::{I64ArrayAttr, array_of};

/// Groups of dimensions.
pub type Groups = Vec<SmallVec<[i64; 4]>>;

attr_types! {
    /// Groups of dimensions: an array of arrays of `i64`.
    IndexListArrayAttr => Attr, "Array of 64-bit integer array attributes", AttrSyntax::Any,
        |ctx, attr| array_of(ctx, attr, |list| I64ArrayAttr::decode(ctx, list).is_some()), |ctx, v| v;
}

/// The groups of a `reassociation` attribute.
pub fn groups(ctx: &Context, attr: Attr) -> Groups {
    let group = |group: &Attr| {
        let elems = group.as_array(ctx).unwrap_or(&[]);
        elems.iter().map(|elem| elem.as_i64(ctx).unwrap_or(-1)).collect()
    };
    attr.as_array(ctx).unwrap_or(&[]).iter().map(group).collect()
}

/// The groups of a reshape.
pub fn groups_of(b: &Body, op: Op) -> Option<Groups> {
    Some(groups(b.ctx(), b.attr(op, "reassociation")?))
}

/// The attribute of groups.
pub fn groups_attr(ctx: &Context, groups: &[SmallVec<[i64; 4]>]) -> Attr {
    let group = |group: &SmallVec<[i64; 4]>| {
        let elems: SmallVec<[Attr; 4]> =
            group.iter().map(|&dim| IntegerAttr::of_i64(ctx, Type::I64, dim)).collect();
        ArrayAttr::get(ctx, &elems)
    };
    let groups: SmallVec<[Attr; 4]> = groups.iter().map(group).collect();
    ArrayAttr::get(ctx, &groups)
}

/// The entries of a list that belong to a group of dimensions; `None` if the group leaves the list.
pub fn entries<'a, T>(list: &'a [T], group: &[i64]) -> Option<SmallVec<[&'a T; 4]>> {
    group.iter().map(|&dim| list.get(usize::try_from(dim).ok()?)).collect()
}

/// Whether `reduced` is `shape` without some extents of one (`computeRankReductionMask`).
pub fn is_rank_reduced(shape: &[i64], reduced: &[i64]) -> bool {
    dropped_ones(shape, reduced).is_some()
}

/// A flag for each dimension.
pub type Mask = SmallVec<[bool; 8]>;

/// The dimensions of extent one that `reduced` lacks: from the first one on, those that do not fit.
pub fn dropped_ones(shape: &[i64], reduced: &[i64]) -> Option<Mask> {
    let mut rest = reduced.iter().peekable();
    let mut dropped = Mask::new();
    for extent in shape {
        let is_kept = rest.peek() == Some(&extent);
        if is_kept {
            rest.next();
        } else if *extent != 1 {
            return None;
        }
        dropped.push(!is_kept);
    }
    rest.next().is_none().then_some(dropped)
}

/// The dimensions of size one that a shape lacks: from the last one on, those that do not fit (`getDroppedDims`).
pub fn dropped_dims(sizes: &[Index], reduced: &[i64]) -> Mask {
    let mut rest = reduced.iter().rev().peekable();
    let mut dropped: Mask = SmallVec::from_elem(false, sizes.len());
    for (flag, size) in dropped.iter_mut().zip(sizes).rev() {
        let is_kept = match rest.peek() {
            Some(extent) => *size != Index::Static(1) || **extent == 1,
            None => false,
        };
        if is_kept {
            rest.next();
        }
        *flag = !is_kept;
    }
    dropped
}

/// The entries of a list whose dimensions are not dropped.
pub fn kept<T: Copy>(list: &[T], dropped: &[bool]) -> SmallVec<[T; 4]> {
    list.iter().zip(dropped).filter(|(_, dropped)| !**dropped).map(|(&entry, _)| entry).collect()
}
