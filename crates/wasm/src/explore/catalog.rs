//! Passes, operations and their documentation, for completion and for hovering.

use serde::Serialize;
use terrace::Context;
use terrace::compile::{CompileOptions, Level};
use terrace::ir::decl::doc_text;
use terrace::registry::{PASSES, dialects};
use terrace::rewrite::pass::OptionKind;
use terrace::rewrite::pass::PassDef;

/// The names that pipelines and texts can use.
#[derive(Serialize)]
pub struct Catalog {
    passes: Vec<Pass>,
    operations: Vec<&'static str>,
    /// The passes that `-O1` runs before the lowering.
    optimize: String,
}

#[derive(Serialize)]
struct Pass {
    name: &'static str,
    summary: &'static str,
    options: Vec<PassOption>,
}

#[derive(Serialize)]
struct PassOption {
    name: String,
    documentation: String,
    default: String,
    /// The keywords that it takes; empty if it takes others.
    values: &'static [&'static str],
}

impl Catalog {
    /// Everything that Terrace knows.
    pub fn new() -> Self {
        let level = CompileOptions { level: Level::O1, ..CompileOptions::default() };
        let lowering = CompileOptions::default().pipeline().steps.len();
        let mut optimize = level.pipeline();
        optimize.steps.truncate(optimize.steps.len().saturating_sub(lowering));
        let operations = dialects().flat_map(|dialect| dialect.ops).map(|op| op.name);
        Self {
            passes: PASSES.passes.iter().map(|pass| Pass::of(pass)).collect(),
            operations: operations.collect(),
            optimize: super::text::steps(&optimize),
        }
    }
}

impl Pass {
    fn of(pass: &'static PassDef) -> Self {
        let option = |option: &terrace::rewrite::pass::OptionDef| PassOption {
            name: option.name().into_owned(),
            documentation: doc_text(option.doc),
            default: option.kind.text(&(option.default)()),
            values: match option.kind {
                OptionKind::Bool => &["true", "false"],
                OptionKind::Enum(words) => words,
                _ => &[],
            },
        };
        Self { name: pass.name, summary: pass.summary(), options: pass.options.iter().map(option).collect() }
    }
}

/// The documentation of an operation; empty if there is no such operation.
#[derive(Serialize)]
pub struct Documentation {
    name: String,
    documentation: String,
}

impl Documentation {
    /// Whether there is no such operation, or nothing to say about it.
    pub fn is_empty(&self) -> bool {
        self.documentation.is_empty()
    }

    /// That of the operation of this name.
    pub fn of(ctx: &Context, name: &str) -> Self {
        let documentation = ctx.op(name.as_bytes()).map_or(String::new(), |def| doc_text(def.doc));
        Self { name: name.to_owned(), documentation }
    }
}
