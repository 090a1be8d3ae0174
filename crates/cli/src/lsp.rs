//! `terrace lsp`: the language server.

use crate::{Exit, Registry, Streams, VERSION};

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
    match terrace_lsp::serve(registry, io.stdin, io.stdout) {
        0 => Ok(0),
        status => Err(status),
    }
}
