//! Machine code by Terrace's code generator: object files, and code in memory.

use super::{ANCHOR, CompileOptions};
use std::path::PathBuf;
use terrace_codegen::{Error, Jit, JitOptions, OptLevel, Place, object};
use terrace_ir::attrs::FileLineColRange;
use terrace_ir::{Context, Loc, Reported, Result, Root, diag};
use terrace_llir::Module;
use terrace_llvm::transforms::DebugScopes;
use terrace_llvmir::export;
use terrace_rewrite::pipeline::Pipeline;

impl CompileOptions {
    /// Compiles a module, which is valid and is lowered for it, to machine code in memory. `libraries` are shared libraries
    /// that have functions which the module declares.
    ///
    /// # Safety
    /// The module and the libraries must be sound to run, as [`Jit::new`] says.
    ///
    /// # Errors
    /// Those of [`CompileOptions::compile`].
    #[allow(unsafe_code, reason = "the caller promises that the module is sound to run")]
    pub unsafe fn jit(&self, root: &mut Root, libraries: Vec<PathBuf>) -> Result<Jit> {
        self.lower(root)?;
        let options = JitOptions { level: self.opt_level(), libraries };
        // SAFETY: as the caller promises.
        self.generate(root, |module| unsafe { Jit::new(module, &options) })
    }

    /// An object file of LLVM IR.
    ///
    /// # Errors
    /// When a construct has no machine code.
    pub fn object_of(&self, ctx: &Context, module: &Module) -> Result<Vec<u8>> {
        self.timed("Machine code", || object(module, self.opt_level()))
            .map_err(|error| report_error(ctx, error, None))
    }

    /// The object file of a module in the llvm dialect.
    pub(super) fn object(&self, mut root: Root) -> Result<Vec<u8>> {
        self.generate(&mut root, |module| object(module, self.opt_level()))
    }

    fn opt_level(&self) -> OptLevel {
        if self.optimize_code { OptLevel::Speed } else { OptLevel::None }
    }

    /// Generates code for a module in the llvm dialect. If that fails and the module has no debug information, it gets some, so
    /// that the error says where the construct is.
    fn generate<T>(
        &self,
        root: &mut Root,
        run: impl Fn(&Module) -> core::result::Result<T, Error>,
    ) -> Result<T> {
        let options = self.export_options();
        let module = self.timed("Translation", || export(root, &options))?;
        let error = match self.timed("Machine code", || run(&module)) {
            Ok(code) => return Ok(code),
            Err(error) => error,
        };
        if error.place.is_some() || error.symbol.is_none() {
            return Err(report_error(root.body.ctx(), error, None));
        }
        // A module may not allow scopes for all locations, which is no mistake of its author.
        let (again, _) = diag::capture(|| {
            self.run(Pipeline::of(ANCHOR, [DebugScopes::DEF.instance()]), root).ok()?;
            export(root, &options).ok().and_then(|module| run(&module).err())
        });
        Err(report_error(root.body.ctx(), again.unwrap_or(error), None))
    }
}

/// Reports an error of the code generator at the source of the construct, if that is known.
pub fn report_error(ctx: &Context, mut error: Error, note: Option<&str>) -> Reported {
    let loc = match error.place.take() {
        Some(Place { file, line, column }) => {
            let file = ctx.intern(&file);
            Loc::of_attr(FileLineColRange::get(ctx, file, line, column, line, column))
        }
        None => Loc::UNKNOWN,
    };
    let diag = ctx.error(loc, error.to_string());
    match note {
        Some(note) => diag.note(loc, note).emit(),
        None => diag.emit(),
    }
}
