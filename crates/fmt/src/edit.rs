//! Edits of blanks, as small as they can be.

/// Blanks that are replaced by other blanks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The offset of the old blanks.
    pub start: usize,
    /// The offset behind the old blanks.
    pub end: usize,
    /// The new blanks.
    pub text: String,
}

/// The edits of a text, in order.
pub struct Edits<'t> {
    text: &'t [u8],
    /// The line break of the text.
    line_break: &'static str,
    all: Vec<Edit>,
}

impl<'t> Edits<'t> {
    /// No edits. The line breaks will be those of the text's first line.
    pub fn new(text: &'t [u8]) -> Self {
        let first = memchr::memchr(b'\n', text).unwrap_or(0);
        let line_break = if text[..first].ends_with(b"\r") { "\r\n" } else { "\n" };
        Self { text, line_break, all: Vec::new() }
    }

    /// Makes the blanks of a range these line breaks and spaces.
    pub fn gap(&mut self, start: usize, end: usize, breaks: u32, spaces: u32) {
        let (breaks, spaces) = (breaks as usize, spaces as usize);
        let old = &self.text[start..end];
        debug_assert!(old.iter().all(|byte| byte.is_ascii_whitespace() || *byte == 0));
        let width = breaks * self.line_break.len();
        if old.len() == width + spaces
            && old[width..].iter().all(|&byte| byte == b' ')
            && old[..width].chunks(self.line_break.len()).all(|line| line == self.line_break.as_bytes())
        {
            return;
        }
        let text = self.line_break.repeat(breaks) + &" ".repeat(spaces);
        self.all.push(Edit { start, end, text });
    }

    /// The edits so far.
    pub fn finish(self) -> Vec<Edit> {
        self.all
    }
}

/// Applies edits to a text.
pub fn apply(text: &[u8], edits: &[Edit]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len() + edits.len() * 4);
    let mut end = 0;
    for edit in edits {
        out.extend_from_slice(&text[end..edit.start]);
        out.extend_from_slice(edit.text.as_bytes());
        end = edit.end;
    }
    out.extend_from_slice(&text[end..]);
    out
}
