//! The sweep.

use super::lowering::{Lowering, NoMatch, Patterns};
use super::order::sweep_order;
use super::target::{ConversionTarget, Legality};
use super::types::{Signature, TypeConverter};
use crate::parallel::for_each;
use smallvec::SmallVec;
use std::sync::Arc;
use terrace_ir::folding::{Fold, fold_op};
use terrace_ir::{
    Attr, Block, Body, Builder, InsertPoint, Loc, Op, OpDef, OpState, Region, Reported, Result, Str, Type,
    Value, body::ValueDef,
};
use terrace_support::FxHashMap;

/// How much must be converted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Illegal operations must be converted; unknown ones are if they can be.
    Partial,
    /// Nothing may remain that is not legal.
    Full,
}

/// Something that a pattern needs in the enclosing module: a declaration, a global.
///
/// Bodies are converted in parallel, so requests are carried out afterwards, in the order of bodies and of
/// patterns within a body: the result is the same for any number of threads.
pub struct Request {
    /// Carries the request out in the module's body and returns the symbol's name.
    pub apply: fn(&mut ModuleEdit<'_>, &Request) -> core::result::Result<Str, String>,
    /// A name: of a function, or of a prefix to make unique.
    pub name: Str,
    /// What `apply` needs besides.
    pub types: SmallVec<[Type; 2]>,
    /// What `apply` needs besides.
    pub attr: Option<Attr>,
    /// Where an error is reported.
    pub loc: Loc,
    /// An operation of the body and the slot that gets a flat reference to the symbol.
    pub patch: Option<(Op, usize)>,
}

/// The module that requests are carried out in.
pub struct ModuleEdit<'m> {
    /// Inserts at the start of the module; each insertion goes in front.
    pub builder: Builder<'m>,
    /// The module's block.
    pub block: Block,
    /// Symbols of the module, kept up to date by whoever inserts.
    pub symbols: &'m mut FxHashMap<Str, Op>,
    /// A counter for unique names, never reset within a run.
    pub counter: &'m mut u32,
}

/// Requests of one body.
pub type Requests = Vec<Request>;

/// The state of one body's sweep.
#[derive(Default)]
pub struct State {
    /// By value index: the value that replaces it, raw; zero for none.
    map: Vec<u32>,
    /// Arguments that were split: the values they became.
    packs: FxHashMap<Value, SmallVec<[Value; 8]>>,
    /// Operations to erase, in order.
    retired: Vec<Op>,
    retired_flag: Vec<bool>,
    /// Old arguments by block, to erase.
    old_args: Vec<(Block, usize)>,
    converted: FxHashMap<Block, ()>,
    /// Casts that the driver made.
    casts: Vec<Op>,
    cast_of: FxHashMap<(Value, Type), Value>,
    pub(super) entries: Vec<(Op, Signature)>,
    pub(super) revisit: Vec<Region>,
    pub(super) requests: Requests,
    /// The reason of the last pattern that did not match.
    nearest: Option<NoMatch>,
}

/// `builtin.unrealized_conversion_cast`, once the builtin dialect is registered.
fn cast_def() -> Option<&'static OpDef> {
    OpDef::find(b"builtin.unrealized_conversion_cast")
}

impl State {
    #[inline]
    fn mapped(&self, value: Value) -> Option<Value> {
        self.map.get(value.index()).and_then(|&raw| Value::from_raw(raw))
    }

    #[inline]
    pub(super) fn set_map(&mut self, old: Value, new: Value) {
        if old == new {
            return;
        }
        if self.map.len() <= old.index() {
            self.map.resize(old.index() + 1, 0);
        }
        self.map[old.index()] = new.raw();
    }

    #[inline]
    pub(super) fn retire(&mut self, op: Op) {
        if self.retired_flag.len() <= op.index() {
            self.retired_flag.resize(op.index() + 1, false);
        }
        if !core::mem::replace(&mut self.retired_flag[op.index()], true) {
            self.retired.push(op);
        }
    }

    #[inline]
    fn is_retired(&self, op: Op) -> bool {
        self.retired_flag.get(op.index()).copied().unwrap_or(false)
    }

    pub(super) fn is_converted(&self, block: Block) -> bool {
        self.converted.contains_key(&block)
    }

