//! Several inputs to one output: each is lowered by itself, and the modules are linked as LLVM IR.

use super::{CompileFlags, Emit, machine};
use crate::Streams;
use crate::messages::Messages;
use crate::session::Chunk;
use terrace::ir::{Loc, Result};
use terrace::llir::{self, Module};

/// Compiles the inputs and links them to the output of the command line; returns the exit code.
pub fn run(flags: &CompileFlags, inputs: &[String], messages: Messages, io: &mut Streams<'_>) -> i32 {
    let Some((last, others)) = inputs.split_last() else { return 1 };
    let mut modules = Vec::new();
    for input in others {
        let own = flags.for_file("-");
        let part = messages.part();
        let mut nowhere = std::io::sink();
        let mut streams = Streams { stdin: io.stdin, stdout: &mut nowhere, stderr: io.stderr, last: false };
        let status = own.session(input, part.clone()).run(&mut streams, &mut |chunk, _| {
            modules.push(lower(&own, chunk)?);
            Ok(())
        });
        messages.add_part(&part);
        if status != 0 {
            let mut log = Vec::new();
            messages.finish(&mut log);
            // A failure to write to standard error cannot be reported.
            let _ = io.stderr.write_all(&log);
            return status;
        }
    }
    let own = flags.for_file(flags.output.file.o.as_deref().unwrap_or("-"));
    own.session(last, messages).run(io, &mut |chunk, out| {
        modules.push(lower(&own, chunk)?);
        finish(&own, chunk, std::mem::take(&mut modules), out)
    })
}

/// The LLVM IR of an input, which is LLVM IR or MLIR.
fn lower(flags: &CompileFlags, chunk: &Chunk<'_>) -> Result<Module> {
    flags.options(chunk)?.llvm_module(&chunk.input())
}

/// Links the modules and appends the product.
fn finish(flags: &CompileFlags, chunk: &Chunk<'_>, modules: Vec<Module>, out: &mut Vec<u8>) -> Result {
    let ctx = &chunk.ctx;
    let fail = |message: String| ctx.error(Loc::UNKNOWN, message).emit();
    let options = flags.options(chunk)?;
    let module = options.link(ctx, modules)?;
    let Some(form) = flags.emit().form() else {
        let bytes = match flags.emit() {
            Emit::Wasm => options.wasm_of(ctx, module)?,
            Emit::Bc => chunk.timed("Output", || llir::bitcode::write(&module)),
            _ => chunk.timed("Output", || options.print(ctx, module))?,
        };
        out.extend(bytes);
        return Ok(());
    };
    flags.check(chunk, &options)?;
    #[cfg(feature = "codegen")]
    if flags.engine == Some(super::Engine::Cranelift) {
        return machine::finish(options.object_of(ctx, &module)?, form, out).map_err(fail);
    }
    let triple = String::from_utf8_lossy(&module.triple).into_owned();
    let triple = Some(&*triple).filter(|triple| !triple.is_empty());
    let text = llir::print_module(&module);
    let target = flags.machine(triple);
    chunk.timed("Machine code", || machine::compile(&text, form, &target, out)).map_err(fail)
}
