//! Texts of input files: bytes in memory, or a file that is mapped.
//!
//! A mapped file costs no copy, and pages that are read need not stay: the kernel gets them again from the file when
//! somebody looks, as diagnostics do. As with every tool that maps its input (LLVM's do), a file that another process
//! cuts short meanwhile ends this one, and one that is rewritten in place is read as a mixture. Nobody relies on the
//! bytes for memory safety: what is read from them is checked where it is used.

use memmap2::Mmap;
#[cfg(unix)]
use memmap2::UncheckedAdvice;
use std::fs::File;
use std::io::{self, Read};
use std::ops::Deref;

/// A text.
pub struct Text(Kind);

enum Kind {
    Owned(Vec<u8>),
    Mapped(Mmap),
}

/// Files of fewer bytes are read.
const MIN_MAPPED: usize = 256 << 10;
/// The size of a page, or a multiple of it.
#[cfg(unix)]
const PAGE: usize = 64 << 10;

impl Text {
    /// The contents of a file.
    ///
    /// # Errors
    /// Those of reading.
    pub fn of_file(mut file: File) -> io::Result<Text> {
        let meta = file.metadata().ok().filter(|meta| meta.is_file());
        let length = meta.map_or(0, |meta| usize::try_from(meta.len()).unwrap_or(0));
        if length >= MIN_MAPPED
            // SAFETY: that no other process changes the file is not ours to ensure; see the module's documentation.
            && let Ok(mapping) = unsafe { Mmap::map(&file) }
        {
            return Ok(Text(Kind::Mapped(mapping)));
        }
        // One byte more than its length lets the end be seen without growing the buffer.
        let mut text = Vec::with_capacity(length + 1);
        file.read_to_end(&mut text)?;
        Ok(Text::from(text))
    }

    /// Says that the bytes from `start` to `end` are not needed soon. They stay what they are.
    pub fn pass(&self, start: usize, end: usize) {
        #[cfg(unix)]
        if let Kind::Mapped(mapping) = &self.0 {
            let (start, end) = (start.next_multiple_of(PAGE), end.min(mapping.len()) / PAGE * PAGE);
            if start < end {
                // SAFETY: the mapping is only read, and its pages come from the file again when they are used.
                // That the kernel does not follow the advice does not matter.
                _ = unsafe { mapping.unchecked_advise_range(UncheckedAdvice::DontNeed, start, end - start) };
            }
        }
        #[cfg(not(unix))]
        let _ = (start, end);
    }
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
    fn files_are_what_is_in_them_before_and_after_they_are_passed() {
        let path = std::env::temp_dir().join(format!("terrace-text-{}", std::process::id()));
        for size in [0, 1, MIN_MAPPED - 1, MIN_MAPPED, MIN_MAPPED + 4097] {
            let bytes: Vec<u8> = (0..size).map(|i| (i * 7 + i / 251) as u8).collect();
            std::fs::write(&path, &bytes).unwrap();
            let text = Text::of_file(File::open(&path).unwrap()).unwrap();
            assert!(*text == *bytes);
            text.pass(0, size / 2 + 1);
            text.pass(3, usize::MAX);
            assert!(*text == *bytes);
            // The name may go while the text is there.
            std::fs::remove_file(&path).unwrap();
            assert!(*text == *bytes);
        }
    }
}
