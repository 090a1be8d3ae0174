//! The driver of dialect conversion: one sweep over each body.

use super::in_place::retag;
use super::lowering::{Lowering, NoMatch, Patterns};
use super::module::{Outer, Owner};
use super::order::Order;
use super::state::{Snapshot, State};
use super::target::{ConversionTarget, Legality};
use super::types::{Signature, TypeConverter};
use crate::cfg::erase_unreachable;
use smallvec::SmallVec;
use std::borrow::Cow;
use std::sync::Arc;
use terrace_ir::folding::{Fold, fold_op};
use terrace_ir::{
    Attr, Body, Builder, Context, InsertPoint, Loc, Op, OpDef, Region, Reported, Scope, Type, Value,
};

/// How much must be converted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Illegal operations must be converted; unknown ones are if they can be.
    Partial,
    /// Nothing may remain that is not legal.
    Full,
}

/// Says what to do about an operation that nothing lowers.
pub type Hint = fn(&Body, Op) -> Option<Cow<'static, str>>;

/// A conversion: what must go, how, and what types become.
pub struct Conversion {
    /// What may stay.
    target: ConversionTarget,
    /// How things are converted.
    patterns: Arc<Patterns>,
    /// What types become.
    converter: TypeConverter,
    /// How much must be converted.
    pub(super) mode: Mode,
    /// Fold operations before patterns are tried, as upstream does.
    fold: bool,
    /// Whether operations and patterns see the IR as it was before, as upstream's driver does that can roll back.
    rollback: bool,
    /// Erase blocks that cannot be reached instead of leaving them as they are.
    drop_unreachable: bool,
    /// Patterns neither read nor change anything outside of the body.
    pub(super) inside: bool,
    /// Dialects, in order, whose operations' requests to the module are carried out before others'.
    pub(super) requests_first: &'static [&'static str],
    /// The dialect whose operations are taken to be the first that need packed arguments.
    packs_first: Option<&'static str>,
    /// How many threads may be used.
    pub(super) threads: usize,
    /// What to do about operations that nothing lowers.
    hint: Option<Hint>,
}

impl Conversion {
    /// A conversion of what must go, and of what else can be converted (`applyPartialConversion`).
    pub fn partial(
        target: impl Into<ConversionTarget>,
        patterns: Patterns,
        converter: impl Into<TypeConverter>,
    ) -> Self {
        Self {
            target: target.into(),
            patterns: Arc::new(patterns),
            converter: converter.into(),
            mode: Mode::Partial,
            fold: true,
            rollback: true,
            drop_unreachable: false,
            inside: false,
            requests_first: &[],
            packs_first: None,
            threads: 1,
            hint: None,
        }
    }

    /// A conversion of everything that is not legal (`applyFullConversion`); blocks that cannot be reached go. All
    /// operations that cannot be converted are reported, with the reason that the last pattern gave.
    pub fn full(
        target: impl Into<ConversionTarget>,
        patterns: Patterns,
        converter: impl Into<TypeConverter>,
    ) -> Self {
        Self { mode: Mode::Full, drop_unreachable: true, ..Self::partial(target, patterns, converter) }
    }

    /// Whether operations are folded before patterns are tried; they are unless said otherwise.
    pub fn fold(self, fold: bool) -> Self {
        Self { fold, ..self }
    }

    /// Whether folders and patterns see the IR as it was before the conversion (`allowPatternRollback`); they do unless
    /// said otherwise. Without, they see what earlier patterns have made of it, and no two operands share a cast.
    pub fn rollback(self, rollback: bool) -> Self {
        Self { rollback, ..self }
    }

    /// Whether patterns neither read nor change anything outside of the body that an operation is in, so that the
    /// operations around it may be converted before.
    pub fn inside(self, inside: bool) -> Self {
        Self { inside, ..self }
    }

