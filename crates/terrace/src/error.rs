//! Errors as values: the diagnostics of a step that failed.

use terrace_ir::diag::{Diagnostic, Severity, capture, render};
use terrace_ir::{Context, Result};

/// The diagnostics of a step that failed, at least one of them an error.
///
/// Its text is what MLIR's tools print: `file:line:col: error: message`, the source line, a caret, and the notes.
///
/// ```
/// let ctx = terrace::context();
/// let error = terrace::Module::parse(&ctx, "x.mlir", "func.func @f(%x i32) {}").unwrap_err();
/// let first = &error.diagnostics()[0];
/// assert_eq!(first.loc.file_line_col(&ctx), Some(("x.mlir".to_owned(), 1, 16)));
/// assert!(error.to_string().starts_with("x.mlir:1:16: error: expected ':'"));
/// ```
#[derive(Clone)]
pub struct Error {
    ctx: Context,
    diagnostics: Vec<Diagnostic>,
}

impl Error {
    /// The diagnostics, in the order in which they were reported.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// The context that the locations belong to.
    pub fn ctx(&self) -> &Context {
        &self.ctx
    }

    /// The text of each diagnostic: its severity, location (`file:line:col`, if it has one), message and notes.
    /// An editor or a web page shows them in its own way.
    pub fn details(&self) -> Vec<Details> {
        self.diagnostics.iter().map(|diagnostic| Details::of(&self.ctx, diagnostic)).collect()
    }

    /// Runs a step that reports errors without failing, and makes these the error.
    pub(crate) fn collect_reported<T>(
        ctx: &Context,
        step: impl FnOnce() -> T,
    ) -> core::result::Result<T, Error> {
        let (value, diagnostics) = capture(step);
        if diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
            return Err(Error::new(ctx, diagnostics));
        }
        diagnostics.into_iter().for_each(|diagnostic| _ = ctx.emit(diagnostic));
        Ok(value)
    }

    /// Runs a step and makes its diagnostics the error. If the step succeeds, its warnings and remarks go to the context's
    /// handler, which without one is standard error.
    pub(crate) fn collect<T>(
        ctx: &Context,
        step: impl FnOnce() -> Result<T>,
    ) -> core::result::Result<T, Error> {
        let (result, diagnostics) = capture(step);
        match result {
            Ok(value) => {
                for diagnostic in diagnostics {
                    ctx.emit(diagnostic);
                }
                Ok(value)
            }
            Err(_) => Err(Error::new(ctx, diagnostics)),
        }
    }

    fn new(ctx: &Context, mut diagnostics: Vec<Diagnostic>) -> Self {
        diagnostics.iter_mut().for_each(|diagnostic| ctx.advise(diagnostic));
        Self { ctx: ctx.clone(), diagnostics }
    }
}

/// A diagnostic as plain values, which no context is needed for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Details {
    /// The kind.
    pub severity: Severity,
    /// File, line and column, both from 1.
    pub place: Option<(String, u32, u32)>,
    /// The message.
    pub message: String,
    /// Reasons and advice, with their places.
    pub notes: Vec<(Option<(String, u32, u32)>, String)>,
}

impl Details {
    /// Runs a step and returns its result, if it succeeds, and its diagnostics in the order in which they were reported.
    pub fn collect<T>(ctx: &Context, step: impl FnOnce() -> Result<T>) -> (Option<T>, Vec<Self>) {
        let (result, mut diagnostics) = capture(step);
        if result.is_err() {
            diagnostics.iter_mut().for_each(|diagnostic| ctx.advise(diagnostic));
        }
        (result.ok(), diagnostics.iter().map(|diagnostic| Self::of(ctx, diagnostic)).collect())
    }

    /// The values of a diagnostic.
    pub fn of(ctx: &Context, diagnostic: &Diagnostic) -> Self {
        let Diagnostic { severity, loc, message, notes } = diagnostic;
        let place = |loc: terrace_ir::Loc| loc.file_line_col(ctx);
        let notes = notes.iter().map(|(loc, note)| (place(*loc), note.clone())).collect();
        Self { severity: *severity, place: place(*loc), message: message.clone(), notes }
    }
}

/// The text of a diagnostic for programs in other languages: the advice apart from the notes, and all as MLIR's tools print it.
#[derive(Clone, Debug)]
pub struct Report {
    /// The values, without advice.
    pub details: Details,
    /// Advice, if the context gives some ([`hints`](crate::hints)), with its places.
    pub hints: Vec<(Option<(String, u32, u32)>, String)>,
    /// Severity, location, message, source line and notes.
    pub text: String,
}

impl Report {
    /// Runs a step and returns its result, if it succeeds, and its diagnostics in the order in which they were reported.
    ///
    /// ```
    /// let ctx = terrace::context();
    /// terrace::hints::enable(&ctx, true);
    /// let (_, reports) = terrace::Report::collect(&ctx, || {
    ///     let text = "func.func @f(%a: i32) { %0 = arith.mulli %a, %a : i32  return }";
    ///     terrace::compile::CompileOptions::default().compile_text(&ctx, "f.mlir", text)
    /// });
    /// assert_eq!(reports[0].hints[0].1, "did you mean 'arith.muli'?");
    /// assert!(reports[0].details.notes.is_empty() && reports[0].text.starts_with("f.mlir:1:30: error: "));
    /// ```
    pub fn collect<T>(ctx: &Context, step: impl FnOnce() -> Result<T>) -> (Option<T>, Vec<Self>) {
        let (result, diagnostics) = capture(step);
        (result.ok(), diagnostics.into_iter().map(|diagnostic| Self::new(ctx, diagnostic)).collect())
    }

    fn new(ctx: &Context, mut diagnostic: Diagnostic) -> Self {
        let n_notes = diagnostic.notes.len();
        ctx.advise(&mut diagnostic);
        let mut text = Vec::new();
        render(ctx, &diagnostic, &mut text);
        let text = String::from_utf8_lossy(&text).trim_end().to_owned();
        let mut details = Details::of(ctx, &diagnostic);
        let hints = details.notes.split_off(n_notes);
        Self { details, hints, text }
    }
}

impl core::fmt::Display for Error {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut text = Vec::new();
        for diagnostic in &self.diagnostics {
            render(&self.ctx, diagnostic, &mut text);
        }
        f.write_str(String::from_utf8_lossy(&text).trim_end())
    }
}

impl core::fmt::Debug for Error {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{self}")
    }
}

impl core::error::Error for Error {}
