//! The open documents.

use crate::chunk::Chunk;
use crate::names::View;
use crate::text::{Edit, Text};
use gen_lsp_types::Range;
use std::sync::Arc;
use terrace::Registry;
use terrace_support::{FxHashMap, hash_bytes};

/// The line between the chunks of a file.
pub const MARKER: &str = "// -----";

/// A chunk in a document.
#[derive(Clone)]
pub struct Placed {
    /// The offset of its first byte in the document.
    pub start: u32,
    /// Its analysis.
    pub chunk: Arc<Chunk>,
}

/// An open document.
pub struct Document {
    /// Its address.
    pub uri: String,
    /// The number of its version.
    pub version: Option<i32>,
    /// Its text.
    pub text: Text,
    /// The analyses of its chunks, in order; those of an earlier text until [`Document::analyze`].
    pub chunks: Vec<Placed>,
    /// The difference from the text that was analyzed.
    pub change: Change,
    registry: Arc<Registry>,
}

/// The difference between a text and the one that was analyzed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing.
    None,
    /// A part.
    Edit(Edit),
    /// Everything.
    All,
}

impl Document {
    /// A document that is not analyzed yet.
    pub fn new(registry: &Arc<Registry>, uri: String, version: Option<i32>, text: String) -> Self {
        let (text, registry) = (Text::new(text), registry.clone());
        Self { uri, version, text, chunks: Vec::new(), change: Change::All, registry }
    }

    /// The name of the file in messages and advice.
    pub fn name(&self) -> String {
        path_of(&self.uri).unwrap_or_else(|| self.uri.clone())
    }

    /// Replaces a range of the text, or everything.
    pub fn replace(&mut self, range: Option<Range>, new: &str) {
        self.remember();
        let edit = self.text.replace(range, new);
        self.change = match (self.change, range) {
            (Change::None, Some(_)) => Change::Edit(edit),
            (Change::Edit(first), Some(_)) => Change::Edit(first.then(edit)),
            (Change::All, _) | (_, None) => Change::All,
        };
    }

    /// Keeps what the next analysis has to know of the text, which may change then.
    pub fn remember(&mut self) {
        if self.changed() {
            return;
        }
        for placed in &mut self.chunks {
            let text = chunk_text(&self.text, placed.start, placed.chunk.len);
            // A chunk that is in two places stays as it is.
            if let Some(chunk) = Arc::get_mut(&mut placed.chunk) {
                chunk.remember(text);
            }
        }
    }

    /// Whether the text has changed since the analysis.
    pub fn changed(&self) -> bool {
        self.change != Change::None
    }

    /// Analyzes the chunks whose texts have changed.
    pub fn analyze(&mut self) {
        if let Change::Edit(edit) = core::mem::replace(&mut self.change, Change::None)
            && self.analyze_edit(edit)
        {
            return;
        }
        let text = self.text.as_str();
        let mut starts = vec![(0, text.len())];
        for at in memchr::memmem::find_iter(text.as_bytes(), MARKER.as_bytes()) {
            if let Some(last) = starts.last_mut() {
                last.1 = at;
            }
            starts.push((at + MARKER.len(), text.len()));
        }
        let (name, old) = (self.name(), core::mem::take(&mut self.chunks));
        let known: FxHashMap<(u32, u64), &Arc<Chunk>> =
            old.iter().map(|placed| ((placed.chunk.len, placed.chunk.hash), &placed.chunk)).collect();
        for (i, &(start, end)) in starts.iter().enumerate() {
            let part = &text[start..end];
            let chunk = match known.get(&(part.len() as u32, hash_bytes(part.as_bytes()))) {
                Some(&chunk) => chunk.clone(),
                None => {
                    let previous = old.get(i).filter(|_| old.len() == starts.len());
                    Arc::new(Chunk::new(&self.registry, &name, part, previous.map(|old| &*old.chunk)))
                }
            };
            self.chunks.push(Placed { start: start as u32, chunk });
        }
    }

    /// Analyzes the text after an edit, if it is in one body. Otherwise the chunks are those of the text before.
    pub fn analyze_edit(&mut self, edit: Edit) -> bool {
        let name = self.name();
        // After a panic there are none.
        let mut chunks = core::mem::take(&mut self.chunks);
        let at = chunks.partition_point(|placed| placed.start <= edit.start).saturating_sub(1);
        let is_done = chunks.get_mut(at).is_some_and(|placed| {
            let Some(chunk) = Arc::get_mut(&mut placed.chunk) else { return false };
            let end = edit.after(placed.start + chunk.len) as usize;
            let Some(text) = self.text.as_str().get(placed.start as usize..end) else { return false };
            chunk.edited(&name, text, edit.from(placed.start))
        });
        if is_done {
            chunks[at + 1..].iter_mut().for_each(|placed| placed.start = edit.after(placed.start));
        }
        self.chunks = chunks;
        is_done
    }

