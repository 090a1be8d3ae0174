//! `terrace lsp`: the language server.

use crate::compile::assembly;
use crate::programs::PROGRAMS;
use crate::{Exit, Registry, Streams, VERSION};
use terrace_lsp::Tools;

/// How many characters of the reason are shown that a message cannot be read.
const MAX_REASON: usize = 300;

/// Serves the client on the standard streams.
pub fn run(tool: &str, registry: &Registry, args: &[String], io: &mut Streams<'_>) -> Exit {
    for arg in args {
        match arg.trim_start_matches('-') {
            "help" | "h" => {
                let text = format!(
                    "OVERVIEW: A language server for MLIR\nUSAGE: {tool}\n\n\
                     An editor starts it and speaks the Language Server Protocol on its standard streams.\n"
                );
                return Ok(io.answer(&text));
            }
            "version" => return Ok(io.answer(VERSION)),
            // Editors pass it to servers.
            "stdio" => {}
            _ => {
                io.report(&format!(
                    "{tool}: unknown argument '{arg}': the editor's configuration says what it opens\n"
                ));
                return Err(1);
            }
        }
    }
    let tools = Tools { programs: &PROGRAMS, assembler: assembly };
    match terrace_lsp::serve(registry, Some(tools), io.stdin, io.stdout) {
        Ok(true) => Ok(0),
        Ok(false) => Err(1),
        Err(error) => {
            // The reason may have the message in it, and so a whole document.
            let reason: String = error.to_string().chars().take(MAX_REASON).collect();
            io.report(&format!("{tool}: the client's message cannot be read: {reason}\n"));
            Err(1)
        }
    }
}
