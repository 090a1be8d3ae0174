//! A module, from text or builders to passes and LLVM IR.

use crate::Error;
use crate::compile::CompileOptions;
use crate::pipeline::{Input, add_source};
use crate::registry::Registry;
use core::result::Result;
use std::path::Path;
use terrace_base::{builtin, func};
use terrace_bytecode::WriteOptions;
use terrace_ir::asm::{ParseOptions, PrintOptions, print_root};
use terrace_ir::body::OpRef;
use terrace_ir::decl::Trait;
use terrace_ir::symbols::{Symbol, symbol_name};
use terrace_ir::types::FunctionType;
use terrace_ir::{Builder, Context, Loc, Root, Type, Value, verify};

/// A `builtin.module` with everything in it.
///
/// Each step that can fail returns the diagnostics as an [`Error`].
///
/// ```
/// let ctx = terrace::context();
/// let text = "func.func @one() -> i32 { %c = arith.constant 1 : i32  return %c : i32 }";
/// let mut module = terrace::Module::parse(&ctx, "one.mlir", text)?;
/// module.run("canonicalize,cse")?;
/// assert!(module.to_llvm_ir()?.contains("define i32 @one()"));
/// # Ok::<(), terrace::Error>(())
/// ```
pub struct Module {
    root: Root,
    threads: usize,
}

impl Module {
    /// An empty module.
    pub fn new(ctx: &Context) -> Self {
        let mut root = Root::new(ctx);
        let block = root.block();
        builtin::Module::create(&mut Builder::at_end(&mut root.body, block, Loc::UNKNOWN));
        Self { root, threads: 1 }
    }

    /// Parses and verifies the text of a module, or reads MLIR bytecode. `name` is the file's name in locations and
    /// diagnostics. Operations that are not in a module get one around them.
    ///
    /// # Errors
    /// If the text is no valid module, or if the context's texts take more than 3 GB together.
    pub fn parse(ctx: &Context, name: &str, text: impl Into<Vec<u8>>) -> Result<Self, Error> {
        Error::collect(ctx, || {
            let file = add_source(ctx, name, text.into())?;
            let options = ParseOptions::default();
            let root = Input { ctx, file: &file, options, verify: true, threads: 1 }.read()?;
            Ok(Self { root, threads: 1 })
        })
    }

    /// Reads and verifies a file ([`Module::parse`]).
    ///
    /// # Errors
    /// If the file cannot be read, and those of [`Module::parse`].
    pub fn read(ctx: &Context, path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = path.as_ref();
        let name = path.to_string_lossy();
        match std::fs::read(path) {
            Ok(text) => Self::parse(ctx, &name, text),
            Err(error) => Error::collect(ctx, || {
                Err(ctx.error(Loc::UNKNOWN, format!("cannot read '{name}': {error}")).emit())
            }),
        }
    }

