//! Interface by which other dialects join `convert-to-llvm` and `lower-to-llvm` (`ConvertToLLVMPatternInterface`).

use terrace_ir::{Context, OpDef};
use terrace_rewrite::convert::{Pattern, Rule};

/// A dialect's contribution to the conversion to the LLVM dialect: a `static` that [`register`] adds.
///
/// ```
/// use crate::common::interface::{ConvertToLLVM, register};
///
/// static GEO: ConvertToLLVM = ConvertToLLVM { dialect: "geo", ..ConvertToLLVM::NONE };
/// let ctx = terrace_ir::Context::new();
/// register(&ctx, &GEO);
/// assert!(crate::to_llvm::converts(&ctx, "geo"));
/// ```
pub struct ConvertToLLVM {
    /// The dialect's name.
    pub dialect: &'static str,
    /// Patterns of the main conversion. They get converted operands and may create operations of any dialect that has
    /// patterns.
    pub patterns: &'static [&'static [Pattern]],
    /// Patterns on original operands that lower structured control flow, before the main conversion of
    /// `lower-to-llvm`; `convert-to-llvm` does not use them.
    pub structured: &'static [Pattern],
    /// Type conversion rules, tried before the rules for built-in types.
    pub types: &'static [Rule],
    /// Operations that may remain because the export to LLVM IR supports them.
    pub legal: &'static [&'static OpDef],
}

impl ConvertToLLVM {
    /// A contribution without effect, for struct update syntax.
    pub const NONE: Self = Self { dialect: "", patterns: &[], structured: &[], types: &[], legal: &[] };
}

/// Adds a contribution to `convert-to-llvm` and `lower-to-llvm` in a context. Repeated calls have no effect.
pub fn register(ctx: &Context, row: &'static ConvertToLLVM) {
    ctx.register_dialect_interface(row);
}

/// The contributions in a context, in the order of registration.
pub fn all(ctx: &Context) -> Vec<&'static ConvertToLLVM> {
    ctx.dialect_interfaces()
}
