//! Counting through the positions of a shape.

use terrace_support::small_vec::SmallVec;

/// All positions of a shape in row-major order, that is, the last dimension counts fastest. A shape without dimensions has
/// one position, a shape with an empty dimension none.
pub fn positions(shape: &[i64]) -> impl Iterator<Item = SmallVec<[i64; 4]>> {
    let is_empty = shape.iter().any(|&extent| extent <= 0);
    let first = (!is_empty).then(|| SmallVec::from_elem(0, shape.len()));
    core::iter::successors(first, move |at: &SmallVec<[i64; 4]>| {
        let mut at = at.clone();
        for (index, &extent) in at.iter_mut().zip(shape).rev() {
            *index += 1;
            if *index < extent {
                return Some(at);
            }
            *index = 0;
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use super::positions;

    #[test]
    fn counts_the_last_dimension_fastest() {
        let all: Vec<Vec<i64>> = positions(&[2, 1, 2]).map(|at| at.to_vec()).collect();
        assert_eq!(all, [[0, 0, 0], [0, 0, 1], [1, 0, 0], [1, 0, 1]]);
    }

    #[test]
    fn counts_no_dimension_once_and_empty_ones_never() {
        assert_eq!(positions(&[]).count(), 1);
        assert_eq!(positions(&[3, 0]).count(), 0);
    }
}
