//! Compilations in shards: a module is cut into files that are lowered apart, by other processes or on other machines, and the
//! results are joined to what one process would make of the module.
//!
//! [`CompileOptions::cut`] writes the shards, and the lowered module without bodies of functions: the skeleton.
//! [`CompileOptions::lower_shard`] lowers one shard to a part, whose functions [`CompileOptions::join`] puts into the skeleton.
//! All of them are MLIR bytecode.
//!
//! A shard has some functions and what they refer to, other functions as declarations. Nothing in it depends on other functions
//! but the types of those that are called, so an edit of a function changes one shard.
//!
//! Reading order: `uses` (what an operation refers to), `sweep` (the lowering of a module whose bodies are taken out), `cut`,
//! `part`, `join`, `objects` (shards that become object files).

mod cut;
mod join;
mod objects;
mod part;
mod sweep;
mod uses;

pub use cut::{Parts, Shards};

use terrace_bytecode::WriteOptions;
use terrace_ir::attrs::{ArrayAttr, StringAttr};
use terrace_ir::symbols::symbol_name;
use terrace_ir::{Attr, Body, Context, Loc, Op, Reported, Result, Root, Str};

/// The attribute of shards, parts and skeletons that names the distinct attributes which they share.
const DISTINCT: &str = "terrace.distinct";
/// The attribute of parts that says which functions first requested the declarations, in order.
const REQUESTS: &str = "terrace.requests";

/// Reports a module that only one process can compile.
fn needs_module(ctx: &Context, loc: Loc, why: &str) -> Reported {
    let report = ctx.error(loc, format!("the module cannot be compiled in shards: {why}"));
    report.note(loc, "compile it without shards, in one process").emit()
}

/// Reports a part or a skeleton that cannot be joined.
fn unfit(ctx: &Context, why: &str) -> Reported {
    let report = ctx.error(Loc::UNKNOWN, format!("the parts do not belong together: {why}"));
    report.note(Loc::UNKNOWN, "make them again from one plan, with the same program and flags").emit()
}

/// The `builtin.module` of a file.
fn module_of(ctx: &Context, root: &Root) -> Result<Op> {
    let module = root.op().filter(|&op| root.body.is::<terrace_base::builtin::Module>(op));
    module.ok_or_else(|| unfit(ctx, "a file is no module"))
}

/// The operations of a module's body.
fn top_level(body: &Body) -> Vec<Op> {
    body.root_block().into_iter().flat_map(|block| body.ops(block)).collect()
}

/// A module with the attributes of another one and these operations.
fn module_with(root: &Root, module: Op, fill: impl FnOnce(&mut Body)) -> Root {
    let mut made = Root { body: root.body.deep_clone() };
    let mut body = Box::new(Body::new(root.body.ctx(), 1));
    if let Some(region) = body.root_regions().next() {
        body.append_block(region, &[]);
    }
    fill(&mut body);
    made.body.put_nested_as_is(module, body);
    made
}

/// The module as bytecode.
fn write(root: &Root, module: Op) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    terrace_bytecode::write(root.scope().at(module), &WriteOptions::default(), &mut out)?;
    Ok(out)
}

/// Notes the distinct attributes of a file, which get new identities when it is read: attributes, each with the names of the
/// distinct ones inside.
fn set_distincts(root: &mut Root, module: Op, rows: &[(Attr, Vec<String>)]) {
    if rows.is_empty() {
        return;
    }
    let ctx = root.body.ctx().clone();
    let row = |(attr, names): &(Attr, Vec<String>)| {
        let names = names.iter().map(|name| StringAttr::of(&ctx, name));
        ArrayAttr::get(&ctx, &[*attr].into_iter().chain(names).collect::<Vec<Attr>>())
    };
    let rows: Vec<Attr> = rows.iter().map(row).collect();
    root.body.set_discardable(module, ctx.intern(DISTINCT), Some(ArrayAttr::get(&ctx, &rows)));
}

/// The distinct attributes that [`set_distincts`] noted, with their names.
fn distincts(root: &Root, module: Op) -> Vec<(Str, Attr)> {
    let ctx = root.body.ctx();
    let rows = root.body.discardable(module, DISTINCT).and_then(|attr| attr.as_array(ctx)).unwrap_or(&[]);
    let mut found = Vec::new();
    for row in rows.iter().filter_map(|row| row.as_array(ctx)) {
        if let [attr, names @ ..] = row {
            let names = names.iter().filter_map(|name| name.as_str(ctx));
            found.extend(names.zip(uses::distincts_in(ctx, *attr)));
        }
    }
    found
}

/// The name of a symbol in messages.
fn shown(ctx: &Context, name: Str) -> String {
    format!("'@{}'", ctx.str(name))
}

/// The name of a function, which it must have.
fn name_of(body: &Body, op: Op) -> Result<Str> {
    let nameless = || needs_module(body.ctx(), body.loc(op), "a function has no name");
    symbol_name(body, op).ok_or_else(nameless)
}
