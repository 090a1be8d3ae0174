//! Cuts a module into shards.

use super::sweep::Swept;
use super::uses::{Uses, strip_locations};
use super::{module_with, needs_module, set_distincts, top_level, write};
use crate::compile::{CompileOptions, gpu};
use crate::reduce::{is_definition, make_declaration};
use std::collections::BTreeSet;
use terrace_base::builtin;
use terrace_ir::body::clone::Mapping;
use terrace_ir::decl::Trait;
use terrace_ir::symbols::symbol_name;
use terrace_ir::{Attr, Body, Op, Result, Root, Str};
use terrace_llvmir::link_modules;
use terrace_support::FxHashMap;

/// A module in files of bytecode.
pub struct Shards {
    /// The lowered module, without bodies of functions.
    pub skeleton: Vec<u8>,
    /// The functions that have bodies, not lowered: one file for each shard that has some.
    pub shards: Vec<Vec<u8>>,
}

/// The operations of a module's body before it is lowered, in order.
struct Contents {
    ops: Vec<Op>,
    uses: Vec<Uses>,
    positions: FxHashMap<Str, usize>,
    /// Whether an operation is a function with a body, which is one of a shard's own, or a declaration there.
    is_defined: Vec<bool>,
    /// The declarations of functions, which lowerings look for: all shards have them.
    declared: Vec<usize>,
}

impl CompileOptions {
    /// Cuts a verified module into `n` shards at most; `number` gives a function's by its name. Passes before the lowering run
    /// first.
    ///
    /// # Errors
    /// When a pass fails, or something in the module or in the options needs the whole module: the message says what.
    pub fn cut(&self, mut root: Root, n: usize, number: &dyn Fn(&[u8]) -> usize) -> Result<Shards> {
        let ctx = root.body.ctx().clone();
        let Some(module) = root.op().filter(|&op| root.body.is::<builtin::Module>(op)) else {
            let loc = root.op().map_or(terrace_ir::Loc::UNKNOWN, |op| root.body.loc(op));
            return Err(needs_module(&ctx, loc, "it is no 'builtin.module'"));
        };
        if gpu::has_any(&[&root.body]) {
            let why = "its kernels for GPUs are taken from all functions, and embedded in one module";
            return Err(needs_module(&ctx, root.body.loc(module), why));
        }
        self.set_target(&mut root)?;
        link_modules(&mut root)?;
        self.run(self.before(), &mut root)?;
        let contents = Contents::of(&root, module);
        let names = distinct_names(&root, module, &contents);
        let pairs = |uses: &mut dyn Iterator<Item = &Uses>| -> Vec<(String, Attr)> {
            let attrs = uses.flat_map(|uses| uses.distincts.iter().copied());
            let mut pairs: Vec<_> =
                attrs.filter_map(|attr| Some((names.get(&attr)?.clone(), attr))).collect();
            pairs.sort_by(|a, b| a.0.cmp(&b.0));
            pairs.dedup();
            pairs
        };

        let Swept { lowered, functions, bodies, .. } = self.sweep_module(&mut root, module)?;
        let mut skeleton = lowered;
        set_distincts(&mut skeleton, module, &pairs(&mut contents.uses.iter()));
        write_placeholders(&mut skeleton, module, functions.iter().map(|&(op, _)| op));
        let skeleton = write(&skeleton, module)?;

        let mut own: Vec<FxHashMap<usize, Box<Body>>> = (0..n.max(1)).map(|_| FxHashMap::default()).collect();
        for ((_, name), body) in functions.into_iter().zip(bodies) {
            let shard = number(ctx.bytes(name)) % own.len();
            own[shard].extend(contents.positions.get(&name).map(|&at| (at, body)));
        }
        let mut shards = Vec::new();
        let Some(inner) = root.body.take_nested_as_is(module) else { return Ok(Shards { skeleton, shards }) };
        strip_location_of(&mut root, module);
        for mut own in own.into_iter().filter(|own| !own.is_empty()) {
            let pairs = pairs(&mut own.keys().map(|&at| &contents.uses[at]));
            let places = contents.of_shard(&own);
            let mut shard = module_with(&root, module, |body| {
                for at in places {
                    let op = body.clone_op_of(&inner, contents.ops[at], &mut Mapping::default());
                    if let Some(block) = body.root_block() {
                        body.append(op, block);
                    }
                    if let Some(own) = own.remove(&at) {
                        body.put_nested_as_is(op, own);
                    } else if contents.is_defined[at] {
                        declare(body, op);
                    }
                    strip_locations(body, op);
                }
            });
            set_distincts(&mut shard, module, &pairs);
            shards.push(write(&shard, module)?);
        }
        Ok(Shards { skeleton, shards })
    }
}

