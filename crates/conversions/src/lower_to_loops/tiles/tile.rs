//! The register tile: some rows of accumulators, each of some vectors, stay in registers while the loops that reduce run.
//! Elements of the output are read before these loops and written after them.
//!
//! Rows beyond the end of their loop compute the last row again, and write what it writes. Lanes beyond the end are masked.

use super::build::{branch, carry, enter, plus};
use super::nest::{Ivs, Nest, lane_width};
use super::payload::Values;
use super::target::{Target, part};
use crate::prelude::*;
use terrace_memory::index_list::Index;

/// The shape of a tile, and the parallel loops that it unrolls.
#[derive(Clone, Copy)]
pub(super) struct Tile {
    /// The loop over rows; without one there is one row.
    pub(super) row: Option<usize>,
    /// The loop over the lanes of vectors; without one there is one lane.
    pub(super) column: Option<usize>,
    pub(super) rows: usize,
    pub(super) vectors: usize,
    pub(super) lanes: usize,
}

/// The rows of a tile without vectors, whose sums do not wait for each other.
const SCALAR_ROWS: usize = 8;

impl Tile {
    /// The tile of a nest: lanes are elements of the output that follow each other, if no input's elements lie apart.
    pub(super) fn of(b: &Body, nest: &Nest, target: &Target) -> Self {
        let innermost = nest.innermost(b.ctx());
        let has_lanes = |at: &usize| {
            nest.is_contiguous(b, nest.output(), *at)
                && nest.inputs().all(|input| !nest.uses(input, *at) || nest.is_contiguous(b, input, *at))
        };
        let width = lane_width(b.ctx(), nest.element(b, nest.output()));
        let lanes = width.and_then(|width| target.lanes(width));
        let column =
            innermost.filter(|at| lanes.is_some() && nest.static_extent(b, *at) != Some(1)).filter(has_lanes);
        let rows = || {
            let loops = nest.loops(true).rev();
            loops.filter(|&at| Some(at) != column && nest.static_extent(b, at) != Some(1))
        };
        // A row for which an input has the same elements reads them once.
        let row =
            rows().find(|&at| nest.inputs().any(|input| !nest.uses(input, at))).or_else(|| rows().next());
        Self::with_loops(b, nest, target, row, column.zip(lanes))
    }

    /// The tile over these loops; `column` comes with its number of lanes.
    pub(super) fn with_loops(
        b: &Body,
        nest: &Nest,
        target: &Target,
        row: Option<usize>,
        column: Option<(usize, usize)>,
    ) -> Self {
        let n_rows = |most: usize| row.map_or(1, |at| part(nest.static_extent(b, at), most));
        let Some((column, lanes)) = column else {
            return Self { row, column: None, rows: n_rows(SCALAR_ROWS), vectors: 1, lanes: 1 };
        };
        let n_vectors = nest
            .static_extent(b, column)
            .map(|extent| extent.div_euclid(lanes as i64) + i64::from(extent.rem_euclid(lanes as i64) != 0));
        let accumulators = target.rows * target.vectors;
        let most = if n_rows(target.rows) == 1 { accumulators } else { target.vectors };
        let vectors = part(n_vectors, most);
        let rows = n_rows((accumulators / vectors).min(2 * target.rows));
        Self { row, column: Some(column), rows, vectors, lanes }
    }

    /// How many columns the tile has.
    pub(super) fn columns(&self) -> i64 {
        (self.vectors * self.lanes) as i64
    }

    /// The indices of the rows that begin at `start`.
    pub(super) fn row_indices(&self, b: &mut Builder<'_>, extent: Index, start: Value) -> Vec<Value> {
        let is_exact = matches!(extent, Index::Static(extent) if extent.rem_euclid(self.rows as i64) == 0);
        let row = |r: usize| {
            let at = plus(b, start, r as i64);
            if is_exact || r == 0 {
                return at;
            }
            let extent = extent.value(b);
            let last = plus(b, extent, -1);
            arith::MinUI::new(b, at, last)
        };
        (0..self.rows).map(row).collect()
    }

