//! The text of a document: positions in UTF-16 units, as the protocol counts by default, and changes of parts.

use gen_lsp_types::{Position, Range};

/// Units are counted in advance up to each block of as many bytes: then a position in a long line takes no longer.
const BLOCK: usize = 1024;

/// A change of a text: what was from `start` to `end` is now from `start` to `new_end`, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The start in both texts.
    pub start: u32,
    /// The end in the text before.
    pub end: u32,
    /// The end in the text after.
    pub new_end: u32,
}

impl Edit {
    /// Both changes as one, `next` being one of the text after this one.
    pub fn then(self, next: Self) -> Self {
        let start = self.start.min(next.start);
        let end = self.end + next.end.saturating_sub(self.new_end);
        Self { start, end, new_end: next.after(self.new_end.max(next.end)) }
    }

    /// The change with offsets from a base in front of it.
    pub fn from(self, base: u32) -> Self {
        Self { start: self.start - base, end: self.end - base, new_end: self.new_end - base }
    }

    /// Where an offset behind the change is after it.
    pub fn after(self, offset: u32) -> u32 {
        offset.wrapping_add(self.new_end).wrapping_sub(self.end)
    }
}

/// A text and the offsets at which its lines start.
#[derive(Default)]
pub struct Text {
    text: String,
    lines: Vec<u32>,
    /// The UTF-16 units in front of each block of the text.
    units: Vec<u32>,
}

impl Text {
    /// A text; of its bytes at most four gigabytes are kept.
    pub fn new(text: String) -> Self {
        let mut text = Self { text, ..Self::default() };
        text.find_lines();
        text
    }

    fn find_lines(&mut self) {
        if self.text.len() >= u32::MAX as usize {
            self.text.clear();
        }
        self.lines.clear();
        self.lines.push(0);
        self.lines.extend(memchr::memchr_iter(b'\n', self.text.as_bytes()).map(|at| at as u32 + 1));
        self.units.clear();
        let mut n = 0;
        self.units.push(n);
        for block in self.text.as_bytes().chunks(BLOCK) {
            n += units(block);
            self.units.push(n);
        }
    }

    /// The UTF-16 units in front of a byte offset.
    fn units_before(&self, offset: usize) -> u32 {
        let block = offset / BLOCK;
        self.units[block] + units(&self.text.as_bytes()[block * BLOCK..offset])
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }

    /// The number of lines.
    pub fn n_lines(&self) -> u32 {
        self.lines.len() as u32
    }

    /// A line, without its line break.
    pub fn line(&self, line: u32) -> &str {
        let Some(&start) = self.lines.get(line as usize) else { return "" };
        let end = self.lines.get(line as usize + 1).map_or(self.text.len(), |&next| next as usize - 1);
        let line = self.text.get(start as usize..end).unwrap_or("");
        line.strip_suffix('\r').unwrap_or(line)
    }

    /// The blanks at the start of a line.
    pub fn indentation(&self, line: u32) -> &str {
        let line = self.line(line);
        &line[..line.len() - line.trim_start().len()]
    }

    /// The line that an offset is in.
    pub fn line_of(&self, offset: u32) -> u32 {
        self.lines.partition_point(|&start| start <= offset).saturating_sub(1) as u32
    }

    /// The offset of the start of a line.
    pub fn line_start(&self, line: u32) -> u32 {
        self.lines.get(line as usize).copied().unwrap_or(self.text.len() as u32)
    }

    /// The byte offset of a position; positions beyond the end of a line are its end.
    pub fn offset(&self, position: Position) -> u32 {
        let line = self.line(position.line);
        let mut units = position.character as usize;
        let mut bytes = 0;
        for c in line.chars() {
            if units < c.len_utf16() {
                break;
            }
            units -= c.len_utf16();
            bytes += c.len_utf8();
        }
        self.line_start(position.line) + bytes as u32
    }