    /// Sets the greatest number of threads that later steps use; 1 unless set. Results do not depend on it.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads: threads.max(1), ..self }
    }

    /// The context.
    pub fn ctx(&self) -> &Context {
        self.root.body.ctx()
    }

    /// The tree, to read it with everything that [`crate::ir`] offers.
    pub fn root(&self) -> &Root {
        &self.root
    }

    /// Edits the tree with what [`crate::ir`], [`crate::rewrite`] and [`crate::conversions`] offer, and returns their diagnostics
    /// as an [`Error`]. Nothing is verified afterwards.
    ///
    /// # Errors
    /// If `step` fails.
    pub fn edit<T>(&mut self, step: impl FnOnce(&mut Root) -> terrace_ir::Result<T>) -> Result<T, Error> {
        let ctx = self.ctx().clone();
        Error::collect(&ctx, || step(&mut self.root))
    }

    /// Verifies the module.
    ///
    /// # Errors
    /// If an operation is invalid.
    pub fn verify(&self) -> Result<(), Error> {
        Error::collect(self.ctx(), || verify::verify(&self.root))
    }

    /// Runs passes of Terrace: `canonicalize,func.func(cse)` or `builtin.module(canonicalize,func.func(cse))`. The module
    /// is verified after each.
    ///
    /// # Errors
    /// If the text names no pass, or if a pass fails or leaves invalid operations: the module is no longer usable then.
    pub fn run(&mut self, passes: &str) -> Result<(), Error> {
        self.run_with(&Registry::all(), passes)
    }

    /// Runs passes as [`Module::run`] does, of a registry.
    ///
    /// # Errors
    /// Those of [`Module::run`].
    pub fn run_with(&mut self, registry: &Registry, passes: &str) -> Result<(), Error> {
        let threads = self.threads;
        self.edit(|root| {
            let pipeline = crate::parse_passes(root.body.ctx(), &registry.pipelines(), passes)?;
            crate::run_passes(root, pipeline, threads)
        })
    }

    /// Lowers everything in the module to the llvm dialect.
    ///
    /// # Errors
    /// If something has no lowering: every such operation is reported with the reason, and the module is no longer usable.
    pub fn lower_to_llvm(&mut self) -> Result<(), Error> {
        let threads = self.threads;
        self.edit(|root| crate::lower_to_llvm(root, threads))
    }

    /// The LLVM IR of the module, which is lowered for it ([`CompileOptions::llvm_ir`]).
    ///
    /// # Errors
    /// If the module is invalid, or something in it has no lowering or translation.
    pub fn to_llvm_ir(&mut self) -> Result<String, Error> {
        let options = CompileOptions { threads: self.threads, ..CompileOptions::default() };
        self.edit(|root| {
            let text = options.llvm_ir(root)?;
            Ok(String::from_utf8_lossy(&text).into_owned())
        })
    }

    /// Compiles the module, which is lowered for it, to machine code in memory. Its functions have the C calling convention
    /// of their lowered form.
    ///
    /// # Safety
    /// The module must be sound to run, as [`Jit::new`](terrace_codegen::Jit::new) says: no call with numbers, no constructor
    /// and no `main` may access memory that is not there. A module that others wrote needs a process of its own.
    ///
    /// # Errors
    /// If the module is invalid, or something in it has no lowering, no translation, or no machine code.
    ///
    /// ```
    /// # #[cfg(feature = "codegen")] {
    /// let ctx = terrace::context();
    /// let text = "func.func @twice(%x: i64) -> i64 { %y = arith.addi %x, %x : i64  return %y : i64 }";
    /// // SAFETY: the function only computes.
    /// let jit = unsafe { terrace::Module::parse(&ctx, "twice.mlir", text)?.jit() }?;
    /// let twice = jit.function::<extern "C" fn(i64) -> i64>("twice").unwrap();
    /// assert_eq!(twice.call(21), 42);
    /// # }
    /// # Ok::<(), terrace::Error>(())
    /// ```
    #[cfg(feature = "codegen")]
    #[allow(unsafe_code)]
    pub unsafe fn jit(&mut self) -> Result<terrace_codegen::Jit, Error> {
        let options = CompileOptions { threads: self.threads, ..CompileOptions::default() };
        self.edit(|root| {
            verify::verify(root)?;
            // SAFETY: as the caller promises.
            unsafe { options.jit(root, Vec::new()) }
        })
    }

    /// The module's text, as MLIR's tools print it with these options. [`Display`](core::fmt::Display) prints it with the
    /// options of its context.
    pub fn print(&self, options: &PrintOptions) -> String {
        let mut text = Vec::new();
        print_root(&self.root, options, &mut text);
        String::from_utf8_lossy(&text).into_owned()
    }

    /// The module as MLIR bytecode, which [`Module::parse`] reads, too.
    ///
    /// # Errors
    /// If there is no such version, or an operation lacks an attribute that it must have.
    ///
    /// ```
    /// let ctx = terrace::context();
    /// let module = terrace::Module::parse(&ctx, "one.mlir", "func.func private @f(i32)")?;
    /// let bytes = module.to_bytecode(&terrace::bytecode::WriteOptions::default())?;
    /// assert!(terrace::bytecode::is_bytecode(&bytes));
    /// let again = terrace::Module::parse(&terrace::context(), "one.mlirbc", bytes)?;
    /// assert_eq!(again.to_string(), module.to_string());
    /// # Ok::<(), terrace::Error>(())
    /// ```
    pub fn to_bytecode(&self, options: &WriteOptions) -> Result<Vec<u8>, Error> {
        Error::collect(self.ctx(), || {
            let mut bytes = Vec::new();
            if let Some(op) = self.root.op() {
                terrace_bytecode::write(self.root.scope().at(op), options, &mut bytes)?;
            }
            Ok(bytes)
        })
    }

    /// Calls `visit` for the module's operation and for all others in it, each before those inside it.
    pub fn walk(&self, mut visit: impl FnMut(OpRef<'_>)) {
        if let Some(module) = self.root.op() {
            self.root.scope().at(module).walk(&mut visit);
        }
    }

    /// The operations at the top of the module, such as functions and globals, in order.
    pub fn ops(&self) -> impl Iterator<Item = Symbol<'_>> {
        let module = self.root.op();
        module.into_iter().flat_map(|module| {
            let body = self.root.body.region_body(module);
            let blocks = body.blocks(self.root.body.region(module, 0));
            blocks.flat_map(move |block| body.ops(block)).map(move |op| Symbol { body, op })
        })
    }

    /// The functions at the top of the module, of any dialect, in order.
    pub fn functions(&self) -> impl Iterator<Item = Symbol<'_>> {
        self.ops().filter(|symbol| symbol.def().has(Trait::FunctionOpInterface))
    }

    /// The operation at the top of the module that has this name, without `@`. It searches from front to back; for many
    /// look-ups see [`SymbolTables`](terrace_ir::symbols::SymbolTables).
    pub fn symbol(&self, name: &str) -> Option<Symbol<'_>> {
        let ctx = self.ctx();
        let name = ctx.find_str(name.as_bytes())?;
        self.ops().find(|op| symbol_name(op.body, op.op) == Some(name))
    }

    /// Calls `build` with a builder at the end of the module.
    ///
    /// # Errors
    /// If an operation gets an operand of the wrong kind, or one of another function: the error names the operand, and with
    /// debug assertions the line that builds the operation.
    ///
    /// ```
    /// use terrace::dialects::arith;
    /// use terrace::{Module, ir::Type};
    ///
    /// let ctx = terrace::context();
    /// let error = Module::new(&ctx).func("f", &[Type::F32], &[], |b, args| {
    ///     arith::AddI::new(b, args[0], args[0]);
    /// });
    /// let message = error.unwrap_err().to_string();
    /// assert!(message.contains("'arith.addi': operand #0 'lhs' must be signless-integer-like"), "{message}");
    /// assert!(message.contains("but got 'f32'"), "{message}");
    /// ```
    pub fn build<R>(&mut self, build: impl FnOnce(&mut Builder<'_>) -> R) -> Result<R, Error> {
        let ctx = self.ctx().clone();
        let (root_block, module) = (self.root.block(), self.root.op());
        let mut b = Builder::at_end(&mut self.root.body, root_block, Loc::UNKNOWN).with_checks();
        Error::collect_reported(&ctx, || match module {
            Some(module) => b.fill_entry(module, |b, _| build(b)),
            None => build(&mut b),
        })
    }

    /// Adds a `func.func`; `build` fills its body, with the arguments as values.
    ///
    /// # Errors
    /// Those of [`Module::build`].
    ///
    /// ```
    /// use terrace::dialects::{arith, func};
    /// use terrace::{Module, ir::Type};
    ///
    /// let ctx = terrace::context();
    /// let mut module = Module::new(&ctx);
    /// module.func("twice", &[Type::I32], &[Type::I32], |b, args| {
    ///     let sum = arith::AddI::new(b, args[0], args[0]);
    ///     func::Return::build(b, &[sum]);
    /// })?;
    /// assert!(module.to_llvm_ir()?.contains("add i32 %0, %0"));
    /// # Ok::<(), terrace::Error>(())
    /// ```
    ///
    /// Blocks of a region are filled through the same builder, those of loops and branches alike:
    ///
    /// ```
    /// use terrace::dialects::{arith, cf, func};
    /// use terrace::{Module, ir::Type};
    ///
    /// let ctx = terrace::context();
    /// let mut module = Module::new(&ctx);
    /// module.func("max", &[Type::I32, Type::I32], &[Type::I32], |b, args| {
    ///     let exit = b.new_block(&[Type::I32]);
    ///     let less = arith::CmpI::new(b, arith::CmpIPredicate::Slt, args[0], args[1]);
    ///     cf::CondBr::build(b, less, &[args[1]], &[args[0]], &[exit, exit]);
    ///     b.fill_block(exit, |b, result| func::Return::build(b, result));
    /// })?;
    /// assert!(module.to_llvm_ir()?.contains("phi i32"));
    /// # Ok::<(), terrace::Error>(())
    /// ```
    pub fn func(
        &mut self,
        name: &str,
        arguments: &[Type],
        results: &[Type],
        build: impl FnOnce(&mut Builder<'_>, &[Value]),
    ) -> Result<func::Func, Error> {
        self.build(|b| {
            let name = b.ctx().intern(name);
            let ty = FunctionType::get(b.ctx(), arguments, results);
            let function = func::Func::create(b, name, ty);
            b.fill_entry(function, build);
            function
        })
    }

    /// Adds a `func.func` without body, which is defined elsewhere.
    ///
    /// # Errors
    /// Those of [`Module::build`].
    pub fn declare(&mut self, name: &str, arguments: &[Type], results: &[Type]) -> Result<func::Func, Error> {
        self.build(|b| {
            let name = b.ctx().intern(name);
            let ty = FunctionType::get(b.ctx(), arguments, results);
            func::Func::declare(b, name, ty)
        })
    }
}

impl core::fmt::Display for Module {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.print(&self.ctx().print.defaults()))
    }
}

/// The module's text.
impl core::fmt::Debug for Module {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{self}")
    }
}
