//! Messages as the protocol shows them.

use crate::document::{Document, Placed};
use crate::part::Problem;
use gen_lsp_types::{Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, Range};
use terrace::Severity;
use terrace::ir::asm::cursor::Cursor;

/// The diagnostics of a document; notes are of their own if the client can show them, else they are part of the message.
pub fn of(document: &Document, with_related: bool) -> Vec<Diagnostic> {
    let all =
        document.chunks.iter().flat_map(|placed| placed.chunk.problems.iter().map(move |p| (placed, p)));
    all.map(|(placed, problem)| diagnostic(document, placed, problem, with_related)).collect()
}

/// The range of the token at an offset of a chunk.
pub fn token_range(document: &Document, placed: &Placed, at: u32) -> Range {
    let text = document.chunk_text(placed);
    let at = at.min(text.len() as u32);
    let end = Cursor::at_offset(text.as_bytes(), at).token_end().max(at);
    document.text.range(placed.start + at, placed.start + end)
}

/// A message as a diagnostic.
pub fn diagnostic(document: &Document, placed: &Placed, problem: &Problem, with_related: bool) -> Diagnostic {
    let mut message = problem.message.clone();
    let mut related = Vec::new();
    for (at, note) in &problem.notes {
        if with_related {
            let range = token_range(document, placed, at.unwrap_or(problem.at));
            let location = Location { uri: document.uri.as_str().into(), range };
            related.push(DiagnosticRelatedInformation { location, message: note.clone() });
        } else {
            message.push_str("\nnote: ");
            message.push_str(note);
        }
    }
    let severity = match problem.severity {
        Severity::Error => DiagnosticSeverity::Error,
        Severity::Warning => DiagnosticSeverity::Warning,
        Severity::Note | Severity::Remark | Severity::Text => DiagnosticSeverity::Information,
    };
    Diagnostic {
        range: token_range(document, placed, problem.at),
        severity: Some(severity),
        source: Some("mlir".to_owned()),
        message: message.into(),
        related_information: Some(related).filter(|related| !related.is_empty()),
        ..Diagnostic::default()
    }
}
