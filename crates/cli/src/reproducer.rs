//! Reproducers: IR together with the pipeline to run on it.

use crate::files::Output;
use crate::session::Chunk;
use parking_lot::Mutex;
use std::sync::Arc;
use terrace::ir::asm::print_root;
use terrace::ir::body::OpRef;
use terrace::ir::context::ExternalResource;
use terrace::ir::{Context, Result, Root};
use terrace::rewrite::instrument::Instrumentation;
use terrace::rewrite::manager::PassManager;
use terrace::rewrite::pass::PassInstance;
use terrace::rewrite::pipeline::{Pipeline, Step};

/// The settings of a reproducer.
#[derive(Clone, Debug, Default)]
pub struct Reproducer {
    /// The pipeline to run.
    pub pipeline: Option<String>,
    /// Use one thread.
    pub disable_threading: bool,
    /// Verify after each pass.
    pub verify_each: bool,
}

const OWNER: &str = "mlir_reproducer";

impl Reproducer {
    /// Takes the settings from the input's metadata.
    pub fn read(&mut self, ctx: &Context) {
        for (key, value) in ctx.take_external_resource(ctx.intern(OWNER)).unwrap_or_default() {
            match (&*ctx.str(key), value) {
                ("pipeline", ExternalResource::String(text)) => {
                    self.pipeline = Some(ctx.str(text).into_owned())
                }
                ("disable_threading", ExternalResource::Bool(on)) => self.disable_threading |= on,
                ("verify_each", ExternalResource::Bool(on)) => self.verify_each = on,
                _ => {}
            }
        }
    }

    /// The text of a tree with the pipeline in its metadata.
    fn text(&self, chunk: &Chunk<'_>, root: &Root) -> Vec<u8> {
        let ctx = &chunk.ctx;
        let owner = ctx.intern(OWNER);
        let before = ctx.take_external_resource(owner);
        let pipeline = ExternalResource::String(ctx.intern(self.pipeline.as_deref().unwrap_or("")));
        ctx.add_external_resource(owner, ctx.intern("pipeline"), pipeline);
        for (key, on) in [("disable_threading", self.disable_threading), ("verify_each", self.verify_each)] {
            ctx.add_external_resource(owner, ctx.intern(key), ExternalResource::Bool(on));
        }
        let mut text = Vec::new();
        print_root(root, &chunk.session.print, &mut text);
        // Unlike the output of a tool, the text does not end with a line break.
        text.pop();
        ctx.take_external_resource(owner);
        for (key, value) in before.into_iter().flatten() {
            ctx.add_external_resource(owner, key, value);
        }
        text
    }
}

/// Writes a reproducer to a file.
pub fn write(chunk: &Chunk<'_>, root: &Root, repro: &Reproducer, path: &str) -> Result {
    store(chunk, root, path, &repro.text(chunk, root))
}

fn store(chunk: &Chunk<'_>, root: &Root, path: &str, text: &[u8]) -> Result {
    let written = Output::open(path).and_then(|output| output.commit(text, &mut std::io::sink()));
    written.map_err(|message| {
        let loc = root.op().map_or(terrace::ir::Loc::UNKNOWN, |op| root.body.loc(op));
        chunk.ctx.error(loc, message.trim_end()).emit()
    })
}

/// Runs a pipeline. If it fails, writes a reproducer of the pipeline and its input.
pub fn run(
    chunk: &Chunk<'_>,
    manager: &mut PassManager,
    root: &mut Root,
    repro: &Reproducer,
    path: &str,
    local: bool,
) -> Result {
    let running = Arc::new(Mutex::new(Vec::new()));
    manager.instrumentation.push(Box::new(RunningPasses(running.clone())));
    let begin = Reproducer { pipeline: Some(crash_text(&manager.pipeline)), ..repro.clone() };
    let begin = begin.text(chunk, root);
    let result = manager.run(root);
    let Err(reported) = result else { return Ok(()) };
    let running = core::mem::take(&mut *running.lock());
    let loc = root.op().map_or(terrace::ir::Loc::UNKNOWN, |op| root.body.loc(op));
    store(chunk, root, path, &begin)?;
    let names: Vec<String> =
        running.iter().map(|(pass, op)| format!("`{pass}` on '{op}' operation")).collect();
    let names = if local { names.join(", ") } else { format!("[{}]", names.join(", ")) };
    let _ = chunk
        .ctx
        .error(loc, "Failures have been detected while processing an MLIR pass pipeline")
        .note(loc, format!("Pipeline failed while executing {names}: reproducer generated at `{path}`"))
        .emit();
    Err(reported)
}

/// The text of a pipeline with blanks after its outermost commas.
fn crash_text(pipeline: &Pipeline) -> String {
    let steps: Vec<String> = pipeline.steps.iter().map(Step::text).collect();
    format!("{}({})", pipeline.anchor_name(), steps.join(", "))
}

/// The running passes, by class and name of the operation, innermost last.
struct RunningPasses(Arc<Mutex<Vec<(&'static str, String)>>>);

impl Instrumentation for RunningPasses {
    fn before_pass(&self, pass: &PassInstance, op: OpRef<'_>) {
        self.0.lock().push((pass.def.class, op.def().name.to_owned()));
    }

    fn after_pass(&self, _: &PassInstance, _: OpRef<'_>) {
        self.0.lock().pop();
    }
}
