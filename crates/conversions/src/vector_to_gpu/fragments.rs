//! The parts of a matrix that are in the registers of a thread, for `mma.sync` (PTX ISA, "Warp-level matrix instructions").

use crate::prelude::*;
use terrace_memory::vector::Contract;

/// The rows of a tile.
const TILE_ROWS: i64 = 8;
/// The threads that share a row of a tile.
const THREADS_PER_ROW: i64 = 4;
/// The bits of a row of a tile that `ldmatrix` loads.
pub(super) const LDMATRIX_BITS: i64 = 128;

/// The role of a matrix in a product.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Lhs,
    Rhs,
    Acc,
}

/// Which tile is in the register behind that of another one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// The one below it, as `mma.sync` takes them.
    RowsFirst,
    /// The one beside it.
    ColumnsFirst,
}

/// The matrix of a group of threads.
#[derive(Clone, Copy)]
pub(super) struct Matrix {
    pub rows: i64,
    pub columns: i64,
    pub elem: Type,
    /// The bits of an element.
    pub bits: i64,
    pub role: Role,
}

/// The registers of a thread that hold its part of a matrix.
#[derive(Clone, Copy)]
pub(super) struct Registers {
    pub n: i64,
    /// The elements in a register.
    pub elements: i64,
}

impl Registers {
    /// The vector of all of them.
    pub(super) fn ty(self, ctx: &Context, elem: Type) -> Type {
        VectorType::fixed(ctx, &[self.n, self.elements], elem)
    }
}

fn expr(ctx: &Context, op: AffineOp, lhs: AffineExpr, rhs: i64) -> AffineExpr {
    AffineExpr::binary(ctx, op, lhs, AffineExpr::constant(ctx, rhs))
}

fn sum(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    AffineExpr::binary(ctx, AffineOp::Add, lhs, rhs)
}

/// The product that uses a vector first.
pub(super) fn product_with(b: &Body, vector: Value) -> Option<Contract> {
    b.users(vector).find_map(|user| b.as_::<Contract>(user))
}

impl Matrix {
    /// The matrix that a vector is in the product that uses it first; the sum of products if none does.
    pub(super) fn of(b: &Body, vector: Value) -> Option<Self> {
        let ctx = b.ctx();
        let role = match product_with(b, vector) {
            Some(product) if product.lhs(b) == vector => Role::Lhs,
            Some(product) if product.rhs(b) == vector => Role::Rhs,
            _ => Role::Acc,
        };
        let ty = b.ty(vector).as_::<VectorType>(ctx)?;
        let &[rows, columns] = ty.shape else { return None };
        let bits = i64::from(ty.elem.bit_width(ctx)?);
        columns.checked_mul(bits)?.checked_mul(rows)?;
        (!ty.any_scalable()).then_some(Self { rows, columns, elem: ty.elem, bits, role })
    }

    /// The bits of a row of a tile.
    pub(super) fn line(&self) -> i64 {
        match (self.bits, self.role) {
            (32, Role::Acc) | (64, Role::Lhs | Role::Rhs) => 256,
            (64, Role::Acc) => 512,
            _ => 128,
        }
    }

    /// How many tiles are below and beside each other.
    pub(super) fn tiles(&self) -> [i64; 2] {
        [self.rows / TILE_ROWS, self.columns * self.bits / self.line()]
    }

    /// The registers of a thread; `None` if there are none for such elements, or the matrix is smaller than a tile.
    pub(super) fn registers(&self, ctx: &Context) -> Option<Registers> {
        self.whole_registers(ctx).filter(|registers| registers.n > 0)
    }

    /// Like [`registers`](Self::registers), but no registers for a matrix that is smaller than a tile.
    pub(super) fn whole_registers(&self, ctx: &Context) -> Option<Registers> {
        let elements = match (self.elem, self.elem.signless_width(ctx), self.role) {
            (Type::F16, ..) | (_, Some(32), _) => 2,
            (Type::F32 | Type::F64, _, Role::Acc) => 2,
            (Type::F32 | Type::F64, ..) => 1,
            (_, Some(8), _) => 4,
            (_, Some(4), _) => 8,
            _ => return None,
        };
        let n = self.rows / TILE_ROWS * (self.columns * self.bits) / self.line();
        Some(Registers { n, elements })
    }

