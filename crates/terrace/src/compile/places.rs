//! Code generators report constructs that they have no code for, where these are in the source.

use super::{ANCHOR, CompileOptions};
use terrace_ir::attrs::FileLineColRange;
use terrace_ir::{Context, Loc, Reported, Result, Root, diag};
use terrace_llir::{Module, SourcePlace};
use terrace_llvm::transforms::{DebugScopes, SplitCoroutines};
use terrace_rewrite::pipeline::Pipeline;

/// An error of a code generator.
pub(super) trait CodeError: core::fmt::Display + Sized {
    /// Whether it is about a function or variable.
    fn has_symbol(&self) -> bool;

    /// Where the construct is in the source, if the module has debug information.
    fn place(&mut self) -> &mut Option<SourcePlace>;

    /// Reports the error at its place.
    fn report(mut self, ctx: &Context, note: Option<&str>) -> Reported {
        let loc = match self.place().take() {
            Some(SourcePlace { file, line, column }) => {
                Loc::of_attr(FileLineColRange::get(ctx, ctx.intern(&file), line, column, line, column))
            }
            None => Loc::UNKNOWN,
        };
        let diag = ctx.error(loc, self.to_string());
        match note {
            Some(note) => diag.note(loc, note).emit(),
            None => diag.emit(),
        }
    }
}

impl CompileOptions {
    /// Generates code for a module in the llvm dialect. If that fails and the module has no debug information, it gets some, so
    /// that the error says where the construct is.
    pub(super) fn generate<T, E: CodeError>(
        &self,
        root: &mut Root,
        run: impl Fn(Module) -> core::result::Result<T, E>,
    ) -> Result<T> {
        self.run(Pipeline::of(ANCHOR, [SplitCoroutines::DEF.instance()]), root)?;
        let module = self.export(root)?;
        let mut error = match self.timed("Machine code", || run(module)) {
            Ok(code) => return Ok(code),
            Err(error) => error,
        };
        if error.place().is_some() || !error.has_symbol() {
            return Err(error.report(root.body.ctx(), None));
        }
        // A module may not allow scopes for all locations, which is no mistake of its author.
        let (again, _) = diag::capture(|| {
            self.run(Pipeline::of(ANCHOR, [DebugScopes::DEF.instance()]), root).ok()?;
            self.export(root).ok().and_then(|module| run(module).err())
        });
        Err(again.unwrap_or(error).report(root.body.ctx(), None))
    }
}