    /// The newest stand-in of `value` that has type `want`, made by a cast when there is none.
    pub(super) fn resolve(
        &mut self,
        body: &mut Body,
        converter: &mut TypeConverter,
        value: Value,
        want: Type,
    ) -> Value {
        let mut found = None;
        let mut last = value;
        loop {
            let next = self.mapped(last);
            // A value that was replaced and goes away with its operation is none, e.g. a folded constant.
            let goes_away = || body.def_op(last).is_some_and(|op| self.is_retired(op));
            if body.ty(last) == want && (next.is_none() || !goes_away()) {
                found = Some(last);
            }
            match next {
                Some(next) => last = next,
                None => break,
            }
        }
        if let Some(found) = found {
            return found;
        }
        self.cast(body, converter, last, want)
    }

    #[cold]
    fn cast(&mut self, body: &mut Body, converter: &mut TypeConverter, value: Value, want: Type) -> Value {
        if let Some(&made) = self.cast_of.get(&(value, want)) {
            return made;
        }
        let made = self.new_cast(body, converter, value, want);
        self.cast_of.insert((value, want), made);
        made
    }

    fn new_cast(
        &mut self,
        body: &mut Body,
        converter: &mut TypeConverter,
        value: Value,
        want: Type,
    ) -> Value {
        if let Some(parts) = self.packs.get(&value).cloned() {
            let mut builder = Builder::new(body);
            let block = builder.def_block(value);
            if let Some(block) = block {
                builder.set_start(block);
                let loc = builder.arg_loc(value);
                builder.set_loc(loc);
            }
            let from = builder.ty(value);
            if let Some(pack) = converter.pack
                && let Some(packed) = pack(&mut builder, converter, &parts, from, want)
            {
                return packed;
            }
            return self.cast_op(body, &parts, value, want);
        }
        // Casting back what was cast from the wanted type is that value.
        if let Some(def) = body.def_op(value)
            && cast_def().is_some_and(|cast| core::ptr::eq(cast, body.def(def)))
            && body.n_operands(def) == 1
            && body.n_results(def) == 1
        {
            let input = body.operand(def, 0);
            if body.ty(input) == want {
                return input;
            }
        }
        self.cast_op(body, &[value], value, want)
    }

    /// Makes a cast next to what defines `at`: at the start of its block, or right after its operation.
    fn cast_op(&mut self, body: &mut Body, inputs: &[Value], at: Value, want: Type) -> Value {
        let Some(def) = cast_def() else { return at };
        let loc = match body.value_def(at) {
            ValueDef::Result(op, _) => body.loc(op),
            ValueDef::Arg(..) => body.arg_loc(at),
        };
        let mut state = OpState::new(def, loc);
        state.operands.extend_from_slice(inputs);
        state.results.push(want);
        let op = body.create(state);
        match body.value_def(at) {
            ValueDef::Result(by, _) => body.insert_after(op, by),
            ValueDef::Arg(block, _) => body.prepend(op, block),
        }
        self.casts.push(op);
        body.result(op, 0)
    }

    pub(super) fn convert_block(&mut self, body: &mut Body, block: Block, signature: &Signature) {
        if self.converted.insert(block, ()).is_some() {
            return;
        }
        let old: SmallVec<[Value; 8]> = SmallVec::from_slice(body.args(block));
        let unchanged = signature.types.len() == old.len()
            && old.iter().zip(&signature.types).all(|(&arg, &ty)| body.ty(arg) == ty);
        if unchanged {
            return;
        }
        for (i, &arg) in old.iter().enumerate() {
            let Some(&(start, end)) = signature.ranges.get(i) else { continue };
            let loc = body.arg_loc(arg);
            let new: SmallVec<[Value; 8]> = signature.types[start as usize..end as usize]
                .iter()
                .map(|&ty| {
                    let new = body.add_arg(block, ty);
                    body.set_arg_loc(new, loc);
                    new
                })
                .collect();
            match new[..] {
                [one] if !self.split_singles(body, arg, one) => self.set_map(arg, one),
                _ => {
                    self.packs.insert(arg, new);
                }
            }
        }
        self.old_args.push((block, old.len()));
    }

    /// Whether an argument that became one value still needs packing: a memref passed as a bare pointer.
    fn split_singles(&self, body: &Body, old: Value, new: Value) -> bool {
        let ctx = body.ctx();
        body.ty(old) != body.ty(new)
            && body.ty(old).is::<terrace_ir::types::MemRefType>(ctx)
            && body.ty(new).def(ctx).is_some_and(|kind| kind.dialect == "llvm" && kind.name == "ptr")
    }