    /// The row and column of an element, by the number of the thread and that of the element among the thread's.
    pub(super) fn coordinates(&self, ctx: &Context) -> Option<[AffineExpr; 2]> {
        let (lane, element) = (AffineExpr::dim(ctx, 0), AffineExpr::dim(ctx, 1));
        let per_register = self.registers(ctx)?.elements;
        let register = expr(ctx, AffineOp::FloorDiv, element, per_register);
        let [below, _] = self.tiles();
        let row = expr(ctx, AffineOp::Mul, expr(ctx, AffineOp::Mod, register, below), TILE_ROWS);
        let line = self.line() / self.bits;
        let column = expr(ctx, AffineOp::Mul, expr(ctx, AffineOp::FloorDiv, register, below), line);
        let row = sum(ctx, row, expr(ctx, AffineOp::FloorDiv, lane, THREADS_PER_ROW));
        let lane = expr(ctx, AffineOp::Mul, expr(ctx, AffineOp::Mod, lane, THREADS_PER_ROW), per_register);
        let column = sum(ctx, sum(ctx, column, lane), expr(ctx, AffineOp::Mod, element, per_register));
        Some([row, column])
    }

    /// The number of tiles that `ldmatrix` loads; `None` if there are none.
    pub(super) fn loaded_tiles(&self, is_transposed: bool) -> Option<i64> {
        let (rows, columns) =
            if is_transposed { (self.columns, self.rows) } else { (self.rows, self.columns) };
        let n = rows / TILE_ROWS * (columns * self.bits / LDMATRIX_BITS);
        (n > 0).then_some(n)
    }

    /// The row and column of the line that a thread gives to `ldmatrix`, which loads tiles in this order.
    pub(super) fn loaded_line(&self, ctx: &Context, is_transposed: bool, order: Order) -> [AffineExpr; 2] {
        let lane = AffineExpr::dim(ctx, 0);
        let elements = LDMATRIX_BITS / self.bits;
        let at = |op, n| expr(ctx, op, lane, n);
        if is_transposed && order == Order::RowsFirst && !self.tiles().contains(&1) {
            let below = self.tiles()[0];
            let tile = at(AffineOp::FloorDiv, TILE_ROWS);
            let row = expr(ctx, AffineOp::Mul, expr(ctx, AffineOp::Mod, tile, below), elements);
            let column = expr(ctx, AffineOp::Mul, expr(ctx, AffineOp::FloorDiv, tile, below), TILE_ROWS);
            return [row, sum(ctx, column, at(AffineOp::Mod, TILE_ROWS))];
        }
        let n_lines = if is_transposed { self.columns } else { self.rows };
        let line = at(AffineOp::Mod, n_lines);
        let start = expr(ctx, AffineOp::Mul, at(AffineOp::FloorDiv, n_lines), elements);
        if is_transposed { [start, line] } else { [line, start] }
    }

    /// The registers of this matrix that hold the slice `part` from this position on, in the order of the slice's registers;
    /// `None` if it does not consist of tiles.
    pub(super) fn sliced(&self, part: &Matrix, at: [i64; 2], order: Order) -> Option<Vec<i64>> {
        let sizes = [TILE_ROWS, self.line() / self.bits];
        let [below, beside] = self.tiles();
        let [part_below, part_beside] = part.tiles();
        let are_tiles = at.iter().zip(sizes).all(|(at, size)| at % size == 0);
        if !are_tiles || self.line() != part.line() {
            return None;
        }
        let [first_row, first_column] = [at[0] / sizes[0], at[1] / sizes[1]];
        let of_tile = |row: i64, column: i64| match order {
            Order::RowsFirst => column * below + row,
            Order::ColumnsFirst => row * beside + column,
        };
        let columns = first_column..first_column + part_beside;
        let registers = columns
            .flat_map(|column| (first_row..first_row + part_below).map(move |row| of_tile(row, column)));
        Some(registers.collect())
    }
}
