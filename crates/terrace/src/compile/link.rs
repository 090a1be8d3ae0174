//! Several inputs to one module: each is lowered by itself, and they are linked as LLVM IR.

use super::CompileOptions;
use crate::pipeline::{Input, report_unsupported};
use terrace_ir::{Context, Loc, Result};
use terrace_llir::{self as llir, Module};
use terrace_llvmir::parse_text;

impl CompileOptions {
    /// The LLVM IR of one of several inputs, MLIR or LLVM IR; [`CompileOptions::link`] links them.
    ///
    /// # Errors
    /// When the text is not valid, and those of [`CompileOptions::compile`].
    pub fn llvm_module(&self, input: &Input<'_>) -> Result<Module> {
        let name = &input.file.name;
        let mut module = if input.is_llvm_ir() {
            self.timed("Parser", || parse_text(input.ctx, name, input.text()))?
        } else {
            let mut root = self.timed("Parser", || input.read())?;
            self.lower(&mut root)?;
            self.export(&root)?
        };
        // Messages name the file.
        module.id = name.as_bytes().to_vec();
        Ok(module)
    }

    /// The text of a module for [`CompileOptions::llvm_version`].
    ///
    /// # Errors
    /// When the version cannot express something in the module.
    pub fn print(&self, ctx: &Context, mut module: Module) -> Result<Vec<u8>> {
        let report = |error| report_unsupported(ctx, Loc::UNKNOWN, &error);
        module.lower_to(self.llvm_version).map_err(report)?;
        Ok(llir::print_module(&module))
    }

    /// Links modules to one, which is verified.
    ///
    /// # Errors
    /// When two modules define a symbol, or their flags, comdats or arrays of appending linkage do not agree.
    ///
    /// ```
    /// use terrace::compile::CompileOptions;
    /// use terrace::ir::asm::ParseOptions;
    /// use terrace::pipeline::Input;
    ///
    /// let (ctx, options) = (terrace::context(), CompileOptions::default());
    /// let module = |name: &str, text: &str| {
    ///     let file = ctx.sources.add(name, text.into()).unwrap();
    ///     let input =
    ///         Input { ctx: &ctx, file: &file, options: ParseOptions::default(), verify: true, threads: 1 };
    ///     options.llvm_module(&input).unwrap()
    /// };
    /// let f = module("f.mlir", "func.func @f() { return }");
    /// let main = module("main.mlir", "func.func private @f()  func.func @main() { call @f() : () -> ()  return }");
    /// let linked = options.link(&ctx, vec![f, main]).unwrap();
    /// assert!(linked.to_string().contains("define void @f()"));
    /// ```
    pub fn link(&self, ctx: &Context, modules: Vec<Module>) -> Result<Module> {
        let fail = |message: String| ctx.error(Loc::UNKNOWN, message).emit();
        let linked =
            self.timed("Linking", || llir::link(modules)).map_err(|error| fail(error.to_string()))?;
        for warning in linked.warnings {
            ctx.warning(Loc::UNKNOWN, warning).emit();
        }
        if let Err(problems) = llir::verify_module(&linked.module) {
            let problem = problems.first().map(ToString::to_string).unwrap_or_default();
            return Err(fail(format!("the linked module is not valid: {problem}")));
        }
        Ok(linked.module)
    }
}