    /// The indices of the vectors of a row that begins at `start`.
    pub(super) fn column_indices(&self, b: &mut Builder<'_>, start: Value) -> Vec<Value> {
        (0..self.vectors).map(|c| plus(b, start, (c * self.lanes) as i64)).collect()
    }

    /// Builds what `body` builds for a tile whose columns begin at `start`; it gets the masks of the vectors of a row,
    /// and none for a tile of which all columns exist.
    pub(super) fn masked(
        &self,
        b: &mut Builder<'_>,
        extent: Index,
        start: Value,
        mut body: impl FnMut(&mut Builder<'_>, &[Option<Value>]),
    ) {
        let all = vec![None; self.vectors];
        let masks = |b: &mut Builder<'_>| -> Vec<Option<Value>> {
            let extent = extent.value(b);
            let rest = arith::SubI::new(b, extent, start);
            let ty = VectorType::get(b.ctx(), &[self.lanes as i64], Type::I1, &[]);
            let mask = |c: usize| {
                let rest = plus(b, rest, -((c * self.lanes) as i64));
                Some(vector::CreateMask::new(b, ty, &[rest]))
            };
            (0..self.vectors).map(mask).collect()
        };
        let columns = self.columns();
        match extent {
            _ if self.lanes == 1 => body(b, &all),
            Index::Static(extent) if extent.rem_euclid(columns) == 0 => body(b, &all),
            Index::Static(extent) if extent < columns => {
                let masks = masks(b);
                body(b, &masks);
            }
            _ => {
                let end = plus(b, start, columns);
                let extent = extent.value(b);
                let is_whole = arith::CmpI::new(b, CmpIPredicate::Ule, end, extent);
                branch(b, is_whole, |b, is_whole| match is_whole {
                    true => body(b, &all),
                    false => {
                        let masks = masks(b);
                        body(b, &masks);
                    }
                });
            }
        }
    }

    /// Reads the accumulators, replaces them by what `reduce` makes of them, and writes them; they are in the order of rows.
    pub(super) fn accumulate(
        &self,
        b: &mut Builder<'_>,
        nest: &Nest,
        at: &Position<'_>,
        reduce: impl FnOnce(&mut Builder<'_>, &[Value]) -> Vec<Value>,
    ) {
        let output = nest.output();
        let reads = self.positions().map(|(r, c)| self.load(b, nest, output, at, [r, c]));
        let accumulators: Vec<Value> = reads.collect();
        let accumulators = reduce(b, &accumulators);
        for (value, (r, c)) in accumulators.into_iter().zip(self.positions()) {
            nest.store(b, value, &self.ivs(at, [r, c]), at.masks[c]);
        }
    }

    /// The rows and vectors of a tile, row by row.
    pub(super) fn positions(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let vectors = self.vectors;
        (0..self.rows).flat_map(move |r| (0..vectors).map(move |c| (r, c)))
    }

    /// The induction variables of a vector in a tile.
    fn ivs(&self, at: &Position<'_>, [r, c]: [usize; 2]) -> Ivs {
        let mut ivs = at.ivs.clone();
        if let Some(row) = self.row {
            ivs[row] = at.rows[r];
        }
        if let Some(column) = self.column {
            ivs[column] = at.columns[c];
        }
        ivs
    }

    fn load(
        &self,
        b: &mut Builder<'_>,
        nest: &Nest,
        operand: usize,
        at: &Position<'_>,
        [r, c]: [usize; 2],
    ) -> Value {
        let ivs = self.ivs(at, [r, c]);
        match self.column {
            Some(column) if nest.uses(operand, column) => {
                nest.load_vector(b, operand, &ivs, self.lanes, at.masks[c])
            }
            _ => nest.load(b, operand, &ivs),
        }
    }

    /// One step of the reduction: the payload for each accumulator.
    fn step(
        &self,
        b: &mut Builder<'_>,
        nest: &Nest,
        at: &Position<'_>,
        accumulators: &[Value],
        has_fma: bool,
    ) -> Vec<Value> {
        let fused = nest.payload.product(b).filter(|_| {
            let elem = nest.element(b, nest.output());
            has_fma && elem.is_float(b.ctx()) && elem.bit_width(b.ctx()).is_some_and(|width| width >= 32)
        });
        // What rows or vectors share is read once.
        let mut read: FxHashMap<(usize, usize, usize), Value> = FxHashMap::default();
        let uses = |input: usize, at: Option<usize>| at.is_some_and(|at| nest.uses(input, at));
        let mut results = Vec::new();
        for ((r, c), &accumulator) in self.positions().zip(accumulators) {
            let mut values = Values::default();
            for input in nest.inputs() {
                let r = if uses(input, self.row) { r } else { 0 };
                let c = if uses(input, self.column) { c } else { 0 };
                let value = match read.get(&(input, r, c)) {
                    Some(&value) => value,
                    None => {
                        let value = self.load(b, nest, input, at, [r, c]);
                        read.insert((input, r, c), value);
                        value
                    }
                };
                values.extend(nest.payload.arg(input).map(|arg| (arg, value)));
            }
            values.extend(nest.payload.arg(nest.output()).map(|arg| (arg, accumulator)));
            results.push(nest.payload.result(b, &mut values, self.lanes, fused));
        }
        results
    }
}

/// Where a tile is.
pub(super) struct Position<'a> {
    /// The induction variables of the loops around it.
    pub(super) ivs: Ivs,
    pub(super) rows: &'a [Value],
    /// The first column of each vector of a row.
    pub(super) columns: &'a [Value],
    /// The mask of each vector of a row.
    pub(super) masks: &'a [Option<Value>],
}

