//! Rules about `!DIAssignID`, which concern several functions.

use super::{Problem, Verifier};
use crate::body::Body;
use crate::metadata::{Md, MdKind};
use crate::value::{Func, Inst};
use terrace_support::id::IdMap;

/// The uses of `!DIAssignID` nodes in the bodies that were verified.
#[derive(Default)]
pub(super) struct Assignments {
    /// The nodes of `#dbg_assign` records, with the instruction behind each.
    records: Vec<(Md, Func, Inst)>,
    /// The function of the first instruction with each node, and whether all instructions with it are there.
    attached: IdMap<Md, (Func, bool)>,
}

impl Assignments {
    /// Notes the uses in a body.
    pub(super) fn add(&mut self, func: Func, body: &Body) {
        let assigned =
            body.records.iter().filter_map(|(at, record)| Some((record.assignment.as_ref()?.id, func, *at)));
        self.records.extend(assigned);
        if body.all_attachments().iter().all(|attachment| attachment.kind != MdKind::DIASSIGNID) {
            return;
        }
        for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
            for attachment in body.attachments(inst).filter(|a| a.kind == MdKind::DIASSIGNID) {
                let entry = self.attached.entry(attachment.node).or_insert((func, true));
                entry.1 &= entry.0 == func;
            }
        }
    }
}

impl Verifier<'_> {
    /// Checks that instructions with the `!DIAssignID` of a `#dbg_assign` are in its function.
    pub(super) fn assignments(&mut self) {
        let Assignments { records, attached } = core::mem::take(&mut self.cache.assignments);
        for (id, func, at) in records {
            if attached.get(&id).is_some_and(|&(other, alone)| other != func || !alone) {
                let message = "inst not in same function as #dbg_assign";
                self.problems.push(Problem {
                    func: Some(func),
                    inst: Some(at),
                    ..Problem::debug_info(message)
                });
            }
        }
    }
}
