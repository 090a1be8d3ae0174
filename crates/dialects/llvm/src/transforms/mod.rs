//! Passes on the LLVM dialect: debug scopes, COMDATs, data layout, visibility, legalization for export, coroutines.

mod comdat;
mod data_layout;
mod debug_scope;
mod legalize;
mod split;
mod visibility;

pub use comdat::AddComdats;
pub use data_layout::SetDataLayout;
pub use debug_scope::DebugScopes;
pub use legalize::{LegalizeForExport, legalize};
pub use split::SplitCoroutines;
pub use visibility::UseDefaultVisibility;
