//! How other dialects join `convert-to-llvm` and `lower-to-llvm` (upstream's `ConvertToLLVMPatternInterface`).

use parking_lot::RwLock;
use terrace_ir::OpDef;
use terrace_rewrite::convert::{Pattern, Rule};

/// What a dialect adds to the conversion to the LLVM dialect: a `static` row, made known by [`register`].
///
/// ```
/// use terrace_lower::interface::{ConvertToLLVM, register};
///
/// static GEO: ConvertToLLVM = ConvertToLLVM { dialect: "geo", ..ConvertToLLVM::NONE };
/// register(&GEO);
/// register(&GEO); // once is enough
/// assert!(terrace_lower::to_llvm::converts("geo"));
/// ```
pub struct ConvertToLLVM {
    /// The dialect's name.
    pub dialect: &'static str,
    /// Patterns of the main sweep. They get converted operands and may make operations of any dialect that has
    /// patterns itself.
    pub patterns: &'static [&'static [Pattern]],
    /// Patterns over original operands that take structured control flow apart, before the main sweep of
    /// `lower-to-llvm`; `convert-to-llvm` does not try them.
    pub structured: &'static [Pattern],
    /// What the dialect's types become; asked before the rules for built-in types.
    pub types: &'static [Rule],
    /// Operations that may stay, since the translation to LLVM IR knows them.
    pub legal: &'static [&'static OpDef],
}

impl ConvertToLLVM {
    /// A row that adds nothing, to start from.
    pub const NONE: Self = Self { dialect: "", patterns: &[], structured: &[], types: &[], legal: &[] };
}

/// The rows in the order of registration. As the rows of operations, they are known to the whole process.
static ROWS: RwLock<Vec<&'static ConvertToLLVM>> = RwLock::new(Vec::new());

/// Makes a row known to `convert-to-llvm` and `lower-to-llvm`, in every context; more than once is the same as once.
pub fn register(row: &'static ConvertToLLVM) {
    let mut rows = ROWS.write();
    if !rows.iter().any(|known| core::ptr::eq(*known, row)) {
        rows.push(row);
    }
}

/// The rows that are known.
pub fn all() -> Vec<&'static ConvertToLLVM> {
    ROWS.read().clone()
}
