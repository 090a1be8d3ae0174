//! Contractions by blocks of packed factors.
//!
//! The factors of a block are copied into panels, as wide as the tile has rows and columns, in which the elements that one
//! step of the reduction needs follow each other. Rows of a buffer whose distance is a power of two would displace each
//! other in a cache; those of a panel do not. Each block of the reduction continues with the output's elements, so that
//! products are added in the order of the operation's loops.

use super::build::{at_most, branch, carry, enter, parts, plus, rest, times};
use super::nest::{Ivs, Nest, lane_width};
use super::payload::{Values, multiply_add, spread};
use super::target::Target;
use super::tile::{Position, Tile};
use crate::prelude::*;
use terrace_memory::index_list::{Index, divide};

/// Second factors of less bytes stay in the first two caches without being packed.
const UNPACKED_BYTES: i64 = 1 << 16;
/// Tiles of less rows do not use a panel often enough.
const MIN_ROWS: i64 = 4;
/// The alignment of buffers: a cache line.
const ALIGNMENT: i64 = 64;

/// A contraction to a matrix in some of its loops.
pub(super) struct Contraction {
    tile: Tile,
    /// The first factor, with an element for each row, and the second, with one for each column.
    factors: [Factor; 2],
    /// The loop of the reduction.
    steps: usize,
}

/// One factor of the products.
#[derive(Clone, Copy)]
struct Factor {
    /// The input that it is computed from.
    input: usize,
    /// The value in the payload.
    value: Value,
}

impl Contraction {
    /// The contraction that a nest is, if packing pays.
    pub(super) fn of(b: &Body, nest: &Nest, target: &Target) -> Option<Self> {
        let product = nest.payload.product(b)?;
        let factor = |value: Value| {
            let is_buffer = |at: &usize| b.ty(nest.operands[*at]).is_memref(b.ctx());
            let sources = nest.payload.sources(b, value);
            let mut buffers = sources.into_iter().filter(is_buffer);
            let input = buffers.next().filter(|&input| input != nest.output())?;
            buffers.next().is_none().then_some(Factor { input, value })
        };
        let column = nest.innermost(b.ctx())?;
        let mut factors = [factor(product.factors[0])?, factor(product.factors[1])?];
        if nest.uses(factors[0].input, column) {
            factors.swap(0, 1);
        }
        let [first, second] = factors.map(|factor| factor.input);
        let steps = nest.loops(false).next_back()?;
        let is_row = |at: &usize| {
            *at != column
                && nest.uses(first, *at)
                && !nest.uses(second, *at)
                && nest.static_extent(b, *at) != Some(1)
        };
        let row = nest.loops(true).rev().find(is_row)?;
        let is_matrix = first != second
            && !nest.uses(first, column)
            && nest.uses(second, column)
            && nest.uses(first, steps)
            && nest.uses(second, steps)
            && nest.is_contiguous(b, nest.output(), column);
        let lanes = target.lanes(lane_width(b.ctx(), nest.element(b, nest.output()))?)?;
        let extents = [row, steps, column].map(|at| nest.static_extent(b, at));
        let is_plain = |factor: Factor| Some(factor.value) == nest.payload.arg(factor.input);
        let is_readable = is_plain(factors[1]) && nest.is_contiguous(b, second, column);
        let [n_rows, n_steps, n_columns] = extents;
        let bytes =
            n_steps.zip(n_columns).map(|(steps, columns)| steps.saturating_mul(columns).saturating_mul(8));
        let has_rows = n_rows.is_none_or(|rows| rows >= MIN_ROWS);
        let is_small = bytes.is_some_and(|bytes| bytes <= UNPACKED_BYTES) || nest.loops(false).count() > 1;
        if !is_matrix
            || !has_rows
            || is_readable && (is_small || n_rows.is_some_and(|rows| rows <= target.rows as i64))
        {
            return None;
        }
        let tile = Tile::with_loops(b, nest, target, Some(row), Some((column, lanes)));
        Some(Self { tile, factors, steps })
    }

