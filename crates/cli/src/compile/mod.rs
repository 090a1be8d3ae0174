//! `terrace compile`: flags become [`CompileOptions`]; files, and the products of an installed clang.

mod batch;
mod machine;
mod merge;
mod shards;

use crate::cache::{self, Cache};
use crate::files::Output;
use crate::flags::{Flags as _, Grammar, flags, words};
use crate::messages::Messages;
use crate::programs::with_programs;
use crate::session::{Chunk, InputFlags, OutputFlags, PrintFlags, Session, Tool, command_line};
use crate::{Exit, Streams};
use batch::Batch;
pub use batch::expand;
use machine::{Form, Target};
use shards::{Distributed, ShardFlags};
use std::path::Path;
use terrace::compile::{
    self, CompileOptions, Compiled, GpuOptions, GpuTarget, KernelCode, Level, LoweringOptions, Product,
};
use terrace::dialects::gpu::CompilationTarget;
use terrace::ir::{Loc, Reported, Result};
use terrace::llir::LlvmVersion;
use terrace::registry::{self, PASSES};
use terrace::rewrite::pipeline::Pipeline;

words! {
    /// The words of `--emit`.
    pub enum Emit {
        /// The input, verified
        Mlir = "mlir",
        /// MLIR's llvm dialect
        LlvmDialect = "llvm-dialect",
        /// LLVM IR, with the binaries of kernels in it; that of the kernels if there is nothing else
        Ll = "ll",
        /// LLVM bitcode, of LLVM 22
        Bc = "bc",
        /// LLVM IR of the kernels
        KernelLl = "kernel-ll",
        /// PTX of the kernels, by the llc on the path
        Ptx = "ptx",
        /// Machine code of the kernels for a GPU of NVIDIA, by llc and ptxas
        Cubin = "cubin",
        /// Assembly of the kernels for a GPU of AMD, by the llc on the path
        GcnAsm = "gcn-asm",
        /// Machine code of the kernels for a GPU of AMD, by llc and ld.lld
        Hsaco = "hsaco",
        /// Assembly, by the clang on the path
        Asm = "asm",
        /// An object file, by the clang on the path
        Obj = "obj",
        /// A program, by the clang on the path, with Terrace's runtime library if that lies beside terrace
        Exe = "exe",
        /// A WebAssembly module for WASI, with the functions that programs call
        Wasm = "wasm",
    }
}

words! {
    /// The words of `--gpu-format`.
    pub enum GpuFormat {
        /// Machine code, by ptxas or ld.lld (default)
        Bin = "bin",
        /// Machine code and PTX, by ptxas and fatbinary
        Fatbin = "fatbin",
        /// Assembly, which the driver of a GPU of NVIDIA compiles when the program starts
        Isa = "isa",
        /// Bitcode
        Llvm = "llvm",
    }
}

words! {
    /// The words of `--engine`.
    pub enum Engine {
        /// The clang on the path (default)
        Clang = "clang",
        /// Terrace's own code generator, for this machine
        Cranelift = "cranelift",
    }
}

