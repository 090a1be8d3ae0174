//! A language server for MLIR: the [Language Server Protocol](https://microsoft.github.io/language-server-protocol/) over
//! standard input and output, for the dialects of a [`Registry`].
//!
//! Documents are texts that change by parts (`text`, `document`). A document consists of chunks (`chunk`), a chunk of
//! parts (`part`): the bodies of its functions, and what is around them; `environment` says which bodies a change concerns.
//! `names` answers what a name means; the other
//! modules are the features of the protocol, and `server` calls them.

mod actions;
mod capabilities;
mod chunk;
mod completion;
mod diagnostics;
mod document;
mod environment;
mod forms;
mod hover;
mod names;
mod navigation;
mod part;
mod server;
mod structure;
mod symbols;
mod text;

pub use server::serve;
pub use terrace::Registry;

/// The stack size of the server's thread in bytes: the parser's bounds on nesting are generous.
const STACK: usize = 256 << 20;

/// The `main` of a language server for the dialects of `registry`: it serves the client on standard input and output, and
/// ends the process.
///
/// ```no_run
/// // All of Terrace's dialects, and those of a tool: `Registry::all().dialects([&TOY])`.
/// terrace_lsp::lsp_main(&terrace_lsp::Registry::all());
/// ```
pub fn lsp_main(registry: &Registry) -> ! {
    let status = std::thread::scope(|scope| {
        let serve = || serve(registry, &mut std::io::stdin(), &mut std::io::stdout());
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, serve);
        thread.ok().and_then(|thread| thread.join().ok()).unwrap_or(70)
    });
    std::process::exit(status)
}