    /// The chunk that an offset is in.
    pub fn chunk_at(&self, offset: u32) -> Option<&Placed> {
        let at = self.chunks.partition_point(|placed| placed.start <= offset);
        self.chunks.get(at.saturating_sub(1))
    }

    /// A chunk with its text.
    pub fn view<'d>(&'d self, placed: &'d Placed) -> View<'d> {
        View { chunk: &placed.chunk, text: self.chunk_text(placed) }
    }

    /// The text of a chunk.
    pub fn chunk_text(&self, placed: &Placed) -> &str {
        chunk_text(&self.text, placed.start, placed.chunk.len)
    }
}

fn chunk_text(text: &Text, start: u32, len: u32) -> &str {
    text.as_str().get(start as usize..(start + len) as usize).unwrap_or("")
}

/// The path of a file's address. The editor may show a file under another scheme, such as `mlir.bytecode-mlir`.
pub fn path_of(uri: &str) -> Option<String> {
    let (_, path) = uri.split_once(':')?;
    let path = path.strip_prefix("//").unwrap_or(path);
    path.starts_with('/').then(|| decode(path)).flatten()
}

/// A text with its escapes replaced.
pub fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let hex = |byte: Option<u8>| (byte? as char).to_digit(16);
        let mut ahead = rest.clone();
        match (byte, hex(ahead.next()), hex(ahead.next())) {
            (b'%', Some(high), Some(low)) => {
                bytes.push((high * 16 + low) as u8);
                rest = ahead;
            }
            _ => bytes.push(byte),
        }
    }
    String::from_utf8(bytes).ok()
}

/// A text with the escapes of addresses (`%XX`) for all bytes but letters, digits, `-_.~` and some others.
pub fn encode(text: &str, others: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) || others.as_bytes().contains(&byte) {
            encoded.push(byte as char);
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    encoded
}

/// The address of a file.
pub fn uri_of(path: &str) -> String {
    format!("file://{}", encode(path, "/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_paths() {
        for path in ["/a/b.mlir", "/a b/é%.mlir"] {
            assert_eq!(path_of(&uri_of(path)).as_deref(), Some(path));
        }
        assert_eq!(path_of("file:///a%2").as_deref(), Some("/a%2"));
        assert_eq!(path_of("untitled:1"), None);
        assert_eq!(path_of("mlir.bytecode-mlir:/a.mlirbc").as_deref(), Some("/a.mlirbc"));
    }

    #[test]
    fn unchanged_chunks_and_bodies_are_kept() {
        let registry = Arc::new(Registry::all());
        let body = |n: u32| {
            format!("func.func @f{n}() -> i32 {{\n  %c = arith.constant {n} : i32\n  return %c : i32\n}}\n")
        };
        let text = |ns: &[u32]| ns.iter().map(|&n| body(n) + &body(n + 1)).collect::<Vec<_>>().join(MARKER);
        let mut document = Document::new(&registry, "file:///a.mlir".to_owned(), None, text(&[0, 2, 4]));
        document.analyze();
        let old = document.chunks.clone();
        document.text = Text::new(text(&[0, 6, 2, 4]).replace("constant 1 ", "constant 17 "));
        document.analyze();
        let same: Vec<_> = document
            .chunks
            .iter()
            .map(|new| old.iter().any(|old| Arc::ptr_eq(&old.chunk, &new.chunk)))
            .collect();
        assert_eq!(same, [false, false, true, true]);
        let bodies = |document: &Document| {
            let bodies = document.chunks[0].chunk.bodies.iter();
            bodies.map(|body| body.analysis.clone()).collect::<Vec<_>>()
        };
        let mut document = Document::new(&registry, "file:///a.mlir".to_owned(), None, text(&[0, 2, 4]));
        document.analyze();
        let old = bodies(&document);
        document.replace(None, &text(&[0, 2, 4]).replace("constant 1 ", "constant 17 "));
        document.analyze();
        let same: Vec<_> =
            old.iter().zip(bodies(&document)).map(|(old, new)| Arc::ptr_eq(old, &new)).collect();
        assert_eq!(same, [true, false]);
    }
}