flags! {
    /// The flags of `terrace compile`.
    pub struct CompileFlags {
        /// Pass memrefs of static shape as bare pointers
        bare_pointers: bool,
        /// Add a function '_mlir_ciface_<name>' for C to each function
        c_wrappers: bool,
        /// Write an object file, as --emit=obj
        c: bool,
        /// A folder that keeps outputs, by the hash of the input and all else that they depend on, for the next time that they are asked for
        cache: Option<String> = "<directory>",
        /// The size of the cache in megabytes (5000 by default); what was used least recently leaves it
        cache_size: Option<u32> = "<n>",
        /// Print the pipeline that will be run
        dump_pass_pipeline: bool,
        #[doc = "What to write; by default what the extension of the output file says, .mlir, .bc, .s, .o, .ptx, .cubin, .hsaco or .wasm, else LLVM IR"]
        emit: Option<Emit>,
        /// Write C declarations of the functions that the module offers or expects
        emit_c_header: Option<String> = "<filename>",
        /// Write Rust declarations of the functions that the module offers or expects
        emit_rust_bindings: Option<String> = "<filename>",
        #[doc = "What makes machine code for --emit=obj and --emit=exe"]
        engine: Option<Engine>,
        /// Describe the lines of the source in debug information (holds the module in memory)
        g: bool,
        /// The GPUs to compile kernels for, such as sm_90, sm_90a+ptx80 or gfx942, instead of those that their modules name
        gpu: Vec<String> = "<name>,..",
        #[doc = "The form of the code of kernels in the LLVM IR of the host"]
        gpu_format: Option<GpuFormat>,
        /// Bitcode to link kernels with
        gpu_link: Vec<String> = "<filename>,..",
        /// The folder of a CUDA or ROCm toolkit: its programs, and the device libraries that kernels are linked with
        gpu_toolkit: Option<String> = "<directory>",
        /// Width of the type index, by default that of the module's data layout, or 64
        index_bitwidth: Option<u32> = "<n>",
        /// The version of LLVM that LLVM IR is written for: 7-nvvm, or 15 to 23 (22 by default)
        llvm_version: Option<LlvmVersion> = "<n>",
        #[doc = "The processor to make code for at -O2, and machine code by clang: a name that clang knows, or 'native'"]
        mcpu: Option<String> = "<name>",
        /// Run no passes before the lowering (default)
        O0: bool,
        /// Optimize before the lowering: inline functions, promote memory, simplify; see --dump-pass-pipeline (levels from this one on hold the module in memory)
        O1: bool,
        /// Optimize before and after the lowering (also -O3)
        O2: bool,
        /// Optimize before and after the lowering
        O3: bool,
        /// Compile each input file, or line of a list '@<filename>', to a file of its own in this directory
        out_dir: Option<String> = "<directory>",
        /// Passes to run before the lowering (holds the module in memory)
        pass_pipeline: Option<String> = "<string>",
        /// Write assembly, as --emit=asm
        S: bool,
        /// The target triple; its data layout is set as well
        target: Option<String> = "<triple>",
        ..input: InputFlags,
        ..output: OutputFlags,
        ..print: PrintFlags,
        ..shards: ShardFlags,
    }
}

/// The command line's grammar.
pub fn grammar(tool: &str) -> Grammar<'_> {
    Grammar {
        tool,
        overview: "Lower MLIR to LLVM IR",
        operands: "[options] <input file>",
        flags: CompileFlags::rows(),
        upstream: "",
        passes: None,
    }
}

