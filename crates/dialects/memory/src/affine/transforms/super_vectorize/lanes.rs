//! The values of affine expressions in consecutive iterations of a loop.

use super::super::promote::gcd;
use crate::affine::For;
use crate::prelude::*;

/// The iterations of a loop that become one vector.
pub(super) struct Lanes<'a> {
    b: &'a Body,
    /// The induction variable.
    variable: Value,
    /// Its difference between iterations.
    step: i64,
    /// A divisor of its value in the first lane.
    divisor: u64,
    /// The number of lanes.
    size: i64,
}

/// An expression whose value grows by `step` from each lane to the next one.
pub(super) struct Linear {
    pub(super) step: i64,
    /// Whether the expression contains the induction variable.
    pub(super) names_variable: bool,
    /// A divisor of the value in the first lane; zero if that is zero.
    divisor: u64,
}

impl Linear {
    /// An expression with one value in all lanes.
    fn same(divisor: u64, names_variable: bool) -> Self {
        Self { step: 0, names_variable, divisor }
    }
}

impl<'a> Lanes<'a> {
    pub(super) fn new(b: &'a Body, op: For, size: i64) -> Option<Self> {
        let step = op.step(b)?;
        let divisor = gcd(first_divisor(b, op)?, step.checked_mul(size)?.unsigned_abs());
        Some(Self { b, variable: op.induction_variable(b)?, step, divisor, size })
    }

    /// How an expression of a composed map grows from each lane to the next one, if it does so evenly.
    pub(super) fn linear(&self, map: &AffineMap, operands: &[Value], expr: AffineExpr) -> Option<Linear> {
        let (op, lhs, rhs) = match expr.node(self.b.ctx()) {
            AffineNode::Const(value) => return Some(Linear::same(value.unsigned_abs(), false)),
            AffineNode::Dim(n) => return Some(self.operand(*operands.get(n as usize)?)),
            AffineNode::Sym(n) => return Some(self.operand(*operands.get((map.n_dims + n) as usize)?)),
            AffineNode::Binary(op, lhs, rhs) => (op, lhs, rhs),
        };
        let by = rhs.as_const(self.b.ctx());
        let (lhs, rhs) = (self.linear(map, operands, lhs)?, self.linear(map, operands, rhs)?);
        let names_variable = lhs.names_variable || rhs.names_variable;
        if op == AffineOp::Add {
            let step = lhs.step.checked_add(rhs.step)?;
            return Some(Linear { step, divisor: gcd(lhs.divisor, rhs.divisor), names_variable });
        }
        // A product or quotient of values that are the same in all lanes is the same, too.
        let same = (lhs.step == 0 && rhs.step == 0).then_some(Linear::same(1, names_variable));
        let Some(by) = by.filter(|&by| by > 0 || op == AffineOp::Mul) else { return same };
        if op == AffineOp::Mul {
            let divisor = lhs.divisor.checked_mul(by.unsigned_abs()).unwrap_or(1);
            return Some(Linear { step: lhs.step.checked_mul(by)?, divisor, names_variable });
        }
        // The lanes are in one period of the quotient if the first one is at a multiple of a number that divides the period.
        let common = gcd(lhs.divisor, by.unsigned_abs());
        let span = lhs.step.checked_mul(self.size - 1)?;
        let is_in_period = span >= 0 && span.unsigned_abs() < common;
        let is_whole = lhs.step % by == 0;
        match op {
            AffineOp::Mod if is_whole => Some(Linear::same(common, names_variable)),
            AffineOp::Mod if is_in_period => Some(Linear { divisor: common, names_variable, ..lhs }),
            AffineOp::FloorDiv | AffineOp::CeilDiv if is_whole => {
                Some(Linear { step: lhs.step / by, ..Linear::same(1, names_variable) })
            }
            AffineOp::FloorDiv if is_in_period => Some(Linear::same(1, names_variable)),
            _ => None,
        }
    }

    fn operand(&self, value: Value) -> Linear {
        if value == self.variable {
            return Linear { step: self.step, divisor: self.divisor, names_variable: true };
        }
        Linear::same(variable_divisor(self.b, value).unwrap_or(1), false)
    }
}

/// A divisor of all values of an induction variable.
fn variable_divisor(b: &Body, value: Value) -> Option<u64> {
    let ValueDef::Arg(block, 0) = b.value_def(value) else { return None };
    let op = b.as_::<For>(b.region_parent(b.region_of(block)?)?)?;
    Some(gcd(first_divisor(b, op)?, op.step(b)?.unsigned_abs()))
}

/// A divisor of the lower bound.
fn first_divisor(b: &Body, op: For) -> Option<u64> {
    let lower = op.lower_map(b)?;
    Some(
        lower
            .results
            .iter()
            .fold(0, |divisor, expr| gcd(divisor, expr.largest_known_divisor(b.ctx()).unsigned_abs())),
    )
}
