//! The roles of symbols in the linking of modules.

use terrace_ir::Body;

/// The role of a symbol for other modules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkRole {
    /// It may be defined elsewhere.
    Declaration,
    /// It is defined here.
    Definition,
    /// It is defined here, and other modules cannot refer to it.
    Local,
}

/// An interface of operations that become globals of the LLVM dialect, where their own rules differ from those of symbols.
pub trait Linked {
    /// The role that the global will have.
    fn link_role(&self, body: &Body) -> LinkRole;
}
