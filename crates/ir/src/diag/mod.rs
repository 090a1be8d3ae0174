//! Diagnostics: structured values, rendered by the handler.
//!
//! Invariant: a [`Reported`] is proof of an emitted diagnostic, so no error is silent.

pub(crate) mod diagnostic;
pub mod expected;
pub(crate) mod files;
mod render;

pub use crate::context::{Advisor, DiagEngine};
pub use crate::options::PrintConfig;
pub use diagnostic::{Diagnostic, Severity};
pub use expected::{ExpectLevel, ExpectedDiagnostics};
pub use render::{Place, heading, notes, place, render};

use crate::context::Context;
use crate::loc::Loc;
use core::cell::RefCell;

/// Proof that an error was reported. Zero-sized.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reported(());

impl core::fmt::Display for Reported {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("an error was reported as a diagnostic")
    }
}

impl core::error::Error for Reported {}

/// The text of an error that its caller reports, with a location that only the caller knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message(String);

impl core::fmt::Display for Message {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for Message {}

impl From<String> for Message {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl From<&str> for Message {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl From<Message> for String {
    fn from(message: Message) -> Self {
        message.0
    }
}

std::thread_local! {
    static CAPTURES: RefCell<Vec<Vec<Diagnostic>>> = const { RefCell::new(Vec::new()) };
}

/// Runs `f` and returns the diagnostics that it emitted on this thread, which no handler gets.
pub fn capture<R>(f: impl FnOnce() -> R) -> (R, Vec<Diagnostic>) {
    /// Pops the capture even when `f` unwinds, so that the thread's stack stays balanced.
    struct Guard;
    impl Drop for Guard {
        fn drop(&mut self) {
            if std::thread::panicking() {
                CAPTURES.with_borrow_mut(Vec::pop);
            }
        }
    }
    CAPTURES.with_borrow_mut(|stack| stack.push(Vec::new()));
    let guard = Guard;
    let result = f();
    core::mem::forget(guard);
    let diags = CAPTURES.with_borrow_mut(Vec::pop).unwrap_or_default();
    (result, diags)
}

/// How many diagnostics the innermost capture of this thread holds.
pub(crate) fn captured() -> usize {
    CAPTURES.with_borrow(|stack| stack.last().map_or(0, Vec::len))
}

/// Takes the diagnostics from number `at` on out of the innermost capture of this thread.
pub(crate) fn take_captured(at: usize) -> Vec<Diagnostic> {
    CAPTURES.with_borrow_mut(|stack| match stack.last_mut() {
        Some(top) if top.len() > at => top.split_off(at),
        _ => Vec::new(),
    })
}

/// A diagnostic under construction.
#[must_use = "a diagnostic does nothing until it is emitted"]
pub struct DiagBuilder<'c> {
    ctx: &'c Context,
    diag: Diagnostic,
}

impl DiagBuilder<'_> {
    /// Adds a note.
    pub fn note(mut self, loc: Loc, message: impl Into<String>) -> Self {
        self.diag.notes.push((loc, message.into()));
        self
    }
    /// Reports it.
    pub fn emit(self) -> Reported {
        self.ctx.emit(self.diag)
    }
}

impl Context {
    /// Reports a diagnostic.
    #[cold]
    pub fn emit(&self, diag: Diagnostic) -> Reported {
        let left = CAPTURES.with_borrow_mut(|stack| match stack.last_mut() {
            Some(top) => {
                top.push(diag);
                None
            }
            None => Some(diag),
        });
        let Some(mut diag) = left else { return Reported(()) };
        self.advise(&mut diag);
        match self.diag.handler.lock().as_mut() {
            Some(handler) => handler(self, &diag),
            None => {
                let mut text = Vec::new();
                render(self, &diag, &mut text);
                eprint!("{}", String::from_utf8_lossy(&text));
            }
        }
        Reported(())
    }

    /// Adds the notes of the context's advisor, if it has one. [`Context::emit`] does so unless a capture takes the
    /// diagnostic.
    pub fn advise(&self, diag: &mut Diagnostic) {
        if let Some(advisor) = self.diag.advisor.lock().as_mut() {
            advisor(self, diag);
        }
    }

    /// Starts an error.
    #[cold]
    pub fn error(&self, loc: Loc, message: impl Into<String>) -> DiagBuilder<'_> {
        self.diagnostic(Severity::Error, loc, message)
    }

    /// Prints text between the diagnostics: the IR that a pass shows, or an error that has no location.
    #[cold]
    pub fn print_text(&self, text: impl Into<String>) -> Reported {
        self.diagnostic(Severity::Text, Loc::UNKNOWN, text).emit()
    }

    /// Starts a warning.
    #[cold]
    pub fn warning(&self, loc: Loc, message: impl Into<String>) -> DiagBuilder<'_> {
        self.diagnostic(Severity::Warning, loc, message)
    }

    /// Starts a remark.
    #[cold]
    pub fn remark(&self, loc: Loc, message: impl Into<String>) -> DiagBuilder<'_> {
        self.diagnostic(Severity::Remark, loc, message)
    }

    fn diagnostic(&self, severity: Severity, loc: Loc, message: impl Into<String>) -> DiagBuilder<'_> {
        DiagBuilder {
            ctx: self,
            diag: Diagnostic { severity, loc, message: message.into(), notes: Vec::new() },
        }
    }
}
