//! Affine expressions and their values.

use super::{chance, pick};
use crate::rng::Rng;

/// An expression over dimensions and symbols.
#[derive(Clone, Debug)]
pub enum Expr {
    Dim(usize),
    Sym(usize),
    Const(i64),
    Binary(Op, Box<Expr>, Box<Expr>),
}

/// An operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    Add,
    Sub,
    Mul,
    Mod,
    FloorDiv,
    CeilDiv,
}

/// The greatest magnitude of a value, far from overflows.
const LIMIT: i128 = 1 << 40;

impl Op {
    fn text(self) -> &'static str {
        match self {
            Op::Add => "+",
            Op::Sub => "-",
            Op::Mul => "*",
            Op::Mod => "mod",
            Op::FloorDiv => "floordiv",
            Op::CeilDiv => "ceildiv",
        }
    }
}

impl Expr {
    /// The value, unless it is great, or divides by a number that is not positive.
    pub fn value(&self, dims: &[i64], syms: &[i64]) -> Option<i64> {
        let value = match self {
            Expr::Dim(at) => i128::from(*dims.get(*at)?),
            Expr::Sym(at) => i128::from(*syms.get(*at)?),
            Expr::Const(value) => i128::from(*value),
            Expr::Binary(op, lhs, rhs) => {
                let lhs = i128::from(lhs.value(dims, syms)?);
                let rhs = i128::from(rhs.value(dims, syms)?);
                if matches!(op, Op::Mod | Op::FloorDiv | Op::CeilDiv) && rhs <= 0 {
                    return None;
                }
                match op {
                    Op::Add => lhs + rhs,
                    Op::Sub => lhs - rhs,
                    Op::Mul => lhs * rhs,
                    Op::Mod => lhs.rem_euclid(rhs),
                    Op::FloorDiv => lhs.div_euclid(rhs),
                    Op::CeilDiv => -(-lhs).div_euclid(rhs),
                }
            }
        };
        (value.abs() < LIMIT).then_some(value as i64)
    }

    /// A random expression over so many dimensions and symbols.
    pub fn random(rng: &mut Rng, n_dims: usize, n_syms: usize, depth: usize) -> Expr {
        if depth == 0 || chance(rng, 20) {
            return match rng.below(n_dims + n_syms + 1) {
                0 => Expr::Const(pick(rng, &[0, 1, 2, 3, 5, 8, -1, -2, -7, 16])),
                at if at <= n_dims => Expr::Dim(at - 1),
                at => Expr::Sym(at - 1 - n_dims),
            };
        }
        let op = pick(rng, &[Op::Add, Op::Mul, Op::Sub, Op::Mod, Op::FloorDiv, Op::CeilDiv]);
        let lhs = Expr::random(rng, n_dims, n_syms, depth - 1);
        let rhs = match op {
            Op::Add | Op::Sub => Expr::random(rng, n_dims, n_syms, depth - 1),
            _ if n_syms > 0 && chance(rng, 12) => Expr::Sym(rng.below(n_syms)),
            Op::Mul => Expr::Const(pick(rng, &[2, 0, 1, 3, 4, -1, -4, 8, 12, 7])),
            _ => Expr::Const(pick(rng, &[2, 1, 3, 4, 5, 8, 16, 7])),
        };
        Expr::Binary(op, Box::new(lhs), Box::new(rhs))
    }

    /// The text, with leaves as `leaf` writes them.
    fn text(&self, leaf: &dyn Fn(&Expr) -> String) -> String {
        match self {
            Expr::Binary(op, lhs, rhs) => format!("({} {} {})", lhs.text(leaf), op.text(), rhs.text(leaf)),
            other => leaf(other),
        }
    }

    /// The text in a map: `(d0 mod 4)`.
    pub fn shown(&self) -> String {
        self.text(&|leaf| match leaf {
            Expr::Dim(at) => format!("d{at}"),
            Expr::Sym(at) => format!("s{at}"),
            Expr::Const(value) => value.to_string(),
            Expr::Binary(..) => String::new(),
        })
    }

    /// The text with the names of operands in place of dimensions and symbols, as subscripts have it.
    pub fn subscript(&self, dims: &[String], syms: &[String]) -> String {
        self.text(&|leaf| match leaf {
            Expr::Dim(at) => dims[*at].clone(),
            Expr::Sym(at) => format!("symbol({})", syms[*at]),
            Expr::Const(value) => value.to_string(),
            Expr::Binary(..) => String::new(),
        })
    }
}

/// The lists of dimensions and symbols of a map or set: `(d0, d1)[s0]`.
pub fn operands(n_dims: usize, n_syms: usize) -> String {
    let list = |letter: &str, n| (0..n).map(|i| format!("{letter}{i}")).collect::<Vec<_>>().join(", ");
    let syms = if n_syms == 0 { String::new() } else { format!("[{}]", list("s", n_syms)) };
    format!("({}){syms}", list("d", n_dims))
}

/// The text of a map.
pub fn map(n_dims: usize, n_syms: usize, results: &[Expr]) -> String {
    let results: Vec<String> = results.iter().map(Expr::shown).collect();
    format!("affine_map<{} -> ({})>", operands(n_dims, n_syms), results.join(", "))
}
