//! Texts of input files: bytes in memory, or a file that is mapped.
//!
//! A mapped file costs no copy, and pages that are read need not stay: the kernel gets them again from the file when
//! somebody looks, as diagnostics do. As with every tool that maps its input (LLVM's do), a file that another process
//! cuts short meanwhile ends this one, and one that is rewritten in place is read as a mixture. Nobody relies on the
//! bytes for memory safety: what is read from them is checked where it is used.

use std::fs::File;
use std::io::{self, Read};
use std::ops::Deref;

/// A text.
pub struct Text(Kind);

enum Kind {
    Owned(Vec<u8>),
    Mapped(system::Mapping),
}

/// Files of fewer bytes are read.
const MIN_MAPPED: usize = 256 << 10;

impl Text {
    /// The contents of a file.
    ///
    /// # Errors
    /// Those of reading.
    pub fn of_file(mut file: File) -> io::Result<Text> {
        let meta = file.metadata().ok().filter(|meta| meta.is_file());
        let length = meta.map_or(0, |meta| usize::try_from(meta.len()).unwrap_or(0));
        if length >= MIN_MAPPED
            && let Some(mapping) = system::Mapping::new(&file, length)
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
        if let Kind::Mapped(mapping) = &self.0 {
            mapping.pass(start, end.min(self.len()));
        }
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
            Kind::Mapped(mapping) => mapping.bytes(),
        }
    }
}

#[cfg(all(target_os = "linux", target_pointer_width = "64"))]
mod system {
    use crate::mapping::{madvise, mmap, munmap};
    use core::ffi::c_int;
    use core::ptr::null_mut;
    use std::fs::File;
    use std::os::fd::AsRawFd;

    const READ: c_int = 1;
    const PRIVATE: c_int = 2;
    const ADVISE_NOT_NEEDED: c_int = 4;
    /// The size of a page, or a multiple of it.
    const PAGE: usize = 64 << 10;

    /// A file's contents.
    pub struct Mapping {
        at: *const u8,
        size: usize,
    }
    // SAFETY: memory that is only read.
    unsafe impl Send for Mapping {}
    // SAFETY: as above.
    unsafe impl Sync for Mapping {}

    impl Mapping {
        /// Maps so many bytes of a file, not none; `None` when that is not possible.
        pub fn new(file: &File, size: usize) -> Option<Mapping> {
            // SAFETY: a new mapping, at a place of the kernel's choice.
            let at = unsafe { mmap(null_mut(), size, READ, PRIVATE, file.as_raw_fd(), 0) };
            (at as isize != -1).then(|| Mapping { at: at.cast(), size })
        }

        #[inline]
        pub fn bytes(&self) -> &[u8] {
            // SAFETY: so many bytes are mapped while this lives. That no other process changes the file is not ours
            // to ensure; see the module's documentation.
            unsafe { core::slice::from_raw_parts(self.at, self.size) }
        }

        pub fn pass(&self, start: usize, end: usize) {
            let (start, end) = (start.next_multiple_of(PAGE), end / PAGE * PAGE);
            if start < end && end <= self.size {
                // SAFETY: inside the mapping, whose pages are the file's and are read again when they are used.
                unsafe { madvise(self.at.add(start).cast_mut().cast(), end - start, ADVISE_NOT_NEEDED) };
            }
        }
    }

    impl Drop for Mapping {
        fn drop(&mut self) {
            // SAFETY: made by `new` with this size, and nobody has the bytes any more.
            unsafe { munmap(self.at.cast_mut().cast(), self.size) };
        }
    }
}

/// Files are read where mapping is unknown.
#[cfg(not(all(target_os = "linux", target_pointer_width = "64")))]
mod system {
    use std::fs::File;

    pub enum Mapping {}

    impl Mapping {
        pub fn new(_: &File, _: usize) -> Option<Mapping> {
            None
        }

        pub fn bytes(&self) -> &[u8] {
            match *self {}
        }

        pub fn pass(&self, _: usize, _: usize) {
            match *self {}
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
