//! `terrace link-parts`: the parts of a module, which `terrace compile --part` has lowered, become its LLVM IR.
//!
//! A part is bytecode, the hash of it, and a mark, so that one that was cut or changed on its way is refused. Shards and skeletons
//! are bytecode that is named by its hash.

use crate::compile::expand;
use crate::flags::{Flags as _, Grammar, flags, words};
use crate::messages::Messages;
use crate::session::{Chunk, FileFlags, InputFlags, OutputFlags, Session, Tool, command_line};
use crate::{Exit, Streams, cache, files};
use std::path::{Path, PathBuf};
use terrace::compile::{self, CompileOptions, Product};
use terrace::ir::{Loc, Result, Root};
use terrace::pipeline::{Input, add_source};
use terrace::registry;
use terrace_support::text::Text;

words! {
    /// The words of `--emit`.
    pub enum Emit {
        /// LLVM IR
        Ll = "ll",
        /// LLVM bitcode
        Bc = "bc",
    }
}

flags! {
    /// The flags of `terrace link-parts`.
    pub struct LinkFlags {
        #[doc = "What to write; by default LLVM IR, or bitcode if the output file ends with .bc"]
        emit: Option<Emit>,
        ..input: InputFlags,
        ..file: FileFlags,
    }
}

/// The command line's grammar.
pub fn grammar(tool: &str) -> Grammar<'_> {
    Grammar {
        tool,
        overview: "Join the parts of a module that were compiled apart",
        operands: "[options] <skeleton> <part>.. (or @<list of them>)",
        flags: LinkFlags::rows(),
        upstream: "",
        passes: None,
    }
}

/// Runs the tool and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let fail = |io: &mut Streams<'_>, message: &str| {
        io.report(&format!("{tool}: {message}\n"));
        Err(1)
    };
    let args = match expand(args) {
        Ok(args) => args,
        Err(message) => return fail(io, &message),
    };
    let (flags, arguments) = command_line::<LinkFlags>(&grammar(tool), &args, usize::MAX, io)?;
    if flags.file.split_input_file.is_some() {
        return fail(io, "'--split-input-file' is not for parts");
    }
    if arguments.inputs.is_empty() || arguments.inputs.iter().any(|input| input == "-") {
        return fail(io, "expected a skeleton and the parts, as the plan names them");
    }
    let output = flags.file.o.as_deref().unwrap_or("-");
    let is_bitcode = flags.emit.map_or(output.ends_with(".bc"), |emit| emit == Emit::Bc);
    let inputs: Vec<PathBuf> = arguments.inputs.iter().map(PathBuf::from).collect();
    let messages = flags.input.messages(None, io, true);
    Ok(join(&inputs, Path::new(output), is_bitcode, &flags.input, messages, io))
}

/// Joins parts to an output; the skeleton comes first. Returns the exit code.
pub fn join(
    inputs: &[PathBuf],
    output: &Path,
    is_bitcode: bool,
    input: &InputFlags,
    messages: Messages,
    io: &mut Streams<'_>,
) -> i32 {
    let Some((skeleton, parts)) = inputs.split_first() else { return 1 };
    let mut file = OutputFlags::default();
    file.file.o = Some(output.to_string_lossy().into_owned());
    let tool = Tool { unverified: true, ..Tool::default() };
    let path = skeleton.to_string_lossy();
    let session = Session::new(&path, input, &file, tool, messages, &registry::context);
    session.run(io, &mut |chunk, out| process(chunk, skeleton, parts, is_bitcode, out))
}

fn process(
    chunk: &Chunk<'_>,
    skeleton: &Path,
    parts: &[PathBuf],
    is_bitcode: bool,
    out: &mut Vec<u8>,
) -> Result {
    let fail = |message: String| chunk.ctx.error(Loc::UNKNOWN, message).emit();
    if !has_its_hash(skeleton, &chunk.file.text) {
        return Err(fail(format!(
            "'{}' is damaged: it does not have the hash that its name is",
            skeleton.display()
        )));
    }
    let root = chunk.input().read()?;
    let mut roots = Vec::with_capacity(parts.len());
    for path in parts {
        let text = read(path).map_err(|message| fail(message.trim_end().to_owned()))?;
        roots.push(read_part(chunk, path, text)?);
    }
    let emit = if is_bitcode { compile::Emit::Bitcode } else { compile::Emit::LlvmIr };
    let options = CompileOptions { emit, ..chunk.compile_options() };
    match options.join(root, roots)? {
        Product::LlvmIr(translation) => chunk.write(translation, out),
        product => {
            out.extend(product.into_bytes());
            Ok(())
        }
    }
}

fn read_part(chunk: &Chunk<'_>, path: &Path, text: Vec<u8>) -> Result<Root> {
    let file = add_source(&chunk.ctx, &path.to_string_lossy(), text)?;
    Input { file: &file, verify: false, ..chunk.input() }.read()
}

/// The bytecode of a part, if it is whole. The error is a message.
pub fn read(path: &Path) -> std::result::Result<Vec<u8>, String> {
    let (_, text): (_, Text) = files::read(&path.to_string_lossy(), &mut std::io::empty())?;
    match cache::product_len(&text) {
        Some(len) => Ok(text[..len].to_vec()),
        None => Err(format!("'{}' is damaged, or no part: make it again\n", path.display())),
    }
}

/// A part as it is written to a file.
pub fn sealed(mut part: Vec<u8>) -> Vec<u8> {
    let trailer = cache::trailer(&blake3::hash(&part));
    part.extend(trailer);
    part
}

/// Whether a file has the hash that its name is; files of other names may have any.
pub fn has_its_hash(path: &Path, text: &[u8]) -> bool {
    let hash = path.file_stem().and_then(|stem| blake3::Hash::from_hex(stem.to_str()?).ok());
    hash.is_none_or(|hash| blake3::hash(text) == hash)
}