/// Builds the nest with tiles that read the operands where they are.
pub(super) fn build(b: &mut Builder<'_>, nest: &Nest, tile: &Tile, target: &Target) {
    let zero = arith::Constant::index(b, 0);
    let n_loops = nest.iterators.len();
    let extents: Vec<Index> = (0..n_loops).map(|at| nest.extent(b, at)).collect();
    let ends: Vec<Value> = extents.iter().map(|extent| extent.value(b)).collect();
    let mut ivs: Ivs = SmallVec::from_elem(zero, n_loops);
    for at in nest.loops(true).filter(|&at| ![tile.row, tile.column].contains(&Some(at))) {
        ivs[at] = enter(b, extents[at], 1);
    }
    let start = tile.column.map_or(zero, |at| enter(b, extents[at], tile.columns()));
    let columns = tile.column_indices(b, start);
    let rows = match tile.row {
        Some(at) => {
            let start = enter(b, extents[at], tile.rows as i64);
            tile.row_indices(b, extents[at], start)
        }
        None => Vec::new(),
    };
    let reductions: Vec<usize> = nest.loops(false).collect();
    let extent = tile.column.map_or(Index::Static(1), |at| extents[at]);
    tile.masked(b, extent, start, |b, masks| {
        let at = Position { ivs: ivs.clone(), rows: &rows, columns: &columns, masks };
        tile.accumulate(b, nest, &at, |b, accumulators| {
            reduce(b, &reductions, &ends, at.ivs.clone(), accumulators, &|b, ivs, accumulators| {
                let at = Position { ivs, rows: &rows, columns: &columns, masks };
                tile.step(b, nest, &at, accumulators, target.has_fma)
            })
        });
    });
}

/// Builds one step of a reduction from its induction variables and the accumulators.
type Step<'a> = &'a dyn Fn(&mut Builder<'_>, Ivs, &[Value]) -> Vec<Value>;

/// Builds the loops that reduce.
fn reduce(
    b: &mut Builder<'_>,
    loops: &[usize],
    ends: &[Value],
    ivs: Ivs,
    accumulators: &[Value],
    step: Step<'_>,
) -> Vec<Value> {
    let Some((&at, inner)) = loops.split_first() else { return step(b, ivs, accumulators) };
    carry(b, ends[at], accumulators, |b, iv, accumulators| {
        let mut ivs = ivs;
        ivs[at] = iv;
        reduce(b, inner, ends, ivs, accumulators, step)
    })
}
