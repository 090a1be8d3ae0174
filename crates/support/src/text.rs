//! Texts of input files: bytes in memory, or a file that is mapped.
//!
//! A mapped file is not copied, and its pages need not stay in memory: the kernel reads them from the file again when a
//! diagnostic shows a line. As with every tool that maps its input (LLVM's do), truncating the file from another process
//! meanwhile ends this one, and rewriting it in place mixes old and new bytes. Memory safety does not rely on the bytes:
//! values that are read from them are checked where they are used.

use memmap2::Mmap;
#[cfg(unix)]
use memmap2::UncheckedAdvice;
use std::fs::File;
use std::io::{self, Read};
use std::ops::Deref;

/// The text of an input file.
pub struct Text(Kind);

enum Kind {
    Owned(Vec<u8>),
    Mapped(Mmap),
}

/// Smaller files are read, since a mapping costs a fault for each page.
const MIN_MAPPED: usize = 256 << 10;
/// A multiple of the size of a page.
#[cfg(unix)]
const PAGE: usize = 64 << 10;

impl Text {
    /// Reads a file.
    ///
    /// # Errors
    /// Errors of reading the file.
    pub fn read(mut file: File) -> io::Result<Text> {
        // `read_to_end` sees the end of the file in the extra byte and need not grow the buffer.
        let mut text = Vec::with_capacity(length(&file) + 1);
        file.read_to_end(&mut text)?;
        Ok(Text::from(text))
    }

    /// Maps a file, or reads it if it is small or cannot be mapped.
    ///
    /// # Safety
    /// Nothing in this process may change the file while the text exists. Other processes should not; see the module's
    /// documentation.
    ///
    /// # Errors
    /// Errors of reading the file.
    pub unsafe fn map(file: File) -> io::Result<Text> {
        if length(&file) >= MIN_MAPPED
            // SAFETY: as the caller promises.
            && let Ok(mapping) = unsafe { Mmap::map(&file) }
        {
            return Ok(Text(Kind::Mapped(mapping)));
        }
        Text::read(file)
    }

    /// Advises the system that the bytes from `start` to `end` are not needed soon, so it may drop their pages. They stay
    /// readable.
    pub fn advise_dont_need(&self, start: usize, end: usize) {
        #[cfg(unix)]
        if let Kind::Mapped(mapping) = &self.0 {
            let (start, end) = (start.next_multiple_of(PAGE), end.min(mapping.len()) / PAGE * PAGE);
            if start < end {
                // SAFETY: the mapping is only read, and dropped pages are read from the file again.
                // An error is ignored: the pages then stay in memory.
                _ = unsafe { mapping.unchecked_advise_range(UncheckedAdvice::DontNeed, start, end - start) };
            }
        }
        #[cfg(not(unix))]
        let _ = (start, end);
    }
}

/// The length of a regular file, zero for others and for what is longer than memory.
fn length(file: &File) -> usize {
    let meta = file.metadata().ok().filter(|meta| meta.is_file());
    meta.map_or(0, |meta| usize::try_from(meta.len()).unwrap_or(0))
}

impl From<Vec<u8>> for Text {
    fn from(bytes: Vec<u8>) -> Text {
        Text(Kind::Owned(bytes))
    }
}

impl Deref for Text {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        match &self.0 {
            Kind::Owned(bytes) => bytes,
            Kind::Mapped(mapping) => mapping,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_stay_readable_after_advice() {
        let path = std::env::temp_dir().join(format!("terrace-text-{}", std::process::id()));
        for size in [0, 1, MIN_MAPPED - 1, MIN_MAPPED, MIN_MAPPED + 4097] {
            let bytes: Vec<u8> = (0..size).map(|i| (i * 7 + i / 251) as u8).collect();
            std::fs::write(&path, &bytes).unwrap();
            // SAFETY: the file changes no more.
            let text = unsafe { Text::map(File::open(&path).unwrap()) }.unwrap();
            assert!(*text == *bytes);
            text.advise_dont_need(0, size / 2 + 1);
            text.advise_dont_need(3, usize::MAX);
            assert!(*text == *bytes);
            // The file may be removed while it is mapped.
            std::fs::remove_file(&path).unwrap();
            assert!(*text == *bytes);
        }
    }
}
