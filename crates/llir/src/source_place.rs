//! Places in source files, from the debug locations of instructions.

use crate::metadata::Md;
use crate::module::Module;

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourcePlace {
    /// The file's path.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, or 0 if it is not known.
    pub column: u32,
}

/// Scopes nest at most this deep.
const MAX_DEPTH: usize = 1000;

impl Module {
    /// The place of a debug location; `None` if it has no line or no file.
    pub fn source_place(&self, location: Md) -> Option<SourcePlace> {
        let view = self.cx.md_node_view(location)?;
        let (line, column) = view.line_and_column();
        let file = self.scope_file(view.md("scope")).filter(|_| line != 0)?;
        let (folder, name) = self.file_path(file)?;
        let file = std::path::Path::new(&folder).join(name).to_string_lossy().into_owned();
        Some(SourcePlace { file, line, column })
    }

    /// The file of a scope: that of the nearest scope that has one.
    pub fn scope_file(&self, scope: Md) -> Option<Md> {
        let mut at = scope;
        for _ in 0..MAX_DEPTH {
            let view = self.cx.md_node_view(at)?;
            let file = view.md("file");
            if self.cx.md_node_view(file).is_some() {
                return Some(file);
            }
            at = view.md("scope");
        }
        None
    }

    /// The folder and the name of a `!DIFile`.
    pub fn file_path(&self, file: Md) -> Option<(String, String)> {
        let view = self.cx.md_node_view(file)?;
        let name = self.md_text(view.md("filename")).filter(|name| !name.is_empty())?;
        Some((self.md_text(view.md("directory")).unwrap_or_default(), name))
    }

    /// The text of a metadata string, without zero bytes.
    pub fn md_text(&self, md: Md) -> Option<String> {
        Some(String::from_utf8_lossy(self.cx.md_text(md)?).replace('\0', ""))
    }
}
