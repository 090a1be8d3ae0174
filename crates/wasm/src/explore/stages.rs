//! A compilation, stage by stage.

use super::origins::{Mark, Origins, Places, marks, print};
use super::{Diagnostics, parse_bodies, shadow, text};
use serde::Serialize;
use std::sync::Arc;
use terrace::compile::{CompileOptions, Emit, Product};
use terrace::ir::asm::{ParseOptions, trace_skeleton};
use terrace::ir::body::OpRef;
use terrace::ir::diag::capture;
use terrace::ir::loc::SourceFile;
use terrace::ir::verify::{VerifyOptions, verify_op};
use terrace::ir::{Context, Result, Root};
use terrace::llvmir::{ImportOptions, import_text};
use terrace::pipeline::{Input, add_source};
use terrace::registry::PASSES;
use terrace::rewrite::manager::PassManager;
use terrace::rewrite::pipeline::{Pipeline, Step};
use terrace::{Details, Severity};

/// The greatest number of errors in a text that are listed.
const MAX_ERRORS: usize = 100;

/// The stages of a compilation up to the first error.
#[derive(Serialize)]
pub struct Stages {
    stages: Vec<Stage>,
    diagnostics: Diagnostics,
}

/// A module at one time of a compilation.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Stage {
    kind: Kind,
    title: String,
    /// The command that prints it.
    command: String,
    /// The text; `None` for the input, and if it is that of the stage before.
    text: Option<String>,
    /// Where its operations are, and what they come from; those of the stage before if it has the same text.
    marks: Option<Vec<Mark>>,
}

#[derive(Serialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Input,
    Pass,
    LlvmDialect,
    LlvmIr,
    /// The LLVM IR in the llvm dialect again.
    Import,
}

/// A compilation that goes on.
struct Compilation<'a> {
    ctx: &'a Context,
    file: &'a Arc<SourceFile>,
    origins: Origins,
    stages: Vec<Stage>,
    /// The text of the last stage of MLIR.
    last: String,
}

impl Stages {
    /// Compiles a text.
    pub fn of(name: &str, text: &str, passes: &str, import_back: bool) -> Self {
        let ctx = terrace::context();
        terrace::hints::enable(&ctx, true);
        let (file, diagnostics) = Details::collect(&ctx, || add_source(&ctx, name, text.as_bytes().to_vec()));
        let Some(file) = file else {
            return Self { stages: Vec::new(), diagnostics: Diagnostics(diagnostics) };
        };
        let mut compilation = Compilation {
            ctx: &ctx,
            file: &file,
            origins: Origins::new(&ctx),
            stages: Vec::new(),
            last: String::new(),
        };
        let (_, mut diagnostics) = Details::collect(&ctx, || compilation.run(passes, import_back));
        if compilation.stages.is_empty() && diagnostics.iter().any(|one| one.severity == Severity::Error) {
            let all = compilation.all_errors();
            if all.len() > diagnostics.len() {
                diagnostics = all;
            }
        }
        Self { stages: compilation.stages, diagnostics: Diagnostics(diagnostics) }
    }
}

