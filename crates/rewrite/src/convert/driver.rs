//! The driver of dialect conversion: one sweep over a body.

use super::error::{ConversionError, LegalizationFailure};
use super::lowering::{Lowering, NoMatch, Pattern, Patterns, Rewrite};
use super::materializer::Materializer;
use super::module::{Outer, Owner};
use super::order::Order;
use super::snapshot::Snapshot;
use super::state::State;
use super::target::{ConversionTarget, Legality};
use super::types::{Signature, TypeConverter};
use crate::cfg::erase_unreachable;
use std::borrow::Cow;
use terrace_ir::decl::{DialectDef, FoldResult};
use terrace_ir::folding::{self, Fold, fold_op};
use terrace_ir::{Attr, Block, Body, Builder, Context, Op, OpCode, OpDef, Region, Type, Value};
use terrace_support::small_vec::SmallVec;

/// How much must be converted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Illegal operations must be converted; unknown ones are converted if a pattern applies.
    Partial,
    /// All operations that are not legal must be converted.
    Full,
}

/// A note about an operation that nothing lowers: advice for the user.
pub type Hint = fn(&Body, Op) -> Option<Cow<'static, str>>;

/// A dialect conversion: a legality target, patterns and a type converter.
pub struct Conversion {
    target: ConversionTarget,
    patterns: Patterns,
    converter: TypeConverter,
    pub(super) mode: Mode,
    fold: bool,
    rollback: bool,
    pub(super) inside: bool,
    /// By op code.
    passes: Vec<Option<u8>>,
    hint: Option<Hint>,
    any: Option<fn(&mut Lowering<'_, '_>, Op) -> Rewrite>,
    converts_blocks: bool,
}

impl Conversion {
    /// A conversion of illegal operations, and of unknown ones that have patterns (`applyPartialConversion`).
    pub fn partial(
        target: impl Into<ConversionTarget>,
        patterns: Patterns,
        converter: impl Into<TypeConverter>,
    ) -> Self {
        Self {
            target: target.into(),
            patterns,
            converter: converter.into(),
            mode: Mode::Partial,
            fold: true,
            rollback: true,
            inside: false,
            passes: Vec::new(),
            hint: None,
            any: None,
            converts_blocks: false,
        }
    }

    /// A conversion of all operations that are not legal (`applyFullConversion`). Unreachable blocks are erased. All
    /// operations that cannot be converted are reported, with the reason that the last pattern gave.
    pub fn full(
        target: impl Into<ConversionTarget>,
        patterns: Patterns,
        converter: impl Into<TypeConverter>,
    ) -> Self {
        Self { mode: Mode::Full, ..Self::partial(target, patterns, converter) }
    }

    /// Whether operations are folded before patterns are tried; `true` by default.
    pub fn fold(self, fold: bool) -> Self {
        Self { fold, ..self }
    }

    /// Whether folders and patterns see the IR as it was before the conversion (`allowPatternRollback`); `true` by
    /// default. If not, values are replaced at once, and no two operands share a cast.
    pub fn rollback(self, rollback: bool) -> Self {
        Self { rollback, ..self }
    }

    /// States that patterns neither read nor change IR outside the body of their operation, so that the operations
    /// around the body may be converted first; `false` by default.
    pub fn inside(self, inside: bool) -> Self {
        Self { inside, ..self }
    }

    /// Sets a pattern for operations of any kind, which gets converted operands and is tried after all others.
    pub fn any(self, pattern: fn(&mut Lowering<'_, '_>, Op) -> Rewrite) -> Self {
        Self { any: Some(pattern), ..self }
    }

    /// Converts the arguments of the blocks in the operation that the conversion runs on, type by type.
    pub fn converts_blocks(self, converts_blocks: bool) -> Self {
        Self { converts_blocks, ..self }
    }