/// Runs the tool and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let args = expand(args).map_err(|message| {
        io.report(&format!("{tool}: {message}\n"));
        1
    })?;
    let (mut flags, arguments) = command_line::<CompileFlags>(&grammar(tool), &args, usize::MAX, io)?;
    let inputs = &arguments.inputs;
    let output = flags.output.file.o.clone();
    if let Some(name) = output.as_deref().filter(|_| flags.emit.is_none() && !flags.c && !flags.S) {
        flags.emit = Emit::of_file(name);
        if is_unfit(name) {
            io.report(&format!(
                "{tool}: warning: '{name}' becomes LLVM IR as text: '--emit' names other products\n"
            ));
        }
    }
    let emit = flags.emit();
    let fail = |io: &mut Streams<'_>, message: &str| {
        io.report(&format!("{tool}: {message}\n"));
        Err(1)
    };
    if flags.c_wrappers && flags.bare_pointers {
        return fail(
            io,
            "'--c-wrappers' passes descriptors of memrefs, which '--bare-pointers' does without",
        );
    }
    if matches!(emit, Emit::Bc | Emit::Cubin | Emit::Hsaco | Emit::Wasm)
        && flags.output.file.split_input_file.is_some()
    {
        let text = format!("'--emit={}' is for one module, not for the parts of a split file", emit.word());
        return fail(io, &text);
    }
    if flags.llvm_version.is_some() && !matches!(emit, Emit::Ll | Emit::KernelLl) {
        return fail(
            io,
            &format!("'--llvm-version' is for LLVM IR as text, not for '--emit={}'", emit.word()),
        );
    }
    if flags.shards.is_distributed() {
        let messages = flags.input.messages(Some(&flags.output), io, true);
        return Distributed { tool, flags: &flags, args: &args, inputs }.run(messages, io);
    }
    if flags.shards.part && (inputs.len() != 1 || output.is_none() || flags.out_dir.is_some()) {
        return fail(io, "'--part' takes one shard, and '-o' names the part");
    }
    let cache = match flags.open_cache() {
        Ok(cache) => cache,
        Err(message) => return fail(io, &message),
    };
    if flags.cache_size.is_some() && flags.cache.is_none() {
        return fail(io, "'--cache-size' is for the folder that '--cache' names");
    }
    let messages = flags.input.messages(Some(&flags.output), io, true);
    if let Some(directory) = &flags.out_dir {
        if output.is_some() {
            return fail(io, "'-o' names one file, but '--out-dir' asks for one for each input");
        }
        let workers = flags.input.threads();
        let batch = Batch {
            tool,
            inputs,
            directory: Path::new(directory),
            extension: emit.extension(),
            workers: workers.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
            messages,
        };
        return Ok(batch.run(io, &|input, output, messages, io| {
            flags.for_file(output).run(input, cache.clone(), messages, io)
        }));
    }
    let several = inputs.len() > 1;
    if several && output.is_none() {
        return fail(
            io,
            "several input files: '-o' links them to one file, '--out-dir=<directory>' compiles each to a file of its \
             own",
        );
    }
    if matches!(emit, Emit::Obj | Emit::Exe | Emit::Cubin | Emit::Hsaco | Emit::Wasm)
        && output.is_none_or(|name| name == "-")
    {
        return fail(io, "machine code is not written to standard output: name a file with '-o'");
    }
    if !several {
        return Ok(flags.run(inputs.first().map_or("-", String::as_str), cache, messages, io));
    }
    if matches!(emit, Emit::Mlir | Emit::LlvmDialect) || emit.kernels().is_some() {
        return fail(
            io,
            &format!("'--emit={}' is for one input file: several are linked as LLVM IR", emit.word()),
        );
    }
    let unfit = [
        ("split-input-file", flags.output.file.split_input_file.is_some()),
        ("emit-c-header", flags.emit_c_header.is_some()),
        ("emit-rust-bindings", flags.emit_rust_bindings.is_some()),
        ("cache", flags.cache.is_some()),
    ];
    if let Some((name, _)) = unfit.iter().find(|(_, is_given)| *is_given) {
        return fail(io, &format!("'--{name}' is for one input file"));
    }
    Ok(merge::run(&flags, inputs, messages, io))
}

impl Emit {
    /// The product of an output file of this name, if its extension tells.
    fn of_file(name: &str) -> Option<Self> {
        Some(match name.rsplit_once('.')?.1 {
            "mlir" => Emit::LlvmDialect,
            "bc" => Emit::Bc,
            "o" | "obj" => Emit::Obj,
            "s" | "S" | "asm" => Emit::Asm,
            "ptx" => Emit::Ptx,
            "cubin" => Emit::Cubin,
            "hsaco" => Emit::Hsaco,
            "wasm" => Emit::Wasm,
            _ => return None,
        })
    }

    /// The extension of output files.
    fn extension(self) -> &'static str {
        match self {
            Emit::Mlir | Emit::LlvmDialect => "mlir",
            Emit::Ll | Emit::KernelLl => "ll",
            Emit::Bc => "bc",
            Emit::Ptx => "ptx",
            Emit::Cubin => "cubin",
            Emit::Hsaco => "hsaco",
            Emit::Asm | Emit::GcnAsm => "s",
            Emit::Obj => "o",
            Emit::Exe => std::env::consts::EXE_EXTENSION,
            Emit::Wasm => "wasm",
        }
    }

    /// The form of machine code, if it is some.
    fn form(self) -> Option<Form> {
        match self {
            Emit::Asm => Some(Form::Assembly),
            Emit::Obj => Some(Form::Object),
            Emit::Exe => Some(Form::Program),
            _ => None,
        }
    }

    /// The form of the code of kernels alone, if it is some.
    fn kernels(self) -> Option<KernelCode> {
        match self {
            Emit::KernelLl => Some(KernelCode::LlvmIr),
            Emit::Ptx => Some(KernelCode::Ptx),
            Emit::Cubin => Some(KernelCode::Cubin),
            Emit::GcnAsm => Some(KernelCode::GcnAssembly),
            Emit::Hsaco => Some(KernelCode::Hsaco),
            _ => None,
        }
    }
}

