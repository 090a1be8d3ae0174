//! The passes on angles: one computes what is constant, one lowers the rest.

use crate::dialect::{AngleType, Degrees, Either, Negate, Rotate, Turn, TurnOp};
use terrace::dialects::arith;
use terrace::ir::attrs::IntegerAttr;
use terrace::ir::{Body, Result, Type, Value};
use terrace::llvm;
use terrace::lower::common::{LLVMConversionTarget, LLVMTypeConverter, LowerToLLVMOptions};
use terrace::lower::one_to_one;
use terrace::rewrite::convert::{self, BodyPass, Conversion, Legality, Lowering, Patterns, Rewrite};
use terrace::rewrite::greedy::{self, PatternSet, Rewriter, apply_patterns_greedily};
use terrace::rewrite::pass::{Anchor, PassContext};
use terrace::rewrite::{pass_enum, passes, patterns, rewrites};

pass_enum! {
    /// How angles of more than a turn are treated.
    Wrap {
        /// They stay as they are.
        Never = "never",
        /// They become angles of less than a turn.
        Positive = "positive",
    }
}

passes! {
    /// Computes constant angles.
    FoldAngles("FoldAnglesPass") = "fold-angles" on(Anchor::Any) {
        /// How angles of more than a turn are treated.
        wrap: Wrap = Wrap::Never,
    } => fold_angles;
    /// Lowers the dialect `angle` to the dialect `llvm`.
    LowerAngles("LowerAnglesPass") = "lower-angles" on(Anchor::Any, Body) => lower_angles;
}

static FOLD: &[greedy::Pattern] = rewrites![Degrees => degrees_as_is];
static FOLD_AND_WRAP: &[greedy::Pattern] = rewrites![Degrees => degrees_within_a_turn];

fn fold_angles(options: &FoldAngles, pass: &mut PassContext<'_>) -> Result {
    let table = match options.wrap {
        Wrap::Never => FOLD,
        Wrap::Positive => FOLD_AND_WRAP,
    };
    let patterns = PatternSet::of(&[table]);
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}

/// The parts of a constant angle, and how many parts a turn has.
fn constant(b: &Body, angle: Value) -> Option<(i64, i64)> {
    let mut angle = angle;
    let mut sum = 0i64;
    loop {
        let op = b.def_op(angle)?;
        if let Some(rotate) = b.as_::<Rotate>(op) {
            sum = sum.checked_add(rotate.by(b)?)?;
            angle = rotate.angle(b);
        } else {
            let parts = b.ty(angle).as_::<AngleType>(b.ctx())?.parts as i64;
            let turn = match b.as_::<TurnOp>(op)?.fraction(b)? {
                Turn::Full => parts,
                Turn::Half => parts / 2,
            };
            return Some((sum.checked_add(turn)?, parts));
        }
    }
}

fn replace(op: Degrees, rw: &mut Rewriter<'_>, degrees: i64) -> Option<()> {
    let value = IntegerAttr::of_i64(rw.ctx(), Type::I32, degrees);
    let value = arith::Constant::new(rw, value);
    rw.replace(op.0, &[value]);
    Some(())
}

fn degrees_as_is(op: Degrees, rw: &mut Rewriter<'_>) -> Option<()> {
    let (degrees, _) = constant(rw, op.angle(rw))?;
    replace(op, rw, degrees)
}

fn degrees_within_a_turn(op: Degrees, rw: &mut Rewriter<'_>) -> Option<()> {
    let (degrees, parts) = constant(rw, op.angle(rw))?;
    replace(op, rw, degrees.checked_rem_euclid(parts)?)
}

static ONE_TO_ONE: &[convert::Pattern] = one_to_one![Either => llvm::Or, Negate => llvm::FNeg];
static PATTERNS: &[convert::Pattern] = patterns![Degrees => degrees];
static PLAIN_PATTERNS: &[convert::Pattern] = patterns![plain: Rotate => rotate];

fn lower_angles(_: &LowerAngles, pass: &PassContext<'_>) -> Result<BodyPass> {
    let ctx = pass.ctx();
    let target = LLVMConversionTarget::new().unknown(Legality::Legal).dialect("angle", Legality::Illegal);
    let converter = LLVMTypeConverter::new(&ctx, LowerToLLVMOptions::default());
    let patterns = Patterns::new().add(ONE_TO_ONE).add(PATTERNS).add(PLAIN_PATTERNS);
    Ok(Conversion::partial(target, patterns, converter).into())
}

fn degrees(_: Degrees, _: &mut Lowering<'_, '_>) -> Rewrite {
    Err("the angle is not constant; run fold-angles on constant ones".into())
}

fn rotate(_: Rotate, _: &mut Lowering<'_, '_>) -> Rewrite {
    Err("the angle is not constant; run fold-angles on constant ones".into())
}
