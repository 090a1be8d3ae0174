//! Body passes on a module whose bodies come batch by batch and are freed after each, so that only a few exist at a time.
//!
//! The module's own body is converted first; the bodies follow. Their requests for declarations are carried out at once, since
//! the users of a batch need the symbols. So declarations are in another order than after a run on the whole module, which
//! carries requests out pass by pass: [`StreamedPasses::finish`] erases them and carries the requests out again, in that order.

use super::fused::FusedRun;
use super::module::{Outer, Owner, Pending, Table, symbols_of};
use crate::pass::{PassContext, Run};
use crate::pipeline::{Pipeline, Step};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use terrace_ir::asm::attributes_of;
use terrace_ir::attrs::DictionaryAttr;
use terrace_ir::diag::capture;
use terrace_ir::symbols::symbol_name;
use terrace_ir::{Attr, Body, Op, Root, Str, Type};
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, FxHashSet};

/// A run of body passes on a module, batch by batch.
///
/// A result of `None` means that the passes must run on the module as a whole: it has an error or a diagnostic, a pass reads or
/// changes more than one body, or the lowering changes the module otherwise than by symbols at its start. What was done is of no use
/// then.
pub struct StreamedPasses {
    run: FusedRun,
    module: Op,
    owner: Owner,
    /// The first operation of the module before bodies requested any.
    first: Option<Op>,
    /// The symbols of the module without those that bodies requested, if a body has looked one up or requested one.
    symbols: Option<FxHashMap<Str, Op>>,
    /// The module with the symbols that bodies requested.
    table: Option<Table>,
    answers: FxHashMap<Question, Answer>,
    /// The first request of each kind, with the number of its step, in order.
    requests: Vec<(usize, Pending)>,
}

/// The parts of a request that the answer depends on.
#[derive(PartialEq, Eq, Hash)]
struct Question {
    step: usize,
    pass: Option<u8>,
    apply: usize,
    name: Str,
    types: SmallVec<[Type; 4]>,
    attr: Option<Attr>,
}

impl Question {
    fn new(step: usize, pending: &Pending) -> Self {
        let (pass, request) = (pending.pass, &pending.request);
        let (name, types, attr) = (request.name, request.types.clone(), request.attr);
        Self { step, pass, apply: request.apply as usize, name, types, attr }
    }
}

/// A request for a declaration that a body made, the first one of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolRequest {
    /// The number of the pass in the pipeline, and within it that of the pass which lowers the operation: a run on the whole
    /// module carries requests out in this order, those that are equal in the order of bodies.
    pub order: (usize, u8),
    /// The operation of the module whose body made the request.
    pub by: Op,
    /// The symbol that the request got.
    pub symbol: Str,
}

/// The symbol that a request got.
struct Answer {
    name: Str,
    /// Whether a second request of the kind added nothing, so that no later one does.
    adds_nothing: bool,
}

impl StreamedPasses {
    /// Whether all steps of a pipeline are body passes.
    pub fn accepts(pipeline: &Pipeline) -> bool {
        let is_body_pass =
            |step: &Step| matches!(step, Step::Pass(pass) if matches!(pass.def.run, Run::Body(_)));
        pipeline.steps.iter().all(is_body_pass)
    }

    /// Starts passes on a module whose bodies are taken out.
    pub fn start(mut pipeline: Pipeline, root: &mut Root, threads: usize) -> Option<Self> {
        let module = root.op()?;
        let body = &mut root.body;
        let accepts = pipeline.anchor.as_deref().is_none_or(|anchor| anchor == body.def(module).name);
        if !accepts {
            return None;
        }
        body.share_symbol_values(module);
        pipeline.finalize(&body.ctx().clone()).ok()?;
        // The run on the whole module reports what goes wrong, panics of passes, too.
        let start = AssertUnwindSafe(|| {
            let mut run = FusedRun::streamed(threads);
            for step in &pipeline.steps {
                let Step::Pass(pass) = step else { return None };
                let Run::Body(make) = pass.def.run else { return None };
                let made = make(&pass.values, &PassContext::new(body, module, threads)).ok()?;
                run.push(made, body, module, None).ok()?;
            }
            run.may_stream().then_some(run)
        });
        let (run, diagnostics) = capture(|| catch_unwind(start).ok().flatten());
        let run = run.filter(|_| diagnostics.is_empty())?;
        let (owner, first) = (Owner::of(body, module), first_op(body.nested_body(module)?));
        let (symbols, table) = (None, None);
        let (answers, requests) = (FxHashMap::default(), Vec::new());
        Some(Self { run, module, owner, first, symbols, table, answers, requests })
    }

    /// The place of each of these operations of the module, which the constants that a body sees depend on; none if it sees none.
    pub fn places(&self, root: &Root, ops: &[Op]) -> Vec<u32> {
        root.body.region_body(self.module).symbol_places(ops)
    }

