//! A conversion of a body and then of those nested in it.

use super::driver::{Conversion, Mode, Scratch, Stop};
use super::module::{Outer, Owner, Pending, Requests, carry_out, check_left};
use super::types::Signature;
use crate::parallel::for_each_with;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicBool, Ordering};
use terrace_ir::body::OpRef;
use terrace_ir::{Body, Loc, Op, Region, Result, Type, Value};
use terrace_support::FxHashSet;

/// What converters had to say, by type.
pub(super) type Complaints = Vec<(Type, String)>;

/// What is left of a sweep: signatures of nested bodies' entry blocks by owner, sorted; what the body asks of its
/// module; what a complete conversion could not convert.
#[derive(Default)]
pub(super) struct SweepResult {
    pub entries: Vec<(Op, Signature)>,
    pub requests: Requests,
    pub failed: Option<Stop>,
}

/// The signature of the entry block of the body that `owner` owns, if it is to get another.
pub(super) fn entry_of<'e>(entries: &'e [(Op, Signature)], owner: Op, body: &Body) -> Option<&'e Signature> {
    let end = entries.partition_point(|(known, _)| *known <= owner);
    let (_, signature) = entries[..end].last().filter(|(known, _)| *known == owner)?;
    let args = body.entry_block(Region::from_index(0)).map_or(&[][..], |block| body.args(block));
    let same = |(&arg, &ty): (&Value, &Type)| body.ty(arg) == ty;
    let stays = args.len() == signature.types.len() && args.iter().zip(&signature.types).all(same);
    (!stays).then_some(signature)
}

/// Requests that leave the body of `owner`.
pub(super) fn leave(requests: impl IntoIterator<Item = Pending>, owner: Op) -> impl Iterator<Item = Pending> {
    requests.into_iter().map(move |mut pending| {
        pending.owners.push(owner);
        pending
    })
}

/// Whether anything changed. Once is enough: what all threads write to is slow.
pub(super) fn note(changed: &AtomicBool, now: bool) {
    if now && !changed.load(Ordering::Relaxed) {
        changed.store(true, Ordering::Relaxed);
    }
}

/// Reports each type's complaint once.
pub(super) fn complain(body: &Body, complaints: Complaints) {
    let mut shown: FxHashSet<Type> = FxHashSet::default();
    for (ty, message) in complaints {
        if shown.insert(ty) {
            body.ctx().error(Loc::UNKNOWN, message).emit();
        }
    }
}

impl Conversion {
    /// Converts the operations inside `op`, an operation of `body`. After an error the IR is valid memory,
    /// but only partly converted.
    pub fn run(&self, body: &mut Body, op: Op) -> Result {
        self.run_changed(body, op, None).map(|_| ())
    }

    /// The same; returns whether anything changed. `around` owns `body`: if it is a symbol table, declarations that
    /// the operation needs and has no place for go there.
    pub(crate) fn run_changed(&self, body: &mut Body, op: Op, around: Option<OpRef<'_>>) -> Result<bool> {
        if body.n_regions(op) == 0 {
            return Ok(false);
        }
        let owner = Owner { is_nested: false, ..Owner::of(body, op) };
        let around = around.map_or(Owner::NONE, |op| Owner::of(op.body(), op.op));
        let mut complaints = Vec::new();
        let mut scratch = Scratch::new(self);
        let changed = AtomicBool::new(false);
        let result = match body.take_nested(op) {
            Some(mut nested) => {
                let regions: Vec<Region> = nested.root_regions().collect();
                let outer = Outer::new(body, around.is_table, None);
                let result = self.convert_body(
                    &mut nested,
                    owner,
                    &regions,
                    None,
                    Some(&outer),
                    &mut scratch,
                    &changed,
                    &mut complaints,
                );
                body.put_nested(op, nested);
                result.map(|left| leave(left, op).collect()).map_err(|stop| stop.inside(op))
            }
            None => {
                let regions = body.regions(op);
                let owner = Owner { is_table: false, ..owner };
                self.convert_body(body, owner, &regions, None, None, &mut scratch, &changed, &mut complaints)
            }
        };
        complain(body, complaints);
        let left = result.map_err(|stop| stop.report(body))?;
        let left = carry_out(body, around, left, &mut None, self.requests_first)?;
        check_left(body, op, &left)?;
        Ok(changed.into_inner())
    }

