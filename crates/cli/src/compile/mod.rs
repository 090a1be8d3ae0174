//! `terrace compile`: MLIR to LLVM IR in one go, and on to machine code by an installed clang.

mod batch;
mod level;
mod machine;
mod merge;

use crate::files::Output;
use crate::flags::{Flag, Grammar, Parsed, flags};
use crate::messages::Messages;
use crate::session::{Chunk, INPUT_FLAGS, OUTPUT_FLAGS, PRINT_FLAGS, Session, command_line, verify};
use crate::{Exit, Streams};
use batch::Batch;
use machine::Product;
use std::path::Path;
#[cfg(feature = "codegen")]
use terrace::codegen;
use terrace::conversions::func_to_llvm::bindings;
use terrace::conversions::to_llvm;
use terrace::ir::attrs::StringAttr;
use terrace::ir::{Loc, Result, Root};
#[cfg(feature = "codegen")]
use terrace::llir::Module;
use terrace::llir::target::data_layout;
use terrace::llvmir::link_modules;
use terrace::pipeline::Translation;
use terrace::registry::{self, PASSES};
use terrace::rewrite::manager::PassManager;
use terrace::rewrite::pipeline::{Pipeline, PipelineError};

/// The operation that pipelines run on.
pub const ANCHOR: &str = "builtin.module";

/// The attribute of modules that names their target.
const TRIPLE: &str = "llvm.target_triple";

static FLAGS: &[Flag] = flags! {
    "bare-pointers" => "Pass memrefs of static shape as bare pointers";
    "c-wrappers" => "Add a function '_mlir_ciface_<name>' for C to each function";
    "c" => "Write an object file, as --emit=obj";
    "dump-pass-pipeline" => "Print the pipeline that will be run";
    "emit" = Word(&[
        ("mlir", "The input, verified"),
        ("llvm-dialect", "MLIR's llvm dialect"),
        ("ll", "LLVM IR"),
        ("asm", "Assembly, by the clang on the path"),
        ("obj", "An object file, by the clang on the path"),
        ("exe", "A program, by the clang on the path, with Terrace's runtime library if that lies beside terrace"),
    ], false) => "What to write; by default what the extension of the output file says, .mlir, .s or .o, else LLVM IR";
    "emit-c-header" = Value(Str, "<filename>") =>
        "Write C declarations of the functions that the module offers or expects";
    "emit-rust-bindings" = Value(Str, "<filename>") =>
        "Write Rust declarations of the functions that the module offers or expects";
    "engine" = Word(&[
        ("clang", "The clang on the path (default)"),
        ("cranelift", "Terrace's own code generator, for this machine"),
    ], false) => "What makes machine code for --emit=obj and --emit=exe";
    "g" => "Describe the lines of the source in debug information";
    "index-bitwidth" = Value(Uint, "<n>") =>
        "Width of the type index, by default that of the module's data layout, or 64";
    "O0" => "Run no passes before the lowering (default)";
    "O1" => "Optimize before the lowering: inline functions, promote memory, simplify; see --dump-pass-pipeline";
    "O2" => "Optimize before and after the lowering (also -O3)";
    "O3" => "Optimize before and after the lowering";
    "out-dir" = Value(Str, "<directory>") =>
        "Compile each input file, or line of a list '@<filename>', to a file of its own in this directory";
    "pass-pipeline" = Value(Str, "<string>") => "Passes to run before the lowering";
    "S" => "Write assembly, as --emit=asm";
    "target" = Value(Str, "<triple>") => "The target triple; its data layout is set as well";
};

/// The command line's grammar.
pub fn grammar(tool: &str) -> Grammar<'_> {
    Grammar {
        tool,
        overview: "Lower MLIR to LLVM IR",
        operands: "[options] <input file>",
        flags: vec![FLAGS, INPUT_FLAGS, OUTPUT_FLAGS, PRINT_FLAGS],
        upstream: "",
        passes: None,
    }
}

