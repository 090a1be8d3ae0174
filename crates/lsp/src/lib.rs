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
mod formatting;
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
