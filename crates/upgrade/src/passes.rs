//! Passes of earlier years on command lines and in pipelines.

use crate::Problem;
use crate::forms::{REMOVED_PASSES, RemovedPass};

/// The pass of this name that MLIR had in an earlier year.
pub fn removed(name: &str) -> Option<&'static RemovedPass> {
    REMOVED_PASSES.iter().find(|pass| pass.name == name)
}

/// The sentence about a pass that MLIR does not have any more.
pub fn message(pass: &RemovedPass) -> String {
    format!("the pass '{}' was removed in {}: use {}", pass.name, pass.since, pass.instead)
}

/// Notes the passes of earlier years in comments that show a command line, `RUN:` or a call of `mlir-opt` and its like, or
/// continue one; each at its first place.
pub(crate) fn notes(text: &[u8], notes: &mut Vec<Problem>) {
    let mut offset = 0;
    let mut continues = false;
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        let trimmed = line.trim_ascii();
        let is_command = || trimmed.windows(4).any(|part| matches!(part, b"RUN:" | b"-opt"));
        if trimmed.starts_with(b"//") && (continues || is_command()) {
            line_notes(line, offset, notes);
            continues = trimmed.ends_with(b"\\");
        } else {
            continues = false;
        }
        offset += line.len();
    }
}

/// Notes the passes in a line that starts at an offset of the text.
fn line_notes(line: &[u8], offset: usize, notes: &mut Vec<Problem>) {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    let mut at = 0;
    while let Some(&byte) = line.get(at) {
        let length = line[at..].iter().take_while(|&byte| is_word(byte)).count();
        if !is_word(&byte) {
            at += 1;
            continue;
        }
        let word = core::str::from_utf8(&line[at..at + length]).unwrap_or("");
        let name = word.trim_start_matches('-');
        if let Some(pass) = removed(name) {
            let message = message(pass);
            if !notes.iter().any(|note| note.message == message) {
                notes.push(Problem { offset: offset + at + word.len() - name.len(), message });
            }
        }
        at += length;
    }
}