impl Contents {
    fn of(root: &Root, module: Op) -> Self {
        let body = root.body.region_body(module);
        let ops = top_level(body);
        let name = |(at, &op): (usize, &Op)| Some((symbol_name(body, op)?, at));
        let is_declared =
            |at: &usize| body.def(ops[*at]).has(Trait::FunctionOpInterface) && !is_definition(body, ops[*at]);
        Self {
            uses: ops.iter().map(|&op| Uses::of(root, module, op)).collect(),
            positions: ops.iter().enumerate().filter_map(name).collect(),
            is_defined: ops.iter().map(|&op| is_definition(body, op)).collect(),
            declared: (0..ops.len()).filter(is_declared).collect(),
            ops,
        }
    }

    /// The positions of the operations of a shard with these functions: they, what they refer to, and so on.
    fn of_shard(&self, own: &FxHashMap<usize, Box<Body>>) -> BTreeSet<usize> {
        let mut pending: Vec<usize> = own.keys().chain(&self.declared).copied().collect();
        let mut all: BTreeSet<usize> = pending.iter().copied().collect();
        while let Some(at) = pending.pop() {
            // A declaration of a function has nothing but its type.
            if self.is_defined[at] && !own.contains_key(&at) {
                continue;
            }
            for name in &self.uses[at].symbols {
                pending.extend(self.positions.get(name).copied().filter(|&used| all.insert(used)));
            }
        }
        all
    }
}

/// Names of the distinct attributes of a module: that of the first symbol that has one, and its number there. They stay when
/// other symbols change.
fn distinct_names(root: &Root, module: Op, contents: &Contents) -> FxHashMap<Attr, String> {
    let (body, ctx) = (root.body.region_body(module), root.body.ctx());
    let mut names = FxHashMap::default();
    for (&op, uses) in contents.ops.iter().zip(&contents.uses) {
        let symbol = symbol_name(body, op).map(|name| ctx.str(name).into_owned()).unwrap_or_default();
        for (i, &attr) in uses.distincts.iter().enumerate() {
            names.entry(attr).or_insert_with(|| format!("{symbol}:{i}"));
        }
    }
    names
}

/// Gives functions whose bodies are taken out an empty block in their place.
fn write_placeholders(root: &mut Root, module: Op, functions: impl Iterator<Item = Op>) {
    let ctx = root.body.ctx().clone();
    strip_location_of(root, module);
    let body = root.body.region_body_mut(module);
    for op in functions {
        let mut placeholder = Box::new(Body::new(&ctx, 1));
        if let Some(region) = placeholder.root_regions().next() {
            placeholder.append_block(region, &[]);
        }
        body.put_nested_as_is(op, placeholder);
    }
    top_level(body).into_iter().for_each(|op| strip_locations(body, op));
}

/// Removes the location of the module, if it does not matter.
fn strip_location_of(root: &mut Root, module: Op) {
    if !super::uses::keeps_locations(&root.body, module) {
        root.body.set_loc(module, terrace_ir::Loc::UNKNOWN);
    }
}

/// Makes a function a declaration that says no more than callers need.
fn declare(body: &mut Body, op: Op) {
    /// The attributes that lowerings of calls look at.
    const OF_CALLEES: [&str; 1] = ["llvm.bareptr"];
    make_declaration(body, op);
    let ctx = body.ctx().clone();
    let def = body.def(op);
    let is_needed =
        |slot: usize| matches!(def.slot_name(slot), "sym_name" | "function_type" | "sym_visibility");
    let others: Vec<usize> =
        body.slots(op).taken().map(|(slot, _)| slot).filter(|&slot| !is_needed(slot)).collect();
    others.into_iter().for_each(|slot| body.set_slot(op, slot, None));
    let kept = OF_CALLEES.map(|name| (name, body.discardable(op, name)));
    body.set_dict(op, None);
    for (name, attr) in kept {
        if attr.is_some() {
            body.set_discardable(op, ctx.intern(name), attr);
        }
    }
}
