//! Files that diagnostics show lines of.

use crate::loc::SourceFile;
use parking_lot::Mutex;
use std::fs::File;
use std::sync::Arc;
use terrace_support::FxHashMap;
use terrace_support::text::Text;

/// The largest file that is read to show one of its lines.
const MAX_FILE: u64 = 1 << 30;

/// Files that are not sources but that locations name, by name; `None` for those that cannot be read.
#[derive(Default)]
pub(crate) struct Files(Mutex<FxHashMap<String, Option<Arc<SourceFile>>>>);

impl Files {
    /// The file of this name, if it can be read.
    pub fn open(&self, name: &str) -> Option<Arc<SourceFile>> {
        let mut files = self.0.lock();
        if let Some(known) = files.get(name) {
            return known.clone();
        }
        // Regular files only: reading from a device might not end.
        let is_file = std::fs::metadata(name).is_ok_and(|meta| meta.is_file() && meta.len() <= MAX_FILE);
        let file = if is_file { File::open(name).ok() } else { None };
        let text = file.and_then(|file| Text::read(file).ok());
        let file = text.map(|text| Arc::new(SourceFile::new(name, text, 0)));
        files.insert(name.to_owned(), file.clone());
        file
    }
}