    /// Dialects, in order, whose operations' requests to the module are carried out before others'.
    pub fn requests_first(self, dialects: &'static [&'static str]) -> Self {
        Self { requests_first: dialects, ..self }
    }

    /// The dialect whose operations are taken to need arguments first that were split and are packed again: packs stand
    /// as if a pass for this dialect had made them.
    pub fn packs_first(self, dialect: &'static str) -> Self {
        Self { packs_first: Some(dialect), ..self }
    }

    /// Whether replaced values are exchanged at once.
    pub(super) fn is_immediate(&self) -> bool {
        !self.rollback
    }

    /// How many threads may be used.
    pub fn threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// Who says what to do about operations that nothing lowers.
    pub fn hint(self, hint: Hint) -> Self {
        Self { hint: Some(hint), ..self }
    }
}

/// An operation that could not be converted.
pub(super) struct Failure {
    /// The operation, of some body.
    op: Op,
    message: String,
    /// What the last pattern said, or what to do.
    reason: Option<Cow<'static, str>>,
    /// The owners of the bodies around it, outermost last.
    path: SmallVec<[Op; 4]>,
}

/// Why a conversion stopped.
pub(super) enum Stop {
    /// Something was reported.
    Reported(Reported),
    /// Operations that could not be converted: reported when all bodies are in their places again, since their
    /// text is part of the message.
    At(Vec<Failure>),
}

impl From<Reported> for Stop {
    fn from(reported: Reported) -> Self {
        Self::Reported(reported)
    }
}

/// At most this many operations are reported.
const MAX_REPORTED: usize = 100;

impl Stop {
    /// Says which operation of the body around owns the one that the stop is in.
    pub(super) fn inside(mut self, owner: Op) -> Self {
        if let Self::At(failures) = &mut self {
            failures.iter_mut().for_each(|failure| failure.path.push(owner));
        }
        self
    }

    /// Both, if there are two.
    pub(super) fn join(self, first: Option<Stop>) -> Self {
        match (first, self) {
            (None, stop) => stop,
            (Some(Self::At(mut all)), Self::At(more)) => {
                all.extend(more);
                Self::At(all)
            }
            (Some(first), _) => first,
        }
    }

    pub(super) fn report(self, body: &Body) -> Reported {
        let failures = match self {
            Self::Reported(reported) => return reported,
            Self::At(failures) => failures,
        };
        let n = failures.len();
        let mut last = None;
        for failure in failures.into_iter().take(MAX_REPORTED) {
            let path = failure.path.clone();
            last = Some(report_in(Scope { body, parent: None }, failure, &path));
        }
        let rest = format!("{} more operations cannot be converted", n.saturating_sub(MAX_REPORTED));
        match last {
            Some(reported) if n <= MAX_REPORTED => reported,
            _ => body.ctx().error(Loc::UNKNOWN, rest).emit(),
        }
    }
}

fn report_in(scope: Scope<'_>, failure: Failure, path: &[Op]) -> Reported {
    if let Some((&owner, rest)) = path.split_last() {
        let inner = Scope { body: scope.body.region_body(owner), parent: Some((&scope, owner)) };
        return report_in(inner, failure, rest);
    }
    let error = scope.at(failure.op).error(failure.message);
    match failure.reason {
        Some(reason) => error.note(scope.body.loc(failure.op), reason).emit(),
        None => error.emit(),
    }
}

/// What a sweep owns. It is passed on from body to body, so that types and op codes are looked up once.
pub(super) struct Scratch {
    target: ConversionTarget,
    pub(super) converter: TypeConverter,
    pub(super) state: State,
    pub(super) order: Order,
    /// Which operations are folded: see [`ConversionTarget::folding`].
    folding: u64,
    /// What a sweep does with operations, by op code.
    interest: Vec<Interest>,
}

/// What a sweep does with operations of a kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Interest {
    /// Not computed yet.
    Unknown,
    /// It skips them.
    None,
    /// It folds them, if they fold.
    Fold,
    /// It legalizes them.
    Convert,
}

