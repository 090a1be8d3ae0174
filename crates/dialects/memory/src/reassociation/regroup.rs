//! Finds how the dimensions of one shape are grouped to those of another one.

use super::Groups;
use terrace_ir::types::DYNAMIC;

/// The groups of dimensions that a collapse of `from` and an expansion to fewer dimensions, `to`, have together. Both are
/// grouped to the same dimensions.
pub(super) fn regroup(from: &[i64], from_groups: &Groups, to: &[i64], to_groups: &Groups) -> Option<Groups> {
    if from_groups.is_empty() {
        return collapse(from, to);
    }
    let mut groups = Groups::new();
    for (from_group, to_group) in from_groups.iter().zip(to_groups) {
        let start = *from_group.first()?;
        let (from, to) = (part(from, from_group)?, part(to, to_group)?);
        if from.len() == to.len() {
            // Which of several unknown extents is which is unknown.
            if from != to || from.iter().filter(|&&extent| extent == DYNAMIC).count() >= 2 {
                return None;
            }
            groups.extend(from_group.iter().map(|&dim| core::iter::once(dim).collect()));
            continue;
        }
        let inner = collapse(from, to)?;
        groups.extend(inner.iter().map(|group| group.iter().map(|dim| dim + start).collect()));
    }
    Some(groups)
}

/// The extents of a group of consecutive dimensions.
fn part<'a>(shape: &'a [i64], group: &[i64]) -> Option<&'a [i64]> {
    let (first, last) = (usize::try_from(*group.first()?).ok()?, usize::try_from(*group.last()?).ok()?);
    shape.get(first..=last)
}

/// The groups of dimensions of a shape that make up those of a shape with fewer ones. They are unique but for dimensions of
/// extent one.
fn collapse(from: &[i64], to: &[i64]) -> Option<Groups> {
    if from.len() <= to.len() {
        return None;
    }
    if to.is_empty() {
        let all = (0..from.len() as i64).collect();
        return from.iter().all(|&extent| extent == 1).then(|| vec![all]);
    }
    let reversed = |shape: &[i64]| shape.iter().rev().copied().collect::<Vec<i64>>();
    let forward = ends(from, to)?;
    let backward = ends(&reversed(from), &reversed(to))?;
    let mut groups = Groups::new();
    let mut start = 0;
    for (i, &end) in forward.iter().enumerate() {
        // The backward groups count from the end of both shapes.
        let at = to.len() - 1 - i;
        let other_start = from.len() - backward[at];
        let other_end = from.len() - if at == 0 { 0 } else { backward[at - 1] };
        let mut differing = (start.min(other_start)..end.max(other_end))
            .filter(|dim| (start..end).contains(dim) != (other_start..other_end).contains(dim));
        if differing.any(|dim| from[dim] != 1) {
            return None;
        }
        groups.push((start as i64..end as i64).collect());
        start = end;
    }
    Some(groups)
}

/// The ends of the shortest groups of dimensions with the extents of `to`; the last group takes all that is left. A group of
/// an unknown extent also takes what is in front of the next group.
fn ends(from: &[i64], to: &[i64]) -> Option<Vec<usize>> {
    let mut ends: Vec<usize> = Vec::with_capacity(to.len());
    for (i, &extent) in to.iter().enumerate() {
        let at = ends.last().copied().unwrap_or(0);
        let is_last = i + 1 == to.len();
        if extent == DYNAMIC {
            let first = at + from[at..].iter().position(|&extent| extent == DYNAMIC)?;
            ends.push(if is_last { from.len() } else { first + 1 });
            continue;
        }
        let (start, end) = group_of(from, at, extent)?;
        if start != at {
            if i == 0 || to[i - 1] != DYNAMIC {
                return None;
            }
            *ends.last_mut()? = start;
        }
        let ones = from[end..].iter().take_while(|&&extent| is_last && extent == 1).count();
        ends.push(end + ones);
    }
    (*ends.last()? == from.len()).then_some(ends)
}

/// The first consecutive dimensions from a position on whose extents have a product.
fn group_of(from: &[i64], at: usize, product: i64) -> Option<(usize, usize)> {
    let (mut start, mut current) = (at, 1i64);
    for (i, &extent) in from.iter().enumerate().skip(at) {
        if extent == DYNAMIC {
            (start, current) = (i + 1, 1);
            continue;
        }
        current = current.checked_mul(extent)?;
        while current > product && start < i {
            current /= from[start].max(1);
            start += 1;
        }
        if current == product {
            return Some((start, i + 1));
        }
        if current > product {
            (start, current) = (i + 1, 1);
        }
    }
    None
}
