//! Reading inputs and writing outputs.
//!
//! An output file appears as a whole or not at all: it is written beside its place and renamed.

use std::fs::{self, File, OpenOptions};
use std::io::{self, IoSlice, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use terrace_support::text::Text;

/// What messages call standard input.
pub const STDIN: &str = "<stdin>";

/// Reads a file, or standard input for `-`: its name for messages and its bytes.
///
/// The error is the whole message.
pub fn read(path: &str, stdin: &mut dyn Read) -> Result<(String, Text), String> {
    let failed = |error: io::Error| format!("cannot open input file '{path}': {}\n", reason(&error));
    if path == "-" {
        let mut text = Vec::new();
        stdin.read_to_end(&mut text).map_err(failed)?;
        return Ok((STDIN.to_owned(), text.into()));
    }
    let file = File::open(path).map_err(failed)?;
    let text = Text::of_file(file).map_err(failed)?;
    Ok((path.to_owned(), text))
}

/// An error of the system in its own words, without Rust's number.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.rfind(" (os error ") {
        Some(at) => text[..at].to_owned(),
        None => text,
    }
}

/// Where output goes: standard output, or a file that is there when everything has succeeded.
pub struct Output {
    target: Option<Target>,
    /// What comes behind the last whole block.
    rest: Vec<u8>,
}

/// What is written in pieces is written in multiples of this: a file system that meets parts of its own blocks takes a
/// quarter longer.
const BLOCK: usize = 64 << 10;

struct Target {
    /// As it was given.
    name: String,
    place: Place,
}

enum Place {
    /// A device or pipe: written to directly.
    Direct(File),
    /// A file: the temporary one beside it, and where it is renamed to.
    Renamed { file: File, temporary: PathBuf, path: PathBuf },
}

impl Output {
    /// Opens a file for output, or standard output for `-`; the error is the whole message.
    pub fn open(path: &str) -> Result<Self, String> {
        if path == "-" {
            return Ok(Self { target: None, rest: Vec::new() });
        }
        let place = open_place(Path::new(path))
            .map_err(|error| format!("cannot open output file '{path}': {}\n", reason(&error)))?;
        Ok(Self { target: Some(Target { name: path.to_owned(), place }), rest: Vec::new() })
    }

    /// Writes a part of the output, or keeps it until there is more; the error is the whole message.
    pub fn write(&mut self, bytes: &[u8], stdout: &mut dyn Write) -> Result<(), String> {
        let whole = (self.rest.len() + bytes.len()) / BLOCK * BLOCK;
        let (now, later) = bytes.split_at(whole.saturating_sub(self.rest.len()));
        if whole != 0 {
            self.write_now(now, stdout)?;
        }
        self.rest.extend_from_slice(later);
        Ok(())
    }

    /// Writes what was kept and these bytes; the error is the whole message.
    pub fn write_now(&mut self, bytes: &[u8], stdout: &mut dyn Write) -> Result<(), String> {
        let rest = core::mem::take(&mut self.rest);
        let parts = [IoSlice::new(&rest), IoSlice::new(bytes)];
        let written = match &mut self.target {
            None => match write_parts(stdout, parts).and_then(|()| stdout.flush()) {
                // Whoever reads has seen enough.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
                written => written,
            },
            Some(Target { place: Place::Direct(file) | Place::Renamed { file, .. }, .. }) => {
                write_parts(file, parts)
            }
        };
        written.map_err(|error| self.failed(&error))
    }

    fn failed(&self, error: &io::Error) -> String {
        match &self.target {
            None => format!("cannot write to standard output: {}\n", reason(error)),
            Some(target) => format!("cannot write output file '{}': {}\n", target.name, reason(error)),
        }
    }

    /// Writes the rest and puts the file into its place; the error is the whole message.
    pub fn keep(mut self, bytes: &[u8], stdout: &mut dyn Write) -> Result<(), String> {
        let mut written = self.write_now(bytes, stdout);
        if let Some(Target { place: Place::Renamed { temporary, path, .. }, .. }) = &self.target {
            if written.is_ok() {
                written = fs::rename(temporary, path).map_err(|error| self.failed(&error));
            }
            if written.is_err() {
                let _ = fs::remove_file(temporary);
            }
        }
        written
    }