impl Scratch {
    pub(super) fn new(conversion: &Conversion) -> Self {
        Self {
            target: conversion.target.clone(),
            converter: conversion.converter.clone(),
            state: State::new(!conversion.rollback),
            order: Order::default(),
            folding: if conversion.fold && conversion.rollback { conversion.target.folding() } else { 0 },
            interest: Vec::new(),
        }
    }

    /// Whether every operation of a body stays as it is, so that it need not be swept.
    pub(super) fn leaves_alone(&mut self, conversion: &Conversion, body: &Body) -> bool {
        if conversion.drop_unreachable {
            return false;
        }
        let known = self.folding != 0 && body.folded() == self.folding;
        let most = if known { Interest::Fold } else { Interest::None };
        let Conversion { mode, fold, ref patterns, .. } = *conversion;
        body.op_codes().all(|code| self.interest_in(code, mode, fold, patterns) <= most)
    }

    #[inline]
    fn interest_in(&mut self, code: u32, mode: Mode, fold: bool, patterns: &Patterns) -> Interest {
        match self.interest.get(code as usize) {
            Some(&interest) if interest != Interest::Unknown => interest,
            _ => self.find_interest(code, mode, fold, patterns),
        }
    }

    #[cold]
    fn find_interest(&mut self, code: u32, mode: Mode, fold: bool, patterns: &Patterns) -> Interest {
        let def = OpDef::of_code(code);
        let interest = match self.target.of(code) {
            Legality::Legal => Interest::None,
            Legality::Illegal | Legality::Dynamic(_) => Interest::Convert,
            Legality::Unknown if mode == Mode::Full => Interest::Convert,
            Legality::Unknown if !patterns.of(code).is_empty() => Interest::Convert,
            Legality::Unknown if fold && may_fold(def) => Interest::Fold,
            Legality::Unknown => Interest::None,
        };
        if self.interest.len() <= code as usize {
            self.interest.resize(code as usize + 1, Interest::Unknown);
        }
        self.interest[code as usize] = interest;
        interest
    }
}

pub(super) struct Sweep<'a> {
    s: &'a mut Scratch,
    patterns: &'a Patterns,
    mode: Mode,
    fold: bool,
    /// No operation of the body folds, as an earlier conversion found.
    folded: bool,
    packs_first: Option<&'static str>,
    drop_unreachable: bool,
    hint: Option<Hint>,
    outer: Option<&'a Outer<'a>>,
    /// The owner of the body.
    owner: Owner,
    ctx: &'a Context,
    /// The operations that a full conversion could not convert.
    left: Vec<Failure>,
}

/// How deep patterns may produce operations that need patterns.
const MAX_LEGALIZE_DEPTH: u32 = 64;

impl Conversion {
    pub(super) fn sweep<'a>(
        &'a self,
        owner: Owner,
        outer: Option<&'a Outer<'a>>,
        s: &'a mut Scratch,
    ) -> Sweep<'a> {
        Sweep {
            s,
            patterns: &self.patterns,
            mode: self.mode,
            fold: self.fold,
            folded: false,
            packs_first: self.packs_first,
            drop_unreachable: self.drop_unreachable,
            hint: self.hint,
            outer,
            owner,
            ctx: self.converter.ctx(),
            left: Vec::new(),
        }
    }
}

/// Whether operations of a kind fold to anything but themselves.
fn may_fold(def: &OpDef) -> bool {
    def.hooks.fold.is_some() && def.hooks.constant.is_none()
}

type Stopped = core::result::Result<(), Stop>;

