//! Expected diagnostics (`--verify-diagnostics`): comments in the input name the diagnostics to come.
//!
//! ```text
//! // expected-error@+1 {{a part of the message}}
//! // expected-note-re@below {{with {{[a-z]+}} expressions}}
//! ```
//! Kinds: `error`, `warning`, `note`, `remark`. Places: none for the comment's own line, `@+2`, `@-1`,
//! `@above` and `@below` (the nearest line without such a comment), `@unknown` (no file position). There is one
//! comment a line, at its end. A diagnostic and each of its notes must match a comment for their line.

use super::diagnostic::{Diagnostic, Severity};
use super::render::{heading, part, place, source_line};
use crate::context::Context;
use crate::loc::{Loc, SourceFile};
use std::sync::Arc;
use terrace_support::FxHashMap;
use terrace_support::ere::{self, Ere};
use terrace_support::small_vec::SmallVec;

/// Which diagnostics are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ExpectLevel {
    /// Each diagnostic must be expected, and each expected diagnostic must be emitted.
    #[default]
    All,
    /// Each expected diagnostic must be emitted; others are ignored.
    OnlyExpected,
}

/// The diagnostic that one comment expects.
struct Expected {
    severity: Severity,
    /// The line of the diagnostic, from 1.
    line: i64,
    /// The position of the comment in the file.
    offset: usize,
    text: Vec<u8>,
    regex: Option<Ere>,
    matched: bool,
}

impl Expected {
    fn matches(&self, message: &[u8]) -> bool {
        match &self.regex {
            Some(regex) => matches!(regex.find(message), Ok(Some(_))),
            None => self.text.is_empty() || memchr::memmem::find(message, &self.text).is_some(),
        }
    }
}

/// The comments of one file, in order.
struct FileExpectations {
    name: String,
    file: Option<Arc<SourceFile>>,
    all: Vec<Expected>,
    by_line: FxHashMap<i64, SmallVec<[u32; 2]>>,
}

/// Collects expected diagnostics and compares them with those that are emitted.
///
/// Call [`ExpectedDiagnostics::add_part`] for the input, [`ExpectedDiagnostics::handle`] for every diagnostic, and
/// [`ExpectedDiagnostics::finish`] at the end. Each appends errors to `out`, as text.
#[derive(Default)]
pub struct ExpectedDiagnostics {
    level: ExpectLevel,
    files: Vec<FileExpectations>,
    /// Expected diagnostics without position, of all files.
    unknown: Vec<Expected>,
    failed: bool,
    colors: bool,
}

/// A comment in the input.
struct Comment<'a> {
    offset: usize,
    severity: Severity,
    is_regex: bool,
    place: Place,
    text: &'a [u8],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Offset(i64),
    Above,
    Below,
    Unknown,
}

impl ExpectedDiagnostics {
    /// A comparison without expected diagnostics.
    pub fn new(level: ExpectLevel) -> Self {
        Self { level, ..Self::default() }
    }

    /// Sets whether errors are shown in colours.
    #[must_use]
    pub fn colors(mut self, on: bool) -> Self {
        self.colors = on;
        self
    }

    /// Reads the comments in a range of bytes of a file, or in all of it; once for each name.
    pub fn add_part(&mut self, file: &Arc<SourceFile>, range: Option<(u32, u32)>, out: &mut Vec<u8>) {
        self.file_index(&file.name, Some(file.clone()), range, out);
    }

    fn file_index(
        &mut self,
        name: &str,
        file: Option<Arc<SourceFile>>,
        range: Option<(u32, u32)>,
        out: &mut Vec<u8>,
    ) -> usize {
        if let Some(at) = self.files.iter().position(|known| known.name == name) {
            return at;
        }
        let mut all = Vec::new();
        if let Some(file) = &file {
            let (start, end) = range.unwrap_or((0, file.text.len() as u32));
            self.read(file, start as usize, end as usize, &mut all, out);
        }
        let mut by_line: FxHashMap<i64, SmallVec<[u32; 2]>> = FxHashMap::default();
        for (i, expected) in all.iter().enumerate() {
            by_line.entry(expected.line).or_default().push(i as u32);
        }
        self.files.push(FileExpectations { name: name.to_owned(), file, all, by_line });
        self.files.len() - 1
    }

    fn read(
        &mut self,
        file: &SourceFile,
        mut start: usize,
        end: usize,
        all: &mut Vec<Expected>,
        out: &mut Vec<u8>,
    ) {
        let n_lines = file.line_col(end as u32).0 as i64;
        let first = file.line_col(start as u32).0 as i64;
        let Some(text) = file.text.get(start..end) else { return };
        // The last line without comment, and the `@below` comments since.
        let mut plain = first;
        let mut below: Vec<usize> = Vec::new();
        for (line, text) in (first..).zip(text.split(|&b| b == b'\n')) {
            let Some(comment) = parse_comment(text.trim_ascii_end()) else {
                for at in below.drain(..) {
                    all[at].line = line;
                }
                plain = line;
                start += text.len() + 1;
                continue;
            };
            let mut expected = Expected {
                severity: comment.severity,
                line,
                offset: start + comment.offset,
                text: comment.text.to_vec(),
                regex: None,
                matched: false,
            };
            start += text.len() + 1;
            if comment.is_regex {
                match regex_of(comment.text) {
                    Ok(regex) => expected.regex = Some(regex),
                    Err(message) => {
                        self.failed = true;
                        push_error(file, expected.offset, expected.text.len(), &message, self.colors, out);
                        continue;
                    }
                }
            }
            match comment.place {
                Place::Offset(by) => expected.line += by,
                Place::Above => expected.line = plain,
                Place::Below => {
                    below.push(all.len());
                    // The line to use if no line without comment follows.
                    expected.line = n_lines;
                }
                Place::Unknown => {
                    self.unknown.push(expected);
                    continue;
                }
            }
            all.push(expected);
        }
    }

