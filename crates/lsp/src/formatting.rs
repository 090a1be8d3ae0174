//! The format of a document: blanks that change.

use crate::document::Document;
use gen_lsp_types::{Range, TextDocumentIdentifier, TextEdit};
use serde::Deserialize;

/// The parameters of both requests. What they say of tabs does not matter to the format.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Params {
    /// The document.
    pub text_document: TextDocumentIdentifier,
    /// The range of `textDocument/rangeFormatting`.
    pub range: Option<Range>,
}

/// The edits that format a document, or the lines of a range.
pub fn edits(document: &Document, range: Option<Range>) -> Vec<TextEdit> {
    let edits = terrace_fmt::edits(document.text.bytes()).edits.into_iter().map(|edit| TextEdit {
        range: document.text.range(edit.start as u32, edit.end as u32),
        new_text: edit.text,
    });
    let is_wanted = |edit: &TextEdit| {
        range.is_none_or(|range| {
            edit.range.end.line >= range.start.line && edit.range.start.line <= range.end.line
        })
    };
    edits.filter(is_wanted).collect()
}
