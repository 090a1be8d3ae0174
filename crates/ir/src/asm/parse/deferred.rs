//! The function bodies that the parser of a skeleton skips.

use super::operands::Argument;
use crate::body::Op;

/// A function body that is parsed after the skeleton.
#[derive(Clone, Copy)]
pub(super) struct DeferredBody {
    /// The operation that owns the body.
    pub op: Op,
    /// The offset of the opening brace.
    pub open: u32,
    /// The offset of the token after the closing brace.
    pub next: u32,
    /// The end of the body's arguments in [`DeferredBodies::args`]; they start where those of the previous body end.
    pub args_end: u32,
    /// The dialect whose prefix may be omitted in the body.
    pub dialect: &'static str,
}

/// The deferred bodies, in the order of the text.
#[derive(Default)]
pub(super) struct DeferredBodies {
    pub list: Vec<DeferredBody>,
    /// The arguments of all bodies, without attributes.
    pub args: Vec<Argument>,
    /// The body whose operation is not created yet.
    pub pending: Option<DeferredBody>,
    /// The number of the body that owns the operations; bodies in other modules are not deferred.
    pub frame: Option<u32>,
    /// Whether the text lacks braces or has too many, so that bodies end by its layout.
    pub by_layout: bool,
    /// The nesting depth of the bodies.
    pub depth: u32,
}