impl Compilation<'_> {
    fn run(&mut self, passes: &str, import_back: bool) -> Result {
        let Self { ctx, file, .. } = *self;
        let options = ParseOptions::default();
        let input = Input { ctx, file, options, verify: true, threads: 1 };
        let mut root = input.read_any()?;
        let is_llvm_ir = input.is_llvm_ir();
        let marks = if is_llvm_ir { Vec::new() } else { self.input_marks(&root) };
        self.add(Kind::Input, "input", text::opt_command(&file.name, is_llvm_ir, &[]), None, Some(marks));
        let pipeline = terrace::parse_passes(ctx, &PASSES, passes)?;
        let mut done = Vec::new();
        for step in single_passes(&pipeline) {
            let (title, passes) = (title(&step), text::steps(&step));
            run(step, &mut root)?;
            done.push(passes);
            let command = text::opt_command(&file.name, is_llvm_ir, &done);
            self.add_module(Kind::Pass, &title, command, &root);
        }
        let driver = CompileOptions { emit: Emit::LlvmDialect, ..CompileOptions::default() };
        let Product::Module(root) = driver.compile(root)?.product else { return Ok(()) };
        let command = text::compile_command(&file.name, &done, "llvm-dialect");
        let places = self.add_module(Kind::LlvmDialect, "llvm dialect", command, &root);
        let lines = shadow::Lines::new(&root, &places, &mut self.origins);
        let copy = Root { body: root.body.deep_clone() };
        let llvm_ir = CompileOptions::default().compile(copy)?.product.into_bytes();
        let shadow = shadow::Shadow::of(root, &lines);
        let marks = shadow.as_ref().map(|shadow| shadow.marks(&llvm_ir, &lines));
        let command = text::compile_command(&file.name, &done, "ll");
        let llvm_ir_text = String::from_utf8_lossy(&llvm_ir).into_owned();
        self.add(
            Kind::LlvmIr,
            "LLVM IR",
            command.clone(),
            Some(llvm_ir_text),
            Some(marks.unwrap_or_default()),
        );
        if import_back {
            let imported = import_text(ctx, "output.ll", &llvm_ir, ImportOptions::default(), &|_| {})?;
            let (text, places) = print(&imported);
            let marks = shadow.and_then(|shadow| shadow.import_marks(&imported, &places, &lines));
            let command = format!("{command} | terrace translate --import-llvm");
            self.add(Kind::Import, "imported again", command, Some(text), Some(marks.unwrap_or_default()));
        }
        Ok(())
    }

    fn add(
        &mut self,
        kind: Kind,
        title: &str,
        command: String,
        text: Option<String>,
        marks: Option<Vec<Mark>>,
    ) {
        self.stages.push(Stage { kind, title: title.to_owned(), command, text, marks });
    }

    /// Adds a stage of MLIR. Returns where its operations are.
    fn add_module(&mut self, kind: Kind, title: &str, command: String, root: &Root) -> Places {
        let (text, places) = print(root);
        if self.last == text {
            self.add(kind, title, command, None, None);
        } else {
            let marks = marks(root, &places, &mut self.origins);
            self.last.clone_from(&text);
            self.add(kind, title, command, Some(text), Some(marks));
        }
        places
    }

    /// The marks of the input, whose operations are where the parser found them, whatever `loc(...)` says.
    fn input_marks(&mut self, root: &Root) -> Vec<Mark> {
        let mut marks = Vec::new();
        let Some(module) = root.op() else { return marks };
        let mut locs = Vec::new();
        root.scope().at(module).walk(&mut |op| locs.push(op.loc()));
        let ctx = terrace::context();
        let Some(file) = ctx.sources.add(&self.file.name, self.file.text.to_vec()) else { return marks };
        trace_skeleton(&ctx, &file, ParseOptions::default(), |mut root, skeleton, _, _| {
            parse_bodies(&mut root, skeleton);
            if let Some(module) = root.op() {
                let mut locs = locs.iter();
                root.scope().at(module).walk(&mut |op| {
                    let at = op.loc().pos().and_then(|pos| ctx.sources.resolve(pos));
                    if let (Some(&loc), Some((_, line, column))) = (locs.next(), at) {
                        marks.push(self.origins.mark((line, column), loc));
                    }
                });
            }
        });
        marks
    }

    /// All errors of a text with an error, as far as the parser gets behind each.
    fn all_errors(&self) -> Vec<Details> {
        let ctx = terrace::context();
        terrace::hints::enable(&ctx, true);
        let text = self.file.text.to_vec();
        let Some(file) = ctx.sources.add(&self.file.name, text) else { return Vec::new() };
        let input =
            Input { ctx: &ctx, file: &file, options: ParseOptions::default(), verify: true, threads: 1 };
        if input.is_llvm_ir() {
            return Vec::new();
        }
        trace_skeleton(&ctx, &file, ParseOptions::default(), |mut root, skeleton, _, mut all| {
            all.extend(parse_bodies(&mut root, skeleton));
            all.sort_by_key(|one| one.loc.pos());
            all.truncate(MAX_ERRORS);
            let detail = |mut one| {
                ctx.advise(&mut one);
                Details::of(&ctx, &one)
            };
            all.into_iter().map(detail).collect()
        })
    }
}

/// A pipeline for each pass of a pipeline, in the order in which they run on an operation.
fn single_passes(pipeline: &Pipeline) -> Vec<Pipeline> {
    let around = |steps| Pipeline { anchor: pipeline.anchor.clone(), steps };
    let single = |step: &Step| match step {
        Step::Pass(pass) => vec![around(vec![Step::Pass(pass.clone())])],
        Step::Nested(pipelines) => {
            let inner = pipelines.iter().flat_map(single_passes);
            inner.map(|inner| around(vec![Step::Nested(vec![inner])])).collect()
        }
    };
    pipeline.steps.iter().flat_map(single).collect()
}

/// The name of the only pass of a pipeline.
fn title(pipeline: &Pipeline) -> String {
    match pipeline.steps.first() {
        Some(Step::Pass(pass)) => pass.def.name.to_owned(),
        Some(Step::Nested(inner)) => inner.first().map_or(String::new(), title),
        None => String::new(),
    }
}

/// Runs passes and verifies the module after them.
pub fn run(pipeline: Pipeline, root: &mut Root) -> Result {
    let verifier = |op: OpRef<'_>, threads| verify_op(op, VerifyOptions { threads });
    PassManager::new(pipeline, Some(verifier)).run(root)
}

/// Runs a step whose messages are of no interest.
pub fn silently<T>(step: impl FnOnce() -> Result<T>) -> Option<T> {
    capture(step).0.ok()
}
