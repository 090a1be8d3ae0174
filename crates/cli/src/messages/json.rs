//! Diagnostics as objects of JSON, a line each.

use super::Item;
use serde::Serialize;

/// A diagnostic or a note. Lines and columns (in bytes) count from 1; they and the file are absent when they are unknown.
#[derive(Serialize)]
struct Entry<'a> {
    severity: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
    message: &'a str,
    /// Notes have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    notes: Option<Vec<Entry<'a>>>,
}

impl<'a> Entry<'a> {
    fn new(item: &'a Item<'_>, notes: Option<Vec<Entry<'a>>>) -> Self {
        let (place, known) = (item.place.as_ref(), |n: &u32| *n != 0);
        let line = place.map(|place| place.line).filter(known);
        Self {
            severity: item.severity.name(),
            file: place.map(|place| &*place.name),
            line,
            column: line.and(place.map(|place| place.col).filter(known)),
            message: item.message,
            notes,
        }
    }
}

/// Appends a diagnostic.
pub fn write_diagnostic(item: &Item<'_>, notes: &[Item<'_>], out: &mut Vec<u8>) {
    let notes = notes.iter().map(|note| Entry::new(note, None)).collect();
    // Writing to memory does not fail.
    let _ = serde_json::to_writer(&mut *out, &Entry::new(item, Some(notes)));
    out.push(b'\n');
}