    /// The position of a byte offset.
    pub fn position(&self, offset: u32) -> Position {
        let mut offset = (offset as usize).min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        let line = self.line_of(offset as u32);
        let start = self.line_start(line) as usize;
        let character = match offset - start {
            0..BLOCK => units(&self.text.as_bytes()[start..offset]),
            _ => self.units_before(offset) - self.units_before(start),
        };
        Position { line, character }
    }

    /// The range between two byte offsets.
    pub fn range(&self, start: u32, end: u32) -> Range {
        Range { start: self.position(start), end: self.position(end) }
    }

    /// Replaces a range, or everything.
    pub fn replace(&mut self, range: Option<Range>, new: &str) -> Edit {
        let start = range.map_or(0, |range| self.offset(range.start));
        let end = range.map_or(self.text.len() as u32, |range| self.offset(range.end).max(start));
        self.text.replace_range(start as usize..end as usize, new);
        self.find_lines();
        Edit { start, end, new_end: start.saturating_add(new.len() as u32) }
    }
}

/// The UTF-16 units of UTF-8 text: one for each character, two for those of four bytes.
fn units(text: &[u8]) -> u32 {
    text.iter().map(|&byte| u32::from(byte & 0xc0 != 0x80) + u32::from(byte >= 0xf0)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_utf16_units() {
        let mut text = Text::new("aé😀b\r\n\nlast".to_owned());
        for (line, character, offset) in
            [(0, 0, 0), (0, 1, 1), (0, 2, 3), (0, 4, 7), (0, 5, 8), (1, 0, 10), (2, 4, 15)]
        {
            assert_eq!(text.offset(Position { line, character }), offset);
            assert_eq!(text.position(offset), Position { line, character });
        }
        // Inside of a character, beyond a line, and beyond the text.
        assert_eq!(text.offset(Position { line: 0, character: 3 }), 3);
        assert_eq!(text.position(5), Position { line: 0, character: 2 });
        assert_eq!(text.offset(Position { line: 0, character: 99 }), 8);
        assert_eq!(text.offset(Position { line: 9, character: 9 }), 15);
        let edit = text.replace(Some(Range { start: Position::new(0, 2), end: Position::new(2, 1) }), "\nx");
        assert_eq!(edit, Edit { start: 3, end: 12, new_end: 5 });
        assert_eq!((text.as_str(), text.n_lines()), ("aé\nxast", 2));
        text.replace(None, "");
        assert_eq!((text.as_str(), text.n_lines(), text.line(0)), ("", 1, ""));
    }

    #[test]
    fn edits_join() {
        let old = "0123456789".repeat(2);
        let edits = [(3, 5, 1), (0, 2, 4), (5, 12, 0), (4, 4, 9), (9, 18, 2), (17, 20, 0), (0, 20, 5)];
        for first in edits {
            for second in edits {
                let (mut new, mut joined) = (old.clone(), None::<Edit>);
                for (start, end, n) in [first, second] {
                    let (start, end) = (start.min(new.len()), end.min(new.len()));
                    new.replace_range(start..end, &"x".repeat(n));
                    let edit = Edit { start: start as u32, end: end as u32, new_end: (start + n) as u32 };
                    joined = Some(joined.map_or(edit, |joined| joined.then(edit)));
                }
                let Edit { start, end, new_end } = joined.unwrap();
                assert_eq!(new[..start as usize], old[..start as usize]);
                assert_eq!(new[new_end as usize..], old[end as usize..], "{first:?} {second:?}");
            }
        }
    }

    #[test]
    fn positions_in_long_lines() {
        for part in ["a", "aé😀", "😀"] {
            let mut text = Text::new(format!("\n{}\nb", part.repeat(3 * BLOCK)));
            let line = text.line(1).to_owned();
            for (n, (at, _)) in line.char_indices().enumerate().filter(|(n, _)| n % 101 == 0) {
                let character = line[..at].encode_utf16().count() as u32;
                assert_eq!(text.position(at as u32 + 1), Position { line: 1, character }, "{n}");
            }
            let end = text.bytes().len() as u32;
            assert_eq!(text.position(end), Position::new(2, 1));
            text.replace(None, "");
            assert_eq!(text.position(9), Position::new(0, 0));
        }
    }
}