/// Runs the tool and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let args = batch::expand(args).map_err(|message| {
        io.report(&format!("{tool}: {message}\n"));
        1
    })?;
    let mut flags = command_line(&grammar(tool), &args, usize::MAX, io)?;
    let asked = ["emit", "c", "S"].iter().any(|name| flags.has(name));
    if !asked && let Some(word) = flags.text("o").and_then(word_of_file) {
        flags.set_text("emit", word);
    }
    if !asked && let Some(name) = flags.text("o").filter(|name| is_unfit(name)) {
        io.report(&format!(
            "{tool}: warning: '{name}' becomes LLVM IR as text: '--emit' names other products\n"
        ));
    }
    let (product, extension) = product(&flags);
    let fail = |io: &mut Streams<'_>, message: &str| {
        io.report(&format!("{tool}: {message}\n"));
        Err(1)
    };
    if flags.switch("c-wrappers", false) && flags.switch("bare-pointers", false) {
        return fail(
            io,
            "'--c-wrappers' passes descriptors of memrefs, which '--bare-pointers' does without",
        );
    }
    if let Some(directory) = flags.text("out-dir") {
        if flags.has("o") {
            return fail(io, "'-o' names one file, but '--out-dir' asks for one for each input");
        }
        let workers = match flags.number("threads") {
            Some(n) if n > 0 => (n as usize).min(256),
            _ => std::thread::available_parallelism().map_or(1, usize::from),
        };
        let Messages { format, colors, .. } = Messages::new(&flags, io, true);
        let batch = Batch {
            tool,
            inputs: &flags.inputs,
            directory: Path::new(directory),
            extension,
            workers,
            format,
        };
        return Ok(batch
            .run(io, &|input, output, io| run_session(flags.for_file(input, output, colors), product, io)));
    }
    let several = flags.inputs.len() > 1;
    if several && !flags.has("o") {
        return fail(
            io,
            "several input files: '-o' links them to one file, '--out-dir=<directory>' compiles each to a file of its \
             own",
        );
    }
    if matches!(product, Some(Product::Object | Product::Program)) && flags.text("o").is_none_or(|o| o == "-")
    {
        return fail(io, "machine code is not written to standard output: name a file with '-o'");
    }
    if several {
        let word = flags.text("emit").filter(|word| matches!(*word, "mlir" | "llvm-dialect"));
        if let Some(word) = word.filter(|_| product.is_none()) {
            return fail(
                io,
                &format!("'--emit={word}' is for one input file: several are linked as LLVM IR"),
            );
        }
        let unfit =
            ["split-input-file", "emit-c-header", "emit-rust-bindings"].iter().find(|name| flags.has(name));
        if let Some(name) = unfit {
            return fail(io, &format!("'--{name}' is for one input file"));
        }
        return Ok(merge::run(&flags, product, io));
    }
    Ok(run_session(flags, product, io))
}

/// The word of `--emit` for an output file of this name, if its extension tells.
fn word_of_file(name: &str) -> Option<&'static str> {
    Some(match name.rsplit_once('.')?.1 {
        "mlir" => "llvm-dialect",
        "o" | "obj" => "obj",
        "s" | "S" | "asm" => "asm",
        _ => return None,
    })
}

/// Whether a file's extension says that it is no text, and [`word_of_file`] knows no product of this form.
fn is_unfit(name: &str) -> bool {
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    matches!(extension, "bc" | "exe" | "out" | "so" | "dylib" | "dll" | "a" | "lib" | "wasm")
}

/// The product of clang that the command line asks for, if any, and the extension of output files.
fn product(flags: &Parsed) -> (Option<Product>, &'static str) {
    let word = match flags.text("emit") {
        _ if flags.switch("S", false) => "asm",
        _ if flags.switch("c", false) => "obj",
        word => word.unwrap_or("ll"),
    };
    let extension = match word {
        "mlir" | "llvm-dialect" => "mlir",
        "asm" => "s",
        "obj" => "o",
        "exe" => std::env::consts::EXE_EXTENSION,
        _ => "ll",
    };
    (Product::of_word(word), extension)
}

fn run_session(flags: Parsed, product: Option<Product>, io: &mut Streams<'_>) -> i32 {
    let messages = Messages::new(&flags, io, true);
    let mut session = Session::new(flags, messages, &registry::context);
    session.executable = product == Some(Product::Program);
    session.run(io, &mut |chunk, out| process(chunk, product, out))
}

