//! A conversion of a body and then of those nested in it, at once or put off.
//!
//! Conversions that run one after the other would each go through all bodies of a module, more than a cache holds.
//! What they do to nested bodies can be put off ([`Later`]): then the first body gets all of it, in the order of the
//! conversions, then the second one. The result is the same, since a body is converted apart from the others and
//! reads of what is around it only what no conversion in between changes: before one changes the body around, what
//! was put off is done, unless that has nothing to do with what is around, and what bodies ask of it is carried out
//! in the order of the conversions.

use super::driver::{Conversion, Mode, Scratch, Stop};
use super::module::{Outer, Owner, Pending, Requests, carry_out, check_left};
use super::order::Order;
use super::state::State;
use super::types::Signature;
use crate::parallel::for_each_with;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicBool, Ordering};
use terrace_ir::body::OpRef;
use terrace_ir::{Body, Loc, Op, Region, Result, Type, Value};
use terrace_support::FxHashSet;

/// What converters had to say, by type.
type Complaints = Vec<(Type, String)>;

/// What is left of a sweep: signatures of nested bodies' entry blocks by owner, sorted; what the body asks of its
/// module; what a complete conversion could not convert.
#[derive(Default)]
struct Swept {
    entries: Vec<(Op, Signature)>,
    requests: Requests,
    failed: Option<Stop>,
}

/// The signature of the entry block of the body that `owner` owns, if it is to get another.
fn entry_of<'e>(entries: &'e [(Op, Signature)], owner: Op, body: &Body) -> Option<&'e Signature> {
    let end = entries.partition_point(|(known, _)| *known <= owner);
    let (_, signature) = entries[..end].last().filter(|(known, _)| *known == owner)?;
    let args = body.entry_block(Region::from_index(0)).map_or(&[][..], |block| body.args(block));
    let same = |(&arg, &ty): (&Value, &Type)| body.ty(arg) == ty;
    let stays = args.len() == signature.types.len() && args.iter().zip(&signature.types).all(same);
    (!stays).then_some(signature)
}

/// Requests that leave the body of `owner`.
fn leave(requests: impl IntoIterator<Item = Pending>, owner: Op) -> impl Iterator<Item = Pending> {
    requests.into_iter().map(move |mut pending| {
        pending.owners.push(owner);
        pending
    })
}

/// Whether anything changed. Once is enough: what all threads write to is slow.
fn note(changed: &AtomicBool, now: bool) {
    if now && !changed.load(Ordering::Relaxed) {
        changed.store(true, Ordering::Relaxed);
    }
}

