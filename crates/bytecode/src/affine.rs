//! Affine maps, integer sets and strided layouts as MLIR 24 encodes them; before, they are text.
//!
//! These encodings are only read.

use crate::coder::{self, Coder, Step};
use crate::value::{Value, Values};
use terrace_ir::Str;
use terrace_ir::affine::{AffineExpr, AffineOp, MAX_AFFINE_DEPTH};

/// The space of an expression, and how many of its results follow.
struct Space {
    n_dims: u64,
    n_syms: u64,
}

impl Space {
    /// Checks the numbers of dimensions and symbols, which take no bytes.
    fn check(&self, c: &mut dyn Coder) -> Step {
        const MOST: u64 = 1 << 20;
        match self.n_dims.max(self.n_syms) {
            n if n < MOST => c.expect_room(0, (self.n_dims + self.n_syms) * 8),
            n => Err(c.fail(&format!("an affine map has {n} dimensions or symbols"))),
        }
    }

    fn dim(&self, c: &mut dyn Coder) -> Step<AffineExpr> {
        let at = index(c, self.n_dims, "dimension")?;
        Ok(AffineExpr::dim(c.ctx(), at))
    }

    /// An expression in prefix order.
    fn expr(&self, c: &mut dyn Coder, depth: u32) -> Step<AffineExpr> {
        if depth > MAX_AFFINE_DEPTH {
            return Err(c.fail(&format!("affine expression is deeper than {MAX_AFFINE_DEPTH} levels")));
        }
        let op = match number(c)? {
            0 => return self.dim(c),
            1 => {
                let at = index(c, self.n_syms, "symbol")?;
                return Ok(AffineExpr::sym(c.ctx(), at));
            }
            2 => {
                let mut value = 0;
                coder::signed(c, &mut value)?;
                return Ok(AffineExpr::constant(c.ctx(), value));
            }
            3 => AffineOp::Add,
            4 => AffineOp::Mul,
            5 => AffineOp::Mod,
            6 => AffineOp::FloorDiv,
            7 => AffineOp::CeilDiv,
            kind => return Err(c.fail(&format!("unknown kind of affine expression: {kind}"))),
        };
        let lhs = self.expr(c, depth + 1)?;
        let rhs = self.expr(c, depth + 1)?;
        AffineExpr::checked_binary(c.ctx(), op, lhs, rhs).map_err(|message| c.fail(&message))
    }

    /// So many expressions, each read by `expr`.
    fn list(
        &self,
        c: &mut dyn Coder,
        n: u64,
        expr: impl Fn(&Self, &mut dyn Coder) -> Step<AffineExpr>,
    ) -> Step<Value> {
        c.expect_room(n, 0)?;
        let exprs = (0..n).map(|_| expr(self, c));
        // Parameters of a record are words, whatever they name.
        let words = exprs.map(|expr| Ok(Str::from_raw(expr?.raw())));
        words.collect::<Step<Vec<_>>>().map(Value::Strs)
    }
}

fn number(c: &mut dyn Coder) -> Step<u64> {
    let mut number = 0;
    c.varint(&mut number)?;
    Ok(number)
}

fn index(c: &mut dyn Coder, n: u64, what: &str) -> Step<u32> {
    match number(c)? {
        at if at < n => Ok(at as u32),
        at => Err(c.fail(&format!("invalid {what} index of an affine expression: {at}"))),
    }
}

/// A map: the number of dimensions and, in the lower two bits, which form it has.
pub fn map(c: &mut dyn Coder, values: &mut Values) -> Step {
    let [n_dims, n_syms, results] = values.as_mut_slice() else { return Ok(()) };
    let header = number(c)?;
    let mut space = Space { n_dims: header >> 2, n_syms: 0 };
    space.check(c)?;
    *results = match header & 3 {
        // The identity, whose results are all dimensions in order.
        0 => {
            let dims = (0..space.n_dims as u32).map(|at| AffineExpr::dim(c.ctx(), at));
            Value::Strs(dims.map(|dim| Str::from_raw(dim.raw())).collect())
        }
        // All dimensions, and some of them, each once.
        1 => space.list(c, space.n_dims, Space::dim)?,
        2 => {
            let n = number(c)?;
            space.list(c, n, Space::dim)?
        }
        _ => {
            space.n_syms = number(c)?;
            space.check(c)?;
            let n = number(c)?;
            space.list(c, n, |space, c| space.expr(c, 0))?
        }
    };
    (*n_dims, *n_syms) = (Value::Number(space.n_dims), Value::Number(space.n_syms));
    Ok(())
}

/// An integer set: dimensions, symbols, constraints, and for each of these whether it is an equality.
pub fn set(c: &mut dyn Coder, values: &mut Values) -> Step {
    let [n_dims, n_syms, constraints, equalities] = values.as_mut_slice() else { return Ok(()) };
    let space = Space { n_dims: number(c)?, n_syms: number(c)? };
    space.check(c)?;
    let n = number(c)?;
    *constraints = space.list(c, n, |space, c| space.expr(c, 0))?;
    let mut flags = Vec::with_capacity(n as usize);
    for _ in 0..n {
        let mut flag = false;
        coder::boolean(c, &mut flag)?;
        flags.push(u8::from(flag));
    }
    *equalities = Value::Bytes(flags);
    (*n_dims, *n_syms) = (Value::Number(space.n_dims), Value::Number(space.n_syms));
    Ok(())
}

/// A strided layout: the offset and the strides.
pub fn strided(c: &mut dyn Coder, values: &mut Values) -> Step {
    let [Value::Number(offset), Value::I64s(strides)] = values.as_mut_slice() else { return Ok(()) };
    let mut signed = *offset as i64;
    coder::signed(c, &mut signed)?;
    *offset = signed as u64;
    coder::list(c, strides, 0, coder::signed)
}
