//! The constants that values are in all executions (sparse conditional constant propagation).

use super::dead_code::after;
use super::forest::{Forest, OpId, ValueId};
use super::forward::ForwardAnalysis;
use super::points::{AnalysisId, Queue};
use super::solver::Core;
use super::states::{Constant, States};
use terrace_ir::decl::FoldResult;
use terrace_ir::folding::{Fold, fold_op_with};
use terrace_ir::{Attr, Value};
use terrace_support::small_vec::SmallVec;

/// The analysis of constants: folds operations by the constants that their operands are. The facts are those of the core.
pub struct Constants;

impl ForwardAnalysis for Constants {
    type Fact = Constant;

    fn states<'s>(&'s mut self, core: &'s mut Core) -> (&'s mut States<Constant>, &'s Forest, &'s mut Queue) {
        (&mut core.constants, &core.forest, &mut core.queue)
    }

    fn join(&self, a: &Constant, b: &Constant) -> Constant {
        a.join(*b)
    }

    fn any(&self, _: &Core, _: ValueId) -> Constant {
        Constant::Unknown
    }

    fn operation(&mut self, core: &mut Core, id: AnalysisId, op: OpId) {
        let results: SmallVec<[Value; 4]> = core.forest.body(op.body).results(op.op).iter().collect();
        let folded = match core.forest.body(op.body).n_regions(op.op) {
            0 => {
                let mut constants: SmallVec<[Option<Attr>; 4]> = SmallVec::new();
                for value in core.forest.body(op.body).operands(op.op) {
                    match core.constants.get(ValueId { body: op.body, value }) {
                        Constant::Undecided => return,
                        Constant::Known(attr, _) => constants.push(Some(*attr)),
                        Constant::Unknown => constants.push(None),
                    }
                }
                fold(core, op, &constants)
            }
            _ => None,
        };
        let dialect = core.forest.def(op).dialect;
        for (i, value) in results.into_iter().enumerate() {
            let to = ValueId { body: op.body, value };
            let fact = match folded.as_ref().and_then(|folded| folded.get(i)) {
                None => Constant::Unknown,
                Some(FoldResult::Attr(attr)) => Constant::Known(*attr, dialect),
                Some(&FoldResult::Value(value)) => {
                    let of = ValueId { body: op.body, value };
                    // The value need not be an operand, whose changes lead here anyway.
                    core.constants.depend(of, after(op), id);
                    *core.constants.get(of)
                }
            };
            self.join_to(core, to, &fact);
        }
    }
}

/// Folds an operation by these values of its operands and leaves it as it was; `None` if it does not fold to other values.
fn fold(core: &mut Core, op: OpId, constants: &[Option<Attr>]) -> Option<SmallVec<[FoldResult; 2]>> {
    let body = core.forest.body_mut(op.body);
    if let Some(constant) = body.def(op.op).hooks.constant {
        return constant(body, op.op).map(|attr| SmallVec::from_slice(&[FoldResult::Attr(attr)]));
    }
    let operands = body.operands(op.op).to_vec();
    let slots = body.slots(op.op).to_words();
    let dict = body.dict(op.op);
    let before = body.prev_op(op.op);
    let folded = fold_op_with(body, op.op, constants);
    let restored = match folded {
        Fold::Results(results) => Some(results),
        Fold::None => None,
        Fold::InPlace => {
            // The constants need not be those of the final solution.
            body.set_operands(op.op, &operands);
            for (i, &word) in slots.iter().enumerate() {
                let attr = Attr::from_raw(word);
                if body.slot(op.op, i) != attr {
                    body.set_slot(op.op, i, attr);
                }
            }
            body.set_dict(op.op, dict);
            None
        }
    };
    // Folders may make constants in front, for themselves or for the users of results.
    let mut made = core.forest.body(op.body).prev_op(op.op);
    while let Some(constant) = made.filter(|_| made != before) {
        made = core.forest.body(op.body).prev_op(constant);
        core.keep_if_used(OpId { op: constant, ..op });
    }
    restored
}
