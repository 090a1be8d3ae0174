//! Printing a custom form by its compiled format.
/// Prints the operation by its format.
pub fn print_format(_p: &mut crate::asm::OpPrinter<'_>, _op: crate::Op) {}
