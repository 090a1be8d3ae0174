//! Diagnostics as structs of C.

use core::ffi::{c_char, c_int, c_void};
use std::ffi::CString;
use terrace::ir::{Context, Loc, Reported, Severity};
use terrace::{Details, Report};

/// `terrace_diagnostic_handler`.
pub type Handler = unsafe extern "C" fn(*const Diagnostic, *mut c_void);

/// `terrace_note`.
#[repr(C)]
#[derive(Debug)]
pub struct Note {
    /// The message.
    pub message: *const c_char,
    /// The file; null if there is no place.
    pub file: *const c_char,
    /// From 1; 0 if there is no place.
    pub line: u32,
    /// From 1; 0 if there is no place.
    pub column: u32,
}

/// `terrace_diagnostic`.
#[repr(C)]
#[derive(Debug)]
pub struct Diagnostic {
    /// `terrace_severity`.
    pub severity: c_int,
    /// The message.
    pub message: *const c_char,
    /// The file; null if there is no place.
    pub file: *const c_char,
    /// From 1; 0 if there is no place.
    pub line: u32,
    /// From 1; 0 if there is no place.
    pub column: u32,
    /// Reasons.
    pub notes: *const Note,
    /// How many there are.
    pub note_count: usize,
    /// Advice.
    pub hints: *const Note,
    /// How many there are.
    pub hint_count: usize,
    /// As MLIR's tools print it.
    pub text: *const c_char,
}

/// The diagnostics of a step, and the memory that they point to.
#[derive(Default)]
pub(crate) struct List {
    diagnostics: Vec<Diagnostic>,
    texts: Vec<CString>,
    notes: Vec<Vec<Note>>,
}

// SAFETY: the pointers are to memory that the list owns and does not change.
unsafe impl Send for List {}

/// Reports an error that has no place.
pub(crate) fn error(ctx: &Context, message: String) -> Reported {
    ctx.error(Loc::UNKNOWN, message).emit()
}

impl List {
    /// The diagnostics of a step.
    pub(crate) fn new(reports: Vec<Report>) -> Self {
        let mut list = Self::default();
        for report in reports {
            list.add(report);
        }
        list
    }

    /// An error that has no place.
    pub(crate) fn of_message(ctx: &Context, message: String) -> Self {
        Self::new(Report::collect::<()>(ctx, || Err(error(ctx, message))).1)
    }

    /// The diagnostics.
    pub(crate) fn all(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    fn add(&mut self, report: Report) {
        let Report { details: Details { severity, place, message, notes }, hints, text } = report;
        let severity = match severity {
            Severity::Error => 0,
            Severity::Warning => 1,
            Severity::Remark => 2,
            _ => 3,
        };
        let Note { message, file, line, column } = self.note(place, &message);
        let (notes, note_count) = self.notes(notes);
        let (hints, hint_count) = self.notes(hints);
        let text = self.text(&text);
        let new =
            Diagnostic { severity, message, file, line, column, notes, note_count, hints, hint_count, text };
        self.diagnostics.push(new);
    }

    /// A text as a C string, which has a mark in place of each zero.
    fn text(&mut self, text: &str) -> *const c_char {
        let text = CString::new(text.replace('\0', "\u{fffd}")).unwrap_or_default();
        self.texts.push(text);
        // Behind the move, which takes the text from pointers to it.
        self.texts.last().map_or(core::ptr::null(), |text| text.as_ptr())
    }

    fn note(&mut self, place: Option<(String, u32, u32)>, message: &str) -> Note {
        let message = self.text(message);
        match place {
            Some((file, line, column)) => Note { message, file: self.text(&file), line, column },
            None => Note { message, file: core::ptr::null(), line: 0, column: 0 },
        }
    }

    fn notes(&mut self, notes: Vec<(Option<(String, u32, u32)>, String)>) -> (*const Note, usize) {
        let notes: Vec<Note> = notes.into_iter().map(|(place, message)| self.note(place, &message)).collect();
        let slice = (notes.as_ptr(), notes.len());
        self.notes.push(notes);
        slice
    }
}