    /// Compares an emitted diagnostic and its notes with the expected ones.
    pub fn handle(&mut self, ctx: &Context, diag: &Diagnostic, out: &mut Vec<u8>) {
        if diag.severity == Severity::Text {
            return out.extend_from_slice(diag.message.as_bytes());
        }
        self.compare(ctx, diag.severity, diag.loc, &diag.message, out);
        for (loc, message) in &diag.notes {
            self.compare(ctx, Severity::Note, *loc, message, out);
        }
    }

    fn compare(&mut self, ctx: &Context, severity: Severity, loc: Loc, message: &str, out: &mut Vec<u8>) {
        let place = place(ctx, loc);
        let mut near_miss = None;
        let mut found = |expected: &mut Expected| {
            if !expected.matches(message.as_bytes()) {
                return false;
            }
            if expected.severity == severity {
                expected.matched = true;
                return true;
            }
            near_miss = Some((expected.severity, expected.offset));
            false
        };
        let mut at = None;
        match &place {
            Some(place) => {
                let i = self.file_index(&place.name, place.file.clone(), None, out);
                at = Some(i);
                let file = &mut self.files[i];
                let candidates = file.by_line.get(&(place.line as i64)).map_or(&[][..], |list| list);
                if candidates.iter().any(|&i| found(&mut file.all[i as usize])) {
                    return;
                }
            }
            None => {
                if self.unknown.iter_mut().any(found) {
                    return;
                }
            }
        }
        if self.level == ExpectLevel::OnlyExpected {
            return;
        }
        self.failed = true;
        match near_miss {
            Some((wanted, offset)) => {
                let message =
                    format!("'{}' diagnostic emitted when expecting a '{}'", severity.name(), wanted.name());
                match at.and_then(|i| self.files[i].file.as_ref()) {
                    Some(file) => push_error(file, offset, 0, &message, self.colors, out),
                    None => part(ctx, Severity::Error, Loc::UNKNOWN, &message, true, out),
                }
            }
            None => {
                let message = format!("unexpected {}: {message}", severity.name());
                part(ctx, Severity::Error, loc, &message, true, out);
            }
        }
    }

    /// Reports expected diagnostics that were not emitted; returns whether all comparisons succeeded.
    pub fn finish(&mut self, out: &mut Vec<u8>) -> bool {
        let message = |expected: &Expected| {
            format!(
                "expected {} \"{}\" was not produced",
                expected.severity.name(),
                String::from_utf8_lossy(&expected.text)
            )
        };
        for FileExpectations { file, all, .. } in self.files.drain(..) {
            for expected in all.iter().filter(|e| !e.matched) {
                self.failed = true;
                if let Some(file) = &file {
                    push_error(
                        file,
                        expected.offset,
                        expected.text.len(),
                        &message(expected),
                        self.colors,
                        out,
                    );
                }
            }
        }
        for expected in self.unknown.drain(..).filter(|e| !e.matched) {
            self.failed = true;
            heading("<unknown>:0", Severity::Error, &message(&expected), self.colors, out);
        }
        !self.failed
    }
}

/// Appends an error at a position in a file, with `len` bytes marked.
fn push_error(file: &SourceFile, offset: usize, len: usize, message: &str, colors: bool, out: &mut Vec<u8>) {
    let (line, col) = file.line_col(offset as u32);
    heading(&format!("{}:{line}:{col}", file.name), Severity::Error, message, colors, out);
    source_line(file.line(line).trim_ascii_end(), col as usize - 1, len, colors, out);
}

/// Finds `expected-kind[-re] [@place] {{text}}` at the end of a line.
fn parse_comment(line: &[u8]) -> Option<Comment<'_>> {
    let body = line.strip_suffix(b"}}")?;
    memchr::memmem::find_iter(body, b"expected-").find_map(|offset| comment_at(body, offset))
}

