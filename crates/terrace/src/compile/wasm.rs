//! WebAssembly modules.

use super::CompileOptions;
use super::places::CodeError;
use terrace_ir::{Context, Result, Root};
use terrace_llir::{Module, SourcePlace};
use terrace_wasmgen::{Error, Options, module};

impl CodeError for Error {
    fn has_symbol(&self) -> bool {
        self.symbol.is_some()
    }

    fn place(&mut self) -> &mut Option<SourcePlace> {
        &mut self.place
    }
}

impl CompileOptions {
    fn wasm_options(&self) -> Options {
        match self.lowering.index_bitwidth {
            0 => Options::default(),
            index_bits => Options { index_bits, ..Options::default() },
        }
    }

    /// The WebAssembly module of LLVM IR for [`WASM_TARGET`](super::WASM_TARGET).
    ///
    /// # Errors
    /// When a construct has no translation.
    pub fn wasm_of(&self, ctx: &Context, linked: Module) -> Result<Vec<u8>> {
        let options = self.wasm_options();
        self.timed("Machine code", || module(linked, &options)).map_err(|error| error.report(ctx, None))
    }

    /// The WebAssembly module of a module in the llvm dialect.
    pub(super) fn wasm(&self, mut root: Root) -> Result<Vec<u8>> {
        let options = self.wasm_options();
        self.generate(&mut root, |exported| module(exported, &options))
    }
}
