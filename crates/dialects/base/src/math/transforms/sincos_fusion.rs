//! `math-sincos-fusion`: a sine and a cosine of one value become `math.sincos`.

use crate::math;
use terrace_rewrite::prelude::*;

passes! {
    /// Fuse sin and cos operations.
    MathSinCosFusion("MathSincosFusionPass") = "math-sincos-fusion" on(Anchor::Any) => math_sincos_fusion;
}

fn math_sincos_fusion(_: &MathSinCosFusion, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, FUSION)
}

/// The pattern of the pass.
pub static FUSION: &[greedy::Pattern] = rewrites![math::Sin => sin];

fn sin(op: math::Sin, rw: &mut Rewriter<'_>) -> Option<()> {
    let operand = op.operand(rw);
    let block = rw.block_of(op.0);
    let flags = op.fastmath(rw);
    let is_match = |user: Op| {
        rw.block_of(user) == block && rw.as_::<math::Cos>(user).is_some_and(|cos| cos.fastmath(rw) == flags)
    };
    // Uses are listed most recent first: the first cosine.
    let cos = rw.users(operand).filter(|&user| is_match(user)).last()?;
    let first = if rw.is_before(cos, op.0) { cos } else { op.0 };
    rw.set_before(first);
    let loc = rw.body().loc(first);
    rw.set_loc(loc);
    let flags = rw.slot(op.0, math::Sin::SLOTS.fastmath).and(op.fastmath(rw));
    let both = math::SinCos::with(operand).fastmath(flags).build(rw);
    let (sin, cos_value) = (both.sin(rw), both.cos(rw));
    rw.replace(op.0, &[sin]);
    rw.replace(cos, &[cos_value]);
    Some(())
}