    /// Runs the passes on bodies and gives them to their operations, of the module's body. Returns the operations that define
    /// the symbols which these bodies were the first to request. `places` are [those of their operations](Self::places).
    #[allow(clippy::vec_box, reason = "bodies are boxed as they are handed around")]
    pub fn run(
        &mut self,
        root: &mut Root,
        mut bodies: Vec<(Op, Box<Body>)>,
        places: &[u32],
    ) -> Option<Vec<Op>> {
        let inner = root.body.region_body_mut(self.module);
        for ((_, body), &place) in bodies.iter_mut().zip(places) {
            inner.give_symbol_values(place, body);
        }
        let jobs = bodies.into_iter().map(|(op, body)| (op, body, Owner::of(inner, op))).collect();
        let outer = Outer::of_table(inner, self.owner, self.symbols.take());
        let done = self.run.run_bodies(jobs, &outer);
        self.symbols = outer.into_symbols();
        let mut requests = Vec::new();
        for ((op, body, _), trace) in done? {
            if trace.has_messages() {
                return None;
            }
            match trace.visited {
                true => inner.put_nested(op, body),
                false => inner.put_nested_as_is(op, body),
            }
            requests.extend(trace.requests(op));
        }
        let mut added = Vec::new();
        for (step, pending) in requests {
            added.extend(self.request(inner, step, pending)?);
        }
        Some(added)
    }

    /// Carries out a request, unless one of its kind was. Returns the operation that it added.
    fn request(&mut self, body: &mut Body, step: usize, pending: Pending) -> Option<Option<Op>> {
        let question = Question::new(step, &pending);
        if let Some(known) = self.answers.get(&question)
            && known.adds_nothing
        {
            pending.patch(body, known.name);
            return Some(None);
        }
        let n_ops = |body: &Body| body.op_bound() - body.n_erased();
        let before = n_ops(body);
        if self.table.is_none() {
            let symbols = self.symbols.get_or_insert_with(|| symbols_of(body)).clone();
            self.table = Some(Table::of_owner(body, self.owner, symbols)?);
        }
        let table = self.table.as_mut()?;
        let known_op = table.symbols.get(&pending.request.name).copied();
        let known_attrs = |body: &Body| known_op.map(|op| attributes(body, op));
        let attrs_before = known_attrs(body);
        let name = table.apply(body, &pending).ok()?;
        if known_attrs(body) != attrs_before {
            // The function may have been used as it was.
            return None;
        }
        let added = n_ops(body) - before;
        pending.patch(body, name);
        match self.answers.get_mut(&question) {
            Some(known) if added == 0 && known.name == name => {
                known.adds_nothing = true;
                Some(None)
            }
            Some(_) => None,
            None => {
                self.answers.insert(question, Answer { name, adds_nothing: false });
                self.requests.push((step, pending));
                let symbol = table.symbols.get(&name).copied();
                match added {
                    0 => Some(None),
                    1 => symbol.map(Some),
                    _ => None,
                }
            }
        }
    }

    /// The requests of the bodies so far, the first ones of their kinds, in the order of bodies.
    pub fn requests(&self) -> impl Iterator<Item = SymbolRequest> + '_ {
        self.requests.iter().filter_map(|(step, pending)| {
            let symbol = self.answers.get(&Question::new(*step, pending))?.name;
            Some(SymbolRequest { order: (*step, pending.pass_number()), by: *pending.owners.last()?, symbol })
        })
    }

    /// Brings the symbols that bodies requested in the order of a run on the whole module, when all bodies are done and taken
    /// out. Returns their names: their operations are the first ones of the module now.
    pub fn finish(mut self, root: &mut Root) -> Option<Vec<Str>> {
        let body = root.body.region_body_mut(self.module);
        let (added, rest) = self.added(body);
        let all_attributes = |body: &Body, ops: &[Op]| -> FxHashSet<Attr> {
            ops.iter().map(|&op| attributes(body, op)).collect()
        };
        let before = all_attributes(body, &added);
        body.erase_all(&added);
        let mut symbols = symbols_of(body);
        // Steps carry their requests out one after another, each in the order of passes.
        let mut steps: BTreeMap<usize, Vec<Pending>> = BTreeMap::new();
        for (step, pending) in core::mem::take(&mut self.requests) {
            steps.entry(step).or_default().push(pending);
        }
        for (step, mut requests) in steps {
            requests.sort_by_key(Pending::pass_number);
            let mut table = Table::of_owner(body, self.owner, symbols)?;
            for pending in requests {
                let name = table.apply(body, &pending).ok()?;
                if self.answers.get(&Question::new(step, &pending))?.name != name {
                    return None;
                }
            }
            symbols = table.symbols;
        }
        let (added, rest_now) = self.added(body);
        let is_complete = rest == rest_now && before == all_attributes(body, &added);
        added.iter().map(|&op| symbol_name(body, op)).collect::<Option<_>>().filter(|_| is_complete)
    }

    /// The operations in front of the first one, and how many there are from it on.
    fn added(&self, body: &Body) -> (Vec<Op>, usize) {
        let mut ops: Vec<Op> = body.root_block().into_iter().flat_map(|block| body.ops(block)).collect();
        let at = ops.iter().position(|&op| Some(op) == self.first).unwrap_or(ops.len());
        let rest = ops.split_off(at).len();
        (ops, rest)
    }
}

/// The dictionary of all attributes of an operation.
fn attributes(body: &Body, op: Op) -> Attr {
    let ctx = body.ctx();
    let attrs = attributes_of(body, op).into_iter().map(|(name, attr)| (ctx.str_id(name), attr));
    DictionaryAttr::of(ctx, &attrs.collect::<SmallVec<[(Str, Attr); 8]>>())
}

/// The first operation of a module's body.
fn first_op(body: &Body) -> Option<Op> {
    body.ops(body.root_block()?).next()
}