    /// Builds the nest.
    pub(super) fn build(&self, b: &mut Builder<'_>, nest: &Nest, target: &Target) {
        let Self { tile, steps, .. } = *self;
        let (Some(row), Some(column)) = (tile.row, tile.column) else { return };
        let zero = arith::Constant::index(b, 0);
        let n_loops = nest.iterators.len();
        let extents: Vec<Index> = (0..n_loops).map(|at| nest.extent(b, at)).collect();
        let widths = [tile.rows as i64, tile.columns()];
        let [n_rows, n_steps, n_columns] = target.block;
        // Blocks consist of whole panels.
        let blocks = [n_rows / widths[0] * widths[0], n_steps, n_columns / widths[1] * widths[1]];
        let elem = nest.element(b, nest.output());
        let panels = [(row, 0), (column, 1)].map(|(at, factor)| {
            let block = [blocks[0], blocks[2]][factor];
            let extent = at_most(b, extents[at], block);
            let n_panels = parts(b, extent, widths[factor]);
            let n_steps = at_most(b, extents[steps], blocks[1]);
            let (shape, sizes) = divide(&[n_panels, n_steps, Index::Static(widths[factor])]);
            let ty = MemRefType::get(b.ctx(), &shape, elem, None, None);
            let buffer = memref::Alloc::with(ty, &sizes, &[]).alignment(ALIGNMENT).result(b);
            Panels { factor: self.factors[factor], at, buffer, width: widths[factor], lanes: tile.lanes }
        });
        let point = b.insert_point();

        let mut ivs: Ivs = SmallVec::from_elem(zero, n_loops);
        let outer =
            nest.loops(true).chain(nest.loops(false)).filter(|&at| ![row, column, steps].contains(&at));
        for at in outer {
            ivs[at] = enter(b, extents[at], 1);
        }
        ivs[column] = enter(b, extents[column], blocks[2]);
        let n_columns = rest(b, extents[column], ivs[column], blocks[2]);
        ivs[steps] = enter(b, extents[steps], blocks[1]);
        let n_steps = rest(b, extents[steps], ivs[steps], blocks[1]);
        panels[1].fill(b, nest, &ivs, steps, n_columns, n_steps);
        ivs[row] = enter(b, extents[row], blocks[0]);
        let n_rows = rest(b, extents[row], ivs[row], blocks[0]);
        panels[0].fill(b, nest, &ivs, steps, n_rows, n_steps);
        let n_panels = parts(b, n_columns, widths[1]);
        let second = enter(b, n_panels, 1);
        let start = times(b, second, widths[1]);
        let start = arith::AddI::new(b, ivs[column], start);
        let columns = tile.column_indices(b, start);
        let n_panels = parts(b, n_rows, widths[0]);
        let first = enter(b, n_panels, 1);
        let top = times(b, first, widths[0]);
        let top = arith::AddI::new(b, ivs[row], top);
        let rows = tile.row_indices(b, extents[row], top);
        let is_float = elem.is_float(b.ctx()) && elem.bit_width(b.ctx()).is_some_and(|width| width >= 32);
        let is_fused = target.has_fma && is_float;
        tile.masked(b, extents[column], start, |b, masks| {
            let at = Position { ivs: ivs.clone(), rows: &rows, columns: &columns, masks };
            tile.accumulate(b, nest, &at, |b, accumulators| {
                let n_steps = n_steps.value(b);
                carry(b, n_steps, accumulators, |b, step, accumulators| {
                    let factors: Vec<Value> =
                        (0..tile.vectors).map(|c| panels[1].load_vector(b, second, step, c)).collect();
                    let mut results = Vec::new();
                    for (row, accumulators) in accumulators.chunks(tile.vectors).enumerate() {
                        let factor = panels[0].load(b, first, step, row);
                        let factor = spread(b, factor, tile.lanes);
                        let sums = accumulators.iter().zip(&factors);
                        results.extend(
                            sums.map(|(&acc, &column)| multiply_add(b, factor, column, acc, is_fused)),
                        );
                    }
                    results
                })
            });
        });
        b.set_insert_point(point);
        for panels in &panels {
            memref::Dealloc::build(b, panels.buffer);
        }
    }
}

/// The panels of a factor: a buffer with an element for each panel, step and row or column.
struct Panels {
    factor: Factor,
    /// The loop over rows or columns.
    at: usize,
    buffer: Value,
    width: i64,
    lanes: usize,
}