    /// Ends the sweep: replaces values for good, erases what was replaced and casts that nobody needs.
    fn commit(&mut self, body: &mut Body, converter: &mut TypeConverter) {
        for (block, n) in self.old_args.clone() {
            for i in 0..n {
                let arg = body.args(block)[i];
                self.settle(body, converter, arg);
            }
        }
        let retired = core::mem::take(&mut self.retired);
        for &op in &retired {
            for result in body.results(op) {
                self.settle(body, converter, result);
            }
        }
        for &op in &retired {
            if !body.is_erased(op) {
                body.drop_uses(op);
            }
        }
        for &op in retired.iter().rev() {
            if !body.is_erased(op) {
                body.erase(op);
            }
        }
        for (block, n) in core::mem::take(&mut self.old_args) {
            for _ in 0..n {
                body.erase_arg(block, 0);
            }
        }
        self.drop_casts(body);
    }

    /// Makes the remaining users of a replaced value use its stand-in.
    fn settle(&mut self, body: &mut Body, converter: &mut TypeConverter, old: Value) {
        if body.has_no_uses(old) {
            return;
        }
        let ty = body.ty(old);
        if self.mapped(old).is_none() && !self.packs.contains_key(&old) {
            return;
        }
        if !body.users(old).any(|user| !self.is_retired(user)) {
            return;
        }
        // The chain starts at the value itself, which has the wanted type: look past it.
        let new = match self.mapped(old) {
            Some(next) => self.resolve(body, converter, next, ty),
            None => match self.pack_source(body, converter, old, ty) {
                Some(new) => new,
                None => return,
            },
        };
        body.replace_all_uses(old, new);
    }

    /// The original type's value from the parts an argument was split into: a cast of the packed value.
    fn pack_source(
        &mut self,
        body: &mut Body,
        converter: &mut TypeConverter,
        old: Value,
        ty: Type,
    ) -> Option<Value> {
        let converted = converter.convert(ty)?;
        let packed = self.cast(body, converter, old, converted);
        if converted == ty {
            return Some(packed);
        }
        Some(self.cast(body, converter, packed, ty))
    }

    fn drop_casts(&mut self, body: &mut Body) {
        let casts = core::mem::take(&mut self.casts);
        let mut mine: FxHashMap<Op, ()> = FxHashMap::default();
        mine.extend(casts.iter().map(|&op| (op, ())));
        for &cast in &casts {
            if body.n_operands(cast) != 1 {
                continue;
            }
            let (input, result) = (body.operand(cast, 0), body.result(cast, 0));
            let undone =
                body.def_op(input).filter(|def| mine.contains_key(def) && body.n_operands(*def) == 1);
            if let Some(def) = undone
                && body.ty(body.operand(def, 0)) == body.ty(result)
            {
                let source = body.operand(def, 0);
                body.replace_all_uses(result, source);
            }
        }
        for &cast in casts.iter().rev() {
            if !body.is_erased(cast) && body.results(cast).iter().all(|r| body.has_no_uses(r)) {
                body.erase(cast);
            }
        }
    }
}

/// A conversion: what must go, how, and what types become.
pub struct Conversion {
    /// What may stay.
    pub target: ConversionTarget,
    /// How things are converted.
    pub patterns: Arc<Patterns>,
    /// What types become.
    pub converter: TypeConverter,
    /// How much must be converted.
    pub mode: Mode,
    /// Fold operations before patterns are tried, as upstream does.
    pub fold: bool,
    /// How many threads may be used.
    pub threads: usize,
}

struct Sweep<'a> {
    target: ConversionTarget,
    patterns: &'a Patterns,
    converter: TypeConverter,
    mode: Mode,
    fold: bool,
    state: State,
}

/// How deep patterns may produce operations that need patterns.
const MAX_LEGALIZE_DEPTH: u32 = 64;

impl Conversion {
    /// Converts the operations inside `op`, an operation of `body`. After an error the IR is valid memory,
    /// but only partly converted.
    pub fn run(&self, body: &mut Body, op: Op) -> Result {
        if body.n_regions(op) == 0 {
            return Ok(());
        }
        if let Some(mut nested) = body.take_nested(op) {
            let regions: Vec<Region> = nested.root_regions().collect();
            let result = self.convert_body(&mut nested, &regions, None).map(|_| ());
            body.put_nested(op, nested);
            return result;
        }
        let regions = body.regions(op);
        self.convert_body(body, &regions, None).map(|_| ())
    }