fn comment_at(body: &[u8], offset: usize) -> Option<Comment<'_>> {
    let rest = &body[offset + b"expected-".len()..];
    let kinds = [Severity::Error, Severity::Warning, Severity::Note, Severity::Remark];
    let severity = kinds.into_iter().find(|kind| rest.starts_with(kind.name().as_bytes()))?;
    let mut rest = &rest[severity.name().len()..];
    let is_regex = rest.strip_prefix(b"-re").inspect(|after| rest = after).is_some();
    rest = trim_spaces(rest);
    let mut place = Place::Offset(0);
    if let Some(after) = rest.strip_prefix(b"@") {
        let words = [(&b"above"[..], Place::Above), (b"below", Place::Below), (b"unknown", Place::Unknown)];
        if let Some((word, at)) = words.into_iter().find(|(word, _)| after.starts_with(word)) {
            place = at;
            rest = &after[word.len()..];
        } else {
            let (&sign, after) = after.split_first().filter(|(sign, _)| matches!(sign, b'+' | b'-'))?;
            let n_digits = after.iter().take_while(|b| b.is_ascii_digit()).count();
            let digits = core::str::from_utf8(&after[..n_digits]).ok().filter(|digits| !digits.is_empty())?;
            // Numbers as in C: a leading zero means octal.
            let radix = if digits.len() > 1 && digits.starts_with('0') { 8 } else { 10 };
            let by = i64::from_str_radix(digits, radix).unwrap_or(0).min(u32::MAX as i64);
            place = Place::Offset(if sign == b'+' { by } else { -by });
            rest = &after[n_digits..];
        }
    }
    let text = trim_spaces(rest).strip_prefix(b"{{")?;
    Some(Comment { offset, severity, is_regex, place, text })
}

/// The text after its leading spaces (and no other blanks).
fn trim_spaces(text: &[u8]) -> &[u8] {
    &text[text.iter().take_while(|&&b| b == b' ').count()..]
}

/// The regular expression for a text with `{{expressions}}` in it.
fn regex_of(text: &[u8]) -> Result<Ere, String> {
    let mut pattern = Vec::new();
    let mut rest = text;
    while let Some(open) = memchr::memmem::find(rest, b"{{") {
        ere::escape(&rest[..open], &mut pattern);
        let inner = &rest[open + 2..];
        let close = memchr::memmem::find(inner, b"}}").ok_or("found start of regex with no end '}}'")?;
        Ere::new(&inner[..close], false).map_err(|message| format!("invalid regex: {message}"))?;
        pattern.push(b'(');
        pattern.extend_from_slice(&inner[..close]);
        pattern.push(b')');
        rest = &inner[close + 2..];
    }
    ere::escape(rest, &mut pattern);
    Ere::new(&pattern, false).map_err(|message| format!("invalid regex: {message}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::capture;

    fn run(level: ExpectLevel, text: &str, emit: &[(u32, &str)]) -> (bool, String) {
        let ctx = Context::new();
        let file = ctx.sources.add("a.mlir", text.as_bytes().to_vec()).unwrap();
        let mut out = Vec::new();
        let mut expected = ExpectedDiagnostics::new(level);
        expected.add_part(&file, None, &mut out);
        let line_start = |line: u32| {
            let before = text.split_inclusive('\n').take(line as usize - 1);
            Loc::of_pos(file.base + before.map(str::len).sum::<usize>() as u32)
        };
        for &(line, message) in emit {
            let loc = if line == 0 { Loc::UNKNOWN } else { line_start(line) };
            let ((), diags) = capture(|| {
                ctx.error(loc, message).note(loc, "a note").emit();
            });
            for mut diag in diags {
                if !text.contains("-note") {
                    diag.notes.clear();
                }
                expected.handle(&ctx, &diag, &mut out);
            }
        }
        let ok = expected.finish(&mut out);
        (ok, String::from_utf8(out).unwrap())
    }

    #[test]
    fn complaints() {
        let text = "// expected-warning@+1 {{bad}}\nline\n// expected-error {{gone}}\n";
        let (ok, out) = run(ExpectLevel::All, text, &[(2, "bad"), (2, "worse")]);
        assert!(!ok);
        assert_eq!(
            out,
            "a.mlir:1:4: error: 'error' diagnostic emitted when expecting a 'warning'\n\
             // expected-warning@+1 {{bad}}\n   ^\n\
             a.mlir:2:1: error: unexpected error: worse\nline\n^\n\
             a.mlir:1:4: error: expected warning \"bad\" was not produced\n\
             // expected-warning@+1 {{bad}}\n   ^~~\n\
             a.mlir:3:4: error: expected error \"gone\" was not produced\n\
             // expected-error {{gone}}\n   ^~~~\n"
        );
        let (ok, out) = run(
            ExpectLevel::OnlyExpected,
            "// expected-error@+1 {{bad}}\nline\n",
            &[(2, "bad"), (2, "other")],
        );
        assert_eq!((ok, out.as_str()), (true, ""));
        let (ok, out) = run(ExpectLevel::All, "// expected-error-re {{a{{(}}}}\n", &[]);
        assert!(!ok && out.contains("invalid regex: "), "{out}");
        let (ok, out) = run(ExpectLevel::All, "// expected-error@unknown {{a}}\n", &[]);
        assert_eq!(
            (ok, out.as_str()),
            (false, "<unknown>:0: error: expected error \"a\" was not produced\n")
        );
        let (ok, out) =
            run(ExpectLevel::All, "x // expected-error {{a}}\n// expected-note@-1 {{note}}", &[(1, "b a c")]);
        assert_eq!((ok, out.as_str()), (true, ""));
    }
}
