//! Diagnostics as values.

use crate::loc::Loc;

/// The kind of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The input is wrong or cannot be handled.
    Error,
    /// The input is suspicious.
    Warning,
    /// An explanation of another diagnostic.
    Note,
    /// Information about the compiler's decisions.
    Remark,
    /// Text that a pass prints: it is shown as it is, without a location.
    Text,
}

impl Severity {
    /// The word in front of the message.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
            Severity::Remark => "remark",
            Severity::Text => "text",
        }
    }
}

/// A message about a location, with notes.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// The kind.
    pub severity: Severity,
    /// The location that it is about.
    pub loc: Loc,
    /// The problem, in lower case and without full stop.
    pub message: String,
    /// Reasons and advice, with their locations.
    pub notes: Vec<(Loc, String)>,
}