    /// Numbers the passes of a usual pipeline that lower dialects; those without a number come last. The conversion makes
    /// [requests](super::Request), and places the packing operations of split arguments, as if these passes ran one after
    /// another.
    pub fn passes(mut self, passes: impl IntoIterator<Item = (&'static DialectDef, u8)>) -> Self {
        for (dialect, pass) in passes {
            for op in dialect.ops {
                let code = op.code() as usize;
                self.passes.resize(self.passes.len().max(code + 1), None);
                self.passes[code] = Some(pass);
            }
        }
        self
    }

    /// The pass that lowers operations of a kind.
    fn pass_of(&self, code: OpCode) -> Option<u8> {
        self.passes.get(code as usize).copied().flatten()
    }

    /// Sets the advice about operations that nothing lowers.
    pub fn hint(self, hint: Hint) -> Self {
        Self { hint: Some(hint), ..self }
    }
}

/// The working memory of one thread for a conversion. Bodies share it, so that each type and each operation kind is
/// looked up once.
pub(super) struct Workspace {
    target: ConversionTarget,
    pub(super) converter: TypeConverter,
    pub(super) state: State,
    pub(super) order: Order,
    /// Whether the sweep folds or legalizes operations of a kind, by op code; `None` before the first one.
    visits: Vec<Option<bool>>,
    /// How many threads may convert the bodies nested in a body.
    pub(super) threads: usize,
}

impl Workspace {
    pub(super) fn new(conversion: &Conversion, threads: usize) -> Self {
        let Conversion { target, converter, .. } = conversion;
        Self {
            target: target.clone(),
            converter: converter.clone(),
            state: State::default(),
            order: Order::default(),
            visits: Vec::new(),
            threads,
        }
    }

    #[inline]
    fn materializer<'a>(&'a mut self, body: &'a mut Body) -> Materializer<'a> {
        Materializer { state: &mut self.state, body, converter: &mut self.converter }
    }

    /// Whether a sweep would leave every operation of a body as it is.
    pub(super) fn leaves_unchanged(&mut self, conversion: &Conversion, body: &Body) -> bool {
        if conversion.mode == Mode::Full {
            return false;
        }
        !body.op_codes().any(|code| self.visits(code, conversion))
    }

    /// Whether the conversion may change a nested body or those nested in it.
    pub(super) fn may_change(
        &mut self,
        conversion: &Conversion,
        body: &Body,
        entry: Option<&Signature>,
    ) -> bool {
        entry.is_some() || body.has_nested() || !self.leaves_unchanged(conversion, body)
    }

    /// Whether the sweep folds or legalizes operations of a kind; it skips all others.
    #[inline]
    fn visits(&mut self, code: u32, conversion: &Conversion) -> bool {
        match self.visits.get(code as usize) {
            Some(&Some(visits)) => visits,
            _ => self.find_visits(code, conversion),
        }
    }

    #[cold]
    fn find_visits(&mut self, code: u32, conversion: &Conversion) -> bool {
        let visits = match self.target.of(code) {
            Legality::Legal => false,
            Legality::Illegal | Legality::Dynamic(_) => true,
            Legality::Unknown => {
                conversion.mode == Mode::Full
                    || !conversion.patterns.of(code).is_empty()
                    || conversion.any.is_some()
                    || conversion.fold && may_fold(OpDef::of_code(code))
            }
        };
        if self.visits.len() <= code as usize {
            self.visits.resize(code as usize + 1, None);
        }
        self.visits[code as usize] = Some(visits);
        visits
    }
}

/// The conversion of one body.
pub(super) struct Sweep<'a> {
    conversion: &'a Conversion,
    w: &'a mut Workspace,
    outer: Option<&'a Outer<'a>>,
    /// The owner of the body.
    owner: Owner,
    ctx: &'a Context,
    /// The last pattern that did not match, by name, and its reason.
    mismatch: Option<(&'static str, NoMatch)>,
    /// The operations that a full conversion could not legalize.
    failures: Vec<LegalizationFailure>,
    /// How many operations were legalized at a great depth.
    n_deep: u32,
}

/// The limit of nested legalization: a pattern creates an operation whose pattern creates another one, and so on.
const MAX_LEGALIZE_DEPTH: u32 = 64;

/// Operations that are created at this depth of nested legalization count for [`MAX_DEEP`].
const DEEP: u32 = 12;

/// How many operations may be legalized at a great depth in a sweep: a pattern that creates two of its own operations doubles
/// them at each depth.
const MAX_DEEP: u32 = 1 << 16;

impl Conversion {
    pub(super) fn sweep<'a>(
        &'a self,
        owner: Owner,
        outer: Option<&'a Outer<'a>>,
        workspace: &'a mut Workspace,
    ) -> Sweep<'a> {
        let (ctx, failures) = (self.converter.ctx(), Vec::new());
        Sweep { conversion: self, w: workspace, outer, owner, ctx, mismatch: None, failures, n_deep: 0 }
    }
}