    fn sweep(&self) -> Sweep<'_> {
        Sweep {
            target: self.target.clone(),
            patterns: &self.patterns,
            converter: self.converter.clone(),
            mode: self.mode,
            fold: self.fold,
            state: State::default(),
        }
    }

    /// Sweeps a body, then the bodies nested in it, then carries out what they asked for.
    fn convert_body(
        &self,
        body: &mut Body,
        regions: &[Region],
        entry: Option<&Signature>,
    ) -> Result<Requests> {
        let mut sweep = self.sweep();
        let swept = sweep.run(body, regions, entry);
        let entries: FxHashMap<Op, Signature> =
            core::mem::take(&mut sweep.state.entries).into_iter().collect();
        let mut requests = core::mem::take(&mut sweep.state.requests);
        swept?;
        drop(sweep);
        let owners = body.nested_ops();
        if owners.is_empty() {
            return Ok(requests);
        }
        let mut jobs: Vec<(Op, Box<Body>, Option<&Signature>)> = Vec::with_capacity(owners.len());
        for &owner in &owners {
            if let Some(nested) = body.take_nested(owner) {
                jobs.push((owner, nested, entries.get(&owner)));
            }
        }
        let results = for_each(&mut jobs, self.threads, |(_, nested, entry)| {
            let regions: Vec<Region> = nested.root_regions().collect();
            self.convert_body(nested, &regions, *entry)
        });
        let mut failed = None;
        let mut asked: Vec<(Op, Requests)> = Vec::new();
        for ((owner, nested, _), result) in jobs.into_iter().zip(results) {
            body.put_nested(owner, nested);
            match result {
                Ok(more) if more.is_empty() => {}
                Ok(more) => asked.push((owner, more)),
                Err(reported) => failed = Some(reported),
            }
        }
        if let Some(reported) = failed {
            return Err(reported);
        }
        if asked.is_empty() && requests.is_empty() {
            return Ok(requests);
        }
        // Only a symbol table can hold declarations; anything else passes requests on to what is around it.
        requests.extend(carry_out(body, asked)?);
        Ok(requests)
    }
}

/// Carries out requests in the body of a module: the first block of its only root region.
fn carry_out(body: &mut Body, asked: Vec<(Op, Requests)>) -> Result<Requests> {
    let Some(block) = body.root_regions().next().and_then(|region| body.entry_block(region)) else {
        return Ok(asked.into_iter().flat_map(|(_, r)| r).collect());
    };
    let mut symbols: FxHashMap<Str, Op> = FxHashMap::default();
    for op in body.ops(block) {
        if let Some(name) = body.attr(op, "sym_name").and_then(|name| name.as_str(body.ctx())) {
            symbols.insert(name, op);
        }
    }
    let mut counter = 0;
    let mut failed: Option<Reported> = None;
    for (owner, requests) in asked {
        let mut patches: SmallVec<[(Op, usize, Str); 4]> = SmallVec::new();
        for request in &requests {
            let mut builder = Builder::new(body);
            builder.set_start(block);
            builder.set_loc(request.loc);
            let mut edit = ModuleEdit { builder, block, symbols: &mut symbols, counter: &mut counter };
            match (request.apply)(&mut edit, request) {
                Ok(name) => patches.extend(request.patch.map(|(op, slot)| (op, slot, name))),
                Err(message) => failed = Some(body.ctx().error(request.loc, message).emit()),
            }
        }
        if let Some(mut nested) = body.take_nested(owner) {
            for (op, slot, name) in patches {
                let reference = terrace_ir::attrs::SymbolRefAttr::flat(nested.ctx(), name);
                nested.set_slot(op, slot, Some(reference));
            }
            body.put_nested(owner, nested);
        }
    }
    failed.map_or(Ok(Vec::new()), Err)
}

