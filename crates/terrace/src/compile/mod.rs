//! The driver of compilations: from a module to LLVM IR, to an object file, or to code in memory.
//!
//! [`CompileOptions`] say what to make of a module and how; `terrace compile` and `terrace run` are flags that become them.
//!
//! ```
//! use terrace::compile::{CompileOptions, Level};
//! use terrace::rewrite::pipeline::Pipeline;
//!
//! let ctx = terrace::context();
//! let options = CompileOptions {
//!     level: Level::O1,
//!     passes: Pipeline::parse_in(&terrace::registry::PASSES, "builtin.module", "sccp")?,
//!     target: Some("x86_64-unknown-linux-gnu".to_owned()),
//!     ..CompileOptions::default()
//! };
//! let text = "func.func @four() -> i32 {
//!   %two = arith.constant 2 : i32
//!   %four = arith.addi %two, %two : i32
//!   return %four : i32
//! }";
//! let (compiled, diagnostics) =
//!     terrace::Details::collect(&ctx, || options.compile_text(&ctx, "four.mlir", text));
//! let llvm_ir = String::from_utf8(compiled.unwrap().product.into_bytes())?;
//! assert!(llvm_ir.contains("ret i32 4") && diagnostics.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod gpu;
mod level;
mod link;
#[cfg(feature = "codegen")]
mod machine;
mod places;
mod shards;
mod sweep;
mod wasm;
mod words;

pub use crate::module_to_binary::Vendor;
pub use gpu::{GpuOptions, GpuTarget, KernelCode, Kernels};
pub use level::Level;
#[cfg(feature = "codegen")]
pub use machine::report_error;
pub use shards::{Parts, Shards};

use crate::pipeline::{Input, Translation, add_source};
use std::path::PathBuf;
use std::sync::Arc;
use terrace_conversions::func_to_llvm::bindings::{self, Bindings};
use terrace_conversions::func_to_llvm::c_wrappers::RequestCWrappers;
use terrace_conversions::to_llvm::{self, LowerToLlvm};
use terrace_ir::asm::{ParseOptions, print_root};
use terrace_ir::attrs::StringAttr;
use terrace_ir::body::OpRef;
use terrace_ir::verify::{VerifyOptions, verify, verify_op};
use terrace_ir::{Context, Loc, Result, Root};
use terrace_llir::target::data_layout;
use terrace_llir::{LlvmVersion, Module, bitcode};
use terrace_llvm::transforms::DebugScopes;
use terrace_llvmir::{ExportOptions, export, link_modules};
use terrace_rewrite::manager::PassManager;
use terrace_rewrite::pipeline::{Pipeline, Step};
use terrace_rewrite::timing::Timing;

/// The operation that the pipelines run on.
const ANCHOR: &str = "builtin.module";

/// The attribute of modules that names their target.
const TRIPLE: &str = "llvm.target_triple";

/// The attribute of modules that describes their data layout.
const DATA_LAYOUT: &str = "llvm.data_layout";

/// The target of WebAssembly modules.
pub const WASM_TARGET: &str = "wasm32-unknown-wasi";

/// The product of a compilation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Emit {
    /// The module after the passes before the lowering.
    Mlir,
    /// The lowered module, of the llvm dialect.
    LlvmDialect,
    /// LLVM IR, with the binaries of kernels in it. Of a module that has nothing but kernels it is theirs.
    #[default]
    LlvmIr,
    /// LLVM bitcode.
    Bitcode,
    /// The code of the kernels alone.
    Kernels(KernelCode),
    /// An object file for this machine, by Terrace's code generator.
    #[cfg(feature = "codegen")]
    Object,
    /// A WebAssembly module for WASI, with the functions that programs call. The target is [`WASM_TARGET`] unless the options or
    /// the module name one.
    Wasm,
}