fn process(chunk: &Chunk<'_>, product: Option<Product>, out: &mut Vec<u8>) -> Result {
    let mut root = chunk.read()?;
    set_target(chunk, &mut root)?;
    let emit = chunk.session.flags.text("emit").unwrap_or("ll");
    if emit == "mlir" && product.is_none() {
        chunk.print(&root, true, out);
        chunk.release(root);
        return Ok(());
    }
    // Modules are linked before lowering, so that symbols which lowering adds are unique.
    link_modules(&mut root)?;
    let [before, lowering] = pipelines(chunk)?;
    if chunk.session.flags.switch("dump-pass-pipeline", false) {
        let mut whole = before.clone();
        whole.steps.extend(lowering.steps.iter().cloned());
        chunk.session.errors.text(&format!("{}\n", whole.pretty_text()));
    }
    run_passes(chunk, before, &mut root)?;
    let declarations = declarations(chunk, &root)?;
    run_passes(chunk, lowering, &mut root)?;
    write_declarations(chunk, declarations, out)?;
    let Some(product) = product else {
        if emit == "llvm-dialect" {
            chunk.print(&root, true, out);
            chunk.release(root);
            return Ok(());
        }
        return export(chunk, root, out);
    };
    if chunk.session.flags.text("engine") == Some("cranelift") {
        return generate(chunk, root, product, out);
    }
    let triple = root.op().and_then(|module| root.body.discardable(module, TRIPLE)?.as_str(&chunk.ctx));
    let triple = triple.map(|triple| chunk.ctx.str(triple));
    let mut llvm_ir = Vec::new();
    chunk.timed("Translation", || {
        Translation::of_root(root, chunk.threads)?.write(&mut llvm_ir, None);
        Ok(())
    })?;
    chunk
        .timed("Machine code", || machine::compile(&llvm_ir, product, triple.as_deref(), out))
        .map_err(|message| chunk.ctx.error(Loc::UNKNOWN, message).emit())
}

/// Terrace's code generator with the command line's level of optimization.
#[cfg(feature = "codegen")]
fn object(
    chunk: &Chunk<'_>,
    product: Product,
) -> Result<impl Fn(&Module) -> core::result::Result<Vec<u8>, codegen::Error> + use<>> {
    if product == Product::Assembly {
        let message = "Terrace's code generator writes no assembly: use '--engine=clang'";
        return Err(chunk.ctx.error(Loc::UNKNOWN, message).emit());
    }
    let level = match chunk.session.flags.switch("O0", false) {
        true => codegen::OptLevel::None,
        false => codegen::OptLevel::Speed,
    };
    Ok(move |module: &Module| codegen::object(module, level))
}

/// Appends what Terrace's code generator makes of a module in the llvm dialect.
#[cfg(feature = "codegen")]
fn generate(chunk: &Chunk<'_>, root: Root, product: Product, out: &mut Vec<u8>) -> Result {
    let object = crate::run::generate(chunk, root, object(chunk, product)?)?;
    machine::finish(object, product, out).map_err(|message| chunk.ctx.error(Loc::UNKNOWN, message).emit())
}

#[cfg(not(feature = "codegen"))]
fn generate(chunk: &Chunk<'_>, _: Root, _: Product, _: &mut Vec<u8>) -> Result {
    let message = "this program was built without the feature 'codegen', which makes machine code";
    Err(chunk.ctx.error(Loc::UNKNOWN, message).emit())
}

/// Gives the module the target of the command line.
fn set_target(chunk: &Chunk<'_>, root: &mut Root) -> Result {
    let (Some(triple), Some(module)) = (chunk.session.flags.text("target"), root.op()) else { return Ok(()) };
    let ctx = &chunk.ctx;
    let Some(layout) = data_layout(triple) else {
        let message = format!("the data layout of the target '{triple}' is not known");
        let note = "write the attributes 'llvm.target_triple' and 'llvm.data_layout' at the module instead";
        return Err(ctx.error(Loc::UNKNOWN, message).note(Loc::UNKNOWN, note).emit());
    };
    for (name, text) in [(TRIPLE, triple), ("llvm.data_layout", layout)] {
        let attr = StringAttr::get(ctx, ctx.intern(text), None);
        let old = root.body.discardable(module, name);
        if old.is_some_and(|old| old != attr) {
            let message = format!("the module has another '{name}' than the target '{triple}'");
            return Err(ctx.error(root.body.loc(module), message).emit());
        }
        root.body.set_discardable(module, ctx.intern(name), Some(attr));
    }
    Ok(())
}

