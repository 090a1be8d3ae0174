//! Diagnostics at operations, which show the operation in a note.

use super::{op_to_string, print_op};
use crate::asm::Lengths;
use crate::body::OpRef;
use crate::diag::{DiagBuilder, Reported};
use crate::options::PrintOptions;
use crate::params::Part;

impl<'a> OpRef<'a> {
    /// Starts an error at the operation: `'dialect.op' op message`.
    #[cold]
    pub fn op_error(self, message: impl core::fmt::Display) -> DiagBuilder<'a> {
        self.error(format!("'{}' op {message}", self.def().name))
    }
    /// Starts an error at the operation, with the note `see current operation` in generic form.
    #[cold]
    pub fn error(self, message: impl Into<String>) -> DiagBuilder<'a> {
        self.with_note(self.ctx().error(self.loc(), message), op_to_string)
    }
    /// Starts a warning at the operation, with the note `see current operation` in custom form.
    #[cold]
    pub fn warning(self, message: impl Into<String>) -> DiagBuilder<'a> {
        self.with_note(self.ctx().warning(self.loc(), message), Self::text)
    }
    /// Starts a remark at the operation, with the note `see current operation` in custom form.
    #[cold]
    pub fn remark(self, message: impl Into<String>) -> DiagBuilder<'a> {
        self.with_note(self.ctx().remark(self.loc(), message), Self::text)
    }
    /// The operation in custom form; one of several lines starts on a line of its own.
    #[cold]
    pub fn text(self) -> String {
        let options = PrintOptions { local_scope: true, ..self.ctx().print.defaults() };
        let mut out = Vec::new();
        print_op(self, &options, &mut out);
        let text = String::from_utf8_lossy(&out).trim_end().to_owned();
        if text.contains('\n') { format!("\n{text}") } else { text }
    }
    /// Reports `'dialect.op' op message`.
    #[cold]
    pub fn fail<T>(self, message: impl core::fmt::Display) -> Result<T, Reported> {
        Err(self.op_error(message).emit())
    }

    fn with_note(self, builder: DiagBuilder<'a>, text: impl FnOnce(Self) -> String) -> DiagBuilder<'a> {
        if !self.ctx().print.op_on_diagnostic() {
            return builder;
        }
        let text = if self.text_fits() { text(self) } else { "its text is too long to be shown".to_owned() };
        builder.note(self.loc(), format!("see current operation: {text}"))
    }

    /// Whether the text of the operation without aliases fits into memory.
    fn text_fits(self) -> bool {
        let ctx = self.ctx();
        let mut lengths = Lengths::without_aliases();
        self.walk(&mut |at| {
            let (b, op) = (at.body(), at.op);
            let attrs = b.slots(op).attrs().chain(b.dict_entries(op).iter().map(|(_, attr)| attr));
            attrs.for_each(|attr| lengths.add(ctx, Part::Attr(attr)));
            b.results(op).iter().for_each(|result| lengths.add(ctx, Part::Type(b.ty(result))));
        });
        lengths.all_fit()
    }
}
