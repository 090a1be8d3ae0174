//! Diagnostics at operations.

use super::{DiagBuilder, Reported};
use crate::asm::{current_operation_note, warned_operation_note};
use crate::body::OpRef;

impl<'a> OpRef<'a> {
    /// Starts an error at the operation: `'dialect.op' op message`.
    #[cold]
    pub fn op_error(self, message: impl core::fmt::Display) -> DiagBuilder<'a> {
        self.error(format!("'{}' op {message}", self.def().name))
    }
    /// Starts an error at the operation, with the note `see current operation`.
    #[cold]
    pub fn error(self, message: impl Into<String>) -> DiagBuilder<'a> {
        let loc = self.body().loc(self.op);
        let builder = self.ctx().error(loc, message);
        match current_operation_note(self) {
            Some(note) => builder.note(loc, note),
            None => builder,
        }
    }
    /// Starts a warning at the operation, with the operation in a note.
    #[cold]
    pub fn warning(self, message: impl Into<String>) -> DiagBuilder<'a> {
        let loc = self.body().loc(self.op);
        let builder = self.ctx().warning(loc, message);
        match warned_operation_note(self) {
            Some(note) => builder.note(loc, note),
            None => builder,
        }
    }
    /// Reports `'dialect.op' op message`.
    #[cold]
    pub fn fail<T>(self, message: impl core::fmt::Display) -> Result<T, Reported> {
        Err(self.op_error(message).emit())
    }
}
