//! The files of the page: those in the program, or those of a folder.

use std::borrow::Cow;
use std::path::PathBuf;

/// The names and the bytes, compressed by gzip, of the files in the program: none without the feature `explore`. The build
/// script makes the list of `explorer/dist`.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Extensions of files, and their types for browsers. Others are not served.
const TYPES: &[(&str, &str)] = &[
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain; charset=utf-8"),
    ("wasm", "application/wasm"),
];

/// The name of the program that the page opens, and its type.
pub const PROGRAM: &str = "program";
const PROGRAM_TYPE: &str = "text/plain; charset=utf-8";

/// Files without which there is no page.
const REQUIRED: &[&str] = &["index.html", "main.js", "terrace.wasm"];

/// A page, and the program that it opens.
pub struct Page {
    /// The folder of the page; `None` for the one in this program.
    folder: Option<PathBuf>,
    program: Option<Program>,
}

/// A program in MLIR or LLVM IR.
pub enum Program {
    /// A file, which is read for each request.
    File(PathBuf),
    /// Its text, of standard input or a pipe.
    Text(Vec<u8>),
}

/// A file as it is sent.
pub struct File {
    /// Its type, with the character set of text.
    pub media_type: &'static str,
    /// Whether the bytes are compressed by gzip.
    pub is_gzip: bool,
    /// The bytes.
    pub bytes: Cow<'static, [u8]>,
}

impl Page {
    /// The page of a folder, or else the one in this program. The error is a message.
    pub fn open(folder: Option<PathBuf>, program: Option<Program>) -> Result<Self, String> {
        let how = "'npm ci' and 'npm run build' in the folder 'explorer' of Terrace's sources make one in 'explorer/dist'";
        let Some(folder) = folder else {
            return match FILES {
                [] => Err(format!(
                    "this program was built without the page: --dir=<folder> names a folder that has it; {how}"
                )),
                _ => Ok(Self { folder: None, program }),
            };
        };
        match REQUIRED.iter().find(|name| !folder.join(name).is_file()) {
            Some(name) => {
                Err(format!("the page is not in '{}', which has no '{name}': {how}", folder.display()))
            }
            None => Ok(Self { folder: Some(folder), program }),
        }
    }

    /// The file of this name; all of them are in one folder. A name with another character than letters, digits, `-`, `_`
    /// and `.` has none, so that none leads elsewhere.
    pub fn file(&self, name: &str) -> Option<File> {
        if let (PROGRAM, Some(program)) = (name, &self.program) {
            let bytes = match program {
                Program::File(path) => std::fs::read(path).ok()?,
                Program::Text(text) => text.clone(),
            };
            return Some(File { media_type: PROGRAM_TYPE, is_gzip: false, bytes: bytes.into() });
        }
        let (_, extension) = name.rsplit_once('.')?;
        let &(_, media_type) = TYPES.iter().find(|(known, _)| *known == extension)?;
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        if name.starts_with('.') || !name.bytes().all(is_plain) {
            return None;
        }
        let bytes: Cow<'static, [u8]> = match &self.folder {
            None => FILES.iter().find(|(file, _)| *file == name)?.1.into(),
            Some(folder) => {
                let path = folder.join(name);
                // Reading a pipe or a device may not end.
                path.is_file().then(|| std::fs::read(path).ok()).flatten()?.into()
            }
        };
        Some(File { media_type, is_gzip: self.folder.is_none(), bytes })
    }
}
