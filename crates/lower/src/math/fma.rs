//! `math-uplift-to-fma`: a product and a sum that may be contracted become `math.fma`.

use terrace_dialects::arith::{self, FastMathFlags};
use terrace_dialects::math;
use terrace_ir::Op;
use terrace_ir::decl::AttrType;
use terrace_rewrite::greedy::{Pattern, Rewriter};
use terrace_rewrite::rewrites;

/// The pattern of the pass.
pub static UPLIFT: &[Pattern] = rewrites![arith::AddF => addf];

fn addf(op: arith::AddF, rw: &mut Rewriter<'_>) -> Option<()> {
    let may_contract = |flags: &FastMathFlags| flags.has(FastMathFlags::CONTRACT);
    let flags = op.fastmath(rw).filter(may_contract)?;
    let (lhs, rhs) = (op.lhs(rw), op.rhs(rw));
    let product_of = |value| {
        let def: Op = rw.def_op(value)?;
        rw.as_::<arith::MulF>(def).filter(|product| product.fastmath(rw).as_ref().is_some_and(may_contract))
    };
    let (product, addend) = match product_of(lhs) {
        Some(product) => (product, rhs),
        None => (product_of(rhs)?, lhs),
    };
    let (a, b) = (product.lhs(rw), product.rhs(rw));
    let flags = FastMathFlags(flags.0 & product.fastmath(rw).map_or(0, |flags| flags.0));
    let flags = FastMathFlags::encode(rw.ctx(), flags);
    let fma = math::Fma::build(rw, a, b, addend);
    rw.set_slot(fma.0, math::Fma::SLOTS.fastmath, Some(flags));
    let result = fma.result(rw);
    rw.replace(op.0, &[result]);
    Some(())
}