/// How a module is compiled.
#[derive(Clone)]
pub struct CompileOptions {
    /// The product.
    pub emit: Emit,
    /// How much to optimize it.
    pub level: Level,
    /// Passes that run before those of the level.
    pub passes: Pipeline,
    /// How to lower it.
    pub lowering: LoweringOptions,
    /// How to compile its kernels for GPUs.
    pub gpu: GpuOptions,
    /// The target triple, which the module gets with its data layout; that of the module if `None`.
    pub target: Option<String>,
    /// The processor whose vector registers reductions use from [`Level::O2`] on, as clang names it; any processor of the
    /// target if `None`.
    pub cpu: Option<String>,
    /// The version of LLVM that LLVM IR is written for, as text.
    pub llvm_version: LlvmVersion,
    /// Whether to describe the functions for C and Rust ([`Compiled::bindings`]).
    pub bindings: bool,
    /// Whether Terrace's code generator optimizes.
    pub optimize_code: bool,
    /// A folder for temporary files, which hold text of functions in place of memory until the output can be written. Without
    /// one memory holds it.
    pub spill: Option<PathBuf>,
    /// The greatest number of threads. Results do not depend on it.
    pub threads: usize,
    /// Records execution times.
    pub timing: Option<Arc<Timing>>,
}

/// How a module is lowered to the llvm dialect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LoweringOptions {
    /// The width of the type index in bits; 0 for that of the module's data layout, or 64.
    pub index_bitwidth: u32,
    /// Whether functions take memrefs of static shape as bare pointers.
    pub bare_pointers: bool,
    /// Whether each function gets another one for C, `_mlir_ciface_<name>`.
    pub c_wrappers: bool,
    /// Whether debug information describes the lines of the source.
    pub debug_lines: bool,
}

impl Default for CompileOptions {
    fn default() -> Self {
        Self {
            emit: Emit::default(),
            level: Level::default(),
            passes: Pipeline::new(ANCHOR),
            lowering: LoweringOptions::default(),
            gpu: GpuOptions::default(),
            target: None,
            cpu: None,
            llvm_version: LlvmVersion::default(),
            bindings: false,
            optimize_code: true,
            spill: None,
            threads: 1,
            timing: None,
        }
    }
}

/// A compiled module.
pub struct Compiled {
    /// The product that [`CompileOptions::emit`] names.
    pub product: Product,
    /// The target triple of the module.
    pub triple: Option<String>,
    /// Declarations of the functions that the module offers or expects, if the options ask for them.
    pub bindings: Option<Bindings>,
}

/// The result of a compilation.
#[allow(clippy::large_enum_variant, reason = "a compilation has one")]
pub enum Product {
    /// A module of MLIR.
    Module(Root),
    /// LLVM IR, to be written.
    LlvmIr(Translation),
    /// LLVM bitcode.
    Bitcode(Vec<u8>),
    /// An object file.
    Object(Vec<u8>),
    /// A WebAssembly module.
    Wasm(Vec<u8>),
    /// The code of kernels, for each GPU.
    Kernels(Vec<Kernels>),
}

impl Product {
    /// The text, the bitcode or the object file; the code of kernels one after the other. MLIR is printed with the options of its
    /// context.
    pub fn into_bytes(self) -> Vec<u8> {
        let mut out = Vec::new();
        match self {
            Product::Module(root) => print_root(&root, &root.body.ctx().print.defaults(), &mut out),
            // The file is that of `CompileOptions::spill`, whose loss leaves the text incomplete.
            Product::LlvmIr(translation) => _ = translation.write(&mut out, None),
            Product::Bitcode(bytes) | Product::Object(bytes) | Product::Wasm(bytes) => return bytes,
            Product::Kernels(kernels) => kernels.iter().for_each(|kernels| out.extend(&kernels.code)),
        }
        out
    }
}

impl CompileOptions {
    /// Compiles a text, MLIR or LLVM IR; `name` is its name in locations and diagnostics.
    ///
    /// # Errors
    /// When the text is not valid, or those of [`CompileOptions::compile`].
    pub fn compile_text(&self, ctx: &Context, name: &str, text: impl Into<Vec<u8>>) -> Result<Compiled> {
        let file = add_source(ctx, name, text.into())?;
        let options = ParseOptions::default();
        self.compile_input(&Input { ctx, file: &file, options, verify: true, threads: self.threads })
    }

    /// Compiles an input, MLIR or LLVM IR.
    ///
    /// Memory holds a few bodies of functions at a time where that suffices: LLVM IR is made without passes before the lowering,
    /// and the lowering needs no more than a body at a time. Otherwise it holds all of them, as [`Self::compile`] does.
    ///
    /// # Errors
    /// When the input is not valid, or those of [`CompileOptions::compile`].
    pub fn compile_input(&self, input: &Input<'_>) -> Result<Compiled> {
        if let Some(compiled) = self.sweep(input) {
            return Ok(compiled);
        }
        let root = self.timed("Parser", || input.read_any())?;
        self.compile(root)
    }

