//! Messages with their line and a caret, and excerpts of the searched text.

use std::fmt::Write;

/// A named text that messages point into.
#[derive(Clone, Copy)]
pub struct Text<'t> {
    /// The file's name.
    pub name: &'t str,
    /// The contents.
    pub bytes: &'t [u8],
}

/// The number of lines of the searched text that a message shows before and after the start of the search.
const BEFORE: usize = 3;
const AFTER: usize = 25;

impl Text<'_> {
    /// The number of the line at `at` (from 1), its start, and its end.
    fn line(&self, at: usize) -> (usize, usize, usize) {
        let at = at.min(self.bytes.len());
        let number = self.bytes[..at].iter().filter(|&&b| b == b'\n').count() + 1;
        let start = self.bytes[..at].iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
        let end = self.bytes[at..].iter().position(|&b| b == b'\n').map_or(self.bytes.len(), |i| at + i);
        (number, start, end)
    }

    /// Formats a message with its line and a caret.
    pub fn message(&self, at: usize, kind: &str, message: &str) -> String {
        let at = at.min(self.bytes.len());
        let (number, start, end) = self.line(at);
        let line = String::from_utf8_lossy(&self.bytes[start..end]);
        let column = String::from_utf8_lossy(&self.bytes[start..at]).chars().count();
        format!("{}:{number}:{}: {kind}: {message}\n{line}\n{:column$}^\n", self.name, column + 1, "")
    }

    /// The lines around `at`, where a search starts.
    pub fn excerpt(&self, at: usize) -> String {
        let (number, _, _) = self.line(at);
        let text = String::from_utf8_lossy(self.bytes);
        let total = text.lines().count();
        let first = number.saturating_sub(BEFORE).max(1);
        let last = (number + AFTER).min(total);
        let mut out = format!("lines {first} to {last} of {total} of '{}':\n", self.name);
        for (index, line) in text.lines().enumerate().take(last).skip(first - 1) {
            let mark = if index + 1 == number { '>' } else { ' ' };
            let _ = writeln!(out, "{mark}{:6}: {line}", index + 1);
        }
        out
    }

    /// The position at or after `from` whose text is most similar to `wanted`, if any is similar.
    pub fn nearest(&self, from: usize, wanted: &[u8]) -> Option<usize> {
        const LINES: usize = 2000;
        const LENGTH: usize = 200;
        let wanted = &wanted[..wanted.len().min(LENGTH)];
        let mut best: Option<(usize, usize)> = None;
        let mut start = from;
        for line in self.bytes[from..].split(|&b| b == b'\n').take(LINES) {
            let blanks = line.iter().take_while(|&&b| b == b' ').count();
            let candidate = &line[blanks..line.len().min(blanks + wanted.len() + 8)];
            let distance = distance(wanted, candidate);
            if distance * 2 < wanted.len() && best.is_none_or(|(least, _)| distance < least) {
                best = Some((distance, start + blanks));
            }
            start += line.len() + 1;
        }
        best.map(|(_, at)| at)
    }
}

/// The edit distance between `wanted` and the start of `text`, in bytes.
fn distance(wanted: &[u8], text: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=text.len()).collect();
    for (i, &w) in wanted.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &t) in text.iter().enumerate() {
            let change = diagonal + usize::from(w != t);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(row[j + 1] + 1);
        }
    }
    row.into_iter().min().unwrap_or(0)
}