    /// Leaves no file behind. What is meant for standard output is written all the same.
    pub fn discard(mut self, bytes: &[u8], stdout: &mut dyn Write) {
        match &self.target {
            None => {
                // The tool has failed already; there is nobody to tell.
                let _ = self.write_now(bytes, stdout);
            }
            Some(Target { place: Place::Renamed { temporary, .. }, .. }) => {
                let _ = fs::remove_file(temporary);
            }
            Some(_) => {}
        }
    }
}

/// Writes one part behind the other, at once as far as that is possible.
fn write_parts(to: &mut dyn Write, mut parts: [IoSlice<'_>; 2]) -> io::Result<()> {
    let mut left = &mut parts[..];
    // Skips what is empty.
    IoSlice::advance_slices(&mut left, 0);
    while !left.is_empty() {
        match to.write_vectored(left) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(n) => IoSlice::advance_slices(&mut left, n),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

fn open_place(path: &Path) -> io::Result<Place> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let existing = fs::metadata(path).ok();
    if existing.as_ref().is_some_and(|m| !m.is_file()) {
        return OpenOptions::new().write(true).open(path).map(Place::Direct);
    }
    // A link stays a link: its target is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if existing.is_some() {
        OpenOptions::new().append(true).open(&path)?;
    }
    let Some(name) = path.file_name() else { return Err(io::ErrorKind::NotFound.into()) };
    let mut beside = std::ffi::OsString::from(".");
    beside.push(name);
    beside.push(format!(".{}.{}.tmp", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed)));
    let temporary = path.with_file_name(beside);
    let file = OpenOptions::new().write(true).create_new(true).open(&temporary)?;
    if let Some(existing) = existing {
        // A file that cannot have its old mode is better than none.
        let _ = fs::set_permissions(&temporary, existing.permissions());
    }
    Ok(Place::Renamed { file, temporary, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_become_blocks_and_nothing_is_lost() {
        /// Takes no more than so many bytes at once, and notes how many it was offered.
        struct Slow(Vec<u8>, Vec<usize>);
        impl Write for Slow {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                let n = bytes.len().min(50_000);
                self.0.extend_from_slice(&bytes[..n]);
                Ok(n)
            }
            fn write_vectored(&mut self, parts: &[IoSlice<'_>]) -> io::Result<usize> {
                self.1.push(self.0.len() + parts.iter().map(|part| part.len()).sum::<usize>());
                self.write(&parts[0])
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let text: Vec<u8> = (0..1_000_000u32).map(|i| (i.wrapping_mul(0x9E37_79B9) >> 24) as u8).collect();
        let (mut output, mut slow) = (Output::open("-").unwrap(), Slow(Vec::new(), Vec::new()));
        let (mut at, mut size) = (0, 1);
        while let Some(piece) = text.get(at..at + size) {
            output.write(piece, &mut slow).unwrap();
            assert!(slow.0.len() % BLOCK == 0 && slow.1.iter().all(|end| end % BLOCK == 0));
            (at, size) = (at + size, size * 3 % 200_003);
        }
        output.keep(&text[at..], &mut slow).unwrap();
        assert!(slow.0 == text && slow.1.len() > 20);
    }

    #[test]
    fn files_appear_whole_or_not_at_all() {
        let dir = std::env::temp_dir().join(format!("terrace-files-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        let path = dir.join("out.txt");
        let name = path.to_str().unwrap();
        Output::open(name).unwrap().discard(b"no", &mut Vec::new());
        assert!(!path.exists());
        Output::open(name).unwrap().keep(b"one", &mut Vec::new()).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"one");
        Output::open(name).unwrap().discard(b"no", &mut Vec::new());
        assert_eq!(fs::read(&path).unwrap(), b"one");
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 1);
        assert!(Output::open(dir.to_str().unwrap()).is_err());
        fs::remove_dir_all(&dir).unwrap();
    }
}