impl Panels {
    /// Copies a block of the factor to the panels: `extent` rows or columns, and `n_steps` steps, from those in `ivs`.
    fn fill(&self, b: &mut Builder<'_>, nest: &Nest, ivs: &Ivs, steps: usize, extent: Index, n_steps: Index) {
        let outside = b.insert_point();
        let n_panels = parts(b, extent, self.width);
        let panel = enter(b, n_panels, 1);
        let start = times(b, panel, self.width);
        let place = |b: &mut Builder<'_>, at: Value, step: Value| {
            let mut ivs = ivs.clone();
            ivs[self.at] = arith::AddI::new(b, ivs[self.at], at);
            ivs[steps] = arith::AddI::new(b, ivs[steps], step);
            ivs
        };
        let is_plain = Some(self.factor.value) == nest.payload.arg(self.factor.input);
        if is_plain
            && nest.is_contiguous(b, self.factor.input, self.at)
            && self.width % self.lanes as i64 == 0
        {
            let is_exact = matches!(extent, Index::Static(extent) if extent % self.width == 0);
            let fill = |b: &mut Builder<'_>, is_whole: bool| {
                if !is_whole {
                    return self.fill_panel(b, nest, [panel, start], [extent, n_steps], &place);
                }
                let step = enter(b, n_steps, 1);
                for c in (0..self.width).step_by(self.lanes) {
                    let at = plus(b, start, c);
                    let ivs = place(b, at, step);
                    let value = nest.load_vector(b, self.factor.input, &ivs, self.lanes, None);
                    let at = arith::Constant::index(b, c);
                    vector::Store::build(b, value, self.buffer, &[panel, step, at]);
                }
            };
            if is_exact {
                fill(b, true);
            } else {
                let end = plus(b, start, self.width);
                let extent = extent.value(b);
                let is_whole = arith::CmpI::new(b, CmpIPredicate::Ule, end, extent);
                branch(b, is_whole, fill);
            }
        } else {
            self.fill_panel(b, nest, [panel, start], [extent, n_steps], &place);
        }
        b.set_insert_point(outside);
    }

    /// Copies a panel element by element. Beyond the last row or column it has the elements of the last one.
    fn fill_panel(
        &self,
        b: &mut Builder<'_>,
        nest: &Nest,
        [panel, start]: [Value; 2],
        [extent, n_steps]: [Index; 2],
        place: &dyn Fn(&mut Builder<'_>, Value, Value) -> Ivs,
    ) {
        let last = extent.value(b);
        let last = plus(b, last, -1);
        let copy = |b: &mut Builder<'_>, column: Value, at: Value, step: Value| {
            let ivs = place(b, at, step);
            let mut values = Values::default();
            for input in nest.inputs() {
                let is_own = input == self.factor.input;
                let is_number = !b.ty(nest.operands[input]).is_memref(b.ctx());
                if let Some(arg) = nest.payload.arg(input).filter(|_| is_own || is_number) {
                    let value = nest.load(b, input, &ivs);
                    values.insert(arg, value);
                }
            }
            nest.payload.compute(b, &mut values, 1);
            let value = values.get(&self.factor.value).copied().unwrap_or(self.factor.value);
            memref::Store::build(b, value, self.buffer, &[panel, step, column]);
        };
        let clamp = |b: &mut Builder<'_>, column: Value| {
            let at = arith::AddI::new(b, start, column);
            arith::MinUI::new(b, at, last)
        };
        // Few elements of a step are read side by side, many one after another as they lie in memory.
        if nest.is_contiguous(b, self.factor.input, self.at) {
            let step = enter(b, n_steps, 1);
            let column = enter(b, Index::Static(self.width), 1);
            let at = clamp(b, column);
            copy(b, column, at, step);
        } else {
            let column = enter(b, Index::Static(self.width), 1);
            let at = clamp(b, column);
            let step = enter(b, n_steps, 1);
            copy(b, column, at, step);
        }
    }

    /// An element of a panel.
    fn load(&self, b: &mut Builder<'_>, panel: Value, step: Value, at: usize) -> Value {
        let at = arith::Constant::index(b, at as i64);
        memref::Load::new(b, self.buffer, &[panel, step, at])
    }

    /// A vector of a panel.
    fn load_vector(&self, b: &mut Builder<'_>, panel: Value, step: Value, vector: usize) -> Value {
        let elem = b.ty(self.buffer).element_or_self(b.ctx());
        let ty = VectorType::get(b.ctx(), &[self.lanes as i64], elem, &[]);
        let at = arith::Constant::index(b, (vector * self.lanes) as i64);
        vector::Load::new(b, ty, self.buffer, &[panel, step, at])
    }
}