/// Reports each type's complaint once.
fn complain(body: &Body, complaints: Complaints) {
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
        let none = Owner { loc: Loc::UNKNOWN, is_table: false, is_nested: false };
        let around = around.map_or(none, |op| Owner::of(op.body(), op.op));
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

    /// The same, but that what is to be done to bodies nested in the operation's is left to `later`.
    pub(crate) fn run_later(self, body: &mut Body, op: Op, later: &mut Later) -> Result<bool> {
        if body.n_regions(op) == 0 {
            return Ok(false);
        }
        let mut scratch = Scratch::new(&self);
        let alone = body.is_nested(op) && scratch.leaves_alone(&self, body.region_body(op));
        let mut changed = false;
        let mut put = Put { conversion: self, entries: Vec::new(), requests: Requests::new() };
        if !alone {
            if !later.works.iter().all(Work::is_inside) {
                changed |= later.finish(body, op, put.conversion.threads)?;
            }
            let owner = Owner { is_nested: false, ..Owner::of(body, op) };
            let conversion = &put.conversion;
            let Some(mut inner) = body.take_nested(op) else { return conversion.run_changed(body, op, None) };
            let regions: Vec<Region> = inner.root_regions().collect();
            let (now, mut complaints) = (AtomicBool::new(false), Vec::new());
            let scratch = &mut scratch;
            let swept = conversion.sweep_body(
                &mut inner,
                owner,
                &regions,
                None,
                None,
                scratch,
                &now,
                &mut complaints,
            );
            body.put_nested(op, inner);
            complain(body, complaints);
            changed |= now.into_inner();
            match swept {
                Ok(Swept { entries, requests, failed: None }) => {
                    (put.entries, put.requests) = (entries, requests)
                }
                Ok(Swept { failed: Some(stop), .. }) | Err(stop) => return Err(stop.inside(op).report(body)),
            }
        }
        later.works.push(Work::Convert(Box::new(put)));
        later.own.scratches.push(Some(scratch));
        Ok(changed)
    }

    /// Sweeps a body, but not those nested in it.
    fn sweep_body(
        &self,
        body: &mut Body,
        owner: Owner,
        regions: &[Region],
        entry: Option<&Signature>,
        outer: Option<&Outer<'_>>,
        scratch: &mut Scratch,
        changed: &AtomicBool,
        complaints: &mut Complaints,
    ) -> core::result::Result<Swept, Stop> {
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
        Ok(Swept { entries, requests, failed })
    }

    /// Sweeps a body, then the bodies nested in it, then carries out what they asked for.
    fn convert_body(
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
        let Swept { entries, mut requests, mut failed } =
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
    fn concerns(&mut self, conversion: &Conversion, body: &Body, entry: Option<&Signature>) -> bool {
        entry.is_some() || body.has_nested() || !self.leaves_alone(conversion, body)
    }
}

/// What is to be done to bodies nested in an operation's, by conversions one after the other.
#[derive(Default)]
pub(crate) struct Later {
    works: Vec<Work>,
    own: Own,
}

/// What a thread needs for the works: what it knows for each conversion, and the memory that one after the other uses, as
/// it is near then.
#[derive(Default)]
struct Own {
    scratches: Vec<Option<Scratch>>,
    memory: (State, Order),
}

/// What one pass does to each body.
enum Work {
    Convert(Box<Put>),
    Edit(BodyEdit),
}

/// A conversion that was put off.
struct Put {
    conversion: Conversion,
    entries: Vec<(Op, Signature)>,
    /// What operations of the body around ask for.
    requests: Requests,
}

/// A change of bodies that has nothing to do with what is around them.
#[derive(Clone, Copy)]
pub struct BodyEdit {
    /// Whether there is anything to do about a body.
    pub concerns: fn(&Body) -> bool,
    /// Does it to the body and those nested in it; returns whether it changed. An `Err` says that it cannot be done.
    pub run: fn(&mut Body) -> Result<bool>,
}

impl Work {
    fn scratch(&self) -> Option<Scratch> {
        match self {
            Work::Convert(put) => Some(Scratch::new(&put.conversion)),
            Work::Edit(_) => None,
        }
    }

    /// What operations of the body around ask for.
    fn take_requests(&mut self) -> Requests {
        match self {
            Work::Convert(put) => core::mem::take(&mut put.requests),
            Work::Edit(_) => Requests::new(),
        }
    }

    /// Whether it has nothing to do with what is around bodies.
    fn is_inside(&self) -> bool {
        match self {
            Work::Convert(put) => put.conversion.inside && put.entries.is_empty(),
            Work::Edit(_) => false,
        }
    }
}

/// What all works on one body leave.
#[derive(Default)]
struct Traces {
    said: Complaints,
    /// What the body asks of what is around it.
    requests: Requests,
    /// How many of them there were after a work.
    ends: SmallVec<[(usize, usize); 2]>,
}

impl Later {
    /// Whether there is nothing to do.
    pub(crate) fn is_empty(&self) -> bool {
        self.works.is_empty()
    }

    /// Puts off a change of each body.
    pub(crate) fn edit(&mut self, edit: BodyEdit) {
        self.works.push(Work::Edit(edit));
        self.own.scratches.push(None);
    }

    /// Does what was put off, to the bodies nested in that of `op`, an operation of `body`; whether anything changed.
    pub(crate) fn finish(&mut self, body: &mut Body, op: Op, threads: usize) -> Result<bool> {
        let Later { mut works, mut own } = core::mem::take(self);
        if works.is_empty() {
            return Ok(false);
        }
        let owner = Owner::of(body, op);
        let Some(mut inner) = body.take_nested(op) else { return Ok(false) };
        let (changed, mut complaints) = (AtomicBool::new(false), Vec::new());
        let result = finish(&mut inner, owner, &mut works, &mut own, threads, &changed, &mut complaints);
        body.put_nested(op, inner);
        complain(body, complaints);
        let left = result.map_err(|stop| stop.inside(op).report(body))?;
        check_left(body, op, &left)?;
        Ok(changed.into_inner())
    }
}

fn finish(
    body: &mut Body,
    owner: Owner,
    works: &mut [Work],
    own: &mut Own,
    threads: usize,
    changed: &AtomicBool,
    complaints: &mut Complaints,
) -> core::result::Result<Requests, Stop> {
    let owners = body.nested_ops();
    let mut jobs: Vec<(Op, Box<Body>, (Owner, Traces))> = Vec::with_capacity(owners.len());
    for owner in owners {
        if let Some(nested) = body.take_nested_as_is(owner) {
            jobs.push((owner, nested, (Owner::of(body, owner), Traces::default())));
        }
    }
    let mut asked: Vec<Requests> = works.iter_mut().map(Work::take_requests).collect();
    let works = &*works;
    let (results, mut symbols) = {
        let outer = Outer::new(body, owner.is_table, None);
        let new = || Own { scratches: works.iter().map(Work::scratch).collect(), ..Own::default() };
        let results = for_each_with(&mut jobs, threads, own, new, |own, (op, nested, (owner, traces))| {
            one_body(*op, nested, *owner, works, own, &outer, changed, traces)
        });
        (results, outer.into_symbols())
    };
    let mut failed = None;
    for ((owner, nested, (_, mut traces)), result) in jobs.into_iter().zip(results) {
        if let Ok(false) = result {
            body.put_nested_as_is(owner, nested);
            continue;
        }
        body.put_nested(owner, nested);
        complaints.append(&mut traces.said);
        if let Err(stop) = result {
            failed.get_or_insert(stop.inside(owner));
        }
        let mut requests = traces.requests.into_iter();
        let mut start = 0;
        for (work, end) in traces.ends {
            asked[work].extend(leave(requests.by_ref().take(end - start), owner));
            start = end;
        }
    }
    if let Some(stop) = failed {
        return Err(stop);
    }
    let mut left = Requests::new();
    for (work, asked) in works.iter().zip(asked) {
        if let Work::Convert(put) = work
            && !asked.is_empty()
        {
            left.extend(carry_out(body, owner, asked, &mut symbols, put.conversion.requests_first)?);
        }
    }
    Ok(left)
}

/// Does to one body, and those nested in it, what each work has to do; returns whether any had.
fn one_body(
    op: Op,
    body: &mut Body,
    owner: Owner,
    works: &[Work],
    own: &mut Own,
    outer: &Outer<'_>,
    changed: &AtomicBool,
    traces: &mut Traces,
) -> core::result::Result<bool, Stop> {
    let Own { scratches, memory: (state, order) } = own;
    let mut concerned = false;
    for (i, (work, scratch)) in works.iter().zip(scratches).enumerate() {
        match (work, scratch) {
            (Work::Convert(put), Some(scratch)) => {
                let entry = entry_of(&put.entries, op, body);
                if !scratch.concerns(&put.conversion, body, entry) {
                    continue;
                }
                concerned = true;
                core::mem::swap(&mut scratch.state, state);
                core::mem::swap(&mut scratch.order, order);
                scratch.state.is_immediate = put.conversion.is_immediate();
                // What was asked for before stays in step with the body.
                scratch.state.requests = core::mem::take(&mut traces.requests);
                let before = scratch.state.requests.len();
                let regions: SmallVec<[Region; 2]> = body.root_regions().collect();
                traces.requests = put.conversion.convert_body(
                    body,
                    owner,
                    &regions,
                    entry,
                    Some(outer),
                    scratch,
                    changed,
                    &mut traces.said,
                )?;
                if traces.requests.len() > before {
                    traces.ends.push((i, traces.requests.len()));
                }
                core::mem::swap(&mut scratch.state, state);
                core::mem::swap(&mut scratch.order, order);
            }
            (Work::Edit(edit), _) if (edit.concerns)(body) => {
                concerned = true;
                body.set_folded(0);
                note(changed, (edit.run)(body)?);
            }
            (Work::Edit(_), _) | (Work::Convert(_), None) => {}
        }
    }
    Ok(concerned)
}
