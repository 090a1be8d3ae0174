//! MLIR text of earlier years becomes today's.
//!
//! [`upgrade`] rewrites a text token by token and keeps everything else, so comments and layout stay, and each line stays
//! at its number: lines of later messages are those of the original text. Text that is today's already stays as it is.
//!
//! Reading order: [`forms`] (the old forms and names), `token`, `types` and `llvm_string` (types of all years), `affine`,
//! `rewrite` (the walk over the tokens), `llvm`, `vector`, `std_ops`, `tensor`, `linalg`, `sparse` and `tosa` (operations
//! whose text changed; `call` reads those with a function type), [`passes`] (pipelines).

mod affine;
mod call;
pub mod forms;
mod linalg;
mod llvm;
mod llvm_string;
pub mod passes;
mod rewrite;
mod rocdl;
mod sparse;
mod std_ops;
mod tensor;
mod token;
mod tosa;
mod types;
mod vector;

/// A part of the text that was rewritten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The offset in the original text.
    pub offset: usize,
    /// The old form.
    pub old: String,
    /// Today's form.
    pub new: String,
    /// When it changed.
    pub since: &'static str,
}

/// A part of the text that has no equivalent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The offset in the original text.
    pub offset: usize,
    /// The reason, and since when.
    pub message: String,
}

/// A rewritten text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Upgraded {
    /// The text in today's syntax, as far as possible.
    pub text: Vec<u8>,
    /// The rewritten parts, by offset.
    pub changes: Vec<Change>,
    /// The parts that could not be rewritten, by offset.
    pub problems: Vec<Problem>,
    /// Passes on command lines in comments that MLIR does not have any more, each at its first place.
    pub notes: Vec<Problem>,
}

/// Rewrites a text in today's syntax.
///
/// ```
/// let old = b"func @f(%p: !llvm.ptr<i32>) -> !llvm.i32 {\n  %0 = llvm.load %p : !llvm.ptr<i32>\n  return %0 : !llvm.i32\n}\n";
/// let new = terrace_upgrade::upgrade(old);
/// let text = "func.func @f(%p: !llvm.ptr) -> i32 {\n  %0 = llvm.load %p : !llvm.ptr -> i32\n  return %0 : i32\n}\n";
/// assert_eq!(String::from_utf8(new.text).unwrap(), text);
/// assert_eq!(new.changes.len(), 6);
/// ```
pub fn upgrade(text: &[u8]) -> Upgraded {
    rewrite::Rewriter::new(text).run()
}
