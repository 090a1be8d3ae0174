//! A compiler as a crate of its own: a dialect for angles, passes on it, and its lowering to LLVM IR.
//!
//! The crate depends on `terrace` alone. Reading order: [`dialect`] (declarations), [`syntax`] (custom syntax), [`passes`],
//! [`lower`]. CONTRIBUTING.md walks through the same files.

pub mod dialect;
pub mod lower;
pub mod passes;
pub mod syntax;

use terrace::prelude::*;

/// A context that knows all dialects of Terrace and this one.
pub fn context() -> Context {
    let ctx = terrace::registry::context();
    ctx.register_dialect(&dialect::ANGLE);
    terrace::lower::common::register(&lower::LOWERING);
    ctx
}

/// Parses and verifies a module.
pub fn parse(ctx: &Context, name: &str, text: &str) -> Result<Root> {
    let Some(file) = ctx.sources.add(name, text.as_bytes().to_vec()) else {
        return Err(ctx.error(Loc::UNKNOWN, format!("'{name}' is too long")).emit());
    };
    let root = parse_source(ctx, &file, ParseOptions::default())?;
    verify(&root)?;
    Ok(root)
}

/// Runs a pipeline, such as `builtin.module(merge-rotations,cse)`, of Terrace's passes and those of this crate.
pub fn run_pipeline(root: &mut Root, text: &str) -> Result {
    let mut passes = [terrace::registry::PASSES.passes, passes::ALL].concat();
    passes.sort_unstable_by_key(|pass| pass.name);
    let registry = pipeline::Registry { passes: &passes, unsupported: "" };
    let pipeline = Pipeline::parse(&registry, text)
        .map_err(|error| root.body.ctx().error(Loc::UNKNOWN, error.message).emit())?;
    PassManager::new(pipeline, None).run(root)
}
