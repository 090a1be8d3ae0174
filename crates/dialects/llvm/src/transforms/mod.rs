//! Passes on the LLVM dialect: debug scopes, COMDATs, data layout, visibility, legalization for export.

mod comdat;
mod data_layout;
mod debug_scope;
mod legalize;
mod visibility;

pub use comdat::AddComdats;
pub use data_layout::SetDataLayout;
pub use debug_scope::DebugScopes;
pub use legalize::{LegalizeForExport, legalize};
pub use visibility::UseDefaultVisibility;