impl Sweep<'_> {
    fn run(&mut self, body: &mut Body, regions: &[Region], entry: Option<&Signature>) -> Result {
        if let (Some(signature), Some(&region)) = (entry, regions.first())
            && let Some(block) = body.entry_block(region)
        {
            self.state.convert_block(body, block, signature);
        }
        let mut pending = sweep_order(body, regions.iter().copied());
        loop {
            for op in pending {
                if body.is_erased(op) || self.state.is_retired(op) {
                    continue;
                }
                if !self.legalize(body, op, 0) {
                    self.unconverted(body, op)?;
                }
            }
            let more = core::mem::take(&mut self.state.revisit);
            if more.is_empty() {
                break;
            }
            pending = sweep_order(body, more);
        }
        self.state.commit(body, &mut self.converter);
        Ok(())
    }

    /// Reports an operation that had to be converted; an unknown one may stay in partial mode.
    fn unconverted(&mut self, body: &Body, op: Op) -> Result {
        let illegal = match self.target.of(body.code(op)) {
            Legality::Illegal | Legality::Dynamic(_) => true,
            Legality::Unknown => self.mode == Mode::Full,
            Legality::Legal => false,
        };
        if !illegal {
            return Ok(());
        }
        let scope = terrace_ir::Scope { body, parent: None };
        let marked = match self.target.of(body.code(op)) {
            Legality::Unknown => "",
            _ => " that was explicitly marked illegal",
        };
        let message = format!("failed to legalize operation '{}'{marked}", body.def(op).name);
        Err(scope.at(op).error(message).emit())
    }

    fn is_legal(&mut self, body: &Body, op: Op) -> bool {
        match self.target.of(body.code(op)) {
            Legality::Legal => true,
            Legality::Illegal | Legality::Unknown => false,
            Legality::Dynamic(legal) => legal(body, op, &mut self.converter),
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
        if self.fold && self.fold_op(body, op, depth) {
            return true;
        }
        let patterns = self.patterns;
        for pattern in patterns.of(body.code(op)) {
            let mut args = SmallVec::new();
            if pattern.adapt && !self.adapt(body, op, &mut args) {
                continue;
            }
            let mut builder = Builder::before(body, op);
            builder.start_log();
            let mut lowering =
                Lowering { builder, converter: &mut self.converter, state: &mut self.state, op, args };
            let result = (pattern.run)(&mut lowering, op);
            let made = lowering.builder.take_log();
            match result {
                Ok(()) => return self.legalize_made(body, &made, depth),
                Err(reason) => {
                    debug_assert!(
                        made.is_empty(),
                        "a pattern of '{}' gave up after an edit",
                        body.def(op).name
                    );
                    self.state.nearest = Some(reason);
                }
            }
        }
        false
    }

    fn legalize_made(&mut self, body: &mut Body, made: &[Op], depth: u32) -> bool {
        let mut all = true;
        for &op in made {
            if body.is_erased(op) || self.state.is_retired(op) {
                continue;
            }
            all &= self.legalize(body, op, depth + 1)
                || matches!(self.target.of(body.code(op)), Legality::Unknown);
        }
        all
    }

    /// Converts the operands; `false` when a type has no conversion.
    fn adapt(&mut self, body: &mut Body, op: Op, args: &mut SmallVec<[Value; 6]>) -> bool {
        for i in 0..body.n_operands(op) {
            let operand = body.operand(op, i);
            let Some(want) = self.converter.convert(body.ty(operand)) else {
                self.state.nearest = Some(NoMatch("an operand's type has no conversion".into()));
                return false;
            };
            args.push(self.state.resolve(body, &mut self.converter, operand, want));
        }
        true
    }

    /// Folds an operation while it folds in place; `true` when it was replaced.
    fn fold_op(&mut self, body: &mut Body, op: Op, depth: u32) -> bool {
        let def = body.def(op);
        let Some(hook) = def.hooks.fold else { return false };
        if def.hooks.constant.is_some() {
            return false;
        }
        let mut before: Option<(SmallVec<[Value; 6]>, SmallVec<[Option<Attr>; 4]>)> = None;
        // A folder that keeps changing its operation would never end.
        for _ in 0..16 {
            let snapshot = || {
                let slots = body.slots(op);
                (body.operands(op).to_vec(), (0..slots.len()).map(|i| slots.get(i)).collect())
            };
            let saved = before.clone().unwrap_or_else(snapshot);
            match fold_op(body, op, hook) {
                Fold::None => return false,
                Fold::InPlace => before = Some(saved),
                Fold::Results(results) => {
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
                            self.state.retire(constant);
                        }
                        if let Some((operands, slots)) = before {
                            body.set_operands(op, &operands);
                            for (i, attr) in slots.into_iter().enumerate() {
                                body.set_slot(op, i, attr);
                            }
                        }
                        return false;
                    }
                    for (old, new) in body.results(op).iter().zip(values) {
                        self.state.set_map(old, new);
                    }
                    self.state.retire(op);
                    return true;
                }
            }
        }
        false
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
