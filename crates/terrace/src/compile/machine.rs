//! Machine code by Terrace's code generator: object files, and code in memory.

use super::CompileOptions;
use super::places::CodeError;
use std::path::PathBuf;
use terrace_codegen::{Error, Jit, JitOptions, OptLevel, object};
use terrace_ir::{Context, Reported, Result, Root};
use terrace_llir::{Module, SourcePlace};

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
        // SAFETY: as the caller promises.
        self.jit_by(root, libraries, |module, options| unsafe { Jit::new(&module, options) })
    }

    /// Compiles a module as [`CompileOptions::jit`] does, for callers that learn the types of its functions only at run time
    /// ([`Jit::slot_function`]).
    ///
    /// # Safety
    /// The module and the libraries must be sound to run, as [`Jit::new`] says.
    ///
    /// # Errors
    /// Those of [`CompileOptions::compile`].
    #[allow(unsafe_code, reason = "the caller promises that the module is sound to run")]
    pub unsafe fn jit_with_slots(&self, root: &mut Root, libraries: Vec<PathBuf>) -> Result<Jit> {
        // SAFETY: as the caller promises.
        self.jit_by(root, libraries, |module, options| unsafe { Jit::with_slots(module, options) })
    }

    fn jit_by(
        &self,
        root: &mut Root,
        libraries: Vec<PathBuf>,
        make: impl Fn(Module, &JitOptions) -> core::result::Result<Jit, Error>,
    ) -> Result<Jit> {
        self.lower(root)?;
        let options = JitOptions { level: self.opt_level(), libraries };
        self.generate(root, |module| make(module, &options))
    }

    /// An object file of LLVM IR.
    ///
    /// # Errors
    /// When a construct has no machine code.
    pub fn object_of(&self, ctx: &Context, module: &Module) -> Result<Vec<u8>> {
        self.timed("Machine code", || object(module, self.opt_level()))
            .map_err(|error| report_error(ctx, error, None))
    }

    /// The object file of a module in the llvm dialect, whose coroutines are split.
    ///
    /// # Errors
    /// When something in the module has no translation or no machine code, at its place in the source.
    pub fn object(&self, root: &mut Root) -> Result<Vec<u8>> {
        self.generate(root, |module| object(&module, self.opt_level()))
    }

    fn opt_level(&self) -> OptLevel {
        if self.optimize_code { OptLevel::Speed } else { OptLevel::None }
    }
}

impl CodeError for Error {
    fn has_symbol(&self) -> bool {
        self.symbol.is_some()
    }

    fn place(&mut self) -> &mut Option<SourcePlace> {
        &mut self.place
    }
}

/// Reports an error of the code generator at the source of the construct, if that is known.
pub fn report_error(ctx: &Context, error: Error, note: Option<&str>) -> Reported {
    error.report(ctx, note)
}