impl GpuFormat {
    fn target(self) -> CompilationTarget {
        match self {
            GpuFormat::Bin => CompilationTarget::Binary,
            GpuFormat::Fatbin => CompilationTarget::Fatbin,
            GpuFormat::Isa => CompilationTarget::Assembly,
            GpuFormat::Llvm => CompilationTarget::Offload,
        }
    }
}

/// Whether a file's extension says that it is no text, and [`Emit::of_file`] knows no product of this form.
fn is_unfit(name: &str) -> bool {
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    matches!(extension, "exe" | "out" | "so" | "dylib" | "dll" | "a" | "lib")
}

/// Optimized assembly of a text of LLVM IR, for the target that it names, by the clang on the path.
pub fn assembly(llvm_ir: &[u8]) -> std::result::Result<Vec<u8>, String> {
    let text = String::from_utf8_lossy(llvm_ir);
    let mut triples = text.lines().filter_map(|line| line.strip_prefix("target triple = \""));
    let triple = triples.next().map(|triple| triple.trim_end_matches('"'));
    let mut out = Vec::new();
    machine::compile(llvm_ir, Form::Assembly, &Target { triple, cpu: None, level: '2' }, &mut out)?;
    Ok(out)
}

/// The greatest of the levels on a command line.
pub fn level(o1: bool, o2: bool) -> Level {
    match () {
        () if o2 => Level::O2,
        () if o1 => Level::O1,
        () => Level::O0,
    }
}

impl CompileFlags {
    /// The product that the flags ask for.
    fn emit(&self) -> Emit {
        match self.emit {
            _ if self.S => Emit::Asm,
            _ if self.c => Emit::Obj,
            emit => emit.unwrap_or(Emit::Ll),
        }
    }

    /// These flags for one of several inputs: with its own output, on one thread.
    fn for_file(&self, output: &str) -> Self {
        let mut own = self.clone();
        own.output.file.o = Some(output.to_owned());
        own.input.threads = Some(1);
        own
    }

    /// The cache, if the flags ask for one. The error is a message.
    fn open_cache(&self) -> std::result::Result<Option<Cache>, String> {
        let Some(folder) = &self.cache else { return Ok(None) };
        let others: [(&str, bool); 5] = [
            ("emit=exe", self.emit() == Emit::Exe),
            ("emit-c-header", self.emit_c_header.is_some()),
            ("emit-rust-bindings", self.emit_rust_bindings.is_some()),
            ("gpu-link", !self.gpu_link.is_empty()),
            ("mcpu=native", self.mcpu.as_deref() == Some("native")),
        ];
        if let Some((flag, _)) = others.iter().find(|(_, is_given)| *is_given) {
            return Err(format!(
                "'--cache' keeps outputs that depend on the input and the flags alone, unlike those of '--{flag}'"
            ));
        }
        // The other flags are a part of the key, whether they matter or not.
        let mut flags = self.clone();
        (flags.output.file.o, flags.out_dir, flags.cache, flags.cache_size) = Default::default();
        flags.input.threads = None;
        let is_by_clang = self.emit().form().is_some() && self.engine != Some(Engine::Cranelift);
        let clang = if is_by_clang { machine::clang_version() } else { String::new() };
        let size = self.cache_size.unwrap_or(cache::DEFAULT_SIZE);
        Cache::open(Path::new(folder), u64::from(size), &[&format!("{flags:?}"), &clang]).map(Some)
    }

