//! Source texts, in one position space.

use super::places::N_POSITIONS;
use parking_lot::RwLock;
use std::sync::{Arc, OnceLock};
use terrace_support::text::Text;

/// A source text and its position in the source map.
pub struct SourceFile {
    /// The name as diagnostics show it.
    pub name: String,
    /// The bytes.
    pub text: Arc<Text>,
    /// The source-map position of the first byte.
    pub base: u32,
    lines: OnceLock<Vec<u32>>,
}

impl SourceFile {
    /// A text whose first byte is at position `base` of the source map.
    pub(crate) fn new(name: &str, text: impl Into<Text>, base: u32) -> Self {
        Self { name: name.to_owned(), text: Arc::new(text.into()), base, lines: OnceLock::new() }
    }

    /// A text at the start of a source map, for [`SourceMap::share`]; `None` if it is too long.
    pub fn first(name: &str, text: impl Into<Text>) -> Option<Self> {
        let text = text.into();
        (text.len() as u64 + 1 < N_POSITIONS as u64).then(|| Self::new(name, text, 0))
    }

    /// The number of lines, the one after the last line break included.
    pub fn n_lines(&self) -> u32 {
        self.line_starts().len() as u32
    }

    /// The 1-based line and column of a byte offset.
    pub fn line_col(&self, offset: u32) -> (u32, u32) {
        let starts = self.line_starts();
        let line = starts.partition_point(|&start| start <= offset);
        let start = starts.get(line.wrapping_sub(1)).copied().unwrap_or(0);
        (line as u32, offset - start + 1)
    }

    fn line_starts(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let mut starts = vec![0];
            starts.extend(memchr::memchr_iter(b'\n', &self.text).map(|at| at as u32 + 1));
            starts
        })
    }

    /// The bytes of a 1-based line, without its line break.
    pub fn line(&self, line: u32) -> &[u8] {
        let starts = self.line_starts();
        let Some(&start) = (line as usize).checked_sub(1).and_then(|i| starts.get(i)) else { return &[] };
        let end = starts.get(line as usize).map_or(self.text.len(), |&next| next as usize - 1);
        self.text.get(start as usize..end).unwrap_or(&[])
    }
}

/// The source texts of a context, laid end to end in one position space of three gigabytes.
#[derive(Default)]
pub struct SourceMap {
    files: RwLock<Vec<Arc<SourceFile>>>,
}

impl SourceMap {
    /// Adds a text; `None` when the position space is full.
    pub fn add(&self, name: &str, text: Vec<u8>) -> Option<Arc<SourceFile>> {
        let mut files = self.files.write();
        // One position past the end of each text is its own, so that end-of-file can be pointed at.
        let base = files.last().map_or(0, |f| f.base as u64 + f.text.len() as u64 + 1);
        if base + text.len() as u64 + 1 > N_POSITIONS as u64 {
            return None;
        }
        let file = Arc::new(SourceFile::new(name, text, base as u32));
        files.push(file.clone());
        Some(file)
    }

    /// Makes a file, which several contexts may share, the first one here. `false` if there is another already.
    pub fn share(&self, file: Arc<SourceFile>) -> bool {
        let mut files = self.files.write();
        let first = files.is_empty() && file.base == 0;
        if first {
            files.push(file);
        }
        first
    }

    /// The file that holds a position.
    pub fn file_at(&self, pos: u32) -> Option<Arc<SourceFile>> {
        let files = self.files.read();
        let at = files.partition_point(|f| f.base <= pos).checked_sub(1)?;
        files.get(at).cloned()
    }

    /// The file, line and column of a position.
    pub fn resolve(&self, pos: u32) -> Option<(Arc<SourceFile>, u32, u32)> {
        let file = self.file_at(pos)?;
        let (line, col) = file.line_col(pos - file.base);
        Some((file, line, col))
    }

    /// The most recently added file of this name, to show a source line.
    pub fn by_name(&self, name: &str) -> Option<Arc<SourceFile>> {
        let files = self.files.read();
        files.iter().rev().find(|f| f.name == name).cloned()
    }
}