/// Whether operations of a kind may fold; constants fold to themselves.
fn may_fold(def: &OpDef) -> bool {
    folding::may_fold(def) && def.hooks.constant.is_none()
}

type Legalized = core::result::Result<(), ConversionError>;

impl Sweep<'_> {
    /// Converts the body; `entry` is the new signature of its entry block.
    pub(super) fn run(&mut self, body: &mut Body, entry: Option<&Signature>) -> Legalized {
        let conversion = self.conversion;
        self.w.state.is_immediate = !conversion.rollback;
        let regions: SmallVec<[Region; 2]> = body.root_regions().collect();
        if let (Some(signature), Some(&region)) = (entry, regions.first())
            && let Some(block) = body.entry_block(region)
        {
            self.begin(body);
            self.w.materializer(body).convert_block(block, signature);
        }
        if conversion.converts_blocks && !self.owner.is_nested {
            self.convert_blocks(body, &regions);
        }
        if conversion.mode == Mode::Full {
            self.w.state.changed |= erase_unreachable(body, &regions);
        }
        let ops = self.order_of(body, regions);
        for &op in &ops {
            if body.is_erased(op) || self.w.state.erasures.is_done(op) {
                continue;
            }
            if conversion.mode == Mode::Full {
                self.mismatch = None;
                self.w.converter.failed = None;
            }
            if !self.legalize(body, op, 0) {
                self.fail(body, op)?;
            }
        }
        self.w.order.reuse(ops);
        if !self.failures.is_empty() {
            return Err(ConversionError::Illegal(core::mem::take(&mut self.failures)));
        }
        // Compacting a large body does not lower the peak of memory, and costs a pass over its ids.
        const SMALL: usize = 1 << 16;
        // Compacting changes ids, and a cast that is left is reported by its id.
        let may_compact = self.owner.is_nested && body.op_bound() < SMALL && !self.w.converter.refuses_casts;
        if !conversion.passes.is_empty() {
            self.w.state.material.packs.order(body);
        }
        self.w.materializer(body).commit(may_compact).map_err(ConversionError::Reported)?;
        match self.w.state.material.refused.take() {
            Some(cast) => Err(ConversionError::Illegal(vec![LegalizationFailure::of_cast(body, cast)])),
            None => Ok(()),
        }
    }

    /// Converts the arguments of the blocks in regions whose types have conversions.
    fn convert_blocks(&mut self, body: &mut Body, regions: &[Region]) {
        self.begin(body);
        let blocks: Vec<Block> = regions.iter().flat_map(|&region| body.blocks(region)).collect();
        for block in blocks {
            let types: SmallVec<[Type; 8]> = body.arg_types(block).collect();
            if let Some(signature) = self.w.converter.signature(types) {
                self.w.materializer(body).convert_block(block, &signature);
            }
        }
    }

    /// Prepares the body for its first change; many bodies have none.
    #[inline]
    fn begin(&mut self, body: &mut Body) {
        // Larger bodies have arrays of their own.
        const TINY: usize = 1 << 12;
        self.w.state.begin(body, self.owner.is_nested && body.op_bound() < TINY);
    }

    /// The operations that may have to be converted, in the order of the sweep.
    fn order_of(&mut self, body: &Body, regions: impl IntoIterator<Item = Region>) -> Vec<Op> {
        let mut order = core::mem::take(&mut self.w.order);
        let ops = order.of(body, regions, |op| self.w.visits(body.code(op), self.conversion));
        self.w.order = order;
        ops
    }

    /// Records that an operation could not be legalized. A partial conversion leaves unknown ones and stops at others.
    fn fail(&mut self, body: &Body, op: Op) -> Legalized {
        let (is_full, name) = (self.conversion.mode == Mode::Full, body.def(op).name);
        let marked = match self.w.target.of(body.code(op)) {
            Legality::Illegal | Legality::Dynamic(_) => " that was explicitly marked illegal",
            Legality::Unknown if is_full => "",
            Legality::Unknown | Legality::Legal => return Ok(()),
        };
        let message = format!("failed to legalize operation '{name}'{marked}");
        let reason = is_full.then(|| self.reason(body, op));
        let failure = LegalizationFailure { op, message, reason, user: None, path: SmallVec::new() };
        if !is_full {
            return Err(ConversionError::Illegal(vec![failure]));
        }
        self.failures.push(failure);
        Ok(())
    }

    /// Why an operation is not converted: the reason of the last pattern, or that no pattern exists.
    fn reason(&mut self, body: &Body, op: Op) -> Cow<'static, str> {
        let mut text = match self.mismatch.take() {
            Some(("", NoMatch(reason))) => format!("its lowering does not apply: {reason}"),
            Some((pattern, NoMatch(reason))) => format!("the pattern '{pattern}' does not apply: {reason}"),
            None => format!("nothing lowers '{}'", body.def(op).name),
        };
        if let Some((ty, why)) = self.w.converter.failed {
            let ty_text = terrace_ir::asm::quoted_type(self.ctx, ty);
            text.push_str(&format!("; type {ty_text} has no conversion"));
            let complaint = self.w.converter.complaints.iter().find(|&&(other, _)| other == ty);
            let why = if why.is_empty() { complaint.map_or("", |(_, text)| text) } else { why };
            if !why.is_empty() {
                text.push_str(": ");
                text.push_str(why);
            }
        }
        if let Some(hint) = self.conversion.hint.and_then(|hint| hint(body, op)) {
            text.push_str("; ");
            text.push_str(&hint);
        }
        text.into()
    }

    fn is_legal(&mut self, body: &Body, op: Op) -> bool {
        match self.w.target.of(body.code(op)) {
            Legality::Legal => true,
            Legality::Illegal | Legality::Unknown => false,
            Legality::Dynamic(legal) => legal(body, op, &mut self.w.converter),
        }
    }

    /// Makes an operation legal: by folding it, or by a pattern.
    fn legalize(&mut self, body: &mut Body, op: Op, depth: u32) -> bool {
        if self.is_legal(body, op) {
            return true;
        }
        if depth > DEEP {
            self.n_deep += 1;
        }
        if depth > MAX_LEGALIZE_DEPTH || self.n_deep > MAX_DEEP {
            return false;
        }
        if self.conversion.fold && self.fold_op(body, op, depth) {
            return true;
        }
        self.w.state.pass = self.conversion.pass_of(body.code(op));
        let patterns = &self.conversion.patterns;
        let def = body.def(op);
        let any =
            self.conversion.any.map(|run| Pattern { root: def, run, adapt: true, name: "", in_place: None });
        for pattern in patterns.of(body.code(op)).iter().copied().chain(any.as_ref()) {
            let Workspace { state, converter, target, .. } = &mut *self.w;
            if !state.is_immediate
                && pattern.in_place.is_some_and(|row| state.retag(body, op, row, converter, target))
            {
                return true;
            }
            self.begin(body);
            let mut operands = SmallVec::new();
            let materials = self.w.state.material.mark();
            if !pattern.adapt {
                operands.extend(body.operands(op));
            } else if !self.adapt(body, op, pattern.name, &mut operands) {
                self.w.state.material.undo(body, materials);
                continue;
            }
            let mut builder = Builder::before(body, op);
            builder.start_log(core::mem::take(&mut self.w.state.log));
            let (outer, owner, is_table, ctx) = (self.outer, self.owner.op, self.owner.is_table, self.ctx);
            let n_requests = self.w.state.requests.pending.len();
            let mut lowering = Lowering {
                builder,
                converter: &mut self.w.converter,
                state: &mut self.w.state,
                op,
                operands: &operands,
                outer,
                owner,
                is_table,
                ctx,
                target: &mut self.w.target,
                patterns,
            };
            let result = (pattern.run)(&mut lowering, op);
            let mut created = lowering.builder.take_log();
            match result {
                Ok(()) => {
                    self.w.state.changed = true;
                    let all = self.legalize_created(body, &created, depth);
                    if self.w.state.requests.pending.len() > n_requests {
                        let State { requests, erasures, .. } = &mut self.w.state;
                        let remains = |op| !body.is_erased(op) && !erasures.is_done(op);
                        requests.place(n_requests, &created, remains);
                    }
                    created.clear();
                    self.w.state.log = created;
                    return all;
                }
                Err(reason) => {
                    debug_assert!(
                        created.is_empty(),
                        "a pattern of '{}' gave up after an edit: {reason:?}",
                        body.def(op).name
                    );
                    self.w.state.log = created;
                    self.w.state.material.undo(body, materials);
                    self.mismatch = Some((pattern.name, reason));
                }
            }
        }
        false
    }

    /// Legalizes the operations that a pattern has created; unknown ones may stay.
    fn legalize_created(&mut self, body: &mut Body, created: &[Op], depth: u32) -> bool {
        let mut all = true;
        for &op in created {
            if body.is_erased(op) || self.w.state.erasures.is_retired(op) {
                continue;
            }
            all &= self.legalize(body, op, depth + 1)
                || matches!(self.w.target.of(body.code(op)), Legality::Unknown);
        }
        all
    }

    /// Converts the operands; `false` when a type has no conversion.
    fn adapt(
        &mut self,
        body: &mut Body,
        op: Op,
        pattern: &'static str,
        operands: &mut SmallVec<[Value; 8]>,
    ) -> bool {
        let loc = body.loc(op);
        for i in 0..body.n_operands(op) {
            let operand = body.operand(op, i);
            let Some(want) = self.w.converter.convert(body.ty(operand)) else {
                let reason = NoMatch("an operand's type has no conversion".into());
                self.mismatch = Some((pattern, reason));
                return false;
            };
            operands.push(self.w.materializer(body).resolve(operand, want, loc));
        }
        true
    }

    /// Folds an operation while it folds in place; `true` when it was replaced.
    fn fold_op(&mut self, body: &mut Body, op: Op, depth: u32) -> bool {
        let def = body.def(op);
        if !may_fold(def) || !self.w.target.folds(def) {
            return false;
        }
        let before = Snapshot::of(body, op);
        let mut changed = false;
        // A folder that keeps changing its operation would never end.
        for _ in 0..16 {
            let prev = body.prev_op(op);
            let fold = fold_op(body, op);
            if !matches!(fold, Fold::None) {
                self.begin(body);
            }
            match fold {
                Fold::None => {
                    if !changed {
                        before.restore_operands(body, op);
                    }
                    return false;
                }
                Fold::InPlace => {
                    changed = true;
                    self.w.state.changed = true;
                    if self.conversion.mode == Mode::Full {
                        self.legalize_between(body, prev, op, depth);
                    }
                }
                Fold::Results(results) => {
                    self.w.state.changed = true;
                    let mut values: SmallVec<[Value; 4]> = SmallVec::new();
                    let mut constants: SmallVec<[Op; 4]> = SmallVec::new();
                    let types: SmallVec<[Type; 4]> = body.types(body.results(op)).collect();
                    for (result, ty) in results.iter().zip(types) {
                        let value = match *result {
                            // In graph regions and unreachable blocks results may fold to each other in a circle.
                            FoldResult::Value(value) => {
                                let last = self.w.state.values.last(value);
                                (body.def_op(last) != Some(op)).then_some(value)
                            }
                            FoldResult::Attr(attr) => {
                                self.materialize(body, op, attr, ty, depth).map(|constant| {
                                    constants.push(constant);
                                    body.result(constant, 0)
                                })
                            }
                        };
                        let Some(value) = value else {
                            for &constant in constants.iter().rev() {
                                self.w.state.erasures.retire(constant);
                            }
                            before.restore(body, op);
                            return false;
                        };
                        values.push(value);
                    }
                    for (old, new) in body.results(op).iter().zip(values) {
                        // Later folders see the original IR, those of later passes what has become of it.
                        if self.w.state.is_immediate || !self.conversion.passes.is_empty() {
                            self.w.state.values.set(old, new);
                            body.replace_all_uses(old, new);
                        } else {
                            self.w.state.values.set_folded(old, new);
                        }
                    }
                    self.w.state.erasures.retire(op);
                    self.w.state.erasures.retire_inside(body, op);
                    return true;
                }
            }
        }
        false
    }

    /// Legalizes the operations that a folder has created between `prev` and `op`. Upstream leaves them, which a full
    /// conversion cannot.
    fn legalize_between(&mut self, body: &mut Body, prev: Option<Op>, op: Op, depth: u32) {
        let mut at = body.prev_op(op);
        while let Some(new) = at.filter(|_| at != prev) {
            at = body.prev_op(new);
            self.legalize(body, new, depth + 1);
        }
    }

    /// Makes a constant in front of `op` and legalizes it.
    fn materialize(&mut self, body: &mut Body, op: Op, attr: Attr, ty: Type, depth: u32) -> Option<Op> {
        let dialect = body.ctx().dialect(body.def(op).dialect)?;
        let hook = dialect.hooks.materialize_constant?;
        let constant = hook(&mut Builder::before(body, op), attr, ty)?;
        if self.legalize(body, constant, depth + 1) {
            return Some(constant);
        }
        body.erase(constant);
        None
    }
}
