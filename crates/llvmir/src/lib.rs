//! From the `llvm` dialect to LLVM IR: the last step of compilation.
//!
//! [`export`](export()) turns a module of the `llvm` dialect into an [`llir::Module`](terrace_llir::Module), whose
//! text is that of `mlir-translate --mlir-to-llvmir`. It reports all operations of other dialects, except those with a
//! [`TranslationInterface`] ([`export_with`]). [`link_modules`] links the modules in a module into one.

pub mod export;
mod import;
mod link;

pub use export::{
    ExportOptions, Insts, StreamedModule, StreamingExport, TranslationInterface, Translator, export,
    export_owned, export_to_text, export_with,
};
pub use import::{
    ImportOptions, Release, data_layout_spec, import, import_text, is_machine_code, parse_text,
};
pub use link::link_modules;
