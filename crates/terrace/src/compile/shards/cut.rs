//! Cuts a module into shards.

use super::sweep::SkeletonAndBodies;
use super::uses::{Uses, distincts_in, has_metadata, strip_locations};
use super::{module_with, needs_module, objects, set_distincts, top_level, write};
use crate::compile::{CompileOptions, gpu};
use crate::reduce::{is_definition, make_declaration};
use std::collections::BTreeSet;
use terrace_base::builtin;
use terrace_bytecode::Encoded;
use terrace_ir::asm::attr_to_string;
use terrace_ir::body::clone::Mapping;
use terrace_ir::decl::Trait;
use terrace_ir::symbols::symbol_name;
use terrace_ir::{Attr, Body, Context, Op, Result, Root, Str};
use terrace_llvmir::link_modules;
use terrace_support::{FxHashMap, FxHashSet};

/// A module in files of bytecode.
pub struct Shards {
    /// The lowered module, without bodies of functions.
    pub skeleton: Vec<u8>,
    /// The functions that have bodies, not lowered: one file for each shard that has some.
    pub shards: Vec<Vec<u8>>,
}

/// The form that shards are compiled to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parts {
    /// Lowered functions, which are joined to one LLVM module ([`CompileOptions::join`]).
    Lowered,
    /// Modules of their own ([`CompileOptions::lower_object`]), whose object files a linker joins: each symbol is defined in one of
    /// them, and symbols that others do not see are in the shard of their users.
    Objects,
}

/// The operations of a module's body before it is lowered, in order.
pub struct Contents {
    pub ops: Vec<Op>,
    pub uses: Vec<Uses>,
    pub positions: FxHashMap<Str, usize>,
    /// Whether an operation is a function with a body, which is one of a shard's own, or a declaration there.
    pub is_defined: Vec<bool>,
    /// The declarations of functions, which lowerings look for: all shards have them.
    declared: Vec<usize>,
}

impl CompileOptions {
    /// Cuts a verified module into `n` shards at most; `number` gives a symbol's by its name. Passes before the lowering run
    /// first.
    ///
    /// # Errors
    /// When a pass fails, or something in the module or in the options needs the whole module: the message says what.
    pub fn cut(
        &self,
        mut root: Root,
        parts: Parts,
        n: usize,
        number: &dyn Fn(&[u8]) -> usize,
    ) -> Result<Shards> {
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
        let rows = |uses: &mut dyn Iterator<Item = &Uses>| distinct_rows(&ctx, uses, &names);

        let SkeletonAndBodies { lowered, functions, bodies, .. } = self.sweep_module(&mut root, module)?;
        let mut skeleton = lowered;
        set_distincts(&mut skeleton, module, &rows(&mut contents.uses.iter()));
        write_placeholders(&mut skeleton, module, functions.iter().map(|&(op, _)| op));
        let linkages = objects::linkages(skeleton.body.region_body(module));
        let skeleton = write(&skeleton, module)?;

        let homes = match parts {
            Parts::Lowered => contents.names(&root, module),
            Parts::Objects => contents.clusters(&root, module, &linkages),
        };
        let homes: Vec<usize> = homes
            .into_iter()
            .map(|name| number(name.map_or(&b""[..], |name| ctx.bytes(name))) % n.max(1))
            .collect();
        let mut own: Vec<FxHashMap<usize, Box<Body>>> = (0..n.max(1)).map(|_| FxHashMap::default()).collect();
        for ((_, name), body) in functions.into_iter().zip(bodies) {
            if let Some(&at) = contents.positions.get(&name) {
                own[homes[at]].insert(at, body);
            }
        }
        let number_of_rest = number(b"") % n.max(1);
        let has_assembly = parts == Parts::Objects && objects::has_assembly(&root, module);
        let mut shards = Vec::new();
        let Some(inner) = root.body.take_nested_as_is(module) else { return Ok(Shards { skeleton, shards }) };
        strip_location_of(&mut root, module);
        for (number, mut own) in own.into_iter().enumerate() {
            let whole: Vec<usize> = match parts {
                Parts::Lowered => Vec::new(),
                Parts::Objects => contents.whole_in(&inner, number, &homes),
            };
            let has_own = !own.is_empty() || whole.iter().any(|&at| homes[at] == number);
            let has_rest = has_assembly && number == number_of_rest;
            if !(has_own || has_rest) {
                continue;
            }
            let rows = rows(&mut own.keys().map(|&at| &contents.uses[at]));
            let places = contents.of_shard(&own, &whole);
            let is_foreign = |at: &&usize| !contents.is_defined[**at] && homes[**at] != number;
            let foreign: Vec<Str> = match parts {
                Parts::Lowered => Vec::new(),
                Parts::Objects => places
                    .iter()
                    .filter(is_foreign)
                    .filter_map(|&at| symbol_name(&inner, contents.ops[at]))
                    .collect(),
            };
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
            set_distincts(&mut shard, module, &rows);
            if parts == Parts::Objects {
                objects::set_foreign(&mut shard, module, &foreign, number == number_of_rest);
            }
            shards.push(write(&shard, module)?);
        }
        Ok(Shards { skeleton, shards })
    }
}

impl Contents {
    fn of(root: &Root, module: Op) -> Self {
        let body = root.body.region_body(module);
        let ops = top_level(body);
        let encoded = Encoded::of(body.ctx());
        let name = |(at, &op): (usize, &Op)| Some((symbol_name(body, op)?, at));
        let is_declared =
            |at: &usize| body.def(ops[*at]).has(Trait::FunctionOpInterface) && !is_definition(body, ops[*at]);
        Self {
            uses: ops.iter().map(|&op| Uses::of(root, module, op, &encoded)).collect(),
            positions: ops.iter().enumerate().filter_map(name).collect(),
            is_defined: ops.iter().map(|&op| is_definition(body, op)).collect(),
            declared: (0..ops.len()).filter(is_declared).collect(),
            ops,
        }
    }

    /// The names of the operations.
    fn names(&self, root: &Root, module: Op) -> Vec<Option<Str>> {
        let body = root.body.region_body(module);
        self.ops.iter().map(|&op| symbol_name(body, op)).collect()
    }

    /// The positions of the operations of a shard with these functions and others: they, what they refer to, and so on.
    fn of_shard(&self, own: &FxHashMap<usize, Box<Body>>, others: &[usize]) -> BTreeSet<usize> {
        let mut pending: Vec<usize> = own.keys().chain(&self.declared).chain(others).copied().collect();
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

/// The distinct attributes, and attributes of text with distinct ones, with the names of those inside.
fn distinct_rows(
    ctx: &Context,
    uses: &mut dyn Iterator<Item = &Uses>,
    names: &FxHashMap<Attr, String>,
) -> Vec<(Attr, Vec<String>)> {
    let attrs: FxHashSet<Attr> =
        uses.flat_map(|uses| uses.distincts.iter().chain(&uses.texts).copied()).collect();
    let row = |attr: Attr| {
        let inside = distincts_in(ctx, attr).into_iter();
        (attr, inside.filter_map(|attr| names.get(&attr).cloned()).collect::<Vec<String>>())
    };
    let mut rows: Vec<_> = attrs.into_iter().map(row).collect();
    rows.sort_by_cached_key(|(attr, names)| (names.clone(), attr_to_string(ctx, *attr)));
    rows
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
    if !has_metadata(root.body.ctx(), root.body.loc(module)) {
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