    /// Compiles a module, which is valid: [`Input`] and [`Module`](crate::Module) verify what they read.
    ///
    /// # Errors
    /// When a pass fails, or something in the module has no lowering, no translation or no machine code: each is reported
    /// with its location and the reason.
    pub fn compile(&self, mut root: Root) -> Result<Compiled> {
        if self.emit == Emit::LlvmIr && gpu::is_kernels_alone(&root) {
            return Self { emit: Emit::Kernels(KernelCode::LlvmIr), ..self.clone() }.compile(root);
        }
        let mut bindings = None;
        match self.emit {
            Emit::Mlir => {
                self.set_target(&mut root)?;
                self.run(self.before(), &mut root)?;
            }
            Emit::LlvmDialect => bindings = self.lower_to_dialect(&mut root)?.0,
            Emit::Kernels(_) => {
                link_modules(&mut root)?;
                self.run(self.before(), &mut root)?;
                self.lower_kernels(&mut root)?;
            }
            _ => bindings = self.lower(&mut root)?,
        }
        let triple = triple(&root);
        let product = self.product(root)?;
        Ok(Compiled { product, triple, bindings })
    }

    /// The product of a module after all passes.
    #[cfg_attr(not(feature = "codegen"), allow(unused_mut, reason = "only the code generator changes it"))]
    fn product(&self, mut root: Root) -> Result<Product> {
        Ok(match self.emit {
            Emit::Mlir | Emit::LlvmDialect => Product::Module(root),
            Emit::Kernels(code) => Product::Kernels(self.kernels(&root, code)?),
            Emit::LlvmIr => {
                let options = self.export_options();
                let translation = self
                    .timed("Translation", || Translation::for_version(root, &options, self.llvm_version))?;
                Product::LlvmIr(translation)
            }
            Emit::Bitcode => {
                let module = self.export(&root)?;
                Product::Bitcode(self.timed("Output", || bitcode::write(&module)))
            }
            #[cfg(feature = "codegen")]
            Emit::Object => Product::Object(self.object(&mut root)?),
            Emit::Wasm => Product::Wasm(self.wasm(root)?),
        })
    }

    /// The LLVM IR of a module, which is verified, and lowered in place.
    ///
    /// # Errors
    /// When the module is not valid, and those of [`CompileOptions::compile`].
    ///
    /// ```
    /// use terrace::compile::CompileOptions;
    /// use terrace::ir::asm::{ParseOptions, parse_source};
    ///
    /// let ctx = terrace::context();
    /// let text = b"func.func @one() -> i32 { %c = arith.constant 1 : i32  return %c : i32 }".to_vec();
    /// let file = ctx.sources.add("one.mlir", text).unwrap();
    /// let mut root = parse_source(&ctx, &file, ParseOptions::default()).unwrap();
    /// let llvm_ir = CompileOptions::default().llvm_ir(&mut root).unwrap();
    /// assert!(String::from_utf8(llvm_ir).unwrap().contains("define i32 @one()"));
    /// ```
    pub fn llvm_ir(&self, root: &mut Root) -> Result<Vec<u8>> {
        verify(root)?;
        self.lower(root)?;
        let module = self.export(root)?;
        self.print(root.body.ctx(), module)
    }

    /// The LLVM IR of a module in the llvm dialect.
    ///
    /// # Errors
    /// When something in the module has no translation.
    pub fn export(&self, root: &Root) -> Result<Module> {
        self.timed("Translation", || export(root, &self.export_options()))
    }

    /// Runs all passes on a module, which is of the llvm dialect then, and describes its functions if the options say so.
    /// Kernels become binaries.
    ///
    /// # Errors
    /// When a pass fails, or something in the module has no lowering.
    pub fn lower(&self, root: &mut Root) -> Result<Option<Bindings>> {
        let (bindings, copies) = self.lower_to_dialect(root)?;
        self.embed_kernels(root, &copies)?;
        Ok(bindings)
    }

    /// As [`Self::lower`], but kernels stay, in the llvm dialect. Returns the modules of kernels that were copied, too.
    fn lower_to_dialect(&self, root: &mut Root) -> Result<(Option<Bindings>, gpu::Copies)> {
        self.set_target(root)?;
        // Modules are linked before lowering, so that symbols which lowering adds are unique.
        link_modules(root)?;
        self.run(self.before(), root)?;
        let bindings = if self.bindings { self.describe(root) } else { None };
        let copies = if gpu::concerns(root) { self.lower_kernels(root)? } else { gpu::Copies::default() };
        self.run(self.after(), root)?;
        Ok((bindings, copies))
    }

