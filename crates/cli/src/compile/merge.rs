//! Several inputs to one output: each is lowered by itself, and the modules are linked as LLVM IR.

use super::{link_modules, machine, pipelines, run_passes, set_target};
use crate::Streams;
use crate::compile::machine::Product;
use crate::flags::Parsed;
use crate::messages::Messages;
use crate::session::{Chunk, Session};
use terrace::ir::{Loc, Result};
use terrace::llir::{self, Module};
use terrace::llvmir::{ExportOptions, export, parse_text};
use terrace::registry;

/// Compiles the inputs and links them to the output of the command line; returns the exit code.
pub fn run(flags: &Parsed, product: Option<Product>, io: &mut Streams<'_>) -> i32 {
    let Messages { colors, .. } = Messages::new(flags, io, true);
    let Some((last, others)) = flags.inputs.split_last() else { return 1 };
    let mut modules = Vec::new();
    for input in others {
        let own = flags.for_file(input, "-", colors);
        let mut nowhere = std::io::sink();
        let mut streams = Streams { stdin: io.stdin, stdout: &mut nowhere, stderr: io.stderr, last: false };
        let messages = Messages::new(&own, &streams, true);
        let session = Session::new(own, messages, &registry::context);
        let status = session.run(&mut streams, &mut |chunk, _| {
            modules.push(lower(chunk)?);
            Ok(())
        });
        if status != 0 {
            return status;
        }
    }
    let own = flags.for_file(last, flags.text("o").unwrap_or("-"), colors);
    let messages = Messages::new(&own, io, true);
    let mut session = Session::new(own, messages, &registry::context);
    session.executable = product == Some(Product::Program);
    session.run(io, &mut |chunk, out| {
        modules.push(lower(chunk)?);
        finish(chunk, std::mem::take(&mut modules), product, out)
    })
}

/// The LLVM IR of an input, which is LLVM IR or MLIR.
fn lower(chunk: &Chunk<'_>) -> Result<Module> {
    let name = &chunk.file.name;
    let mut module = if chunk.is_llvm_ir() {
        chunk.timed("Parser", || parse_text(&chunk.ctx, name, chunk.text()))?
    } else {
        let mut root = chunk.read()?;
        set_target(chunk, &mut root)?;
        link_modules(&mut root)?;
        for pipeline in pipelines(chunk)? {
            run_passes(chunk, pipeline, &mut root)?;
        }
        let options = ExportOptions { threads: chunk.threads, verify: true, lossless: false };
        chunk.timed("Translation", || export(&root, &options))?
    };
    // Messages name the file.
    module.id = name.as_bytes().to_vec();
    Ok(module)
}

/// Links the modules and appends the product.
fn finish(chunk: &Chunk<'_>, modules: Vec<Module>, product: Option<Product>, out: &mut Vec<u8>) -> Result {
    let ctx = &chunk.ctx;
    let fail = |message: String| ctx.error(Loc::UNKNOWN, message).emit();
    let linked = chunk.timed("Linking", || llir::link(modules).map_err(|error| fail(error.to_string())))?;
    for warning in linked.warnings {
        ctx.warning(Loc::UNKNOWN, warning).emit();
    }
    let module = linked.module;
    if let Err(problems) = llir::verify_module(&module) {
        let problem = problems.first().map(ToString::to_string).unwrap_or_default();
        return Err(fail(format!("the linked module is not valid: {problem}")));
    }
    let Some(product) = product else {
        chunk.timed("Output", || {
            llir::print_module_to(&module, out);
            Ok(())
        })?;
        return Ok(());
    };
    #[cfg(feature = "codegen")]
    if chunk.session.flags.text("engine") == Some("cranelift") {
        let object = super::object(chunk, product)?;
        let object = chunk.timed("Machine code", || object(&module));
        let object = object.map_err(|error| crate::run::report(chunk, error))?;
        return machine::finish(object, product, out).map_err(fail);
    }
    let triple = String::from_utf8_lossy(&module.triple).into_owned();
    let triple = Some(&*triple).filter(|triple| !triple.is_empty());
    let text = llir::print_module(&module);
    chunk.timed("Machine code", || machine::compile(&text, product, triple, out)).map_err(fail)
}