/// The pipelines of the command line: what comes before the lowering, and the lowering.
pub fn pipelines(chunk: &Chunk<'_>) -> Result<[Pipeline; 2]> {
    parse_pipelines(&chunk.session.flags)
        .map_err(|error| chunk.ctx.error(Loc::UNKNOWN, error.to_string()).emit())
}

fn parse_pipelines(flags: &Parsed) -> core::result::Result<[Pipeline; 2], PipelineError> {
    let mut before = match flags.text("pass-pipeline") {
        Some(text) => Pipeline::parse(&PASSES, text)?,
        None => Pipeline::new(ANCHOR),
    };
    let [first, last] = level::passes(flags);
    before.parse_steps(&PASSES, first)?;
    if flags.switch("c-wrappers", false) {
        before.parse_steps(&PASSES, "func.func(llvm-request-c-wrappers)")?;
    }
    let mut lowering = Pipeline::new(ANCHOR);
    let width = flags.number("index-bitwidth").unwrap_or(0);
    let bare = flags.switch("bare-pointers", false);
    let pass = format!("lower-to-llvm{{index-bitwidth={width} use-bare-ptr-memref-call-conv={bare}}}");
    lowering.parse_steps(&PASSES, &pass)?;
    lowering.parse_steps(&PASSES, last)?;
    if flags.switch("g", false) {
        lowering.parse_steps(&PASSES, "ensure-debug-info-scope-on-llvm-func")?;
    }
    Ok([before, lowering])
}

/// Runs a pipeline, unless it is empty.
pub fn run_passes(chunk: &Chunk<'_>, pipeline: Pipeline, root: &mut Root) -> Result {
    if pipeline.steps.is_empty() {
        return Ok(());
    }
    let mut manager = PassManager::new(pipeline, Some(verify));
    manager.threads = chunk.threads;
    manager.timing = chunk.timing.clone();
    manager.run(root)
}

/// The paths and texts of the requested declaration files, which describe the module before it is lowered.
fn declarations(chunk: &Chunk<'_>, root: &Root) -> Result<Vec<(String, String)>> {
    let flags = &chunk.session.flags;
    let mut files = Vec::new();
    for (flag, in_c) in [("emit-c-header", true), ("emit-rust-bindings", false)] {
        let Some(path) = flags.text(flag) else { continue };
        if chunk.range.is_some() {
            let message = format!("'--{flag}' is for one module, not for the parts of a split file");
            return Err(chunk.ctx.error(Loc::UNKNOWN, message).emit());
        }
        let Some(module) = root.op() else { continue };
        let mut options = to_llvm::module_options(&root.body, module, to_llvm::default_options());
        options.bare_ptr = flags.switch("bare-pointers", false);
        if let Some(width) =
            flags.number("index-bitwidth").and_then(|n| u32::try_from(n).ok()).filter(|&n| n != 0)
        {
            options.index_width = width;
        }
        let bindings = bindings::describe(&root.body, module, options);
        files.push((path.to_owned(), if in_c { bindings.c_header() } else { bindings.rust() }));
    }
    Ok(files)
}
/// Writes declaration files; `-` is the output.
fn write_declarations(chunk: &Chunk<'_>, files: Vec<(String, String)>, out: &mut Vec<u8>) -> Result {
    for (path, text) in files {
        if path == "-" {
            out.extend_from_slice(text.as_bytes());
            continue;
        }
        let written = Output::open(&path).and_then(|file| file.commit(text.as_bytes(), &mut std::io::sink()));
        if let Err(message) = written {
            return Err(chunk.ctx.error(Loc::UNKNOWN, message.trim_end().to_owned()).emit());
        }
    }
    Ok(())
}

/// Appends the LLVM IR of a module in the llvm dialect.
pub fn export(chunk: &Chunk<'_>, root: Root, out: &mut Vec<u8>) -> Result {
    chunk.timed("Translation", || {
        chunk.write(Translation::of_root(root, chunk.threads)?, out);
        Ok(())
    })
}
