//! A language server for MLIR: the [Language Server Protocol](https://microsoft.github.io/language-server-protocol/) over
//! standard input and output, for the dialects of a [`Registry`].
//!
//! Documents are texts that change by parts (`text`, `document`). A document consists of chunks (`chunk`), a chunk of
//! parts (`part`): the bodies of its functions, and what is around them; `environment` says which bodies a change concerns, and `edit` is the quick way where it is one.
//! `names` answers what a name means; `stages` compiles a function, and `virtuals` are the documents with what becomes of
//! it. The other modules are the features of the protocol, and `server` calls them.

mod actions;
mod body;
mod bytecode;
mod capabilities;
mod chunk;
mod completion;
mod diagnostics;
mod document;
mod edit;
mod environment;
mod formatting;
mod forms;
mod hover;
mod message;
mod names;
mod navigation;
mod part;
mod passes;
mod server;
mod stages;
mod structure;
mod symbols;
mod terminators;
mod text;
mod virtuals;

pub use document::encode as percent_encode;
pub use server::serve;
pub use stages::Tools;
pub use terrace::Registry;