    /// The session of an input.
    fn session<'a>(&self, path: &'a str, messages: Messages) -> Session<'a> {
        let tool = Tool { executable: self.emit() == Emit::Exe, reads_bitcode: true, ..Tool::default() };
        Session::new(path, &self.input, &self.output, tool, messages, &|| with_programs(registry::context()))
            .printing(&self.print)
    }

    /// Compiles an input; returns the exit code.
    fn run(&self, path: &str, cache: Option<Cache>, messages: Messages, io: &mut Streams<'_>) -> i32 {
        self.session(path, messages).cached(cache).run(io, &mut |chunk, out| self.process(chunk, out))
    }

    /// The options of a compilation. Input that is only verified goes through no pass.
    fn options(&self, chunk: &Chunk<'_>) -> Result<CompileOptions> {
        let emit = match self.emit() {
            Emit::Mlir => compile::Emit::Mlir,
            Emit::LlvmDialect => compile::Emit::LlvmDialect,
            #[cfg(feature = "codegen")]
            Emit::Obj | Emit::Exe if self.engine == Some(Engine::Cranelift) => compile::Emit::Object,
            Emit::Bc => compile::Emit::Bitcode,
            Emit::Wasm => compile::Emit::Wasm,
            emit => emit.kernels().map_or(compile::Emit::LlvmIr, compile::Emit::Kernels),
        };
        let lowered = CompileOptions {
            emit,
            gpu: self.gpu_options(chunk)?,
            target: self.target.clone(),
            cpu: self.mcpu.clone(),
            llvm_version: self.llvm_version.unwrap_or_default(),
            optimize_code: !self.O0,
            ..chunk.compile_options()
        };
        if emit == compile::Emit::Mlir {
            return Ok(lowered);
        }
        Ok(CompileOptions {
            level: level(self.O1, self.O2 || self.O3),
            passes: passes(chunk, self.pass_pipeline.as_deref())?,
            lowering: LoweringOptions {
                index_bitwidth: self.index_bitwidth.unwrap_or(0),
                bare_pointers: self.bare_pointers,
                c_wrappers: self.c_wrappers,
                debug_lines: self.g,
            },
            bindings: self.emit_c_header.is_some() || self.emit_rust_bindings.is_some(),
            ..lowered
        })
    }

    fn gpu_options(&self, chunk: &Chunk<'_>) -> Result<GpuOptions> {
        let gpu = |text: &String| {
            let fail = |message: String| chunk.ctx.error(Loc::UNKNOWN, message).emit();
            text.parse::<GpuTarget>().map_err(fail)
        };
        let defaults = GpuOptions::default();
        Ok(GpuOptions {
            targets: self.gpu.iter().map(gpu).collect::<Result<_>>()?,
            format: self.gpu_format.map_or(defaults.format, GpuFormat::target),
            toolkit: self.gpu_toolkit.clone().unwrap_or_default(),
            files: self.gpu_link.clone(),
            level: match () {
                () if self.O3 => 3,
                () if self.O0 => 0,
                () => defaults.level,
            },
        })
    }

    fn process(&self, chunk: &Chunk<'_>, out: &mut Vec<u8>) -> Result {
        if self.shards.part {
            return shards::lower(self, chunk, out);
        }
        let options = self.options(chunk)?;
        self.check(chunk, &options)?;
        if self.dump_pass_pipeline && options.emit != compile::Emit::Mlir {
            chunk.session.errors.text(&format!("{}\n", options.pipeline().pretty_text()));
        }
        let compiled = options.compile_input(&chunk.input())?;
        self.write_bindings(chunk, &compiled, out)?;
        let fail = |message: String| chunk.ctx.error(Loc::UNKNOWN, message).emit();
        match (compiled.product, self.emit().form()) {
            (Product::Module(root), _) => {
                chunk.print(&root, true, out);
                chunk.release(root);
                Ok(())
            }
            (Product::LlvmIr(translation), None) => {
                chunk.timed("Translation", || chunk.write(translation, out))
            }
            (Product::LlvmIr(translation), Some(form)) => {
                let mut llvm_ir = Vec::new();
                chunk.timed("Translation", || chunk.write_to(translation, &mut llvm_ir))?;
                let target = self.machine(compiled.triple.as_deref());
                chunk.timed("Machine code", || machine::compile(&llvm_ir, form, &target, out)).map_err(fail)
            }
            (Product::Bitcode(bytes) | Product::Wasm(bytes), _) => {
                out.extend(bytes);
                Ok(())
            }
            (Product::Object(object), form) => {
                machine::finish(object, form.unwrap_or(Form::Object), out).map_err(fail)
            }
            (Product::Kernels(kernels), form) => {
                if form.is_some() {
                    return Err(fail("the module has no code for a host, only kernels".into()));
                }
                let [kernels] = &kernels[..] else {
                    let gpus: Vec<&str> = kernels.iter().map(|kernels| &*kernels.gpu).collect();
                    return Err(fail(format!(
                        "the kernels are for several GPUs, {}, but one file has code for one: '--gpu=<name>' chooses it",
                        gpus.join(", ")
                    )));
                };
                out.extend(&kernels.code);
                Ok(())
            }
        }
    }

    /// The machine that clang makes code for; `triple` is the module's target.
    fn machine<'a>(&'a self, triple: Option<&'a str>) -> machine::Target<'a> {
        let levels = [(self.O3, '3'), (self.O2, '2'), (self.O1, '1')];
        let level = levels.iter().find(|(is_given, _)| *is_given).map_or('0', |&(_, level)| level);
        machine::Target { triple, cpu: self.mcpu.as_deref(), level }
    }

    /// Refuses what the code generator or one chunk of a file cannot do.
    fn check(&self, chunk: &Chunk<'_>, options: &CompileOptions) -> Result {
        let fail = |message: &str| -> Result { Err(chunk.ctx.error(Loc::UNKNOWN, message).emit()) };
        let files =
            [("emit-c-header", &self.emit_c_header), ("emit-rust-bindings", &self.emit_rust_bindings)];
        if let Some((flag, _)) = files.iter().find(|(_, file)| options.bindings && file.is_some())
            && chunk.range.is_some()
        {
            return fail(&format!("'--{flag}' is for one module, not for the parts of a split file"));
        }
        if self.engine != Some(Engine::Cranelift) || self.emit().form().is_none() {
            return Ok(());
        }
        if cfg!(not(feature = "codegen")) {
            return fail("this program was built without the feature 'codegen', which makes machine code");
        }
        if self.mcpu.is_some() {
            return fail("Terrace's code generator takes no '--mcpu': use '--engine=clang'");
        }
        if self.emit() == Emit::Asm {
            return fail("Terrace's code generator writes no assembly: use '--engine=clang'");
        }
        Ok(())
    }

    /// Writes the requested declaration files; `-` is the output.
    fn write_bindings(&self, chunk: &Chunk<'_>, compiled: &Compiled, out: &mut Vec<u8>) -> Result {
        let Some(bindings) = &compiled.bindings else { return Ok(()) };
        let header = self.emit_c_header.as_ref().map(|path| (path, bindings.c_header()));
        let rust = self.emit_rust_bindings.as_ref().map(|path| (path, bindings.rust()));
        for (path, text) in header.into_iter().chain(rust) {
            if path == "-" {
                out.extend_from_slice(text.as_bytes());
                continue;
            }
            let written =
                Output::open(path).and_then(|file| file.commit(text.as_bytes(), &mut std::io::sink()));
            written.map_err(|message| -> Reported {
                chunk.ctx.error(Loc::UNKNOWN, message.trim_end().to_owned()).emit()
            })?;
        }
        Ok(())
    }
}

/// The passes of `--pass-pipeline`.
pub fn passes(chunk: &Chunk<'_>, text: Option<&str>) -> Result<Pipeline> {
    let Some(text) = text else { return Ok(CompileOptions::default().passes) };
    Pipeline::parse(&PASSES, text).map_err(|error| chunk.ctx.error(Loc::UNKNOWN, error.to_string()).emit())
}
