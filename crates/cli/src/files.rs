//! Reading inputs and writing outputs.
//!
//! An output file appears as a whole or not at all: a temporary file in its directory is written and renamed.

use crate::cache::Entry;
use crate::temporary::Temporary;
use std::fs::{self, File, OpenOptions};
use std::io::{self, IoSlice, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use terrace_support::text::Text;

/// The name of standard input in messages.
pub const STDIN: &str = "<stdin>";

/// Reads a file, or standard input for `-`. Returns its name in messages and its text.
///
/// The error is a message.
pub fn read(path: &str, stdin: &mut dyn Read) -> Result<(String, Text), String> {
    let failed = |error: io::Error| format!("cannot open input file '{path}': {}\n", reason(&error));
    if path == "-" {
        let mut text = Vec::new();
        stdin.read_to_end(&mut text).map_err(failed)?;
        return Ok((STDIN.to_owned(), text.into()));
    }
    let file = File::open(path).map_err(failed)?;
    // SAFETY: the program writes outputs to new files, which replace others by name.
    #[allow(unsafe_code, reason = "a mapping is not copied, and its pages can be given back")]
    let text = unsafe { Text::map(file) }.map_err(failed)?;
    Ok((path.to_owned(), text))
}

/// The system's text of an error, without the number that Rust appends.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.rfind(" (os error ") {
        Some(at) => text[..at].to_owned(),
        None => text,
    }
}

/// An output: standard output, or a file that appears when everything has succeeded.
pub struct Output {
    target: Option<Target>,
    /// Text that is not written yet: less than a block.
    rest: Vec<u8>,
    /// A copy for a cache.
    copy: Option<Entry>,
}

/// Chunks are written in multiples of this size: writes of partial file system blocks take a quarter longer.
const BLOCK: usize = 64 << 10;

struct Target {
    /// The path on the command line.
    name: String,
    file: TargetFile,
}

enum TargetFile {
    /// A device or pipe, which is written directly.
    Direct(File),
    /// A temporary file, and the path that it is renamed to.
    Renamed { file: File, temporary: Temporary, path: PathBuf },
}

impl Output {
    /// Opens a file for output, or standard output for `-`. The error is a message.
    pub fn open(path: &str) -> Result<Self, String> {
        if path == "-" {
            return Ok(Self { target: None, rest: Vec::new(), copy: None });
        }
        let file = open_target(Path::new(path))
            .map_err(|error| format!("cannot open output file '{path}': {}\n", reason(&error)))?;
        Ok(Self { target: Some(Target { name: path.to_owned(), file }), rest: Vec::new(), copy: None })
    }

    /// Also writes the output to an entry of a cache, which is completed with the output.
    pub fn copy_to(&mut self, entry: Entry) {
        self.copy = Some(entry);
    }

    /// Writes no entry of a cache.
    pub fn drop_copy(&mut self) {
        self.copy = None;
    }

    /// Lets those who may read the file run it, too, on systems where files say who may.
    pub fn make_executable(&self) {
        #[cfg(unix)]
        if let Some(Target { file: TargetFile::Renamed { file, .. }, .. }) = &self.target
            && let Ok(metadata) = file.metadata()
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = metadata.permissions().mode();
            // Without the permission the file is still complete; running it fails with the system's message.
            let _ = file.set_permissions(fs::Permissions::from_mode(mode | (mode & 0o444) >> 2));
        }
    }

    /// Writes a part of the output, in whole blocks; the rest is written later. The error is a message.
    pub fn write(&mut self, bytes: &[u8], stdout: &mut dyn Write) -> Result<(), String> {
        let whole = (self.rest.len() + bytes.len()) / BLOCK * BLOCK;
        let (blocks, rest) = bytes.split_at(whole.saturating_sub(self.rest.len()));
        if whole != 0 {
            self.write_now(blocks, stdout)?;
        }
        self.rest.extend_from_slice(rest);
        Ok(())
    }

    /// Writes the remaining text and these bytes. The error is a message.
    pub fn write_now(&mut self, bytes: &[u8], stdout: &mut dyn Write) -> Result<(), String> {
        let rest = core::mem::take(&mut self.rest);
        if let Some(copy) = &mut self.copy {
            copy.write(&rest);
            copy.write(bytes);
        }
        let parts = [IoSlice::new(&rest), IoSlice::new(bytes)];
        let written = match &mut self.target {
            None => match write_parts(stdout, parts).and_then(|()| stdout.flush()) {
                // The reader of the pipe has closed it, which is not an error.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
                written => written,
            },
            Some(Target { file: TargetFile::Direct(file) | TargetFile::Renamed { file, .. }, .. }) => {
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

    /// Writes the remaining text and renames the temporary file. The error is a message.
    pub fn commit(mut self, bytes: &[u8], stdout: &mut dyn Write) -> Result<(), String> {
        let mut written = self.write_now(bytes, stdout);
        if let Some(Target { file: TargetFile::Renamed { temporary, path, .. }, .. }) = &self.target
            && written.is_ok()
        {
            written = fs::rename(temporary.path(), path).map_err(|error| self.failed(&error));
        }
        if let Some(copy) = self.copy.take().filter(|_| written.is_ok()) {
            copy.finish();
        }
        written
    }

    /// Removes the temporary file. Text for standard output is still written.
    pub fn discard(mut self, bytes: &[u8], stdout: &mut dyn Write) {
        if self.target.is_none() {
            // The tool has failed already.
            let _ = self.write_now(bytes, stdout);
        }
    }
}

/// Writes two parts one after another, with one system call if possible.
fn write_parts(to: &mut dyn Write, mut parts: [IoSlice<'_>; 2]) -> io::Result<()> {
    let mut left = &mut parts[..];
    // Skips empty parts.
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

fn open_target(path: &Path) -> io::Result<TargetFile> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let existing = fs::metadata(path).ok();
    if existing.as_ref().is_some_and(|m| !m.is_file()) {
        return OpenOptions::new().write(true).open(path).map(TargetFile::Direct);
    }
    // The target of a symbolic link is replaced, not the link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if existing.is_some() {
        OpenOptions::new().append(true).open(&path)?;
    }
    let Some(name) = path.file_name() else { return Err(io::ErrorKind::NotFound.into()) };
    let mut temporary = std::ffi::OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}.{}.tmp", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed)));
    let temporary = Temporary::new(path.with_file_name(temporary));
    let file = OpenOptions::new().write(true).create_new(true).open(temporary.path())?;
    if let Some(existing) = existing {
        // A file without the old permissions is better than no file.
        let _ = fs::set_permissions(temporary.path(), existing.permissions());
    }
    Ok(TargetFile::Renamed { file, temporary, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_are_whole_blocks_and_complete() {
        /// Accepts a limited number of bytes per call, and records the end of each write.
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
        while let Some(chunk) = text.get(at..at + size) {
            output.write(chunk, &mut slow).unwrap();
            assert!(slow.0.len() % BLOCK == 0 && slow.1.iter().all(|end| end % BLOCK == 0));
            (at, size) = (at + size, size * 3 % 200_003);
        }
        output.commit(&text[at..], &mut slow).unwrap();
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
        Output::open(name).unwrap().commit(b"one", &mut Vec::new()).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"one");
        Output::open(name).unwrap().discard(b"no", &mut Vec::new());
        assert_eq!(fs::read(&path).unwrap(), b"one");
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 1);
        assert!(Output::open(dir.to_str().unwrap()).is_err());
        fs::remove_dir_all(&dir).unwrap();
    }
}