    /// Sweeps a body, but not those nested in it.
    pub(super) fn sweep_body(
        &self,
        body: &mut Body,
        owner: Owner,
        regions: &[Region],
        entry: Option<&Signature>,
        outer: Option<&Outer<'_>>,
        scratch: &mut Scratch,
        changed: &AtomicBool,
        complaints: &mut Complaints,
    ) -> core::result::Result<SweepResult, Stop> {
        let swept = match entry {
            None if scratch.leaves_alone(self, body) => Ok(()),
            _ => self.sweep(owner, outer, scratch).run(body, regions, entry),
        };
        let mut entries = core::mem::take(&mut scratch.state.entries);
        entries.sort_by_key(|(op, _)| *op);
        let requests = core::mem::take(&mut scratch.state.requests);
        // A complete conversion says it with the operations.
        if self.mode == Mode::Partial {
            complaints.append(&mut scratch.converter.complaints);
        }
        note(changed, scratch.state.changed);
        scratch.state.clear();
        let failed = match swept {
            // A complete conversion tells everything that is left.
            Err(stop @ Stop::At(_)) if self.mode == Mode::Full => Some(stop),
            other => other.map(|()| None)?,
        };
        Ok(SweepResult { entries, requests, failed })
    }

    /// Sweeps a body, then the bodies nested in it, then carries out what they asked for.
    pub(super) fn convert_body(
        &self,
        body: &mut Body,
        owner: Owner,
        regions: &[Region],
        entry: Option<&Signature>,
        outer: Option<&Outer<'_>>,
        scratch: &mut Scratch,
        changed: &AtomicBool,
        complaints: &mut Complaints,
    ) -> core::result::Result<Requests, Stop> {
        let SweepResult { entries, mut requests, mut failed } =
            self.sweep_body(body, owner, regions, entry, outer, scratch, changed, complaints)?;
        let owners = body.nested_ops();
        if owners.is_empty() && requests.is_empty() {
            return failed.map_or(Ok(requests), Err);
        }
        type Info<'s> = (Owner, Option<&'s Signature>, Complaints);
        let mut jobs: Vec<(Op, Box<Body>, Info<'_>)> = Vec::new();
        for &owner in &owners {
            let Some(inner) = body.nested_body(owner) else { continue };
            let entry = entry_of(&entries, owner, inner);
            // Most passes concern few bodies.
            if !scratch.concerns(self, inner, entry) {
                continue;
            }
            if let Some(nested) = body.take_nested_as_is(owner) {
                jobs.push((owner, nested, (Owner::of(body, owner), entry, Vec::new())));
            }
        }
        let (results, mut symbols) = {
            let outer = Outer::new(body, owner.is_table, outer);
            let new = || Scratch::new(self);
            let results = for_each_with(
                body.ctx(),
                &mut jobs,
                self.threads,
                scratch,
                new,
                |scratch, (_, nested, (owner, entry, said))| {
                    let regions: SmallVec<[Region; 2]> = nested.root_regions().collect();
                    self.convert_body(nested, *owner, &regions, *entry, Some(&outer), scratch, changed, said)
                },
            );
            (results, outer.into_symbols())
        };
        for ((owner, nested, (_, _, mut said)), result) in jobs.into_iter().zip(results) {
            body.put_nested(owner, nested);
            complaints.append(&mut said);
            match result {
                Ok(left) => requests.extend(leave(left, owner)),
                // The first one counts, whatever the number of threads.
                Err(_) if failed.is_some() && self.mode == Mode::Partial => {}
                Err(stop) => failed = Some(stop.inside(owner).join(failed)),
            }
        }
        if let Some(stop) = failed {
            return Err(stop);
        }
        if requests.is_empty() {
            return Ok(requests);
        }
        // Only a symbol table can hold declarations; anything else passes requests on to what is around it.
        Ok(carry_out(body, owner, requests, &mut symbols, self.requests_first)?)
    }
}

impl Scratch {
    /// Whether a nested body has to be gone through.
    pub(super) fn concerns(
        &mut self,
        conversion: &Conversion,
        body: &Body,
        entry: Option<&Signature>,
    ) -> bool {
        entry.is_some() || body.has_nested() || !self.leaves_alone(conversion, body)
    }
}
