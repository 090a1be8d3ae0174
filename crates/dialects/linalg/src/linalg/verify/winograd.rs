//! Verifiers of the transformations of a Winograd convolution F(m x m, r x r).

use crate::linalg::attrs::WinogradFmr;
use crate::linalg::{WinogradFilterTransform, WinogradInputTransform, WinogradOutputTransform};
use crate::prelude::*;
use terrace_memory::dims::shape_of;

impl WinogradFmr {
    /// `(m, r)`
    fn sizes(self) -> (i64, i64) {
        match self {
            Self::F23 => (2, 3),
            Self::F43 => (4, 3),
            Self::F25 => (2, 5),
        }
    }
}

fn expect_shape(op: OpRef<'_>, expected: &[i64], output: &[i64]) -> Result {
    if are_compatible_shapes(expected, output) { Ok(()) } else { op.fail("the output shape is not expected") }
}

/// The shapes of the first operand, of the given rank, and of the output of the other one.
fn shapes<const N: usize, const M: usize>(op: OpRef<'_>) -> Option<([i64; N], [i64; M])> {
    let shape = |i: usize| op.operands().get(i).map(|value| shape_of(op.ctx(), op.ty(value)));
    Some((shape(0)?.try_into().ok()?, shape(1)?.try_into().ok()?))
}

/// Verifies the sizes of the filter.
pub(in crate::linalg) fn filter(op: OpView<'_, WinogradFilterTransform>) -> Result {
    let Some(fmr) = op.handle.fmr(op.body()) else { return Ok(()) };
    let (m, r) = fmr.sizes();
    let Some(([features, height, width, channels], output)) = shapes::<4, 4>(*op) else { return Ok(()) };
    if height != r && height != 1 {
        return op.fail("expect filter height either equals to r or 1");
    }
    if width != r && width != 1 {
        return op.fail("expect filter width either equals to r or 1");
    }
    if height == 1 && width == 1 {
        return op.fail("expect either filter height or width equals to r");
    }
    let tile = |extent: i64| if extent == r { m + r - 1 } else { 1 };
    expect_shape(*op, &[tile(height), tile(width), channels, features], &output)
}

/// Verifies the sizes of the tiles.
pub(in crate::linalg) fn input(op: OpView<'_, WinogradInputTransform>) -> Result {
    let Some(fmr) = op.handle.fmr(op.body()) else { return Ok(()) };
    let (m, r) = fmr.sizes();
    let Some(([n, height, width, channels], output)) = shapes::<4, 6>(*op) else { return Ok(()) };
    // The size of a tile and how many there are.
    let tiles = |extent: i64, is_transformed: bool| match (extent, is_transformed) {
        (DYNAMIC, _) => (m + r - 1, DYNAMIC),
        (_, true) => (m + r - 1, extent.saturating_sub(r - 1) / m),
        (_, false) => (1, extent),
    };
    let (tile_height, n_rows) = tiles(height, output[0] != 1);
    let (tile_width, n_columns) = tiles(width, output[1] != 1);
    expect_shape(*op, &[tile_height, tile_width, n_rows, n_columns, n, channels], &output)
}

/// Verifies the sizes of the result.
pub(in crate::linalg) fn output(op: OpView<'_, WinogradOutputTransform>) -> Result {
    let Some(fmr) = op.handle.fmr(op.body()) else { return Ok(()) };
    let (m, r) = fmr.sizes();
    let Some(([height, width, n_rows, n_columns, n, features], output)) = shapes::<6, 4>(*op) else {
        return Ok(());
    };
    let extent = |tile: i64, n_tiles: i64, name: &str| {
        if tile == DYNAMIC || n_tiles == DYNAMIC {
            return Ok(DYNAMIC);
        }
        let is_transformed = tile != 1;
        if is_transformed && tile != m + r - 1 {
            return op.fail(format_args!("expect input {name} equals to input tile size"));
        }
        Ok(if is_transformed { m.saturating_mul(n_tiles) } else { n_tiles })
    };
    let height = extent(height, n_rows, "height")?;
    let width = extent(width, n_columns, "width")?;
    expect_shape(*op, &[n, height, width, features], &output)
}