    /// All passes of the compilation, in order.
    pub fn pipeline(&self) -> Pipeline {
        let mut pipeline = self.before();
        pipeline.steps.extend(self.after().steps);
        pipeline
    }

    /// The passes before the lowering.
    fn before(&self) -> Pipeline {
        let mut pipeline = self.passes.clone();
        pipeline.extend(self.level.before());
        if self.lowering.c_wrappers {
            let wrappers = Pipeline::of("func.func", [RequestCWrappers::DEF.instance()]);
            pipeline.steps.push(Step::Nested(vec![wrappers]));
        }
        pipeline
    }

    /// The lowering and the passes after it.
    fn after(&self) -> Pipeline {
        let LoweringOptions { index_bitwidth, bare_pointers, debug_lines, .. } = self.lowering;
        let lowering = LowerToLlvm {
            index_bitwidth,
            use_bare_ptr_memref_call_conv: bare_pointers,
            cpu: self.level.cpu(self.cpu.as_deref()).to_owned(),
            ..LowerToLlvm::default()
        };
        let mut pipeline = Pipeline::of(ANCHOR, [lowering.instance()]);
        pipeline.extend(self.level.after());
        if debug_lines {
            pipeline.add(DebugScopes::DEF.instance());
        }
        pipeline
    }

    /// Runs a pipeline, unless it is empty.
    fn run(&self, pipeline: Pipeline, root: &mut Root) -> Result {
        if pipeline.steps.is_empty() {
            return Ok(());
        }
        let verifier = |op: OpRef<'_>, threads| verify_op(op, VerifyOptions { threads });
        let mut manager = PassManager::new(pipeline, Some(verifier));
        manager.threads = self.threads;
        manager.timing = self.timing.clone();
        manager.run(root)
    }

    /// Gives the module the target of the options.
    fn set_target(&self, root: &mut Root) -> Result {
        let Some(module) = root.op() else { return Ok(()) };
        let ctx = root.body.ctx().clone();
        let names_target =
            || [TRIPLE, DATA_LAYOUT].iter().any(|name| root.body.discardable(module, name).is_some());
        let triple = match &self.target {
            Some(triple) => triple.as_str(),
            None if self.emit == Emit::Wasm && !names_target() => WASM_TARGET,
            None => return Ok(()),
        };
        let Some(layout) = data_layout(triple) else {
            let message = format!("the data layout of the target '{triple}' is not known");
            let note =
                "write the attributes 'llvm.target_triple' and 'llvm.data_layout' at the module instead";
            return Err(ctx.error(Loc::UNKNOWN, message).note(Loc::UNKNOWN, note).emit());
        };
        for (name, text) in [(TRIPLE, triple), (DATA_LAYOUT, layout)] {
            let attr = StringAttr::get(&ctx, ctx.intern(text), None);
            let old = root.body.discardable(module, name);
            if old.is_some_and(|old| old != attr) {
                let message = format!("the module has another '{name}' than the target '{triple}'");
                return Err(ctx.error(root.body.loc(module), message).emit());
            }
            root.body.set_discardable(module, ctx.intern(name), Some(attr));
        }
        Ok(())
    }

    /// Describes the functions of a module that is not lowered yet.
    fn describe(&self, root: &Root) -> Option<Bindings> {
        let module = root.op()?;
        let mut options = to_llvm::module_options(&root.body, module, to_llvm::default_options());
        options.bare_ptr = self.lowering.bare_pointers;
        if self.lowering.index_bitwidth != 0 {
            options.index_width = self.lowering.index_bitwidth;
        }
        Some(bindings::describe(&root.body, module, options))
    }

    fn export_options(&self) -> ExportOptions {
        ExportOptions { threads: self.threads, verify: true, lossless: false }
    }

    /// Runs a part of the work under a timer.
    fn timed<R>(&self, name: &str, f: impl FnOnce() -> R) -> R {
        match &self.timing {
            Some(timing) => timing.time(Timing::ROOT, name, f),
            None => f(),
        }
    }
}

fn triple(root: &Root) -> Option<String> {
    let ctx = root.body.ctx();
    let triple = root.body.discardable(root.op()?, TRIPLE)?.as_str(ctx)?;
    Some(ctx.str(triple).into_owned())
}
