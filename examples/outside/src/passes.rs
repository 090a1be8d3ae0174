//! Two passes: one applies patterns until nothing changes, one edits each body by hand.

use crate::dialect::{AngleType, Rotate};
use terrace::prelude::*;

pass_enum! {
    /// Which rotations are replaced by shorter ones.
    Wrap {
        /// None.
        Never = "never",
        /// Those that are negative, or of a turn or more.
        Positive = "positive",
    }
}

passes! {
    /// Merges rotations of rotations.
    MergeRotations("MergeRotationsPass") = "merge-rotations" on(Anchor::Any) {
        /// Which rotations are replaced by shorter ones.
        wrap: Wrap = Wrap::Never,
    } => merge_rotations;
    /// Erases rotations by full turns.
    EraseFullTurns("EraseFullTurnsPass") = "erase-full-turns" on(Anchor::Any, Body) => erase_full_turns;
}

/// The passes of this crate, which pipelines can name.
pub static ALL: &[&PassDef] = &[EraseFullTurns::DEF, MergeRotations::DEF];

/// Rotates once where two rotations follow each other.
static MERGE: &[greedy::Pattern] = rules!["";
    Rotate[by: a](Rotate[by: b](x)) let both = (a.checked_add(b)?) => Rotate[by: both](x);
];
static WRAP: &[greedy::Pattern] = rewrites![Rotate => wrap];

fn merge_rotations(options: &MergeRotations, pass: &mut PassContext) -> Result {
    let patterns = match options.wrap {
        Wrap::Never => Patterns::new().add(MERGE),
        Wrap::Positive => Patterns::new().add(MERGE).add(WRAP),
    };
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}

/// Rotates by less than a turn, and not backwards.
fn wrap(op: Rotate, rw: &mut Rewriter) -> Option<()> {
    let (angle, by) = (op.angle(rw), op.by(rw)?);
    let turn = i64::from(rw.ty(angle).as_::<AngleType>(rw.ctx())?.parts);
    if (0..turn).contains(&by) {
        return None;
    }
    let rotated = emit!(rw, rw.ty(angle); Rotate[by: by.rem_euclid(turn)](angle));
    rw.replace(op.0, &[rotated]);
    Some(())
}

fn erase_full_turns(_: &EraseFullTurns, _: &PassContext) -> Result<BodyPass> {
    Ok(BodyPass::new().edit(BodyEdit {
        concerns: |body| body.op_codes().any(|code| code == Rotate::DEF.code()),
        run: erase_in,
        report: |_, _| Ok(()),
    }))
}

/// Erases the full turns of a body: first finds them, then edits.
fn erase_in(body: &mut Body) -> EditResult {
    let mut full_turns = Vec::new();
    body.walk(|op| full_turns.extend(body.as_::<Rotate>(op).filter(|&rotate| is_full_turn(body, rotate))));
    for &rotate in &full_turns {
        let angle = rotate.angle(body);
        body.replace(rotate.0, &[angle]);
    }
    EditResult { changed: !full_turns.is_empty(), unfinished: false }
}

fn is_full_turn(body: &Body, op: Rotate) -> bool {
    let angle = body.ty(op.angle(body)).as_::<AngleType>(body.ctx());
    angle.zip(op.by(body)).is_some_and(|(angle, by)| by % i64::from(angle.parts) == 0)
}
