//! Converts a body and then those nested in it.

use super::driver::{Conversion, Mode, Workspace};
use super::error::ConversionError;
use super::module::{Outer, Owner, Pending, carry_out};
use super::types::Signature;
use crate::parallel::for_each_with;
use terrace_ir::{Body, Loc, Op, Region, Type, Value};
use terrace_support::FxHashSet;

/// Errors of type conversion rules, by type.
pub(super) type Complaints = Vec<(Type, String)>;

/// The result of converting a body.
#[derive(Default)]
pub(super) struct BodyResult {
    /// New signatures of nested bodies' entry blocks, sorted by owner.
    pub entries: Vec<(Op, Signature)>,
    /// Requests to symbol tables around the body.
    pub requests: Vec<Pending>,
    pub complaints: Complaints,
    pub error: Option<ConversionError>,
    pub changed: bool,
}

impl BodyResult {
    /// Adds the result of the nested body that `owner` owns.
    fn add(&mut self, owner: Op, nested: Self, mode: Mode) {
        self.changed |= nested.changed;
        self.complaints.extend(nested.complaints);
        self.requests.extend(leave(nested.requests, owner));
        if let Some(error) = nested.error {
            self.add_error(error.inside(owner), mode);
        }
    }

    /// Adds an error. A partial conversion reports the first one, whatever the number of threads; a full one reports all.
    pub fn add_error(&mut self, error: ConversionError, mode: Mode) {
        if self.error.is_none() || mode == Mode::Full {
            self.error = Some(error.join(self.error.take()));
        }
    }
}

/// The signature of the entry block of the body that `owner` owns, if the block does not have it already.
pub(super) fn entry_of<'e>(entries: &'e [(Op, Signature)], owner: Op, body: &Body) -> Option<&'e Signature> {
    let end = entries.partition_point(|(other, _)| *other <= owner);
    let (_, signature) = entries[..end].last().filter(|(other, _)| *other == owner)?;
    let args = body.entry_block(Region::from_index(0)).map_or(&[][..], |block| body.args(block));
    let has_type = |(&arg, &ty): (&Value, &Type)| body.ty(arg) == ty;
    let is_unchanged = args.len() == signature.types.len() && args.iter().zip(&signature.types).all(has_type);
    (!is_unchanged).then_some(signature)
}

/// Requests that leave the body of `owner`.
pub(super) fn leave(requests: impl IntoIterator<Item = Pending>, owner: Op) -> impl Iterator<Item = Pending> {
    requests.into_iter().map(move |mut pending| {
        pending.owners.push(owner);
        pending
    })
}

/// Reports one complaint for each type.
pub(super) fn report_complaints(body: &Body, complaints: Complaints) {
    let mut reported: FxHashSet<Type> = FxHashSet::default();
    for (ty, message) in complaints {
        if reported.insert(ty) {
            body.ctx().error(Loc::UNKNOWN, message).emit();
        }
    }
}

impl Conversion {
    /// Sweeps a body, but not those nested in it.
    pub(super) fn sweep_body(
        &self,
        body: &mut Body,
        owner: Owner,
        entry: Option<&Signature>,
        outer: Option<&Outer<'_>>,
        workspace: &mut Workspace,
    ) -> BodyResult {
        let error = match entry {
            None if workspace.leaves_unchanged(self, body) => None,
            _ => self.sweep(owner, outer, workspace).run(body, entry).err(),
        };
        let (state, complaints) = (&mut workspace.state, &mut workspace.converter.complaints);
        let mut entries = core::mem::take(&mut state.requests.entries);
        entries.sort_by_key(|(op, _)| *op);
        let requests = core::mem::take(&mut state.requests.pending);
        // A full conversion reports complaints as reasons of its failures.
        let complaints = if self.mode == Mode::Partial { core::mem::take(complaints) } else { Vec::new() };
        let changed = state.changed;
        state.clear();
        BodyResult { entries, requests, complaints, error, changed }
    }

    /// Sweeps a body, then the bodies nested in it, then carries out their requests.
    pub(super) fn convert_body(
        &self,
        body: &mut Body,
        owner: Owner,
        entry: Option<&Signature>,
        outer: Option<&Outer<'_>>,
        workspace: &mut Workspace,
    ) -> BodyResult {
        let mut result = self.sweep_body(body, owner, entry, outer, workspace);
        if result.error.is_some() && self.mode == Mode::Partial {
            return result;
        }
        let entries = core::mem::take(&mut result.entries);
        let mut jobs: Vec<(Op, Box<Body>, Owner, Option<&Signature>)> = Vec::new();
        for op in body.nested_ops() {
            let Some(inner) = body.nested_body(op) else { continue };
            let entry = entry_of(&entries, op, inner);
            // Most passes change few bodies.
            if workspace.may_change(self, inner, entry)
                && let Some(nested) = body.take_nested_as_is(op)
            {
                jobs.push((op, nested, Owner::of(body, op), entry));
            }
        }
        let mut symbols = None;
        if !jobs.is_empty() {
            let outer = Outer::new(body, owner.is_table, outer);
            let threads = workspace.threads;
            let new = || Workspace::new(self, threads);
            let results = for_each_with(
                body.ctx(),
                &mut jobs,
                threads,
                workspace,
                new,
                |workspace, (_, nested, owner, entry)| {
                    self.convert_body(nested, *owner, *entry, Some(&outer), workspace)
                },
            );
            symbols = outer.into_symbols();
            for ((owner, nested, ..), nested_result) in jobs.into_iter().zip(results) {
                body.put_nested(owner, nested);
                result.add(owner, nested_result, self.mode);
            }
        }
        if result.error.is_none() && !result.requests.is_empty() {
            // Only a symbol table can hold declarations: other requests are for the tables around it.
            let requests = core::mem::take(&mut result.requests);
            match carry_out(body, owner, requests, &mut symbols) {
                Ok(left) => result.requests = left,
                Err(reported) => result.error = Some(ConversionError::Reported(reported)),
            }
        }
        result
    }
}