impl Sweep<'_> {
    pub(super) fn run(&mut self, body: &mut Body, regions: &[Region], entry: Option<&Signature>) -> Stopped {
        // Folders see the IR as it was before the sweep.
        let known = entry.is_none() && self.mode == Mode::Partial && self.s.folding != 0;
        self.folded = known && body.folded() == self.s.folding;
        let was_folded = self.folded;
        body.set_folded(0);
        if let (Some(signature), Some(&region)) = (entry, regions.first())
            && let Some(block) = body.entry_block(region)
        {
            self.begin(body);
            self.s.state.convert_block(body, &mut self.s.converter, block, signature);
        }
        if self.drop_unreachable {
            self.s.state.changed |= erase_unreachable(body, regions);
        }
        let mut pending = self.order_of(body, regions.iter().copied());
        loop {
            for &op in &pending {
                if body.is_erased(op) || self.s.state.is_done(op) {
                    continue;
                }
                if self.mode == Mode::Full {
                    self.s.state.nearest = None;
                    self.s.converter.failed = None;
                }
                if !self.legalize(body, op, 0) {
                    self.unconverted(body, op)?;
                }
            }
            self.folded = false;
            let more = core::mem::take(&mut self.s.state.revisit);
            self.s.order.reuse(pending);
            if more.is_empty() {
                break;
            }
            pending = self.order_of(body, more);
        }
        if !self.left.is_empty() {
            return Err(Stop::At(core::mem::take(&mut self.left)));
        }
        // Compacting a large body does not lower the peak of memory, and costs a pass over its ids.
        const SMALL: usize = 1 << 16;
        let small = self.owner.is_nested && body.op_bound() < SMALL;
        if self.packs_first.is_some() {
            self.s.state.order_packs(body);
        }
        let kept = was_folded && self.s.state.no_value_changed(body);
        self.s.state.commit(body, &mut self.s.converter, small);
        if kept || entry.is_none() && self.s.state.left_alone() {
            body.set_folded(self.s.folding);
        }
        Ok(())
    }

    /// Prepares for the first change of the body: most bodies of some conversions have none.
    #[inline]
    fn begin(&mut self, body: &mut Body) {
        // The arrays of a larger body are not worth lending.
        const TINY: usize = 1 << 12;
        self.s.state.begin(body, self.owner.is_nested && body.op_bound() < TINY);
    }

    /// The operations that may have to be converted, in the order of the sweep.
    fn order_of(&mut self, body: &Body, regions: impl IntoIterator<Item = Region>) -> Vec<Op> {
        let most = if self.folded { Interest::Fold } else { Interest::None };
        let (mode, fold, patterns) = (self.mode, self.fold, self.patterns);
        let mut order = core::mem::take(&mut self.s.order);
        let scratch = &mut *self.s;
        let ops =
            order.of(body, regions, |op| scratch.interest_in(body.code(op), mode, fold, patterns) > most);
        scratch.order = order;
        ops
    }

    /// Reports an operation that had to be converted; an unknown one may stay in partial mode.
    fn unconverted(&mut self, body: &Body, op: Op) -> Stopped {
        let illegal = match self.s.target.of(body.code(op)) {
            Legality::Illegal | Legality::Dynamic(_) => true,
            Legality::Unknown => self.mode == Mode::Full,
            Legality::Legal => false,
        };
        if !illegal {
            return Ok(());
        }
        let marked = match self.s.target.of(body.code(op)) {
            Legality::Unknown => "",
            _ => " that was explicitly marked illegal",
        };
        let message = format!("failed to legalize operation '{}'{marked}", body.def(op).name);
        let mut failure = Failure { op, message, reason: None, path: SmallVec::new() };
        if self.mode == Mode::Full {
            failure.reason = self.reason(body, op);
            self.left.push(failure);
            return Ok(());
        }
        Err(Stop::At(vec![failure]))
    }

    /// Why an operation is not converted: what the nearest pattern said, or that there is none.
    fn reason(&mut self, body: &Body, op: Op) -> Option<Cow<'static, str>> {
        let name = body.def(op).name;
        let mut text = match self.s.state.nearest.take() {
            Some(("", NoMatch(reason))) => format!("its lowering does not apply: {reason}"),
            Some((pattern, NoMatch(reason))) => format!("the pattern '{pattern}' does not apply: {reason}"),
            None => format!("nothing lowers '{name}'"),
        };
        if let Some((ty, why)) = self.s.converter.failed {
            text.push_str(&format!(
                "; type {} has no conversion",
                terrace_ir::asm::quoted_type(self.ctx, ty)
            ));
            // A complaint of the rules about the type gives the reason.
            let complaint = self.s.converter.complaints.iter().find(|&&(known, _)| known == ty);
            if !why.is_empty() {
                text.push_str(": ");
                text.push_str(why);
            } else if let Some((_, complaint)) = complaint {
                text.push_str(": ");
                text.push_str(complaint);
            }
        }
        if let Some(hint) = self.hint.and_then(|hint| hint(body, op)) {
            text.push_str("; ");
            text.push_str(&hint);
        }
        Some(text.into())
    }

    fn is_legal(&mut self, body: &Body, op: Op) -> bool {
        match self.s.target.of(body.code(op)) {
            Legality::Legal => true,
            Legality::Illegal | Legality::Unknown => false,
            Legality::Dynamic(legal) => legal(body, op, &mut self.s.converter),
        }
    }

    /// Makes an operation legal: by folding it, or by a pattern.
    fn legalize(&mut self, body: &mut Body, op: Op, depth: u32) -> bool {
        if self.is_legal(body, op) {
            return true;
        }
        if depth > MAX_LEGALIZE_DEPTH {
            return false;
        }
        if self.fold && !(self.folded && depth == 0) && self.fold_op(body, op, depth) {
            return true;
        }
        if let Some(dialect) = self.packs_first {
            self.s.state.notes_packs = body.def(op).dialect == dialect;
        }
        let patterns = self.patterns;
        for pattern in patterns.of(body.code(op)) {
            let Scratch { state, converter, target, .. } = &mut *self.s;
            if !state.is_immediate
                && pattern.in_place.is_some_and(|row| retag(body, op, row, state, converter, target))
            {
                return true;
            }
            self.begin(body);
            let mut operands = SmallVec::new();
            let casts = self.s.state.casts_made();
            if !pattern.adapt {
                operands.extend(body.operands(op));
            } else if !self.adapt(body, op, pattern.name, &mut operands) {
                self.s.state.undo_casts(body, casts);
                continue;
            }
            let mut builder = Builder::before(body, op);
            builder.start_log(core::mem::take(&mut self.s.state.log));
            let (outer, is_table, ctx) = (self.outer, self.owner.is_table, self.ctx);
            let asked = self.s.state.requests.len();
            let mut lowering = Lowering {
                builder,
                converter: &mut self.s.converter,
                state: &mut self.s.state,
                op,
                operands: &operands,
                outer,
                is_table,
                ctx,
                target: &mut self.s.target,
                patterns,
            };
            let result = (pattern.run)(&mut lowering, op);
            let mut made = lowering.builder.take_log();
            match result {
                Ok(()) => {
                    self.s.state.changed = true;
                    let all = self.legalize_made(body, &made, depth);
                    if self.s.state.requests.len() > asked {
                        self.s.state.place_requests(body, asked, &made);
                    }
                    made.clear();
                    self.s.state.log = made;
                    return all;
                }
                Err(reason) => {
                    debug_assert!(
                        made.is_empty(),
                        "a pattern of '{}' gave up after an edit: {reason:?}",
                        body.def(op).name
                    );
                    self.s.state.log = made;
                    self.s.state.undo_casts(body, casts);
                    self.s.state.nearest = Some((pattern.name, reason));
                }
            }
        }
        false
    }

    fn legalize_made(&mut self, body: &mut Body, made: &[Op], depth: u32) -> bool {
        let mut all = true;
        for &op in made {
            if body.is_erased(op) || self.s.state.is_retired(op) {
                continue;
            }
            all &= self.legalize(body, op, depth + 1)
                || matches!(self.s.target.of(body.code(op)), Legality::Unknown);
        }
        all
    }

    /// Converts the operands; `false` when a type has no conversion.
    fn adapt(
        &mut self,
        body: &mut Body,
        op: Op,
        pattern: &'static str,
        operands: &mut SmallVec<[Value; 6]>,
    ) -> bool {
        let loc = body.loc(op);
        for i in 0..body.n_operands(op) {
            let operand = body.operand(op, i);
            let Some(want) = self.s.converter.convert(body.ty(operand)) else {
                let reason = NoMatch("an operand's type has no conversion".into());
                self.s.state.nearest = Some((pattern, reason));
                return false;
            };
            operands.push(self.s.state.resolve(body, &mut self.s.converter, operand, want, loc));
        }
        true
    }

    /// Folds an operation while it folds in place; `true` when it was replaced.
    fn fold_op(&mut self, body: &mut Body, op: Op, depth: u32) -> bool {
        let def = body.def(op);
        let Some(hook) = def.hooks.fold else { return false };
        if !may_fold(def) || !self.s.target.folds(def) {
            return false;
        }
        let before = Snapshot::of(body, op);
        let mut changed = false;
        // A folder that keeps changing its operation would never end.
        for _ in 0..16 {
            let prev = body.prev_op(op);
            let fold = fold_op(body, op, hook);
            if !matches!(fold, Fold::None) {
                self.begin(body);
            }
            match fold {
                Fold::None => return false,
                Fold::InPlace => {
                    changed = true;
                    self.s.state.changed = true;
                    if self.mode == Mode::Full {
                        self.legalize_between(body, prev, op, depth);
                    }
                }
                Fold::Results(results) => {
                    self.s.state.changed = true;
                    let mut values: SmallVec<[Value; 2]> = SmallVec::new();
                    let mut made: SmallVec<[Op; 2]> = SmallVec::new();
                    let mut ok = true;
                    for (result, ty) in
                        results.iter().zip(body.types(body.results(op)).collect::<SmallVec<[Type; 2]>>())
                    {
                        match *result {
                            terrace_ir::decl::FoldResult::Value(value) => values.push(value),
                            terrace_ir::decl::FoldResult::Attr(attr) => {
                                match self.materialize(body, op, attr, ty, depth) {
                                    Some((constant, value)) => {
                                        made.push(constant);
                                        values.push(value);
                                    }
                                    None => {
                                        ok = false;
                                        break;
                                    }
                                }
                            }
                        }
                    }
                    if !ok {
                        for &constant in made.iter().rev() {
                            self.s.state.retire(constant);
                        }
                        if changed {
                            before.restore(body, op);
                        }
                        return false;
                    }
                    for (old, new) in body.results(op).iter().zip(values) {
                        // Later folders see through it. In a partial conversion they do so only in the next pass.
                        if self.mode == Mode::Full || self.s.state.is_immediate {
                            self.s.state.set_map(old, new);
                            body.replace_all_uses(old, new);
                        } else {
                            self.s.state.set_folded(old, new);
                        }
                    }
                    self.s.state.retire(op);
                    return true;
                }
            }
        }
        false
    }

    /// Legalizes what a folder has put between `prev` and `op`. Upstream leaves it as it is, which a complete
    /// conversion cannot.
    fn legalize_between(&mut self, body: &mut Body, prev: Option<Op>, op: Op, depth: u32) {
        let mut at = body.prev_op(op);
        while let Some(new) = at.filter(|_| at != prev) {
            at = body.prev_op(new);
            self.legalize(body, new, depth + 1);
        }
    }

    /// Makes a constant in front of `op` and legalizes it.
    fn materialize(
        &mut self,
        body: &mut Body,
        op: Op,
        attr: Attr,
        ty: Type,
        depth: u32,
    ) -> Option<(Op, Value)> {
        let dialect = body.ctx().dialect(body.def(op).dialect)?;
        let hook = dialect.hooks.materialize_constant?;
        let mut builder = Builder::before(body, op);
        let point = builder.insert_point();
        let constant = hook(&mut builder, attr, ty)?;
        debug_assert!(matches!(point, InsertPoint::Before(_)));
        let value = body.result(constant, 0);
        if self.legalize(body, constant, depth + 1) {
            return Some((constant, value));
        }
        body.erase(constant);
        None
    }
}
