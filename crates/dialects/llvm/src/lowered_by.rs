//! The passes that lower other dialects, for messages.

use terrace_ir::Context;

/// The pass that lowers operations of a dialect: a dialect interface, which the row of the dialect registers.
#[derive(Clone, Copy)]
pub struct LoweredBy {
    /// The dialect's namespace.
    pub dialect: &'static str,
    /// The pass as in a pipeline; empty if there is none.
    pub pass: &'static str,
}

impl LoweredBy {
    /// A note that names the pass for a dialect, if a row in the context does.
    pub fn note(ctx: &Context, dialect: &str) -> Option<String> {
        let rows = ctx.dialect_interfaces::<Self>();
        let row = rows.into_iter().find(|row| row.dialect == dialect && !row.pass.is_empty())?;
        Some(format!("'{}' lowers operations of the '{dialect}' dialect", row.pass))
    }
}
